import { diffArrays } from "diff";

/** A line of two texts beside each other, with its number in each that has it. */
export type LineChange = {
  sign: " " | "-" | "+";
  text: string;
  before?: number;
  after?: number;
  /** The last line of its text, and not ended. */
  hasNoEnd?: true;
};

/**
 * Edits up to here are searched for the shortest way between two texts; above it, what lies between two lines that both
 * have once is all removed and all added. Counted, not timed: what an owner is shown must not depend on the machine.
 */
const MAX_EDITS = 400;
/** Of a text that is shorter, a change of every line is a change. */
const FEW_LINES = 5;
/** Below this share of common lines it is a new script rather than a change. */
const HARDLY_ANYTHING = 0.15;

/** Every line of both texts in order: common, removed and added ones. Two texts are never too different for it. */
export function compareLines(before: string, after: string): LineChange[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const changes: LineChange[] = [];
  let at = { old: 0, now: 0 };
  for (const anchor of [...anchorsOf(old, now), { old: old.length, now: now.length }]) {
    for (const change of compareBetween(old.slice(at.old, anchor.old), now.slice(at.now, anchor.now)))
      changes.push(change);
    if (anchor.old < old.length) changes.push({ sign: " ", text: old[anchor.old] ?? "" });
    at = { old: anchor.old + 1, now: anchor.now + 1 };
  }
  return numbered(changes);
}

/** Whether next to nothing of the text before is left in the one of now. */
export function isMostlyNew(changes: readonly LineChange[]): boolean {
  const telling = changes.filter(({ text }) => /\w{2}/.test(text) && !text.startsWith("#!"));
  const [had, kept] = [telling.filter(({ sign }) => sign !== "+"), telling.filter(({ sign }) => sign === " ")];
  return (
    had.length >= FEW_LINES && telling.some(({ sign }) => sign === "+") && kept.length < had.length * HARDLY_ANYTHING
  );
}

function linesOf(text: string): string[] {
  if (text === "") return [];
  const lines = text.split("\n");
  // The end of the last line begins no other; a text whose last line has no end differs from one that has.
  const last = lines.pop() ?? "";
  return last === "" ? lines : [...lines, `${last}\n`];
}

function compareBetween(old: readonly string[], now: readonly string[]): LineChange[] {
  const removed = old.map((text) => ({ sign: "-", text }) as const);
  const added = now.map((text) => ({ sign: "+", text }) as const);
  if (old.length === 0 || now.length === 0) return [...removed, ...added];
  const parts = diffArrays([...old], [...now], { maxEditLength: MAX_EDITS });
  if (!parts) return [...removed, ...added];
  return parts.flatMap(({ added: isAdded, removed: isRemoved, value }) =>
    value.map((text): LineChange => ({ sign: isAdded ? "+" : isRemoved ? "-" : " ", text })),
  );
}

type Anchor = { old: number; now: number };

/** Common lines at both ends, and between them those that each text has once, in the same order in both. */
function anchorsOf(old: readonly string[], now: readonly string[]): Anchor[] {
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const places = onlyOnce(now, start, now.length - end);
  const common = [...onlyOnce(old, start, old.length - end)].flatMap(([text, at]) => {
    const place = places.get(text);
    return place === undefined ? [] : [{ old: at, now: place }];
  });
  const range = (count: number, oldFrom: number, nowFrom: number): Anchor[] =>
    Array.from({ length: count }, (_, at) => ({ old: oldFrom + at, now: nowFrom + at }));
  return [...range(start, 0, 0), ...longestRise(common), ...range(end, old.length - end, now.length - end)];
}

function onlyOnce(lines: readonly string[], start: number, end: number): Map<string, number> {
  const places = new Map<string, number>();
  for (let at = start; at < end; at += 1) {
    const text = lines[at] ?? "";
    places.set(text, places.has(text) ? -1 : at);
  }
  return new Map([...places].filter(([, at]) => at >= 0));
}

/** The longest part of them, in order, in which both places grow (patience sorting). */
function longestRise(common: readonly Anchor[]): Anchor[] {
  type Card = Anchor & { below: Card | undefined };
  const piles: Card[] = [];
  for (const anchor of [...common].sort((one, other) => one.old - other.old)) {
    let [low, high] = [0, piles.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((piles[middle]?.now ?? 0) < anchor.now) low = middle + 1;
      else high = middle;
    }
    piles[low] = { ...anchor, below: piles[low - 1] };
  }
  const rise: Anchor[] = [];
  for (let card = piles.at(-1); card; card = card.below) rise.push({ old: card.old, now: card.now });
  return rise.reverse();
}

function numbered(changes: readonly LineChange[]): LineChange[] {
  let [before, after] = [0, 0];
  return changes.map(({ sign, text }) => {
    if (sign !== "+") before += 1;
    if (sign !== "-") after += 1;
    const numbers = { ...(sign !== "+" && { before }), ...(sign !== "-" && { after }) };
    return text.endsWith("\n")
      ? { sign, text: text.slice(0, -1), ...numbers, hasNoEnd: true }
      : { sign, text, ...numbers };
  });
}
