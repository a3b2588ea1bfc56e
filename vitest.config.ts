import { spawnSync } from "node:child_process";
import { delimiter, dirname } from "node:path";
import { defineConfig } from "vitest/config";
import { SlowFirst } from "./test/support/slow-first.js";

// A version manager's python3 is a shell script that looks for the real one: five times the work, at every start.
const { stdout } = spawnSync("python3", ["-c", "import sys; print(sys.executable)"], { encoding: "utf8" });
if (stdout?.trim()) process.env.PATH = [dirname(stdout.trim()), process.env.PATH].join(delimiter);

/** What searches widely is for `npm run test:long` and `npm run faults`. Each promise is shown once by another file, too. */
const isWide = Boolean(process.env.LONG_TESTS || process.env.FAULTS);
// Four threads wake one another up for each look at a file, which takes a tenth of all the work. The long run has them.
if (!isWide) process.env.UV_THREADPOOL_SIZE ??= "1";
const OF_SCRIPTS = [
  "audit_log",
  "cost_footer",
  "hostile",
  "llm_judge",
  "redact_pii",
  "smoke",
  "warn_production",
  "website_reminder",
];
const WIDE = [
  ...[
    "test/faults/**",
    "test/properties/**",
    "test/bot/faults.test.ts",
    "test/attacks/shell.test.ts",
    "test/extensions/tests_must_pass.test.ts",
  ],
  ...["test/bot/stories/sentences.test.ts", "test/bot/page/browser-look.test.ts"],
  ...[
    "test/bot/delivery/outbox-crash.test.ts",
    "test/bot/delivery/many-machines.test.ts",
    "test/extensions/python_client.test.ts",
    "test/ai-sdk/mcp.test.ts",
  ],
  // ai 7 wants Node 22, on which the long run does what is ordinary.
  ...(process.versions.node.startsWith("20.") ? ["test/ai-sdk/versions.test.ts"] : []),
  ...OF_SCRIPTS.map((name) => `test/extensions/${name}.test.ts`),
];

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: isWide ? [] : WIDE,
    reporters: ["default", "./test/support/closing-line.ts"],
    // The stories wait for processes much of the time: four at once keep two cores busy. Each more loads all libraries.
    maxWorkers: 4,
    sequence: { sequencer: SlowFirst },
    // Loading the chat libraries takes longer than most files do: once for each worker will do.
    isolate: false,
    // Files share their process: what a test puts in the place of something must not meet the next one.
    ...{ restoreMocks: true, unstubEnvs: true, unstubGlobals: true },
    // These only keep a run from hanging: how long a story takes depends on what else the machine does.
    ...{ testTimeout: isWide ? 300_000 : 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 55_000 } } },
    // Starts nothing by itself.
    globalSetup: "test/support/postgres-run.ts",
    setupFiles: process.env.WITHOUT_HELPER ? ["test/support/without-helper.ts"] : [],
    // Programs that the tests start, and the page in its browser, are not counted.
    coverage: {
      include: ["src/**/*.ts"],
      exclude: ["src/bot/web/page/**"],
      reporter: ["text", "json-summary"],
    },
  },
});
