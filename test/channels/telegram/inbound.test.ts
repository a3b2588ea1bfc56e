import { expect, test } from "vitest";
import { textsFor } from "../../../src/texts/index.js";
import { BOT_INFO, type BotApiServer } from "../../support/bot-api-server.js";
import { eventually } from "../../support/eventually.js";
import { makeListeningBot, sharedListeningBot } from "../../support/listening-bot.js";

type Fields = Record<string, unknown>;
type Case = readonly [string, (server: BotApiServer, text: string, more?: Fields) => Fields];

const forward_origin = { type: "hidden_user", date: 1, sender_user_name: "Eve" };
const channel = { id: -1009, type: "channel", title: "News" };
const anotherBot = { id: 99, is_bot: true, first_name: "Other" };
const customer = { id: 55, type: "private", first_name: "Customer" };
const photo = [{ file_id: "f", file_unique_id: "u", width: 1, height: 1 }];

const plain =
  (fields: Fields = {}): Case[1] =>
  (server, text, more) =>
    server.message(text, { ...fields, ...more });
const as =
  (kind: string, fields: Fields = {}): Case[1] =>
  (server, text, more) => ({ [kind]: server.message(text, { ...fields, ...more }).message });

/** What an owner did, but not by typing it just now: worth a word. */
const UNTYPED: readonly Case[] = [
  ["forwarded", plain({ forward_origin })],
  ["edited", as("edited_message", { edit_date: 2 })],
  ["via_bot", plain({ via_bot: anotherBot })],
  ["caption", (server, caption, more) => server.message(undefined, { caption, photo, ...more })],
  ["scheduled", plain({ is_from_offline: true })],
];

/** What no person typed, or not for this bot: talking back would be talking to a machine, or to somebody else. */
const NOBODYS: readonly Case[] = [
  ["a channel post", as("channel_post", { chat: channel, sender_chat: channel, from: undefined })],
  ["an edited channel post", as("edited_channel_post", { chat: channel, sender_chat: channel, edit_date: 2 })],
  ["an anonymous admin", plain({ sender_chat: { id: -5, type: "group", title: "Group" } })],
  ["a message without a sender", plain({ from: undefined })],
  ["an automatic forward", plain({ from: { id: 777000 }, is_automatic_forward: true, sender_chat: channel })],
  ["another bot", plain({ from: anotherBot })],
  ["another bot with the owner's number", plain({ from: { id: 1, is_bot: true } })],
  ["the bot itself", plain({ from: BOT_INFO })],
  ["a business message", as("business_message", { business_connection_id: "b", chat: customer })],
  ["an edited business message", as("edited_business_message", { business_connection_id: "b", chat: customer })],
  ["a message over a business connection", plain({ business_connection_id: "b", chat: customer })],
  ["a forward over a business connection", plain({ business_connection_id: "b", chat: customer, forward_origin })],
  ["a business bot", plain({ sender_business_bot: anotherBot })],
  ["a guest message", as("guest_message", { guest_query_id: "g" })],
  ["a message with a guest's fields", plain({ guest_bot_caller_user: { id: 1, first_name: "Ann" } })],
];

const listening = sharedListeningBot();

test("what the owner types flips the switch, and no handler sees it", async () => {
  const { bot, server, seen, isOn } = await listening();
  await bot.handleUpdate(server.push(server.message("/hooks on")));
  expect(await isOn()).toBe(true);
  expect(seen).toEqual([]);
  expect(server.sent("sendMessage").map(({ payload }) => payload.text)).toEqual([
    expect.stringContaining("Hooks are ON now. /hooks off turns them off again."),
  ]);
});

test.each(UNTYPED)("an owner's command that was %s does nothing, and the reply says why", async (origin, make) => {
  const { bot, server, seen, isOn } = await listening();
  await bot.handleUpdate(server.push(make(server, "/hooks on")));
  expect(await isOn()).toBe(false);
  expect(seen).toEqual([]);
  expect(server.calls.map(({ method, payload }) => [method, payload.chat_id, payload.text])).toEqual([
    [
      "sendMessage",
      1,
      `I only take commands that you type as a new message; this is ${textsFor("en").origins[origin as "edited"]}. Please type it again.`,
    ],
  ]);
});

