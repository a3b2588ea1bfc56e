import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { open } from "node:fs/promises";

const PIECE = 262_144;

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
    }
    return hash.digest("hex");
  } finally {
    await handle.close();
  }
}
