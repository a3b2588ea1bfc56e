import { structuredPatch } from "diff";
import type { HookTexts } from "../core/control.js";
import type { ShownFile } from "../core/view.js";
import { quoteWord } from "../lib/argv.js";
import { escapeInvisible, escapeLine } from "../lib/clean-text.js";
import type { Texts } from "../texts/index.js";
import { monospaced } from "./monospaced.js";

/** How much of a text a chat shows; a terminal shows all of it. */
export const shownLimit = (channel: string): number => (channel === "cli" ? Number.POSITIVE_INFINITY : 20_000);

/**
 * Comparing is done on the spot, and two files that have nothing in common could take minutes. Counted in lines, about
 * 50 ms of work: what an owner is shown must not depend on what else the machine does.
 */
const MAX_CHANGED_LINES = 500;
const MAX_COMPARED = 262_144;

/** In which words, how much, and that it is not our own text. */
export type Showing = { texts: Texts; limit: number; foreign(text: string): string };

/** Each word quoted, so that nobody can hide where one ends and the next begins. */
export const describeArgv = (argv: readonly string[], texts: Texts): string =>
  texts.argvLine(argv.map((word) => escapeLine(quoteWord(word))).join(" "));

/** A file as it would run: its hash, and its text with nothing invisible left in it. */
export function describeFile(file: ShownFile, showing: Showing): string[] {
  return [showing.texts.hashLine(escapeLine(file.path), file.sha256), ...describeText(file, showing)];
}

function describeText({ text, bytes }: ShownFile, showing: Showing): string[] {
  return text === undefined ? [showing.texts.binaryFile(bytes)] : cut(text.trimEnd(), showing);
}

const cut = (text: string, { texts, limit, foreign }: Showing): string[] =>
  text.length <= limit
    ? [monospaced(foreign(escapeInvisible(text)))]
    : [monospaced(foreign(escapeInvisible(text.slice(0, limit)))), texts.fileCut(limit, text.length)];

/** What differs between the approved files and those of now. */
export function describeDifference({ approved, current }: HookTexts, showing: Showing): string[] {
  const paths = [...new Set([...approved, ...current].map((file) => file.path))];
  return paths.flatMap((path) => {
    const before = approved.find((file) => file.path === path);
    const after = current.find((file) => file.path === path);
    if (before?.sha256 === after?.sha256) return [];
    return [showing.texts.fileDiff(escapeLine(path)), ...difference(before, after, showing)];
  });
}

function difference(before: ShownFile | undefined, after: ShownFile | undefined, showing: Showing): string[] {
  const both = [before, after].filter((file) => file !== undefined);
  if (both.some((file) => file.text === undefined)) return both.flatMap((file) => describeFile(file, showing));
  // Even cutting it into lines takes long: what is that large is shown, not compared.
  if (both.some((file) => (file.text?.length ?? 0) > MAX_COMPARED)) return after ? describeText(after, showing) : [];
  const patch = structuredPatch("", "", before?.text ?? "", after?.text ?? "", "", "", {
    context: 2,
    maxEditLength: MAX_CHANGED_LINES,
  });
  // Too different to compare: then the new text is shown whole.
  if (patch === undefined) return after ? describeText(after, showing) : [];
  const hunks = patch.hunks.map(({ oldStart, newStart, lines }) =>
    [`@@ ${oldStart} → ${newStart} @@`, ...lines].join("\n"),
  );
  return cut(hunks.join("\n"), showing);
}