test.each(UNTYPED)("a stranger's command that was %s gets no answer and reaches no handler", async (_, make) => {
  const { bot, server, seen, isOn } = await listening();
  await bot.handleUpdate(server.push(make(server, "/hooks on", { from: { id: 7, first_name: "Bob" } })));
  expect(await isOn()).toBe(false);
  expect(seen).toEqual([]);
  expect(server.calls).toEqual([]);
});

test.each(NOBODYS)("%s is no command, gets no answer and reaches no handler", async (_, make) => {
  const { bot, server, seen, isOn } = await listening();
  await bot.handleUpdate(server.push(make(server, "/hooks on")));
  expect(await isOn()).toBe(false);
  expect(seen).toEqual([]);
  expect(server.calls).toEqual([]);
});

test("the same holds for a bot that polls", async () => {
  const { server, seen, isOn, poll } = await makeListeningBot();
  await poll();
  for (const [, make] of [...UNTYPED, ...NOBODYS]) server.push(make(server, "/hooks on"));
  server.push(server.message("hello"));
  await eventually(() => seen).toEqual(["before: hello", "after: hello"]);
  await server.arrived("sendMessage", UNTYPED.length);
  expect(await isOn()).toBe(false);
  server.push(server.message("/hooks on"));
  await eventually(isOn).toBe(true);
  expect(seen).toHaveLength(2);
});

test.each(["/hooks@GuardedBot on", "/hooks@guardedbot on", "/HOOKS ON", "／hooks on", "  /hooks  on "])(
  "%j is ours",
  async (text) => {
    const { bot, server, seen, isOn } = await listening();
    await bot.handleUpdate(server.push(server.message(text)));
    expect(await isOn()).toBe(true);
    expect(seen).toEqual([]);
  },
);

test.each(["/hooks@OtherBot on", "/hooksfoo on", "/hooks_on", "please /hooks on", "hooks on"])(
  "%j is the bot's own affair",
  async (text) => {
    const { bot, server, seen, isOn } = await listening();
    await bot.handleUpdate(server.push(server.message(text)));
    expect(await isOn()).toBe(false);
    expect(seen).toEqual([`before: ${text}`, `after: ${text}`]);
    expect(server.calls).toEqual([]);
  },
);

test("a stranger is refused once, then there is silence, and no handler sees it", async () => {
  const { bot, server, seen, isOn } = await listening();
  const from = { id: 7, first_name: "Bob" };
  for (const line of ["/hooks on", "/hooks on", "/hooks list"])
    await bot.handleUpdate(server.push(server.message(line, { from })));
  expect(await isOn()).toBe(false);
  expect(seen).toEqual([]);
  expect(server.calls.map(({ payload }) => [payload.chat_id, payload.text])).toEqual([
    [7, "You cannot use this command here."],
  ]);
});

test("a person whose Telegram is Chinese is answered in Chinese", async () => {
  const { bot, server } = await listening();
  const from = { id: 1, first_name: "Ann", language_code: "zh-hans" };
  await bot.handleUpdate(server.push(server.message("/hooks off", { from })));
  await bot.handleUpdate(server.push(server.message("/hooks off", { from, forward_origin })));
  const [off, untyped] = server.sent("sendMessage").map(({ payload }) => payload.text);
  expect(off).toContain("总开关");
  expect(untyped).toContain("请");
});

test("an update that comes twice acts and answers once", async () => {
  const { bot, server, hooks } = await listening();
  const update = server.push(server.message("/hooks on"));
  await bot.handleUpdate(update);
  await bot.handleUpdate(server.push(server.message("/hooks off")));
  await bot.handleUpdate(update);
  expect((await hooks.list()).switch.on).toBe(false);
  expect(server.sent("sendMessage")).toHaveLength(2);
});

test("a message that comes again under another update number acts and answers once", async () => {
  const { bot, server, isOn } = await listening();
  const on = server.message("/hooks on");
  await bot.handleUpdate(server.push(on));
  await bot.handleUpdate(server.push(server.message("/hooks off")));
  await bot.handleUpdate(server.push({ ...on }));
  expect(await isOn()).toBe(false);
  expect(server.sent("sendMessage")).toHaveLength(2);
});
