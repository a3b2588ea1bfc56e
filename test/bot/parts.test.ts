import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { expect, onTestFinished, test, vi } from "vitest";
import { Conversations } from "../../src/bot/agent/conversations.js";
import { withinRun, withSessions } from "../../src/bot/channel-hooks.js";
import { CleanupStack } from "../../src/bot/cleanup-stack.js";
import { Deliveries } from "../../src/bot/delivery/deliveries.js";
import { tellInterrupted } from "../../src/bot/delivery/interrupted.js";
import { Outbox } from "../../src/bot/delivery/outbox.js";
import { reasonOf, type Sender, UndeliverableError } from "../../src/bot/delivery/sender.js";
import { PageMarks } from "../../src/bot/web/page-marks.js";
import { textsFor } from "../../src/bot/words/index.js";
import type { FireOutcome } from "../../src/core/firing.js";
import { eventually } from "../support/eventually.js";
import { makeHookBench } from "../support/hook-bench.js";
import { startModel } from "../support/model-server.js";
import { makeWorkbench } from "../support/workbench.js";

test("what fails to end is told, and keeps nothing else from ending", async () => {
  const complain = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => complain.mockRestore());
  const cleanup = new CleanupStack();
  const ended: string[] = [];
  cleanup.defer(() => void ended.push("first"));
  cleanup.defer(() => Promise.reject(new Error("the disk is gone")));
  cleanup.defer(() => Promise.reject("no error at all"));
  cleanup.defer(() => void ended.push("last"));
  await cleanup.dispose();
  await cleanup.dispose();
  expect(ended).toEqual(["last", "first"]);
  expect(complain.mock.calls).toEqual([["no error at all"], ["the disk is gone"]]);
});

test("within a hook's own run, what leaves passes the other hooks, in whichever chat", async () => {
  const { hooks, hook, bench } = await makeHookBench();
  await hook(
    "on_outbound_message",
    `cat > ${bench.root}/given; echo "$CHAT_HOOKS_RUN_TOKEN" > ${bench.root}/token
    grep -q secret ${bench.root}/given && { echo no >&2; exit 2; }
    grep -q swap ${bench.root}/given && echo '{"notification": "swapped"}'; exit 0`,
  );
  const foreign = withinRun(hooks, "the token of no run");
  expect(foreign.isWatched("on_outbound_message")).toBe(true);
  expect(await foreign.checkReplyText({ parts: ["hello", "there"], channel: "api" })).toEqual(["hello", "there"]);
  expect(await foreign.checkReplyText({ parts: ["a secret"], channel: "api", chatId: "7" })).toBeUndefined();
  expect(await foreign.checkReplyText({ parts: ["swap"], channel: "api", chatId: "7" })).toEqual(["swapped"]);
  // The hook whose run it is does not hear of what it has asked for itself.
  const own = withinRun(hooks, readFileSync(`${bench.root}/token`, "utf8").trim());
  expect(await own.checkReplyText({ parts: ["a secret"], channel: "api" })).toEqual(["a secret"]);
});

test("what leaves for a chat belongs to its session, unless it says so itself or goes nowhere", async () => {
  const { hooks, hook, seen } = await makeHookBench();
  await hook("on_notification", "exit 0");
  const known = withSessions(hooks, new Map([["telegram 7", "telegram session"]]));
  const to = { channel: "telegram", chat_id: "7", body: "news" };
  for (const input of [to, { ...to, chat_id: "8" }, { ...to, session_id: "own" }, { body: "news" }, undefined])
    await known.fire("on_notification", input);
  expect(seen("on_notification").map(({ session_id }) => session_id)).toEqual(["telegram session", "", "own", "", ""]);
});

const OUTCOME: FireOutcome = { verdict: "continue", context: [], notes: [], runs: [] };
const REWROTE: FireOutcome = {
  ...OUTCOME,
  runs: [{ hook: "./swap.sh", id: "1", event: "on_user_message", verdict: "continue", ms: 1, rewrote: true }],
};

test("the page marks what hooks did to its own message, and to no other", async () => {
  const marks = new PageMarks();
  let next = OUTCOME;
  const firer = marks.watch({ fire: async () => next });
  const own: unknown[] = [];
  const page = { channel: "web", chat_id: "page" };
  const begin = (id: string, text: string): void =>
    marks.begin({ id, text, markOwn: (given) => void own.push([id, given]), tellRefusal() {} });
  begin("a", "hello");
  begin("b", "bye");
  next = REWROTE;
  await firer.fire("on_user_message");
  await firer.fire("on_user_message", { ...page, channel: "telegram", message: "hello" });
  await firer.fire("on_response_end", page);
  expect([own, marks.onReply("a", "hi", "hi")]).toEqual([[], []]);
  for (const event of ["on_user_message", "pre_llm_call", "on_response_end"] as const)
    await firer.fire(event, { ...page, message: "hello" });
  expect(own).toEqual([["a", [{ kind: "rewritten", hook: "./swap.sh" }]]]);
  expect(marks.onReply("a", "hi", "hi")).toEqual([{ kind: "rewritten", hook: "./swap.sh" }]);
  expect(marks.onReply("b", "hi", "hi")).toEqual([]);
  // Another one that ends meanwhile takes nothing away from it; its own end does.
  begin("c", "later");
  marks.end("c");
  expect(marks.onReply("a", "hi", "hi")).toHaveLength(1);
  marks.end("a");
  expect(marks.onReply("a", "hi", "hi")).toEqual([]);
  // Stopped without a reason by nobody in particular: withheld is all that there is to say.
  next = { ...OUTCOME, verdict: "block" };
  await firer.fire("on_user_message", { ...page, message: "bye" });
  const stopped = textsFor("en").turnBlocked("");
  expect(marks.onReply("b", stopped, stopped)).toEqual([{ kind: "withheld" }]);
});

