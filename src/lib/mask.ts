import { atOnce, breathing, type Slices, Turns } from "./breathing.js";
import { nothingShared, PieceFinder, type Shared } from "./shared-pieces.js";

const MASK = "▇▇▇";
/** Shorter than this, what two texts share says nothing. */
const MIN_SHARED = 6;
const MIN_SENTENCE = 16;
/** What is longer is worth remembering. */
const LARGE = 4_096;

/**
 * Takes out of a reason whatever it repeats of the withheld text: 16 shared characters or more, 8 of Chinese, or 6
 * without a space that look like part of a key (a digit, a symbol, mixed case).
 */
export const maskShared = (reason: string, withheld: readonly string[]): string =>
  atOnce(new Masker(new Turns(() => 0)).search(reason, withheld));

/** Whether a text is too short to repeat anything. */
export const isTooShortToMask = (text: string): boolean => text.length < MIN_SHARED;

/** Whether nothing is left of a text that was masked. */
export const isAllMasked = (text: string): boolean =>
  text.includes(MASK) && !/[\p{L}\p{N}]/u.test(text.replaceAll(MASK, ""));

type Known = { finder: PieceFinder; found: Map<string, Shared> };

/** Does the same for several reasons about the same texts: in slices, and over a large text once for each reason. */
export class Masker {
  private readonly known = new Map<string, Known>();

  constructor(private readonly turns = new Turns()) {}

  /** At once for ordinary texts; over large ones it lets the bot breathe. */
  mask(reason: string, withheld: readonly string[]): string | Promise<string> {
    return breathing(this.search(reason, withheld), this.turns);
  }

  *search(reason: string, withheld: readonly string[]): Slices<string> {
    if (isTooShortToMask(reason)) return reason;
    const known = this.known.get(reason) ?? {
      finder: new PieceFinder(reason, MIN_SHARED, MIN_SENTENCE),
      found: new Map<string, Shared>(),
    };
    this.known.set(reason, known);
    const shared = nothingShared();
    for (const text of withheld) {
      if (known.finder.isComplete(shared)) break;
      if (text.length < LARGE) yield* known.finder.lookIn(text, shared, this.turns);
      else addTo(shared, yield* this.lookOnce(known, text));
    }
    return masked(reason, shared);
  }

  private *lookOnce({ finder, found }: Known, text: string): Slices<Shared> {
    const shared = found.get(text) ?? nothingShared();
    if (!found.has(text)) yield* finder.lookIn(text, shared, this.turns);
    found.set(text, shared);
    return shared;
  }
}

function addTo(all: Shared, { short, long }: Shared): void {
  for (const piece of short) all.short.add(piece);
  for (const piece of long) all.long.add(piece);
}

function masked(reason: string, { short, long }: Shared): string {
  const hidden = new Uint8Array(reason.length);
  for (const [start, end] of runsOf(reason, short, MIN_SHARED)) markRun(reason, start, end, hidden);
  for (const [start, end] of runsOf(reason, long, MIN_SENTENCE)) hidden.fill(1, start, end);
  let text = "";
  for (let at = 0; at < reason.length; at += 1) {
    if (!hidden[at]) text += reason[at];
    else if (!hidden[at - 1]) text += MASK;
  }
  return text;
}

function markRun(reason: string, start: number, end: number, hidden: Uint8Array): void {
  const run = reason.slice(start, end);
  if (/\p{Script=Han}(?:.?\p{Script=Han}){7}/u.test(run)) hidden.fill(1, start, end);
  for (const word of run.matchAll(/\S{6,}/g)) {
    if (looksLikeKey(word[0])) hidden.fill(1, start + word.index, start + word.index + word[0].length);
  }
}

// A capital at the start of a word ("Private") is English, not a key.
const looksLikeKey = (word: string): boolean =>
  /\d|[!-/:-@[-`{-~]/.test(word) || (/\p{Ll}/u.test(word) && /\p{Lu}/u.test(word.slice(1)));

/** The stretches of `reason` of which every piece of this size is shared. */
function* runsOf(reason: string, shared: ReadonlySet<string>, size: number): Generator<[number, number]> {
  if (shared.size === 0) return;
  let start = 0;
  for (let at = 0; at + size <= reason.length + 1; at += 1) {
    if (at + size <= reason.length && shared.has(reason.slice(at, at + size))) continue;
    if (at > start) yield [start, at - 1 + size];
    start = at + 1;
  }
}
