import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, type Pair, type YAMLMap } from "yaml";
import { canonicalEntry, type ProposedHook } from "../core/hook.js";
import { shortened, showValue } from "../lib/show-value.js";
import type { FoundSlip } from "../lib/yaml-slip.js";
import type { EntryFault, HookFileFault } from "./format.js";
import { parseEntry } from "./hook-entry.js";
import { type Chunk, type CutFile, cutJson } from "./json-entries.js";
import { parseYaml } from "./yaml-edit.js";
import { findSlip } from "./yaml-slip.js";

export type HookFile = { hooks: ProposedHook[]; faults: HookFileFault[] };

export const MAX_FILE = 1_048_576;
const MAX_HOOKS = 500;
const MAX_ENTRY = 16_384;
/** Above this the file is read entry by entry: the YAML parser's worst case grows faster than its input. */
const READ_WHOLE = 65_536;
const MAX_ALIASES = 50;
const MAX_FAULTS = 50;
const MAX_VALUE = 300;
/** Beyond these lines nothing is part of one entry by accident. */
const MAX_SLIP_LINES = 20;

/** Reads shell_hooks.yaml. A bad entry is reported with its line and takes no other down with it. Total. */
export function readHookFile(text: string): HookFile {
  if (text.length > MAX_FILE) return { hooks: [], faults: [{ line: 1, code: "file-too-large", most: MAX_FILE }] };
  const source = text.replace(/^\ufeff/, "");
  const { hooks, faults } = (source.length <= READ_WHOLE ? readWhole(source) : undefined) ?? readByEntry(source);
  return {
    hooks,
    faults: firstOf(faults.map((fault) => (fault.code === "not-a-map" ? slipAt(source, fault) : fault))),
  };
}

/** What is no list of settings was meant to be one: with other colons, or without a space behind them. */
function slipAt(source: string, fault: HookFileFault): HookFileFault {
  const rest = source.split("\n").slice(fault.line - 1, fault.line + MAX_SLIP_LINES);
  const slip = findSlip(rest.join("\n"), 1);
  return slip?.line === 1 ? slipFault(slip, fault.line - 1) : fault;
}

function slipFault({ line, why, example }: FoundSlip, lineOffset: number): HookFileFault {
  const at = line + lineOffset;
  return why === "tab" ? { line: at, code: "tab-indent", example } : { line: at, code: "yaml-slip", why, example };
}

/** What a file proposes, each once: of an entry that stands twice only one could ever be approved. */
export function withoutRepeats({ hooks, faults }: HookFile): HookFile {
  const lines = new Map<string, number>();
  const repeats: HookFileFault[] = [];
  const first = hooks.filter(({ entry, line }) => {
    const known = lines.get(canonicalEntry(entry));
    if (known === undefined) lines.set(canonicalEntry(entry), line);
    else repeats.push({ line, code: "duplicate-entry", first: known });
    return known === undefined;
  });
  return { hooks: first, faults: firstOf([...faults, ...repeats]) };
}

/** As much of a file of another format as our own may have. */
export function withinLimits<F extends HookFile>(file: F): F {
  const [tooMany] = file.hooks.slice(MAX_HOOKS);
  const faults: HookFileFault[] = tooMany ? [{ line: tooMany.line, code: "too-many-hooks", most: MAX_HOOKS }] : [];
  const hooks = file.hooks.slice(0, MAX_HOOKS).filter(({ entry, line }) => {
    const fits = canonicalEntry(entry).length <= MAX_ENTRY;
    if (!fits) faults.push({ line, code: "entry-too-long", most: MAX_ENTRY });
    return fits;
  });
  return { ...file, hooks, faults: firstOf([...file.faults, ...faults]) };
}

/** As many faults as somebody reads, each as long as somebody reads, and how many more there are. */
function firstOf(faults: readonly HookFileFault[]): HookFileFault[] {
  const told = faults.filter((fault) => fault.code !== "more-faults").map(withShortValues);
  const untold = faults.find((fault) => fault.code === "more-faults");
  const count = told.length - MAX_FAULTS + (untold?.count ?? 0);
  const line = untold?.line ?? told[MAX_FAULTS]?.line;
  return line === undefined ? told : [...told.slice(0, MAX_FAULTS), { line, code: "more-faults", count }];
}

const withShortValues = (fault: HookFileFault): HookFileFault =>
  Object.fromEntries(
    Object.entries(fault).map(([key, value]) => [key, typeof value === "string" ? shortened(value, MAX_VALUE) : value]),
  ) as HookFileFault;

