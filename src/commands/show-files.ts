import { structuredPatch } from "diff";
import type { HookTexts } from "../core/control.js";
import type { ShownFile, ShownFolder } from "../core/view.js";
import { escapeInvisible, escapeLine } from "../lib/clean-text.js";
import type { Texts } from "../texts/index.js";
import { foreign, indent, type Line, partsOf, program, say } from "./reply.js";

/** How much of a text a chat shows; a terminal shows all of it. */
export const shownLimit = (channel: string): number => (channel === "cli" ? Number.POSITIVE_INFINITY : 20_000);

/**
 * Comparing is done on the spot, and two files that have nothing in common could take minutes. Counted in lines, about
 * 50 ms of work: what an owner is shown must not depend on what else the machine does.
 */
const MAX_CHANGED_LINES = 500;
const MAX_COMPARED = 262_144;

/** All that is bound: each file with its text, but those of a folder folded below it, by name. */
export function describeFiles(
  files: readonly ShownFile[],
  folders: readonly ShownFolder[],
  texts: Texts,
  limit: number,
): Line[] {
  return [
    ...files
      .filter(({ folder }) => folder === undefined)
      .flatMap((file) => (isFolded(file) ? [describeName(file, file.path, texts)] : describeFile(file, texts, limit))),
    ...folders.flatMap((folder) =>
      describeFolder(
        folder,
        files.filter((file) => file.folder === folder.path),
        texts,
      ),
    ),
  ];
}

/** Told by its name, because it belongs to a folder or came with the package as it is; its text is there on request. */
export const isFolded = ({ folder, isAsShipped }: ShownFile): boolean => folder !== undefined || isAsShipped === true;

const describeName = ({ bytes, sha256 }: ShownFile, name: string, texts: Texts): Line =>
  say(texts.folderFile, foreign(escapeLine(name)), kilobytes(bytes), sha256.slice(0, 12));

function describeFolder({ path, sha256 }: ShownFolder, files: readonly ShownFile[], texts: Texts): Line[] {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const names = files.map((file) => describeName(file, file.path.slice(path.length + 1), texts));
  return [texts.folderLine(escapeLine(path), files.length, kilobytes(bytes), sha256), ...indent(names)];
}

const kilobytes = (bytes: number): string => (bytes < 1_000 ? `${bytes} B` : `${(bytes / 1_000).toFixed(1)} kB`);

/** The paths of the files that a person means by a path, or the end of one. */
export const matchingFiles = (files: readonly ShownFile[], typed: string): string[] => {
  const paths = [...new Set(files.map(({ path }) => path))];
  return paths.includes(typed) ? [typed] : paths.filter((path) => path.endsWith(`/${typed.replace(/^\.?\//, "")}`));
};

/** A file as it would run: its hash, and its text with nothing invisible left in it. */
export function describeFile(file: ShownFile, texts: Texts, limit: number): Line[] {
  return [texts.hashLine(escapeLine(file.path), file.sha256), ...describeText(file, texts, limit)];
}

function describeText({ text, bytes }: ShownFile, texts: Texts, limit: number): Line[] {
  return text === undefined ? [texts.binaryFile(bytes)] : cut(text.trimEnd(), texts, limit);
}

const cut = (text: string, texts: Texts, limit: number): Line[] => [
  program(escapeInvisible(text.slice(0, limit))),
  ...(text.length <= limit ? [] : [texts.fileCut(limit, text.length)]),
];

/** What differs between what was shipped and what is here. */
export const describeShipped = ({ shipped }: HookTexts, texts: Texts, limit: number): Line[] =>
  describeDifference({ approved: shipped.before, current: shipped.after }, texts, limit, texts.shippedDiff);

/** What differs between the approved files and those of now; of a folder, as much as one text may take. */
export function describeDifference(
  { approved, current }: Pick<HookTexts, "approved" | "current">,
  texts: Texts,
  limit: number,
  title = texts.fileDiff,
): Line[] {
  const [before, after] = [byPath(approved), byPath(current)];
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path)?.sha256 !== after.get(path)?.sha256,
  );
  const folderOf = (path: string): string | undefined => (after.get(path) ?? before.get(path))?.folder;
  const lines = (path: string): Line[] => [
    title(escapeLine(path)),
    ...difference(before.get(path), after.get(path), texts, limit),
  ];
  const folders = new Set(changed.flatMap((path) => folderOf(path) ?? []));
  return [
    ...changed.filter((path) => folderOf(path) === undefined).flatMap(lines),
    ...[...folders].flatMap((folder) => {
      const inside = changed.filter((path) => folderOf(path) === folder);
      return upTo(
        limit,
        inside.map((path) => () => lines(path)),
        texts,
      );
    }),
  ];
}

/** As many as have room, and how many there are beside. */
function upTo(limit: number, parts: readonly (() => Line[])[], texts: Texts): Line[] {
  const lines: Line[] = [];
  let size = 0;
  for (const [at, part] of parts.entries()) {
    if (size > limit) return [...lines, texts.diffsLeft(parts.length - at)];
    const more = part();
    size += partsOf(more).reduce((sum, { text }) => sum + text.length, 0);
    lines.push(...more);
  }
  return lines;
}

const byPath = (files: readonly ShownFile[]): Map<string, ShownFile> => new Map(files.map((file) => [file.path, file]));

function difference(before: ShownFile | undefined, after: ShownFile | undefined, texts: Texts, limit: number): Line[] {
  const both = [before, after].filter((file) => file !== undefined);
  if (both.some((file) => file.text === undefined)) return both.flatMap((file) => describeFile(file, texts, limit));
  const whole = after ? describeText(after, texts, limit) : [];
  // Even cutting it into lines takes long: what is that large is shown, not compared.
  if (both.some((file) => (file.text?.length ?? 0) > MAX_COMPARED)) return whole;
  const patch = structuredPatch("", "", before?.text ?? "", after?.text ?? "", "", "", {
    context: 2,
    maxEditLength: MAX_CHANGED_LINES,
  });
  // Too different to compare: then the new text is shown whole.
  if (patch === undefined) return whole;
  const hunks = patch.hunks.map(({ oldStart, newStart, lines }) =>
    [`@@ ${oldStart} → ${newStart} @@`, ...lines].join("\n"),
  );
  return cut(hunks.join("\n"), texts, limit);
}
