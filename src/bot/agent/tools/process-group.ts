/** Signals a group of processes; false when all of them are gone. */
export function signalGroup(pid: number | undefined, signal: NodeJS.Signals): boolean {
  try {
    return pid !== undefined && process.kill(-pid, signal);
  } catch {
    // All of them are gone, which is what was wanted.
    return false;
  }
}
