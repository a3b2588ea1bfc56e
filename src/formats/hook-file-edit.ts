import { type Document, isMap, isSeq, parseDocument, type YAMLSeq } from "yaml";
import { canonicalEntry } from "../core/hook.js";
import { tooDeepLine } from "../lib/yaml-depth.js";
import { readHookFile } from "./hook-file.js";

/**
 * The text of a hook file with entries added, and nothing else changed: comments, order and spacing are the owner's.
 * Undefined when the file is not one that entries can be added to.
 */
export function addEntries(text: string, entries: readonly string[]): string | undefined {
  const document =
    tooDeepLine(text) === undefined ? attempt(() => parseDocument(text, { logLevel: "error" })) : undefined;
  if (!document || document.errors.length > 0) return undefined;
  for (const edit of [startFile, fillEmptyList, extendList]) {
    const after = edit(text, entries, document);
    if (after !== undefined && isWanted(text, after, entries)) return after;
  }
  return undefined;
}

type Edit = (text: string, entries: readonly string[], document: Document) => string | undefined;

const startFile: Edit = (text, entries, { contents }) => {
  const hasHooks = isMap(contents) && contents.has("hooks");
  if (hasHooks || (contents !== null && !isMap(contents))) return undefined;
  const gap = text === "" || text.endsWith("\n") ? "" : "\n";
  return `${text}${gap}hooks:\n${block(entries, "  ")}`;
};

const fillEmptyList: Edit = (text, entries, document) => {
  const node = document.get("hooks", true);
  const list = isSeq(node) ? node : undefined;
  if (list && list.items.length > 0) return undefined;
  const at = /^hooks:[ \t]*(?:\[\s*\]|null|~)?[ \t]*(?:#.*)?$/m.exec(text);
  if (!at) return undefined;
  return `${text.slice(0, at.index)}hooks:\n${block(entries, "  ").trimEnd()}${text.slice(at.index + at[0].length)}`;
};

const extendList: Edit = (text, entries, document) => {
  const list = document.get("hooks", true);
  if (!isSeq(list) || list.flow || !list.range) return undefined;
  const start = text.lastIndexOf("\n", list.range[0] - 1) + 1;
  const indent = " ".repeat(list.range[0] - start);
  const item = text.slice(0, endOfLastItem(list)).trimEnd();
  // A remark on its last line belongs to it.
  const [remark = ""] = /^[ \t]+#[^\n]*/.exec(text.slice(item.length)) ?? [];
  const before = item + remark.trimEnd();
  return `${before}\n${block(entries, indent)}${text.slice(before.length).replace(/^\n/, "")}`;
};

/** Where the last item's own text ends: what comes behind it may be a comment on something else. */
function endOfLastItem({ items, range }: YAMLSeq): number {
  const last = items.at(-1) as { range?: [number, number, number] } | undefined;
  return last?.range?.[1] ?? range?.[1] ?? 0;
}

const block = (entries: readonly string[], indent: string): string =>
  entries.map((entry) => `${entry.replace(/^(?=.)/gm, indent)}\n`).join("");

/** An edit by position is trusted only after reading it back: what was there is there, and behind it what was added. */
function isWanted(before: string, after: string, entries: readonly string[]): boolean {
  const meant = readHookFile(`hooks:\n${block(entries, "  ")}`);
  const [old, now] = [readHookFile(before), readHookFile(after)];
  const canonical = ({ hooks }: typeof now): string[] => hooks.map(({ entry }) => canonicalEntry(entry));
  return (
    meant.faults.length === 0 &&
    now.faults.length === old.faults.length &&
    JSON.stringify(canonical(now)) === JSON.stringify([...canonical(old), ...canonical(meant)])
  );
}

/** The parser recurses: a hostile file ends it with an error that is no answer of its own. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
