import { escapeLine } from "../lib/clean-text.js";

const MAX_REPEATED = 200;

/** What somebody typed, to be named in the reply: pasted text may be long, and may hold what draws on a screen. */
export const asTyped = (text: string): string =>
  escapeLine(text.length > MAX_REPEATED ? `${text.slice(0, MAX_REPEATED)}…` : text);
