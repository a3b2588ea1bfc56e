import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect } from "vitest";

const RUNNER = join(import.meta.dirname, "../../bench/guards/answers.py");

/** What a guard prints for each of the payloads: it is loaded once, and forked where it would read one. */
export function printedBy(script: string, payloads: readonly object[]): string[] {
  const input = payloads.map((payload) => `${JSON.stringify(payload)}\n`).join("");
  const { stdout } = spawnSync("python3", [RUNNER, script], { input, encoding: "utf8", maxBuffer: 1e8 });
  const rows = stdout.split("\n").filter(Boolean);
  const ends = rows.map((row) => JSON.parse(row) as [printed: string, status: number | null]);
  expect(ends.map(([, status]) => status)).toEqual(payloads.map(() => 0));
  return ends.map(([printed]) => printed);
}
