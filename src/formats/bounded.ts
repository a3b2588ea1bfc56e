import { z } from "zod";

// zod's own min() and max() look at the length of everything that has one, also of what is no text and no list, and
// fail on a length that is an object.

/** A text of a length within bounds, in UTF-16 units. */
export const boundedText = (least: number, most: number) =>
  z.string().refine((given) => given.length >= least && given.length <= most);

/** A list of at most so many. */
export const listUpTo = <T extends z.ZodType>(most: number, each: T) =>
  z.array(each).refine((given) => given.length <= most);
