import { Bot, type BotConfig, type Context } from "grammy";
import { onTestFinished } from "vitest";
import { shellHooks, type TelegramOptions } from "../../src/channels/telegram/index.js";
import type { ShellHooks } from "../../src/shell-hooks.js";
import { BOT_INFO, BOT_TOKEN, type BotApiServer, startBotApi } from "./bot-api-server.js";
import { idIn, makeWorkbench, type, type Workbench } from "./workbench.js";

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
): Promise<GuardedBot> {
  const server = await startBotApi(onTestFinished);
  const bench = makeWorkbench();
  const hooks = await bench.open();
  const bot = new Bot(BOT_TOKEN, { ...config, botInfo: BOT_INFO, client: { ...config.client, apiRoot: server.url } });
  const remove = shellHooks(bot, hooks, options);
  onTestFinished(remove);
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
      const shown = await type(hooks, "/hooks list");
      const id = [...(shown.text ?? "").matchAll(/NOT approved \[(\w{4})\]/g)].at(-1)?.[1] ?? idIn(shown);
      await type(hooks, `/hooks approve ${id}`);
      await type(hooks, "/hooks on");
    },
    async poll() {
      void bot.start();
      onTestFinished(() => bot.stop());
      await server.arrived("getUpdates");
    },
  };
}
