import { type Document, isAlias, isMap, isScalar, LineCounter, type Pair, parseDocument, type YAMLMap } from "yaml";
import { escapeLine } from "../../lib/clean-text.js";
import { nearest } from "../../lib/nearest.js";
import { showText, showValue } from "../../lib/show-value.js";
import { tooDeepLine } from "../../lib/yaml-depth.js";

export const LANGUAGES = ["auto", "en", "zh"] as const;
export type AgentLanguage = (typeof LANGUAGES)[number];
export type AgentSettings = { name: string; instructions: string; language: AgentLanguage };

/** What is wrong in agent.yaml, and on which line. The codes are those of the hook file: `texts.fileFault` words them. */
export type AgentSettingsFault = { line: number } & (
  | { code: "file-too-large"; most: number }
  | { code: "bad-yaml"; detail: string }
  | { code: "bad-escape"; near: string }
  | { code: "tab-indent" }
  | { code: "unknown-key"; key: string; near?: string }
  | { code: "duplicate-key"; key: string }
  | { code: "wrong-type"; key: string; value: string; expected: string }
  | { code: "out-of-range"; key: string; value: string; range: string }
  | { code: "unknown-word"; key: string; value: string; words: readonly string[] }
);

/** What holds where the file says nothing: the same as in the file that comes with the workspace. */
export const DEFAULT_SETTINGS: AgentSettings = {
  name: "Helper",
  instructions: [
    "You help one person with their files, small programs and web pages. You work in this folder.",
    "Do what was asked, no more. Ask when a request can mean two things.",
    "Say plainly what you did, what you did not do, and what you are not sure of.",
  ].join("\n"),
  language: "auto",
};

/** The parser's worst case grows faster than its input, and these settings fill a page. */
export const MAX_SETTINGS = 65_536;
const LONGEST = { name: 60, instructions: 10_000 } as const;
const KEYS = Object.keys(DEFAULT_SETTINGS);
const MAX_VALUE = 60;

type Reading = { settings: AgentSettings; faults: AgentSettingsFault[] };
type Report = (at: unknown, fault: FaultAt) => void;
type FaultAt = AgentSettingsFault extends infer F ? (F extends { line: number } ? Omit<F, "line"> : never) : never;

/** Reads the `agent:` part of agent.yaml. What is missing or wrong has its standard value; what is wrong is told. Total. */
export function parseAgentSettings(text: string): Reading {
  const settings = { ...DEFAULT_SETTINGS };
  const refused = (fault: AgentSettingsFault): Reading => ({ settings, faults: [fault] });
  if (text.length > MAX_SETTINGS) return refused({ line: 1, code: "file-too-large", most: MAX_SETTINGS });
  const deep = tooDeepLine(text);
  if (deep !== undefined) return refused({ line: deep, code: "bad-yaml", detail: "nested too deeply" });
  const lines = new LineCounter();
  const document = parse(text, lines);
  if (!document) return refused({ line: 1, code: "bad-yaml", detail: "nested too deeply" });
  const [error] = document.errors;
  if (error) return refused(yamlFault(error, lines, text));

  const faults: AgentSettingsFault[] = [];
  const report: Report = (at, fault) => faults.push({ line: lineOf(lines, at), ...fault } as AgentSettingsFault);
  const section = agentSection(document, report);
  if (section) readSection(settings, section, document, report);
  return { settings, faults };
}

function parse(source: string, lineCounter: LineCounter): Document | undefined {
  try {
    // "error": what the parser merely wonders about must not be written to the terminal of the bot.
    return parseDocument(source, { lineCounter, uniqueKeys: false, prettyErrors: false, logLevel: "error" });
  } catch {
    // It has no other fault to throw than the end of its stack.
    return undefined;
  }
}

type YamlError = { code: string; message: string; pos: [number, number] };

