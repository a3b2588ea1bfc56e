import { createHash } from "node:crypto";
import { readFileSync, type Stats } from "node:fs";
import { lstat, mkdir, realpath } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { StateInsideWorkspaceError, UnsafeStateError } from "../../core/state-errors.js";
import { homeFolder } from "../../lib/home-folder.js";
import { isInside } from "../../lib/is-inside.js";

/** Where everything lies: `workspace` is the agent's, `state` is ours, `root` is what `./` in a command means. */
export type Locations = { workspace: string; root: string; state: string };

export type LocationOptions = {
  workspace?: string;
  root?: string;
  stateDir?: string;
  env: Readonly<Record<string, string | undefined>>;
};

const STICKY = 0o1000;
const ROOT = 0;
const NOBODY = 65_534;

/** Settles the three places, links resolved, and refuses a state directory that the agent or other users could write to. */
export async function locate(options: LocationOptions): Promise<Locations> {
  const wanted = resolve(options.workspace ?? "workspace");
  await mkdir(wanted, { recursive: true });
  const workspace = await realpath(wanted);
  const root = await realpath(resolve(options.root ?? dirname(workspace)));
  const state = await realPathOf(
    resolve(options.stateDir ?? options.env.CHAT_HOOKS_STATE ?? standardState(workspace, options.env)),
  );
  if (isInside(workspace, state)) throw new StateInsideWorkspaceError(state, workspace);
  await refuseUnsafeState(state);
  return { workspace, root, state };
}

/** The state folder of a workspace where nobody chose one: told apart by the workspace's real path. */
export function standardState(workspace: string, env: LocationOptions["env"]): string {
  const base = env.XDG_STATE_HOME || join(homeFolder(env.HOME), ".local", "state");
  const mark = createHash("sha256").update(workspace).digest("hex").slice(0, 12);
  return join(base, "chat-hooks", `${basename(workspace)}-${mark}`);
}

/** The real path of something that need not exist yet. */
async function realPathOf(path: string): Promise<string> {
  // The root is always there: this comes to an end.
  return realpath(path).catch(async () => join(await realPathOf(dirname(path)), basename(path)));
}

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
