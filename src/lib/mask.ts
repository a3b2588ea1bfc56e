import { withoutUnseen } from "./clean-text.js";

const MASK = "▇▇▇";
/** Shorter than this, what two texts share says nothing. */
const MIN_SHARED = 6;
const MIN_SENTENCE = 16;

/**
 * Takes out of a reason whatever it repeats of the withheld text: 16 shared characters or more, 8 of Chinese, or 6
 * without a space that look like part of a key (a digit, a symbol, mixed case).
 */
export function maskShared(reason: string, withheld: readonly string[]): string {
  const texts = withheld.flatMap(spellings);
  const hidden = new Uint8Array(reason.length);
  const runs = [...sharedRuns(reason, texts, MIN_SHARED)];
  for (const [start, end] of runs) markRun(reason, start, end, hidden);
  if (runs.length > 0) for (const [start, end] of sharedRuns(reason, texts, MIN_SENTENCE)) hidden.fill(1, start, end);
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
  if (/\p{Script=Han}(?:.?\p{Script=Han}){7}/u.test(run)) hidden.fill(1, start, end);
  for (const word of run.matchAll(/\S{6,}/g)) {
    if (looksLikeKey(word[0])) hidden.fill(1, start + word.index, start + word.index + word[0].length);
  }
}

// A capital at the start of a word ("Private") is English, not a key.
const looksLikeKey = (word: string): boolean =>
  /\d|[!-/:-@[-`{-~]/.test(word) || (/\p{Ll}/u.test(word) && /\p{Lu}/u.test(word.slice(1)));

/** The stretches of `reason` of which every piece of this size stands somewhere in one of the texts. */
function* sharedRuns(reason: string, texts: readonly string[], size: number): Generator<[number, number]> {
  const pieces = Array.from({ length: Math.max(reason.length - size + 1, 0) }, (_, at) => reason.slice(at, at + size));
  const shared = sharedPieces(new Set(pieces), texts, size);
  let start = 0;
  for (let at = 0; at <= pieces.length; at += 1) {
    if (shared.has(pieces[at] ?? "")) continue;
    if (at > start) yield [start, at - 1 + size];
    start = at + 1;
  }
}

function sharedPieces(wanted: ReadonlySet<string>, texts: readonly string[], size: number): Set<string> {
  const shared = new Set<string>();
  for (const text of texts) {
    for (let at = 0; at + size <= text.length; at += 1) {
      const piece = text.slice(at, at + size);
      if (wanted.has(piece)) shared.add(piece);
      if (shared.size === wanted.size) return shared;
    }
  }
  return shared;
}
