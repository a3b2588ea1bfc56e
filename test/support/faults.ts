import { execFileSync, spawnSync } from "node:child_process";
import { closeSync, mkdirSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { childCount, descriptorCount } from "./process-watch.js";

/** Set by `npm run faults`: everything, also what takes minutes. */
export const ALL_FAULTS = Boolean(process.env.FAULTS);

const mount = (...args: string[]): boolean => spawnSync("mount", args, { stdio: "ignore" }).status === 0;
const unmount = (path: string): void => void spawnSync("umount", ["--lazy", path], { stdio: "ignore" });

/** Whether this machine lets us have disks of our own. */
export const CAN_MOUNT = ((): boolean => {
  if (process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), "chat-hooks-mount-"));
  const works = mount("-t", "tmpfs", "-o", "size=64k", "tmpfs", folder);
  if (works) unmount(folder);
  rmdirSync(folder);
  return works;
})();

/** A real disk of a few hundred kilobytes at a folder. */
export class SmallDisk {
  constructor(
    private readonly folder: string,
    kib: number,
  ) {
    mkdirSync(folder, { recursive: true });
    if (!mount("-t", "tmpfs", "-o", `size=${kib}k`, "tmpfs", folder)) throw new Error("There is no disk to be had.");
  }

  /** Takes the last byte there is. */
  fill(): void {
    const file = openSync(join(this.folder, "filler"), "a");
    try {
      for (const size of [65_536, 4_096, 1]) writeUntilFull(file, Buffer.alloc(size));
    } finally {
      closeSync(file);
    }
  }

  free(): void {
    rmSync(join(this.folder, "filler"));
  }

  setReadOnly(on: boolean): void {
    execFileSync("mount", ["-o", on ? "remount,ro" : "remount,rw", this.folder]);
  }

  close(): void {
    unmount(this.folder);
  }
}

/** Makes a file one that can be read and not replaced, as a disk that fails at this very moment would. */
export function pinFile(path: string): () => void {
  if (!mount("--bind", path, path)) throw new Error(`${path} cannot be pinned.`);
  return () => unmount(path);
}

function writeUntilFull(file: number, block: Buffer): void {
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}

export type Footprint = { descriptors: number; children: number; heapBytes: number };

/**
 * What this process holds once nothing is under way any more: looking for stray processes opens files for a moment.
 * Memory is collected until there is less than the goal, or until nothing more is given back.
 */
export async function footprintAtRest(goalBytes = 0): Promise<Footprint> {
  for (let same = 0, last = -1; same < 3; ) {
    const descriptors = descriptorCount();
    same = descriptors === last ? same + 1 : 0;
    last = descriptors;
    await pause(100);
  }
  return { descriptors: descriptorCount(), children: childCount(), heapBytes: await heapAtRest(goalBytes) };
}

/** Less than this is no sign that there is more to come. */
const GIVEN_BACK = 65_536;

/** What one collection finds free is given back by the next one, at times by the one after that. */
async function heapAtRest(goalBytes: number): Promise<number> {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  let least = Number.POSITIVE_INFINITY;
  // A collection of a worker that has run many files takes a tenth of a second.
  for (let times = 0, inVain = 0; times < 6 && inVain < 2 && least >= goalBytes; times += 1) {
    collect();
    await pause(100);
    const { heapUsed, external } = process.memoryUsage();
    inVain = heapUsed + external < least - GIVEN_BACK ? 0 : inVain + 1;
    least = Math.min(least, heapUsed + external);
  }
  return least;
}
