import { RE2JS } from "re2js";
import { breathing, type Slices, type Turns } from "../lib/breathing.js";
import { MatchTexts } from "./match-texts.js";
import { parsePlainPattern } from "./plain-pattern.js";

/**
 * Decides whether a hook wants an event. Answers at once for ordinary texts, in slices for very large ones, or where others
 * have held the event loop for long enough.
 */
export type Matcher = (texts: MatchTexts | readonly string[], turns?: Turns) => boolean | Promise<boolean>;

/** How long one pattern may take over `SAMPLE_SIZE` characters before it counts as unsupported. */
export const MAX_MATCH_MS = 10;
export const SAMPLE_SIZE = 2_048;

const SLICE_OF_PLAIN = 65_536;
/** However fast a pattern was when it was measured: a text that suits it badly must not stall the bot for seconds. */
const MAX_SLICE = 65_536;
/** What beginning with another text costs, counted in characters. */
const COST_OF_TEXT = 64;

type Program = { test(text: string): boolean; slice: number; width: number };

/**
 * Compiles a pattern. Plain alternations run natively (no backtracking is possible there, and it is 30 times faster);
 * everything else in linear time, with slices sized by the speed that was measured when the pattern was loaded.
 * Throws on what the linear-time engine does not know.
 */
export function compileMatcher(source: string, measuredMs?: number): Matcher {
  const plain = parsePlainPattern(source);
  const program: Program = plain
    ? { test: (text) => plain.pattern.test(text), slice: SLICE_OF_PLAIN, width: source.length }
    : linearProgram(source, measuredMs);
  const sieve = plain?.sieve;
  return (texts, turns) => {
    if (!(texts instanceof MatchTexts)) return breathing(searchIn(program, texts, turns), turns);
    // Most events are turned away here, and JSON that nobody searches costs more than all the rest.
    if (sieve && texts.plain?.some((text) => sieve.test(text)) === false) return false;
    // What cannot be searched has not been missed.
    return texts.all === undefined || breathing(searchIn(program, texts.all, turns), turns);
  };
}

/** True when a pattern needs no measuring before it may meet a message. */
export const isPlainAlternation = (source: string): boolean => parsePlainPattern(source) !== undefined;

function linearProgram(source: string, measuredMs = MAX_MATCH_MS): Program {
  const compiled = RE2JS.compile(source);
  const affordable = Math.floor((SAMPLE_SIZE * MAX_MATCH_MS) / Math.max(measuredMs, 0.001));
  return {
    test: (text) => compiled.test(text),
    slice: Math.min(Math.max(affordable, SAMPLE_SIZE), MAX_SLICE),
    // One character of a pattern can stand for two of a text: those beyond the basic plane are pairs.
    width: /[*+{]/.test(source) ? Number.POSITIVE_INFINITY : source.length * 2,
  };
}

/** Goes over the texts, small ones first; after each slice's worth of characters it lets the bot breathe. */
function* searchIn(program: Program, texts: readonly string[], turns?: Turns): Slices<boolean> {
  let spent = 0;
  for (const piece of piecesOf(program, texts)) {
    const cost = piece.length + COST_OF_TEXT;
    if (spent > 0 && spent + cost > program.slice + COST_OF_TEXT) {
      yield undefined;
      spent = 0;
    }
    while (turns?.isOver) yield undefined;
    if (program.test(piece)) return true;
    spent += cost;
  }
  return reachesAcross(program, texts);
}

const overlapOf = (program: Program): number => program.slice >> 1;
const isLarge = (program: Program, text: string): boolean => text.length > program.slice;

/** The texts that fit into a slice, then the others cut into slices that overlap. */
function* piecesOf(program: Program, texts: readonly string[]): Generator<string, undefined> {
  for (const text of texts) if (!isLarge(program, text)) yield text;
  for (const text of texts) {
    if (!isLarge(program, text)) continue;
    for (let at = 0; at < text.length; at += program.slice - overlapOf(program)) {
      yield text.slice(at, at + program.slice);
    }
  }
}

/** A match could be wider than a slice: then the hook runs, because too often is better than too rarely. */
const reachesAcross = (program: Program, texts: readonly string[]): boolean =>
  program.width > overlapOf(program) && texts.some((text) => isLarge(program, text));
