import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { describe, expect, onTestFinished, test } from "vitest";
import { ClosingError, Conversations } from "../../../src/bot/agent/conversations.js";
import { HistoryFiles } from "../../../src/bot/agent/history-files.js";
import type { Interrupted } from "../../../src/bot/agent/turn-files.js";
import { makeBotDatabases, SHORT_LEASE } from "../../support/bot-database.js";
import { eventually } from "../../support/eventually.js";
import { makeHookBench } from "../../support/hook-bench.js";
import { startModel } from "../../support/model-server.js";
import { lineTo } from "../../support/postgres.js";

const databases = await makeBotDatabases();
const ANN = { channel: "telegram", chatId: "1", senderId: "1" };

/** Machines that are one bot, and each tells of interrupted turns. */
async function makeMachines() {
  const { bench, hooks } = await makeHookBench();
  const { database, open } = await databases.makeBot(bench);
  const server = await startModel(onTestFinished);
  const provider = createOpenAICompatible({ name: "loopback", baseURL: server.url });
  const told: [string, Interrupted][] = [];
  let gate: Promise<void> | undefined;
  const machine = async (name: string, { url = database.url, tells = true, onSession = async () => {} } = {}) => {
    const fire: typeof hooks.firer.fire = async (event, ...rest) => {
      if (event === "on_session_start") await onSession();
      return hooks.firer.fire(event, ...rest);
    };
    const opened = await open({ CHAT_HOOKS_DATABASE_URL: url });
    const conversations = new Conversations({
      hooks: { fire },
      model: provider("m"),
      // Where a test holds a turn up, the next one.
      system: async () => {
        const held = gate;
        gate = undefined;
        await held;
        return "You are kind.";
      },
      tools: () => ({}),
      folder: `${bench.root}/${name}`,
      database: opened,
      leaseTimes: SHORT_LEASE,
    });
    onTestFinished(() => conversations.close());
    const settle = async (interrupted: Interrupted) => {
      told.push([name, interrupted]);
      return new Set<string>();
    };
    if (tells) await conversations.settleInterrupted(settle);
    return { conversations, opened };
  };
  const holdTurns = (): (() => void) => {
    let release = (): void => {};
    gate = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  };
  const begun = async (): Promise<number> => {
    const [row] = await database.query(
      "SELECT count(*)::int AS count FROM chat_hooks.bot_records WHERE kind = 'conversations.begun' AND bot LIKE $1",
      [`%${(await open()).bot.split(" ").slice(-2).join(" ")}`],
    );
    return Number(row?.count);
  };
  const asked = (): string => JSON.stringify(server.requests.at(-1)?.messages);
  return { server, machine, open, told, asked, holdTurns, begun, database };
}

