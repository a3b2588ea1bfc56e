import { spawnSync } from "node:child_process";
import { join } from "node:path";

const RUNNER = join(import.meta.dirname, "many-runs.py");

export type ScriptRun = {
  input: string | Buffer;
  options?: readonly string[];
  env?: Readonly<Record<string, string | undefined>>;
  cwd?: string;
};
export type ScriptEnd = { status: number | null; signal: number | null; stdout: string; stderr: string };

/** Runs a Python script once for each, from one interpreter that is started once: that is most of what a run costs. */
export function runMany(script: string, runs: readonly ScriptRun[]): ScriptEnd[] {
  const asked = runs.map(({ input, options = [], env = process.env, cwd = process.cwd() }) => ({
    ...{ input: Buffer.from(input).toString("hex"), options, env, cwd },
  }));
  const { stdout, stderr } = spawnSync("python3", [RUNNER, script], {
    ...{ input: JSON.stringify(asked), encoding: "utf8", maxBuffer: 1e8 },
  });
  try {
    return JSON.parse(stdout) as ScriptEnd[];
  } catch {
    throw new Error(`No ends of ${script}: ${stderr}`);
  }
}
