import { RE2JS } from "re2js";
import { SAMPLE_SIZE, SLOWEST_MS } from "../core/matcher.js";

/** Whether a pattern may meet messages: `ms` is what it takes over two kilobytes at worst. */
export type PatternVerdict =
  | { kind: "ok"; ms: number }
  | { kind: "invalid"; detail: string }
  | { kind: "slow"; ms: number };

const TRIES = 3;
const MOST_ALPHABETS = 12;

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
      if (ms > SLOWEST_MS) return { kind: "slow", ms };
    }
    return { kind: "ok", ms };
  } catch (error) {
    return { kind: "invalid", detail: error instanceof Error ? error.message : String(error) };
  }
}

/** The best of a few tries, each on a text of its own: what the engine has learnt from one text helps it with no other. */
function fastest(alphabet: Alphabet, test: (text: string) => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let seed = 1; seed <= TRIES; seed += 1) {
    const text = alphabet.text(seed);
    const start = performance.now();
    test(text);
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

type Alphabet = { text(seed: number): string };

/** Texts from the pattern's own letters, two at a time and mixed: they keep a pattern busy, and few messages do. */
function alphabetsFor(pattern: string): Alphabet[] {
  const own = pattern.replace(/[^\p{L}\p{N} ]/gu, "") || "a";
  const letters = [...new Set(own)];
  const pairs = letters.slice(0, MOST_ALPHABETS).map((letter, at) => letter + (letters[at + 1] ?? "a"));
  const mixed = [...pairs, "ab", "a ", "lorem ipsum dolor sit amet, 42 + {x}; "].map((from) => ({
    // Its own letters at the end, because an engine gives up early where a letter is missing that must be there.
    text: (seed: number) => randomText(from, seed) + own.slice(0, SAMPLE_SIZE),
  }));
  const repeated = [own, own.charAt(0), " "].map((piece) => ({
    text: () => piece.repeat(Math.ceil(SAMPLE_SIZE / piece.length)).slice(0, SAMPLE_SIZE),
  }));
  return [...repeated, ...mixed];
}

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
