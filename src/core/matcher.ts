import { RE2JS } from "re2js";
import { spacedJson } from "../lib/spaced-json.js";
import { matchedFields, type Payload, stringsIn } from "./payload.js";

/** Decides whether a hook wants an event. Answers at once for ordinary texts, in slices for very large ones. */
export type Matcher = (texts: readonly string[]) => boolean | Promise<boolean>;

/** How long one pattern may take over `SAMPLE_SIZE` characters before it counts as unsupported. */
export const MAX_MATCH_MS = 10;
export const SAMPLE_SIZE = 2_048;

const SLICE_OF_PLAIN = 65_536;
/** However fast a pattern was when it was measured: a text that suits it badly must not stall the bot for seconds. */
const MAX_SLICE = 65_536;
/** What beginning with another text costs, counted in characters. */
const COST_OF_TEXT = 64;
const MAX_PLAIN = 512;

type Program = { test(text: string): boolean; slice: number; width: number };

/**
 * Compiles a pattern. Plain alternations run natively (no backtracking is possible there, and it is 30 times faster);
 * everything else in linear time, with slices sized by the speed that was measured when the pattern was loaded.
 * Throws on what the linear-time engine does not know.
 */
export function compileMatcher(source: string, measuredMs?: number): Matcher {
  const plain = plainAlternation(source);
  const program: Program = plain
    ? { test: (text) => plain.test(text), slice: SLICE_OF_PLAIN, width: source.length }
    : linearProgram(source, measuredMs);
  return (texts) => testAll(program, texts);
}

/** True when a pattern needs no measuring before it may meet a message. */
export const isPlainAlternation = (source: string): boolean => plainAlternation(source) !== undefined;

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

function plainAlternation(source: string): RegExp | undefined {
  const anyCase = source.startsWith("(?i)");
  const body = anyCase ? source.slice(4) : source;
  if (body.length > MAX_PLAIN || !/^(?:[^\\^$.[\]()*+?{}]|\\[!-/:-@[-`{-~])*$/.test(body)) return undefined;
  // Beyond ASCII the two engines fold case differently, and "too rarely" is the one mistake a guard may not make.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is "all of ASCII".
  if (anyCase && !/^[\u0000-\u007f]*$/.test(body)) return undefined;
  const tokens = body.match(/\\.|[^\\]/gsu) ?? [];
  const literal = tokens.map((token) => (token === "|" ? "|" : escapeLiteral(token.replace(/^\\/, "")))).join("");
  return new RegExp(literal, anyCase ? "iu" : "u");
}

const escapeLiteral = (character: string): string => character.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&");

function testAll(program: Program, texts: readonly string[]): boolean | Promise<boolean> {
  const search = searchIn(program, texts);
  const { done, value } = search.next();
  return done ? value : finish(search);
}

async function finish(search: Search): Promise<boolean> {
  for (;;) {
    await new Promise((resume) => setImmediate(resume));
    const { done, value } = search.next();
    if (done) return value;
  }
}

type Search = Generator<undefined, boolean>;

/** Goes over the texts, small ones first; after each slice's worth of characters it lets the bot breathe. */
function* searchIn(program: Program, texts: readonly string[]): Search {
  let spent = 0;
  for (const piece of piecesOf(program, texts)) {
    const cost = piece.length + COST_OF_TEXT;
    if (spent > 0 && spent + cost > program.slice + COST_OF_TEXT) {
      yield undefined;
      spent = 0;
    }
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

/** What a matcher goes over: each string of the event's own fields, and their JSON as a script would read it. */
export const textsToMatch = (payload: Payload): string[] | undefined => textsIn(matchedFields(payload));

/** The same for any fields; undefined when they cannot be searched. */
export function textsIn(own: Readonly<Record<string, unknown>>): string[] | undefined {
  try {
    const fields = Object.entries(own).map(([name, value]) => ({ name, value, json: spacedJson(value) }));
    const nested = fields.filter(({ value }) => typeof value === "object" && value !== null);
    // Put together from its parts: encoding a large field twice would cost more than searching it.
    const whole = `{${fields.map(({ name, json }) => `"${name}": ${json}`).join(", ")}}`;
    return [...stringsIn(own), ...nested.map(({ json }) => json), whole];
  } catch {
    // Whatever cannot be searched runs the hooks: too often is better than too rarely.
    return undefined;
  }
}
