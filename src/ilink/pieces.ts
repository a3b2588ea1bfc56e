import { splitReply } from "../lib/split.js";

const MAX_CHARACTERS = 4_000;
const MAX_BYTES = 16_000;

/** A text in as few messages as the service takes: each costs one of about ten sends. */
export function piecesOf(text: string): string[] {
  return splitReply(text, [], MAX_CHARACTERS).flatMap(({ text: piece }) =>
    Buffer.byteLength(piece) <= MAX_BYTES ? [piece] : splitReply(piece, [], MAX_BYTES / 4).map((part) => part.text),
  );
}
