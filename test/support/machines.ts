import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { BOT_TOKEN, type BotApiServer, startBotApi } from "./bot-api-server.js";
import { eventually } from "./eventually.js";
import { type ModelServer, startModel } from "./model-server.js";
import { type AtEnd, makeWorkbench, type Workbench } from "./workbench.js";

const CLI = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));
export const SECRET = "a-secret-of-the-webhook";
const AGAIN_MS = 50;

/** A process that is the bot, beside others. */
export type BotProcess = {
  name: string;
  url: string;
  printed(): string;
  signal(name: NodeJS.Signals): void;
  end(name: NodeJS.Signals): Promise<void>;
};

/** One bot on several machines, each a process with a state folder of its own, and a Telegram that brings updates. */
export type Machines = {
  bench: Workbench;
  telegram: BotApiServer;
  model: ModelServer;
  start(name: string): Promise<BotProcess>;
  /** Brings an update to one of those that are up, again and again until it is taken; of one chat one at a time, in order. */
  bring(update: Record<string, unknown>): Promise<void>;
  /** Brings one to all that are up at once, to each twice; what they answer. */
  bringToAll(update: Record<string, unknown>): Promise<number[]>;
  /** What a person says to the bot in a group. */
  says(chat: number, text: string): Record<string, unknown>;
  up: Set<BotProcess>;
};

export async function makeMachines(
  variables: Record<string, string>,
  atEnd: AtEnd = onTestFinished,
): Promise<Machines> {
  const bench = makeWorkbench(atEnd);
  const telegram = await startBotApi(atEnd);
  const model = await startModel(atEnd);
  const up = new Set<BotProcess>();
  const pids: number[] = [];
  const lines = new Map<number, Promise<void>>();
  let updates = 700_000_000;
  let last = 0;
  const env = {
    ...{ PATH: process.env.PATH, HOME: bench.root, CHAT_HOOKS_PORT: "0", CHAT_HOOKS_LANG: "en" },
    ...{ TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_API_ROOT: telegram.url, CHAT_HOOKS_OWNERS: "telegram:1" },
    ...{ OPENAI_BASE_URL: model.url, MODEL: "m" },
    ...{ CHAT_HOOKS_TELEGRAM_WEBHOOK: "https://bot.example/telegram", CHAT_HOOKS_TELEGRAM_WEBHOOK_SECRET: SECRET },
    ...variables,
  };
  const start = async (name: string): Promise<BotProcess> => {
    const options = ["start", "--workspace", bench.workspace, "--state", `${bench.root}/state-${name}`];
    const child = spawn(process.execPath, [CLI, ...options], {
      ...{ env, cwd: bench.root, stdio: ["ignore", "pipe", "pipe"] },
    });
    const ended = once(child, "close");
    atEnd(async () => {
      child.kill("SIGKILL");
      await ended;
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        said += text;
      });
    await eventually(() => said).toContain("is listening");
    const bot: BotProcess = {
      name,
      url: /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0] ?? "nowhere",
      printed: () => said,
      signal: (signal) => void child.kill(signal),
      async end(signal) {
        up.delete(bot);
        child.kill(signal);
        await ended;
      },
    };
    up.add(bot);
    pids.push(child.pid ?? 0);
    return bot;
  };
  const post = async (bot: BotProcess, update: object): Promise<number> => {
    const headers = { "content-type": "application/json", "x-telegram-bot-api-secret-token": SECRET };
    const init = { method: "POST", headers, body: JSON.stringify(update), signal: AbortSignal.timeout(5_000) };
    const answer = await fetch(`${bot.url}/telegram`, init).catch(() => undefined);
    return answer?.status ?? 0;
  };
  const untilTaken = async (update: object): Promise<void> => {
    for (;;) {
      const bots = [...up];
      last += 1;
      const bot = bots[last % bots.length];
      if (bot && (await post(bot, update)) === 200) return;
      await pause(AGAIN_MS);
    }
  };
  const numbered = (update: Record<string, unknown>) => ({ update_id: ++updates, ...update });
  return {
    ...{ bench, telegram, model, start, up, pids },
    bring(update) {
      const whole = numbered(update);
      const chat = (update.message as { chat: { id: number } } | undefined)?.chat.id ?? 0;
      const next = (lines.get(chat) ?? Promise.resolve()).then(() => untilTaken(whole));
      lines.set(chat, next);
      return next;
    },
    bringToAll(update) {
      const whole = numbered(update);
      return Promise.all([...up, ...up].map((bot) => post(bot, whole)));
    },
    says: (chat, text) =>
      telegram.message(`@GuardedBot ${text}`, { chat: { id: -chat, type: "supergroup", title: `Group ${chat}` } }),
  };
}

/** What was said in each chat, in order. */
export function saidIn(telegram: BotApiServer): Map<number, string[]> {
  const said = new Map<number, string[]>();
  for (const { payload } of telegram.sent("sendMessage")) {
    const chat = -Number(payload.chat_id);
    said.set(chat, [...(said.get(chat) ?? []), String(payload.text)]);
  }
  return said;
}
