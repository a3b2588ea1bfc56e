import type { HookTexts } from "../core/control.js";
import type { ShownFile, ShownFolder } from "../core/view.js";
import { escapeInvisible, escapeLine } from "../lib/clean-text.js";
import { compareLines, isMostlyNew, type LineChange } from "../lib/line-diff.js";
import type { Texts } from "../texts/index.js";
import { foreign, indent, type Line, partsOf, program, say } from "./reply.js";

/** How much of a text a chat shows; a terminal shows all of it. */
export const shownLimit = (channel: string): number => (channel === "cli" ? Number.POSITIVE_INFINITY : 20_000);

/** Common lines that are shown around a change. */
const CONTEXT = 2;

/** The same files with nothing invisible left in them: whoever shows them needs no rule for that. */
export function visible({ argv, current, approved, folders, shipped, remarks }: HookTexts): HookTexts {
  const shown = (file: ShownFile): ShownFile => ({
    ...file,
    path: escapeLine(file.path),
    ...(file.folder !== undefined && { folder: escapeLine(file.folder) }),
    ...(file.text !== undefined && { text: escapeInvisible(file.text) }),
  });
  return {
    argv: argv.map(escapeLine),
    current: current.map(shown),
    approved: approved.map(shown),
    shipped: { before: shipped.before.map(shown), after: shipped.after.map(shown) },
    folders: folders.map((folder) => ({ ...folder, path: escapeLine(folder.path) })),
    remarks: {
      ...remarks,
      ...(remarks.missed !== undefined && { missed: escapeLine(remarks.missed) }),
      ...(remarks.unseen !== undefined && { unseen: escapeLine(remarks.unseen) }),
      absent: remarks.absent.map(escapeLine),
    },
  };
}

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
  const changes = compareLines(before?.text ?? "", after?.text ?? "");
  const lines = cut(numberedLines(changes), texts, limit);
  return isMostlyNew(changes) ? [texts.mostlyNew, ...lines] : lines;
}

/** What was removed and added with a few lines around it, each with its numbers before and now. */
function numberedLines(changes: readonly LineChange[]): string {
  const width = String(changes.length).length;
  const pad = (number: number | undefined): string => String(number ?? "").padStart(width);
  const isNear = new Set(
    changes.flatMap(({ sign }, at) =>
      sign === " " ? [] : Array.from({ length: 2 * CONTEXT + 1 }, (_, offset) => at - CONTEXT + offset),
    ),
  );
  const lines: string[] = [];
  for (const [at, { sign, before, after, text, hasNoEnd }] of changes.entries()) {
    if (!isNear.has(at)) continue;
    if (at > 0 && !isNear.has(at - 1)) lines.push("⋯");
    lines.push(`${pad(before)} ${pad(after)} ${sign} ${text}`.trimEnd());
    if (hasNoEnd && sign !== " ") lines.push("\\ No newline at end of file");
  }
  return lines.join("\n");
}
