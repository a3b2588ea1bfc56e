import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colouredLines, languageOf } from "../../../src/bot/web/page/syntax.js";

const kinds = (path: string, text: string): string[] =>
  colouredLines(text, languageOf(path, text)).flatMap((pieces) =>
    pieces.flatMap(({ kind, text: piece }) => (kind ? [`${kind} ${piece}`] : [])),
  );

test("colours tell comments, strings and keywords apart, in each language", () => {
  expect(kinds("a.py", 'if x: # "no"\n  """two\nlines"""')).toEqual([
    "keyword if",
    'comment # "no"',
    'string """two',
    'string lines"""',
  ]);
  expect(kinds("a", '#!/bin/sh\necho "$1" # 1\nfi')).toEqual([
    "comment #!/bin/sh",
    'string "$1"',
    "comment # 1",
    "keyword fi",
  ]);
  expect(kinds("a.mjs", "const a = `x\ny`; // end")).toEqual([
    "keyword const",
    "string `x",
    "string y`",
    "comment // end",
  ]);
  expect(kinds("a.yaml", "hooks:\n  - on: true # yes")).toEqual([
    "name hooks",
    "name on",
    "keyword true",
    "comment # yes",
  ]);
  expect(kinds("README", "if 1")).toEqual([]);
});

test("colours leave every character of every bundled script in its place", () => {
  const folder = "extensions/shell_hooks";
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(?:py|sh|mjs)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(20);
  for (const name of [...files, "a.py", "a.sh", "a.js", "a.yaml"]) {
    const text = name.includes("/") ? readFileSync(`${folder}/${name}`, "utf8") : `'"\n"""\n\`\n# "`.repeat(3);
    const lines = colouredLines(text, languageOf(name, text));
    expect(lines.map((pieces) => pieces.map((piece) => piece.text).join("")).join("\n"), name).toBe(text);
  }
});
