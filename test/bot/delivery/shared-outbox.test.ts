import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { Outbox } from "../../../src/bot/delivery/outbox.js";
import { OutboxTable } from "../../../src/bot/delivery/outbox-table.js";
import type { Sender } from "../../../src/bot/delivery/sender.js";
import { SharedOutbox } from "../../../src/bot/delivery/shared-outbox.js";
import { BotDatabase } from "../../../src/store/database/bot-database.js";
import { eventually } from "../../support/eventually.js";
import { lineTo, makeDatabase, sharedPostgres, type TestDatabase } from "../../support/postgres.js";
import { makeWorkbench } from "../../support/workbench.js";

const server = await sharedPostgres();
const TIMES = { beatMs: 50, silentMs: 400 };
const TO = { channel: "telegram", chatId: "7" };

/** The outbox of one machine of a bot, in this process. */
async function machine(root: string, name: string, { env }: TestDatabase, url: string, sender: Sender) {
  const state = join(root, name);
  mkdirSync(state);
  const database = await BotDatabase.open({ ...env, CHAT_HOOKS_DATABASE_URL: url }, { state, workspace: root });
  if (!database) throw new Error("no database");
  const queue = await database.openQueue(TIMES);
  const local = new Outbox(join(state, "outbox"));
  const outbox = new SharedOutbox(local, new OutboxTable(database, queue), queue, "telegram", { firstWaitMs: 10 });
  outbox.setSender("telegram", sender);
  onTestFinished(async () => {
    await outbox.close();
    await queue.close();
    await database.close();
  });
  return outbox;
}

describe.skipIf("reason" in server)("a message that two machines could send", () => {
  test("is sent by the other one when its machine falls silent, and not by that one when it is back", async () => {
    const database = await makeDatabase(server);
    const line = await lineTo(database.url);
    const { root } = makeWorkbench();
    const sent: string[] = [];
    const refused: unknown[] = [];
    let goOn = (): void => {};
    const frozen = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let isAsked = false;
    const silent = await machine(root, "a", database, line.url, async (_chat, text, delivery) => {
      isAsked = true;
      await frozen;
      await delivery.begin().catch((error: unknown) => {
        refused.push(error);
        throw error;
      });
      sent.push(`a: ${text}`);
    });
    await silent.open();
    await silent.add({ to: TO, text: "hello", kind: "reply" });
    await eventually(() => isAsked).toBe(true);
    await line.cut();
    const other = await machine(root, "b", database, database.url, async (_chat, text, delivery) => {
      await delivery.begin();
      sent.push(`b: ${text}`);
    });
    await other.open();
    // What is added under the same name is the same message.
    const id = await other.add({ id: "once", to: TO, text: "and this", kind: "reply" });
    await other.add({ id, to: TO, text: "and this", kind: "reply" });
    // As is what says that its turn was stopped, where there was a reply after all.
    await other.add({ id: `${id} stopped`, to: TO, text: "I was interrupted", kind: "reply" });
    await other.add({ to: TO, text: "the last", kind: "reply" });
    await eventually(() => sent).toEqual(["b: hello", "b: and this", "b: the last"]);
    expect(await other.has("once")).toBe(true);
    await line.mend();
    goOn();
    // Until then it may not reach the database yet.
    await eventually(() => refused.map(String).at(-1)).toContain("another machine");
    expect(sent).toEqual(["b: hello", "b: and this", "b: the last"]);
  });
});
