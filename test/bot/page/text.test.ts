import { expect, test } from "vitest";
import {
  codeIn,
  fileDifferences,
  formatTimeLeft,
  reportParts,
  saidBefore,
  withLinks,
  withoutNoteLabel,
} from "../../../src/bot/web/page/text.js";
import { shortName } from "../../../src/lib/short-name.js";

test("a note is shown without the words that other channels put in front of it", () => {
  for (const label of ["ℹ Note from a hook: ", "ℹ 钩子的提示："])
    expect(withoutNoteLabel(`${label}mind it`)).toBe("mind it");
  expect(withoutNoteLabel("mind it")).toBe("mind it");
});

test("only files that are other than approved are compared, and with the text of each side", () => {
  const file = (path: string, sha256: string, text?: string) => ({
    path,
    sha256,
    bytes: 1,
    ...(text !== undefined && { text }),
  });
  const differences = fileDifferences(
    [file("same", "1", "x"), file("edited", "2", "x\n"), file("gone", "3", "x\n"), file("binary", "4")],
    [file("same", "1", "x"), file("edited", "5", "y\n"), file("new", "6", "z\n"), file("binary", "7")],
  );
  expect(differences.map(({ path, before, after }) => [path, before, after])).toEqual([
    ["edited", "x\n", "y\n"],
    ["gone", "x\n", ""],
    ["binary", undefined, undefined],
    ["new", "", "z\n"],
  ]);
});

test("http addresses become links, without the full stop behind them, and nothing else does", () => {
  expect(withLinks("See https://a.example/x(1). Or javascript:alert(1)")).toEqual([
    { text: "See " },
    { text: "https://a.example/x(1)", href: "https://a.example/x(1)" },
    { text: ". Or javascript:alert(1)" },
  ]);
  expect(withLinks("在 http://127.0.0.1:3777/，打开")[1]?.href).toBe("http://127.0.0.1:3777/");
  expect(withLinks("http://")).toEqual([{ text: "http://" }]);
  expect(withLinks("")).toEqual([]);
});

test("a report is cut at its marked lines", () => {
  expect(reportParts("✓ one: fine\n✗ two\n   do this\n\n1 of 2 fine.")).toEqual([
    { tone: "good", title: "✓ one: fine", lines: [] },
    { tone: "bad", title: "✗ two", lines: ["do this"] },
    { tone: "plain", title: "1 of 2 fine.", lines: [] },
  ]);
});

test("what was said comes back newest first, each once", () => {
  const said = [
    { from: "person", text: "a" },
    { from: "agent", text: "no" },
    { from: "person", text: "b" },
    { from: "person", text: "a" },
  ];
  expect(saidBefore(said)).toEqual(["a", "b"]);
});

test("a code is taken as it is, or out of the link", () => {
  expect([" abc ", "http://127.0.0.1:3777/#enter=abc"].map(codeIn)).toEqual(["abc", "abc"]);
});

test("a short name leaves folders out and addresses whole", () => {
  expect(
    ["/opt/hooks/x.py", "python3 ./guards/shell.py --strict", "guard", "POST https://a.example/hook"].map(shortName),
  ).toEqual(["x.py", "python3 shell.py --strict", "guard", "POST https://a.example/hook"]);
});

test("the time that is left is shown as a clock shows it, and never below nothing", () => {
  expect([-5, 1, 59_000, 600_000, 3_723_000].map(formatTimeLeft)).toEqual(["0:00", "0:01", "0:59", "10:00", "1:02:03"]);
});
