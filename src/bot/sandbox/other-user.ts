import { constants, lstatSync, readFileSync, statSync } from "node:fs";
import { open, opendir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { execa } from "execa";
import { isInside } from "../../lib/is-inside.js";
import { environment, installed, quoted, shell } from "./command-line.js";
import { type Ground, type Ids, isOurId, type Sandbox, type SandboxRefusal } from "./ground.js";
import { launcher, type Walls } from "./launch.js";
import { shellParts } from "./network/way-out.js";

/** Commands as a user of their own, which only root can arrange; or why that cannot be. */
export async function otherUser(ground: Ground, works = runsHere): Promise<Sandbox | SandboxRefusal> {
  const { ids } = ground;
  if (!ids) return { why: "not-root" };
  const launch = launcher();
  if (typeof launch !== "function") return launch;
  // A second name in the workspace for somebody's file, and the bot as root would read that file for the agent.
  if (setting("fs/protected_hardlinks") === "0") return { why: "hard-links-open" };
  const onTheWay = [...(await closedFoldersTo(ground.workspace, ids)), ...(await closedFoldersTo(ground.home, ids))];
  const closed = [...new Set(onTheWay)];
  const through = closed.length > 0 ? throughClosed(closed, ground) : [];
  if (!through) return { why: "closed-folders", uid: ids.uid, folders: closed };
  const namespaces: Walls["namespaces"] = ground.network === "open" ? ["pid"] : ["pid", "net"];
  const hasPidNamespace = await works(launch({ namespaces }));
  if (ground.network !== "open" && !hasPidNamespace) return { why: "no-network-namespace" };
  let running = 0;
  let clearing: Promise<void> | undefined;
  return {
    kind: "user",
    uid: ids.uid,
    closed,
    hasPidNamespace,
    ...shellParts(ground),
    wrap: (command, { env = environment(ground), socket } = {}) => {
      const walls = { ids, limits: ground.limits, socket, ...(hasPidNamespace && { namespaces }) };
      const [file = "", ...args] = [...through, ...launch(walls), ...shell(command)];
      return { file, args, env, cwd: ground.workspace };
    },
    begin: async (folder = ground.workspace) => {
      await handOver(folder, ids);
      // The namespace ends with its first process.
      if (hasPidNamespace) return async () => {};
      while (clearing) await clearing;
      running += 1;
      return async () => {
        running -= 1;
        // Only its user is something a process cannot shed; while another run goes on they share it.
        if (running > 0) return;
        clearing = ground.supervisor.killAll().finally(() => (clearing = undefined));
        await clearing;
      };
    },
    close: () => ground.supervisor.close(),
  };
}

function setting(name: string): string | undefined {
  try {
    return readFileSync(`/proc/sys/${name}`, "utf8").trim();
  } catch {
    return undefined; // not shown here
  }
}

/** The folders that keep a user from getting to a path, outermost first. */
async function closedFoldersTo(path: string, ids: Ids): Promise<string[]> {
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
  // With the sockets beside it.
  const base = dirname(home);
  const [unshare, mount] = [installed("unshare"), installed("mount")];
  if (!unshare || !mount || closed.includes("/")) return undefined;
  const covered = closed.filter((folder) => !closed.some((other) => other !== folder && isInside(other, folder)));
  const shown = [...new Set([workspace, base])].filter((path) => covered.some((folder) => isInside(folder, path)));
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

/** Whether the kernel, or whoever runs this container, allows these namespaces. */
async function runsHere([file = "", ...args]: readonly string[]): Promise<boolean> {
  const options = { cwd: "/", env: {}, extendEnv: false, stdio: "ignore", reject: false } as const;
  return (await execa(file, [...args, "/bin/true"], options)).exitCode === 0;
}

const DEEPEST_FOLDER = 64;
const ENTRIES_AT_A_TIME = 500;

/**
 * Gives the workspace's entries that belong to root, or to the user of an earlier start, to the sandbox's user: also those
 * the bot has made since the last run.
 * Goes from folder to folder by descriptor and never through a link, or a command could aim it at a file elsewhere.
 */
export async function handOver(folder: string, ids: Ids, depth = 0): Promise<void> {
  // Each level holds two descriptors: a command must not be able to use up the bot's.
  if (depth > DEEPEST_FOLDER) return;
  const handle = await open(folder, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  try {
    if (isToGive((await handle.stat()).uid, ids)) await handle.chown(ids.uid, ids.gid);
    const here = `/proc/self/fd/${handle.fd}`;
    // Some at a time: a folder with millions of entries must not use up the bot's memory, nor hold it up.
    for await (const entry of await opendir(here, { bufferSize: ENTRIES_AT_A_TIME })) {
      const path = join(here, entry.name);
      // An entry may be gone or changed by the time it is opened; the next run finds it again.
      if (entry.isDirectory()) await handOver(path, ids, depth + 1).catch(() => {});
      else if (entry.isFile() && isFileToGive(path, ids)) await handOverFile(path, ids).catch(() => {});
    }
  } finally {
    await handle.close();
  }
}

// At once: asking for each in turn takes ten times as long.
const isFileToGive = (path: string, ids: Ids): boolean => {
  const uid = lstatSync(path, { throwIfNoEntry: false })?.uid;
  return uid !== undefined && isToGive(uid, ids);
};

const isToGive = (uid: number, ids: Ids): boolean => uid !== ids.uid && isOurId(uid);

async function handOverFile(path: string, ids: Ids): Promise<void> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const { uid, nlink } = await handle.stat();
    // A second name may be outside the workspace.
    if (isToGive(uid, ids) && nlink === 1) await handle.chown(ids.uid, ids.gid);
  } finally {
    await handle.close();
  }
}
