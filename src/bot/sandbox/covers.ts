import { existsSync, realpathSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { execa } from "execa";
import { isInside } from "../../lib/is-inside.js";
import type { Ground, Ids } from "./ground.js";

/** What a mount namespace covers by empty folders, and what it shows again in their place. */
export type Covers = {
  /** "=" before a path: a folder that commands may write. */
  covered: readonly string[];
  shown: readonly string[];
};

/** Every user may write there: another command, or another user, would find it, and memory be full of it for ever. */
const OPEN_TO_ALL = ["/tmp", "/var/tmp", "/dev/shm"];
/** Sockets: a name server that would be a way out, databases, whatever else listens there for every user. */
const OF_SERVICES = ["/run"];

/** What is to be covered; undefined where the root of all folders would have to be. */
export function coversFor(closed: readonly string[], { workspace, home, network }: Ground): Covers | undefined {
  if (closed.includes("/")) return undefined;
  // With the sockets beside it.
  const ways = [workspace, dirname(home)];
  const empty = [...closed, ...(network === "open" ? [] : OF_SERVICES.flatMap(realFolder))];
  const open = OPEN_TO_ALL.flatMap(realFolder).filter((folder) => !empty.includes(folder));
  const wanted = [...new Set([...empty, ...open])].filter((folder) => !ways.some((way) => isInside(way, folder)));
  const covered = wanted.filter((folder) => !wanted.some((other) => other !== folder && isInside(other, folder)));
  const shown = [...new Set(ways)].filter((way) => covered.some((folder) => isInside(folder, way)));
  return { covered: covered.map((folder) => (open.includes(folder) ? `=${folder}` : folder)), shown };
}

const realFolder = (folder: string): string[] => (existsSync(folder) ? [realpathSync(folder)] : []);

/** The folders that keep a user from getting to a path, outermost first. */
export async function closedFoldersTo(path: string, ids: Ids): Promise<string[]> {
  const closed = parentsOf(path).filter((folder) => isClosedTo(folder, ids));
  if (closed.length === 0) return [];
  // An access list may let in whom the mode keeps out.
  const entering = ["-c", 'cd -- "$1"', "sh", dirname(path)];
  const { exitCode } = await execa("/bin/sh", entering, {
    ...{ ...ids, cwd: "/", env: {}, extendEnv: false, stdio: "ignore", reject: false },
  });
  return exitCode === 0 ? [] : closed;
}

const parentsOf = (path: string): string[] => {
  const parent = dirname(path);
  return parent === path ? [] : [...parentsOf(parent), parent];
};

function isClosedTo(folder: string, { uid, gid }: Ids): boolean {
  const stat = statSync(folder);
  const search = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001;
  return (stat.mode & search) === 0;
}