describe.skipIf(!databases.isThere)("machines that share the conversations of a bot", () => {
  test("each take the next message of a chat, and know what was said on the other", async () => {
    const { machine, asked } = await makeMachines();
    const [{ conversations: a }, { conversations: b }] = [await machine("a"), await machine("b")];
    await a.respond(ANN, { text: "my name is Ann", id: "1" });
    await b.respond(ANN, { text: "and I am 30", id: "2" });
    await b.setGoal(ANN, "ship it");
    await a.respond(ANN, { text: "who am I?", id: "3" });
    expect(asked()).toMatch(/my name is Ann.*and I am 30/);
    expect(await b.respond(ANN, { text: "and I am 30", id: "3" })).toBeUndefined();
    await b.startAnew(ANN);
    await a.respond(ANN, { text: "who am I?", id: "4" });
    expect(asked()).not.toContain("Ann");
    await b.respond(ANN, { text: "go on", id: "5" });
    expect(asked()).toMatch(/who am I.*go on/);
  });

  test("keep what is said at a machine on that machine, also while the database is away", async () => {
    const { machine, asked, database } = await makeMachines();
    const line = await lineTo(database.url);
    const { conversations } = await machine("a", { url: line.url });
    await conversations.respond({ channel: "web", chatId: "page" }, { text: "I sit here" });
    await line.cut();
    await conversations.respond({ channel: "web", chatId: "page" }, { text: "where am I?" });
    expect(asked()).toContain("I sit here");
    const { conversations: b } = await machine("b");
    await b.respond({ channel: "web", chatId: "page" }, { text: "and who am I?" });
    expect(asked()).not.toContain("I sit here");
  });

  test("take a message once, whichever two begin with it", async () => {
    const { machine, holdTurns, begun, server } = await makeMachines();
    const [{ conversations: a }, { conversations: b }] = [await machine("a"), await machine("b")];
    await a.respond(ANN, { text: "hello" });
    const release = holdTurns();
    const replies = [a, b].map((machine) => machine.respond(ANN, { text: "deploy it", id: "m1" }));
    await eventually(begun).toBe(1);
    release();
    expect((await Promise.all(replies)).filter((reply) => reply !== undefined)).toHaveLength(1);
    expect(server.requests).toHaveLength(2);
  });

  test("tell once of a turn whose machine is gone, do not run it again, and let nothing of it be said afterwards", async () => {
    const { machine, holdTurns, begun, told, asked } = await makeMachines();
    const a = await machine("a", { tells: false });
    await a.conversations.respond(ANN, { text: "my name is Ann", id: "m1" });
    const release = holdTurns();
    const late = a.conversations.respond(ANN, { text: "deploy it", id: "m2" }).catch((error: unknown) => error);
    await eventually(begun).toBe(1);
    const [b, c] = [await machine("b"), await machine("c")];
    // As if it were frozen: it does not say any more that it is there.
    await a.opened.live().release();
    const freeze = setInterval(() => void a.opened.live().release(), 5);
    onTestFinished(() => clearInterval(freeze));
    await eventually(() => told).toHaveLength(1);
    expect(told[0]?.[1]).toMatchObject({ chat: { chatId: "1" }, turns: [{ message: "deploy it" }] });
    await eventually(begun).toBe(0);
    expect(await b.conversations.respond(ANN, { text: "deploy it", id: "m2" })).toBeUndefined();
    clearInterval(freeze);
    release();
    // It wakes up, and finds that others have told of it.
    expect(await late).toBeInstanceOf(ClosingError);
    await c.conversations.respond(ANN, { text: "and?", id: "m3" });
    expect(asked()).toMatch(/my name is Ann.*I was stopped here.*and\?/);
    expect(told).toHaveLength(1);
    await a.conversations.respond(ANN, { text: "who am I?", id: "m4" });
    expect(asked()).toMatch(/I was stopped here.*and\?.*who am I/);
  });

  test("tell also of a turn behind which its chat went on elsewhere, as when its machine was frozen", async () => {
    const { machine, holdTurns, begun, told, asked } = await makeMachines();
    const [{ conversations: a }, { conversations: b }] = [await machine("a"), await machine("b")];
    const release = holdTurns();
    const late = a.respond(ANN, { text: "deploy it", id: "m1" }).catch((error: unknown) => error);
    await eventually(begun).toBe(1);
    await b.respond(ANN, { text: "and?", id: "m2" });
    release();
    expect(await late).toBeInstanceOf(ClosingError);
    await eventually(() => told.map(([, { turns }]) => turns.map(({ message }) => message))).toEqual([["deploy it"]]);
    await eventually(begun).toBe(0);
    await a.respond(ANN, { text: "who am I?", id: "m3" });
    expect(asked()).toMatch(/and\?.*I was stopped here.*who am I/);
  });

  test("tell in its place of a turn whose machine was frozen before the reply was written down", async () => {
    const { machine, begun, told } = await makeMachines();
    const [{ conversations: a }, { conversations: b }] = [await machine("a"), await machine("b")];
    const kept: string[] = [];
    let goOn = (): void => {};
    const frozen = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let isFrozen = false;
    const keepLate = (): Promise<void> => {
      isFrozen = true;
      return frozen;
    };
    const late = a.respond(ANN, { text: "deploy it", id: "m1", keep: keepLate });
    await eventually(() => isFrozen).toBe(true);
    const keep = async (reply: string, name: string) => void kept.push(`${name.slice(32)}: ${reply}`);
    expect(await b.respond(ANN, { text: "deploy it", id: "m1", keep })).toBeUndefined();
    expect(await b.respond(ANN, { text: "deploy it", id: "m1", keep })).toBeUndefined();
    await b.respond(ANN, { text: "and?", id: "m2", keep });
    goOn();
    await late;
    expect(kept).toEqual([expect.stringMatching(/^ stopped: I was interrupted.*"deploy it"/), ": You said: and?"]);
    expect([await begun(), told]).toEqual([0, []]);
  });

  test("answer nothing that another machine has answered between a look and the beginning of a turn", async () => {
    const { machine, begun, server } = await makeMachines();
    const { conversations: b } = await machine("b");
    await b.respond(ANN, { text: "my name is Ann", id: "m1" });
    let isAnswered: Promise<unknown> | undefined;
    const onSession = async (): Promise<void> => {
      isAnswered = b.respond(ANN, { text: "deploy it", id: "m2" });
      await isAnswered;
    };
    // As if it were frozen there.
    const { conversations: a } = await machine("a", { onSession });
    await expect(a.respond(ANN, { text: "deploy it", id: "m2" })).rejects.toThrow(ClosingError);
    expect(await isAnswered).toContain("deploy it");
    expect(server.requests).toHaveLength(2);
    await eventually(begun).toBe(0);
  });

  test("say that an older version of a conversation was put back, and go on from there", async () => {
    const { machine, open, database } = await makeMachines();
    const { conversations } = await machine("a");
    await conversations.respond(ANN, { text: "one", id: "m1" });
    await conversations.respond(ANN, { text: "two", id: "m2" });
    const { bot } = await open();
    await database.query(
      `DELETE FROM chat_hooks.bot_records WHERE bot = $1 AND kind = 'conversations.jsonl' AND number =
         (SELECT max(number) FROM chat_hooks.bot_records WHERE bot = $1 AND kind = 'conversations.jsonl')`,
      [bot],
    );
    const third = conversations.respond(ANN, { text: "three", id: "m3" });
    expect(await third.catch((error: unknown) => error)).toMatchObject({ how: "older" });
    expect(await conversations.respond(ANN, { text: "three", id: "m4" })).toContain("three");
  });

  test("tell of nothing that a machine that is there is still at work on", async () => {
    const { machine, open, holdTurns, begun, told } = await makeMachines();
    const [{ conversations: a }] = [await machine("a"), await machine("b")];
    const release = holdTurns();
    const reply = a.respond(ANN, { text: "deploy it", id: "m1" });
    await eventually(begun).toBe(1);
    // What a process has left that is no more shows that somebody has looked.
    const gone = await open();
    const { turns } = new HistoryFiles({ records: gone.records("conversations"), lives: gone });
    await turns.begin({ id: "t1", message: "left", channel: "telegram", chatId: "2" });
    await eventually(() => told.map(([, { turns }]) => turns.map(({ message }) => message))).toEqual([["left"]]);
    release();
    expect(await reply).toContain("deploy it");
  });

  test("lose no turn while the database is away: it waits, whoever asked is told once, and is answered then", async () => {
    const { machine, holdTurns, asked, database } = await makeMachines();
    const line = await lineTo(database.url);
    const { conversations, opened } = await machine("a", { url: line.url });
    await conversations.respond(ANN, { text: "my name is Ann", id: "m1" });
    const told: string[] = [];
    opened.outage.watch("ann", () => told.push("away"));
    const release = holdTurns();
    const during = conversations.respond(ANN, { text: "and I am 30", id: "m2" });
    await eventually(
      async () => (await database.query("SELECT FROM chat_hooks.bot_records WHERE kind LIKE '%begun'")).length,
    ).toBe(1);
    await line.cut();
    release();
    const behind = conversations.respond(ANN, { text: "who am I?", id: "m3" });
    await eventually(() => told).toEqual(["away"]);
    opened.outage.watch("ann", () => told.push("again"));
    await line.mend();
    expect(await Promise.all([during, behind])).toEqual([
      expect.stringContaining("30"),
      expect.stringContaining("who"),
    ]);
    expect(asked()).toMatch(/my name is Ann.*and I am 30.*who am I/);
    expect(told).toEqual(["away"]);
    await line.cut();
    const again = conversations.respond(ANN, { text: "hello?", id: "m4" });
    await eventually(() => told).toEqual(["away", "away"]);
    await line.mend();
    expect(await again).toContain("hello?");
  });
});
