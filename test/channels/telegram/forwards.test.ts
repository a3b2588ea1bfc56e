import { expect, test } from "vitest";
import type { BotApiServer } from "../../support/bot-api-server.js";
import { makeGuardedBot, sharedGuardedBots } from "../../support/guarded-bot.js";
import { type } from "../../support/workbench.js";

const KEY = "sk-live-123";
const NOTICE = "[message withheld by a hook: a key]";
const BLOCKS_KEYS = "grep -q sk-live && { echo 'a key' >&2; exit 2; }; exit 0";

const inChat = (server: BotApiServer) => server.calls.filter(({ payload }) => String(payload.chat_id) === "7");

const guardedBy = sharedGuardedBots();

/** A bot that has seen a message with a key from a person. */
async function makeKnowing(more: Record<string, unknown> = {}) {
  const guarded = await guardedBy(BLOCKS_KEYS);
  const { bot, server } = guarded;
  const update = server.push(server.message("text" in more ? undefined : `here: ${KEY}`, more));
  await bot.handleUpdate(update);
  return { ...guarded, id: update.message?.message_id ?? 0 };
}

test("forwarding or copying a message with a key that was seen before gives a notice", async () => {
  const { bot, server, id } = await makeKnowing();
  expect(await bot.api.forwardMessage(7, 1, id)).toMatchObject({ text: NOTICE });
  expect(await bot.api.copyMessage(7, 1, id)).toMatchObject({ message_id: expect.any(Number) });
  expect(await bot.api.forwardMessages(7, 1, [id - 1, id])).toMatchObject([{ message_id: expect.any(Number) }]);
  expect(await bot.api.copyMessages(7, 1, [id])).toMatchObject([{ message_id: expect.any(Number) }]);
  expect(inChat(server).map(({ method, payload }) => [method, payload.text])).toEqual(
    Array(4).fill(["sendMessage", NOTICE]),
  );
});

test.each([
  ["a caption", { text: undefined, caption: KEY, photo: [] }],
  ["the name of a file", { text: undefined, document: { file_id: "BQACAgIAAx", file_name: `${KEY}.txt` } }],
  ["an option of a poll", { text: undefined, poll: { id: "1", question: "x", options: [{ text: KEY }] } }],
  [
    "the address of a link",
    { text: "look", entities: [{ type: "text_link", offset: 0, length: 4, url: `https://x.com/${KEY}` }] },
  ],
  ["a button", { text: "look", reply_markup: { inline_keyboard: [[{ text: "x", url: `https://x.com/${KEY}` }]] } }],
])("a key in %s of a known message is seen, too", async (_, content) => {
  const { bot, server, id } = await makeKnowing(content);
  await bot.api.forwardMessage(7, 1, id);
  expect(inChat(server).map(({ method }) => method)).toEqual(["sendMessage"]);
});

test("a message that the bot sent before there was a guard is known, and so are copies of it", async () => {
  const { bot, server, hooks, guardWith } = await makeGuardedBot();
  const { message_id } = await bot.api.sendMessage(5, KEY);
  const copy = await bot.api.copyMessage(6, 5, message_id);
  const [copies] = await bot.api.copyMessages(6, 5, [message_id]);
  await guardWith(BLOCKS_KEYS);
  await bot.api.forwardMessage(7, 5, message_id);
  await bot.api.forwardMessage(7, 6, copy.message_id);
  await bot.api.forwardMessage(7, 6, copies?.message_id ?? 0);
  expect(inChat(server).map(({ method }) => method)).toEqual(["sendMessage", "sendMessage", "sendMessage"]);
  await type(hooks, "/hooks off");
  await bot.api.forwardMessage(7, 5, message_id);
  expect(inChat(server).at(-1)?.method).toBe("forwardMessage");
});

test("a message that was seen as the one replied to is known", async () => {
  const chat = { id: 1, type: "private", first_name: "Ann" };
  const reply_to_message = { message_id: 4_000, date: 1, chat, text: KEY };
  const { bot, server } = await makeKnowing({ text: "look", reply_to_message });
  await bot.api.forwardMessage(7, 1, 4_000);
  expect(inChat(server).map(({ method }) => method)).toEqual(["sendMessage"]);
});

test("a message of a public chat is known by the chat's number and by its name", async () => {
  const { bot, server, guardWith } = await makeGuardedBot();
  const { message_id, chat } = await bot.api.sendMessage("@TheChannel", KEY);
  await guardWith(BLOCKS_KEYS);
  for (const from of [chat.id, String(chat.id), "@TheChannel", "@thechannel"])
    await bot.api.forwardMessage(7, from, message_id);
  expect(inChat(server).map(({ method }) => method)).toEqual(Array(4).fill("sendMessage"));
});

test("what an edit made of a message is what counts", async () => {
  const { bot, server, guardWith } = await makeGuardedBot();
  const { message_id } = await bot.api.sendMessage(5, "harmless");
  await bot.api.editMessageText(5, message_id, KEY);
  await guardWith(BLOCKS_KEYS);
  await bot.api.copyMessage(7, 5, message_id);
  expect(inChat(server).map(({ method }) => method)).toEqual(["sendMessage"]);
});

test("a forward of something unknown fires with nothing to read, and a new caption of a copy is read", async () => {
  const { bot, server } = await makeKnowing();
  await bot.api.forwardMessage(7, 99, 12345);
  await bot.api.copyMessage(7, 99, 12345, { caption: KEY });
  expect(inChat(server).map(({ method }) => method)).toEqual(["forwardMessage", "sendMessage"]);
});

test("what a forward says cannot be rewritten, so a rewrite withholds it", async () => {
  const { bot, server, guardWith } = await makeGuardedBot();
  const { message_id } = await bot.api.sendMessage(5, "hello");
  await guardWith(`grep -q '"type": "forwardMessage"' && echo '{"notification": "other"}'; exit 0`);
  await bot.api.forwardMessage(7, 5, message_id);
  expect(inChat(server).map(({ method }) => method)).toEqual(["sendMessage"]);
  expect(inChat(server)[0]?.payload.text).toBe("[message withheld by a hook: this cannot be changed]");
});
