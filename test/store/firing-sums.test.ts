import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { barsOf, filtersIn, isChosen, placeOf, rowsOf, totalOf } from "../../src/bot/web/page/sums.js";
import type { LoggedRun } from "../../src/store/log/firing-log.js";
import { FiringSums } from "../../src/store/log/firing-sums.js";

const NOW = Math.floor(Date.now() / 3_600_000) * 3_600_000 + 1_800_000;
const MINUTE = 60_000;
const key = () => Buffer.alloc(32, 1);
const run = (at: number, more: Partial<LoggedRun> = {}): LoggedRun => ({
  ...{ at, id: "a", hook: "./guard.sh", event: "pre_tool_call", verdict: "continue", ms: 10 },
  ...more,
});

function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "chat-hooks-sums-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test("every firing counts, however many there are, by minute, hour and day", () => {
  const sums = new FiringSums(openFolder(), key);
  for (let at = 0; at < 5_000; at++) sums.add(run(NOW - 5 * MINUTE));
  sums.add(run(NOW, { verdict: "block", ms: 400 }));
  sums.add(run(NOW - 90 * MINUTE, { event: "on_stop" }));
  const hour = sums.of("hour", NOW);
  expect(totalOf(barsOf(hour, {}))).toEqual({ runs: 5_001, blocks: 1, faults: 0, rest: 5_000 });
  expect([barsOf(hour, {}).at(-1)?.blocks, barsOf(hour, {}).at(-6)?.runs]).toEqual([1, 5_000]);
  for (const zoom of ["day", "week"] as const) expect(totalOf(barsOf(sums.of(zoom, NOW), {})).runs).toBe(5_002);
  expect(totalOf(barsOf(sums.of("day", NOW), { event: "on_stop" })).runs).toBe(1);
  expect(totalOf(barsOf(hour, { verdict: "block" })).runs).toBe(1);
});

test("the median and the time of nearly all are right to a tenth", () => {
  const sums = new FiringSums(openFolder(), key);
  for (let ms = 1; ms <= 100; ms++) sums.add(run(NOW, { ms }));
  const [row] = rowsOf(sums.of("hour", NOW), {});
  expect(row?.medianMs).toBeGreaterThan(44);
  expect(row?.medianMs).toBeLessThan(56);
  expect(row?.p95Ms).toBeGreaterThan(85);
  expect(row?.p95Ms).toBeLessThan(105);
});

test("a week outlives a restart, once; what somebody else wrote there does not count", async () => {
  const folder = openFolder();
  const sums = new FiringSums(folder, key);
  const old = run(Date.now() - 3 * 3_600_000);
  sums.add(old);
  await sums.save();
  const again = new FiringSums(folder, key);
  await again.open([old]);
  expect(totalOf(barsOf(again.of("day", Date.now()), {})).runs).toBe(1);
  writeFileSync(join(folder, "sums.json"), JSON.stringify({ body: "{}", mac: "0" }));
  const forged = new FiringSums(folder, key);
  await forged.open([old]);
  expect(totalOf(barsOf(forged.of("day", Date.now()), {})).runs).toBe(1);
});

test("what is chosen stands in the address, and comes back from there", () => {
  const filters = { hook: "./a b.sh", verdict: "block", trace: "x-1 x-2" };
  expect(filtersIn(placeOf({ ...filters, text: "" }))).toEqual(filters);
  expect(isChosen(run(NOW, { trace: "x-2", verdict: "block", hook: "./a b.sh" }), filters, NOW)).toBe(true);
  expect(isChosen(run(NOW, { reason: "Not THAT word" }), { text: "that w" }, NOW)).toBe(true);
  expect(isChosen(run(NOW), { text: "that w" }, NOW)).toBe(false);
  expect(["hour", "day", ""].map((time) => isChosen(run(NOW - 7_200_000), { time }, NOW))).toEqual([false, true, true]);
});
