import { constants, type Stats } from "node:fs";
import { type FileHandle, lstat, mkdir, open, readlink, realpath, stat } from "node:fs/promises";
import { isAbsolute, join, resolve, sep } from "node:path";
import { escapeLine } from "../clean-text.js";
import { isInside } from "../is-inside.js";

/** Where Linux shows our open files. A path through an open folder's number cannot be led astray by a swapped name. */
export const FD_FOLDER = "/proc/self/fd";

const MAX_DEPTH = 64;
const MAX_LINKS = 40;
const LOOKS = 4;
const MAX_SHOWN = 200;
const { O_RDONLY, O_DIRECTORY, O_NOFOLLOW, O_NONBLOCK, O_NOCTTY } = constants;

/** A path the agent may not use, or cannot; the message is for the agent. */
export class WorkspacePathError extends Error {
  override name = "WorkspacePathError";
}

/** There is nothing at that path. */
export class MissingPathError extends WorkspacePathError {}

export type Workspace = { path: string; fdFolder: string };
/** A writer replaces what has a name, an editor what the name leads to. */
export type Wish = "read" | "write" | "edit";
type Folder = { handle: FileHandle; path: string };
type Step = { name: string; link?: string };
type Walk = { root: Folder; folders: Folder[]; given: string; wish: Wish; fdFolder: string | undefined };

/** The end of a walked path: an entry, or none yet, in a folder that is held open. */
export type Spot = {
  given: string;
  relative: string;
  name: string;
  entry: Stats | undefined;
  folder: FileHandle;
  /** The path by which a name in that folder is reached. */
  at(name: string): string;
  /** Opens a regular file in that folder, never a link and never waiting, and makes sure that it lies in the workspace. */
  open(name: string, flags: number, mode?: number): Promise<FileHandle>;
  /** Throws when the folder is no longer in the workspace. */
  confirm(): Promise<void>;
};

/**
 * Walks down to a file of the workspace, one open folder at a time, and hands over where it ends. Links are read, not
 * followed, so nothing outside is even looked at. Missing folders are made, but not for a reader; a writer gets
 * a link at the end as it is.
 */
export async function atSpot<T>(
  workspace: Workspace,
  given: string,
  wish: Wish,
  use: (spot: Spot) => Promise<T>,
): Promise<T> {
  const folders: Folder[] = [];
  try {
    const real = await realpath(workspace.path).catch((cause: unknown) => {
      throw refused(given, "cannot be reached: the workspace is missing. Ask the person to restore the folder.", cause);
    });
    const roots = [real, resolve(workspace.path)];
    const names = namesIn(given, roots);
    const root = { handle: await openFolder(real), path: real };
    folders.push(root);
    const fdFolder = (await showsFolders(workspace.fdFolder, root.handle)) ? workspace.fdFolder : undefined;
    const walk = { root, folders, given, wish, fdFolder };
    return await use(spotOf(walk, names, await walkDown(walk, names, roots)));
  } catch (error) {
    throw error instanceof WorkspacePathError ? error : explained(error, given, wish);
  } finally {
    await Promise.all(folders.map(({ handle }) => handle.close()));
  }
}

const MISSING = "does not exist in the workspace. Check the path, or write it first.";

/** The names from the workspace down to what a path means; throws when it means something else. */
function namesIn(given: string, roots: readonly string[]): string[] {
  if (/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(given))
    throw refused(given, "contains a control or broken character. Use a path of plain, printable characters.");
  if (given.split(sep).includes(".."))
    throw refused(given, `contains "..". Give the path from the workspace down, without "..".`);
  const names = isAbsolute(given) ? namesBelow(given, roots) : namesOf(given);
  if (!names) throw refused(given, `lies outside the workspace. Give a path relative to it, such as "notes/today.md".`);
  if (names.length === 0 || given.endsWith(sep) || given.endsWith(`${sep}.`))
    throw refused(given, `names a folder. Give the path of a file, such as "notes/today.md".`);
  return names;
}

const namesOf = (path: string): string[] => path.split(sep).filter((name) => name !== "" && name !== ".");

function namesBelow(path: string, roots: readonly string[]): string[] | undefined {
  const names = namesOf(path);
  const root = roots.map(namesOf).find((each) => each.every((name, index) => names[index] === name));
  return root && names.slice(root.length);
}

