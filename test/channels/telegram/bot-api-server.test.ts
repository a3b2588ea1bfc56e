import { createServer } from "node:http";
import { connect } from "node:net";
import { Bot, GrammyError, HttpError, InputFile, InputMediaBuilder, webhookCallback } from "grammy";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { BOT_INFO, BOT_TOKEN, type BotApiServer, startBotApi } from "../../support/bot-api-server.js";
import { listen } from "../../support/http-servers.js";

const makeBot = (server: BotApiServer, token = BOT_TOKEN): Bot => new Bot(token, { client: { apiRoot: server.url } });
const serverAndBot = async () => {
  const server = await startBotApi(onTestFinished);
  return { server, bot: makeBot(server) };
};
const startPolling = (bot: Bot): void => {
  const polling = bot.start();
  onTestFinished(async () => {
    await bot.stop();
    await polling;
  });
};
const errorOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => "no error",
    (error: unknown) => error,
  );

test("a bot that polls answers what a person typed", async () => {
  const { server, bot } = await serverAndBot();
  bot.on("message:text", (ctx) => ctx.reply(`you said ${ctx.msg.text}`));
  startPolling(bot);
  server.push(server.message("hi"));
  server.push(server.message("ho", { from: { id: 7, first_name: "Bob" } }));
  const calls = await server.arrived("sendMessage", 2);
  expect(calls.map(({ payload }) => payload)).toEqual([
    { chat_id: 1, text: "you said hi" },
    { chat_id: 7, text: "you said ho" },
  ]);
  expect(server.calls).toEqual(calls);
  expect(bot.botInfo).toEqual(BOT_INFO);
});

test("a held poll is answered by a push, and what is confirmed does not come again", async () => {
  const { server, bot } = await serverAndBot();
  const held = bot.api.getUpdates({ timeout: 30 });
  await server.arrived("getUpdates");
  const first = server.push(server.message("one"));
  expect(await held).toEqual([first]);
  const second = server.push(server.message("two"));
  expect(await bot.api.getUpdates({ limit: 1 })).toEqual([first]);
  expect(await bot.api.getUpdates({ offset: first.update_id + 1 })).toEqual([second]);
  expect(await bot.api.getUpdates()).toEqual([second]);
});

test("two polls at once are a conflict for the first", async () => {
  const { server, bot } = await serverAndBot();
  const first = errorOf(bot.api.getUpdates({ timeout: 30 }));
  await server.arrived("getUpdates");
  const second = bot.api.getUpdates({ timeout: 30 });
  expect(await first).toMatchObject({ error_code: 409 });
  server.push(server.message("hi"));
  expect(await second).toHaveLength(1);
});

test("a leading command is marked as one", async () => {
  const { server, bot } = await serverAndBot();
  bot.command("hooks", (ctx) => ctx.reply(`args: ${ctx.match}`));
  startPolling(bot);
  server.push(server.message("/hooks@GuardedBot approve a1b2"));
  expect((await server.arrived("sendMessage"))[0]?.payload.text).toBe("args: approve a1b2");
});

test("a webhook gets its update only with the right secret", async () => {
  const { server, bot } = await serverAndBot();
  bot.on("message:text", (ctx) => ctx.reply(`you said ${ctx.msg.text}`));
  const { port } = await listen(createServer(webhookCallback(bot, "http", { secretToken: "s3cret" })));
  const url = `http://127.0.0.1:${port}/hook`;
  expect(await server.deliver(url, server.message("no secret"))).toMatchObject({ status: 401 });
  expect(await server.deliver(url, server.message("wrong"), "guess!")).toMatchObject({ status: 401 });
  expect(await server.deliver(url, server.message("hi"), "s3cret")).toEqual({ status: 200, body: "" });
  expect(server.sent("sendMessage").map(({ payload }) => payload.text)).toEqual(["you said hi"]);
});

test("an upload arrives byte for byte, with its caption as it was written", async () => {
  const { server, bot } = await serverAndBot();
  const content = Buffer.from([0, 13, 10, 45, 45, 255, 13, 10]);
  const markup = { inline_keyboard: [[{ text: "ok", callback_data: "ok" }]] };
  const file = new InputFile(content, "a.txt");
  const message = await bot.api.sendDocument(-5, file, { caption: '["ä"]', reply_markup: markup });
  const [call] = server.calls;
  expect(call?.files).toEqual([{ field: expect.any(String), name: "a.txt", content }]);
  expect(call?.payload).toEqual({
    chat_id: "-5",
    document: `attach://${call?.files[0]?.field}`,
    caption: '["ä"]',
    reply_markup: markup,
  });
  expect(message).toMatchObject({ chat: { id: -5, type: "group" }, caption: '["ä"]', reply_markup: markup });
  expect(message.document).toMatchObject({ file_name: "a.txt", file_size: content.length });
});

