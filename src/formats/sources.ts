import { isMap, isNode, parseDocument } from "yaml";
import { DIALECTS, type DialectName } from "../core/hook.js";
import { showValue } from "../lib/show-value.js";
import { tooDeepLine } from "../lib/yaml-depth.js";
import { dialectOf } from "./dialect.js";

/** Formats that have files of their own. */
export const SOURCE_NAMES: readonly DialectName[] = DIALECTS.filter((name) => dialectOf(name).format !== undefined);

/** What is read where nobody has said anything: only what has a place of its own that no other program owns. */
const STANDARD_SOURCES: readonly DialectName[] = ["agent-hooks"];

const MAX_TOLD = 10;
const MAX_LENGTH_TOLD = 60;

export type ChosenSources = { names: readonly DialectName[]; unknown: readonly string[] };

/** Reads `shell_hooks.sources` of an agent.yaml. It only adds proposals: what an owner has approved does not hang on it. */
export function readSources(text: string): ChosenSources {
  const words = sourceWords(text).map((word) => word.trim().toLowerCase());
  const isKnown = (word: string): word is DialectName => (SOURCE_NAMES as readonly string[]).includes(word);
  return {
    names: SOURCE_NAMES.filter((name) => words.includes(name)),
    unknown: words
      .filter((word) => !isKnown(word))
      .slice(0, MAX_TOLD)
      .map((word) => word.slice(0, MAX_LENGTH_TOLD)),
  };
}

/** What stands there, as it is written; what counts without a word about it, where there is none. */
export function sourceWords(text: string): readonly string[] {
  const value = valueIn(text);
  if (value === undefined || value === null) return STANDARD_SOURCES;
  return (Array.isArray(value) ? value : [value]).map((word) => (typeof word === "string" ? word : showValue(word)));
}

function valueIn(text: string): unknown {
  if (tooDeepLine(text) !== undefined) return undefined;
  try {
    const document = parseDocument(text, { logLevel: "error" });
    const section = isMap(document.contents) ? document.get("shell_hooks", true) : undefined;
    const node = isMap(section) ? section.get("sources", true) : undefined;
    return isNode(node) ? node.toJS(document, { maxAliasCount: 10 }) : undefined;
  } catch {
    return undefined;
  }
}
