import { randomBytes } from "node:crypto";
import { chown } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Ground, Sandbox } from "../ground.js";
import { openProxy } from "./proxy.js";

/** What a sandbox says of its network and limits, and the way out of its commands. */
export function shellParts({
  network,
  limits,
  cgroup,
  home,
  ids,
  proxy,
}: Ground): Pick<Sandbox, "network" | "openProxy" | "limits" | "cgroup"> {
  const bounds = { network, ...(limits && { limits }), ...(cgroup && { cgroup }) };
  if (network !== "public") return bounds;
  return {
    ...bounds,
    async openProxy(gate) {
      // Commands of one user run side by side: none can guess where another's socket lies, nor list the folder.
      const socket = join(dirname(home), randomBytes(12).toString("hex"));
      const opened = await openProxy(socket, { ...proxy, gate });
      if (ids) await chown(socket, ids.uid, ids.gid);
      return { ...opened, socket };
    },
  };
}