test("an album is one message for each medium", async () => {
  const { server, bot } = await serverAndBot();
  const photo = InputMediaBuilder.photo(new InputFile(Buffer.from("p"), "p.jpg"), { caption: "one" });
  const messages = await bot.api.sendMediaGroup(1, [photo, InputMediaBuilder.photo("known-id", { caption: "two" })]);
  expect(messages).toMatchObject([{ caption: "one" }, { caption: "two", photo: [{ file_id: "known-id" }] }]);
  expect(new Set(messages.map(({ message_id }) => message_id)).size).toBe(2);
  expect(server.calls[0]?.payload.media).toMatchObject([{ type: "photo" }, { media: "known-id" }]);
});

test("a flood limit is told once, with the time to wait, and then is over", async () => {
  const { server, bot } = await serverAndBot();
  const description = "Too Many Requests: retry after 3";
  server.failNext("sendMessage", { error_code: 429, description, parameters: { retry_after: 3 } });
  const error = await errorOf(bot.api.sendMessage(1, "hi"));
  expect(error).toBeInstanceOf(GrammyError);
  expect(error).toMatchObject({ error_code: 429, description, parameters: { retry_after: 3 } });
  expect(await bot.api.sendMessage(1, "again")).toMatchObject({ text: "again" });
  expect(server.sent("sendMessage")).toHaveLength(2);
});

test("an error of the server is passed on as often as was asked, to this method alone", async () => {
  const { server, bot } = await serverAndBot();
  server.failNext("sendMessage", { error_code: 500, description: "Internal Server Error" }, 2);
  expect(await bot.api.sendChatAction(1, "typing")).toBe(true);
  expect(await errorOf(bot.api.sendMessage(1, "a"))).toMatchObject({ name: "GrammyError", error_code: 500 });
  expect(await errorOf(bot.api.sendMessage(1, "b"))).toMatchObject({ name: "GrammyError", error_code: 500 });
  expect(await bot.api.sendMessage(1, "c")).toMatchObject({ text: "c" });
});

test("the HTTP status is the error code", async () => {
  const { server } = await serverAndBot();
  server.failNext("sendMessage", { error_code: 429, description: "Too Many", parameters: { retry_after: 3 } });
  const ask = (path: string) => fetch(`${server.url}${path}`, { method: "POST" });
  const flooded = await ask(`/bot${BOT_TOKEN}/sendMessage`);
  expect([flooded.status, flooded.headers.get("retry-after")]).toEqual([429, "3"]);
  expect((await ask("/bot1:wrong/getMe")).status).toBe(401);
  expect((await ask("/")).status).toBe(404);
});

test("a cut connection is an HttpError, though the call arrived", async () => {
  const { server, bot } = await serverAndBot();
  server.cutNext("sendMessage");
  expect(await errorOf(bot.api.sendMessage(1, "hi"))).toBeInstanceOf(HttpError);
  expect(server.sent("sendMessage")).toHaveLength(1);
  expect(await bot.api.sendMessage(1, "again")).toMatchObject({ text: "again" });
});

test("a late answer belongs to a call that has long arrived", async () => {
  const { server, bot } = await serverAndBot();
  server.slow("sendMessage", 300);
  const startedAt = performance.now();
  await bot.api.sendMessage(1, "hi");
  // A timer may be a millisecond early by this clock.
  expect(performance.now() - startedAt).toBeGreaterThan(295);
});

test("what Telegram would refuse is refused in its words", async () => {
  const { server, bot } = await serverAndBot();
  server.blockedChats.add(9);
  const button = (callback_data: string) => ({ reply_markup: { inline_keyboard: [[{ text: "b", callback_data }]] } });
  const photo = (caption: string) => bot.api.sendPhoto(1, new InputFile(Buffer.from("p")), { caption });
  const sent = await bot.api.sendMessage(1, "x".repeat(4096), button("é".repeat(32)));
  const refused: [() => Promise<unknown>, number, string][] = [
    [() => bot.api.sendMessage(1, "x".repeat(4097)), 400, "Bad Request: message is too long"],
    [() => bot.api.sendMessage(1, " \n"), 400, "Bad Request: message text is empty"],
    [() => bot.api.sendMessage(1, "<b></b>", { parse_mode: "HTML" }), 400, "Bad Request: message text is empty"],
    [() => bot.api.sendMessage("", "hi"), 400, "Bad Request: chat_id is empty"],
    [() => bot.api.editMessageText(1, sent.message_id, "x".repeat(4097)), 400, "Bad Request: MESSAGE_TOO_LONG"],
    [() => photo("x".repeat(1025)), 400, "Bad Request: message caption is too long"],
    [() => bot.api.sendMessage(1, "hi", button("é".repeat(33))), 400, "Bad Request: BUTTON_DATA_INVALID"],
    [() => bot.api.sendMessage(9, "hi"), 403, "Forbidden: bot can't initiate conversation with a user"],
    [() => makeBot(server, "1:wrong").api.sendMessage(1, "hi"), 401, "Unauthorized"],
  ];
  for (const [call, error_code, description] of refused) {
    expect(await errorOf(call())).toMatchObject({ error_code, description });
  }
  expect(await photo("x".repeat(1024))).toMatchObject({ photo: [{ file_size: 1 }] });
});