function yamlFault({ code, message, pos }: YamlError, lines: LineCounter, source: string): AgentSettingsFault {
  // What is never closed is missed only after the end; people look for it on the last line there is.
  const line = Math.min(lines.linePos(pos[0]).line || 1, source.trimEnd().split("\n").length);
  if (code === "BAD_DQ_ESCAPE") return { line, code: "bad-escape", near: shortened(source.slice(pos[0], pos[0] + 2)) };
  if (code === "TAB_AS_INDENT") return { line, code: "tab-indent" };
  return { line, code: "bad-yaml", detail: shortened(message.replace(/\n.*/s, ""), 200) };
}

function agentSection(document: Document, report: Report): YAMLMap | undefined {
  const { contents } = document;
  if (contents === null || (isScalar(contents) && contents.value === null)) return undefined;
  if (!isMap(contents)) {
    report(contents, { code: "bad-yaml", detail: "the file is not a list of settings" });
    return undefined;
  }
  const [pair, ...repeated] = contents.items.filter((each) => keyOf(each) === "agent");
  for (const { key } of repeated) report(key, { code: "duplicate-key", key: "agent" });
  const section = resolved(pair?.value, document);
  if (isMap(section)) return section;
  if (pair && !isEmpty(section))
    report(pair.key, { code: "wrong-type", key: "agent", value: shown(section), expected: "name: …" });
  return undefined;
}

function readSection(settings: AgentSettings, section: YAMLMap, document: Document, report: Report): void {
  const seen = new Set<string>();
  for (const pair of section.items) {
    const key = keyOf(pair);
    // Only where it counts: following an alias takes a walk through the whole file.
    const value = KEYS.includes(key) && !seen.has(key) ? resolved(pair.value, document) : undefined;
    if (!KEYS.includes(key)) {
      const near = nearest(key, KEYS);
      report(pair.key, { code: "unknown-key", key: shortened(key), ...(near !== undefined && { near }) });
    } else if (seen.has(key)) report(pair.key, { code: "duplicate-key", key });
    else if (!isEmpty(value)) {
      const fault = take(settings, key as keyof AgentSettings, isScalar(value) ? value.value : undefined, value);
      if (fault) report(pair.key, fault);
    }
    seen.add(key);
  }
}

function take(settings: AgentSettings, key: keyof AgentSettings, value: unknown, node: unknown): FaultAt | undefined {
  if (typeof value !== "string") return { code: "wrong-type", key, value: shown(node), expected: "string" };
  const text = value.trim();
  if (key === "language") {
    const language = LANGUAGES.find((each) => each === text);
    if (!language) return { code: "unknown-word", key, value: shortened(text), words: LANGUAGES };
    settings.language = language;
    return undefined;
  }
  const most = LONGEST[key];
  if (text.length > most) return { code: "out-of-range", key, value: shown(node), range: `≤ ${most}` };
  // A name is one line: what follows a line break in the prompt would pass for instructions.
  settings[key] = key === "name" ? text.replace(/[\s\p{Cc}]+/gu, " ") : text;
  return undefined;
}

const keyOf = ({ key }: Pair): string => (isScalar(key) ? showText(key.value, MAX_VALUE + 1) : "…");

/** An alias is followed to where it points, and no further: nothing is ever written out. */
const resolved = (node: unknown, document: Document): unknown =>
  isAlias(node) ? (node.resolve(document) ?? node) : node;

const isEmpty = (node: unknown): boolean =>
  node === null ||
  (isScalar(node) && (node.value === null || (typeof node.value === "string" && node.value.trim() === "")));

function shown(node: unknown): string {
  if (isScalar(node)) return shortened(showValue(node.value, MAX_VALUE + 1));
  if (isAlias(node)) return shortened(`*${node.source}`);
  return isMap(node) ? "{…}" : "[…]";
}

/** In one harmless line: whoever wrote the file must not draw on the screen that shows the fault. */
function shortened(text: string, most = MAX_VALUE): string {
  const line = escapeLine(text.slice(0, most + 1));
  return line.length <= most ? line : `${line.slice(0, most - 1)}…`;
}

function lineOf(lines: LineCounter, node: unknown): number {
  const range = typeof node === "object" && node !== null && "range" in node ? node.range : undefined;
  return Array.isArray(range) ? lines.linePos(Number(range[0])).line || 1 : 1;
}
