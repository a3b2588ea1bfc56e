import { createServer } from "node:http";
import { inspect } from "node:util";
import { autoRetry } from "@grammyjs/auto-retry";
import { type BotError, InputFile } from "grammy";
import { expect, onTestFinished, test, vi } from "vitest";
import { isWithheld, WithheldError, webhook } from "../../../src/channels/telegram/index.js";
import type { BotApiServer } from "../../support/bot-api-server.js";
import { eventually } from "../../support/eventually.js";
import { makeGuardedBot, sharedGuardedBots } from "../../support/guarded-bot.js";
import { listen } from "../../support/http-servers.js";
import { shared } from "../../support/shared.js";

type Fields = Record<string, unknown>;

const KEY = "sk-live-123";
const NOTICE = "[message withheld by a hook: a key]";
const BLOCKS_KEYS = "grep -q sk-live && { echo 'a key' >&2; exit 2; }; exit 0";
const ARTICLE = { type: "article", id: "withheld", title: NOTICE, input_message_content: { message_text: NOTICE } };
const BUTTON = { inline_keyboard: [[{ text: KEY, callback_data: "x" }]] };

const inChat = (server: BotApiServer) => server.calls.filter(({ payload }) => String(payload.chat_id) !== "1");

const guardedBy = sharedGuardedBots();

async function makeBlocked(made = guardedBy(BLOCKS_KEYS)) {
  const guarded = await made;
  const printed: string[] = [];
  for (const spy of [vi.spyOn(process.stderr, "write"), vi.spyOn(process.stdout, "write")]) {
    spy.mockImplementation((chunk) => printed.push(String(chunk)) > 0);
    onTestFinished(() => spy.mockRestore());
  }
  const call = (method: string, payload: Fields): Promise<unknown> =>
    (guarded.bot.api.raw as unknown as Record<string, (payload: Fields) => Promise<unknown>>)[method]?.(payload) ??
    Promise.reject(new Error(`There is no ${method}.`));
  /** Nothing of the key is on the wire, on the terminal or in what the caller got. */
  const expectNothingOf = (result: unknown): void => {
    expect(guarded.server.wire()).not.toContain("sk-live");
    expect(printed.join("")).not.toContain("sk-live");
    expect(inspect(result, { depth: 10 })).not.toContain("sk-live");
  };
  return { ...guarded, call, expectNothingOf };
}

const messages: [string, Fields][] = [
  ["sendMessage", { text: `x ${KEY}` }],
  ["sendMessage", { text: "fine", reply_markup: BUTTON }],
  ["sendMessage", { text: "fine", reply_markup: { keyboard: [[KEY]], input_field_placeholder: "x" } }],
  ["sendPhoto", { photo: "https://example.com/p.jpg", caption: KEY }],
  ["sendDocument", { document: new InputFile(Buffer.from("x"), `${KEY}.txt`) }],
  ["sendDocument", { document: `https://example.com/${KEY}` }],
  ["sendPoll", { question: "which?", options: [{ text: "one" }, { text: KEY }] }],
  ["sendVenue", { latitude: 1, longitude: 1, title: "x", address: KEY }],
  ["sendContact", { phone_number: "1", first_name: KEY }],
  ["sendInvoice", { title: "x", description: KEY, payload: "p", currency: "XTR", prices: [] }],
  ["sendInvoice", { title: "x", description: "x", payload: "p", currency: "XTR", prices: [{ label: KEY, amount: 1 }] }],
  ["sendChecklist", { business_connection_id: "b", checklist: { title: "x", tasks: [{ id: 1, text: KEY }] } }],
  ["sendRichMessage", { rich_message: { blocks: [{ type: "paragraph", text: KEY }] } }],
  ["sendRichMessage", { rich_message: { html: `<p>${KEY}</p>` } }],
  ["sendPaidMedia", { star_count: 1, media: [], caption: KEY }],
  ["sendHologram", { hologram: { deep: { er: [KEY] } } }],
];

test.each(messages)("a withheld %s is a notice in the chat (%#)", async (method, payload) => {
  const { call, server, expectNothingOf } = await makeBlocked();
  const result = await call(method, { chat_id: 7, ...payload });
  const { business_connection_id } = payload;
  expect(inChat(server)).toMatchObject([{ method: "sendMessage" }]);
  expect(inChat(server)[0]?.payload).toEqual({
    chat_id: 7,
    ...(business_connection_id ? { business_connection_id } : {}),
    text: NOTICE,
  });
  expect(result).toMatchObject({ message_id: expect.any(Number), text: NOTICE });
  expectNothingOf(result);
});

test("a withheld media group is one notice, and the caller gets a list of messages", async () => {
  const { call, server, expectNothingOf } = await makeBlocked();
  const media = [
    { type: "photo", media: "https://example.com/1.jpg" },
    { type: "photo", media: "https://example.com/2.jpg", caption: KEY },
  ];
  const result = await call("sendMediaGroup", { chat_id: 7, media });
  expect(result).toMatchObject([{ message_id: expect.any(Number), text: NOTICE }]);
  expect(inChat(server)).toHaveLength(1);
  expectNothingOf(result);
});

