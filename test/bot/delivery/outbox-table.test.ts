import { describe, expect, test } from "vitest";
import { Outbox } from "../../../src/bot/delivery/outbox.js";
import { OutboxTable } from "../../../src/bot/delivery/outbox-table.js";
import { SharedOutbox } from "../../../src/bot/delivery/shared-outbox.js";
import { makeBotDatabases } from "../../support/bot-database.js";
import { eventually } from "../../support/eventually.js";
import { makeWorkbench } from "../../support/workbench.js";

const { isThere, makeBot } = await makeBotDatabases();
const SEND = "(SELECT identifier FROM chat_hooks_queue._private_tasks WHERE identifier LIKE 'send %')";

describe.skipIf(!isThere)("an outbox that machines share", () => {
  test("sends a message once, whatever jobs there are, and goes on behind those that name no message", async () => {
    const { root, workspace } = makeWorkbench();
    const { database, open } = await makeBot({ state: `${root}/state`, workspace });
    const bot = await open();
    const queue = await bot.openQueue();
    const outbox = new SharedOutbox(new Outbox(`${root}/outbox`), new OutboxTable(bot, queue), queue, "telegram", {});
    const sent: string[] = [];
    await outbox.open();
    const add = (id: string, chatId: string) =>
      outbox.add({ id, to: { channel: "telegram", chatId }, text: id, kind: "reply" });
    await add("first", "5");
    // A machine that was frozen for long may get the job again that it is still working on.
    await database.query(
      `SELECT chat_hooks_queue.add_job(${SEND}, payload, 'another') FROM chat_hooks_queue._private_jobs`,
    );
    const locked = "SELECT 1 AS one FROM chat_hooks_queue._private_jobs WHERE locked_by IS NOT NULL";
    await eventually(() => database.query(locked)).toHaveLength(2);
    const payload = JSON.stringify({ row: "\u0000" });
    await database.query(`SELECT chat_hooks_queue.add_job(${SEND}, $1) FROM generate_series(1, 20)`, [payload]);
    outbox.setSender("telegram", async (chatId, text, { begin }) => {
      await begin();
      sent.push(`${chatId} ${text}`);
    });
    await add("second", "6");
    await eventually(() => database.query("SELECT 1 FROM chat_hooks_queue._private_jobs")).toEqual([]);
    expect(sent.sort()).toEqual(["5 first", "6 second"]);
    await outbox.close();
    await queue.close();
  });
});
