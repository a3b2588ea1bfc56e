import type { Slices, Turns } from "./breathing.js";
import { endOfPart, withoutUnseen } from "./clean-text.js";

/** About a millisecond's work. */
const PART = 32_768;
/** A sum of six characters in 30 bits: what was added seven characters ago has left them. */
const SHIFT = 5;
const BITS = 0x3fff_ffff;
const MIN_FILTER = 1_024;
const PLACES_PER_PIECE = 32;

/** Pieces that two texts share, of the short and of the long size. */
export type Shared = { short: Set<string>; long: Set<string> };

export const nothingShared = (): Shared => ({ short: new Set(), long: new Set() });

/** Finds which pieces of a reason, of six characters and of a longer size, stand in other texts. */
export class PieceFinder {
  private readonly short: ReadonlySet<string>;
  private readonly long: ReadonlySet<string>;
  /** Says of most places of a text, by a sum alone, that no piece ends there. */
  private readonly filter: Uint8Array;

  constructor(
    reason: string,
    private readonly size: 6,
    private readonly longSize: number,
  ) {
    this.short = piecesOf(reason, size);
    this.long = piecesOf(reason, longSize);
    this.filter = new Uint8Array(filterSize(this.short.size));
    for (const piece of this.short) this.filter[this.placeOf(sumOf(piece))] = 1;
  }

  isComplete({ short, long }: Shared): boolean {
    return short.size === this.short.size && long.size === this.long.size;
  }

  /** Looks in a text as a reason may repeat it: as it is, cleaned like every reason, and as it stands in JSON. */
  *lookIn(text: string, found: Shared, turns: Turns): Slices<void> {
    // The last characters of the part before: pieces reach across.
    const before = ["", "", ""];
    for (let at = 0; at < text.length && !this.isComplete(found); ) {
      while (turns.isOver) yield undefined;
      const end = endOfPart(text, at, PART);
      const part = text.slice(at, end);
      const spellings = [part, withoutUnseen(part), JSON.stringify(part).slice(1, -1)];
      const windows = spellings.map((spelling, index) => before[index] + spelling);
      for (const window of new Set(windows)) this.scan(window, found);
      for (const [index, window] of windows.entries()) before[index] = window.slice(1 - this.longSize);
      at = end;
    }
  }

  private scan(window: string, found: Shared): void {
    const { size, longSize, filter } = this;
    let sum = 0;
    for (let at = 0; at < window.length; at += 1) {
      sum = ((sum << SHIFT) ^ window.charCodeAt(at)) & BITS;
      if (filter[this.placeOf(sum)] === 0 || at + 1 < size) continue;
      const start = at + 1 - size;
      const piece = window.slice(start, at + 1);
      if (!this.short.has(piece)) continue;
      found.short.add(piece);
      const long = window.slice(start, start + longSize);
      if (this.long.has(long)) found.long.add(long);
    }
  }

  private placeOf(sum: number): number {
    return (sum ^ (sum >>> 13)) & (this.filter.length - 1);
  }
}

function sumOf(piece: string): number {
  let sum = 0;
  for (let at = 0; at < piece.length; at += 1) sum = ((sum << SHIFT) ^ piece.charCodeAt(at)) & BITS;
  return sum;
}

/** A power of two, so large that few places of a text are looked at for nothing. */
const filterSize = (pieces: number): number =>
  Math.max(MIN_FILTER, 2 ** Math.ceil(Math.log2(pieces * PLACES_PER_PIECE + 1)));

const piecesOf = (text: string, size: number): Set<string> =>
  new Set(Array.from({ length: Math.max(text.length - size + 1, 0) }, (_, at) => text.slice(at, at + size)));
