import { structuredPatch } from "diff";
import type { ShownFile } from "../../../../index.js";
import { escapeInvisible } from "../../../../lib/clean-text.js";

export type DiffLine = { sign: "+" | "-" | " " | "@"; text: string };
export type FileDifference = { path: string; before?: ShownFile; after?: ShownFile; lines?: readonly DiffLine[] };

const SLOWEST_DIFF_MS = 300;

/** The files that are no longer what was approved; without `lines` where no line by line comparison is possible. */
export function fileDifferences(approved: readonly ShownFile[], current: readonly ShownFile[]): FileDifference[] {
  const paths = [...new Set([...approved, ...current].map(({ path }) => path))];
  return paths.flatMap((path) => {
    const before = approved.find((file) => file.path === path);
    const after = current.find((file) => file.path === path);
    if (before?.sha256 === after?.sha256) return [];
    const lines = compare(before, after);
    return [{ path, ...(before && { before }), ...(after && { after }), ...(lines && { lines }) }];
  });
}

function compare(before: ShownFile | undefined, after: ShownFile | undefined): DiffLine[] | undefined {
  if ([before, after].some((file) => file && file.text === undefined)) return undefined;
  return lineDifference(before?.text ?? "", after?.text ?? "");
}

/** The lines that differ with three around them, as in a patch; undefined when the texts have too little in common. */
export function lineDifference(before: string, after: string): DiffLine[] | undefined {
  const patch = structuredPatch("", "", before, after, "", "", { context: 3, timeout: SLOWEST_DIFF_MS });
  return patch?.hunks.flatMap(({ oldStart, newStart, lines }) => [
    { sign: "@" as const, text: `${oldStart} → ${newStart}` },
    ...lines.map(toLine),
  ]);
}

/** What a person approves must not hide anything from them. */
function toLine(line: string): DiffLine {
  const text = escapeInvisible(line.slice(1));
  return line.startsWith("+") ? { sign: "+", text } : line.startsWith("-") ? { sign: "-", text } : { sign: " ", text };
}
