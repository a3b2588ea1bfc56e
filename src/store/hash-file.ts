import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { open } from "node:fs/promises";

/** The SHA-256 of a regular file of any size, read piece by piece. A pipe in its place is an error, not a wait. */
export async function hashFile(path: string): Promise<string> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stat = await handle.stat();
    if (!stat.isFile()) throw new Error(`"${path}" is not a regular file.`);
    const hash = createHash("sha256");
    let size = 0;
    for await (const chunk of handle.createReadStream({ autoClose: false })) {
      size += (chunk as Buffer).length;
      // Growing while it is read, or never ending: in neither case is there a hash to speak of.
      if (size > stat.size) throw new Error(`"${path}" holds more than its size says.`);
      hash.update(chunk as Buffer);
    }
    return hash.digest("hex");
  } finally {
    await handle.close();
  }
}
