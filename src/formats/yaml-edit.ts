import { type Document, isMap, isScalar, isSeq, type ParseOptions, parseDocument, type YAMLSeq } from "yaml";
import { tooDeepLine } from "../lib/yaml-depth.js";

/** One way to change a text; undefined where it does not apply. */
export type Edit = (text: string, document: Document) => string | undefined;

/** The parser recurses: a hostile file ends it with an error that is no answer of its own. */
export function parseYaml(text: string, options: ParseOptions & { uniqueKeys?: boolean } = {}): Document | undefined {
  if (tooDeepLine(text) !== undefined) return undefined;
  // "error": what the parser merely wonders about must not be written to the terminal of the bot.
  return attempt(() => parseDocument(text, { ...options, logLevel: "error" }));
}

/**
 * The text as the first of these ways leaves it, and nothing else changed: comments, order and spacing are the owner's.
 * An edit by position is trusted only after it was read back.
 */
export function editYaml(
  text: string,
  edits: readonly Edit[],
  isWanted: (after: string, before: Document) => boolean,
): string | undefined {
  const before = parseYaml(text);
  if (!before || before.errors.length > 0) return undefined;
  for (const edit of edits) {
    const after = attempt(() => edit(text, before));
    if (after !== undefined && attempt(() => isWanted(after, before))) return after;
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

/** The ways to set a key of a section; `literal` is the value as it is written in one line. */
export const setKey = (section: string, key: string, value: unknown, literal: string): Edit[] => [
  function replaceValue(text, document) {
    const node = document.getIn([section, key], true);
    const isInline = isScalar(node) || (isSeq(node) && node.flow);
    if (!isInline || !node.range || node.range[0] === node.range[1]) return undefined;
    return text.slice(0, node.range[0]) + literal + text.slice(node.range[1]);
  },
  // A key without a value: what stands behind it on its line, and below, is the owner's.
  function fillKey(text, document) {
    const end = endOfEmptyKey(document.get(section, true), key);
    return end === undefined ? undefined : `${text.slice(0, end)} ${literal}${text.slice(end)}`;
  },
  function fillSection(text, document) {
    const end = endOfEmptyKey(document.contents, section);
    if (end === undefined) return undefined;
    const line = text.indexOf("\n", end) === -1 ? text.length : text.indexOf("\n", end);
    return `${text.slice(0, line)}\n  ${key}: ${literal}${text.slice(line)}`;
  },
  function insertKey(text, document) {
    const map = document.get(section, true);
    const first = isMap(map) && !map.flow ? map.items[0]?.key : undefined;
    if (!isScalar(first) || !first.range) return undefined;
    const { start } = lineAround(text, first.range[0]);
    return `${text.slice(0, start)}${" ".repeat(first.range[0] - start)}${key}: ${literal}\n${text.slice(start)}`;
  },
  appendSection(section, `  ${key}: ${literal}\n`),
  // The last resort, for a file in flow style or with anchors: comments survive, spacing may not.
  function rewriteDocument(_text, document) {
    const copy = document.clone() as Document;
    if (copy.contents !== null && !isMap(copy.contents)) return undefined;
    copy.setIn([section, key], copy.createNode(value));
    return copy.toString({ lineWidth: 0 });
  },
];

/** Where the colon of a key ends that has no value. */
function endOfEmptyKey(map: unknown, name: string): number | undefined {
  const pair = isMap(map) ? map.items.find(({ key }) => isScalar(key) && key.value === name) : undefined;
  if (!isScalar(pair?.key) || !pair.key.range || (isScalar(pair.value) && pair.value.source)) return undefined;
  return isScalar(pair.value) && pair.value.value === null ? pair.key.range[1] + 1 : undefined;
}

/** The line of a place, with the break at its end. */
function lineAround(text: string, at: number): { start: number; end: number } {
  const end = text.indexOf("\n", at);
  return { start: text.lastIndexOf("\n", at - 1) + 1, end: end < 0 ? text.length : end + 1 };
}

/** A section that is not there yet, behind all that is. */
export const appendSection =
  (section: string, body: string): Edit =>
  (text, { contents }) => {
    const isEmpty = contents === null || (isScalar(contents) && contents.value === null && !contents.source);
    if (!isEmpty && (!isMap(contents) || contents.has(section))) return undefined;
    const gap = text === "" || text.endsWith("\n") ? "" : "\n";
    return `${text}${gap}${section}:\n${body}`;
  };

/** More items behind the last one of a list that has a line for each, and like it. */
export const appendItems =
  (path: readonly string[], items: readonly string[]): Edit =>
  (text, document) => {
    const list = document.getIn(path, true);
    if (!isSeq(list) || list.flow || !list.range) return undefined;
    const indent = " ".repeat(list.range[0] - lineAround(text, list.range[0]).start);
    const item = text.slice(0, endOfLastItem(list)).trimEnd();
    // A remark on its last line belongs to it.
    const [remark = ""] = /^[ \t]+#[^\n]*/.exec(text.slice(item.length)) ?? [];
    const before = item + remark.trimEnd();
    return `${before}\n${block(items, indent)}${text.slice(before.length).replace(/^\n/, "")}`;
  };

/** Where the last item's own text ends: what comes behind it may be a comment on something else. */
function endOfLastItem({ items, range }: YAMLSeq): number {
  const last = items.at(-1) as { range?: [number, number, number] } | undefined;
  return last?.range?.[1] ?? range?.[1] ?? 0;
}

/** Items of a list, each beginning with its dash, below one another. */
export const block = (items: readonly string[], indent: string): string =>
  items.map((item) => `${item.replace(/^(?=.)/gm, indent)}\n`).join("");

/** The lines of those items of a list that are such a value. */
export const removeItems =
  (path: readonly string[], isMeant: (value: unknown) => boolean): Edit =>
  (text, document) => {
    const list = document.getIn(path, true);
    if (!isSeq(list) || list.flow) return undefined;
    return list.items.reduceRight((left: string, item) => {
      if (!isScalar(item) || !item.range || !isMeant(item.value)) return left;
      const { start, end } = lineAround(left, item.range[0]);
      return left.slice(0, start) + left.slice(end);
    }, text);
  };
