import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

type Attempt = { tried: string; outcome: string; title: string };

/** The rows of the table in a text. */
function attemptsIn(text: string): Attempt[] {
  const rows = text.split("\n").filter((line) => line.startsWith("| "));
  return rows.slice(2).map((row) => {
    const [tried = "", outcome = "", title = ""] = row.slice(2, -2).split(" | ");
    return { tried, outcome, title };
  });
}

/** Every string that stands where a test or a group of tests has its name. */
function titlesOf(sources: readonly string[]): Set<string> {
  const name =
    /(?:\b(?:test|it|describe|story|longStory|withIpv6)(?:\.[\w.]+)*|\)|\])\s*\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1/g;
  const found = sources.flatMap((source) => [...source.matchAll(name)].map((match) => match[2] ?? ""));
  return new Set(found.map((title) => title.replace(/\\(.)/g, "$1")));
}

const sources = readdirSync("test", { recursive: true, encoding: "utf8" })
  // And what one file loads, to tell it in one browser.
  .filter((path) => /(?:\.test|\/page\/browser-\w+)\.ts$/.test(path))
  .map((path) => readFileSync(join("test", path), "utf8"));
const attempts = attemptsIn(readFileSync("docs/attempts.md", "utf8"));

test("every attempt in docs/attempts.md says what was tried, what came of it, and names a test that there is", () => {
  const titles = titlesOf(sources);
  expect(attempts.length).toBeGreaterThan(40);
  expect(attempts.filter(({ tried, outcome }) => tried === "" || outcome === "")).toEqual([]);
  expect(attempts.map(({ title }) => title).filter((title) => !titles.has(title))).toEqual([]);
});

test("a name that no test has is found out", () => {
  const [first] = attemptsIn("x\n| a | b | c |\n| - | - | - |\n| It flies | It falls | no such test |\n");
  expect(first).toEqual({ tried: "It flies", outcome: "It falls", title: "no such test" });
  expect(titlesOf(['test("another", () => {});', 'test.each([1])(\n  "one of %i",\n']).has("no such test")).toBe(false);
  expect(titlesOf(['test.each([1])(\n  "one of %i",\n'])).toEqual(new Set(["one of %i"]));
});
