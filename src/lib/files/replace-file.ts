import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { rename, unlink } from "node:fs/promises";
import { giveTo, type Spot } from "./workspace-paths.js";

const { O_WRONLY, O_CREAT, O_EXCL } = constants;

/** Puts a whole new file where a walk through the workspace has ended: all of it or nothing, and nowhere else. */
export async function replaceFile(spot: Spot, bytes: Buffer): Promise<void> {
  const temporary = `.write-${randomUUID()}.tmp`;
  try {
    await fill(spot, temporary, bytes);
    await spot.confirm();
    // A link that took the name meanwhile is itself replaced: renaming follows none.
    await rename(spot.at(temporary), spot.at(spot.name));
  } catch (error) {
    // Often it was never made; the fault to tell is the first one.
    await unlink(spot.at(temporary)).catch(() => undefined);
    throw error;
  }
}

async function fill(spot: Spot, temporary: string, bytes: Buffer): Promise<void> {
  const { entry } = spot;
  const handle = await spot.open(temporary, O_WRONLY | O_CREAT | O_EXCL, entry ? 0o600 : 0o666);
  try {
    await handle.writeFile(bytes);
    await giveTo(handle, entry ?? (await spot.folder.stat()));
    // After the owner, and without the set-user bits: new content must not run as somebody else.
    if (entry) await handle.chmod(entry.mode & 0o777);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}
