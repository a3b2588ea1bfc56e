import { defineConfig } from "vitest/config";

/** Whoever counts what the process has, such as listeners, or loads a whole chat library, has a process to itself. */
const ALONE = ["test/bot/**/*.test.ts", "test/channels/**/*.test.ts", "test/cli/**/*.test.ts", "test/*.test.ts"];

const options = { testTimeout: 20_000, hookTimeout: 20_000 };

export default defineConfig({
  test: {
    reporters: ["default", "./test/support/closing-line.ts"],
    // The stories wait for processes most of the time: four at once keep two cores busy.
    maxWorkers: 4,
    projects: [
      { test: { ...options, name: "alone", include: ALONE } },
      { test: { ...options, name: "together", include: ["test/**/*.test.ts"], exclude: ALONE, isolate: false } },
    ],
  },
});
