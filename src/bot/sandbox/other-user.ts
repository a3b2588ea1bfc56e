import { readFileSync } from "node:fs";
import { closedFoldersTo, throughClosed } from "./closed-folders.js";
import { droppingTo, environment, installed, shell, withoutInherited } from "./command-line.js";
import type { Ground } from "./ground.js";
import { handOver } from "./hand-over.js";
import { inPidNamespace } from "./pid-namespace.js";
import type { Sandbox, SandboxRefusal } from "./types.js";

/** Commands as a user of their own, which only root can arrange; or why that cannot be. */
export async function otherUser(ground: Ground, findNamespace = inPidNamespace): Promise<Sandbox | SandboxRefusal> {
  const { ids } = ground;
  if (!ids) return { why: "not-root" };
  const setpriv = installed("setpriv");
  if (!setpriv) return { why: "not-installed", program: "setpriv", package: "util-linux" };
  // A second name in the workspace for somebody's file, and the bot as root would read that file for the agent.
  if (setting("fs/protected_hardlinks") === "0") return { why: "hard-links-open" };
  const onTheWay = [...(await closedFoldersTo(ground.workspace, ids)), ...(await closedFoldersTo(ground.home, ids))];
  const closed = [...new Set(onTheWay)];
  const through = closed.length > 0 ? throughClosed(closed, ground) : [];
  if (!through) return { why: "closed-folders", uid: ids.uid, folders: closed };
  const namespace = await findNamespace();
  let running = 0;
  let clearing: Promise<void> | undefined;
  return {
    kind: "user",
    uid: ids.uid,
    closed,
    hasPidNamespace: namespace.length > 0,
    wrap: (command, env = environment(ground.home)) => {
      const words = [...namespace, ...through, setpriv, ...droppingTo(ids), ...shell(command)];
      const [file, ...args] = words as [string, ...string[]];
      return withoutInherited({ file, args, env, cwd: ground.workspace });
    },
    begin: async () => {
      await handOver(ground.workspace, ids);
      // The namespace ends with its first process.
      if (namespace.length > 0) return async () => {};
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
