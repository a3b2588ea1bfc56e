import { closest, distance } from "fastest-levenshtein";

/** The word somebody probably meant, or nothing when no known one is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const short = word.slice(0, 64).toLowerCase();
  const best = closest(short, [...known]);
  return distance(short, best) <= Math.max(2, Math.floor(best.length / 2)) ? best : undefined;
}
