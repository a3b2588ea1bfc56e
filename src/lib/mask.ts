import { withoutUnseen } from "./clean-text.js";
import { SuffixAutomaton } from "./suffix-automaton.js";

const MASK = "▇▇▇";
const SHORTEST = 6;

/**
 * Takes out of a reason whatever it repeats of the withheld text: 16 shared characters or more, 8 of Chinese, or 6
 * without a space that look like part of a key (a digit, a symbol, mixed case).
 */
export function maskShared(reason: string, withheld: readonly string[]): string {
  const hidden = new Uint8Array(reason.length);
  for (const [start, end] of sharedRuns(reason, withheld.flatMap(spellings))) markRun(reason, start, end, hidden);
  let masked = "";
  for (let at = 0; at < reason.length; at += 1) {
    if (!hidden[at]) masked += reason[at];
    else if (!hidden[at - 1]) masked += MASK;
  }
  return masked;
}

/** A text as a reason may repeat it: as it is, cleaned like every reason, and as it stands in JSON. */
const spellings = (text: string): string[] => [
  ...new Set([text, withoutUnseen(text), JSON.stringify(text).slice(1, -1)]),
];

function markRun(reason: string, start: number, end: number, hidden: Uint8Array): void {
  const run = reason.slice(start, end);
  if (run.length >= 16 || /\p{Script=Han}(?:.?\p{Script=Han}){7}/u.test(run)) {
    hidden.fill(1, start, end);
    return;
  }
  for (const word of run.matchAll(/\S{6,}/g)) {
    if (looksLikeKey(word[0])) hidden.fill(1, start + word.index, start + word.index + word[0].length);
  }
}

// A capital at the start of a word ("Private") is English, not a key.
const looksLikeKey = (word: string): boolean =>
  /\d|[!-/:-@[-`{-~]/.test(word) || (/\p{Ll}/u.test(word) && /\p{Lu}/u.test(word.slice(1)));

/** The longest stretches of `reason`, at least six characters each, that stand somewhere in one of the texts. */
function* sharedRuns(reason: string, texts: readonly string[]): Generator<[number, number]> {
  const longest = new SuffixAutomaton(reason).longestEndings(texts);
  for (const [at, length] of longest.entries()) {
    if (length >= SHORTEST && longest[at + 1] !== length + 1) yield [at + 1 - length, at + 1];
  }
}
