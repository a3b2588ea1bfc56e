import { diffWordsWithSpace } from "diff";
import { compareLines, isMostlyNew, type LineChange } from "../../../lib/line-diff.js";

/** A line, and the parts of it that are other than in the line it takes the place of. */
export type Row = LineChange & { marks?: readonly (readonly [from: number, to: number])[] };
export type Comparison = { rows: readonly Row[]; isMostlyNew: boolean };

const MAX_MARKED_LINES = 2_000;
const MAX_MARKED_LENGTH = 1_000;

/** Both texts line by line, with the words that changed inside a line. */
export function compareTexts(before: string, after: string): Comparison {
  const rows: Row[] = compareLines(before, after);
  for (const [old, now] of replacedLines(rows).slice(0, MAX_MARKED_LINES)) markWords(old, now);
  return { rows, isMostlyNew: isMostlyNew(rows) };
}

/** Each removed line with the added one that stands in its place. */
function replacedLines(rows: readonly Row[]): [Row, Row][] {
  const pairs: [Row, Row][] = [];
  for (const { removed, added } of changedBlocks(rows))
    for (const [at, old] of removed.entries()) {
      const now = added[at];
      if (now) pairs.push([old, now]);
    }
  return pairs;
}

export type Block = { common: readonly Row[]; removed: readonly Row[]; added: readonly Row[] };

/** What is common, and what was removed and added in one place behind it. */
export function changedBlocks(rows: readonly Row[]): Block[] {
  const blocks: { common: Row[]; removed: Row[]; added: Row[] }[] = [];
  let last: Row["sign"] | undefined;
  for (const row of rows) {
    if (blocks.length === 0 || (row.sign === " " && last !== " ")) blocks.push({ common: [], removed: [], added: [] });
    const block = blocks.at(-1);
    (row.sign === " " ? block?.common : row.sign === "-" ? block?.removed : block?.added)?.push(row);
    last = row.sign;
  }
  return blocks;
}

function markWords(old: Row, now: Row): void {
  if (Math.max(old.text.length, now.text.length) > MAX_MARKED_LENGTH) return;
  const parts = diffWordsWithSpace(old.text, now.text);
  const common = parts
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.trim().length, 0);
  // Of two lines that are not alike every word would be marked, which says nothing.
  if (common * 3 < Math.min(old.text.trim().length, now.text.trim().length)) return;
  old.marks = rangesOf(parts.filter(({ added }) => !added).map(({ value, removed }) => ({ value, isMarked: removed })));
  now.marks = rangesOf(parts.filter(({ removed }) => !removed).map(({ value, added }) => ({ value, isMarked: added })));
}

function rangesOf(parts: readonly { value: string; isMarked: boolean }[]): [number, number][] {
  let at = 0;
  return parts.flatMap(({ value, isMarked }) => {
    const from = at;
    at += value.length;
    return isMarked ? [[from, at] as [number, number]] : [];
  });
}
