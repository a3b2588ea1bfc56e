import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { showInPager } from "../../src/cli/pager.js";

test("a long text goes to the person's own pager, and is left to the terminal where there is none", async () => {
  const folder = mkdtempSync(join(tmpdir(), "chat-hooks-pager-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "read");
  const env = { PATH: process.env.PATH, FILE: file };
  expect(await showInPager("whole\ntext", { ...env, PAGER: 'sed "s/^/> /" > "$FILE"' })).toBe(true);
  expect(readFileSync(file, "utf8")).toBe("> whole\n> text\n");
  // Whoever quits at once has read enough.
  expect(await showInPager("x".repeat(1_000_000), { ...env, PAGER: "true" })).toBe(true);
  expect(await showInPager("text", { ...env, PAGER: "no-such-pager 2>/dev/null" })).toBe(false);
  expect(await showInPager("text", { ...env, PAGER: "cat" })).toBe(false);
});
