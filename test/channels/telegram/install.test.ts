import { autoRetry } from "@grammyjs/auto-retry";
import { Bot } from "grammy";
import { expect, onTestFinished, test } from "vitest";
import { shellHooks, TelegramSetupError } from "../../../src/channels/telegram/index.js";
import { BOT_INFO, BOT_TOKEN, startBotApi } from "../../support/bot-api-server.js";
import { eventually } from "../../support/eventually.js";
import { makeGuardedBot } from "../../support/guarded-bot.js";
import { makeListeningBot } from "../../support/listening-bot.js";
import { makeWorkbench } from "../../support/workbench.js";

const BLOCKS_ALL = "echo 'nothing leaves' >&2; exit 2";

async function makeBareBot() {
  const server = await startBotApi(onTestFinished);
  const hooks = await makeWorkbench().open();
  const bot = new Bot(BOT_TOKEN, { botInfo: BOT_INFO, client: { apiRoot: server.url } });
  const seen: string[] = [];
  const isOn = async (): Promise<boolean> => (await hooks.list()).switch.on;
  return { server, hooks, bot, seen, isOn };
}

test("put on after bot.command, bot.on and bot.use, it still comes before them", async () => {
  const { bot, server, hooks, seen, isOn } = await makeBareBot();
  bot.use((_, next) => {
    seen.push("use");
    return next();
  });
  bot.command("hooks", () => void seen.push("command"));
  bot.on("message", () => void seen.push("on"));
  onTestFinished(shellHooks(bot, hooks, { menu: false }));
  await bot.handleUpdate(server.push(server.message("/hooks on")));
  expect(await isOn()).toBe(true);
  expect(seen).toEqual([]);
  await bot.handleUpdate(server.push(server.message("hello")));
  expect(seen).toEqual(["use", "on"]);
});

test("put on a bot that polls already, it takes the next command", async () => {
  const { bot, server, hooks, seen, isOn } = await makeBareBot();
  bot.on("message:text", (ctx) => void seen.push(ctx.msg.text));
  const polling = bot.start();
  onTestFinished(async () => {
    await bot.stop();
    await polling;
  });
  await server.arrived("getUpdates");
  server.push(server.message("before"));
  await eventually(() => seen).toEqual(["before"]);
  onTestFinished(shellHooks(bot, hooks, { menu: false }));
  server.push(server.message("/hooks on"));
  server.push(server.message("after"));
  await eventually(isOn).toBe(true);
  await eventually(() => seen).toEqual(["before", "after"]);
});

test("it waits for no bot info of its own: a bot that learns its name at the start is guarded, too", async () => {
  const { server, hooks, isOn } = await makeBareBot();
  const bot = new Bot(BOT_TOKEN, { client: { apiRoot: server.url } });
  onTestFinished(shellHooks(bot, hooks, { menu: false }));
  const polling = bot.start();
  onTestFinished(async () => {
    await bot.stop();
    await polling;
  });
  server.push(server.message("/hooks@GuardedBot on"));
  await eventually(isOn).toBe(true);
});

test("a second time on the same bot is refused, and says how to do it anew", async () => {
  const { bot, hooks } = await makeListeningBot();
  const again = (): unknown => shellHooks(bot, hooks, { menu: false });
  expect(again).toThrow(TelegramSetupError);
  expect(again).toThrow("already installed on this bot");
});

test("after another transformer it is refused, and says where to put it", async () => {
  const { bot, hooks, server, seen } = await makeBareBot();
  bot.api.config.use(autoRetry());
  bot.on("message:text", (ctx) => void seen.push(ctx.msg.text));
  const install = (): unknown => shellHooks(bot, hooks, { menu: false });
  expect(install).toThrow(TelegramSetupError);
  expect(install).toThrow("came after 1 other transformer on bot.api");
  expect(install).toThrow("right after new Bot(…)");
  // Refused means untouched.
  await bot.handleUpdate(server.push(server.message("/hooks on")));
  expect(seen).toEqual(["/hooks on"]);
});

test("taken off, /hooks reaches the handlers and sends leave unguarded", async () => {
  // Those of bots that another file of this process has left on do not count.
  const rejected = process.listeners("unhandledRejection");
  const { bot, server, guardWith, remove } = await makeGuardedBot();
  await guardWith(BLOCKS_ALL);
  const seen: string[] = [];
  bot.on("message:text", (ctx) => void seen.push(ctx.msg.text));
  await bot.api.sendMessage(1, "guarded");
  await remove();
  await bot.handleUpdate(server.push(server.message("/hooks off")));
  await bot.api.sendMessage(1, "unguarded");
  expect(seen).toEqual(["/hooks off"]);
  expect(server.sent("sendMessage").at(-1)?.payload.text).toBe("unguarded");
  expect(server.wire()).not.toContain('"guarded"');
  expect(process.listeners("unhandledRejection")).toEqual(rejected);
});

test("taken off, it can be put on again", async () => {
  const { bot, server, hooks, guardWith, remove } = await makeGuardedBot();
  await guardWith(BLOCKS_ALL);
  await remove();
  onTestFinished(shellHooks(bot, hooks, { menu: false }));
  await bot.api.sendMessage(1, "guarded again");
  expect(server.wire()).not.toContain("guarded again");
  await bot.handleUpdate(server.push(server.message("/hooks off")));
  expect((await hooks.list()).switch.on).toBe(false);
  await bot.api.sendMessage(1, "switched off");
  expect(server.sent("sendMessage").at(-1)?.payload.text).toBe("switched off");
});

test("taken off, it lets go of /hooks even where somebody has wrapped the bot since", async () => {
  const { bot, server, seen, remove, isOn } = await makeListeningBot();
  const inner = bot.handleUpdate;
  bot.handleUpdate = (update, envelope) => inner.call(bot, update, envelope);
  await remove();
  await bot.handleUpdate(server.push(server.message("/hooks on")));
  expect(await isOn()).toBe(false);
  expect(seen).toEqual(["before: /hooks on", "after: /hooks on"]);
});

test("taking it off waits for the answer to the last command", async () => {
  const { bot, server, remove } = await makeListeningBot();
  server.slow("sendMessage", 100);
  void bot.handleUpdate(server.push(server.message("/hooks on")));
  await remove();
  expect(server.sent("sendMessage").at(-1)?.payload.text).toContain("Hooks are ON now.");
});
