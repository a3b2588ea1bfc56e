import { constants } from "node:fs";
import { access, open, stat } from "node:fs/promises";
import type { RunResult, StartFailure } from "../../core/fault.js";

const other = (detail: string): RunResult => ({ kind: "not-started", failure: { why: "other", detail } });
export const CLOSED = other("the transport is closed");
/** Whoever wanted the run has given up. */
export const ABORTED = other("aborted");

/**
 * Finds out why a program did not start. The system says "no such file" for a missing script, a missing interpreter
 * and a Windows line end alike, and the person needs to know which.
 */
export async function explainStartFailure(error: unknown, file: string, cwd: string): Promise<StartFailure> {
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  if (code === "EACCES" || code === "EPERM") return explainRefusal(file);
  if (code !== "ENOENT" && code !== "ENOTDIR") return { why: "other", detail: code ?? String(error) };
  if (!(await isFolder(cwd))) return { why: "no-folder", path: cwd };
  const firstLine = await readFirstLine(file);
  if (firstLine === undefined) return { why: "missing", path: file };
  if (firstLine.endsWith("\r")) return { why: "windows-line-ends", path: file };
  if (firstLine.startsWith("#!")) return { why: "bad-interpreter", path: file, interpreter: firstLine.slice(2).trim() };
  return { why: "missing", path: file };
}

/** "Permission denied" for a folder, a script without its x bit, and a script whose interpreter cannot be run. */
async function explainRefusal(file: string): Promise<StartFailure> {
  if (await isFolder(file)) return { why: "other", detail: "EISDIR" };
  const mayRun = await access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
  const firstLine = mayRun ? await readFirstLine(file) : undefined;
  if (firstLine?.startsWith("#!"))
    return { why: "bad-interpreter", path: file, interpreter: firstLine.slice(2).trim() };
  return { why: "not-executable", path: file };
}

const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() ?? false;

async function readFirstLine(path: string): Promise<string | undefined> {
  const handle = await open(path, "r").catch(() => undefined);
  if (!handle) return undefined;
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(256), 0, 256, 0);
    return buffer.toString("latin1", 0, bytesRead).split("\n")[0];
  } catch {
    // What cannot be read has no first line to explain anything by.
    return undefined;
  } finally {
    await handle.close();
  }
}
