import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { says, textsOn } from "../support/agent-life.js";
import { eventually } from "../support/eventually.js";
import { LONG_TESTS } from "../support/long-tests.js";
import { sharedTelegramReadyBot } from "../support/ready-bot.js";

const WITHHELD = "[message withheld by a hook: no passwords]";
const GUARD = `grep -q hunter2 && { echo 'no passwords' >&2; exit 2; }; exit 0`;

const pushes = (text: string) => ({ calls: [{ name: "push_message", input: { text } }] });
const leavingOf = (payloads: readonly Record<string, unknown>[]) =>
  payloads.map(({ channel, chat_id, type, notification }) => [channel, chat_id, type, notification]);

const onTelegram = sharedTelegramReadyBot();

test("a reply, a push of the agent, a push of a program and a hook's own reason: each is judged once before it leaves", async () => {
  const bot = await onTelegram();
  const { hook, model, post, chat, seen, telegram, bench } = bot;
  await hook("on_outbound_message", GUARD);
  await hook("on_user_message", `grep -q forbidden && { echo 'hunter2 is forbidden' >&2; exit 2; }; exit 0`);
  await hook("on_notification", "exit 0");
  const withheld = (): number => textsOn(bot).filter((text) => text === WITHHELD).length;

  model.say({ text: "It is hunter2." });
  telegram.push(telegram.message("my password?"));
  await eventually(withheld).toBe(1);
  model.say(pushes("hunter2, by the way"), { text: "I have told you the word." });
  await says(bot, "push it", "I have told you the word.");
  await eventually(withheld).toBe(2);
  await post("/push", { text: "hunter2 again" });
  await eventually(withheld).toBe(3);
  telegram.push(telegram.message("something forbidden"));
  await eventually(withheld).toBe(4);
  model.say({ text: "hunter2 for programs" });
  expect(await chat("my password?", "s1")).toEqual({ reply: WITHHELD, notes: [], withheld: true });

  expect(telegram.wire()).not.toContain("hunter2");
  expect(leavingOf(seen("on_outbound_message"))).toEqual(
    expect.arrayContaining([
      ["telegram", "1", "sendMessage", "It is hunter2."],
      ["telegram", "1", "sendMessage", "hunter2, by the way"],
      ["telegram", "1", "sendMessage", "hunter2 again"],
      ["web", "page", "message", "hunter2 again"],
      ["telegram", "1", "sendMessage", "[stopped by a hook: hunter2 is forbidden]"],
      ["api", "s1", "chat", "hunter2 for programs"],
    ]),
  );
  const judged = seen("on_outbound_message").filter(({ notification }) => String(notification).includes("hunter2"));
  expect(judged).toHaveLength(6);
  expect(judged.map(({ cwd }) => cwd)).toEqual(Array(6).fill(bench.root));
  const pushed = seen("on_notification").map(({ notification_type, body }) => [notification_type, body]);
  expect(pushed).toEqual([
    ["push", "hunter2, by the way"],
    ["push", "hunter2 again"],
    // The owner has the page as well.
    ["push", "hunter2 again"],
  ]);
});

test("what a hook writes instead is what leaves, as a reply, as a push and for a program", async () => {
  const bot = await onTelegram();
  const { hook, model, post, chat, telegram } = bot;
  await hook("on_outbound_message", `grep -q hunter2 && printf %s '{"notification": "it is a secret"}'`);
  const rewritten = (): number => textsOn(bot).filter((text) => text === "it is a secret").length;
  model.say(pushes("hunter2"), { text: "So, hunter2." });
  telegram.push(telegram.message("my password?"));
  await eventually(rewritten).toBe(2);
  await post("/push", { text: "hunter2", to: "telegram:1" });
  await eventually(rewritten).toBe(3);
  model.say({ text: "hunter2" });
  expect((await chat("my password?")).reply).toBe("it is a secret");
  expect(telegram.wire()).not.toContain("hunter2");
});

test.runIf(LONG_TESTS)("a message with a question to which nobody answers is held back", async () => {
  const bot = await onTelegram();
  await bot.hook(
    "on_outbound_message",
    `grep -q hunter2 && printf %s '{"decision": "ask", "reason": "sure?"}'`,
    ", ask_timeout: 1",
  );
  bot.model.say({ text: "It is hunter2." });
  await says(bot, "my password?", "[message withheld by a hook");
  expect(bot.telegram.wire()).not.toContain("hunter2");
});

