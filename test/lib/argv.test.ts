import { spawnSync } from "node:child_process";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ArgvError, quoteWord, splitArgv } from "../../src/lib/argv.js";
import { anyText } from "../support/any-text.js";
import { samples } from "../support/long-tests.js";
import { workedMs } from "../support/worked.js";

const HAND_PICKED = [
  "",
  "   ",
  "python3 ./guards/shell.py --strict",
  "a\tb\r\nc",
  "''",
  `"" ''`,
  `a''b ""c`,
  `'a b' "c d" e\\ f`,
  `"a\\"b" 'a\\b' "a\\b" "a\\\\b" "a\\$b"`,
  `"$HOME" \`id\` $(id) ~ * ? # no comment`,
  "a\u00a0b\u3000c\u000bd\u000ce",
  "sh -c 'echo \"$1\" | tee x' -- y",
  "line\\\nbreak",
  "中文 'é ü' 😀\\😀",
  "a;b|c&d>e<f",
  "'it'\\''s'",
  '"open',
  "'open",
  "a\\",
  '"a\\',
  `"'`,
  "\u0000 x",
];

const awkward = fc.string({
  unit: fc.constantFrom(
    "a",
    "b",
    "-",
    "$",
    "~",
    "#",
    "é",
    "😀",
    " ",
    " ",
    "\t",
    "\n",
    "\r",
    "'",
    '"',
    "\\",
    "\u000b",
    "\u00a0",
  ),
  maxLength: 16,
});

/** What Python makes of each line: its words, or null where it finds a quote that does not close. */
function shlexSplit(lines: readonly string[]): unknown {
  const program = `
import json, shlex, sys
def split(line):
    try:
        return shlex.split(line)
    except ValueError:
        return None
print(json.dumps([split(line) for line in json.load(sys.stdin)]))`;
  const { stdout } = spawnSync("python3", ["-c", program], { input: JSON.stringify(lines), encoding: "utf8" });
  return JSON.parse(stdout);
}

function wordsOrNull(line: string): string[] | null {
  try {
    return splitArgv(line);
  } catch (error) {
    if (error instanceof ArgvError) return null;
    throw error;
  }
}

test("a command line is split into the words that Python's shlex finds in it", () => {
  const lines = [...HAND_PICKED, ...fc.sample(awkward, { numRuns: samples(600), seed: 7 })];
  expect(lines.map(wordsOrNull)).toEqual(shlexSplit(lines));
});

test.each(["'open", '"open', `a 'b "c"`, `"a\\"`])("a quote that is never closed is an error: %s", (line) => {
  expect(() => splitArgv(line)).toThrow(ArgvError);
});

test("a backslash at the very end escapes nothing and is an error", () => {
  expect(() => splitArgv("./guard.sh \\")).toThrow(ArgvError);
});

test("the error for an open quote names the quote and where it stands", () => {
  expect(() => splitArgv(`./a.sh "b`)).toThrow(/"\s.*8/);
});

test("nothing in a command line is expanded", () => {
  expect(splitArgv("echo $HOME ~/x *.py `id`")).toEqual(["echo", "$HOME", "~/x", "*.py", "`id`"]);
});

test("a quoted word reads back as that very word", () => {
  fc.assert(
    fc.property(anyText(), (word) => {
      expect(splitArgv(quoteWord(word))).toEqual([word]);
    }),
  );
});

test("a shown command line, pasted back, is the same argv", () => {
  fc.assert(
    fc.property(fc.array(awkward), (argv) => {
      expect(splitArgv(argv.map(quoteWord).join(" "))).toEqual(argv);
    }),
  );
});

test("a plain word is shown without quotes", () => {
  expect(["./guards/shell.py", "--level=3", "~/x"].map(quoteWord)).toEqual(["./guards/shell.py", "--level=3", "~/x"]);
});

test("any text is either split or refused as a command line", () => {
  fc.assert(fc.property(anyText(), (line) => void wordsOrNull(line)));
});

test.each([
  ["words", "ab ".repeat(34_000)],
  ["one word", "a".repeat(100_000)],
  ["quotes", "'a'".repeat(33_000)],
  ["an open quote", `"${"\\\\".repeat(50_000)}`],
  ["backslashes", "\\a".repeat(50_000)],
])("100 KB of %s are split without delay", (_, line) => {
  const startedAt = workedMs();
  wordsOrNull(line);
  expect(workedMs() - startedAt).toBeLessThan(500);
});
