/** What people get wrong in YAML by hand, told apart because the fix differs. */
export type YamlSlip =
  | "tab"
  | "odd-space"
  | "fence"
  | "documents"
  | "dash"
  | "no-hooks-key"
  | "empty-list"
  | "colon"
  | "full-width-colon"
  | "colon-space"
  | "dash-space"
  | "indent"
  | "quote"
  | "after-quote"
  | "bracket"
  | "start"
  | "colon-in-value";

/** What is wrong on a line, counted from 1, and how it could stand there instead. */
export type FoundSlip = { line: number; why: YamlSlip; example: string };

export type Lines = readonly string[];
export type Rule = (lines: Lines, at: number) => Omit<FoundSlip, "line"> | undefined;

const MAX_LINE = 500;
const MAX_LINES = 1_000;

/** Where things stand in a kind of YAML file, as far as a slip can be told from what is meant. */
export type SlipForm = {
  /** What its keys look like, as a pattern. */
  key: string;
  /** Keys whose value is a text, whatever it begins with. */
  isText(key: string): boolean;
  /** The line `at` as it belongs among the others; `rest` is what stands there without its indentation. */
  aligned(lines: Lines, at: number, rest: string): string;
  /** What only such files have, before what all have and behind it. */
  first: readonly Rule[];
  last: readonly Rule[];
};

/** A line with a setting: its indentation, a dash, the key and the value. */
export const settingOf = (key: string): RegExp => new RegExp(`^( *)(- +)?(${key}):(?: +(.*))?$`);

/**
 * Finds the slip of the hand in a text that is no YAML. A parser notices many of them lines later, in words about itself;
 * `near` is the line where it gave up.
 */
export function findSlipIn(source: string, near: number, form: SlipForm): FoundSlip | undefined {
  const lines = source.split(/\r?\n/, MAX_LINES).map((line) => line.slice(0, MAX_LINE));
  for (const rule of [...anywhere(form), ...form.last]) {
    const found = firstOf(rule, lines);
    if (found) return found;
  }
  // What is never closed, or opens something, stands on the line of the complaint or above it.
  const badValue = badValueOf(form);
  for (let at = Math.min(near, lines.length) - 1; at >= 0; at -= 1) {
    const slip = badValue(lines, at);
    if (slip) return { line: at + 1, ...slip };
  }
  const inBraces = colonInBraces(lines, near - 1);
  return inBraces && { line: near, ...inBraces };
}

function firstOf(rule: Rule, lines: Lines): FoundSlip | undefined {
  for (const at of lines.keys()) {
    const slip = /^\s*#/.test(lines[at] ?? "") ? undefined : rule(lines, at);
    if (slip) return { line: at + 1, ...slip };
  }
  return undefined;
}

/** A rule for one line: what it looks like, and how it should. */
export const slipRule =
  (why: YamlSlip, pattern: RegExp, corrected: (found: RegExpExecArray, lines: Lines, at: number) => string): Rule =>
  (lines, at) => {
    const found = pattern.exec(lines[at] ?? "");
    return found ? { why, example: corrected(found, lines, at) } : undefined;
  };

const anywhere = ({ key, aligned, first }: SlipForm): readonly Rule[] => [
  slipRule("tab", /^ *\t[ \t]*(.*)$/, ([, rest = ""], lines, at) => aligned(lines, at, rest)),
  slipRule(
    "odd-space",
    /^ *[\u00a0\u2000-\u200a\u3000][ \u00a0\u2000-\u200a\u3000]*(.*)$/,
    ([, rest = ""], lines, at) => aligned(lines, at, rest),
  ),
  ...first,
  slipRule("full-width-colon", new RegExp(`^( *(?:- *)?${key}) *：\\s*(.*)$`), ([, name, value = ""]) =>
    value === "" ? `${name}:` : `${name}: ${value}`,
  ),
  slipRule("colon-space", new RegExp(`^( *(?:- +)?${key}):([^\\s].*)$`), ([, name, value]) => `${name}: ${value}`),
  slipRule("dash-space", new RegExp(`^( *)-(${key} *:.*)$`), ([, before = "", rest]) => `${before}- ${rest}`),
];

/** A value that YAML reads as something else than a text. */
const badValueOf = (form: SlipForm): Rule => {
  const setting = settingOf(form.key);
  return (lines, at) => {
    const [, before = "", dash = "", key = "", value = ""] = setting.exec(lines[at] ?? "") ?? [];
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
      return form.isText(key)
        ? slip("start", singleQuoted(value))
        : value.includes(closing)
          ? undefined
          : slip("bracket", value.trimEnd() + closing);
    }
    if (/^[*&!%@`|>]/.test(value) && !/^[|>][-+\d]*$/.test(value)) return slip("start", singleQuoted(value));
    return /: |:$/.test(value) ? slip("colon-in-value", singleQuoted(value)) : undefined;
  };
};

/** The same between braces, where examples like to stand. */
const colonInBraces: Rule = slipRule(
  "colon-in-value",
  /^(.{0,200}[{,] *[\w-]+: +)([^'"[{\s][^,}\]]*: [^,}\]]*)(?=[,}\]])(.*)$/,
  ([, before, value = "", after]) => `${before}${singleQuoted(value)}${after}`,
);

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

/** Plain settings, one below the other: an agent.yaml, or the head of a HOOK.md. */
const SETTINGS: SlipForm = {
  key: "[A-Za-z][\\w.-]*",
  isText: (key) => ["matcher", "pattern", "command", "description"].includes(key),
  aligned(lines, at, rest) {
    const above = lines.slice(0, at).findLast((each) => each.trim() !== "" && !/^\s*#/.test(each)) ?? "";
    const [before = ""] = /^ */.exec(above) ?? [];
    return `${before}${/:\s*$/.test(above) ? "  " : ""}${rest}`;
  },
  first: [
    slipRule("fence", /^```/, (_, lines, at) => lines.slice(at + 1).find((each) => !/^\s*(?:```|$)/.test(each)) ?? ""),
    (lines, at) => {
      const [, before = "", word] = /^( *)([A-Za-z][\w.-]*)\s*$/.exec(lines[at] ?? "") ?? [];
      const [, below = ""] = /^( *)(?:- |[A-Za-z][\w.-]*:)/.exec(lines[at + 1] ?? "") ?? [];
      return word !== undefined && below.length > before.length
        ? { why: "colon", example: `${before}${word}:` }
        : undefined;
    },
  ],
  last: [],
};

/** The same in plain settings. A line that begins where it should not is the one that the parser stumbled over. */
export function findSettingSlip(source: string, near: number, code: string): FoundSlip | undefined {
  const found = findSlipIn(source, near, SETTINGS);
  if (found) return found;
  const lines = source.split(/\r?\n/);
  // Of a line that stands too far right the one above it is blamed.
  const line = { BAD_INDENT: near, UNEXPECTED_TOKEN: near, BLOCK_AS_IMPLICIT_KEY: near + 1 }[code];
  const text = lines[(line ?? 0) - 1] ?? "";
  if (line === undefined || !settingOf(SETTINGS.key).test(text)) return undefined;
  const example = SETTINGS.aligned(lines, line - 1, text.trim());
  return example === text ? undefined : { line, why: "indent", example };
}
