import { expect, test } from "vitest";
import { readHookFile } from "../../src/formats/hook-file.js";
import { tooDeepLine } from "../../src/lib/yaml-depth.js";
import { rows } from "../support/long-tests.js";

const entries = (count: number, more: Record<string, unknown> = {}) =>
  Array.from({ length: count }, (_, at) => ({ event: "pre_tool_call", command: `./guards/guard-${at}.sh`, ...more }));

const asYaml = (list: readonly Record<string, unknown>[]): string =>
  `hooks:\n${list.map((entry) => `  - ${JSON.stringify(entry)}\n`).join("")}`;

const entriesOf = (text: string) => {
  const { hooks, faults } = readHookFile(text);
  expect(faults).toEqual([]);
  return hooks.map(({ entry }) => entry);
};

/** As Python writes it: with blanks. */
const spaced = (value: unknown): string => JSON.stringify(value).replaceAll('":', '": ').replaceAll(',"', ', "');

const MORE = rows(1, [{ files: ["./a", "./b"], env: ["X"], matcher: "a[bc]|{" }, {}, { matcher: "x".repeat(300) }]);

test.each(
  rows(2, [
    ["in one line", JSON.stringify],
    ["with indentation", (value: unknown) => JSON.stringify(value, null, 2)],
    ["in one line with blanks", spaced],
    ["with deep indentation", (value: unknown) => JSON.stringify(value, null, 10)],
  ]),
)("a JSON file of 499 entries %s says what the same YAML says", (_, write) => {
  for (const more of MORE) {
    const list = entries(499, more);
    expect(entriesOf(write({ hooks: list }))).toEqual(entriesOf(asYaml(list)));
  }
});

test("a large JSON file is told of by its lines, like any other", () => {
  const good = entries(400, { matcher: "x".repeat(200) });
  const list = [...good.slice(0, 2), { event: "nope", command: "./x" }, ...good.slice(2)];
  const text = JSON.stringify({ hooks: list, more: [1, { hooks: [] }] }, null, 1);
  const lineOf = (part: string): number => text.slice(0, text.indexOf(part)).split("\n").length;
  const { hooks, faults } = readHookFile(text);
  expect(hooks).toHaveLength(400);
  expect(hooks.slice(0, 2).map(({ line }) => line)).toEqual([3, 8]);
  expect(faults).toMatchObject([
    { line: lineOf('"more"'), code: "unknown-key", key: "more" },
    { line: lineOf('"nope"'), code: "unknown-event" },
  ]);
});

test("of two lists in a large JSON file the first one counts, and a repeated key spoils its entry alone", () => {
  const first = JSON.stringify(entries(400, { matcher: "x".repeat(200) })).replace(
    '{"event"',
    '{"event":"on_stop","event"',
  );
  const { hooks, faults } = readHookFile(`{"hooks":${first},"hooks":[{"event":"on_stop","command":"./late.sh"}]}`);
  expect(hooks).toHaveLength(399);
  expect(JSON.stringify(hooks)).not.toContain("late.sh");
  expect(faults).toMatchObject([{ code: "duplicate-key" }, { code: "duplicate-key" }]);
});

test("more entries than a file may have are told of in JSON, too", () => {
  for (const more of [{}, { matcher: "x".repeat(200) }])
    expect(readHookFile(JSON.stringify({ hooks: entries(501, more) }))).toMatchObject({
      hooks: { length: 500 },
      faults: [{ code: "too-many-hooks" }],
    });
});

const OPEN = 501;
test.each([
  ["as they are", "[".repeat(OPEN)],
  ["with others closed in quotes", `${'[ "]", '.repeat(OPEN)}`],
  ["with others closed in single quotes", `${"[ ']', ".repeat(OPEN)}`],
  ["with others closed in quotes over lines", `a: ${'[ "\n ]\n ", '.repeat(OPEN)}`],
  ["with others closed in comments", `a: ${"[ # ]\n ".repeat(OPEN)}`],
  ["with others closed in plain words", `a: ${"{ b: x]y, c: ".repeat(OPEN)}`],
  ["with others closed by the wrong bracket in quotes", `${'{ "}": '.repeat(OPEN)}`],
  ["after many that are closed", `a: [${"[], ".repeat(2_000)}${"[".repeat(OPEN)}`],
  ["behind a block of text", `a: |\n  [[[\n  ]]]\nb: ${"[".repeat(OPEN)}`],
  ["behind what nobody opened", `a: ]]]]]]]]]\nb: ${"[".repeat(OPEN)}`],
  ["behind a control character", `a: \u001f\nb: ${"[ \u001f, ".repeat(OPEN)}`],
])("brackets that stay open are counted %s", (_, text) => {
  expect(tooDeepLine(text)).toBeGreaterThan(0);
});

test.each([
  ["lists beside each other", `a: [${"[1], ".repeat(5_000)}]`],
  ["brackets in quotes", `a: "${"[".repeat(5_000)}"`],
  ["brackets in a block of text", `a: |\n  ${"[".repeat(5_000)}\n`],
  ["pairs in braces, on one line", `a: [${"{b: 1, c: 2}, ".repeat(500)}]`],
])("%s are not deep", (_, text) => {
  expect(tooDeepLine(text)).toBeUndefined();
});

test("maps in maps on one line are deep, whatever parts them", () => {
  expect(tooDeepLine("a: ".repeat(150))).toBe(1);
  expect(tooDeepLine(`x: 1\n${"[]:\t".repeat(600)}`)).toBe(2);
});
