import { statSync } from "node:fs";
import { dirname } from "node:path";
import { execa } from "execa";
import { installed, quoted, shell } from "./command-line.js";
import { type Ground, type Ids, isWithin } from "./ground.js";

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

/**
 * The words before a command that give it a mount namespace of its own, in which a closed folder holds nothing but the way
 * to the workspace and the private folder. Undefined where the programs for it are missing, or the root itself is closed.
 */
export function throughClosed(closed: readonly string[], { workspace, home }: Ground): string[] | undefined {
  const [unshare, mount] = [installed("unshare"), installed("mount")];
  if (!unshare || !mount || closed.includes("/")) return undefined;
  const covered = closed.filter((folder) => !closed.some((other) => other !== folder && isWithin(folder, other)));
  const shown = [...new Set([workspace, home])].filter((path) => covered.some((folder) => isWithin(path, folder)));
  const lines = [
    "set -e; umask 022",
    // Held open: once the folder above is covered they have no path.
    ...shown.map((path, n) => `exec ${n + 3}<${quoted(path)}`),
    ...covered.map((folder) => `${mount} -t tmpfs -o mode=0755,nosuid,nodev tmpfs ${quoted(folder)}`),
    ...shown.flatMap((path, n) => [
      `/bin/mkdir -p -- ${quoted(path)}`,
      `${mount} --no-canonicalize --rbind /proc/self/fd/${n + 3} ${quoted(path)}`,
      `exec ${n + 3}<&-`,
    ]),
    ...covered.map((folder) => `${mount} -o remount,bind,ro ${quoted(folder)}`),
    // The folder it was started in is still the one outside.
    `cd -- ${quoted(workspace)}`,
    'exec "$@"',
  ];
  // Private: a mount that were shared would cover the folder for the whole machine.
  return [unshare, "--mount", "--propagation", "private", "--", ...shell(lines.join("\n")), "bash"];
}
