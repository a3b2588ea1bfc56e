import { closeSync, constants, openSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";

/** Not in Node's list: a file without a name, gone with its last descriptor. */
const O_TMPFILE = 0o20_200_000;
const FOLDERS = process.platform === "linux" ? ["/dev/shm", tmpdir()] : [];

/**
 * A descriptor from which a program reads this text as its standard input, or undefined where there is no such thing. Node's
 * own pipes are sockets, which cannot be opened anew: `cat /dev/stdin`, as many scripts have it, would fail.
 */
export function openInput(text: string): number | undefined {
  const bytes = Buffer.from(text);
  for (const folder of FOLDERS) {
    let file: number | undefined;
    try {
      // Open to all, for a program that a sandbox runs as another user and that opens /dev/stdin anew: who does not hold
      // the descriptor has no way to it.
      file = openSync(folder, constants.O_RDWR | O_TMPFILE, 0o644);
      // At places of its own: the program begins to read where the descriptor stands, at the start.
      for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at, bytes.length - at, at);
      return file;
    } catch {
      // No room, or a file system that does not know nameless files: the next folder, or a pipe after all.
      if (file !== undefined) closeSync(file);
    }
  }
  return undefined;
}