async function walkDown(walk: Walk, names: readonly string[], roots: readonly string[]) {
  const steps: Step[] = names.map((name) => ({ name }));
  for (let links = 0; ; ) {
    const step = steps.shift();
    // Only a link to a folder ends without a name.
    if (!step) throw refused(walk.given, "is a folder, not a file. Give the path of a file in it.");
    if (step.name === "..") {
      await goUp(walk, step);
      continue;
    }
    const isLast = steps.length === 0;
    const path = pathAt(walk, step.name);
    const found = await entryAt(path);
    const mayMake = walk.wish !== "read" && !isLast && !step.link;
    const entry = found ?? (mayMake ? await made(path) : undefined);
    if (!entry && (step.link || !isLast)) throw missing(walk.given, step.link);
    if (entry?.isSymbolicLink() && !(isLast && walk.wish === "write")) {
      links += 1;
      if (links > MAX_LINKS) throw refused(walk.given, "goes through links in a circle. Use a path without links.");
      steps.unshift(...(await followed(walk, await readlink(path), step.name, roots)));
      continue;
    }
    if (isLast && !entry?.isDirectory()) return { name: step.name, entry };
    if (isLast) throw refused(walk.given, "is a folder, not a file. Give the path of a file in it.");
    if (!entry?.isDirectory())
      throw refused(
        walk.given,
        `goes through "${escapeLine(step.name)}", which is not a folder. Choose another folder.`,
      );
    await goDown(walk, step.name, !found);
  }
}

async function goUp(walk: Walk, step: Step): Promise<void> {
  if (walk.folders.length === 1) throw leaves(walk.given, step.link ?? step.name);
  await walk.folders.pop()?.handle.close();
}

async function goDown(walk: Walk, name: string, isNew: boolean): Promise<void> {
  const above = here(walk);
  if (walk.folders.length > MAX_DEPTH)
    throw refused(walk.given, `lies more than ${MAX_DEPTH} folders deep. Use a shorter path.`);
  const folder = { handle: await openFolder(pathAt(walk, name)), path: join(above.path, name) };
  walk.folders.push(folder);
  await confirmInside(walk, folder.handle, folder.path);
  if (isNew) await giveTo(folder.handle, await above.handle.stat());
}

/** The steps that a link stands for, in the folder where they start. */
async function followed(walk: Walk, target: string, link: string, roots: readonly string[]): Promise<Step[]> {
  const names = isAbsolute(target) ? namesBelow(target, roots) : namesOf(target);
  if (!names) throw leaves(walk.given, link);
  if (isAbsolute(target)) for (const { handle } of walk.folders.splice(1)) await handle.close();
  return names.map((name) => ({ name, link }));
}

function spotOf(walk: Walk, names: readonly string[], end: { name: string; entry: Stats | undefined }): Spot {
  const folder = here(walk);
  return {
    given: walk.given,
    relative: names.join("/"),
    ...end,
    folder: folder.handle,
    at: (name) => pathAt(walk, name),
    open: (name, flags, mode) => openFile(walk, name, flags, mode),
    confirm: () => confirmInside(walk, folder.handle, folder.path),
  };
}

