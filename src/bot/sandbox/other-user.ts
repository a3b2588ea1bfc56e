import { constants, lstatSync, readFileSync } from "node:fs";
import { open, opendir } from "node:fs/promises";
import { join } from "node:path";
import { execa } from "execa";
import { environment, shell } from "./command-line.js";
import { closedFoldersTo, coversFor } from "./covers.js";
import { type Ground, type Ids, isOurId, type Sandbox, type SandboxRefusal } from "./ground.js";
import { launcher, QUIET, type Walls } from "./launch.js";
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
  const covers = coversFor(closed, ground);
  const own: Walls = { namespaces: ground.network === "open" ? ["pid"] : ["pid", "net"], covers };
  const hasNamespaces = covers !== undefined && (await works(launch(own)));
  if (ground.network !== "open" && !hasNamespaces) return { why: "no-network-namespace" };
  // What to do is open the folder: mounts are often forbidden in a container, and that cannot be changed from inside.
  if (closed.length > 0 && !hasNamespaces) return { why: "closed-folders", uid: ids.uid, folders: closed };
  let running = 0;
  let clearing: Promise<void> | undefined;
  return {
    kind: "user",
    uid: ids.uid,
    hasNamespaces,
    ...shellParts(ground),
    wrap: (command, { env = environment(ground), socket } = {}) => {
      const walls = { ids, limits: ground.limits, cgroup: ground.cgroup, socket, ...(hasNamespaces && own) };
      const [file = "", ...args] = [...launch(walls), ...shell(command)];
      return { file, args, env: { ...env, ...QUIET }, cwd: ground.workspace };
    },
    begin: async (folder = ground.workspace) => {
      await handOver(folder, ids);
      // The namespace ends with its first process.
      if (hasNamespaces) return async () => {};
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
