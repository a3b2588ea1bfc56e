import { existsSync, lstatSync, readlinkSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isInside } from "../../lib/is-inside.js";
import { JOIN } from "./cgroup.js";
import { environment, installed, shell } from "./command-line.js";
import { EtcCopy } from "./etc-copy.js";
import type { Ground, Ids, RunFolders, Sandbox, SandboxRefusal } from "./ground.js";
import { launcher, QUIET } from "./launch.js";
import { shellParts } from "./network/way-out.js";
import { handOver } from "./other-user.js";

const LOOK_AGAIN_MS = 5;
/** Killed first when memory runs out, and bound with all others: said while /proc and cgroups can be written. */
const OUTSIDE = ["/bin/sh", "-c", `{ echo 1000 >/proc/self/oom_score_adj; } 2>/dev/null; ${JOIN}`, "sh"] as const;
/** Until it becomes the commands' user, root enters a workspace that is that user's alone. */
const KEPT = ["CAP_SETUID", "CAP_SETGID", "CAP_SETPCAP", "CAP_DAC_READ_SEARCH"];
/** Where a command finds the socket of its proxy. */
const SOCKET = "/run/chat-hooks/proxy";

/** Commands in namespaces of their own, which hold the system, the workspace and nothing else; or why that cannot be. */
export function bubblewrap(ground: Ground): Sandbox | SandboxRefusal {
  const file = installed("bwrap");
  if (!file) return { why: "not-installed", program: "bubblewrap", package: "bubblewrap" };
  const launch = launcher();
  if (typeof launch !== "function") return launch;
  const { ids, limits, cgroup } = ground;
  const lists = cgroup?.lists ?? [];
  const etc = new EtcCopy(join(dirname(ground.home), "etc"));
  return {
    kind: "bubblewrap",
    ...shellParts(ground),
    wrap: (command, { env = environment(ground), folders, socket } = {}) => {
      const walls = [
        ...namespaces(ids),
        ...(ground.network === "open" ? [] : ["--unshare-net"]),
        ...mounts(ground, etc.mounts(), folders, socket),
      ];
      const inner = launch({ ids, limits, socket: socket && SOCKET });
      const [first, ...args] = [...OUTSIDE, ...lists, "--", file, ...walls, "--", ...inner, ...shell(command)];
      return { file: first, args, env: { ...env, ...QUIET }, cwd: ground.workspace };
    },
    begin: async (folder = ground.workspace) => {
      if (ids) await handOver(folder, ids);
      // The process namespace ends with its first process.
      return async () => {};
    },
    stop: killInside,
    close: () => ground.supervisor.close(),
  };
}

/**
 * Kills the first process inside, and so all of them. To kill bubblewrap itself is not enough: until that one has asked to
 * die with it, which takes a while on a busy machine, it would be left behind.
 */
async function killInside(pid: number): Promise<void> {
  for (;;) {
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => undefined);
    // It has ended by itself, or the kernel does not tell.
    if (children === undefined) return;
    for (const child of children.split(" ").filter(Boolean)) {
      try {
        process.kill(Number(child), "SIGKILL");
      } catch {
        // It has ended since it was listed, which is as good.
      }
    }
    if (children !== "") return;
    await pause(LOOK_AGAIN_MS);
  }
}

/**
 * Root needs no user namespace to build the others, and gives itself up inside: a root that a user namespace only renames
 * would still be root to files it owns and to sockets that ask who is calling.
 */
function namespaces(ids: Ids | undefined): string[] {
  const user = ids
    ? ["--cap-drop", "ALL", ...KEPT.flatMap((name) => ["--cap-add", name])]
    : ["--unshare-user", "--cap-drop", "ALL"];
  return [
    ...user,
    "--unshare-pid",
    "--as-pid-1",
    "--unshare-ipc",
    "--unshare-uts",
    "--die-with-parent",
    "--new-session",
  ];
}

/** Later mounts lie on earlier ones; every mount point is in a file system that no earlier command could touch. */
function mounts(
  { workspace, hidden, code, home, ids }: Ground,
  etc: readonly string[],
  folders?: RunFolders,
  socket?: string,
): string[] {
  const roots = ["bin", "sbin", "lib", "lib32", "lib64", "libx32"].map((name) => `/${name}`).filter(existsSync);
  const writable = folders ? [folders.writable] : [...new Set([home, workspace])];
  const masked = [...hidden, ...code].filter((path) => ["/usr", ...roots].some((root) => isInside(root, path)));
  return [
    ...["--ro-bind", "/usr", "/usr"],
    ...roots.flatMap((path) =>
      lstatSync(path).isSymbolicLink() ? ["--symlink", readlinkSync(path), path] : ["--ro-bind", path, path],
    ),
    ...etc,
    ...["--proc", "/proc", "--dev", "/dev"],
    ...["/tmp", "/dev/shm"].flatMap((path) => [...(ids ? ["--perms", "1777"] : []), "--tmpfs", path]),
    ...masked.flatMap((path) => ["--tmpfs", path]),
    ...writable.flatMap((path) => [...parentsOf(path), "--bind", path, path]),
    ...(folders ? [...parentsOf(folders.readable), "--ro-bind", folders.readable, folders.readable] : []),
    ...(socket === undefined ? [] : [...parentsOf(SOCKET), "--bind", socket, SOCKET]),
    ...["/", "/proc", ...masked].flatMap((path) => ["--remount-ro", path]),
    ...["--chdir", workspace],
  ];
}

/** Made by name, since those bubblewrap makes on its way are closed to all but root. */
function parentsOf(path: string): string[] {
  const parent = dirname(path);
  return parent === "/" ? [] : [...parentsOf(parent), "--perms", "0755", "--dir", parent];
}
