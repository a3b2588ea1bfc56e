import { isScalar, isSeq } from "yaml";
import type { DialectName } from "../core/hook.js";
import { showText } from "../lib/show-value.js";
import { changeSetting, type Edit, type Setting } from "./agent-yaml-edit.js";
import { readSources, sourceWords } from "./sources.js";

/** The text with a source named in `shell_hooks.sources` or no longer, and nothing else changed; undefined when it cannot be. */
export function writeSource(text: string, name: DialectName, on: boolean): string | undefined {
  const before = readSources(text).names;
  if (before.includes(name) === on) return text;
  const wanted = on ? [...before, name] : before.filter((each) => each !== name);
  // What nobody knows stays, too: it is the owner's, and they are told about it.
  const words = [...sourceWords(text).filter((word) => on || !isNamed(word, name)), ...(on ? [name] : [])];
  const setting: Setting = {
    ...{ key: "sources", value: words, literal: `[${words.map(quoted).join(", ")}]` },
    isSaidIn(edited) {
      const { names } = readSources(edited);
      return names.length === wanted.length && names.every((each) => wanted.includes(each));
    },
  };
  return changeSetting(text, setting, [on ? addLine(name) : removeLines(name)]);
}

const isNamed = (word: string, name: string): boolean => word.trim().toLowerCase() === name;
const quoted = (word: string): string => (/^[a-z][\w-]*$/i.test(word) ? word : JSON.stringify(word));

/** A list with a line for each: one more line, behind the last one and like it. */
const addLine =
  (name: string): Edit =>
  (text, _setting, document) => {
    const list = document.getIn(["shell_hooks", "sources"], true);
    const last = isSeq(list) && !list.flow ? list.items.at(-1) : undefined;
    if (!isScalar(last) || !last.range) return undefined;
    const line = lineAround(text, last.range[0]);
    const [, lead] = /^(\s*-\s+)/.exec(text.slice(line.start, line.end)) ?? [];
    if (lead === undefined || last.range[1] > line.end) return undefined;
    const end = text.slice(line.start, line.end).endsWith("\n") ? "" : "\n";
    return `${text.slice(0, line.end)}${end}${lead}${name}\n${text.slice(line.end)}`;
  };

const removeLines =
  (name: string): Edit =>
  (text, _setting, document) => {
    const list = document.getIn(["shell_hooks", "sources"], true);
    if (!isSeq(list) || list.flow) return undefined;
    return list.items.reduceRight((left: string, item) => {
      if (!isScalar(item) || !item.range || !isNamed(showText(item.value), name)) return left;
      const { start, end } = lineAround(left, item.range[0]);
      return left.slice(0, start) + left.slice(end);
    }, text);
  };

/** The line of a place, with the break at its end. */
function lineAround(text: string, at: number): { start: number; end: number } {
  const end = text.indexOf("\n", at);
  return { start: text.lastIndexOf("\n", at - 1) + 1, end: end < 0 ? text.length : end + 1 };
}