/** The ordinary case: the file as one document. Undefined when it has errors, so that each entry gets its own chance. */
function readWhole(source: string): HookFile | undefined {
  const lines = new LineCounter();
  const document = parseYaml(source, { uniqueKeys: false, lineCounter: lines });
  if (!document || errorsIn(document).length > 0) return undefined;
  const file: HookFile = { hooks: [], faults: [] };
  const { contents } = document;
  if (contents === null || (isScalar(contents) && contents.value === null)) return file;
  if (isSeq(contents))
    return { hooks: [], faults: [slipFault({ line: 1, why: "no-hooks-key", example: "hooks:" }, 0)] };
  if (!isMap(contents)) return { hooks: [], faults: [{ line: 1, code: "no-hooks-list" }] };

  const at = (node: unknown): number => lineOf(lines, node as Node);
  for (const pair of contents.items) {
    const key = keyOf(pair);
    if (key !== "hooks") file.faults.push({ line: at(pair.key), code: "unknown-key", key, near: "hooks" });
  }
  const lists = contents.items.filter((pair) => keyOf(pair) === "hooks");
  for (const extra of lists.slice(1)) file.faults.push({ line: at(extra.key), code: "duplicate-key", key: "hooks" });
  const [list] = lists;
  if (!list || (isScalar(list.value) && list.value.value === null)) return file;
  if (!isSeq(list.value)) {
    const [first] = isMap(list.value) ? list.value.items : [];
    if (first && keyOf(first) === "event")
      file.faults.push(slipFault({ line: at(first.key), why: "dash", example: "  - event: pre_tool_call" }, 0));
    else file.faults.push({ line: at(list.key), code: "no-hooks-list" });
    return file;
  }
  for (const item of list.value.items.slice(0, MAX_HOOKS)) addItem(file, item as Node, { document, at, source });
  const [tooMany] = list.value.items.slice(MAX_HOOKS);
  if (tooMany) file.faults.push({ line: at(tooMany), code: "too-many-hooks", most: MAX_HOOKS });
  return file;
}

/** Any node may be a key; only a plain one is the name of something. */
function keyOf({ key }: Pair): string {
  if (isAlias(key)) return `*${key.source}`;
  return isScalar(key) ? (typeof key.value === "string" ? key.value : showValue(key.value)) : "…";
}

const lineOf = (lines: LineCounter, node: Node | null | undefined): number =>
  node?.range ? lines.linePos(node.range[0]).line : 1;

type Around = { document: Document; at: (node: unknown) => number; source: string };

function addItem(file: HookFile, item: Node, { document, at, source }: Around): void {
  const line = at(item);
  const repeated = isMap(item) ? duplicates(item) : [];
  for (const pair of repeated) file.faults.push({ line: at(pair.key), code: "duplicate-key", key: keyOf(pair) });
  if (repeated.length > 0) return;
  let value: unknown;
  try {
    value = item.toJS(document, { maxAliasCount: MAX_ALIASES });
  } catch (error) {
    // The only thing that can fail here is the resolution of aliases: by their number, or because there is no anchor.
    const detail = (error as Error).message;
    const own = item.range
      ? source
          .slice(0, item.range[1])
          .split("\n")
          .slice(at(item) - 1)
      : [];
    const slip = findSlip(own.join("\n"), own.length);
    if (/excessive/i.test(detail)) file.faults.push({ line, code: "too-many-aliases" });
    else file.faults.push(slip ? slipFault(slip, line - 1) : { line, code: "bad-yaml", detail });
    return;
  }
  const parsed = parseEntry(value);
  if ("entry" in parsed) file.hooks.push({ ...parsed, line });
  else for (const fault of parsed.faults) file.faults.push({ line: lineOfKey(item, fault, at) ?? line, ...fault });
}

function duplicates(map: YAMLMap): Pair[] {
  const seen = new Set<string>();
  return map.items.filter((pair) => seen.size === seen.add(keyOf(pair)).size);
}

function lineOfKey(item: Node, fault: EntryFault, at: (node: unknown) => number): number | undefined {
  if (!isMap(item) || !("key" in fault)) return undefined;
  const pair = item.items.find((each) => keyOf(each) === fault.key.split(".", 1)[0]);
  return pair && at(pair.key);
}

