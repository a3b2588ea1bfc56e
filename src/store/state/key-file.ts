import { randomBytes } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";

const KEY_BYTES = 32;

/** The key that authenticates our records; made, whole or not at all, where there is none yet. */
export async function loadKey(path: string): Promise<Buffer> {
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  const found = await readFile(path).catch(() => undefined);
  if (found?.length === KEY_BYTES) return found;
  const key = randomBytes(KEY_BYTES);
  // Damaged: with a key of its own nothing on disk is genuine, which is what the owner gets to hear.
  if (found) return key;
  await writeFile(draft, key, { flag: "wx", mode: 0o600, flush: true });
  try {
    // Whole or not at all, and never over the one that another process put there meanwhile.
    await link(draft, path);
    return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return await readFile(path);
  } finally {
    await rm(draft, { force: true });
  }
}
