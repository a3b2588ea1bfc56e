/** Whether there is such a process, be it ours or another user's. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It is there, and not ours to signal.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Signals a group of processes; false when nobody is left in it. */
export function signalGroup(pid: number | undefined, signal: NodeJS.Signals | 0): boolean {
  try {
    return pid !== undefined && process.kill(-pid, signal);
  } catch {
    // ESRCH: all of them are gone, which is what the caller wants to know.
    return false;
  }
}
