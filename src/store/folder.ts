import { rename, rm, stat } from "node:fs/promises";
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

/** What a killed process left half-written. A young one may belong to a writer at work. */
export async function removeIfOld(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found && Date.now() - found.mtimeMs > 60_000) await rm(path, { force: true });
}
