import { createHash } from "node:crypto";
import { chown, mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { execa } from "execa";
import type { SandboxPlace } from "./types.js";

export type Ids = { uid: number; gid: number };
/** The folders by their real paths, a private one for the commands, and the user they run as when the bot is root. */
export type Ground = { workspace: string; hidden: string[]; code: string[]; home: string; ids: Ids | undefined };

// Neither distributions nor systemd hand out this range, so nothing else runs or owns files under such a number.
const FIRST_FREE_ID = 60_706;
const FREE_IDS = 478;

/** Finds the folders and makes the private one. */
export async function groundFor(place: SandboxPlace): Promise<Ground> {
  const workspace = await realpath(place.workspace);
  const hidden = await Promise.all(place.hidden.map((path) => realpath(path)));
  const code = await Promise.all((place.code ?? []).map((path) => realpath(path)));
  const inside = [...hidden, ...code].find((path) => isWithin(path, workspace));
  if (inside) throw new Error(`"${inside}" lies in the workspace "${workspace}", where bash may write. Move it out.`);
  const ids = process.getuid?.() === 0 ? idsFor(workspace) : undefined;
  const home = await realpath(await mkdtemp(join(tmpdir(), "chat-hooks-bash-")));
  if (ids) await chown(home, ids.uid, ids.gid);
  return { workspace, hidden, code, home, ids };
}

/** The same numbers at each start, so that what bash made yesterday is its own today. */
function idsFor(workspace: string): Ids {
  const id = FIRST_FREE_ID + (createHash("sha256").update(workspace).digest().readUInt32BE(0) % FREE_IDS);
  return { uid: id, gid: id };
}

/** As the sandbox's user: root emptying a folder that others write could be led elsewhere by a link. */
export async function removeHome({ home, ids }: Ground): Promise<void> {
  if (!ids) return rm(home, { recursive: true, force: true });
  // Not with the bot's environment: a command of that user could read it.
  await execa("/bin/rm", ["-rf", "--", home], { ...ids, cwd: "/", env: {}, extendEnv: false, reject: false });
}

export const isWithin = (path: string, folder: string): boolean => !/^\.\.(\/|$)/.test(relative(folder, path));
