import { distance } from "fastest-levenshtein";

const SHORT_WORD = 4;
const MIN_BEGINNING = 2;

/** The word somebody probably meant: the only one that begins like it, or one that is a few letters off. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const short = word.slice(0, 64).toLowerCase();
  const begun = short.length < MIN_BEGINNING ? [] : known.filter((each) => each.toLowerCase().startsWith(short));
  if (begun.length === 1) return begun[0];
  const [best] = known
    .map((each) => ({ each, edits: editsBetween(short, each.toLowerCase()) }))
    .filter(({ each, edits }) => edits <= mostEdits(Math.min(short.length, each.length)))
    .sort((one, other) => one.edits - other.edits);
  return best?.each;
}

/** Of a short word, two changed letters leave nothing. */
const mostEdits = (length: number): number => (length <= SHORT_WORD ? 1 : Math.max(2, Math.floor(length / 3)));

/** Two letters in the wrong order are one slip of the hand. */
function editsBetween(word: string, known: string): number {
  const at = [...word].findIndex((letter, index) => letter !== known[index]);
  const swapped = at < 0 ? word : `${word.slice(0, at)}${word[at + 1] ?? ""}${word[at]}${word.slice(at + 2)}`;
  return swapped === known && swapped !== word ? 1 : distance(word, known);
}
