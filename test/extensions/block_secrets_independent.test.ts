import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const MEASURE = join(import.meta.dirname, "block_secrets/independent/measure.py");

describe.runIf(process.env.LONG_TESTS)("block_secrets.py on a corpus by somebody who had not seen it", () => {
  it("keeps its targets, and masks all of what it finds", { timeout: 240_000 }, () => {
    const options = { encoding: "utf8", env: { ...process.env, PYTHONDONTWRITEBYTECODE: "1" } } as const;
    const output = JSON.parse(execFileSync("python3", [MEASURE, "--json"], options)) as Record<string, number>;
    const { plain, disguised, alarms, texts, left_over } = output;
    expect(texts).toBeGreaterThan(3_000);
    expect(plain).toBeGreaterThanOrEqual(0.98);
    expect(disguised).toBeGreaterThanOrEqual(0.9);
    expect(alarms).toBeLessThanOrEqual(0.005);
    expect(left_over).toBe(0);
  });
});
