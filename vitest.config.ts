import { spawnSync } from "node:child_process";
import { delimiter, dirname } from "node:path";
import { defineConfig } from "vitest/config";

// A version manager's python3 is a shell script that looks for the real one: five times the work, at every start.
const { stdout } = spawnSync("python3", ["-c", "import sys; print(sys.executable)"], { encoding: "utf8" });
if (stdout?.trim()) process.env.PATH = [dirname(stdout.trim()), process.env.PATH].join(delimiter);

/**
 * One counts the listeners of its process. The other keeps all types of the Bot API in memory, and the larger a process
 * is, the more each start of another from it costs. They share theirs with no other file.
 */
const ALONE = ["install", "every-field"].map((name) => `test/channels/telegram/${name}.test.ts`);

const options = {
  // These only keep a run from hanging: how long a story takes depends on what else the machine does.
  ...{ testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 55_000 } } },
  // Files share their process: what a test puts in the place of something must not meet the next one.
  ...{ restoreMocks: true, unstubEnvs: true, unstubGlobals: true },
};

export default defineConfig({
  test: {
    reporters: ["default", "./test/support/closing-line.ts"],
    // The stories wait for processes most of the time: four at once keep two cores busy.
    maxWorkers: 4,
    // A worker that keeps less garbage is smaller, and the smaller it is, the less each start of a process from it costs.
    execArgv: ["--max-semi-space-size=2"],
    // Programs that the tests start, and the page in its browser, are not counted.
    coverage: {
      include: ["src/**/*.ts"],
      exclude: ["src/channels/web/page/**"],
      reporter: ["text", "json-summary"],
    },
    projects: [
      { test: { ...options, name: "alone", include: ALONE } },
      // Loading the chat libraries takes longer than most files do: once for each worker will do.
      { test: { ...options, name: "together", include: ["test/**/*.test.ts"], exclude: ALONE, isolate: false } },
    ],
  },
});
