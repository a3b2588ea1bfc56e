import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    reporters: ["default", "./test/support/closing-line.ts"],
    testTimeout: 20_000,
    hookTimeout: 20_000,
    // Real processes share two cores here: more workers only make every story slower.
    maxWorkers: 2,
  },
});