test("an edit changes the message, and the same edit again is refused", async () => {
  const { bot } = await serverAndBot();
  const { message_id } = await bot.api.sendMessage(1, "one");
  expect(await bot.api.editMessageText(1, message_id, "two")).toMatchObject({ message_id, text: "two" });
  const again = await errorOf(bot.api.editMessageText(1, message_id, "two"));
  expect(again).toMatchObject({ error_code: 400, description: expect.stringContaining("message is not modified") });
  expect(await bot.api.editMessageTextInline("inline-1", "two")).toBe(true);
  expect(await bot.api.forwardMessage(2, 1, message_id)).toMatchObject({ chat: { id: 2 }, text: "two" });
});

test("each method is answered in its own shape", async () => {
  const { bot } = await serverAndBot();
  const html = await bot.api.sendMessage(-1001, "<b>a</b> &lt; b", { parse_mode: "HTML" });
  expect(html).toMatchObject({ text: "a < b", chat: { type: "supergroup" }, from: { username: "GuardedBot" } });
  const poll = await bot.api.sendPoll(1, "Tea?", ["yes", { text: "no" }]);
  expect(poll.poll).toMatchObject({ question: "Tea?", options: [{ text: "yes" }, { text: "no" }], is_closed: false });
  expect(await bot.api.stopPoll(1, poll.message_id)).toMatchObject({ question: "Tea?", is_closed: true });
  expect(await bot.api.copyMessage(1, 1, 2)).toEqual({ message_id: expect.any(Number) });
  expect(await bot.api.forwardMessages(1, 1, [2, 3])).toHaveLength(2);
  expect(await bot.api.sendMessageDraft(1, 5, "half a th")).toBe(true);
  expect(await bot.api.answerCallbackQuery("1", { text: "ok" })).toBe(true);
  expect(await bot.api.deleteMessage(1, 2)).toBe(true);
});

test("menus are kept for each scope and language", async () => {
  const { bot } = await serverAndBot();
  const commands = [{ command: "hooks", description: "Hooks" }];
  const scope = { type: "chat", chat_id: 1 } as const;
  await bot.api.setMyCommands(commands, { scope, language_code: "zh" });
  expect(await bot.api.getMyCommands({ scope: { chat_id: 1, type: "chat" }, language_code: "zh" })).toEqual(commands);
  expect(await bot.api.getMyCommands({ scope })).toEqual([]);
  expect(await bot.api.getMyCommands()).toEqual([]);
  await bot.api.deleteMyCommands({ scope, language_code: "zh" });
  expect(await bot.api.getMyCommands({ scope, language_code: "zh" })).toEqual([]);
});

test("nothing that arrived hides from a search, not even behind JSON's escapes", async () => {
  const { server, bot } = await serverAndBot();
  await bot.api.sendMessage(1, 'key "a"\nsk-1');
  await bot.api.sendDocument(1, new InputFile(Buffer.from("in the file"), "a.txt"));
  expect(server.wire()).toContain('key "a"\nsk-1');
  expect(server.wire()).toContain("in the file");
  expect(server.wire()).not.toContain("sk-2");
});

test("half a request is no call, but its bytes have left the bot", async () => {
  const { server } = await serverAndBot();
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  socket.write(`POST /bot${BOT_TOKEN}/sendMessage HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n\r\n{"text":"sk-1`, () =>
    socket.destroySoon(),
  );
  await expect.poll(() => server.wire()).toContain("sk-1");
  expect(server.calls).toEqual([]);
});

test("closing ends held polls and kept connections at once, and tells a waiting test what did arrive", async () => {
  const { server, bot } = await serverAndBot();
  await bot.api.sendMessage(1, "hi");
  const held = errorOf(bot.api.getUpdates({ timeout: 30 }));
  await server.arrived("getUpdates");
  const waiting = errorOf(server.arrived("sendPhoto", 2));
  await server.close();
  expect(await held).toBeInstanceOf(HttpError);
  expect(await waiting).toMatchObject({ message: expect.stringMatching(/2 × sendPhoto.*arrived: sendMessage\./) });
});

let shared: BotApiServer | undefined;
beforeAll(async () => {
  shared = await startBotApi();
  return () => shared?.close();
});

test("a server outside of a test stays until it is closed", async () => {
  expect(await (await fetch(`${shared?.url}/bot${BOT_TOKEN}/getMe`)).json()).toEqual({ ok: true, result: BOT_INFO });
});
