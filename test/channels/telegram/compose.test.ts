import { createServer } from "node:http";
import { type Conversation, type ConversationFlavor, conversations, createConversation } from "@grammyjs/conversations";
import { Menu } from "@grammyjs/menu";
import { Api, Bot, type Context, webhookCallback } from "grammy";
import { expect, onTestFinished, test } from "vitest";
import { hooksCommands, isWithheld, outboundGuard, webhook } from "../../../src/channels/telegram/index.js";
import { BOT_INFO, BOT_TOKEN, startBotApi } from "../../support/bot-api-server.js";
import { listen } from "../../support/http-servers.js";
import { makeWorkbench, type } from "../../support/workbench.js";

const KEY = "sk-live-123";
const NOTICE = "[message withheld by a hook: a key]";
const SECRET = "8f3a6c1e9b7d4025a1c8";

/** Hooks that let no key out, a server, and a bot with nothing on it. */
async function makeParts<C extends Context = Context>() {
  const server = await startBotApi(onTestFinished);
  const bench = makeWorkbench();
  const hooks = await bench.open();
  bench.script("guard.sh", "#!/bin/sh\ngrep -q sk-live && { echo 'a key' >&2; exit 2; }; exit 0\n");
  bench.propose("hooks: [{event: on_outbound_message, command: ./guard.sh}]\n");
  await type(hooks, "/hooks approve on_outbound_message ./guard.sh");
  await type(hooks, "/hooks on");
  const bot = new Bot<C>(BOT_TOKEN, { botInfo: BOT_INFO, client: { apiRoot: server.url } });
  const sent = () => server.sent("sendMessage").map(({ payload }) => [payload.chat_id, payload.text]);
  return { server, hooks, bot, sent, isOn: async () => (await hooks.list()).switch.on };
}

test("the guard alone stands on an Api that no bot has", async () => {
  const { server, hooks, sent } = await makeParts();
  const api = new Api(BOT_TOKEN, { apiRoot: server.url });
  api.config.use(outboundGuard(hooks));
  expect(isWithheld(await api.sendMessage(7, "hello"))).toBe(false);
  expect(isWithheld(await api.sendMessage(7, KEY))).toBe(true);
  expect(sent()).toEqual([
    [7, "hello"],
    [7, NOTICE],
  ]);
});

test("the guard alone stands in a conversation and in one part of a bot, with its menu", async () => {
  type Talking = ConversationFlavor<Context>;
  const { server, hooks, bot, sent } = await makeParts<Talking>();
  const guard = outboundGuard(hooks);
  const talk = async (_: Conversation<Talking, Context>, ctx: Context): Promise<void> => {
    ctx.api.config.use(guard);
    await ctx.reply(`in a conversation: ${KEY}`);
  };
  bot.use(conversations());
  bot.use(createConversation(talk, "talk"));
  bot.command("talk", (ctx) => ctx.conversation.enter("talk"));
  const menu = new Menu<Talking>("keys").text(KEY);
  const groups = bot.chatType("supergroup");
  groups.use((ctx, next) => {
    ctx.api.config.use(guard);
    return next();
  });
  groups.use(menu);
  groups.on("message", (ctx) => ctx.reply("pick", { reply_markup: menu }));
  bot.on("message", (ctx) => ctx.reply(`unguarded: ${KEY}`));
  const command = { entities: [{ type: "bot_command", offset: 0, length: 5 }] };
  await bot.handleUpdate(server.push(server.message("/talk", command)));
  await bot.handleUpdate(server.push(server.message("hi", { chat: { id: -5, type: "supergroup", title: "G" } })));
  await bot.handleUpdate(server.push(server.message("hi")));
  expect(sent()).toEqual([
    [1, NOTICE],
    [-5, NOTICE],
    [1, `unguarded: ${KEY}`],
  ]);
});

test("the commands alone answer an owner, and no guard hides or changes what they say", async () => {
  const { server, hooks, bot, sent, isOn } = await makeParts();
  bot.api.config.use(outboundGuard(hooks));
  bot.use(hooksCommands(hooks, { updates: "polling" }));
  const seen: unknown[] = [];
  bot.on("message", (ctx) => void seen.push(ctx.message.text));
  for (const text of ["/hooks off", "hello"]) await bot.handleUpdate(server.push(server.message(text)));
  expect(await isOn()).toBe(false);
  expect(seen).toEqual(["hello"]);
  const [id] = server
    .sent("sendMessage")
    .flatMap(({ payload }, index) => (/OFF/.test(String(payload.text)) ? [index + 2] : []));
  expect(sent().at(-1)).toEqual([1, expect.stringContaining("OFF")]);
  await expect(bot.api.editMessageText(1, id ?? 0, "all is well")).rejects.toThrow("message of chat-hooks");
});

test("by a webhook the commands alone count only past its secret", async () => {
  const { server, hooks, bot, isOn } = await makeParts();
  bot.use(hooksCommands(hooks, { updates: "webhook" }));
  const serve = async (handle: ReturnType<typeof webhook<never, "http">>): Promise<string> =>
    `http://127.0.0.1:${(await listen(createServer((request, response) => void handle(request, response)))).port}/`;
  await server.deliver(await serve(webhookCallback(bot, "http")), server.message("/hooks off"));
  expect(await isOn()).toBe(true);
  expect(server.sent("sendMessage").at(-1)?.payload.text).toContain("does not check a secret token");
  await server.deliver(
    await serve(webhook(bot, "http", { secretToken: SECRET })),
    server.message("/hooks off"),
    SECRET,
  );
  expect(await isOn()).toBe(false);
});
