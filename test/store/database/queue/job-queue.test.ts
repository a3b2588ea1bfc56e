import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import type { BotDatabase } from "../../../../src/store/database/bot-database.js";
import type { QueueDatabase } from "../../../../src/store/database/queue/engine.js";
import { JobQueue } from "../../../../src/store/database/queue/job-queue.js";
import { makeBotDatabases } from "../../../support/bot-database.js";
import { eventually } from "../../../support/eventually.js";
import { lineTo } from "../../../support/postgres.js";
import { makeWorkbench } from "../../../support/workbench.js";

const { isThere, makeBot } = await makeBotDatabases();
const TIMES = { beatMs: 50, silentMs: 200 };

/** A queue's database that tells of each statement of its own. */
const watched = (bot: BotDatabase, tell: (text: string) => void): QueueDatabase => ({
  ...{ settings: bot.settings, own: bot.own, bot: bot.bot, machine: bot.machine },
  query(text, values) {
    tell(text);
    return bot.query(text, values);
  },
  transaction(work) {
    tell("BEGIN");
    return bot.transaction(work);
  },
  listen: (channel, onNews) => bot.listen(channel, onNews),
  nameOf: (text) => bot.nameOf(text),
});

describe.skipIf(!isThere)("a machine that shares a queue", () => {
  test("does the jobs of one queue right after each other, and looks for them no more than it has to", async () => {
    const { root, workspace } = makeWorkbench();
    const { open } = await makeBot({ state: `${root}/state`, workspace });
    let looks = 0;
    const queue = new JobQueue(
      watched(await open(), (text) => {
        if (text.includes("skip locked")) looks += 1;
      }),
    );
    onTestFinished(() => queue.close());
    const done: unknown[] = [];
    await queue.work("update", {
      slots: 4,
      async task(payload) {
        await pause(20);
        done.push(payload);
      },
    });
    await queue.add("update", "SELECT 0 AS number, 'chat' AS queue, '0'::json AS payload", []);
    await eventually(() => done).toEqual([0]);
    looks = 0;
    const began = performance.now();
    const jobs = "SELECT at AS number, 'chat' AS queue, to_json(at) AS payload FROM generate_series(1, 8) AS at";
    await queue.add("update", jobs, []);
    await eventually(() => done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    const tookMs = performance.now() - began;
    // Who waits to be told or to look again takes two seconds for each.
    expect(tookMs).toBeLessThan(7_000);
    // One that finds it, one behind it, and a few while nobody knows of any.
    expect(looks).toBeLessThan(8 * 3 + tookMs / 1_000);
  });

  test("does not read what somebody has made enormous, and goes on behind it", async () => {
    const { root, workspace } = makeWorkbench();
    const { open } = await makeBot({ state: `${root}/state`, workspace });
    const queue = new JobQueue(await open());
    onTestFinished(() => queue.close());
    const done: unknown[] = [];
    await queue.work("update", { slots: 1, task: async (payload) => void done.push(payload) });
    const enormous = "SELECT 0 AS number, 'chat' AS queue, to_json(repeat('x', 9000000)) AS payload";
    await queue.add("update", `${enormous} UNION ALL SELECT 1, 'chat', '"ours"'::json`, []);
    await eventually(() => done.length).toBe(2);
    expect(done).toEqual([null, "ours"]);
  });

  test("forgets the queues of chats in which nothing waits, and no other", async () => {
    const { root, workspace } = makeWorkbench();
    const { database, open } = await makeBot({ state: `${root}/state`, workspace });
    const queue = new JobQueue(await open());
    onTestFinished(() => queue.close());
    const done: unknown[] = [];
    await queue.work("update", { slots: 1, task: async (payload) => void done.push(payload) });
    await queue.add("update", "SELECT 0 AS number, 'resting' AS queue, '{}'::json AS payload", []);
    await eventually(() => done.length).toBe(1);
    await queue.add("later", "SELECT 0 AS number, 'waiting' AS queue, '{}'::json AS payload", []);
    const names = "SELECT queue_name FROM chat_hooks_queue._private_job_queues WHERE queue_name LIKE '%ting'";
    const left = async () => (await database.query(names)).map((row) => row.queue_name);
    expect(await left()).toContain("resting");
    const next = new JobQueue(await open());
    onTestFinished(() => next.close());
    await next.work("another", { slots: 1, task: async () => {} });
    await eventually(left).toEqual(["waiting"]);
    await database.query("DELETE FROM chat_hooks_queue._private_jobs");
  });

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
    const counted = watched(bot, () => {
      asked += 1;
    });
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
