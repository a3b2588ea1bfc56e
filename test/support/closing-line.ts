import type { Reporter, TestModule } from "vitest/node";

/** Ends the run with one plain line that any script can read. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const count = { passed: 0, failed: errors.length, skipped: 0 };
    const missing: string[] = [];
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const result = test.result();
        if (result.state !== "pending") count[result.state] += 1;
        if (result.state === "skipped" && result.note) missing.push(`skipped: ${test.fullName}: ${result.note}`);
      }
      // A file that cannot be loaded has no tests to count, and is a failure all the same.
      if (module.state() === "failed" && module.errors().length > 0) count.failed += 1;
    }
    for (const line of missing) console.log(line);
    if (count.skipped > 0)
      console.log(
        `${count.skipped} skipped: not to be had on this machine, or part of npm run test:long or npm run faults`,
      );
    console.log(`${count.passed} passed, ${count.failed} failed`);
  }
}
