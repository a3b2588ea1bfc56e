import { readFileSync } from "node:fs";
import { InputFile } from "grammy";
import { expect, test } from "vitest";
import { WithheldError } from "../../../src/channels/telegram/index.js";
import { BOT_TOKEN, PUBLIC_CHAT } from "../../support/bot-api-server.js";
import { makeGuardedBot, sharedGuardedBots } from "../../support/guarded-bot.js";

const KEY = "AKIAIOSFODNN7EXAMPLE";
const HIDDEN = "AKIA\u200bIOSF\u00adODNN\u034f7EXA\ufe0fMPLE";
const WITHHELD = /^\[message withheld/;
const guardedBy = sharedGuardedBots();

async function makeGuarded(script = `grep -q ${KEY} && exit 2; exit 0`) {
  const guarded = await guardedBy(script);
  const methods = guarded.bot.api.raw as unknown as Record<string, (payload: unknown) => Promise<unknown>>;
  const call = (method: string, payload: object): unknown => methods[method]?.({ chat_id: 7, ...payload });
  const arrived = () => guarded.server.calls.filter(({ payload }) => String(payload.chat_id) === "7");
  return { ...guarded, call, arrived };
}

test.each([
  ["a text", "sendMessage", { text: HIDDEN }],
  [
    "HTML",
    "sendMessage",
    { text: "AKIA&#8203;IOSF<b>ODNN</b>&shy;&#xad;7EXAMPLE".replace("&shy;", ""), parse_mode: "HTML" },
  ],
  ["a caption", "sendPhoto", { photo: "AgACAgIAAxkBAAIBbb", caption: HIDDEN }],
  [
    "a button",
    "sendMessage",
    { text: "x", reply_markup: { inline_keyboard: [[{ text: HIDDEN, url: "https://a.b" }]] } },
  ],
  ["a file", "sendDocument", { document: new InputFile(Buffer.from(HIDDEN), "a.txt") }],
])("a key with unseen characters in it is withheld: %s", async (_, method, payload) => {
  const { call, arrived } = await makeGuarded();
  await call(method, payload);
  expect(arrived().map(({ payload: { text } }) => text)).toEqual([expect.stringMatching(WITHHELD)]);
});

test("a hook that masks such a key masks it in the text that leaves", async () => {
  const { call, arrived } = await makeGuarded(
    `#!/usr/bin/env python3\nimport json, sys\nparts = json.load(sys.stdin)["parts"]\nprint(json.dumps({"parts": [p.replace("${KEY}", "***") for p in parts]}))`,
  );
  await call("sendMessage", { text: `the key: ${HIDDEN}` });
  expect(arrived().map(({ payload: { text } }) => text)).toEqual(["the key: ***"]);
});

test.each([
  ["an object", { AKIAIOSFODNN7EXAMPLE: 1 }],
  ["a list", ["the key:", KEY]],
  ["markup in an object", { key: "AKIA<b>IOSFODNN7EXAMPLE</b>" }],
])("a text that is given as %s is read as its JSON, as Telegram does", async (_, text) => {
  const { call, arrived } = await makeGuarded();
  await call("sendMessage", { text, parse_mode: "HTML" });
  await call("sendPhoto", { photo: "AgACAgIAAxkBAAIBbb", caption: text, parse_mode: "HTML" });
  expect(arrived().map(({ payload }) => payload.text)).toEqual(
    [WITHHELD, WITHHELD].map((each) => expect.stringMatching(each)),
  );
});

test("a number is read as it is written, and what was not withheld arrives as it would", async () => {
  const { call, arrived } = await makeGuarded("grep -q 4111111111111111 && exit 2; exit 0");
  await call("sendMessage", { text: 4111111111111111 });
  await call("sendMessage", { text: { a: [1, "ä"] } });
  expect(arrived().map(({ payload: { text } }) => text)).toEqual([expect.stringMatching(WITHHELD), '{"a":[1,"ä"]}']);
});

test.each([
  ["a placeholder", { force_reply: true, input_field_placeholder: 4111111111111111 }],
  ["a key of the keyboard", { keyboard: [[4111111111111111]] }],
  ["what a button fills in", { inline_keyboard: [[{ text: "x", switch_inline_query: 4111111111111111 }]] }],
])("%s that is a number is read as well", async (_, markup) => {
  const { call, arrived } = await makeGuarded("grep -q 4111111111111111 && exit 2; exit 0");
  await call("sendMessage", { text: "fine", reply_markup: markup });
  expect(arrived().map(({ payload: { text } }) => text)).toEqual([expect.stringMatching(WITHHELD)]);
});

test("the bot's token stays hidden from hooks, also with unseen characters in it", async () => {
  const { call, bench } = await makeGuarded("cat >> seen.log; exit 0");
  const half = BOT_TOKEN.length - 10;
  await call("sendMessage", { text: `${BOT_TOKEN.slice(0, half)}\u200b${BOT_TOKEN.slice(half)}` });
  expect(readFileSync(`${bench.root}/seen.log`, "utf8")).not.toContain(BOT_TOKEN.slice(10, half));
});

test("a message of /hooks is known by the name of a public chat, too", async () => {
  const { bot, server } = await makeGuardedBot();
  const chat = { id: PUBLIC_CHAT, type: "supergroup", title: "Public", username: "PublicChat" };
  await bot.handleUpdate(server.push(server.message("/hooks@GuardedBot list", { chat })));
  const { message_id } = await bot.api.sendMessage(PUBLIC_CHAT, "next");
  const own = server.calls.filter(({ payload }) => payload.chat_id === PUBLIC_CHAT);
  expect(own).toHaveLength(2);
  for (const chat_id of ["@PublicChat", "@publicchat", PUBLIC_CHAT])
    await expect(bot.api.editMessageText(chat_id, message_id - 1, "All fine ✓")).rejects.toThrow(WithheldError);
  await expect(bot.api.deleteMessages("@PublicChat", [message_id - 1])).rejects.toThrow(WithheldError);
  expect(server.sent("editMessageText", "deleteMessages")).toEqual([]);
});
