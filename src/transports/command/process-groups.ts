import { closeSync, openSync, readdirSync, readFileSync, readSync } from "node:fs";
import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";
import { onExit } from "signal-exit";
import { signalGroup } from "../../lib/processes.js";

/** Every process a hook starts inherits this variable, so that one which left its group can still be found. */
export const RUN_ID_VARIABLE = "CHAT_HOOKS_RUN_ID";

const TERM_TO_KILL_MS = 200;
const SWEEP_EVERY_MS = 10_000;
/** Enough for one that waits for its turn on a busy machine. */
const MAX_PASSES = 40;
const STARTING_MS = 10;
/** About a millisecond of work. */
const LOOKS_AT_ONCE = 64;

/** A run that has ended: until when what it left in the background may go on, and its group if that outlived it. */
type Ended = { until: number; group?: number };

/** Whether anybody is in a process group. */
export const isGroupThere = (pid: number): boolean => signalGroup(pid, 0);

/** Ends a group whose leader is gone. Where there is such a process again, the number is somebody else's by now. */
function killLeaderless(group: number | undefined): void {
  if (group !== undefined && !safely(() => process.kill(group, 0), false)) signalGroup(group, "SIGKILL");
}

/**
 * Keeps track of what hooks have started: stops groups at their timeout, looks for processes that left their group,
 * and leaves nothing behind when the bot stops.
 */
export class ProcessGroups {
  private readonly running = new Map<number, string>();
  private readonly ended = new Map<string, Ended>();
  private sweeper: NodeJS.Timeout | undefined;
  private readonly forgetExit: () => void;

  constructor(private readonly prefix: string) {
    this.forgetExit = onExit(() => this.killAllNow(), { alwaysLast: false });
  }

  add(pid: number, runId: string): void {
    this.running.set(pid, runId);
  }

  /** The hook itself has ended. What it left in the background may go on until the hook's time is up. */
  leave(pid: number, runId: string, graceMs: number): void {
    this.running.delete(pid);
    // Looked at now and not at the end of the grace, when the number of an empty group may be another's.
    this.ended.set(runId, { until: performance.now() + graceMs, ...(isGroupThere(pid) && { group: pid }) });
    this.sweeper ??= setTimeout(() => void this.sweep(), SWEEP_EVERY_MS).unref();
  }

  /** Ends a group: TERM, a moment to clean up, KILL, and then whoever had left the group. */
  async stop(pid: number, runId: string): Promise<void> {
    signalGroup(pid, "SIGTERM");
    await pause(TERM_TO_KILL_MS);
    signalGroup(pid, "SIGKILL");
    this.running.delete(pid);
    await endRuns((id) => id === runId);
  }

  private async sweep(): Promise<void> {
    const now = performance.now();
    const due = new Map([...this.ended].filter(([, { until }]) => until <= now));
    for (const { group } of due.values()) killLeaderless(group);
    if (due.size > 0) await endRuns((id) => due.has(id));
    for (const id of due.keys()) this.ended.delete(id);
    this.sweeper = this.ended.size > 0 ? setTimeout(() => void this.sweep(), SWEEP_EVERY_MS).unref() : undefined;
  }

  /** Stops everything this bot has started. */
  async close(): Promise<void> {
    clearTimeout(this.sweeper);
    this.forgetExit();
    if (this.killGroups()) await endRuns((id) => id.startsWith(this.prefix));
    this.running.clear();
    this.ended.clear();
  }

  /** The same for a process that is about to end and cannot wait. */
  private killAllNow(): void {
    if (this.killGroups()) endRunsNow((id) => id.startsWith(this.prefix));
  }

  /** Kills all groups; false when there was nothing that could have left one. */
  private killGroups(): boolean {
    for (const pid of this.running.keys()) signalGroup(pid, "SIGKILL");
    for (const { group } of this.ended.values()) killLeaderless(group);
    return this.running.size > 0 || this.ended.size > 0;
  }
}

/** What a look at a process came to. One that is becoming another program says nothing of itself for a moment. */
type Seen = "killed" | "starting" | "another's";

/**
 * Ends the processes of runs that are due, and yields how long to wait before going on. Looks again after a pass that
 * found somebody: it may have started another one meanwhile. Reading at once takes a fraction of what waiting for
 * hundreds of small files does.
 */
function* endings(isDue: (runId: string) => boolean): Generator<number> {
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const seen = new Set<Seen>();
    const pids = safely(() => readdirSync("/proc"), []).filter((name) => /^\d+$/.test(name));
    for (const [at, pid] of pids.entries()) {
      if (at % LOOKS_AT_ONCE === 0) yield 0;
      seen.add(look(pid, isDue));
    }
    if (!seen.has("killed") && !seen.has("starting")) return;
    if (seen.has("starting")) yield STARTING_MS;
  }
}

export async function endRuns(isDue: (runId: string) => boolean): Promise<void> {
  for (const ms of endings(isDue)) await (ms > 0 ? pause(ms) : turn());
}

function endRunsNow(isDue: (runId: string) => boolean): void {
  const never = new Int32Array(new SharedArrayBuffer(4));
  for (const ms of endings(isDue)) Atomics.wait(never, 0, 0, ms);
}

/** Opened and read at once: what was opened before a process became another program is empty after it. */
function look(pid: string, isDue: (runId: string) => boolean): Seen {
  const read = (name: string): Buffer => safely(() => readAtOnce(`/proc/${pid}/${name}`), UNREADABLE);
  // With arguments and without an environment: it has none, or has got both in between.
  for (let tries = 0; tries < 5; tries += 1) {
    const environ = read("environ");
    if (environ.length > 0) return killIf(pid, environ, isDue);
    if (read("cmdline").length === 0) return isAlive(read("stat").toString()) ? "starting" : "another's";
  }
  return "another's";
}

/** Neither dead nor the kernel's own, which have no arguments for ever. */
function isAlive(stat: string): boolean {
  if (stat === UNREADABLE.toString()) return false;
  const [state = "", parent = ""] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return !"ZX".includes(state) && !["0", "2"].includes(parent);
}

const UNREADABLE = Buffer.from("?");
const scratch = Buffer.alloc(65_536);

/** Until the next one is read. Room made anew for each of hundreds of processes would be half of the work. */
function readAtOnce(path: string): Buffer {
  const file = openSync(path, "r");
  try {
    const bytes = readSync(file, scratch);
    return bytes < scratch.length ? scratch.subarray(0, bytes) : readFileSync(path);
  } finally {
    closeSync(file);
  }
}

function killIf(pid: string, environ: Buffer, isDue: (runId: string) => boolean): Seen {
  const name = `${RUN_ID_VARIABLE}=`;
  const lines = environ.includes(name) ? environ.toString().split("\0") : [];
  const entry = lines.find((line) => line.startsWith(name));
  if (!entry || Number(pid) === process.pid || !isDue(entry.slice(name.length))) return "another's";
  // It may have ended since it was listed, which is as good.
  return safely(() => process.kill(Number(pid), "SIGKILL"), false) ? "killed" : "another's";
}

/** Other people's processes cannot be read, and processes end while they are looked at: neither is an error here. */
function safely<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
