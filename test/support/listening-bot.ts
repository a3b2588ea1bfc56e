import { Bot, type Middleware } from "grammy";
import { onTestFinished } from "vitest";
import { shellHooks, type TelegramOptions } from "../../src/channels/telegram/index.js";
import { BOT_INFO, BOT_TOKEN, startBotApi } from "./bot-api-server.js";
import { shared } from "./shared.js";
import { type AtEnd, makeWorkbench, type } from "./workbench.js";

type ListeningBot = Awaited<ReturnType<typeof makeListeningBotFor>>;

/** A guarded bot whose own handlers, one registered before the guard and one after it, note what they get to see. */
export const makeListeningBot = (
  options: TelegramOptions = { menu: false },
  ...early: Middleware[]
): Promise<ListeningBot> => makeListeningBotFor(onTestFinished, options, early);

/** One for all stories of a file in which it is handed an update: each finds it switched off, and nothing said yet. */
export function sharedListeningBot(): () => Promise<ListeningBot> {
  const ask = shared((atEnd) => makeListeningBotFor(atEnd, { menu: false }, []));
  return async () => {
    const listening = await ask();
    if (await listening.isOn()) await type(listening.hooks, "/hooks off");
    listening.server.forget();
    listening.seen.length = 0;
    return listening;
  };
}

async function makeListeningBotFor(atEnd: AtEnd, options: TelegramOptions, early: Middleware[]) {
  const server = await startBotApi(atEnd);
  const bench = makeWorkbench(atEnd);
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
  atEnd(remove);
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
      atEnd(async () => {
        await bot.stop();
        await polling;
      });
      await server.arrived("getUpdates");
    },
  };
}
