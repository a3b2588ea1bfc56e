import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, onTestFinished, test, vi } from "vitest";
import type { BotApiServer } from "../support/bot-api-server.js";
import { decide } from "../support/deciding.js";
import { eventually } from "../support/eventually.js";
import { LONG_TESTS } from "../support/long-tests.js";
import { makeTelegramReadyBot, sharedTelegramReadyBot } from "../support/ready-bot.js";
import { makeStart, type Start } from "../support/started-bot.js";
import { idIn, type } from "../support/workbench.js";

const AT_TERMINAL = { channel: "cli", senderId: "local" };
const ASKS = `echo '{"decision": "ask", "reason": "sure?"}'`;
const ASKS_ABOUT_HELD = `grep -q '"notification": "HOLD' && ${ASKS}; exit 0`;
const WRITE = { calls: [{ name: "write_file", input: { file_path: "a.txt", content: "hello" } }] };

/** What the owner has got on Telegram: the cards, and all else but the greetings of a new workspace. */
const got = (telegram: BotApiServer): { cards: string[]; said: string[] } => {
  const texts = telegram.sent("sendMessage").map(({ payload }) => String(payload.text));
  const cards = texts.filter((text) => text.includes("Allow this?"));
  return { cards, said: texts.filter((text) => !cards.includes(text) && !/hooks|^Allowed once/i.test(text)) };
};
const codeIn = (text = ""): string => /\[(\w{4})\]/.exec(text)?.[1] ?? "no code";
const parcels = (state: string): string[] => readdirSync(`${state}/outbox`).map((name) => name.replace(/^.*\./, ""));

const onTelegram = sharedTelegramReadyBot();

test("a call waits for the owner, who answers in the chat; the agent hears which it was", async () => {
  const { bot, telegram, model, hook, bench } = await onTelegram();
  await hook("pre_tool_call", ASKS);
  model.say(WRITE, { text: "It is written." });
  telegram.push(telegram.message("write it"));
  await eventually(() => got(telegram).cards).toHaveLength(1);
  expect(got(telegram).cards[0]).toContain('"file_path": "a.txt"');
  expect(existsSync(`${bench.workspace}/a.txt`)).toBe(false);
  telegram.push(telegram.message(`/hooks yes ${codeIn(got(telegram).cards[0])}`));
  await eventually(() => got(telegram).said).toContain("It is written.");
  expect(readFileSync(`${bench.workspace}/a.txt`, "utf8")).toBe("hello");
  expect(JSON.stringify(model.requests.at(-1)?.messages)).toContain("who allowed it once");

  model.say(WRITE, { text: "I was not allowed to." });
  telegram.push(telegram.message("again"));
  await decide(bot.hooks, "no", AT_TERMINAL);
  await eventually(() => got(telegram).said).toContain("I was not allowed to.");
  expect(JSON.stringify(model.requests.at(-1)?.messages)).toContain("who denied it. Do not try to do the same thing");
  // The card says who it was, wherever that was.
  const edits = (): unknown[] => telegram.sent("editMessageText").map(({ payload }) => payload.text);
  await eventually(edits).toEqual([
    expect.stringContaining("allowed by telegram:1"),
    expect.stringContaining("denied by cli:local"),
  ]);
});

test("a push that is held holds up neither the agent nor the chat, and is sent once it is allowed", async () => {
  const { bot, telegram, model, hook, bench } = await onTelegram();
  await hook("on_outbound_message", ASKS_ABOUT_HELD);
  model.say({ calls: [{ name: "push_message", input: { text: "HOLD the news" } }] }, { text: "Which colour?" });
  telegram.push(telegram.message("go"));
  await eventually(() => got(telegram).said).toEqual(["Which colour?"]);
  expect(JSON.stringify(model.requests.at(-1)?.messages)).toContain("or a person has to allow it first");
  await eventually(() => parcels(bench.state)).toEqual(["json"]);
  await decide(bot.hooks, "yes", AT_TERMINAL);
  await eventually(() => got(telegram).said).toEqual(["Which colour?", "HOLD the news"]);
  await eventually(() => parcels(bench.state)).toEqual([]);
  expect(got(telegram).cards).toHaveLength(1);
});

