import * as z from "zod";
import { nearest } from "../lib/nearest.js";
import { showValue } from "../lib/show-value.js";
import { recordOf } from "./foreign-names.js";
import type { EntryFault, FileFault, ForeignEvent } from "./format.js";

// zod's own min() and max() look at the length of everything that has one, also of what is no text and no list, and
// fail on a length that is an object.

/** A text of a length within bounds, in UTF-16 units. */
export const boundedText = (least: number, most: number) =>
  z.string().refine((given) => given.length >= least && given.length <= most);

/** A list of at most so many. */
export const listUpTo = <T extends z.ZodType>(most: number, each: T) =>
  z.array(each).refine((given) => given.length <= most);

/** The known word that may be meant, where one is near. */
export function near(word: string, known: readonly string[]): { near?: string } {
  const meant = nearest(word, known);
  return meant === undefined ? {} : { near: meant };
}

/** A key that a format does not have. Who and where can be said in our own file alone. */
export const unknownKey = (key: string, keys: readonly string[]): EntryFault =>
  PLACE_KEYS.includes(key) ? { code: "only-in-yaml", key } : { code: "unknown-key", key, ...near(key, keys) };

export const PLACE_KEYS: readonly string[] = ["from", "to"];

/** An event that is not among a format's: a slip of the hand, or a moment that does not exist here. */
export function unknownEvent(value: string, events: Readonly<Record<string, ForeignEvent>>): FileFault {
  const meant = near(value, Object.keys(events));
  return meant.near === undefined
    ? { code: "no-counterpart", value }
    : { code: "unknown-event", key: "event", value, ...meant };
}

/** What a schema's complaint about an entry means; `depth` is how deep its keys have names of their own. */
export function faultsOfIssue(
  issue: z.core.$ZodIssue,
  value: unknown,
  { keys, ranges, depth }: { keys: readonly string[]; ranges: Readonly<Record<string, string>>; depth: number },
): EntryFault[] {
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => unknownKey(key, keys));
  const path = issue.path.slice(0, depth).map(String);
  const key = path.join(".");
  const given = path.reduce<unknown>((inner, part) => recordOf(inner)[part], value);
  if (given === undefined) return [{ code: "missing-key", key }];
  const shown = showValue(given);
  if (issue.code === "invalid_value" && typeof given === "string")
    return [{ code: "unknown-word", key, value: given, words: issue.values.map(String) }];
  if (issue.code === "invalid_value" || issue.code === "invalid_type") {
    const expected = issue.code === "invalid_type" ? String(issue.expected) : "string";
    return [{ code: "wrong-type", key, value: shown, expected: issue.path.length > depth ? "array" : expected }];
  }
  return [{ code: "out-of-range", key, value: shown, range: ranges[key] ?? "" }];
}
