import { expect, test } from "vitest";
import { compareTexts } from "../../src/bot/web/page/compare.js";
import { compareLines, isMostlyNew, type LineChange } from "../../src/lib/line-diff.js";

const signs = (changes: readonly LineChange[]): string[] => changes.map(({ sign, text }) => `${sign}${text}`);
/** What the lines of one side say again. */
const side = (changes: readonly LineChange[], other: string): string =>
  changes
    .filter(({ sign }) => sign !== other)
    .map(({ text, hasNoEnd }) => `${text}${hasNoEnd ? "" : "\n"}`)
    .join("");

test("a difference has every line of both texts, with its number in each", () => {
  expect(compareLines("a\nb\nc\n", "a\nB\nc\nd\n")).toEqual([
    { sign: " ", text: "a", before: 1, after: 1 },
    { sign: "-", text: "b", before: 2 },
    { sign: "+", text: "B", after: 2 },
    { sign: " ", text: "c", before: 3, after: 3 },
    { sign: "+", text: "d", after: 4 },
  ]);
});

test("a last line without an end differs from one that has one", () => {
  expect(compareLines("a\n", "a")).toEqual([
    { sign: "-", text: "a", before: 1 },
    { sign: "+", text: "a", after: 1, hasNoEnd: true },
  ]);
  expect(compareLines("", "a\n")).toEqual([{ sign: "+", text: "a", after: 1 }]);
});

test("both texts can be read out of any difference", () => {
  const pick = (seed: number): string =>
    Array.from({ length: 40 }, (_, at) => `${(seed * (at + 3) * 7919) % 9}${(at * seed) % 3 === 0 ? "\n" : ""}`).join(
      "",
    );
  for (let seed = 1; seed < 60; seed++) {
    const [before, after] = [pick(seed), pick(seed + 1)];
    const changes = compareLines(before, after);
    expect([side(changes, "+"), side(changes, "-")]).toEqual([before, after]);
  }
});

test("two large texts that have nothing in common are both shown, and said to be a new script", () => {
  const make = (word: string): string => Array.from({ length: 30_000 }, (_, at) => `${word} ${at}\n`).join("");
  const before = process.cpuUsage().user;
  const changes = compareLines(make("old"), make("new"));
  expect((process.cpuUsage().user - before) / 1_000).toBeLessThan(2_000);
  expect(changes).toHaveLength(60_000);
  expect(isMostlyNew(changes)).toBe(true);
  expect(isMostlyNew(compareLines("one\ntwo\n", "one\nthree\n"))).toBe(false);
});

test("lines that moved past many changes are still found", () => {
  const lines = (from: number): string[] => Array.from({ length: 900 }, (_, at) => `x${from + at}`);
  const changes = compareLines(
    [...lines(0), "anchor", ...lines(1_000), ""].join("\n"),
    [...lines(2_000), "anchor", ...lines(3_000), ""].join("\n"),
  );
  expect(signs(changes).filter((line) => line.startsWith(" "))).toEqual([" anchor"]);
});

test("the words that changed in a line are marked, and none where the whole line did", () => {
  const { rows } = compareTexts("limit = 3\nalpha beta\n", "limit = 5\n0 1 2 3 4 5 6\n");
  expect(rows.map(({ sign, marks }) => [sign, marks])).toEqual([
    ["-", [[8, 9]]],
    ["-", undefined],
    ["+", [[8, 9]]],
    ["+", undefined],
  ]);
});
