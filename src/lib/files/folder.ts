import { randomInt } from "node:crypto";
import { renameSync, statSync } from "node:fs";
import { rename, rm, stat, writeFile } from "node:fs/promises";
import { stampOf } from "./safe-read.js";

/** What tells this very folder from a copy of it. */
export async function markOf(folder: string): Promise<string | undefined> {
  const found = await stat(folder).catch(() => undefined);
  return found && `${found.ino}:${Math.floor(found.birthtimeMs)}`;
}

/** A file's stamp, or undefined when there is none. */
export async function stampOfFile(path: string): Promise<string | undefined> {
  const found = await stat(path, { bigint: true }).catch(() => undefined);
  return found && stampOf(found);
}

/** Keeps a damaged file under another name. */
export async function putAside(path: string, why: string): Promise<void> {
  await rename(path, `${path}.${why}-${Date.now()}`).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
}

/** Removes a file that nobody has written to for so long: by default what a killed process left, and no writer at work. */
export async function removeIfOld(path: string, olderThanMs = 60_000): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found && Date.now() - found.mtimeMs > olderThanMs) await rm(path, { force: true });
}

/**
 * Puts a whole new file in the place of one, if that is still the one with this stamp, or still none. Whoever comes
 * too late changes nothing, and is told so by a false.
 */
export async function replaceFile(path: string, text: string, stamp: string | undefined): Promise<boolean> {
  const draft = `${path}.${randomInt(2 ** 47)}`;
  try {
    await writeFile(draft, text, { flag: "wx", mode: 0o600, flush: true });
    // At once, so that next to no time lies between the look and the change.
    const found = statSync(path, { bigint: true, throwIfNoEntry: false });
    const isSame = (found && stampOf(found)) === stamp;
    if (isSame) renameSync(draft, path);
    return isSame;
  } finally {
    await rm(draft, { force: true });
  }
}
