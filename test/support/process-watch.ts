import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import {
  type CommandRequest,
  type CommandTransport,
  createCommandTransport,
} from "../../src/transports/command/index.js";
import { eventually } from "./eventually.js";

export const HOOKS = fileURLToPath(new URL("../fixtures/hooks", import.meta.url));
export const PATH = "/usr/local/bin:/usr/bin:/bin";

/** A transport that leaves nothing behind when the test ends. */
export function transport(): CommandTransport {
  const made = createCommandTransport();
  onTestFinished(() => made.close());
  return made;
}

/** A request for one of our small scripts. */
export function script(line: string, more: Partial<CommandRequest> = {}): CommandRequest {
  const [name, ...args] = line.split(" ");
  const request = { cwd: HOOKS, env: { PATH }, timeoutMs: 60_000, key: line, lane: "" };
  return { ...request, argv: [`${HOOKS}/${name}`, ...args], ...more };
}

/** A mark in the environment by which a test finds all that its script started, wherever it went. */
export function newMark() {
  const mark = randomUUID();
  const alive = (): string[] => pids().filter((pid) => readProc(`${pid}/environ`).split("\0").includes(`MARK=${mark}`));
  return {
    mark,
    env: { PATH, MARK: mark },
    alive,
    /** Waits for a number of processes: starting and ending both take a moment. */
    count: (expected: number) => eventually(() => alive().length, 30).toBe(expected),
  };
}

export type Host = ReturnType<typeof startHost>;

/** A process of its own that runs hooks the way a bot does, from the build. */
export function startHost(mark: string, ...options: readonly "with-helper"[]) {
  const args = [`${HOOKS}/host.mjs`, mark, HOOKS, ...options];
  const host = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "ignore"] });
  onTestFinished(() => void host.kill("SIGKILL"));
  return host;
}

/** The hooks that run, the dead but unburied ones included: children of ours, of our helper, or of what is kept warm. */
export const children = (): string[] => {
  const own = childrenOf("self");
  const helpers = own.filter((pid) => readProc(`${pid}/cmdline`).includes("helper-process.js"));
  const started = [...own, ...helpers.flatMap(childrenOf)];
  const warm = started.filter((pid) => readProc(`${pid}/cmdline`).includes("dist/warm.py"));
  const events = warm.flatMap((pid) => childrenOf(pid).filter((child) => runOf(child) !== runOf(pid)));
  return [...started, ...events].filter((pid) => ![...helpers, ...warm].includes(pid));
};

/** What waits for the next event of a script that is kept warm: not what the last one has left, which may be dead and unburied. */
export const waitingChildrenOf = (pid: string): string[] =>
  childrenOf(pid).filter((child) => runOf(child) === runOf(pid));

/** The run that a process belongs to: what waits for its event still has that of the process that loaded its script. */
const runOf = (pid: string): string | undefined =>
  readProc(`${pid}/environ`)
    .split("\0")
    .find((line) => line.startsWith("CHAT_HOOKS_RUN_ID="));

export const childrenOf = (pid: string): string[] =>
  tasksOf(pid).flatMap((task) => wordsIn(readProc(`${pid}/task/${task}/children`)));

export const childCount = (): number => children().length;

export const descriptorCount = (): number => readdirSync("/proc/self/fd").length;

export const isAlive = (pid: string): boolean =>
  readProc(`${pid}/stat`) !== "" && !/\) Z /.test(readProc(`${pid}/stat`));

/** What runs on this machine, with its words. */
export const commandLines = (): string[] => pids().map((pid) => readProc(`${pid}/cmdline`));

/** Watches the number of our child processes while something runs, and answers with the highest. */
export async function mostChildren(work: () => Promise<unknown>): Promise<number> {
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, childCount());
  }, 20);
  try {
    await work();
  } finally {
    clearInterval(watch);
  }
  return most;
}

const pids = (): string[] => readdirSync("/proc").filter((name) => /^\d+$/.test(name));
const wordsIn = (text: string): string[] => text.split(" ").filter(Boolean);

function tasksOf(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    // It ended between being listed and being read.
    return [];
  }
}

function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, "utf8");
  } catch {
    // It ended between being listed and being read.
    return "";
  }
}
