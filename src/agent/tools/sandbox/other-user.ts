import { readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { execa } from "execa";
import { closedFoldersTo, throughClosed } from "./closed-folders.js";
import { droppingTo, environment, installed, shell, withoutInherited } from "./command-line.js";
import { type Ground, type Ids, removeHome } from "./ground.js";
import { handOver } from "./hand-over.js";
import type { Sandbox, SandboxRefusal } from "./types.js";

/** Commands as a user of their own, which only root can arrange; or why that cannot be. */
export async function otherUser(ground: Ground): Promise<Sandbox | SandboxRefusal> {
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
  let running = 0;
  let clearing: Promise<void> | undefined;
  return {
    kind: "user",
    uid: ids.uid,
    closed,
    wrap: (command) => {
      const [file, ...args] = [...through, setpriv, ...droppingTo(ids), ...shell(command)] as [string, ...string[]];
      return withoutInherited({ file, args, env: environment(ground.home), cwd: ground.workspace });
    },
    begin: async () => {
      await handOver(ground.workspace, ids);
      while (clearing) await clearing;
      running += 1;
      return async () => {
        running -= 1;
        // Only its user is something a process cannot shed; while another run goes on they share it.
        if (running > 0) return;
        clearing = killAllOf(setpriv, ids).finally(() => (clearing = undefined));
        await clearing;
      };
    },
    close: async () => {
      await killAllOf(setpriv, ids);
      await removeHome(ground);
    },
  };
}

function setting(name: string): string | undefined {
  try {
    return readFileSync(`/proc/sys/${name}`, "utf8").trim();
  } catch {
    return undefined; // not shown here
  }
}

/** One call to the kernel ends all of a user's processes, where going through a list could be outrun by new ones. */
async function killAllOf(setpriv: string, ids: Ids): Promise<void> {
  const args = [...droppingTo(ids), "/bin/sh", "-c", "kill -KILL -1"];
  const { exitCode } = await execa(setpriv, args, {
    cwd: "/",
    env: {},
    extendEnv: false,
    stdio: "ignore",
    reject: false,
  });
  // Without an exit code one of them was quicker and ended ours; root they cannot touch.
  if (exitCode === undefined) await killListed(ids.uid);
}

/** Looks again until nobody is found: one of them may have started another meanwhile. */
async function killListed(uid: number): Promise<void> {
  for (let pass = 0, found = 1; pass < 10 && found > 0; pass += 1) {
    found = 0;
    for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
      const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
      if (!status.includes(`\nUid:\t${uid}\t`) || /^State:\tZ/m.test(status)) continue;
      found += 1;
      try {
        process.kill(Number(pid), "SIGKILL");
      } catch {
        // It has ended since it was listed, which is as good.
      }
    }
  }
}