async function openFile(walk: Walk, name: string, flags: number, mode?: number): Promise<FileHandle> {
  const handle = await open(pathAt(walk, name), flags | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY, mode);
  try {
    checkRegular(await handle.stat(), walk.given);
    await confirmInside(walk, handle, join(here(walk).path, name));
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Refuses whatever is not a regular file, by what it is. */
export function checkRegular(entry: Stats, given: string): void {
  if (!entry.isFile())
    throw refused(given, `is a ${kindOf(entry)}, not a regular file. Choose the path of a regular file.`);
}

function kindOf(entry: Stats): string {
  if (entry.isDirectory()) return "folder";
  if (entry.isSymbolicLink()) return "link";
  if (entry.isFIFO()) return "named pipe";
  return entry.isSocket() ? "socket" : "device";
}

/** What was opened, not what was looked up: a folder on the way could have been moved or become a link in between. */
async function confirmInside(walk: Walk, handle: FileHandle, path: string): Promise<void> {
  if (walk.fdFolder) {
    const real = await readlink(join(walk.fdFolder, String(handle.fd)));
    if (!isInside(walk.root.path, real)) throw changed(walk.given);
    return;
  }
  // Between two looks a folder can become a link and a folder again: one look more than once is hard to be lucky with.
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const real = await realpath(path);
    if (!isInside(walk.root.path, real) || !(await isSame(handle, real))) throw changed(walk.given);
    if ((await realpath(path)) !== real) throw changed(walk.given);
  }
}

async function showsFolders(fdFolder: string, handle: FileHandle): Promise<boolean> {
  return isSame(handle, join(fdFolder, String(handle.fd), sep)).catch(() => false);
}

async function isSame(handle: FileHandle, path: string): Promise<boolean> {
  const [held, named] = await Promise.all([handle.stat({ bigint: true }), stat(path, { bigint: true })]);
  return held.dev === named.dev && held.ino === named.ino;
}

/** Started as root, the bot must not leave behind what the user of the workspace can no longer change. */
export async function giveTo(handle: FileHandle, owner: Stats): Promise<void> {
  if (process.getuid?.() === 0) await handle.chown(owner.uid, owner.gid);
}

const here = (walk: Walk): Folder => walk.folders.at(-1) ?? walk.root;

function pathAt(walk: Walk, name: string): string {
  const { handle, path } = here(walk);
  return walk.fdFolder ? join(walk.fdFolder, String(handle.fd), name) : join(path, name);
}

const openFolder = (path: string): Promise<FileHandle> => open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_NONBLOCK);

async function entryAt(path: string): Promise<Stats | undefined> {
  return lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}

async function made(path: string): Promise<Stats | undefined> {
  await mkdir(path).catch((error: NodeJS.ErrnoException) => {
    // Another call made it first; what it is gets looked at all the same.
    if (error.code !== "EEXIST") throw error;
  });
  return entryAt(path);
}

/** An error about a path: quotes it, then says what is wrong and what to do. */
export function refused(given: string, rest: string, cause?: unknown): WorkspacePathError {
  const shown = given.length > MAX_SHOWN ? `${given.slice(0, MAX_SHOWN)}…` : given;
  return new WorkspacePathError(`"${escapeLine(shown)}" ${rest}`, cause === undefined ? {} : { cause });
}

/** An error about a path where nothing is. */
export function missing(given: string, link?: string): WorkspacePathError {
  if (link === undefined) return new MissingPathError(refused(given, MISSING).message);
  return refused(
    given,
    `goes through the link "${escapeLine(link)}", which leads nowhere. Use a path without that link.`,
  );
}

const leaves = (given: string, link: string): WorkspacePathError =>
  refused(
    given,
    `goes through the link "${escapeLine(link)}", which leads out of the workspace. Use a path without that link.`,
  );

const changed = (given: string, cause?: unknown): WorkspacePathError =>
  refused(given, "changed while it was being opened. Try again, and let nothing else move it meanwhile.", cause);

const REASONS: Record<string, string> = {
  EACCES: "permission is denied. Choose another path, or ask the person to allow it.",
  EPERM: "permission is denied. Choose another path, or ask the person to allow it.",
  EROFS: "this folder is read-only. Choose another path.",
  ENOSPC: "the disk is full. Delete what is no longer needed, then try again.",
  EDQUOT: "the disk is full. Delete what is no longer needed, then try again.",
  ENAMETOOLONG: "one of its names is too long. Use names of at most 255 bytes.",
  EMFILE: "too many files are open. Try again, with fewer calls at once.",
  ENFILE: "too many files are open. Try again, with fewer calls at once.",
};
const SWAPPED = ["ELOOP", "ENOENT", "ENOTDIR", "EISDIR", "EEXIST", "ENOTEMPTY", "ENXIO"];

/** Not the system's own words: they would show the agent where on the machine its workspace lies. */
function explained(error: unknown, given: string, wish: Wish): WorkspacePathError {
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error";
  if (SWAPPED.includes(code)) return changed(given, error);
  const reason = REASONS[code] ?? `the system answered ${code}. Try another path.`;
  return refused(given, `cannot be ${wish === "read" ? "read" : "written"}: ${reason}`, error);
}
