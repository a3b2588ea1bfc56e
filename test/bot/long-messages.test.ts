import { expect, test } from "vitest";
import { textsOn } from "../support/agent-life.js";
import { decide } from "../support/deciding.js";
import { eventually } from "../support/eventually.js";
import { LONG_TESTS, rows } from "../support/long-tests.js";
import { type ReadyBot, sharedTelegramReadyBot, type TelegramReadyBot } from "../support/ready-bot.js";

const KEY = `sk-${"k3y".repeat(10)}`;
/** Telegram takes 4096 characters a message: the key lies on both sides of the cut. */
const ACROSS = `${"x".repeat(4_090)}${KEY} and more`;
/** The same where a line ends: neither piece has the whole of it. */
const BLOCK = `${"word ".repeat(810)}\nBEGIN KEY\n${"a1b2 ".repeat(10)}\nEND KEY`;
const NO_KEYS = `grep -Eq 'sk-[a-z0-9]{30}|BEGIN KEY.*END KEY' && { echo 'no keys' >&2; exit 2; }; exit 0`;
const WITHHELD = "[message withheld by a hook: no keys]";

const onTelegram = sharedTelegramReadyBot();

/** What the owner has got, but for the greetings of a new workspace and the cards. */
const got = (bot: Pick<TelegramReadyBot, "telegram">) => (): string[] =>
  textsOn(bot).filter((text) => !/hooks|^Allowed/i.test(text));
const judged = ({ seen }: ReadyBot): unknown[] =>
  seen("on_outbound_message")
    .filter(({ channel }) => channel === "telegram")
    .map(({ notification }) => notification);

test.each(
  rows(1, [
    ["within a word", ACROSS],
    ["between two lines", BLOCK],
  ]),
)(
  "a key across the cut of a long message (%s) does not leave: one notice in the place of all pieces",
  async (_, text) => {
    const bot = await onTelegram();
    await bot.hook("on_outbound_message", NO_KEYS);
    bot.model.say({ text });
    bot.telegram.push(bot.telegram.message("the key?"));
    await eventually(got(bot)).toEqual([WITHHELD]);
    await bot.post("/push", { text, to: "telegram:1" });
    await eventually(got(bot)).toEqual([WITHHELD, WITHHELD]);
    expect(judged(bot)).toEqual([text, text]);
    expect(bot.telegram.wire()).not.toMatch(/x{100}|word word|k3yk3y|a1b2/);
  },
);

test("a long message is judged once, as a whole, and leaves in pieces; a rewrite of it is what is cut", async () => {
  const bot = await onTelegram();
  const script = `sed 's/.*"notification": "\\([^"]*\\)".*/\\1/' | tr a b | awk '{ printf "{\\"notification\\": \\"%s, the end\\"}", $0 }'`;
  await bot.hook("on_outbound_message", script);
  const text = "a ".repeat(4_000).trim();
  await bot.post("/push", { text, to: "telegram:1" });
  const whole = `${text.replaceAll("a", "b")}, the end`;
  await eventually(() => got(bot)().join("")).toBe(whole);
  expect(got(bot)()).toHaveLength(2);
  expect(judged(bot)).toEqual([text]);
});

test("about a long message one question is asked, and the yes sends all of it", async () => {
  const bot = await onTelegram();
  await bot.hook("on_outbound_message", `echo '{"decision": "ask", "reason": "sure?"}'`);
  const text = "a ".repeat(4_000).trim();
  await bot.post("/push", { text, to: "telegram:1" });
  await decide(bot.bot.hooks, "yes", { channel: "cli", senderId: "local" });
  await eventually(() => got(bot)().join("")).toBe(text);
  expect(judged(bot)).toEqual([text]);
});

test.runIf(LONG_TESTS)(
  "Telegram refuses the second piece for now: it goes on there, nothing twice, and is not judged again",
  async () => {
    const bot = await onTelegram();
    await bot.hook("on_outbound_message", "exit 0");
    const text = `${"a ".repeat(2_048)}${"b ".repeat(2_000)}`.trim();
    const [first = "", second = ""] = [text.slice(0, 4_095), text.slice(4_096)];
    bot.telegram.passNext("sendMessage");
    bot.telegram.failNext("sendMessage", { error_code: 502, description: "Bad Gateway" });
    await bot.post("/push", { text, to: "telegram:1" });
    await eventually(() => got(bot)().map((piece) => piece.trim())).toEqual([first, second, second]);
    expect(judged(bot)).toEqual([text]);
  },
);
