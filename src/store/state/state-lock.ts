import { stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { lock } from "proper-lockfile";

const STALE_MS = 5_000;
const MAX_WAIT_MS = 20_000;
const FIRST_PAUSE_MS = 20;
const MAX_PAUSE_MS = 250;

/** Does some work while no other process does. The lock of a process that is gone is taken over after a few seconds. */
export async function whileLocked<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lockfilePath = join(folder, "lock");
  await bringToPresent(lockfilePath);
  const release = await takeLock(folder, lockfilePath);
  try {
    return await work();
  } finally {
    await release().catch(() => undefined);
  }
}

/** Waits only for whoever has the lock: a disk that is full or can only be read is told at once. */
async function takeLock(folder: string, lockfilePath: string): Promise<() => Promise<void>> {
  // Whoever was kept from working for too long has lost the lock: what it then wants to write is checked once more.
  const options = { lockfilePath, stale: STALE_MS, update: 1_000, realpath: false, onCompromised: () => {} };
  const end = performance.now() + MAX_WAIT_MS;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
    try {
      return await lock(folder, options);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ELOCKED" || performance.now() > end) throw error;
    }
    await pause(pauseMs * (0.5 + Math.random() / 2));
  }
}

/** A lock from before the clock was set back would not grow old until the clock is there again. */
async function bringToPresent(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  const now = Date.now();
  if (found && found.mtimeMs > now + STALE_MS) await utimes(path, now / 1_000, now / 1_000).catch(() => undefined);
}
