import fc from "fast-check";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { readSwitch, writeSwitch } from "../../src/formats/agent-yaml.js";
import { readHookFile } from "../../src/formats/hook-file.js";
import { addEntries } from "../../src/formats/hook-file-edit.js";

/** More of them with `npm run faults`. */
const RUNS = process.env.FAULTS ? 400 : 60;

// Files as people write them: comments of their own in every place, blank lines, quotes, any indent, Windows line ends.
const WORDS = [
  "a",
  "# no comment",
  "it's",
  "on",
  "日本",
  "x: y",
  "- z",
  "",
  "50%",
  "{}",
  "'",
  '"',
  "&a",
  "*",
  "|",
  "~",
];
const comment = fc.constantFrom(
  "",
  "",
  "  # why",
  " # 'quoted' \"twice\"",
  "\t# tab",
  " # enabled: maybe",
  " # hooks: []",
);
const ownLine = fc.constantFrom(
  "",
  "",
  "# a line of its own",
  "   # indented",
  "#",
  "# shell_hooks: {enabled: true}",
  "# - event: x",
);
const scalar = fc.oneof(
  fc.constantFrom("1", "true", "no", "null", "text", "'a # b'", '"\\u0041"'),
  fc.constantFrom(...WORDS).map((word) => JSON.stringify(word)),
);
const indent = fc.constantFrom("  ", "    ", " ");
const lineEnd = fc.constantFrom("\n", "\n", "\n", "\r\n");

type Section = { key: string; lines: string[] };
const section = (key: string): fc.Arbitrary<Section> =>
  fc
    .record({
      indent,
      note: comment,
      keys: fc.uniqueArray(fc.constantFrom("alpha", "beta", "gamma", "delta"), { maxLength: 3 }),
      values: fc.array(scalar, { minLength: 3, maxLength: 3 }),
      notes: fc.array(comment, { minLength: 3, maxLength: 3 }),
      between: fc.array(ownLine, { minLength: 3, maxLength: 3 }),
    })
    .map(({ indent, note, keys, values, notes, between }) => ({
      key,
      lines:
        keys.length === 0
          ? [`${key}: 1${note}`]
          : [
              `${key}:${note}`,
              ...keys.flatMap((each, at) => [between[at] ?? "", `${indent}${each}: ${values[at]}${notes[at]}`]),
            ],
    }));

const switchLines = fc
  .record({
    indent,
    value: fc.constantFrom("true", "false", "on", "off", '"on"', "null", ""),
    note: comment,
    other: fc.boolean(),
    own: ownLine,
  })
  .map(({ indent, value, note, other, own }) => [
    `shell_hooks:${note}`,
    ...(other ? [own, `${indent}sources: [a, b]  # theirs`] : []),
    `${indent}enabled: ${value}${note}`,
    own,
  ]);

const agentFile = fc
  .record({
    before: section("agent"),
    after: section("model"),
    switch: fc.option(switchLines),
    own: ownLine,
    lineEnd,
    last: fc.boolean(),
  })
  .map(
    ({ before, after, switch: lines, own, lineEnd, last }) =>
      [own, ...before.lines, ...(lines ?? []), own, ...after.lines].join(lineEnd) + (last ? lineEnd : ""),
  );

/** The lines of a text but for those that say something about the switch. */
const others = (text: string): string[] =>
  text.split(/\r?\n/).filter((line) => !/^\s*(enabled:|shell_hooks:\s*$)/.test(line) && line.trim() !== "");

test("the switch is set in any agent.yaml, and not a comment or a line beside it changes", () => {
  fc.assert(
    fc.property(agentFile, fc.boolean(), (text, on) => {
      fc.pre(parseDocument(text, { logLevel: "error" }).errors.length === 0);
      const after = writeSwitch(text, on);
      expect(readSwitch(after ?? "")).toEqual({ kind: "value", on });
      expect(others(after ?? "")).toEqual(others(text));
      expect(commentsIn(after ?? "")).toEqual(commentsIn(text));
    }),
    { numRuns: RUNS },
  );
});

test("set twice the same way, the switch changes nothing the second time; set back, the file is as it was", () => {
  fc.assert(
    fc.property(agentFile, fc.boolean(), (text, on) => {
      fc.pre(parseDocument(text, { logLevel: "error" }).errors.length === 0);
      const once = writeSwitch(text, on) ?? "";
      expect(writeSwitch(once, on)).toBe(once);
      expect(writeSwitch(writeSwitch(once, !on) ?? "", on)).toBe(once);
    }),
    { numRuns: RUNS },
  );
});

const entry = fc
  .record({
    event: fc.constantFrom("pre_tool_call", "on_stop", "on_outbound_message"),
    command: fc.constantFrom("./a", "'./b # c'", "python3 ./x.py --strict", '"./d \\u0041"'),
    note: comment,
    more: fc.constantFrom("", "timeout: 3", "matcher: 'a|b'", "files: [./x, ./y]", "priority: 7"),
  })
  .map(({ event, command, note, more }) => [
    `- event: ${event}${note}`,
    `  command: ${command}${note}`,
    ...(more ? [`  ${more}`] : []),
  ]);

const hookFile = fc
  .record({
    entries: fc.array(entry, { maxLength: 4 }),
    indent: fc.constantFrom("", "  ", "    "),
    own: ownLine,
    note: comment,
    empty: fc.constantFrom("", " []", " null", " ~"),
    lineEnd,
    tail: fc.array(ownLine, { maxLength: 2 }),
    last: fc.boolean(),
  })
  .map(({ entries, indent, own, note, empty, lineEnd, tail, last }) => {
    const items = entries.flatMap((lines) => [own, ...lines.map((line) => indent + line)]);
    const head = entries.length > 0 ? `hooks:${note}` : `hooks:${empty}${note}`;
    return [own, head, ...items, ...tail].join(lineEnd) + (last ? lineEnd : "");
  });

test("entries are added behind those of any hook file, and not a comment or a line beside them changes", () => {
  fc.assert(
    fc.property(hookFile, fc.array(entry, { minLength: 1, maxLength: 3 }), (text, added) => {
      fc.pre(parseDocument(text, { logLevel: "error" }).errors.length === 0);
      const after =
        addEntries(
          text,
          added.map((lines) => lines.join("\n")),
        ) ?? "";
      const [old, now] = [readHookFile(text), readHookFile(after)];
      expect(now.hooks).toHaveLength(old.hooks.length + added.length);
      expect(now.hooks.slice(0, old.hooks.length).map((hook) => hook.entry)).toEqual(
        old.hooks.map((hook) => hook.entry),
      );
      const lines = after.split(/\r?\n/);
      // Each old line is still there, in its order; only an empty list gives way to the first entry.
      let at = 0;
      for (const line of text.split(/\r?\n/).filter((each) => each.trim() !== "")) {
        if (/^hooks:/.test(line)) continue;
        at = lines.indexOf(line, at) + 1;
        expect(at, line).toBeGreaterThan(0);
      }
    }),
    { numRuns: RUNS },
  );
});

/** Every comment of a file, in its order. */
function commentsIn(text: string): string[] {
  const found: string[] = [];
  const words = JSON.stringify(parseDocument(text, { logLevel: "error" }), (_, value: unknown) => value);
  for (const line of text.split(/\r?\n/)) {
    const at = /(?:^|\s)(#(?![^'"]*['"][^'"]*$).*)$/.exec(line)?.[1];
    if (at !== undefined && !words.includes(JSON.stringify(at).slice(1, -1))) found.push(at);
  }
  return found;
}
