import { splitReply } from "../lib/split.js";

/** In UTF-16 units, which have at most three bytes each: 16,000 bytes are never reached. */
const MAX_CHARACTERS = 4_000;

/** A text in as few messages as the service takes: each costs one of about ten sends. */
export const piecesOf = (text: string): string[] =>
  splitReply(text, [], MAX_CHARACTERS).map(({ text: piece }) => piece);