/** An outbox with two channels. */
async function makeDeliveries() {
  const { state } = makeWorkbench();
  const sent: string[] = [];
  const outbox = new Outbox(`${state}/outbox`, { firstWaitMs: 5, longestWaitMs: 10 });
  const deliveries = new Deliveries(outbox, { fire: async () => OUTCOME }, () => [], String);
  const sender: Sender = async (chatId, text, { begin }) => {
    await begin();
    sent.push(`${chatId} ${text}`);
  };
  deliveries.connect("telegram", sender);
  deliveries.connect("cli", sender);
  await outbox.open();
  onTestFinished(() => outbox.close());
  return { outbox, deliveries, sent, folder: `${state}/outbox`, state };
}

test("after a kill each chat that can be reached is told once what was left, in its language; what has a reply is not", async () => {
  const { deliveries, outbox, sent, state } = await makeDeliveries();
  const model = await startModel(onTestFinished);
  const open = (): Conversations => {
    const made = new Conversations({
      ...{ hooks: { fire: async () => OUTCOME }, system: async () => "", tools: () => ({}), graceMs: 10 },
      ...{ folder: `${state}/conversations`, model: createOpenAICompatible({ name: "m", baseURL: model.url })("m") },
    });
    onTestFinished(() => made.close());
    return made;
  };
  const killed = open();
  const words = `${"long ".repeat(20)}\nand a second line`;
  const replied = { channel: "telegram", chatId: "9" };
  let turnId = "";
  // As far as the first process got.
  const keep = (_reply: string, id: string): Promise<void> => {
    turnId = id;
    return new Promise(() => {});
  };
  void killed.respond(replied, { text: "answered", keep }).catch(() => undefined);
  await eventually(() => turnId).not.toBe("");
  const chats = [
    { channel: "cli", chatId: "terminal", locale: "zh" },
    { channel: "api", chatId: "program" },
    { channel: "cli", chatId: "other" },
  ];
  model.say(...chats.map(() => ({ silent: true }) as const));
  for (const chat of chats) void killed.respond(chat, { text: words }).catch(() => undefined);
  await eventually(() => model.requests.length).toBe(4);
  await tellInterrupted({
    ...{ conversations: open(), deliveries, hasTerminal: true, locale: "en" },
    hasReply: async (id) => id === turnId || outbox.has(id),
  });
  const begin = `${"long ".repeat(8)}…`;
  await eventually(() => sent.toSorted()).toEqual([
    expect.stringContaining(`other I was interrupted while working on your message "${begin}"`),
    expect.stringMatching(/^terminal .*long long/),
  ]);
  expect(sent.find((each) => each.startsWith("terminal"))).not.toContain("I was interrupted");
  // Nothing is left for the next one, with a terminal or without.
  await tellInterrupted({ conversations: open(), deliveries, hasTerminal: false, hasReply: async () => false });
  expect(sent).toHaveLength(2);
});

test("a long reply is written down whole, under the name of its turn", async () => {
  const { deliveries, sent, outbox } = await makeDeliveries();
  const to = { channel: "telegram", chatId: "7" };
  const text = "many words ".repeat(10_000);
  const id = await deliveries.keepReply(to, text, "turn");
  expect(id).toBe("turn");
  expect(await outbox.has("turn")).toBe(true);
  deliveries.release([id]);
  await eventually(() => sent).toEqual([`7 ${text}`]);
});

test("a mark that the disk refuses, and a file that somebody took away, hold up nobody and send nothing twice", async () => {
  const { outbox, sent, folder } = await makeDeliveries();
  const push = (text: string) => outbox.add({ to: { channel: "telegram", chatId: "7" }, text, kind: "push" });
  const nameOf = (ending: string): string => readdirSync(folder).find((file) => file.endsWith(ending)) ?? "none";
  writeFileSync(join(folder, "README"), "not ours");
  const taken = await push("taken away");
  rmSync(join(folder, nameOf(".json")));
  outbox.release(taken);
  // It cannot be marked as being sent: it is not sent until it can be.
  const unmarked = await push("one");
  const inTheWay = join(folder, nameOf(".json").replace(".json", ".sending"));
  mkdirSync(join(inTheWay, "full"), { recursive: true });
  outbox.release(unmarked);
  await outbox.settled();
  expect(sent).toEqual([]);
  rmSync(inTheWay, { recursive: true });
  await eventually(() => sent).toEqual(["7 one"]);
  // The mark cannot be taken back: the next attempt finds it there.
  const tried: string[] = [];
  outbox.setSender("telegram", async (_chatId, text, { begin }) => {
    await begin();
    tried.push(text);
    if (tried.length > 1) return;
    mkdirSync(join(folder, nameOf(".sending").replace(".sending", ".json"), "full"), { recursive: true });
    throw new Error("later");
  });
  outbox.release(await push("two"));
  await eventually(() => tried).toEqual(["two", "two"]);
  await outbox.settled();
  expect(readdirSync(folder)).toContain("README");
});

test("a reason is told without what was to be sent, whatever was thrown", () => {
  expect(reasonOf(new UndeliverableError("the chat is gone"), "hello")).toBe("the chat is gone");
  expect(reasonOf("my secret text", "my secret text")).toBe("unknown error");
  expect(reasonOf(new Error("cannot send: ok"), "ok")).toBe("the channel refused it");
});
