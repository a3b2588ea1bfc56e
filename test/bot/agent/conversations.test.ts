import { createHash } from "node:crypto";
import { appendFileSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { describe, expect, onTestFinished, test } from "vitest";
import { Conversations } from "../../../src/bot/agent/conversations.js";
import { HistoryFiles } from "../../../src/bot/agent/history-files.js";
import { makeBotDatabases, SHORT_LEASE } from "../../support/bot-database.js";
import { eventually } from "../../support/eventually.js";
import { makeHookBench } from "../../support/hook-bench.js";
import { startModel } from "../../support/model-server.js";

const ANN = { channel: "telegram", chatId: "1", senderId: "1" };
const BOB = { channel: "telegram", chatId: "2" };

const databases = await makeBotDatabases();
const STORES = databases.isThere ? (["files", "a database"] as const) : (["files"] as const);
type Store = (typeof STORES)[number];

async function makeConversations(store: Store = "files") {
  const made = await makeHookBench();
  const { bench } = made;
  const bot = store === "files" ? undefined : await databases.makeBot(bench);
  const folder = `${bench.state}/conversations`;
  const database = await bot?.open();
  const signal = new AbortController().signal;
  /** As a process before this one had them. */
  const earlier = await bot?.open();
  const files = new HistoryFiles(
    earlier ? { records: earlier.records("conversations", signal), lives: earlier } : folder,
  );
  const server = await startModel(onTestFinished);
  const provider = createOpenAICompatible({ name: "loopback", baseURL: server.url });
  const open = (more: { idleMs?: number; mostTokens?: number } = {}): Conversations => {
    const conversations = new Conversations({
      hooks: made.hooks.firer,
      model: provider("m"),
      system: async () => "You are kind.",
      tools: () => ({}),
      folder,
      ...(database && { database, leaseTimes: SHORT_LEASE }),
      ...more,
    });
    onTestFinished(() => conversations.close());
    return conversations;
  };
  const asked = (): string => JSON.stringify(server.requests.at(-1)?.messages);
  return { ...made, server, open, asked, files };
}

/** Takes what was interrupted, and tells nobody. */
function noteOf(conversations: Conversations, told: unknown[]): Promise<void> {
  return conversations.settleInterrupted(async (interrupted) => {
    told.push(interrupted);
    return new Set<string>();
  });
}

describe.for(STORES)("in %s", (store) => {
  test("each chat has a conversation of its own", async () => {
    const { open, asked } = await makeConversations(store);
    const conversations = open();
    await conversations.respond(ANN, { text: "my name is Ann" });
    await conversations.respond(BOB, { text: "my name is Bob" });
    expect(asked()).not.toContain("Ann");
    await conversations.respond(ANN, { text: "who am I?" });
    expect(asked()).toContain("my name is Ann");
  });

  test("a conversation goes on after a restart, under the same session", async () => {
    const { open, asked, hook, seen } = await makeConversations(store);
    await hook("on_session_start", "exit 0");
    await hook("on_session_end", "exit 0");
    const before = open();
    await before.respond(ANN, { text: "my name is Ann" });
    await before.close();
    await open().respond(ANN, { text: "who am I?" });
    expect(asked()).toContain("my name is Ann");
    const starts = seen("on_session_start");
    expect(starts.map(({ status }) => status)).toEqual(["new", "resumed"]);
    expect(new Set(starts.map(({ session_id }) => session_id)).size).toBe(1);
    expect(seen("on_session_end")).toMatchObject([{ status: "shutdown", chat_id: "1" }]);
  });

  test("/new ends the session, and nothing of it is left", async () => {
    const { open, asked, hook, seen } = await makeConversations(store);
    await hook("on_session_start", "exit 0");
    await hook("on_session_end", "exit 0");
    const conversations = open();
    await conversations.respond(ANN, { text: "my name is Ann" });
    await conversations.startAnew(ANN);
    await conversations.respond(ANN, { text: "who am I?" });
    await conversations.respond(BOB, { text: "hello" });
    expect(asked()).not.toContain("my name is Ann");
    const starts = seen("on_session_start").map(({ status, previous_status }) => [status, previous_status]);
    expect(starts).toEqual([
      ["new", undefined],
      ["new", "new"],
      ["new", undefined],
    ]);
    expect(seen("on_session_end")).toMatchObject([{ status: "new" }]);
  });

  test("a long history is shortened to a summary, unless a hook refuses", async () => {
    const { open, server, hook, seen } = await makeConversations(store);
    await hook("pre_compact", "exit 0");
    await hook("post_compact", "exit 0");
    const conversations = open({ mostTokens: 100 });
    server.say({ text: "a".repeat(300) }, { text: "b".repeat(300) }, { text: "Ann likes long words." });
    await conversations.respond(ANN, { text: "one" });
    await conversations.respond(ANN, { text: "two" });
    await conversations.respond(ANN, { text: "three" });
    const last = JSON.stringify(server.requests.at(-1)?.messages);
    expect(seen("pre_compact")[0]).toMatchObject({ trigger: "auto", token_count: expect.any(Number) });
    expect(seen("post_compact").length).toBeGreaterThan(0);
    expect(`${last}${JSON.stringify(server.requests)}`).toContain("[Summary of what was said before]");
  });

  test("a goal that was set lasts until complete_goal has passed, and every reply until then is a claim", async () => {
    const { open, server, hook, seen } = await makeConversations(store);
    await hook("on_completion_claim", "exit 0");
    const conversations = open();
    await conversations.setGoal(ANN, "ship the release");
    server.say(
      { text: "Shall I begin?" },
      { calls: [{ name: "complete_goal", input: { summary: "The release has been shipped." } }] },
      { text: "Done! It is fixed." },
    );
    await conversations.respond(ANN, { text: "hello" });
    await conversations.respond(ANN, { text: "yes" });
    await conversations.respond(ANN, { text: "fix the typo" });
    expect(seen("on_completion_claim").map(({ goal, claimed_by }) => `${claimed_by}: ${goal}`)).toEqual([
      "goal: ship the release",
      "complete_goal: ship the release",
      "words: fix the typo",
    ]);
  });

  test("messages of one chat wait for each other", async () => {
    const { open, server } = await makeConversations(store);
    const conversations = open();
    server.say({ text: "first" }, { text: "second" });
    const replies = await Promise.all([
      conversations.respond(ANN, { text: "a" }),
      conversations.respond(ANN, { text: "b" }),
    ]);
    expect(replies).toEqual(["first", "second"]);
    expect(server.requests[1]?.messages.length).toBeGreaterThan(2);
  });

  test("what waited when the process ended is told once, also in a chat that had not begun", async () => {
    const { open, files } = await makeConversations(store);
    await files.turns.saveWaiting({ id: "t1", message: "hello?", channel: "telegram", chatId: "2", messageId: "m1" });
    const told: unknown[] = [];
    const conversations = open();
    await noteOf(conversations, told);
    await eventually(() => told).toMatchObject([
      { chat: { channel: "telegram", chatId: "2" }, turns: [{ message: "hello?" }] },
    ]);
    await eventually(() => files.fileOf("telegram", "2").load()).toMatchObject({
      answered: ["m1"],
      history: [{ role: "user" }, {}],
    });
    await noteOf(open(), told);
    await conversations.startAnew(BOB);
    expect(await files.fileOf("telegram", "2").load()).toBeUndefined();
    expect(told).toHaveLength(1);
  });

  test("a message that was noted twice when the process was killed is one message", async () => {
    const { files } = await makeConversations(store);
    const turn = { id: "t1", message: "hello?" };
    const chat = { channel: "telegram", chatId: "1" };
    await files.turns.begin({ ...turn, ...chat });
    await files.turns.saveWaiting({ ...turn, ...chat });
    expect(await files.loadInterrupted()).toMatchObject([{ chat, turns: [turn] }]);
  });

  test("a turn adds to what is kept, with what was heard and called in the one that was interrupted", async () => {
    const { open, files, asked } = await makeConversations(store);
    const before = open();
    await before.respond(ANN, { text: "my name is Ann", id: "m1" });
    await before.setGoal(ANN, "ship it");
    await before.respond(ANN, { text: "and I am 30", id: "m2" });
    await before.close();
    await files.turns.begin({ id: "t3", message: "build it", messageId: "m3", channel: "telegram", chatId: "1" });
    await files.turns.note("t3", { heard: "build it, please" });
    await files.turns.note("t3", { call: "bash make" });
    const conversations = open();
    const told: unknown[] = [];
    await noteOf(conversations, told);
    await eventually(async () => (await files.fileOf("telegram", "1").load())?.answered).toEqual(["m1", "m2", "m3"]);
    expect(await conversations.respond(ANN, { text: "again", id: "m3" })).toBeUndefined();
    await conversations.respond(ANN, { text: "who am I?", id: "m4" });
    expect(asked()).toMatch(/my name is Ann.*I am 30.*build it, please.*I had called: bash make/);
    expect(await files.fileOf("telegram", "1").load()).toMatchObject({ goal: "ship it" });
    expect(told).toMatchObject([{ turns: [{ message: "build it", calls: ["bash make"] }] }]);
  });
});

test("an idle session ends by itself", async () => {
  const { open, hook, seen } = await makeConversations();
  await hook("on_session_end", "exit 0");
  await open({ idleMs: 50 }).respond(ANN, { text: "hello" });
  await eventually(() => seen("on_session_end").map(({ status }) => status)).toEqual(["idle"]);
});

test("what hooks say at the start of a session is known in all its turns", async () => {
  const { open, asked, hook } = await makeConversations();
  await hook("on_session_start", `echo '{"context": "it is Sunday"}'`);
  const conversations = open();
  await conversations.respond(ANN, { text: "hello" });
  await conversations.respond(ANN, { text: "and now?" });
  expect(asked()).toContain("[Note from a hook, not from the person: it is Sunday]");
});

test("a message that was dealt with, and waits again because it was delivered again, is not told of once more", async () => {
  const { open, bench } = await makeConversations();
  const { turns } = new HistoryFiles(`${bench.state}/conversations`);
  const chat = { channel: "telegram", chatId: "1" };
  await turns.saveWaiting({ id: "t1", message: "hello?", messageId: "m1", ...chat });
  const told: unknown[] = [];
  const settle = async (interrupted: unknown) => {
    told.push(interrupted);
    return new Set<string>();
  };
  await open().settleInterrupted(settle);
  expect(told).toHaveLength(1);
  await turns.saveWaiting({ id: "t2", message: "hello?", messageId: "m1", ...chat });
  await open().settleInterrupted(settle);
  expect(told).toHaveLength(1);
  // One that was begun was none of those: it has to be told, answered or not.
  await turns.begin({ id: "t3", message: "hello?", messageId: "m1", ...chat });
  await open().settleInterrupted(settle);
  expect(told).toHaveLength(2);
});

/** The file of a chat, as the first versions named it. */
const oldFileOf = (folder: string, { channel, chatId }: typeof BOB): string =>
  join(folder, `${createHash("sha256").update(`${channel} ${chatId}`).digest("hex").slice(0, 32)}.json`);

test("a conversation that an earlier version wrote goes on, and the turn it was in is told", async () => {
  const { open, bench, asked } = await makeConversations();
  const folder = `${bench.state}/conversations`;
  mkdirSync(folder, { recursive: true });
  const pending = { id: "t1", message: "build it", messageId: "m1", heard: "build it, please", calls: ["bash make"] };
  const history = [{ role: "user", content: "my name is Ann" }];
  const old = { sessionId: "s", goal: "", history, answered: [], lastAt: 0 };
  writeFileSync(oldFileOf(folder, ANN), JSON.stringify({ ...ANN, ...old, pending }));
  writeFileSync(oldFileOf(folder, BOB), JSON.stringify({ ...BOB, ...old }));
  const told: unknown[] = [];
  const settle = async (interrupted: unknown) => {
    told.push(interrupted);
    return new Set<string>();
  };
  await open().settleInterrupted(settle);
  const conversations = open();
  await conversations.settleInterrupted(settle);
  expect(told).toMatchObject([{ chat: { channel: "telegram", chatId: "1" }, turns: [pending] }]);
  expect(await conversations.respond(ANN, { text: "again", id: "m1" })).toBeUndefined();
  await conversations.respond(ANN, { text: "who am I?" });
  expect(asked()).toMatch(/my name is Ann.*build it, please.*I had called: bash make/);
  await conversations.respond(BOB, { text: "who am I?" });
  expect(asked()).toContain("my name is Ann");
});

test("a turn adds to the file of its chat, and what a killed process has left torn spoils nothing", async () => {
  const { open, bench, asked } = await makeConversations();
  const folder = `${bench.state}/conversations`;
  const before = open();
  await before.respond(ANN, { text: `my name is Ann ${"x".repeat(50_000)}`, id: "m1" });
  await before.setGoal(ANN, "ship it");
  const [name = ""] = readdirSync(folder);
  const path = join(folder, name);
  const size = statSync(path).size;
  const { ino } = statSync(path);
  await before.respond(ANN, { text: "and I am 30", id: "m2" });
  expect(statSync(path)).toMatchObject({ ino });
  expect(statSync(path).size - size).toBeLessThan(1_000);
  await before.close();
  appendFileSync(path, '\n{"goal":"","from":0,"add":[{"role":"us');
  const conversations = open();
  await conversations.respond(ANN, { text: "and I like trains", id: "m3" });
  await conversations.close();
  const files = new HistoryFiles(folder);
  expect(await files.fileOf("telegram", "1").load()).toMatchObject({
    goal: "ship it",
    answered: ["m1", "m2", "m3"],
    history: [{ role: "user" }, {}, { content: "and I am 30" }, {}, { content: "and I like trains" }, {}],
  });
  await open().respond(ANN, { text: "who am I?" });
  expect(asked()).toMatch(/my name is Ann.*I am 30.*I like trains/);
});

test("a conversation's file is written whole now and then, and says the same", async () => {
  const { bench } = await makeConversations();
  const file = new HistoryFiles(`${bench.state}/conversations`).fileOf("telegram", "1");
  const saved = { channel: "telegram", chatId: "1", sessionId: "s", goal: "", history: [], answered: [] };
  for (let turns = 0; turns < 1_010; turns += 1)
    await file.append({ ...saved, goal: `${turns}`, answered: [`${turns}`] }, `${turns}`);
  const [name = ""] = readdirSync(`${bench.state}/conversations`);
  expect(readFileSync(`${bench.state}/conversations/${name}`, "utf8").split("\n").length).toBeLessThan(20);
  expect(await file.load()).toMatchObject({ goal: "1009", answered: expect.arrayContaining(["1009"]) });
});

test("conversations in which nothing was said for so many days are forgotten, and no others", async () => {
  const { open, bench, asked } = await makeConversations();
  const folder = `${bench.state}/conversations`;
  const conversations = open();
  await conversations.respond(ANN, { text: "my name is Ann" });
  const [name = ""] = readdirSync(folder);
  await conversations.respond(BOB, { text: "my name is Bob" });
  const old = new Date(Date.now() - 31 * 86_400_000);
  utimesSync(join(folder, name), old, old);
  conversations.prune(30);
  await eventually(() => readdirSync(folder)).toEqual([expect.not.stringContaining(name)]);
  // Open meanwhile, it is written anew.
  await conversations.respond(ANN, { text: "still here" });
  await conversations.close();
  await open().respond(ANN, { text: "who am I?" });
  expect(asked()).toContain("my name is Ann");
});

test("of very many conversations the oldest are forgotten", async () => {
  const { bench } = await makeConversations();
  const folder = `${bench.state}/conversations`;
  const files = new HistoryFiles(folder);
  const saved = { channel: "api", sessionId: "s", goal: "", history: [], answered: [] };
  for (const [age, chatId] of ["c", "a", "d", "b"].entries()) {
    await files.fileOf("api", chatId).replace({ ...saved, chatId });
    for (const name of readdirSync(folder))
      if (readFileSync(join(folder, name), "utf8").includes(`"chatId":"${chatId}"`))
        utimesSync(join(folder, name), 1_000_000 - age, 1_000_000 - age);
  }
  await files.prune(undefined, 2);
  const left = await Promise.all(["a", "b", "c", "d"].map((chatId) => files.fileOf("api", chatId).load()));
  expect(left.map((each) => each?.chatId)).toEqual(["a", undefined, "c", undefined]);
});

test("a script's own turn is in the language it names", async () => {
  const { open, hook } = await makeConversations();
  await hook("on_user_message", `echo '{"decision": "block", "reason": "不行"}'`);
  const chat = { ...BOB, locale: "zh", runToken: "none" };
  expect(await open().respondOnce(chat, "hello")).toBe("[被钩子拦下：不行]");
});
