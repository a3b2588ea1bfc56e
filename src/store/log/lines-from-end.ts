import { type FileHandle, open } from "node:fs/promises";

const PIECE = 65_536;
const LINE_END = 10;

/**
 * The lines of a file, the last one first, and no more bytes of it than that takes; of a file that is larger than it should
 * be only the end. One that cannot be read has none.
 */
export async function* linesFromEnd(path: string, mostBytes: number): AsyncGenerator<string, undefined> {
  const handle = await open(path, "r").catch(() => undefined);
  if (!handle) return;
  try {
    const { size } = await handle.stat();
    const first = Math.max(size - mostBytes, 0);
    // The beginning of what was read so far: a line that the next piece, before it, completes.
    let rest: Buffer = Buffer.alloc(0);
    for (let end = size; end > first; end -= PIECE) {
      const start = Math.max(end - PIECE, first);
      const bytes = Buffer.concat([await readPiece(handle, start, end - start), rest]);
      const cut = start === first ? -1 : bytes.indexOf(LINE_END);
      rest = bytes.subarray(0, start === first ? 0 : cut < 0 ? bytes.length : cut);
      if (start === first || cut >= 0) yield* linesOf(bytes.subarray(cut + 1)).reverse();
    }
  } catch {
    // What was read until then stands.
  } finally {
    await handle.close();
  }
}

const linesOf = (bytes: Buffer): string[] => bytes.toString("utf8").split("\n").filter(Boolean);

async function readPiece(handle: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start);
  return buffer.subarray(0, bytesRead);
}
