import { stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isInside } from "../../../lib/is-inside.js";
import type { Binding, BindingPlace, NamedFile } from "../../transport.js";
import { isMachineCode } from "../programs.js";
import { nameFile } from "./files.js";
import { type FolderRoom, folderRoom, nameFolder } from "./folders.js";
import { namedBeside } from "./named-beside.js";

/** What one script may bring along unasked; what is more is named, and `files` can list it. */
export const NEIGHBOUR_LIMITS = { files: 50, bytes: 1_048_576 } as const;
const MAX_SCRIPT = 262_144;
const MAX_LOOKED_UP = 400;

type Found = { path: string; kind: "file" | "folder"; isFar: boolean };

/**
 * Binds what lies beside a script and is named in its text as a part of it: modules, sourced scripts, tables. They are
 * copied with it, so that it finds them where it looks, and are approved with it. Nothing here keeps a script from being
 * approved: what cannot be had is told.
 */
export async function bindNeighbours(script: NamedFile, place: BindingPlace, binding: Binding): Promise<void> {
  const room: FolderRoom = { ...folderRoom(), ...NEIGHBOUR_LIMITS };
  const fence = fenceOf(script, place);
  const queue = [script];
  const seen = new Set<string>();
  for (let at = 0; at < queue.length && seen.size < MAX_LOOKED_UP; at += 1) {
    const text = textOf(queue[at]);
    const folder = dirname(queue[at]?.path ?? script.path);
    for (const { names, isWhole } of namedBeside(text)) {
      const found = await firstOf(names, [folder, dirname(script.path)], { isWhole, fence, seen, place });
      if (!found || isBound(found.path, binding)) continue;
      const added = found.isFar ? undefined : await attempt(found, place, binding, room);
      if (added) queue.push(...added);
      else binding.missed.push(found.path);
    }
  }
}

type Fence = (path: string) => "copied" | "told" | undefined;

/**
 * A script of the workspace brings nothing from outside it; one outside nothing that the agent can write. What lies further
 * off in the project is told: it may be data that changes every day, or nothing to be shown in a chat.
 */
function fenceOf({ path, real }: NamedFile, { workspace, root }: BindingPlace): Fence {
  const isOurs = isInside(workspace, path) || isInside(workspace, real);
  const around = dirname(dirname(path));
  return (each) => {
    if (isInside(workspace, each) !== isOurs) return undefined;
    if (isInside(around, each)) return "copied";
    return isInside(root, each) && isInside(root, path) ? "told" : undefined;
  };
}

function textOf(file: NamedFile | undefined): string {
  const bytes = file?.bytes;
  return !bytes || bytes.length > MAX_SCRIPT || isMachineCode(bytes) ? "" : bytes.toString("utf8");
}

const isBound = (path: string, { files, folders }: Binding): boolean =>
  files.some((file) => file.path === path) || folders.some((folder) => isInside(folder.path, path));

type Looking = { isWhole: boolean; fence: Fence; seen: Set<string>; place: BindingPlace };

async function firstOf(
  names: readonly string[],
  folders: readonly string[],
  { isWhole, fence, seen, place }: Looking,
): Promise<Found | undefined> {
  for (const path of new Set(names.flatMap((name) => folders.map((folder) => join(folder, name))))) {
    const way = fence(path);
    if (seen.has(path) || !way || folders.includes(path)) continue;
    seen.add(path);
    const isFar = way === "told";
    place.budget?.lookUp();
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile()) return { path, kind: "file", isFar };
    // A folder so far off is what the script looks at, not what it is made of.
    if (found?.isDirectory() && isWhole && !isFar) return { path, kind: "folder", isFar };
  }
  return undefined;
}

/** Adds it to what is bound, whole or not at all. */
async function attempt(
  { path, kind }: Found,
  place: BindingPlace,
  binding: Binding,
  room: FolderRoom,
): Promise<NamedFile[] | undefined> {
  const draft: Binding = { ...binding, files: [], folders: [], problems: [] };
  const rest = { ...room };
  if (kind === "folder") await nameFolder(path, place, draft, rest);
  else {
    await nameFile(path, place, draft);
    rest.files -= 1;
    rest.bytes -= draft.files[0]?.bytes?.length ?? room.bytes + 1;
  }
  if (draft.problems.length > 0 || draft.files.length === 0 || rest.files < 0 || rest.bytes < 0) return undefined;
  Object.assign(room, rest);
  const fresh = draft.files.filter((file) => !isBound(file.path, binding));
  binding.files.push(...fresh);
  binding.folders.push(...draft.folders);
  binding.beside.push(path, ...fresh.map((file) => file.path));
  return fresh;
}
