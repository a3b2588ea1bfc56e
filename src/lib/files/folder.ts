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

const WHOLE = { flag: "wx", mode: 0o600, flush: true } as const;
const draftOf = (path: string): string => `${path}.${randomInt(2 ** 47)}`;

/** Puts a whole new file, which nobody else may read, in the place of one or of none. */
export async function writeWhole(path: string, data: string | Buffer): Promise<void> {
  const draft = draftOf(path);
  try {
    await writeFile(draft, data, WHOLE);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * The same, if there is still the file with this stamp, or still none. Answers the new file's stamp; undefined to whoever
 * comes too late, and has changed nothing.
 */
export async function replaceFile(path: string, text: string, stamp: string | undefined): Promise<string | undefined> {
  const draft = draftOf(path);
  try {
    await writeFile(draft, text, WHOLE);
    // At once, so that next to no time lies between the looks and the change.
    const { ino } = statSync(draft, { bigint: true });
    const found = statSync(path, { bigint: true, throwIfNoEntry: false });
    if ((found && stampOf(found)) === stamp) {
      renameSync(draft, path);
      const put = statSync(path, { bigint: true, throwIfNoEntry: false });
      // Another process may have put its own there since: that is not to be taken for ours.
      return put?.ino === ino ? stampOf(put) : UNSEEN;
    }
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await rm(draft, { force: true });
  return undefined;
}

/** No file's stamp. */
const UNSEEN = "unseen";
