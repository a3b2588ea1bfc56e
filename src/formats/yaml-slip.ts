import {
  type FoundSlip,
  findSlipIn,
  type Lines,
  type Rule,
  type SlipForm,
  settingOf,
  slipRule,
} from "../lib/yaml-slip.js";
import { ENTRY_KEYS } from "./hook-entry.js";

const KEY = `(?:${["hooks", ...ENTRY_KEYS].join("|")})`;
const SETTING = settingOf(KEY);

/** Finds the slip of the hand in a hook file that is no YAML; `near` is the line where the parser gave up. */
export const findSlip = (source: string, near: number): FoundSlip | undefined => findSlipIn(source, near, HOOK_FILE);

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

const HOOK_FILE: SlipForm = {
  key: KEY,
  isText: (key) => ["matcher", "subject", "command", "url"].includes(key),
  aligned,
  first: [
    slipRule("fence", /^```/, () => "hooks:"),
    (lines, at) =>
      /^hooks:\s*\[\s*\]\s*(?:#.*)?$/.test(lines[at] ?? "") && lines.slice(at + 1).some((each) => /^ *- /.test(each))
        ? { why: "empty-list", example: "hooks:" }
        : undefined,
    slipRule("colon", /^hooks\s*$/, () => "hooks:"),
  ],
  last: [indent],
};
