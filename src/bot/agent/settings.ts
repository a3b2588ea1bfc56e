import { type Document, isAlias, isMap, isScalar, LineCounter, type Node, parseDocument, type YAMLMap } from "yaml";
import { z } from "zod";
import { escapeLine } from "../../lib/clean-text.js";
import { nearest } from "../../lib/nearest.js";
import { shortened, showText, showValue } from "../../lib/show-value.js";
import { tooDeepLine } from "../../lib/yaml-depth.js";
import { findSettingSlip } from "../../lib/yaml-slip.js";
import type { Texts } from "../words/index.js";

const LANGUAGES = ["auto", "en", "zh"] as const;
const SETTINGS = z.object({
  // One line: what follows a line break in the prompt would pass for instructions.
  name: z
    .string()
    .trim()
    .max(60)
    .transform((text) => text.replace(/[\s\p{Cc}]+/gu, " ")),
  instructions: z.string().trim().max(10_000),
  language: z.string().trim().pipe(z.enum(LANGUAGES)),
});
export type AgentSettings = z.infer<typeof SETTINGS>;

/** What is wrong in agent.yaml, and on which line. The codes are those of the hook file. */
type FileFault = Parameters<Texts["fileFault"]>[0];
export type AgentSettingsFault = FileFault & { line: number };

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
const KEYS = Object.keys(DEFAULT_SETTINGS);
const MAX_VALUE = 60;

type Reading = { settings: AgentSettings; faults: AgentSettingsFault[] };
type Report = (at: unknown, fault: FileFault) => void;

/** Reads the `agent:` part of agent.yaml. What is missing or wrong has its standard value; what is wrong is told. Total. */
export function parseAgentSettings(text: string): Reading {
  const settings = { ...DEFAULT_SETTINGS };
  const refused = (fault: AgentSettingsFault): Reading => ({ settings, faults: [fault] });
  if (text.length > MAX_SETTINGS) return refused({ line: 1, code: "file-too-large", most: MAX_SETTINGS });
  const deep = tooDeepLine(text);
  const lines = new LineCounter();
  const document = deep === undefined ? parse(text, lines) : undefined;
  if (!document) return refused({ line: deep ?? 1, code: "bad-yaml", detail: "nested too deeply" });
  const [error] = document.errors;
  if (error) return refused(yamlFault(error, lines, text));

  const faults: AgentSettingsFault[] = [];
  const report: Report = (at, fault) => {
    const [start = 0] = (at as Node | null)?.range ?? [];
    faults.push({ line: lines.linePos(start).line || 1, ...fault });
  };
  const section = agentSection(document, report);
  return { settings: section ? { ...settings, ...readSection(section, document, report) } : settings, faults };
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
  if (code === "BAD_DQ_ESCAPE") return { line, code: "bad-escape", near: inOneLine(source.slice(pos[0], pos[0] + 2)) };
  const slip = findSettingSlip(source, line, code);
  if (slip?.why === "tab") return { line: slip.line, code: "tab-indent", example: slip.example };
  if (slip) return { line: slip.line, code: "yaml-slip", why: slip.why, example: slip.example };
  return { line, code: "bad-yaml", detail: inOneLine(message.replace(/\n.*/s, ""), 200) };
}

function agentSection(document: Document, report: Report): YAMLMap | undefined {
  const { contents } = document;
  if (isEmpty(contents)) return undefined;
  if (!isMap(contents)) {
    report(contents, { code: "bad-yaml", detail: "the file is not a list of settings" });
    return undefined;
  }
  const [pair, ...repeated] = contents.items.filter(({ key }) => keyOf(key) === "agent");
  for (const { key } of repeated) report(key, { code: "duplicate-key", key: "agent" });
  const section = resolved(pair?.value, document);
  if (isMap(section)) return section;
  if (pair && !isEmpty(section))
    report(pair.key, { code: "wrong-type", key: "agent", value: shown(section), expected: "name: …" });
  return undefined;
}

function readSection(section: YAMLMap, document: Document, report: Report): Partial<AgentSettings> {
  const read: Record<string, unknown> = {};
  const seen = new Set<string>();
  for (const { key: at, value } of section.items) {
    const key = keyOf(at);
    if (!KEYS.includes(key)) {
      const near = nearest(key, KEYS);
      report(at, { code: "unknown-key", key: inOneLine(key), ...(near !== undefined && { near }) });
    } else if (seen.has(key)) report(at, { code: "duplicate-key", key });
    else {
      // Only where it counts: following an alias takes a walk through the whole file.
      const node = resolved(value, document);
      const field = SETTINGS.shape[key as keyof AgentSettings].safeParse(isScalar(node) ? node.value : undefined);
      if (field.success && !isEmpty(node)) read[key] = field.data;
      const [issue] = field.error?.issues ?? [];
      if (issue && !isEmpty(node)) report(at, faultOf(issue, key, node));
    }
    seen.add(key);
  }
  return read;
}

function faultOf(issue: z.core.$ZodIssue, key: string, node: unknown): FileFault {
  if (issue.code === "too_big") return { code: "out-of-range", key, value: shown(node), range: `≤ ${issue.maximum}` };
  if (issue.code === "invalid_value")
    return {
      code: "unknown-word",
      key,
      value: inOneLine(isScalar(node) ? String(node.value).trim() : ""),
      words: LANGUAGES,
    };
  return { code: "wrong-type", key, value: shown(node), expected: "string" };
}

const keyOf = (key: unknown): string => (isScalar(key) ? showText(key.value, MAX_VALUE + 1) : "…");

/** An alias is followed to where it points, and no further: nothing is ever written out. */
const resolved = (node: unknown, document: Document): unknown =>
  isAlias(node) ? (node.resolve(document) ?? node) : node;

const isEmpty = (node: unknown): boolean =>
  node === null || (isScalar(node) && (node.value === null || String(node.value).trim() === ""));

function shown(node: unknown): string {
  if (isScalar(node)) return inOneLine(showValue(node.value, MAX_VALUE + 1));
  if (isAlias(node)) return inOneLine(`*${node.source}`);
  return isMap(node) ? "{…}" : "[…]";
}

/** Short and harmless: whoever wrote the file must not draw on the screen that shows the fault. */
const inOneLine = (text: string, most = MAX_VALUE): string => shortened(escapeLine(text.slice(0, most + 1)), most);
