import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { shared } from "./shared.js";

const RUNNER = join(import.meta.dirname, "many-runs.py");

export type ScriptRun = {
  input: string | Buffer;
  options?: readonly string[];
  env?: Readonly<Record<string, string | undefined>>;
  cwd?: string;
};
export type ScriptEnd = { status: number | null; signal: number | null; stdout: string; stderr: string };

const asLine = (runs: readonly ScriptRun[]): string =>
  JSON.stringify(
    runs.map(({ input, options = [], env = process.env, cwd = process.cwd() }) => ({
      ...{ input: Buffer.from(input).toString("hex"), options, env, cwd },
    })),
  );

/** Runs a Python script once for each, from one interpreter that is started once: that is most of what a run costs. */
export function runMany(script: string, runs: readonly ScriptRun[]): ScriptEnd[] {
  const { stdout, stderr } = spawnSync("python3", [RUNNER, script], {
    ...{ input: `${asLine(runs)}\n`, encoding: "utf8", maxBuffer: 1e8 },
  });
  try {
    return JSON.parse(stdout) as ScriptEnd[];
  } catch {
    throw new Error(`No ends of ${script}: ${stderr}`);
  }
}

/** The same from one interpreter for all stories of a file. */
export function runningMany(script: string): (runs: readonly ScriptRun[]) => Promise<ScriptEnd[]> {
  const running = shared(async (atEnd) => {
    const child = spawn("python3", [RUNNER, script], { stdio: ["pipe", "pipe", "inherit"] });
    atEnd(async () => {
      child.stdin.end();
      await once(child, "close");
    });
    return { stdin: child.stdin, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
  });
  return async (runs) => {
    const { stdin, lines } = await running();
    stdin.write(`${asLine(runs)}\n`);
    const { value, done } = await lines.next();
    if (done) throw new Error(`No ends of ${script}`);
    return JSON.parse(value) as ScriptEnd[];
  };
}