const inPlace: [string, Fields, Fields][] = [
  [
    "editMessageText",
    { chat_id: 7, message_id: 5, text: KEY, reply_markup: BUTTON },
    { chat_id: 7, message_id: 5, text: NOTICE },
  ],
  ["editMessageText", { inline_message_id: "i", text: KEY }, { inline_message_id: "i", text: NOTICE }],
  ["editMessageCaption", { chat_id: 7, message_id: 5, caption: KEY }, { chat_id: 7, message_id: 5, caption: NOTICE }],
  [
    "editEphemeralMessageText",
    { chat_id: 7, receiver_user_id: 2, ephemeral_message_id: 3, text: KEY },
    { chat_id: 7, receiver_user_id: 2, ephemeral_message_id: 3, text: NOTICE },
  ],
  [
    "answerCallbackQuery",
    { callback_query_id: "c", text: KEY, show_alert: true, url: "x" },
    { callback_query_id: "c", show_alert: true, text: NOTICE },
  ],
  [
    "answerInlineQuery",
    {
      inline_query_id: "q",
      results: [{ type: "article", id: "1", title: KEY }],
      cache_time: 300,
      button: { text: KEY },
    },
    { inline_query_id: "q", results: [ARTICLE], cache_time: 0, is_personal: true },
  ],
  [
    "answerWebAppQuery",
    { web_app_query_id: "w", result: { type: "article", id: "1", title: KEY } },
    { web_app_query_id: "w", result: ARTICLE },
  ],
];

test.each(inPlace)("a withheld %s shows the notice in its place (%#)", async (method, payload, arrives) => {
  const { call, server, expectNothingOf } = await makeBlocked();
  expectNothingOf(await call(method, payload));
  expect(inChat(server)).toMatchObject([{ method }]);
  expect(inChat(server)[0]?.payload).toEqual(arrives);
});

const repeating = shared(async (atEnd) => {
  const guarded = await makeGuardedBot(undefined, {}, atEnd);
  guarded.bot.api.config.use(autoRetry());
  await guarded.guardWith(BLOCKS_KEYS);
  return guarded;
});

const nowhere: [string, Fields][] = [
  ["editMessageReplyMarkup", { chat_id: 7, message_id: 5, reply_markup: BUTTON }],
  ["editMessageMedia", { chat_id: 7, message_id: 5, media: { type: "photo", media: "x", caption: KEY } }],
  ["setChatTitle", { chat_id: 7, title: KEY }],
  ["setMyCommands", { commands: [{ command: "start", description: KEY }] }],
  ["setMyName", { name: KEY }],
  ["createInvoiceLink", { title: KEY, description: "x", payload: "p", currency: "XTR", prices: [] }],
  ["sendGift", { chat_id: 7, gift_id: "g", text: KEY }],
  ["postStory", { business_connection_id: "b", content: {}, active_period: 1, caption: KEY }],
  ["setHologramTitle", { chat_id: 7, words: [[KEY]] }],
  ["savePreparedInlineMessage", { user_id: 7, result: { type: "article", id: "1", title: KEY } }],
];

test.each(nowhere)("a withheld %s is an error that says why and nothing more", async (method, payload) => {
  const { call, server, expectNothingOf } = await makeBlocked(repeating());
  server.forget();
  const error = await call(method, payload).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(WithheldError);
  expect(error).toMatchObject({ method, reason: "a key", hook: "./guards/guard-1.sh" });
  expect(inChat(server).map((each) => each.method)).toEqual([]);
  expectNothingOf(error);
});

test("a withheld draft is nothing at all", async () => {
  const { call, server, expectNothingOf } = await makeBlocked();
  expect(await call("sendMessageDraft", { chat_id: 7, draft_id: 1, text: KEY })).toBe(true);
  expect(inChat(server)).toEqual([]);
  expectNothingOf(undefined);
});

test("the notice stands where the message would have stood, without its buttons and quotes", async () => {
  const { call, server } = await makeBlocked();
  const place = {
    chat_id: "@channel",
    message_thread_id: 3,
    business_connection_id: "b",
    direct_messages_topic_id: 4,
    ephemeral_message_parameters: { receiver_user_id: 2, callback_query_id: "c" },
    disable_notification: true,
    protect_content: true,
  };
  const quote = { quote: KEY, quote_parse_mode: "HTML", quote_position: 3, quote_entities: [] };
  const words = { receiver_user_id: 2, callback_query_id: "c", hologram: KEY };
  await call("sendPhoto", {
    ...place,
    ephemeral_message_parameters: words,
    message_effect_id: KEY,
    photo: "x",
    caption: KEY,
    reply_parameters: { message_id: 5, ...quote },
    reply_markup: BUTTON,
  });
  expect(inChat(server)[0]?.payload).toEqual({ ...place, reply_parameters: { message_id: 5 }, text: NOTICE });
});