/** The careful way: the file is cut at its list items, and each piece is parsed alone. */
function readByEntry(source: string): HookFile {
  const { chunks, faults } = cutJson(source) ?? cutIntoEntries(source);
  const file: HookFile = { hooks: [], faults };
  for (const chunk of chunks.slice(0, MAX_HOOKS)) readChunk(file, chunk);
  const [tooMany] = chunks.slice(MAX_HOOKS);
  if (tooMany) file.faults.push({ line: tooMany.line, code: "too-many-hooks", most: MAX_HOOKS });
  // Every piece is fine and yet the whole is not: what is wrong stands outside the list.
  const outside = file.faults.length === 0 ? wholeFault(source) : undefined;
  if (outside && outside.code !== "no-hooks-list") file.faults.push(outside);
  return file;
}

function cutIntoEntries(source: string): CutFile {
  const lines = source.split(/\r?\n/);
  const header = lines.findIndex((line) => /^hooks:\s*(?:#.*)?$/.test(line));
  const faults: HookFileFault[] = [];
  if (header < 0) return { chunks: [], faults: [wholeFault(source)] };
  const chunks: { line: number; lines: string[] }[] = [];
  let indent: number | undefined;
  let inside = false;
  for (const [index, line] of lines.entries()) {
    const key = /^([^\s#-][^:]{0,60}):/.exec(line)?.[1];
    if (key !== undefined) inside = index === header;
    if (key === "hooks" && index !== header) faults.push({ line: index + 1, code: "duplicate-key", key });
    else if (key !== undefined && index !== header)
      faults.push({ line: index + 1, code: "unknown-key", key, near: "hooks" });
    if (!inside || key !== undefined) continue;
    const dash = /^( *)-(?:\s|$)/.exec(line)?.[1]?.length;
    if (dash !== undefined) indent ??= dash;
    if (dash !== undefined && dash === indent) chunks.push({ line: index + 1, lines: [line] });
    else chunks.at(-1)?.lines.push(line);
  }
  return { chunks: chunks.map((chunk) => ({ line: chunk.line, text: textOf(chunk.lines) })), faults };
}

/** The lines of an entry without the comments and blanks that follow it. */
function textOf(lines: readonly string[]): string {
  const last = lines.findLastIndex((line) => line.trim() !== "" && !line.startsWith("#"));
  return `${lines.slice(0, last + 1).join("\n")}\n`;
}

function readChunk(file: HookFile, { line, text }: Chunk): void {
  const lines = new LineCounter();
  if (text.length > MAX_ENTRY) return void file.faults.push({ line, code: "entry-too-long", most: MAX_ENTRY });
  const document = parseYaml(text, { uniqueKeys: false, lineCounter: lines });
  if (!document) return void file.faults.push(yamlFault(undefined, line - 1, text));
  const item = isSeq(document.contents) ? document.contents.items[0] : undefined;
  const [error] = errorsIn(document);
  if (error || item === undefined) return void file.faults.push(yamlFault(error, line - 1, text));
  const at = (node: unknown): number => lineOf(lines, node as Node) + line - 1;
  addItem(file, item as Node, { document, at, source: `${"\n".repeat(line - 1)}${text}` });
}

/** With a tag that nobody knows, as in `!x`, the parser only wonders, and drops it: what it stood for would be lost. */
const errorsIn = ({ errors, warnings }: Document): readonly YamlError[] => [...errors, ...warnings];

function wholeFault(source: string): HookFileFault {
  if (source.length > READ_WHOLE) return { line: 1, code: "no-hooks-list" };
  const [error] = parseYaml(source, { uniqueKeys: false })?.errors ?? [];
  return error ? yamlFault(error, 0, source) : { line: 1, code: "no-hooks-list" };
}

type YamlError = { code: string; message: string; pos: [number, number]; linePos?: [{ line: number }, ...unknown[]] };

function yamlFault(error: YamlError | undefined, lineOffset: number, source: string): HookFileFault {
  // What is never closed is missed only after the end; people look for it on the last line there is.
  const lastLine = source.trimEnd().split("\n").length;
  const line = Math.min(error?.linePos?.[0].line ?? 1, lastLine) + lineOffset;
  if (error?.code === "BAD_DQ_ESCAPE") {
    return { line, code: "bad-escape", near: source.slice(error.pos[0], error.pos[0] + 2) };
  }
  if (error?.code === "MULTIPLE_DOCS") return { line, code: "yaml-slip", why: "documents", example: "hooks:" };
  if (/^\s*\{/.test(source)) return { line, code: "bad-json" };
  const slip = error && findSlip(source, line - lineOffset);
  if (slip) return slipFault(slip, lineOffset);
  // The parser counts lines of the piece it was given; ours, of the file, stand beside it.
  const detail = error?.message.split("\n")[0]?.replace(/ at line \d+, column \d+:?$/, "");
  return { line, code: "bad-yaml", detail: detail ?? "nested too deeply" };
}
