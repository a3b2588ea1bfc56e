import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { placeInV1, placeInV2 } from "./cgroup-place.js";
import type { Limits } from "./limits.js";

/** Bounds all commands of a bot together; made by the bot. */
export type Cgroup = {
  /** Whoever writes 0 to each of these is in it. */
  lists: readonly string[];
  /** Before a command is started: the kernel takes some milliseconds over the first move of a process, and few after it. */
  hurry(): void;
  /** Counts from now on how many processes the kernel has killed and refused at these bounds. */
  watch(): () => { memory: number; processes: number };
  close(): Promise<void>;
};

/** For /bin/sh: puts it into the lists it is given, up to a "--", or ends it. */
export const JOIN = 'while [ "$1" != -- ]; do echo 0 >"$1" || exit 1; shift; done; shift; exec "$@"';

type Bounds = Pick<Limits, "allMemoryMb" | "allProcesses">;

const REMOVALS = 100;
const PAUSE_MS = 10;

/** Makes it and tries it; nothing where there is none to be had, which is no fault: each process has its limits. */
export function openCgroup({ allMemoryMb, allProcesses }: Bounds): Cgroup | undefined {
  let remove = (): void => {};
  try {
    const place = placeInV1() ?? placeInV2();
    if (!place) return undefined;
    const folders = [...new Set([place.memory, place.pids])];
    const leaves = folders.map((folder) => join(folder, place.inside));
    const lists = leaves.map((folder) => join(folder, "cgroup.procs"));
    const made = [...new Set([...folders, ...leaves])];
    remove = () => {
      for (const folder of made.toReversed().filter(existsSync)) rmdirSync(folder);
      place.undo();
    };
    place.prepare();
    for (const folder of made) mkdirSync(folder);
    writeFileSync(join(place.memory, place.limit), String(allMemoryMb * 2 ** 20));
    writeFileSync(join(place.pids, "pids.max"), String(allProcesses));
    execFileSync("/bin/sh", ["-c", JOIN, "sh", ...lists, "--", "/bin/true"], { env: {}, stdio: "ignore" });
    const memory = (): number => countIn(join(place.memory, place.kills), "oom_kill");
    const processes = (): number => countIn(join(place.pids, "pids.events"), "max");
    const watch = (): ReturnType<Cgroup["watch"]> => {
      const before = { memory: memory(), processes: processes() };
      return () => ({ memory: memory() - before.memory, processes: processes() - before.processes });
    };
    const hurry = (): void => {
      const own = place.own();
      // Moves the bot to where it is.
      if (own) writeFile(join(own, "cgroup.procs"), String(process.pid)).catch(() => {});
    };
    return { lists, hurry, watch, close: () => removeSoon(remove) };
  } catch {
    void removeSoon(remove);
    return undefined;
  }
}

function countIn(path: string, name: string): number {
  try {
    return Number(new RegExp(`^${name} (\\d+)`, "m").exec(readFileSync(path, "utf8"))?.[1] ?? 0);
  } catch {
    return 0; // an older kernel
  }
}

/** What was killed may take a moment to be gone; what cannot be removed now is removed at a next start. */
async function removeSoon(remove: () => void): Promise<void> {
  for (let tries = 0; tries < REMOVALS; tries++) {
    try {
      remove();
      return;
    } catch {
      await pause(PAUSE_MS);
    }
  }
}
