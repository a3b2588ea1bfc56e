import { RE2JS } from "re2js";
import { matchedFields, type Payload, stringsIn } from "./payload.js";
import { spacedJson } from "./spaced-json.js";

/** Decides whether a hook wants an event. Answers at once for ordinary texts, in slices for very large ones. */
export type Matcher = (texts: readonly string[]) => boolean | Promise<boolean>;

/** How long one pattern may take over `SAMPLE_SIZE` characters before it counts as unsupported. */
export const SLOWEST_MS = 10;
export const SAMPLE_SIZE = 2_048;

const SLICE_OF_PLAIN = 65_536;
const LARGEST_SLICE = 1_048_576;
const LONGEST_PLAIN = 512;

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

function linearProgram(source: string, measuredMs = SLOWEST_MS): Program {
  const compiled = RE2JS.compile(source);
  const affordable = Math.floor((SAMPLE_SIZE * SLOWEST_MS) / Math.max(measuredMs, 0.001));
  return {
    test: (text) => compiled.test(text),
    slice: Math.min(Math.max(affordable, SAMPLE_SIZE), LARGEST_SLICE),
    // One character of a pattern can stand for two of a text: those beyond the basic plane are pairs.
    width: /[*+{]/.test(source) ? Number.POSITIVE_INFINITY : source.length * 2,
  };
}

function plainAlternation(source: string): RegExp | undefined {
  const anyCase = source.startsWith("(?i)");
  const body = anyCase ? source.slice(4) : source;
  if (body.length > LONGEST_PLAIN || !/^(?:[^\\^$.[\]()*+?{}]|\\[!-/:-@[-`{-~])*$/.test(body)) return undefined;
  // Beyond ASCII the two engines fold case differently, and "too rarely" is the one mistake a guard may not make.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is "all of ASCII".
  if (anyCase && !/^[\u0000-\u007f]*$/.test(body)) return undefined;
  const tokens = body.match(/\\.|[^\\]/gsu) ?? [];
  const literal = tokens.map((token) => (token === "|" ? "|" : escapeLiteral(token.replace(/^\\/, "")))).join("");
  return new RegExp(literal, anyCase ? "iu" : "u");
}

const escapeLiteral = (character: string): string => character.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&");

function testAll(program: Program, texts: readonly string[]): boolean | Promise<boolean> {
  const large: string[] = [];
  for (const text of texts) {
    if (text.length > program.slice) large.push(text);
    else if (program.test(text)) return true;
  }
  return large.length === 0 ? false : testLarge(program, large);
}

/** Goes over large texts slice by slice and lets the bot breathe in between. */
async function testLarge(program: Program, texts: readonly string[]): Promise<boolean> {
  const overlap = program.slice >> 1;
  for (const text of texts) {
    for (let at = 0; at < text.length; at += program.slice - overlap) {
      if (program.test(text.slice(at, at + program.slice))) return true;
      await new Promise((resume) => setImmediate(resume));
    }
  }
  // A match could be wider than a slice: then the hook runs, because too often is better than too rarely.
  return program.width > overlap;
}

/** What a matcher goes over: each string of the event's own fields, and their JSON as a script would read it. */
export function textsToMatch(payload: Payload): string[] | undefined {
  try {
    const own = matchedFields(payload);
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
