import { createHash } from "node:crypto";
import type { Dirent } from "node:fs";
import { opendir, realpath, stat } from "node:fs/promises";
import { join } from "node:path";
import type { BindingProblem } from "../../../core/view.js";
import { readSafely } from "../../../lib/files/safe-read.js";
import { isInside } from "../../../lib/is-inside.js";
import type { Binding, BindingPlace, BoundFolder } from "../../transport.js";
import { isSystemPath, pathOf } from "./fence.js";
import { readOnce } from "./files.js";

/** What all folders of one entry may hold together: a guard's modules and tables, not a project. */
export const FOLDER_LIMITS = { files: 500, bytes: 16 * 1_048_576, depth: 8 } as const;
/** Names that are looked at, also those that are left out. */
const MAX_NAMES = 4_096;

/** What is left of the limits while an entry's folders are looked through. */
export type FolderRoom = { files: number; bytes: number; names: number };

export const folderRoom = (): FolderRoom => ({ ...FOLDER_LIMITS, names: MAX_NAMES });

/** What an interpreter or a desk leaves lying about: neither bound nor copied, so nothing that runs can read it. */
const isLeftOut = (name: string): boolean => name.startsWith(".") || name === "__pycache__";

type Walk = { place: BindingPlace; binding: Binding; room: FolderRoom; folder: BoundFolder; real: string };

/** Binds every regular file below a folder that an entry lists, or says why not; false where no folder is there. */
export async function nameFolder(
  word: string,
  place: BindingPlace,
  binding: Binding,
  room: FolderRoom,
): Promise<boolean> {
  const path = pathOf(word, place);
  place.budget?.lookUp();
  const real = await realpath(path).catch(() => undefined);
  if (real === undefined || isSystemPath(path) || isSystemPath(real)) return false;
  if (!(await stat(real).catch(() => undefined))?.isDirectory()) return false;
  if (isInside(place.workspace, path) && !isInside(place.workspace, real)) {
    binding.problems.push({ code: "link-leaves", path: word });
    return true;
  }
  if (binding.folders.some((folder) => folder.path === path)) return true;
  const folder: BoundFolder = { path, within: [], isWhole: true };
  binding.folders.push(folder);
  const known = binding.files.length;
  const problem = await walkDown({ place, binding, room, folder, real }, "");
  if (problem) folder.isWhole = false;
  if (problem) binding.problems.push(problem);
  else if (!binding.files.some((file) => file.path !== path && isInside(path, file.path))) {
    binding.problems.push({ code: "empty-folder", path: word });
  }
  sortByPath(binding, known);
  return true;
}

/** One order whatever the disk's: the digest goes over the files as they stand here. */
function sortByPath({ files }: Binding, from: number): void {
  files.push(...files.splice(from).sort((a, b) => (a.path < b.path ? -1 : 1)));
}

async function walkDown(walk: Walk, below: string, depth = 1): Promise<BindingProblem | undefined> {
  const { folder, real, room } = walk;
  const tooLarge: BindingProblem = { code: "folder-too-large", path: folder.path, ...FOLDER_LIMITS };
  folder.within.push(join(folder.path, below));
  if (depth > FOLDER_LIMITS.depth) return tooLarge;
  const entries = await namesIn(join(real, below), room).catch((error: NodeJS.ErrnoException) => error);
  if (entries instanceof Error)
    return { code: "unreadable", path: join(folder.path, below), detail: entries.code ?? entries.message };
  if (room.names < 0) return tooLarge;
  for (const entry of entries) {
    const inside = join(below, entry.name);
    if (isLeftOut(entry.name)) continue;
    walk.place.budget?.lookUp();
    const problem = entry.isDirectory()
      ? await walkDown(walk, inside, depth + 1)
      : await nameInside(walk, inside, entry);
    if (problem) return problem;
    if (room.files < 0 || room.bytes < 0) return tooLarge;
  }
  return undefined;
}

/** At most one more than there is room for: who lists a folder of millions would sit here for long. */
async function namesIn(path: string, room: FolderRoom): Promise<Dirent[]> {
  const names: Dirent[] = [];
  for await (const entry of await opendir(path)) {
    names.push(entry);
    room.names -= 1;
    if (room.names < 0) break;
  }
  return names.sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function nameInside(
  { place, binding, room, folder, real }: Walk,
  inside: string,
  entry: Dirent,
): Promise<BindingProblem | undefined> {
  const path = join(folder.path, inside);
  // Before opening: to open a pipe or a device can be to do something.
  if (!entry.isFile() && !entry.isSymbolicLink()) return { code: "odd-file", path };
  // The folder is the fence, and what was opened must lie in it: a folder on the way may become a link meanwhile.
  const from = join(real, inside);
  const read = await readOnce(place, `${real}\0${from}`, () => readSafely(from, real, room.bytes));
  room.files -= 1;
  // Removed since it was listed: the folder is what it is without it.
  if (read.kind === "missing" && entry.isFile()) return undefined;
  if (read.kind === "too-large") return { code: "folder-too-large", path: folder.path, ...FOLDER_LIMITS };
  if (read.kind === "link-leaves" || (read.kind === "not-a-file" && entry.isSymbolicLink()))
    return { code: "folder-link", path };
  if (read.kind === "not-a-file") return { code: "odd-file", path };
  if (read.kind !== "file")
    return { code: "unreadable", path, detail: read.kind === "missing" ? "ENOENT" : read.detail };
  const { bytes, executable } = read;
  room.bytes -= bytes.length;
  place.budget?.read(bytes.length);
  // One that the command names as well is bound already, and stays where the command has it.
  if (binding.files.some((file) => file.path === path && !file.inPlace)) return undefined;
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  binding.files.push({ word: path, path, real: read.real, sha256, executable, bytes });
  return undefined;
}
