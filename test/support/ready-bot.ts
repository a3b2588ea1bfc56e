import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { onTestFinished } from "vitest";
import { type Bot, startBot } from "../../src/bot/start.js";
import type { EventName } from "../../src/core/event.js";
import { BOT_TOKEN, type BotApiServer, startBotApi } from "./bot-api-server.js";
import { type ModelServer, startModel } from "./model-server.js";
import { shared } from "./shared.js";
import { type AtEnd, approveAll, makeWorkbench, type Workbench } from "./workbench.js";

/** A ready bot on loopback: a real agent loop, a model that answers from a list, and what tests need to talk to it. */
export type ReadyBot = {
  bot: Bot;
  bench: Workbench;
  model: ModelServer;
  /** What it has printed. */
  printed(): string;
  /** A program says something; the answer as it came. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<{ status: number; json: ApiAnswer }>;
  chat(text: string, session?: string): Promise<ApiAnswer>;
  /** Puts a script in force; its payloads are kept. Its name, as messages show it. */
  hook(event: string, script: string, more?: string): Promise<string>;
  /** Puts several in force: one look at the workspace for all of them. */
  hookAll(...scripts: HookScript[]): Promise<void>;
  /** The payloads that the scripts at an event were given. */
  seen(event: string): Record<string, unknown>[];
  /** Takes every hook out of force, and empties the workspace; the model has been asked nothing. */
  forget(): Promise<void>;
  /** Ends this one and starts another on the same workspace and state. */
  restart(): Promise<ReadyBot>;
};

export type TelegramReadyBot = ReadyBot & { telegram: BotApiServer };

export type HookScript = [event: string, script: string, more?: string];

export type ApiAnswer = {
  reply?: string;
  notes?: string[];
  withheld?: boolean;
  error?: string;
  ids?: string[];
  waiting?: string[];
  message?: string;
};

export type ReadyBotOptions = {
  env?: Record<string, string>;
  demo?: boolean;
  bench?: Workbench;
  model?: ModelServer;
  /** Without it, the bot ends with the test. */
  atEnd?: AtEnd;
};

export async function makeReadyBot(options: ReadyBotOptions = {}): Promise<ReadyBot> {
  const { atEnd = onTestFinished } = options;
  const bench = options.bench ?? makeWorkbench(atEnd);
  const model = options.model ?? (await startModel(atEnd));
  const output = new PassThrough();
  let printed = "";
  output.setEncoding("utf8").on("data", (text: string) => {
    printed += text;
  });
  const bot = await startBot({
    workspace: bench.workspace,
    stateDir: bench.state,
    env: {
      ...{ PATH: process.env.PATH, HOME: bench.root, CHAT_HOOKS_PORT: "0" },
      ...(!options.demo && { OPENAI_BASE_URL: model.url, MODEL: "m" }),
      ...options.env,
    },
    version: "test",
    input: new PassThrough(),
    output,
    onEnd() {},
  });
  atEnd(() => bot.close());
  const token = readFileSync(`${bench.state}/api-token`, "utf8").trim();
  const post: ReadyBot["post"] = async (path, body, headers = {}) => {
    const response = await fetch(`${bot.url}${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, json: (await response.json()) as ApiAnswer };
  };
  const command = (text: string) =>
    bot.hooks.handleCommand({ channel: "cli", senderId: "local", chat: "private", origin: "typed", text });
  const entries: string[] = [];
  // Never twice the same name: a script that has changed since it was shown is not approved by its name.
  let forgotten = 0;
  const hookAll = async (...scripts: HookScript[]): Promise<void> => {
    for (const [event, script, more = ""] of scripts) {
      const name = `hook-${forgotten + entries.length + 1}.sh`;
      const keep = `input=$(cat); printf '%s\\n' "$input" >> ${bench.root}/seen-${event}`;
      bench.script(name, `#!/bin/sh\n${keep}\nprintf '%s' "$input" | { ${script}; }\n`);
      entries.push(`  - {event: ${event}, command: ./${name}${more}}`);
    }
    bench.propose(`hooks:\n${entries.join("\n")}\n`);
    const newest = new Set(scripts.map((_, at) => `./hook-${forgotten + entries.length - at}.sh`));
    await approveAll(bot.hooks, ({ entry }) => entry.type === "command" && newest.has(entry.command));
    if (scripts.some(([event]) => !bot.hooks.isWatched(event as EventName))) await command("/hooks on");
    // There to be read before anything has fired.
    for (const [event] of scripts) bench.write(`seen-${event}`, "");
  };
  return {
    bot,
    bench,
    model,
    printed: () => printed,
    post,
    chat: async (text, session = "default") => (await post("/chat", { text, session })).json,
    async hook(event, script, more = "") {
      await hookAll([event, script, more]);
      return `./hook-${forgotten + entries.length}.sh`;
    },
    hookAll,
    seen(event) {
      const lines = readFileSync(`${bench.root}/seen-${event}`, "utf8").split("\n");
      return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as Record<string, unknown>);
    },
    async forget() {
      // What was approved stays in force without its entry.
      const { text = "" } = await command("/hooks list");
      for (const [, id] of text.matchAll(/\[(\w{4})\]/g)) await command(`/hooks revoke ${id}`);
      await command("/hooks off");
      forgotten += entries.length;
      entries.length = 0;
      bench.propose("hooks: []\n");
      for (const name of readdirSync(bench.workspace).filter((each) => each !== "config"))
        rmSync(join(bench.workspace, name), { recursive: true });
      model.forget();
    },
    async restart() {
      await bot.close();
      return makeReadyBot({ ...options, bench, model });
    },
  };
}

/** A ready bot on Telegram, whose owner is number 1. */
export async function makeTelegramReadyBot(options: ReadyBotOptions = {}): Promise<TelegramReadyBot> {
  const telegram = await startBotApi(options.atEnd ?? onTestFinished);
  const env = { TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_API_ROOT: telegram.url, CHAT_HOOKS_OWNERS: "telegram:1" };
  return { ...(await makeReadyBot({ ...options, env: { ...env, ...options.env } })), telegram };
}

/** One ready bot for all stories of a file that only talk to it; each finds it without hooks, and has a session of its own. */
export const sharedReadyBot = (options: ReadyBotOptions = {}): (() => Promise<ReadyBot>) =>
  inTurns((atEnd) => makeReadyBot({ ...options, atEnd }));

/** The same on Telegram, where nothing has arrived yet. Its owner's conversation goes on from story to story. */
export const sharedTelegramReadyBot = (options: ReadyBotOptions = {}): (() => Promise<TelegramReadyBot>) =>
  inTurns(async (atEnd) => {
    const bot = await makeTelegramReadyBot({ ...options, atEnd });
    // A new workspace is announced to the owner.
    await bot.telegram.arrived("sendMessage");
    const forget = async (): Promise<void> => {
      await bot.forget();
      bot.telegram.forget();
    };
    return { ...bot, forget };
  });

function inTurns<Bot extends ReadyBot>(make: (atEnd: AtEnd) => Promise<Bot>): () => Promise<Bot> {
  const ask = shared(make);
  let stories = 0;
  return async () => {
    const bot = await ask();
    await bot.forget();
    stories += 1;
    const own = `story-${stories}`;
    return { ...bot, chat: (text, session = own) => bot.chat(text, session) };
  };
}
