import { expect, test } from "vitest";
import { makeListeningBot } from "../../support/listening-bot.js";

const GROUP = { id: -5, type: "group", title: "Group" };
const FORUM = { id: -100500, type: "supergroup", title: "Forum", is_forum: true };
const SENT = "I have sent you the answer in private. If nothing arrived, open a chat with me and ask there.";

test.each([GROUP, FORUM])("in a $type the details go to the owner in private", async (chat) => {
  const { bot, server, seen } = await makeListeningBot();
  const update = server.push(server.message("/hooks list", { chat }));
  await bot.handleUpdate(update);
  const [list, line, ...more] = server.sent("sendMessage").map(({ payload }) => payload);
  expect(list).toMatchObject({ chat_id: 1, text: expect.stringContaining("Config: /") });
  expect(list).not.toHaveProperty("message_thread_id");
  expect(line).toMatchObject({ chat_id: chat.id, text: SENT });
  expect(line?.reply_parameters).toMatchObject({ message_id: update.message?.message_id });
  expect(line).not.toHaveProperty("reply_markup");
  expect(more).toEqual([]);
  expect(seen).toEqual([]);
});

test("the line for a group appears in the topic where the owner asked", async () => {
  const { bot, server } = await makeListeningBot();
  const topic = { chat: FORUM, message_thread_id: 77, is_topic_message: true };
  await bot.handleUpdate(server.push(server.message("/hooks list", topic)));
  expect(server.sent("sendMessage").at(-1)?.payload).toMatchObject({ chat_id: FORUM.id, message_thread_id: 77 });
});

test("a thread that is no topic is not named: Telegram would refuse the message", async () => {
  const { bot, server } = await makeListeningBot();
  await bot.handleUpdate(server.push(server.message("/hooks list", { chat: FORUM, message_thread_id: 77 })));
  expect(server.sent("sendMessage").at(-1)?.payload).not.toHaveProperty("message_thread_id");
});

test.each([
  ["en", "I cannot write to you in private yet, and details are not for a group. Open a chat with me"],
  ["zh-hans", "私聊"],
])("an owner (%s) who cannot be written to is told to open a chat, with the link", async (language_code, words) => {
  const { bot, server, isOn } = await makeListeningBot();
  server.blockedChats.add(1);
  const from = { id: 1, first_name: "Ann", language_code };
  await bot.handleUpdate(server.push(server.message("/hooks on", { chat: GROUP, from })));
  const inGroup = server.sent("sendMessage").filter(({ payload }) => payload.chat_id === GROUP.id);
  expect(inGroup).toHaveLength(1);
  expect(inGroup[0]?.payload.text).toContain(words);
  expect(inGroup[0]?.payload.text).toContain("https://t.me/GuardedBot");
  expect(await isOn()).toBe(true);
});

test("a group never reads what is wrong with a command, only its sender does", async () => {
  const { bot, server } = await makeListeningBot();
  await bot.handleUpdate(server.push(server.message("/hooks aprove x", { chat: GROUP })));
  expect(server.sent("sendMessage").map(({ payload }) => [payload.chat_id, payload.text])).toEqual([
    [1, expect.stringContaining("/hooks approve")],
    [GROUP.id, SENT],
  ]);
});

test("a stranger in a group is refused once, as a reply, and no handler sees it", async () => {
  const { bot, server, seen, isOn } = await makeListeningBot();
  const from = { id: 7, first_name: "Bob" };
  for (const line of ["/hooks on", "/hooks on", "/hooks@GuardedBot on"])
    await bot.handleUpdate(server.push(server.message(line, { chat: GROUP, from })));
  expect(await isOn()).toBe(false);
  expect(seen).toEqual([]);
  expect(server.calls.map(({ payload }) => [payload.chat_id, payload.text])).toEqual([
    [GROUP.id, "You cannot use this command here."],
  ]);
});

test("another bot's command in a group is left to the bot's own handlers", async () => {
  const { bot, server, seen } = await makeListeningBot();
  await bot.handleUpdate(server.push(server.message("/hooks@OtherBot on", { chat: GROUP })));
  expect(seen).toHaveLength(2);
  expect(server.calls).toEqual([]);
});
