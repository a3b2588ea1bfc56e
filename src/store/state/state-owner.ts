import { readFileSync, type Stats } from "node:fs";
import { lstat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { UnsafeStateError } from "../../core/state-errors.js";

const STICKY = 0o1000;
const ROOT = 0;
const NOBODY = 65_534;

/**
 * Throws where somebody else could have written what is in force, or could exchange it: the folder and its key must be
 * ours, and the folders above it ours or the system's. `state` is a real path, of which not everything need be there.
 */
export async function refuseUnsafeState(state: string): Promise<void> {
  const ours = process.geteuid?.();
  if (ours === undefined) return;
  for (const path of [state, join(state, "key")]) {
    const found = await entryAt(path);
    if (found && found.uid !== ours) throw new UnsafeStateError({ state, path, ours, why: "foreign", uid: found.uid });
  }
  for (const path of foldersAbove(state)) {
    const found = await entryAt(path);
    if (!found) continue;
    if (found.uid !== ours && !isSystem(found.uid))
      throw new UnsafeStateError({ state, path, ours, why: "foreign-parent", uid: found.uid });
    if (isOpenToOthers(found))
      throw new UnsafeStateError({
        state,
        path,
        ours,
        why: "writable-parent",
        mode: (found.mode & 0o7777).toString(8),
      });
  }
}

/** In a sticky folder nobody moves what is somebody else's. A group with the number of its user is that user alone. */
const isOpenToOthers = ({ mode, uid, gid }: Stats): boolean =>
  (mode & STICKY) === 0 && ((mode & 0o002) !== 0 || ((mode & 0o020) !== 0 && uid !== gid));

/** In a user namespace the system's own folders seem to be nobody's: their owner has no number there. */
const isSystem = (uid: number): boolean => uid === ROOT || (uid === NOBODY && isInNamespace());

function isInNamespace(): boolean {
  try {
    return !/^\s*0\s+0\s+4294967295\s*$/.test(readFileSync("/proc/self/uid_map", "utf8"));
  } catch {
    // No such thing on this system.
    return false;
  }
}

function foldersAbove(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [] : [parent, ...foldersAbove(parent)];
}

/** Not through a link: whose the link is counts. */
const entryAt = (path: string): Promise<Stats | undefined> => lstat(path).catch(() => undefined);
