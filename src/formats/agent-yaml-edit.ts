import { type Document, isMap, isScalar, isSeq, parseDocument } from "yaml";
import { tooDeepLine } from "../lib/yaml-depth.js";

/** A key of `shell_hooks` in an agent.yaml, and what it is to be. */
export type Setting = {
  key: string;
  value: unknown;
  /** The same as it is written in one line. */
  literal: string;
  /** Whether a text says so when it is read as ever. */
  isSaidIn(text: string): boolean;
};

/** One way to make the change; undefined where it does not apply. */
export type Edit = (text: string, setting: Setting, document: Document) => string | undefined;

/** The text with one setting changed and nothing else: comments, order and spacing are the owner's. */
export function changeSetting(text: string, setting: Setting, firstTry: readonly Edit[] = []): string | undefined {
  const before = parseAgentYaml(text);
  if (!before || before.errors.length > 0) return undefined;
  for (const edit of [...firstTry, replaceValue, fillKey, fillSection, insertKey, appendSection, rewriteDocument]) {
    const after = attempt(() => edit(text, setting, before));
    if (after !== undefined && attempt(() => isWanted(after, setting, before))) return after;
  }
  return undefined;
}

/** The library throws where others refer to what an edit would replace: then it is no way to make the change. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

const replaceValue: Edit = (text, { key, literal }, document) => {
  const node = document.getIn(["shell_hooks", key], true);
  const isInline = isScalar(node) || (isSeq(node) && node.flow);
  if (!isInline || !node.range || node.range[0] === node.range[1]) return undefined;
  return text.slice(0, node.range[0]) + literal + text.slice(node.range[1]);
};

/** A key without a value: what stands behind it on its line, and below, is the owner's. */
const fillKey: Edit = (text, { key, literal }, document) => {
  const end = endOfKey(document.get("shell_hooks", true), key);
  return end === undefined ? undefined : `${text.slice(0, end)} ${literal}${text.slice(end)}`;
};

const fillSection: Edit = (text, { key, literal }, document) => {
  const end = endOfKey(document.contents, "shell_hooks");
  if (end === undefined) return undefined;
  const line = text.indexOf("\n", end) === -1 ? text.length : text.indexOf("\n", end);
  return `${text.slice(0, line)}\n  ${key}: ${literal}${text.slice(line)}`;
};

/** Where the colon of a key ends that has no value. */
function endOfKey(map: unknown, name: string): number | undefined {
  const pair = isMap(map) ? map.items.find(({ key }) => isScalar(key) && key.value === name) : undefined;
  if (!isScalar(pair?.key) || !pair.key.range || (isScalar(pair.value) && pair.value.source)) return undefined;
  return isScalar(pair.value) && pair.value.value === null ? pair.key.range[1] + 1 : undefined;
}

const insertKey: Edit = (text, { key, literal }, document) => {
  const section = document.get("shell_hooks", true);
  const first = isMap(section) && !section.flow ? section.items[0]?.key : undefined;
  if (!isScalar(first) || !first.range) return undefined;
  const start = text.lastIndexOf("\n", first.range[0] - 1) + 1;
  return `${text.slice(0, start)}${" ".repeat(first.range[0] - start)}${key}: ${literal}\n${text.slice(start)}`;
};

const appendSection: Edit = (text, { key, literal }, document) => {
  if (isMap(document.contents) && document.contents.has("shell_hooks")) return undefined;
  const gap = text === "" || text.endsWith("\n") ? "" : "\n";
  return `${text}${gap}shell_hooks:\n  ${key}: ${literal}\n`;
};

/** The last resort, for a file in flow style or with anchors: comments survive, spacing may not. */
const rewriteDocument: Edit = (_text, { key, value }, document) => {
  const copy = document.clone() as Document;
  if (copy.contents !== null && !isMap(copy.contents)) return undefined;
  copy.setIn(["shell_hooks", key], copy.createNode(value));
  return copy.toString({ lineWidth: 0 });
};

/** An edit by position is trusted only after reading it back: the setting is as wanted, and all else is as before. */
function isWanted(text: string, { key, isSaidIn }: Setting, before: Document): boolean {
  const after = parseAgentYaml(text);
  if (!after || after.errors.length > 0 || !isSaidIn(text)) return false;
  return withoutKey(after, key) === withoutKey(before, key);
}

function withoutKey(document: Document, key: string): string {
  const value = (document.toJS({ maxAliasCount: 50 }) ?? {}) as { shell_hooks?: Record<string, unknown> };
  const { [key]: _, ...others } = value.shell_hooks ?? {};
  return JSON.stringify({ ...value, shell_hooks: Object.keys(others).length > 0 ? others : undefined });
}

/** The parser recurses: a hostile file ends it with an error that is no answer of its own. */
export function parseAgentYaml(text: string): Document | undefined {
  if (tooDeepLine(text) !== undefined) return undefined;
  try {
    // "error": what the parser merely wonders about must not be written to the terminal of the bot.
    return parseDocument(text, { logLevel: "error" });
  } catch {
    return undefined;
  }
}
