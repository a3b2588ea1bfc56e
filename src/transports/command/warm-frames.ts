import type { Readable } from "node:stream";

/** Reads what a warm process says: lines of words, of which "ended" is followed by as many bytes as its last two say. */
export function readFrames(stream: Readable, hear: (words: string[], data: Buffer) => void): void {
  let rest: Buffer = Buffer.alloc(0);
  stream.on("data", (chunk: Buffer) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (let end = rest.indexOf("\n"); end >= 0; end = rest.indexOf("\n")) {
      const words = rest.toString("latin1", 0, end).split(" ");
      const length = words[0] === "ended" ? Number(words.at(-2)) + Number(words.at(-1)) : 0;
      if (rest.length < end + 1 + length) return;
      hear(words, rest.subarray(end + 1, end + 1 + length));
      rest = rest.subarray(end + 1 + length);
    }
  });
}
