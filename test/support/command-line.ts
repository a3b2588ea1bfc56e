import { join } from "node:path";
import { Readable } from "node:stream";
import { expect } from "vitest";
import type { CliIo } from "../../src/cli/call.js";
import { main } from "../../src/cli/main.js";
import { standardState } from "../../src/store/state/locations.js";
import { type AtEnd, makeWorkbench, type Workbench } from "./workbench.js";

export type Surroundings = {
  input?: string;
  env?: CliIo["env"];
  isTTY?: boolean;
  isTerminal?: boolean;
  onLine?(text: string): void;
};
export type Ran = { exitCode: number; stdout: string; stderr: string };

/** What a command is given here: a text on stdin, and a terminal that keeps what was said. */
export function makeIo({ input = "", env = {}, isTTY = false, isTerminal, onLine }: Surroundings = {}) {
  const [stdout, stderr]: [string[], string[]] = [[], []];
  const io: CliIo = {
    env,
    isTerminal,
    input: Object.assign(Readable.from(input === "" ? [] : [Buffer.from(input)]), { isTTY }),
    output: {
      log: (text: string) => {
        stdout.push(text);
        onLine?.(text);
      },
      error: (text: string) => void stderr.push(text),
    },
  };
  return { io, said: () => ({ stdout: stdout.join("\n"), stderr: stderr.join("\n") }) };
}

/** The environment in which the workspace of a bench has its state at the usual place. */
export const envOf = (bench: Workbench): Record<string, string> => ({
  PATH: process.env.PATH ?? "",
  HOME: bench.root,
  XDG_STATE_HOME: join(bench.root, "xdg"),
  LANG: "C",
});

/** `chat-hooks …` in this process. */
export async function runHere(args: readonly string[], surroundings: Surroundings = {}): Promise<Ran> {
  const { io, said } = makeIo(surroundings);
  const exitCode = await main(args, io);
  return { exitCode, ...said() };
}

/** `chat-hooks …` on the workspace of a bench, in this process. */
export const chatHooks = (bench: Workbench, args: readonly string[], more: Surroundings = {}): Promise<Ran> =>
  runHere(["--workspace", bench.workspace, ...args], { ...more, env: { ...envOf(bench), ...more.env } });

const BLOCKER = `#!/bin/sh\nif grep -q 'rm -rf'; then echo '{"decision": "block", "reason": "not here"}'; fi\n`;

/** A bench with a guard against `rm -rf`, approved and switched on from the terminal. */
export async function guarded(atEnd?: AtEnd): Promise<Workbench> {
  const bench = makeWorkbench(atEnd);
  bench.script("guard.sh", BLOCKER);
  bench.propose("hooks:\n  - event: pre_tool_call\n    command: ./guard.sh --strict\n");
  expect((await chatHooks(bench, ["approve", "pre_tool_call", "./guard.sh", "--strict"])).exitCode).toBe(0);
  expect((await chatHooks(bench, ["on"])).exitCode).toBe(0);
  return bench;
}

/** The payload of a call of bash. */
export const callOf = (command: string): string => JSON.stringify({ tool_name: "bash", tool_input: { command } });

/** The folder that keeps what was approved in the workspace of a bench. */
export const stateOf = (bench: Workbench): string => standardState(bench.workspace, envOf(bench));
