import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Real processes on a busy machine: one test in thousands may come too late. A rule that is broken fails twice.
    retry: 1,
    include: ["test/**/*.test.ts"],
    reporters: ["default", "./test/support/closing-line.ts"],
    testTimeout: 20_000,
    hookTimeout: 20_000,
    // Real processes share two cores here: more workers only make every story slower.
    maxWorkers: 2,
  },
});