test("a second withheld edit of a message, over the same notice, is no error", async () => {
  const { bot, server } = await makeBlocked();
  const { message_id } = await bot.api.sendMessage(7, "hello");
  await bot.api.editMessageText(7, message_id, KEY);
  expect(await bot.api.editMessageText(7, message_id, `${KEY} again`)).toBe(true);
  expect(server.sent("editMessageText")).toHaveLength(2);
});

test("a withheld edit keeps the buttons that stand under its message, and brings none of its own", async () => {
  const { bot, server, call } = await makeBlocked();
  const buttons = { inline_keyboard: [[{ text: "next", callback_data: "2" }]] };
  const { message_id } = await bot.api.sendMessage(7, "page 1", { reply_markup: buttons });
  await call("editMessageText", { chat_id: 7, message_id, text: KEY, reply_markup: BUTTON });
  expect(server.sent("editMessageText").at(-1)?.payload).toEqual({
    chat_id: 7,
    message_id,
    text: NOTICE,
    reply_markup: buttons,
  });
  // What it shows now is told by a press, too.
  const from = { id: 1, is_bot: false, first_name: "Ann" };
  const message = {
    message_id: 99,
    date: 1,
    chat: { id: 7, type: "private", first_name: "Ann" },
    reply_markup: buttons,
  };
  await bot.handleUpdate({
    update_id: 1,
    callback_query: { id: "1", from, message, chat_instance: "1", data: "2" },
  } as never);
  await call("editMessageText", { chat_id: 7, message_id: 99, text: KEY });
  expect(server.sent("editMessageText").at(-1)?.payload).toMatchObject({ text: NOTICE, reply_markup: buttons });
});

test("isWithheld tells what was withheld from what was sent, in results, lists, errors and what was written down", async () => {
  const { bot, call } = await makeBlocked();
  const sent = await bot.api.sendMessage(7, "hello");
  const withheld = await bot.api.sendMessage(7, KEY);
  const group = await call("sendMediaGroup", { chat_id: 7, media: [{ type: "photo", media: "x", caption: KEY }] });
  const error = await bot.api.setChatTitle(7, KEY).catch((failure: unknown) => failure);
  const given = [
    sent,
    withheld,
    JSON.parse(JSON.stringify(withheld)),
    group,
    error,
    new Error("else"),
    true,
    undefined,
  ];
  expect(given.map(isWithheld)).toEqual([false, true, true, true, true, false, false, false]);
});

test("bot.catch hears of a withheld call in one line, and whatever it does, the bot goes on", async () => {
  const { bot, server, poll, guardWith } = await makeGuardedBot();
  await guardWith(BLOCKS_KEYS);
  const caught: BotError[] = [];
  bot.catch((error) => {
    caught.push(error);
    throw error;
  });
  bot.on("message", (ctx) => ctx.api.setChatTitle(7, KEY));
  await poll();
  server.push(server.message("one"));
  await eventually(() => caught.length).toBe(1);
  expect(caught[0]?.message).toMatch(
    /^WithheldError in middleware: "setChatTitle" was withheld by a hook: a key\. Nothing was sent/,
  );
  expect([isWithheld(caught[0]), caught[0]?.error]).toEqual([true, expect.any(WithheldError)]);
  server.push(server.message("two"));
  await eventually(() => caught.length).toBe(2);
  expect(bot.isRunning()).toBe(true);
});

test("a withheld webhook reply is a notice in the reply", async () => {
  const { bot, server, guardWith } = await makeGuardedBot(
    { menu: false },
    { client: { canUseWebhookReply: (method) => method === "sendMessage" } },
  );
  await guardWith(BLOCKS_KEYS);
  bot.on("message", (ctx) => ctx.reply(KEY));
  const secretToken = "0123456789abcdef0123";
  const { port } = await listen(createServer(webhook(bot, "http", { secretToken })));
  const { body } = await server.deliver(`http://127.0.0.1:${port}/`, server.message("hi"), secretToken);
  expect(JSON.parse(body)).toEqual({ method: "sendMessage", chat_id: 1, text: NOTICE });
});

test("a bot without an error handler goes on after withheld calls, awaited or not", async () => {
  const { bot, server, poll, guardWith, expectNothingOf } = await makeBlocked(makeGuardedBot());
  await guardWith(BLOCKS_KEYS);
  bot.on("message", async (ctx) => {
    void ctx.api.setMyName(KEY);
    await ctx.reply(`heard ${ctx.message.text}`);
    await ctx.api.setChatTitle(7, KEY);
  });
  await poll();
  for (const text of ["one", "two", "three"]) server.push(server.message(text));
  const heard = () =>
    server
      .sent("sendMessage")
      .map(({ payload }) => String(payload.text))
      .filter((text) => text.startsWith("heard"));
  await eventually(heard).toEqual(["heard one", "heard two", "heard three"]);
  expect(bot.isRunning()).toBe(true);
  expectNothingOf(undefined);
});
