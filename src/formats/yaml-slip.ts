import type { YamlSlip } from "./format.js";
import { ENTRY_KEYS } from "./hook-entry.js";

/** What is wrong on a line, counted from 1, and how it could stand there instead. */
export type FoundSlip = { line: number; why: YamlSlip; example: string };

type Lines = readonly string[];
type Rule = (lines: Lines, at: number) => Omit<FoundSlip, "line"> | undefined;

const KEY = `(?:${["hooks", ...ENTRY_KEYS].join("|")})`;
const SETTING = new RegExp(`^( *)(- +)?(${KEY}):(?: +(.*))?$`);
const MAX_LINE = 500;
const MAX_LINES = 1_000;

/**
 * Finds the slip of the hand in a text that is no YAML. A parser notices many of them lines later, in words about itself;
 * `near` is the line where it gave up.
 */
export function findSlip(source: string, near: number): FoundSlip | undefined {
  const lines = source.split(/\r?\n/, MAX_LINES).map((line) => line.slice(0, MAX_LINE));
  for (const rule of [...ANYWHERE, indent]) {
    const found = firstOf(rule, lines);
    if (found) return found;
  }
  // What is never closed, or opens something, stands on the line of the complaint or above it.
  for (let at = Math.min(near, lines.length) - 1; at >= 0; at -= 1) {
    const slip = badValue(lines, at);
    if (slip) return { line: at + 1, ...slip };
  }
  return undefined;
}

function firstOf(rule: Rule, lines: Lines): FoundSlip | undefined {
  for (const at of lines.keys()) {
    const slip = /^\s*#/.test(lines[at] ?? "") ? undefined : rule(lines, at);
    if (slip) return { line: at + 1, ...slip };
  }
  return undefined;
}

/** A rule for one line: what it looks like, and how it should. */
const line =
  (why: YamlSlip, pattern: RegExp, corrected: (found: RegExpExecArray, lines: Lines, at: number) => string): Rule =>
  (lines, at) => {
    const found = pattern.exec(lines[at] ?? "");
    return found ? { why, example: corrected(found, lines, at) } : undefined;
  };

const ANYWHERE: readonly Rule[] = [
  line("tab", /^ *\t[ \t]*(.*)$/, ([, rest = ""], lines, at) => aligned(lines, at, rest)),
  line("odd-space", /^ *[\u00a0\u2000-\u200a\u3000][ \u00a0\u2000-\u200a\u3000]*(.*)$/, ([, rest = ""], lines, at) =>
    aligned(lines, at, rest),
  ),
  line("fence", /^```/, () => "hooks:"),
  (lines, at) =>
    /^hooks:\s*\[\s*\]\s*(?:#.*)?$/.test(lines[at] ?? "") && lines.slice(at + 1).some((each) => /^ *- /.test(each))
      ? { why: "empty-list", example: "hooks:" }
      : undefined,
  line("colon", /^hooks\s*$/, () => "hooks:"),
  line("full-width-colon", new RegExp(`^( *(?:- *)?${KEY}) *：\\s*(.*)$`), ([, key, value = ""]) =>
    value === "" ? `${key}:` : `${key}: ${value}`,
  ),
  line("colon-space", new RegExp(`^( *(?:- +)?${KEY}):([^\\s].*)$`), ([, key, value]) => `${key}: ${value}`),
  line("dash-space", new RegExp(`^( *)-(${KEY} *:.*)$`), ([, before = "", rest]) => `${before}- ${rest}`),
];

/** A line where it belongs: a dash below the first dash, a setting below the first setting of its entry. */
function aligned(lines: Lines, at: number, rest: string): string {
  if (/^- /.test(rest)) {
    const [, before = "  "] = /^( *)- /.exec(lines.find((each) => /^ *- /.test(each)) ?? "") ?? [];
    return before + rest;
  }
  const [lead = rest === "hooks:" ? "" : "    "] = /^ *- +/.exec(headAbove(lines, at) ?? "") ?? [];
  return " ".repeat(lead.length) + rest;
}

const headAbove = (lines: Lines, at: number): string | undefined =>
  lines.slice(0, at).findLast((each) => /^ *- /.test(each));

/** A dash that is not below the first dash, or a setting that is not below the first setting of its entry. */
const indent: Rule = (lines, at) => {
  const text = lines[at] ?? "";
  const [, before = "", dash, key = "hooks"] = SETTING.exec(text) ?? [];
  if (key === "hooks" || (dash === undefined && headAbove(lines, at) === undefined)) return undefined;
  const example = aligned(lines, at, text.trim());
  const column = example.length - example.trimStart().length;
  // Below a key without a value, it may be a part of that value.
  const above = lines.slice(0, at).findLast((each) => each.trim() !== "" && !/^\s*#/.test(each)) ?? "";
  const mayBelong = dash === undefined && /:\s*$/.test(above) && before.length > column;
  return before.length === column || mayBelong ? undefined : { why: "indent", example };
};

/** A value that YAML reads as something else than a text. */
const badValue: Rule = (lines, at) => {
  const [, before = "", dash = "", key = "", value = ""] = SETTING.exec(lines[at] ?? "") ?? [];
  const slip = (why: YamlSlip, text: string) => ({ why, example: `${before}${dash}${key}: ${text}` });
  const [quote = ""] = value;
  if (quote === '"' || quote === "'") {
    const end = endOfQuoted(value, quote);
    if (end < 0) return slip("quote", value.trimEnd() + quote);
    const rest = value.slice(end + 1).trim();
    if (rest === "" || /^#/.test(rest)) return undefined;
    const inner = value.trimEnd();
    return slip("after-quote", singleQuoted(inner.endsWith(quote) && quote === "'" ? inner.slice(1, -1) : inner));
  }
  const closing = { "[": "]", "{": "}" }[quote];
  if (closing !== undefined) {
    const isText = ["matcher", "subject", "command", "url"].includes(key);
    return isText
      ? slip("start", singleQuoted(value))
      : value.includes(closing)
        ? undefined
        : slip("bracket", value.trimEnd() + closing);
  }
  if (/^[*&!%@`|>]/.test(value) && !/^[|>][-+\d]*$/.test(value)) return slip("start", singleQuoted(value));
  return /: |:$/.test(value) ? slip("colon-in-value", singleQuoted(value)) : undefined;
};

/** Where a quoted text ends that begins with its first character; -1 where it does not. */
function endOfQuoted(text: string, quote: string): number {
  for (let at = 1; at < text.length; at += 1) {
    if (quote === '"' && text[at] === "\\") at += 1;
    else if (text[at] === quote && quote === "'" && text[at + 1] === "'") at += 1;
    else if (text[at] === quote) return at;
  }
  return -1;
}

const singleQuoted = (value: string): string => `'${value.trimEnd().replaceAll("'", "''")}'`;
