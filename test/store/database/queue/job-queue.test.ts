import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import type { QueueDatabase } from "../../../../src/store/database/queue/engine.js";
import { JobQueue } from "../../../../src/store/database/queue/job-queue.js";
import { makeBotDatabases } from "../../../support/bot-database.js";
import { eventually } from "../../../support/eventually.js";
import { lineTo } from "../../../support/postgres.js";
import { makeWorkbench } from "../../../support/workbench.js";

const { isThere, makeBot } = await makeBotDatabases();
const TIMES = { beatMs: 50, silentMs: 200 };

describe.skipIf(!isThere)("a machine that shares a queue", () => {
  test("asks now and then, and not without a pause, when a job ends while the database is away", async () => {
    const { root, workspace } = makeWorkbench();
    const { database, open } = await makeBot({ state: `${root}/state`, workspace });
    const line = await lineTo(database.url);
    const bot = await open({ CHAT_HOOKS_DATABASE_URL: line.url });
    let asked = 0;
    let isBegun = false;
    let end = (): void => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const counted: QueueDatabase = {
      ...{ settings: bot.settings, own: bot.own, bot: bot.bot, machine: bot.machine, query: bot.query },
      transaction(work) {
        asked += 1;
        return bot.transaction(work);
      },
      listen: (channel, onNews) => bot.listen(channel, onNews),
      nameOf: (text) => bot.nameOf(text),
    };
    const queue = new JobQueue(counted, TIMES);
    const task = async (): Promise<void> => {
      isBegun = true;
      await ended;
    };
    await queue.work("update", { slots: 1, task });
    await queue.add("update", "SELECT 1 AS number, 'chat' AS queue, '{}'::json AS payload", []);
    await eventually(() => isBegun).toBe(true);
    await line.cut();
    await pause(2 * TIMES.silentMs);
    asked = 0;
    end();
    await pause(500);
    const askedMeanwhile = asked;
    await line.mend();
    await eventually(() => database.query("SELECT 1 FROM chat_hooks_queue._private_jobs")).toEqual([]);
    await queue.close();
    expect(askedMeanwhile).toBeLessThan(100);
  });
});
