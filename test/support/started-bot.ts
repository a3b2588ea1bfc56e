import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { execa } from "execa";
import { onTestFinished } from "vitest";
import { BOT_TOKEN, type BotApiServer, startBotApi } from "./bot-api-server.js";
import { eventually } from "./eventually.js";
import { type ModelServer, startModel } from "./model-server.js";
import { type ApiAnswer, makeReadyBot } from "./ready-bot.js";
import { type AtEnd, makeWorkbench, type Workbench } from "./workbench.js";

const CLI = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));
const BOTS = fileURLToPath(new URL("../fixtures/bot/bots.mjs", import.meta.url));
const MAIN = new URL("../../dist/inner/cli/main.js", import.meta.url).href;

type Variables = Record<string, string>;

/** `chat-hooks start` as a process of its own, which a test can kill. */
export type StartedBot = {
  printed(): string;
  post(path: string, body: unknown): Promise<{ status: number; json: ApiAnswer }>;
  /** Sends a signal and waits for the end; the exit code, or the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
};

/** A process in which many bots are started, which all end when one of them is killed. */
export type BotsProcess = {
  start(options: { workspace: string; stateDir: string; env: Variables }): Promise<string>;
  kill(): Promise<NodeJS.Signals | null>;
};

/** A place where bots are started, killed and started again, with a Telegram and a model that stay. */
export type Start = {
  bench: Workbench;
  telegram: BotApiServer;
  model: ModelServer;
  start(): Promise<StartedBot>;
  /** A bot in a process that it shares with others. */
  startIn(process: BotsProcess): Promise<StartedBot>;
  /** A bot in this process, where all it needs is loaded: it can be asked to end, not killed. In long runs, as `start`. */
  startHere(): Promise<StartedBot>;
  /** The same, always in this process: for tests that hold its clock. */
  startInProcess(): Promise<StartedBot>;
};

/** Runs `chat-hooks start`, whatever comes of it. */
function spawnBot(bench: Workbench, variables: Variables, before: readonly string[]) {
  const start = [CLI, "start", "--verbose", "--workspace", bench.workspace, "--state", bench.state];
  const [file, ...args] = [...before, process.execPath, ...start] as [string, ...string[]];
  const env = { PATH: process.env.PATH, HOME: bench.root, CHAT_HOOKS_PORT: "0", CHAT_HOOKS_LANG: "en", ...variables };
  const child = spawn(file, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "close") as Promise<[number | null, NodeJS.Signals | null]>;
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  const said = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const)
    child[name].setEncoding("utf8").on("data", (text: string) => {
      said[name] += text;
    });
  return { child, said, ended: ended.then(([code, signal]) => code ?? signal) };
}

/** Runs `chat-hooks start` once for each set of variables, one after the other in one process that says how each ends. */
export function launchBots(bench: Workbench, launches: readonly Variables[]) {
  const code = `
import { main } from ${JSON.stringify(MAIN)};
const [launches, ...options] = process.argv.slice(1);
for (const env of JSON.parse(launches))
  console.log("exit " + (await main(["start", ...options], { env, input: process.stdin, output: console })));
`;
  const envs = launches.map((variables) => ({ HOME: bench.root, CHAT_HOOKS_PORT: "0", ...variables }));
  const options = ["--workspace", bench.workspace, "--state", bench.state];
  return execa(process.execPath, ["--input-type=module", "-e", code, JSON.stringify(envs), ...options]);
}

/** Loads all that a bot needs once, for many of them. */
export function forkBots(): BotsProcess {
  const child = fork(BOTS, { env: { PATH: process.env.PATH }, execArgv: [] });
  const ended = once(child, "close") as Promise<[number | null, NodeJS.Signals | null]>;
  let count = 0;
  return {
    start(options) {
      const number = ++count;
      child.send({ number, options });
      return new Promise((resolve) => {
        child.on("message", (said: { number: number; url: string }) => said.number === number && resolve(said.url));
      });
    },
    async kill() {
      child.kill("SIGKILL");
      return (await ended)[1];
    },
  };
}

/** What a program sends to a bot, and the answer. */
const poster =
  (url: string, bench: Workbench): StartedBot["post"] =>
  async (path, body) => {
    const authorization = `Bearer ${readFileSync(`${bench.state}/api-token`, "utf8").trim()}`;
    const headers = { authorization, "content-type": "application/json" };
    const response = await fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    return { status: response.status, json: (await response.json()) as ApiAnswer };
  };

/** A Telegram, a model and a workspace for bots whose owner is number 1; `before` are words before the bot's own. */
export async function makeStart(
  variables: Variables = {},
  options: { bench?: Workbench; before?: readonly string[]; atEnd?: AtEnd } = {},
): Promise<Start> {
  const { atEnd = onTestFinished, bench = makeWorkbench(atEnd), before = [] } = options;
  const telegram = await startBotApi(atEnd);
  const model = await startModel(atEnd);
  const env = {
    ...{ TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_API_ROOT: telegram.url, CHAT_HOOKS_OWNERS: "telegram:1" },
    ...{ OPENAI_BASE_URL: model.url, MODEL: "m", CHAT_HOOKS_UNSAFE_BASH: "1", ...variables },
  };
  const start = async (): Promise<StartedBot> => {
    const { child, said, ended } = spawnBot(bench, env, before);
    await eventually(() => said.stdout + said.stderr).toContain("is listening");
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said.stdout)?.[0] ?? "nowhere";
    // Telegram may be there before the bot answers programs.
    await eventually(async () => (await fetch(url)).status).not.toBe(503);
    return {
      printed: () => said.stdout + said.stderr,
      post: poster(url, bench),
      end(signal) {
        child.kill(signal);
        return ended;
      },
    };
  };
  const startIn = async (bots: BotsProcess): Promise<StartedBot> => {
    const whole = { PATH: process.env.PATH ?? "", HOME: bench.root, CHAT_HOOKS_PORT: "0", ...env };
    const url = await bots.start({ workspace: bench.workspace, stateDir: bench.state, env: whole });
    return { printed: () => "", post: poster(url, bench), end: () => bots.kill() };
  };
  const startInProcess = async (): Promise<StartedBot> => {
    const { bot, post, printed } = await makeReadyBot({ bench, model, env });
    return { post, printed, end: () => bot.close().then(() => 0) };
  };
  return {
    bench,
    telegram,
    model,
    start,
    startIn,
    startInProcess,
    startHere: process.env.LONG_TESTS ? start : startInProcess,
  };
}
