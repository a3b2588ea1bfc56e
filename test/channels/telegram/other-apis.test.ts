import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { autoRetry } from "@grammyjs/auto-retry";
import { type Conversation, type ConversationFlavor, conversations, createConversation } from "@grammyjs/conversations";
import { Menu } from "@grammyjs/menu";
import { Api, Bot, type Context, HttpError, InputFile } from "grammy";
import { expect, onTestFinished, test } from "vitest";
import { webhook } from "../../../src/channels/telegram/inbound/webhook.js";
import { shellHooks, WithheldError } from "../../../src/channels/telegram/index.js";
import { BOT_INFO, BOT_TOKEN, type BotApiServer, startBotApi } from "../../support/bot-api-server.js";
import { eventually } from "../../support/eventually.js";
import { type GuardedBot, makeGuardedBot, sharedGuardedBots } from "../../support/guarded-bot.js";
import { type, type Workbench } from "../../support/workbench.js";

const KEY = "sk-live-123";
/** Withholds keys, and writes down each time it is asked. */
const BLOCKS_KEYS = `tee -a asked.log | grep -q ${KEY} && exit 2; echo >> asked.log; exit 0`;
const WITHHELD = /^\[message withheld/;
const LARGE = Buffer.alloc(400_000, 7);

const inChat = (server: BotApiServer) => server.calls.filter(({ payload }) => String(payload.chat_id) === "7");
const textsIn = (server: BotApiServer): unknown[] => inChat(server).map(({ payload }) => payload.text);

/** An Api that a plugin would make of a guarded bot's options. */
const withOther = (guarded: GuardedBot) => ({
  ...guarded,
  other: new Api(guarded.bot.token, guarded.bot.api.options),
});

async function makeOtherApi(...given: Parameters<typeof makeGuardedBot>) {
  const guarded = await makeGuardedBot(...given);
  await guarded.guardWith(BLOCKS_KEYS);
  return withOther(guarded);
}

const guardedBy = sharedGuardedBots();

/** One of the bot that all stories share which only send; its hooks are on, and have not been asked. */
async function shareOtherApi() {
  const guarded = await guardedBy(BLOCKS_KEYS);
  if (!guarded.hooks.isWatched("on_outbound_message")) await type(guarded.hooks, "/hooks on");
  guarded.bench.write("asked.log", "");
  return withOther(guarded);
}

const logIn = ({ root }: Workbench, name: string): string => readFileSync(join(root, name), "utf8");

/** The address of a server, which ends with the test. */
async function listening(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

type ConversationContext = ConversationFlavor<Context>;

/** A real bot with a menu that opens a conversation, in which `say` comes after the person's answer. */
async function makeTalkingBot(say: (ctx: Context, answer: string) => Promise<unknown>) {
  const guarded = await makeGuardedBot();
  const { server, guardWith, bench } = guarded;
  await guardWith("cat >> fired.log; echo >> fired.log; exit 0");
  await guardWith(`grep -q ${KEY} && exit 2; exit 0`);
  // The shared bot's own type knows no conversations.
  const bot = guarded.bot as unknown as Bot<ConversationContext>;
  async function ask(conversation: Conversation<ConversationContext, Context>, ctx: Context): Promise<void> {
    await ctx.reply("What is the key?");
    for (;;) {
      const answer = await conversation.waitFor("message:text");
      await say(answer, answer.msg.text);
    }
  }
  const menu = new Menu<ConversationContext>("start").text("Ask me", (ctx) => ctx.conversation.enter("ask"));
  bot.use(conversations());
  bot.use(createConversation<ConversationContext, Context>(ask));
  bot.use(menu);
  bot.command("menu", (ctx) => ctx.reply("Choose", { reply_markup: menu }));
  await guarded.poll();
  const chat = { id: 7, type: "private", first_name: "Bo" };
  const from = { id: 7, is_bot: false, first_name: "Bo" };
  const write = (text: string): void => void server.push(server.message(text, { chat, from }));
  write("/menu");
  await eventually(() => textsIn(server)).toEqual(["Choose"]);
  const markup = inChat(server)[0]?.payload.reply_markup as { inline_keyboard: { callback_data: string }[][] };
  const message = { message_id: 1, date: 1, chat, from: BOT_INFO, text: "Choose", reply_markup: markup };
  server.push({
    callback_query: { id: "1", from, chat_instance: "1", message, data: markup.inline_keyboard[0]?.[0]?.callback_data },
  });
  await eventually(() => textsIn(server)).toEqual(["Choose", "What is the key?"]);
  const fired = (text: string): number =>
    logIn(bench, "fired.log")
      .split("\n")
      .filter((line) => line.includes(`"notification": ${JSON.stringify(text)}`)).length;
  return { ...guarded, write, fired };
}

test("what a conversation sends that a menu has opened is judged, once however often it replays", async () => {
  const { server, write, fired } = await makeTalkingBot((ctx, answer) => ctx.reply(`You said ${answer}`));
  write("hello");
  await eventually(() => textsIn(server).at(-1)).toBe("You said hello");
  write(KEY);
  await eventually(() => textsIn(server).at(-1)).toMatch(WITHHELD);
  write("bye");
  await eventually(() => textsIn(server).at(-1)).toBe("You said bye");
  expect(server.wire()).not.toContain(`You said ${KEY}`);
  expect(["What is the key?", "You said hello", "You said bye"].map(fired)).toEqual([1, 1, 1]);
  expect(textsIn(server)).toHaveLength(5);
});

test("a call in a conversation that no notice can stand in for does not stop the bot", async () => {
  const { bot, server, write } = await makeTalkingBot(async (ctx, answer) => {
    if (answer === "title") await ctx.api.setChatTitle(7, KEY);
    await ctx.reply("still here");
  });
  write("title");
  write("/menu");
  await eventually(() => textsIn(server).at(-1)).toBe("Choose");
  expect(bot.isRunning()).toBe(true);
  expect(server.wire()).not.toContain(KEY);
});

test("an Api made from the bot's options is guarded, whatever the bot had for options", async () => {
  const { other, server } = await shareOtherApi();
  await other.sendMessage(7, `the key is ${KEY}`);
  await other.sendMessage(7, "plain");
  expect(textsIn(server)).toEqual([expect.stringMatching(WITHHELD), "plain"]);
  const bare = new Bot(BOT_TOKEN);
  const { hooks } = await makeGuardedBot();
  onTestFinished(shellHooks(bare, hooks, { menu: false }));
  expect(bare.api.options?.fetch).toBeTypeOf("function");
});

test("one that has the bot's transformers as well fires once a send", async () => {
  const { bot, other, server, bench } = await shareOtherApi();
  other.config.use(...bot.api.config.installedTransformers());
  await other.sendMessage(7, "plain");
  expect(textsIn(server)).toEqual(["plain"]);
  expect(logIn(bench, "asked.log").match(/"notification": ?"plain"/g)).toHaveLength(1);
});

test("what Telegram asks for again is not judged again", async () => {
  const { other, server, bench } = await shareOtherApi();
  other.config.use(autoRetry());
  server.failNext("sendMessage", { error_code: 429, description: "Too Many", parameters: { retry_after: 0 } });
  await other.sendMessage(7, "plain");
  expect(textsIn(server)).toEqual(["plain", "plain"]);
  expect(logIn(bench, "asked.log").match(/"notification": ?"plain"/g)).toHaveLength(1);
});

test.each([
  ["a small text", Buffer.from(`the key is ${KEY}`), "notes.txt"],
  ["a name", Buffer.from([0, 1]), `${KEY}.bin`],
  ["the name of a large file", LARGE, `${KEY}.bin`],
])("an upload of another Api is looked through: %s", async (_, bytes, name) => {
  const { other, server } = await shareOtherApi();
  await other.sendDocument(7, new InputFile(bytes, name));
  expect(textsIn(server)).toEqual([expect.stringMatching(WITHHELD)]);
  expect(server.wire()).not.toContain(KEY);
});

test.each(["on", "off"])("uploads of another Api arrive byte for byte, with hooks %s", async (state) => {
  const { other, server, hooks } = await shareOtherApi();
  await type(hooks, `/hooks ${state}`);
  const large = async function* () {
    for (let at = 0; at < LARGE.length; at += 70_000) yield LARGE.subarray(at, at + 70_000);
  };
  const caption = 'ä "attach://x"\r\n--';
  await other.sendDocument(7, new InputFile(large(), "large.bin"), { caption });
  await other.sendMediaGroup(7, [
    { type: "document", media: new InputFile(LARGE, "one.bin"), caption },
    { type: "document", media: new InputFile(Buffer.from("two"), "two.txt") },
    { type: "document", media: new InputFile(large(), "three.bin") },
  ]);
  await other.editMessageMedia(7, 5, { type: "photo", media: new InputFile(Buffer.from([1]), "p.jpg") });
  const files = inChat(server).flatMap((call) => call.files.map(({ name, content }) => [name, content.length]));
  const size = LARGE.length;
  expect(files).toEqual([
    ["large.bin", size],
    ["one.bin", size],
    ["two.txt", 3],
    ["three.bin", size],
    ["p.jpg", 1],
  ]);
  const [first] = inChat(server);
  expect(first?.payload.caption).toBe(caption);
  expect(first?.files[0]?.content.equals(LARGE)).toBe(true);
});

test("with hooks off a stream of another Api is sent while it is read", async () => {
  const { hooks } = await makeOtherApi();
  await type(hooks, "/hooks off");
  let arrived: () => void = () => {};
  const begun = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const proxy = createServer((request, response) => {
    arrived();
    request.resume().on("end", () => response.end('{"ok":true,"result":true}'));
  });
  const url = await listening(proxy);
  const bot = new Bot(BOT_TOKEN, { botInfo: BOT_INFO, client: { apiRoot: url } });
  onTestFinished(shellHooks(bot, hooks, { menu: false }));
  const source = async function* () {
    yield Buffer.alloc(100_000);
    // Its end comes only when the server has seen its beginning.
    await begun;
    yield Buffer.from("end");
  };
  await new Api(BOT_TOKEN, bot.api.options).sendDocument(7, new InputFile(source(), "a.bin"));
});

test("with hooks off another Api's calls are the same bytes as without us, and its errors the same errors", async () => {
  const { other, server, hooks } = await shareOtherApi();
  await type(hooks, "/hooks off");
  const bare = new Api(BOT_TOKEN, { apiRoot: server.url });
  const outcomes = [];
  for (const api of [bare, other]) {
    server.forget();
    server.failNext("sendPhoto", { error_code: 400, description: "Bad Request: wrong file" });
    server.cutNext("sendVideo");
    const odd = { chat_id: 7, text: "ä\u2028", nothing: null, "1": 1, list: [1, null, "x"] };
    const errors = await Promise.all([
      api.raw.sendMessage(odd as never),
      api.sendPhoto(7, "AgACAgIAAxkBAAIBbb").catch((error: unknown) => error),
      api.sendVideo(7, "AgACAgIAAxkBAAIBbb").catch((error: unknown) => error),
      api.sendDocument(7, new InputFile("/no/such/file")).catch((error: unknown) => error),
    ]);
    outcomes.push({
      bodies: server.calls.filter(({ method }) => method === "sendMessage").map(({ body }) => body.toString()),
      errors: errors.slice(1).map((error) => [(error as Error).name, (error as Error).message]),
      inner: errors.slice(1).map((error) => error instanceof HttpError && (error.error as Error).name),
    });
  }
  expect(outcomes[1]).toEqual(outcomes[0]);
});

test("a call of another Api that no notice can stand in for fails without what was withheld", async () => {
  const { other, server } = await shareOtherApi();
  const error = await other.setChatTitle(7, KEY).catch((each: unknown) => each);
  expect(error).toBeInstanceOf(HttpError);
  expect((error as HttpError).error).toBeInstanceOf(WithheldError);
  expect(JSON.stringify(error)).not.toContain(KEY);
  expect(server.wire()).not.toContain(KEY);
});

test.each(["on", "off"])(
  "another Api can neither type /hooks by a keyboard nor change our messages, hooks %s",
  async (state) => {
    const { bot, other, server, hooks } = await shareOtherApi();
    await type(hooks, `/hooks ${state}`);
    server.forget();
    const reply_markup = { keyboard: [[{ text: "/hooks off" }]] };
    await other.sendMessage(7, "press", { reply_markup });
    await other.sendDocument(7, new InputFile(Buffer.from([0]), "a.bin"), { reply_markup });
    expect(textsIn(server)).toEqual([expect.stringMatching(WITHHELD), expect.stringMatching(WITHHELD)]);
    await bot.handleUpdate(server.push(server.message("/hooks list")));
    const { message_id } = await other.sendMessage(1, "next");
    await expect(other.editMessageText(1, message_id - 1, "nothing to see")).rejects.toThrow(HttpError);
    expect(server.sent("editMessageText")).toEqual([]);
  },
);

test("an Api with a webhook's envelope cannot reply around the guard", async () => {
  const client = { canUseWebhookReply: () => true };
  const { bot, server } = await makeOtherApi({ menu: false }, { client });
  const replies: string[] = [];
  const other = new Api(BOT_TOKEN, bot.api.options, { send: async (body) => void replies.push(body) });
  await other.sendMessage(7, KEY);
  expect(replies).toEqual([]);
  expect(textsIn(server)).toEqual([expect.stringMatching(WITHHELD)]);
});

test("webhook replies of the bot itself go on", async () => {
  const { bot, server } = await makeOtherApi({ menu: false }, { client: { canUseWebhookReply: () => true } });
  bot.on("message", (ctx) => ctx.reply(ctx.msg.text ?? ""));
  const secretToken = "a-long-secret-token";
  const host = createServer(webhook(bot, "http", { secretToken }));
  const url = await listening(host);
  const { body } = await server.deliver(url, server.message("hello"), secretToken);
  expect(JSON.parse(body)).toMatchObject({ method: "sendMessage", text: "hello" });
  const { body: withheld } = await server.deliver(url, server.message(KEY), secretToken);
  expect(withheld).not.toContain(KEY);
});

test("a host's own fetch and addresses are used, and what it fetches by itself is judged, too", async () => {
  const urls: string[] = [];
  const server = await startBotApi(onTestFinished);
  const own = ((url: string, init: RequestInit) => {
    urls.push(url);
    return fetch(url.replace(/^.*\/do\/(\w+).*$/, `${server.url}/bot${BOT_TOKEN}/$1`), { ...init, signal: null });
  }) as never;
  const buildUrl = (_root: string, _token: string, method: string) => `https://example.test/do/${method}/now`;
  const { other, bot } = await makeOtherApi({ menu: false }, { client: { fetch: own, buildUrl } });
  await other.sendMessage(7, KEY);
  await bot.api.sendMessage(7, "plain");
  expect(textsIn(server)).toEqual([expect.stringMatching(WITHHELD), "plain"]);
  expect(urls.at(-1)).toBe("https://example.test/do/sendMessage/now");
  const raw = bot.api.options?.fetch as unknown as typeof fetch;
  await expect(raw(`${server.url}/bot${BOT_TOKEN}/sendMessage?chat_id=7&text=${KEY}`)).rejects.toThrow(WithheldError);
  expect(server.wire()).not.toContain(KEY);
});

test("taken off, another Api of the bot's sends as it would without us", async () => {
  const { other, server, remove } = await makeOtherApi();
  await remove();
  await other.sendMessage(7, KEY);
  expect(textsIn(server)).toEqual([KEY]);
});
