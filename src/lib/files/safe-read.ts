import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { type FileHandle, open, readlink, realpath } from "node:fs/promises";
import { isInside } from "../is-inside.js";

const PIECE = 262_144;
/** Room to see the end of a file that is as long as it says. */
const MARGIN = 64;

/** A long word of a shell line is looked up as a name, too, and no file can have it. */
const NOT_THERE = ["ENOENT", "ENOTDIR", "ENAMETOOLONG"];

export type SafeFile = { kind: "file"; bytes: Buffer; executable: boolean; real: string; stamp: string };
export type SafeRead =
  | SafeFile
  | { kind: "missing" }
  | { kind: "not-a-file" }
  | { kind: "link-leaves" }
  | { kind: "too-large"; real: string; size: number; stamp: string; executable: boolean }
  | { kind: "unreadable"; detail: string };

/**
 * Reads a file that the agent may have put there. Only regular files, never blocking on a pipe; below `fence` a link
 * that leads out of it is refused, also when it is swapped in while we look. `found` is where the path was found to lead,
 * or why it leads nowhere.
 */
export async function readSafely(
  path: string,
  fence: string,
  limit: number,
  found?: string | NodeJS.ErrnoException,
): Promise<SafeRead> {
  const real = found ?? (await realpath(path).catch((error: NodeJS.ErrnoException) => error));
  if (real instanceof Error) return NOT_THERE.includes(String(real.code)) ? { kind: "missing" } : unreadable(real);
  if (isInside(fence, path) && !isInside(fence, real)) return { kind: "link-leaves" };
  const handle = await open(real, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW).catch(
    (error: NodeJS.ErrnoException) => error,
  );
  if (handle instanceof Error) return handle.code === "ELOOP" ? { kind: "link-leaves" } : unreadable(handle);
  try {
    const stat = await handle.stat({ bigint: true });
    if (!stat.isFile()) return { kind: "not-a-file" };
    // What was opened, not what was looked up: a folder on the way could have become a link in between.
    const opened = await readlink(`/proc/self/fd/${handle.fd}`).catch(() => real);
    if (isInside(fence, path) && !isInside(fence, opened)) return { kind: "link-leaves" };
    const executable = (stat.mode & 0o111n) !== 0n;
    const stamp = stampOf(stat);
    if (stat.size > BigInt(limit)) return { kind: "too-large", real, size: Number(stat.size), stamp, executable };
    const bytes = await readAtMost(handle, limit, Number(stat.size));
    if (bytes === undefined) return { kind: "too-large", real, size: Number(stat.size), stamp, executable };
    return { kind: "file", bytes, executable, real, stamp };
  } catch (error) {
    return unreadable(error as NodeJS.ErrnoException);
  } finally {
    await handle.close();
  }
}

/** All of a file, or undefined when that is too much. What it says of its size is not what reading it brings: some in /proc are empty by their record and never end. */
export async function readAtMost(handle: FileHandle, limit: number, expected: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  for (let size = 0; ; ) {
    // Most scripts are small, and are read often: large pieces for each would keep the garbage collector busy.
    const ahead = size > expected ? PIECE : expected - size + MARGIN;
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(Math.min(limit + 1 - size, PIECE, ahead)), 0);
    if (bytesRead === 0) return Buffer.concat(chunks, size);
    size += bytesRead;
    if (size > limit) return undefined;
    chunks.push(buffer.subarray(0, bytesRead));
    // As long as it says, with room for more: that was its end, and most files are read in this one piece.
    if (size === expected && bytesRead < buffer.length) return Buffer.concat(chunks, size);
  }
}

/** The SHA-256 of a regular file of any size, read piece by piece. A pipe in its place is an error, not a wait. */
export async function hashFile(path: string): Promise<string> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stat = await handle.stat();
    if (!stat.isFile()) throw new Error(`"${path}" is not a regular file.`);
    const hash = createHash("sha256");
    const piece = Buffer.alloc(Math.min(stat.size + 1, PIECE));
    for (let size = 0; ; ) {
      const { bytesRead } = await handle.read(piece, 0);
      if (bytesRead === 0) break;
      size += bytesRead;
      // Growing while it is read, or never ending: in neither case is there a hash to speak of.
      if (size > stat.size) throw new Error(`"${path}" holds more than its size says.`);
      hash.update(piece.subarray(0, bytesRead));
      if (size === stat.size && bytesRead < piece.length) break;
    }
    return hash.digest("hex");
  } finally {
    await handle.close();
  }
}

const unreadable = (error: NodeJS.ErrnoException): SafeRead => ({
  kind: "unreadable",
  detail: error.code ?? error.message,
});

/** Changes with every write, also when the modification time is set back: nobody can set the change time. */
export const stampOf = (stat: { dev: bigint; ino: bigint; size: bigint; mtimeNs?: bigint; ctimeNs?: bigint }): string =>
  [stat.dev, stat.ino, stat.size, stat.mtimeNs, stat.ctimeNs].join(":");