test("an allowed push that cannot be sent at once is tried again, and not asked about again", async () => {
  const { bot, telegram, post, hook } = await onTelegram();
  await hook("on_outbound_message", ASKS_ABOUT_HELD);
  await post("/push", { text: "HOLD the news", to: "telegram:1" });
  await eventually(() => got(telegram).cards).toHaveLength(1);
  telegram.cutNext("sendMessage");
  await decide(bot.hooks, "yes", AT_TERMINAL);
  await eventually(() => got(telegram).said).toEqual(["HOLD the news", "HOLD the news"]);
  expect(got(telegram).cards).toHaveLength(1);
});

test("a program that asks waits for its answer as long as it takes", async () => {
  const { bot, chat, model, hook } = await onTelegram();
  await hook("on_outbound_message", ASKS_ABOUT_HELD);
  for (const [answer, reply] of [
    ["yes", "HOLD that"],
    ["no", expect.stringContaining("who denied it")],
  ] as const) {
    model.say({ text: "HOLD that" });
    const said = chat("what is it?");
    await decide(bot.hooks, answer, AT_TERMINAL);
    expect((await said).reply).toEqual(reply);
  }
});

test.runIf(LONG_TESTS)("a restart that is asked for keeps a held push, and its question", async () => {
  const first = await makeTelegramReadyBot();
  await first.hook("on_outbound_message", ASKS_ABOUT_HELD);
  await first.post("/push", { text: "HOLD the news", to: "telegram:1" });
  await eventually(() => got(first.telegram).cards).toHaveLength(1);
  const code = codeIn(got(first.telegram).cards[0]);
  const { bot } = await first.restart();
  await eventually(() => got(first.telegram).cards.map(codeIn)).toEqual([code, code]);
  await decide(bot.hooks, "yes", AT_TERMINAL);
  await eventually(() => got(first.telegram).said).toEqual(["HOLD the news"]);
});

/** A place where a push is held by a hook that was approved before the bot starts. */
async function makeHeldPush(keys = ""): Promise<Start> {
  const start = await makeStart();
  start.bench.script("ask.sh", `#!/bin/sh\n${ASKS_ABOUT_HELD}\n`);
  start.bench.propose(`hooks:\n  - {event: on_outbound_message, command: ./ask.sh${keys}}\n`);
  const hooks = await start.bench.open();
  await type(hooks, `/hooks approve ${idIn(await type(hooks, "/hooks list"))}`);
  await type(hooks, "/hooks on");
  await hooks.close();
  return start;
}

test.runIf(LONG_TESTS)(
  "a yes while the bot is away sends it when it is back; a time that runs out meanwhile is a no",
  async () => {
    const { startInProcess, telegram, bench } = await makeHeldPush(", ask_timeout: 600");
    const first = await startInProcess();
    for (const text of ["HOLD one", "HOLD two"]) await first.post("/push", { text, to: "telegram:1" });
    await eventually(() => got(telegram).cards).toHaveLength(2);
    await first.end("SIGKILL");
    const hooks = await bench.open({ owners: ["cli:local"] });
    const [one, two] = await hooks.questions();
    await type(hooks, `/hooks yes ${one?.code}`, AT_TERMINAL);
    await hooks.close();
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    vi.setSystemTime((two?.expiresAt ?? 0) + 1);
    await startInProcess();
    await eventually(() => got(telegram).said).toHaveLength(2);
    expect(got(telegram).said).toEqual([
      "HOLD one",
      expect.stringMatching(/^\[message withheld .*nobody answered in time\)\]$/),
    ]);
    expect(got(telegram).cards).toHaveLength(2);
  },
);

test("asked to end while something is held, it ends, and nothing is lost or in doubt", async () => {
  const { startHere, telegram, bench, model } = await makeHeldPush();
  const first = await startHere();
  await first.post("/push", { text: "HOLD the news", to: "telegram:1" });
  await eventually(() => got(telegram).cards).toHaveLength(1);
  expect(await first.end("SIGTERM")).toBe(0);
  expect(first.printed()).not.toMatch(/error|warning/i);
  expect(parcels(bench.state)).toEqual(["json"]);
  expect(model.requests).toEqual([]);
});
