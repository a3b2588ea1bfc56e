import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { BotApiServer } from "../../support/bot-api-server.js";
import { decide } from "../../support/deciding.js";
import { eventually } from "../../support/eventually.js";
import { makeGuardedBot, sharedGuardedBots } from "../../support/guarded-bot.js";
import { holdClock } from "../../support/held-clock.js";

const ELSEWHERE = "(held back by a hook: see the page or terminal)";
const NOTES = `cat > /dev/null; echo '{"systemMessage": "looks fine"}'`;
const BLOCKS_KEYS = "grep -q sk-live && { echo 'a key' >&2; exit 2; }; exit 0";
const STOPS_KEY_WORD = "grep -q 'a key' && { echo 'says key' >&2; exit 2; }; exit 0";

const textsIn = (server: BotApiServer, chat: number): string[] =>
  server
    .sent("sendMessage")
    .filter(({ payload }) => payload.chat_id === chat)
    .map(({ payload }) => String(payload.text));
const notesIn = (server: BotApiServer, chat: number) => textsIn(server, chat).filter((text) => text.startsWith("ℹ"));

async function makeNoting(...scripts: string[]) {
  const guarded = await makeGuardedBot();
  for (const script of scripts) await guarded.guardWith(script);
  return guarded;
}

const notingBy = sharedGuardedBots();

test("a note is shown in the private chat, behind the message it belongs to", async () => {
  const { bot, server } = await notingBy(NOTES);
  await Promise.all([bot.api.sendMessage(7, "one"), bot.api.sendMessage(7, "two")]);
  await eventually(() => notesIn(server, 7)).toHaveLength(2);
  const texts = textsIn(server, 7);
  expect(texts.filter((text) => !text.startsWith("ℹ"))).toEqual(["one", "two"]);
  expect(texts[0]).toBe("one");
  expect(notesIn(server, 7)[0]).toBe("ℹ Note from a hook: looks fine");
});

test("a note on a message to a group goes to the owners", async () => {
  const { bot, server } = await notingBy(NOTES);
  await bot.api.sendMessage(-100, "hello all");
  await eventually(() => notesIn(server, 1)).toEqual(["ℹ Note from a hook: looks fine"]);
  expect(textsIn(server, -100)).toEqual(["hello all"]);
});

test.each([
  ["one hook that notes", [NOTES]],
  ["two hooks that note", [NOTES, NOTES]],
])("%s on everything makes no endless talk", async (_, scripts) => {
  const { bot, server, remove } = await makeNoting(...scripts);
  await bot.api.sendMessage(7, "hello");
  await eventually(() => notesIn(server, 7)).toHaveLength(scripts.length);
  await remove();
  expect(notesIn(server, 7)).toHaveLength(scripts.length);
});

test("a note passes the other hooks, and one that they hold back says where to look", async () => {
  const { bot, server } = await makeNoting(`cat > /dev/null; echo '{"systemMessage": "saw sk-live-9"}'`, BLOCKS_KEYS);
  await bot.api.sendMessage(7, "hello");
  await eventually(() => notesIn(server, 7)).toEqual([`ℹ Note from a hook: ${ELSEWHERE}`]);
  expect(server.wire()).not.toContain("sk-live-9");
});

test("a note that cannot be delivered does not fail the message", async () => {
  const { bot, server } = await makeNoting(NOTES);
  server.blockedChats.add(1);
  expect(await bot.api.sendMessage(-100, "hello")).toMatchObject({ text: "hello" });
});

test("the reason of the only hook is shown, though it would stop its own words", async () => {
  const { bot, server } = await notingBy("grep -q key && { echo 'a key' >&2; exit 2; }; exit 0");
  await bot.api.sendMessage(7, "my key");
  expect(textsIn(server, 7)).toEqual(["[message withheld by a hook: a key]"]);
});

test("a reason that another hook would stop says where to look", async () => {
  const { bot, server } = await makeNoting(BLOCKS_KEYS, STOPS_KEY_WORD);
  await bot.api.sendMessage(7, "sk-live-123");
  expect(textsIn(server, 7)).toEqual([`[message withheld by a hook: ${ELSEWHERE}]`]);
});

test("a hook that only observes has no say in whose reason it is", async () => {
  const { bot, server, guardWith } = await makeNoting("grep -q key && { echo 'a key' >&2; exit 2; }; exit 0");
  await guardWith("cat > /dev/null; sleep 0.1; exit 2", "event: on_outbound_message, mode: observe, priority: 900");
  await bot.api.sendMessage(7, "my key");
  expect(textsIn(server, 7)).toEqual(["[message withheld by a hook: a key]"]);
});

test("the reason of a hook that wants a person to decide passes the other hooks, too", async () => {
  const asks = `grep -q sk-live && echo '{"decision": "ask", "reason": "a key"}'; exit 0`;
  const { bot, hooks, server } = await makeNoting(asks, STOPS_KEY_WORD);
  const sent = bot.api.sendMessage(7, "sk-live-123");
  await decide(hooks, "no");
  await sent;
  expect(textsIn(server, 7)).toEqual([`[message withheld by a hook: ${ELSEWHERE}]`]);
  expect(textsIn(server, 1).join("\n")).not.toContain("a key");
});

test("of a long reason the first line is shown, cut to a length", async () => {
  const { bot, server } = await notingBy("cat > /dev/null; printf 'first line\\nsecond line' >&2; exit 2");
  await bot.api.sendMessage(7, "hello");
  expect(textsIn(server, 7)).toEqual(["[message withheld by a hook: first line]"]);
});

test("a hook that runs out of time and fails closed is named, and is not run a second time for that", async () => {
  const { bot, bench, server, guardWith } = await makeGuardedBot();
  await guardWith(
    `grep -q rehearse-me-not && { echo x >> runs; sleep 60; }; exit 0`,
    "event: on_outbound_message, timeout: 1, fail_closed: true",
  );
  const clock = holdClock();
  const sent = bot.api.sendMessage(7, "rehearse-me-not");
  await eventually(() => existsSync(`${bench.root}/runs`)).toBe(true);
  clock.advance(1_000);
  clock.release();
  await sent;
  expect(textsIn(server, 7)).toEqual([expect.stringMatching(/^\[message withheld by a hook: .*guard-1\.sh.*\]$/)]);
  expect(readFileSync(`${bench.root}/runs`, "utf8")).toBe("x\n");
});

test("a reason does not repeat what was withheld", async () => {
  const { bot, server } = await makeNoting(`#!/usr/bin/env python3
import json, sys
sys.stderr.write("found " + json.load(sys.stdin)["notification"])
sys.exit(2)
`);
  await bot.api.sendMessage(7, "sk-live-1234567890abcdef");
  expect(textsIn(server, 7)[0]).toMatch(/^\[message withheld by a hook: found /);
  expect(server.wire()).not.toContain("sk-live-1234");
});

test("a person who speaks Chinese reads the notice and the note in Chinese", async () => {
  const { bot, server } = await makeNoting(BLOCKS_KEYS, NOTES);
  const from = { id: 7, first_name: "Li", language_code: "zh-hans" };
  await bot.handleUpdate(server.push(server.message("你好", { from })));
  await bot.api.sendMessage(7, "sk-live-123");
  await bot.api.sendMessage(7, "好");
  const expected = ["[消息被钩子拦下：a key]", "好", "ℹ 钩子的提示：looks fine"];
  await eventually(() => textsIn(server, 7)).toEqual(expected);
});