test("a hook that looks at what leaves may ask the agent about it, and is not fired by the answer", async () => {
  const { hook, chat, model, seen, bench } = await onTelegram();
  bench.write(
    "ask.mjs",
    `const { CHAT_HOOKS_URL: url, CHAT_HOOKS_RUN_TOKEN: token } = process.env;
    const headers = { authorization: "Bearer " + token, "content-type": "application/json" };
    const body = JSON.stringify({ text: "is this fine?" });
    console.error(await (await fetch(url + "/chat", { method: "POST", headers, body })).text());`,
  );
  await hook("on_outbound_message", `node ${bench.root}/ask.mjs 2> ${bench.root}/judged`, ", timeout: 60");
  model.requests.length = 0;
  model.say({ text: "Hello." }, { text: "It is fine." });
  expect((await chat("hello")).reply).toBe("Hello.");
  expect(readFileSync(`${bench.root}/judged`, "utf8").trim()).toBe(JSON.stringify({ reply: "It is fine.", notes: [] }));
  expect(seen("on_outbound_message").map(({ notification }) => notification)).toEqual(["Hello."]);
  expect(model.requests).toHaveLength(2);
});

test("a note about a push reaches the owners", async () => {
  const bot = await onTelegram();
  await bot.hook("on_notification", `printf %s '{"systemMessage": "it is late"}'`);
  await bot.post("/push", { text: "lunch?" });
  await eventually(() => textsOn(bot)).toContain("ℹ Note from a hook: it is late");
  await eventually(() => bot.seen("on_notification").length).toBe(2);
  expect(bot.seen("on_notification")).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ body: "lunch?", channel: "telegram", chat_id: "1" }),
      expect.objectContaining({ body: "lunch?", channel: "web", chat_id: "page" }),
    ]),
  );
});

test("a push is dropped without a word or waits for its time; an answer is neither, and it is said", async () => {
  const bot = await onTelegram();
  const { hook, model, post, telegram, seen } = bot;
  const until = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const name = await hook(
    "on_outbound_message",
    `p=$(cat); case $p in *spam*) printf %s '{"decision": "drop"}';; *tonight*) printf %s '{"decision": "delay", "until": "${until}"}';; esac; exit 0`,
  );
  const before = textsOn(bot).length;
  for (const text of ["spam", "tonight at eight", "news"]) await post("/push", { text, to: "telegram:1" });
  await eventually(() => textsOn(bot).slice(before)).toEqual(["news"]);
  expect(seen("on_outbound_message").map(({ kind, chat_type }) => [kind, chat_type])).toEqual(
    Array(3).fill(["push", "private"]),
  );
  telegram.push(telegram.message("/hooks pending"));
  await eventually(() => textsOn(bot).at(-1)).toMatch(
    /^Nothing is waiting for your decision\.\nHooks keep 1 message until later.*\n {3}\d{4}-\d\d-\d\d \d\d:\d\d → telegram 1, 16 characters \(/,
  );
  expect(textsOn(bot).at(-1)).toContain(name);
  expect(textsOn(bot).at(-1)).not.toContain("eight");
  telegram.push(telegram.message("/hooks log 3"));
  await eventually(() => textsOn(bot).at(-1)).toMatch(/drop.*delay.*continue/s);
  model.say({ text: "See you tonight." });
  await says(bot, "when?", "It answered delay");
  expect(textsOn(bot)).toContain("See you tonight.");
  model.say({ text: "spam, spam" });
  await says(bot, "what?", "[message withheld by a hook:");
  expect(telegram.wire()).not.toContain("spam, spam");
});

test("of forty pushes at once no more than twenty leave, and the agent reads of the bound", async () => {
  const bot = await onTelegram();
  const { model } = bot;
  const burst = (from: number) => ({
    calls: Array.from({ length: 20 }, (_, at) => ({ name: "push_message", input: { text: `news ${from + at}` } })),
  });
  model.say(burst(0), burst(20), { text: "That was all." });
  await says(bot, "tell me", "That was all.");
  expect(JSON.stringify(model.requests.at(-1))).toContain("no more than 20 messages of your own a minute");
  // Some of the minute's have left in the stories before.
  expect(textsOn(bot).filter((text) => /^news \d+$/.test(text)).length).toBeLessThanOrEqual(20);
});
