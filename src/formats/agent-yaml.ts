import { type Document, isMap, isNode, isScalar } from "yaml";
import type { SwitchMirror } from "../core/control.js";
import { DIALECTS, type DialectName } from "../core/hook.js";
import { showText, showValue } from "../lib/show-value.js";
import { dialectOf } from "./dialect.js";
import { appendItems, type Edit, editYaml, parseYaml, removeItems, setKey } from "./yaml-edit.js";

const SECTION = "shell_hooks";

const WORDS_FOR_ON = ["true", "on", "yes"];
const WORDS_FOR_OFF = ["false", "off", "no"];

/**
 * Reads `shell_hooks.enabled`. YAML 1.2 takes `on` and `yes` for mere words; people mean what they write, quoted or not,
 * in any case. Any other word switches nothing.
 */
export function readSwitch(text: string): SwitchMirror {
  const document = parseYaml(text);
  if (!document) return { kind: "unreadable", detail: "nested too deeply" };
  // Of a tag that nobody knows, as in `!!bool yes`, the parser only wonders, and reads something else.
  const [error] = [...document.errors, ...document.warnings];
  if (error) return { kind: "unreadable", detail: error.message.split("\n")[0] ?? "" };
  if (document.contents !== null && !isMap(document.contents)) {
    return isScalar(document.contents) && document.contents.value === null
      ? { kind: "absent" }
      : { kind: "unreadable", detail: "the file is not a list of settings" };
  }
  const section = document.get(SECTION, true);
  const value = isMap(section) ? section.get("enabled") : undefined;
  if (value === undefined || value === null) return { kind: "absent" };
  const word = showText(value).trim().toLowerCase();
  if (![...WORDS_FOR_ON, ...WORDS_FOR_OFF].includes(word)) return { kind: "no-switch", word: showValue(value) };
  return { kind: "value", on: WORDS_FOR_ON.includes(word) };
}

/** The text with the switch set and nothing else changed; undefined when it cannot be. */
export const writeSwitch = (text: string, on: boolean): string | undefined =>
  changeSetting(text, "enabled", setKey(SECTION, "enabled", on, String(on)), (edited) => {
    const mirror = readSwitch(edited);
    return mirror.kind === "value" && mirror.on === on;
  });

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
function sourceWords(text: string): readonly string[] {
  const value = sourcesIn(parseYaml(text));
  if (value === undefined || value === null) return STANDARD_SOURCES;
  return (Array.isArray(value) ? value : [value]).map((word) => (typeof word === "string" ? word : showValue(word)));
}

function sourcesIn(document: Document | undefined): unknown {
  const section = isMap(document?.contents) ? document.get(SECTION, true) : undefined;
  const node = isMap(section) ? section.get("sources", true) : undefined;
  if (!document || !isNode(node)) return undefined;
  try {
    return node.toJS(document, { maxAliasCount: 10 });
  } catch {
    // An alias without an anchor, or too many of them: nobody has said anything that can be read.
    return undefined;
  }
}

/** The text with a source named in `shell_hooks.sources` or no longer, and nothing else changed; undefined when it cannot be. */
export function writeSource(text: string, name: DialectName, on: boolean): string | undefined {
  const before = readSources(text).names;
  if (before.includes(name) === on) return text;
  const wanted = on ? [...before, name] : before.filter((each) => each !== name);
  const isNamed = (word: string): boolean => word.trim().toLowerCase() === name;
  // What nobody knows stays, too: it is the owner's, and they are told about it.
  const words = [...sourceWords(text).filter((word) => on || !isNamed(word)), ...(on ? [name] : [])];
  const path = [SECTION, "sources"];
  const byLine = on ? appendItems(path, [`- ${name}`]) : removeItems(path, (value) => isNamed(showText(value)));
  const edits = [byLine, ...setKey(SECTION, "sources", words, `[${words.map(quoted).join(", ")}]`)];
  return changeSetting(text, "sources", edits, (edited) => {
    const { names } = readSources(edited);
    return names.length === wanted.length && names.every((each) => wanted.includes(each));
  });
}

const quoted = (word: string): string => (/^[a-z][\w-]*$/i.test(word) ? word : JSON.stringify(word));

/** The setting is as wanted, and all else is as before. */
function changeSetting(
  text: string,
  key: string,
  edits: readonly Edit[],
  isSaidIn: (edited: string) => boolean,
): string | undefined {
  return editYaml(text, edits, (edited, before) => {
    const after = parseYaml(edited);
    if (!after || after.errors.length > 0 || !isSaidIn(edited)) return false;
    return withoutKey(after, key) === withoutKey(before, key);
  });
}

function withoutKey(document: Document, key: string): string {
  const value = (document.toJS({ maxAliasCount: 50 }) ?? {}) as { [SECTION]?: Record<string, unknown> };
  const { [key]: _, ...others } = value[SECTION] ?? {};
  return JSON.stringify({ ...value, [SECTION]: Object.keys(others).length > 0 ? others : undefined });
}
