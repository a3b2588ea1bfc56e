import { RE2JS } from "re2js";
import { MAX_MATCH_MS, SAMPLE_SIZE } from "../../core/matcher.js";

/** Whether a pattern may meet messages: `ms` is what it takes over two kilobytes at worst. */
export type PatternVerdict =
  | { kind: "ok"; ms: number }
  | { kind: "invalid"; detail: string }
  | { kind: "slow"; ms: number };

const TRIES = 3;
/** On a busy machine a try may be interrupted for longer than it may take: one that is slow indeed is so each time. */
const MAX_TRIES = 40;
const MAX_TRYING_MS = 1_000;
const MAX_ALPHABETS = 12;

/** Compiles a pattern and times it on texts that suit it. Runs in the worker: a bad one may take its time there. */
export function vetPattern(pattern: string): PatternVerdict {
  try {
    const compiled = RE2JS.compile(pattern);
    let ms = 0;
    for (const alphabet of alphabetsFor(pattern)) {
      ms = Math.max(
        ms,
        fastest(alphabet, (text) => compiled.test(text)),
      );
      if (ms > MAX_MATCH_MS) return { kind: "slow", ms };
    }
    return { kind: "ok", ms };
  } catch (error) {
    return { kind: "invalid", detail: (error as Error).message };
  }
}

/** The best of a few tries, each on a text of its own: what the engine has learnt from one text helps it with no other. */
function fastest(alphabet: Alphabet, test: (text: string) => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  const until = performance.now() + MAX_TRYING_MS;
  const isInDoubt = (): boolean => best > MAX_MATCH_MS && performance.now() < until;
  for (let seed = 1; seed <= TRIES || (seed <= MAX_TRIES && isInDoubt()); seed += 1) {
    const text = alphabet.text(seed);
    const start = performance.now();
    test(text);
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

type Alphabet = { text(seed: number): string };

/**
 * Texts from the pattern's own letters and symbols, two at a time and mixed: they keep a pattern busy, and few messages
 * do.
 */
function alphabetsFor(pattern: string): Alphabet[] {
  const spelled = spelledOut(pattern);
  const own = spelled.replace(/[^\p{L}\p{N} ]/gu, "") || "a";
  const letters = [...new Set(own)];
  const pairs = letters.slice(0, MAX_ALPHABETS).map((letter, at) => letter + (letters[at + 1] ?? "a"));
  // Its own characters at the end, because an engine gives up early where one is missing that must be there.
  const end = (own.slice(0, SAMPLE_SIZE / 4) + spelled.slice(0, SAMPLE_SIZE / 4)).slice(-SAMPLE_SIZE / 2);
  const sources = [...symbolSets(spelled, letters), ...pairs, "ab", "a ", "lorem ipsum dolor sit amet, 42 + {x}; "];
  const mixed = [...new Set(sources)].map((from) => ({ text: (seed: number) => randomText(from, seed) + end }));
  const repeated = [own, own.charAt(0), " "].map((piece) => ({
    text: () => piece.repeat(Math.ceil(SAMPLE_SIZE / piece.length)).slice(0, SAMPLE_SIZE),
  }));
  return [...repeated, ...mixed];
}

/** The symbols together, each with a letter, each with the next one, and all but one: whichever ends a match early. */
function symbolSets(spelled: string, letters: readonly string[]): string[] {
  const symbols = [...new Set(spelled.replace(/[\p{L}\p{N} ]/gu, ""))].slice(0, MAX_ALPHABETS);
  const letter = letters.find((each) => /\p{L}/u.test(each)) ?? "a";
  const all = symbols.join("");
  return [
    ...(all === "" ? [] : [all, all + letter, all + letters.slice(0, MAX_ALPHABETS).join("")]),
    ...symbols.flatMap((symbol, at) => [symbol + letter, symbol + (symbols[at + 1] ?? symbols[0])]),
    ...symbols.map((symbol) => all.replace(symbol, "") + letter),
    PUNCTUATION,
  ];
}

/** The pattern with what stands for a character written as that character. */
function spelledOut(pattern: string): string {
  return pattern
    .replace(/\\x\{([0-9a-f]{1,6})\}|\\x([0-9a-f]{2})/gi, (_, long, short) => character(parseInt(long ?? short, 16)))
    .replace(/\\([0-7]{3})/g, (_, octal) => character(parseInt(octal, 8)))
    .replace(/\\[tnrfv]/g, (written) => CONTROLS[written.charAt(1)] ?? "")
    .replace(/\\(?=[^\p{L}\p{N}])/gu, "");
}

const CONTROLS: Readonly<Record<string, string>> = { t: "\t", n: "\n", r: "\r", f: "\f", v: "\v" };
const PUNCTUATION = "!#$%&*+,-./:;<=>?@^_|~";

const character = (code: number): string => (code <= 0x10_ff_ff ? String.fromCodePoint(code) : "");

/** The same seed gives the same text, so that a verdict does not change from one start to the next. */
function randomText(from: string, seed: number): string {
  let state = seed * 2_654_435_761;
  let text = "";
  while (text.length < SAMPLE_SIZE) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    text += from.charAt((state >>> 16) % from.length);
  }
  return text;
}
