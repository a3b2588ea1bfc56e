import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const PROGRAM = join(import.meta.dirname, "../support/read-shell.py");

function forms(texts: readonly string[]): string[] {
  const { stdout, stderr } = spawnSync("python3", [PROGRAM], { input: JSON.stringify(texts), encoding: "utf8" });
  expect(stderr).toBe("");
  return JSON.parse(stdout) as string[];
}

// A word's parts are joined by nothing, words by "·"; what is substituted stands in angle brackets.
const CASES: readonly (readonly [text: string, form: string])[] = [
  ["ls -la", "[ls·-la]"],
  [`r''m "-r"f '/'`, "[rm·-rf·/]"],
  ["a && b || c; d & e", "[a]&& [b]|| [c]; [d]& [e]"],
  ["a | b |& c", "[a] | [b] | [c]"],
  ["! a\nb", "! [a]↵ [b]"],
  ["X=1 Y='a b' cmd $X", "[X=1·Y=a b·cmd·<param X>]"],
  ["A=(a b 'c d')", "[A=a|b|c d]"],
  ['echo "$(date) $HOME/x" `id`', "[echo·<command …> <param HOME>/x·<command …>]"],
  ["$'\\x72m' x", "[rm·x]"],
  ["echo $((1 + 2))", "[echo·<number …>]"],
  ["cat <(ls) > out 2>&1", "[cat·<process …>] >out >&1"],
  ["cat <<'E' > f\nrm -rf /\nE\nls", "[cat] <<rm -rf /\n >f↵ [ls]"],
  ["cat <<-E\n\ta $b\n\tE", "[cat] <<-a <param b>\n↵"],
  ["(a; b) | c", "subshell([a]; [b]) | [c]"],
  ["if a; then b; elif c; then d; else e; fi", "if([a]; [b]; [c]; [d]; [e];)"],
  ["for f in a b; do c; done", "loop([c];)"],
  ["while a; do b; done < in", "loop([a]; [b];) <in"],
  ["case $x in a|b) c ;; *) d ;; esac", "case([:·<param x>] [c] [d])"],
  ["f() { a; }; f", "function(block([a];)); [f]"],
  ["[[ -f a && $b == c ]] && d", "[:·-f·a·<param b>·==·c]&& [d]"],
  ["a # a comment\nb", "[a]↵ [b]"],
  ["echo a\\\n b", "[echo·a·b]"],
  ["echo {a,b}{1..3}", "[echo·{a,b}{1..3}]"],
  ["echo 'open", "NotUnderstood"],
  ["fi", "NotUnderstood"],
  ["", ""],
];

describe("the reader of shell commands", () => {
  it("reads what a shell reads", () => {
    const read = forms(CASES.map(([text]) => text));
    expect(read.map((form, at) => [CASES[at]?.[0], form])).toEqual(CASES.map(([text, form]) => [text, form]));
  });

  it("comes to an end on everything, within its budget", { timeout: 60_000 }, () => {
    const pieces = [
      "$(",
      "${",
      "((",
      "`",
      '"',
      "'",
      "\\",
      "<<E\n",
      "{a,",
      "a b;",
      "$'",
      "case x in ",
      "if ",
      "[[ ",
      "&>",
      "é\u0000",
      ")",
      "}",
      "for x in ",
    ];
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const mixed = Array.from({ length: 300 }, () =>
      Array.from({ length: 1 + next(60) }, () => pieces[next(pieces.length)]).join(""),
    );
    const long = pieces.map((piece) => piece.repeat(Math.ceil(100_000 / piece.length)));
    const began = performance.now();
    expect(forms([...mixed, ...long])).toHaveLength(mixed.length + long.length);
    expect(performance.now() - began).toBeLessThan(50_000);
  });
});
