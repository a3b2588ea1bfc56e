import { Bot, type Middleware } from "grammy";
import { onTestFinished } from "vitest";
import { shellHooks, type TelegramOptions } from "../../src/channels/telegram/index.js";
import { BOT_INFO, BOT_TOKEN, startBotApi } from "./bot-api-server.js";
import { makeWorkbench } from "./workbench.js";

/** A guarded bot whose own handlers, one registered before the guard and one after it, note what they get to see. */
export async function makeListeningBot(options: TelegramOptions = { menu: false }, ...early: Middleware[]) {
  const server = await startBotApi(onTestFinished);
  const bench = makeWorkbench();
  const hooks = await bench.open();
  const bot = new Bot(BOT_TOKEN, { botInfo: BOT_INFO, client: { apiRoot: server.url } });
  const seen: string[] = [];
  const listen = (when: string): void => {
    bot.use((ctx, next) => {
      seen.push(`${when}: ${ctx.msg?.text ?? ctx.msg?.caption ?? ctx.callbackQuery?.data}`);
      return next();
    });
  };
  bot.use(...early);
  listen("before");
  const remove = shellHooks(bot, hooks, options);
  onTestFinished(remove);
  listen("after");
  // A new workspace is announced to the owner: that is another story.
  await server.arrived("sendMessage");
  server.calls.length = 0;
  return {
    bot,
    server,
    hooks,
    bench,
    seen,
    remove,
    isOn: async (): Promise<boolean> => (await hooks.list()).switch.on,
    async poll(): Promise<void> {
      const polling = bot.start();
      onTestFinished(async () => {
        await bot.stop();
        await polling;
      });
      await server.arrived("getUpdates");
    },
  };
}
