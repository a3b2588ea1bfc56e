import { Bot, type BotConfig, type Context } from "grammy";
import { onTestFinished } from "vitest";
import { shellHooks, type TelegramOptions } from "../../src/channels/telegram/index.js";
import type { ShellHooks } from "../../src/commands/shell-hooks.js";
import { BOT_INFO, BOT_TOKEN, type BotApiServer, startBotApi } from "./bot-api-server.js";
import { RUNS_STORY, sharedBy } from "./shared.js";
import { type AtEnd, eventIn, makeWorkbench, type, type Workbench } from "./workbench.js";

/** A real bot with the guard on it, a Bot API server on loopback, and hooks with a workspace of their own. */
export type GuardedBot = {
  bot: Bot;
  server: BotApiServer;
  hooks: ShellHooks;
  bench: Workbench;
  /** What takes the guard off. */
  remove: () => Promise<void>;
  /** Writes a script, proposes it for the event, approves it as the owner (telegram:1) and switches hooks on. */
  guardWith(script: string, entry?: string): Promise<void>;
  /** Starts long polling, and ends it with the test. */
  poll(): Promise<void>;
};

export async function makeGuardedBot(
  options: TelegramOptions = { menu: false },
  config: BotConfig<Context> = {},
  atEnd: AtEnd = onTestFinished,
): Promise<GuardedBot> {
  const server = await startBotApi(atEnd);
  const bench = makeWorkbench(atEnd);
  const hooks = await bench.open();
  const bot = new Bot(BOT_TOKEN, { ...config, botInfo: BOT_INFO, client: { ...config.client, apiRoot: server.url } });
  const remove = shellHooks(bot, hooks, options);
  atEnd(remove);
  const entries: string[] = [];
  return {
    bot,
    server,
    hooks,
    bench,
    remove,
    async guardWith(script, entry = "event: on_outbound_message") {
      const name = `guards/guard-${entries.length + 1}.sh`;
      bench.script(name, script.startsWith("#!") ? script : `#!/bin/sh\n${script}\n`);
      entries.push(`  - {${entry}, command: ./${name}}`);
      bench.propose(`hooks:\n${entries.join("\n")}\n`);
      const event = eventIn(entry);
      await type(hooks, `/hooks approve ${event} ./${name}`);
      if (!hooks.isWatched(event)) await type(hooks, "/hooks on");
    },
    async poll() {
      void bot.start();
      atEnd(() => bot.stop());
      await server.arrived("getUpdates");
    },
  };
}

/**
 * One guarded bot for all stories of a file that only send; each finds it as if nothing had arrived yet. What is approved
 * runs the lines of the story, and only a program in another language is a hook on a bot of its own.
 */
export function sharedGuardedBots(): (script: string) => Promise<GuardedBot> {
  const ask = sharedBy(async (script, atEnd) => {
    const guarded = await makeGuardedBot(undefined, {}, atEnd);
    await guarded.guardWith(script);
    return guarded;
  });
  return async (script) => {
    const isProgram = script.startsWith("#!");
    const guarded = await ask(isProgram ? script : RUNS_STORY);
    if (!isProgram) guarded.bench.write("story.sh", script);
    guarded.server.forget();
    return guarded;
  };
}
