import { appendFileSync, mkdirSync } from "node:fs";
import { appendFile, mkdir, rename, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { HookRun } from "../../core/firing.js";
import type { HookStats } from "../../core/view.js";
import { isSameMac, macOf } from "../state/seal.js";
import { linesFromEnd } from "./lines-from-end.js";

/** One firing as the log keeps it: never a payload, and reasons without anything they share with one. */
export type LoggedRun = HookRun & {
  at: number;
  /** How many events there had been in all by then. */
  fired?: number;
};

const MAX_LOG = 1_048_576;
const MAC_LENGTH = 32;
const FLUSH_MS = 100;
const MAX_WAITING = 5_000;

/**
 * The bounded record of firings, two files of at most a megabyte. Written in batches, off the message path: a slow disk
 * must not slow a chat, and a full one must not stop it.
 */
export class FiringLog {
  private readonly file: string;
  private readonly older: string;
  private waiting: LoggedRun[] = [];
  private timer: NodeJS.Timeout | undefined;
  private flushing: Promise<void> = Promise.resolve();
  private readonly stats = new Map<string, HookStats>();
  /** How many events the processes before this one have fired, as far as the log knows. */
  firedBefore = 0;

  constructor(
    folder: string,
    private readonly key: () => Buffer,
  ) {
    this.file = join(folder, "log.jsonl");
    this.older = join(folder, "log.1.jsonl");
  }

  /** Takes up the counters where the last process left them. */
  async open(): Promise<void> {
    for (const run of await this.recent(Number.POSITIVE_INFINITY)) {
      this.count(run);
      this.firedBefore = Math.max(this.firedBefore, run.fired ?? 0);
    }
  }

  add(run: LoggedRun): void {
    this.count(run);
    if (this.waiting.length >= MAX_WAITING) return;
    // Sealed when it is written: the message that this run decided on waits for nothing more.
    this.waiting.push(run);
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  statsOf(hookId: string): HookStats {
    return { ...(this.stats.get(hookId) ?? { runs: 0, faults: 0 }) };
  }

  /** The last firings, oldest first. */
  async recent(count: number): Promise<LoggedRun[]> {
    await this.flush();
    const runs: LoggedRun[] = [];
    // From the end: of thousands of lines only those that are wanted are read and authenticated.
    for (const path of [this.file, this.older]) {
      for await (const line of linesFromEnd(path, MAX_LOG * 2)) {
        if (runs.length >= count) break;
        const run = this.parse(line);
        if (run) runs.push(run);
      }
    }
    return runs.reverse();
  }

  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.flushing = this.flushing.then(() => this.write());
    return this.flushing;
  }

  /** For a process that ends now and cannot wait. */
  flushNow(): void {
    const lines = this.sealed().join("");
    if (lines === "") return;
    try {
      mkdirSync(dirname(this.file), { recursive: true, mode: 0o700 });
      appendFileSync(this.file, lines, { mode: 0o600 });
    } catch {
      // The process is ending; the log is the one thing that may be lost here.
    }
  }

  private sealed(): string[] {
    return this.waiting.splice(0).map((run) => {
      const body = JSON.stringify(run);
      return `${JSON.stringify({ body, mac: this.macOf(body) })}\n`;
    });
  }

  private async write(): Promise<void> {
    const lines = lastThatFit(this.sealed());
    if (lines === "") return;
    try {
      const size = (await stat(this.file).catch(() => undefined))?.size;
      if (size === undefined) await mkdir(dirname(this.file), { recursive: true, mode: 0o700 });
      else if (size > 0 && size + Buffer.byteLength(lines) > MAX_LOG) await rename(this.file, this.older);
      await appendFile(this.file, lines, { mode: 0o600 });
    } catch {
      // A full or read-only disk costs the log lines, not the guard.
    }
  }

  private parse(line: string): LoggedRun | undefined {
    try {
      const { body, mac } = JSON.parse(line) as { body: string; mac: string };
      return isSameMac(this.macOf(body), mac) ? (JSON.parse(body) as LoggedRun) : undefined;
    } catch {
      // Cut off by a crash, or not ours: not a firing.
      return undefined;
    }
  }

  private macOf(body: string): string {
    return macOf(this.key(), "log", body).slice(0, MAC_LENGTH);
  }

  private count(run: LoggedRun): void {
    // Of a run that is counted already.
    if (run.grant !== undefined) return;
    const stats = this.stats.get(run.id) ?? { runs: 0, faults: 0 };
    this.stats.set(run.id, stats);
    stats.runs += 1;
    if (run.verdict === "no-verdict") stats.faults += 1;
    stats.last = run;
    stats.lastAt = run.at;
    if (run.fired === undefined) return;
    stats.longestWait = Math.max(stats.longestWait ?? 0, run.fired - (stats.firedAt ?? run.fired));
    stats.firedAt = run.fired;
  }
}

/** The newest lines of a batch, as many as one file holds. */
function lastThatFit(lines: readonly string[]): string {
  let bytes = 0;
  const tooOld = lines.findLastIndex((line) => {
    bytes += Buffer.byteLength(line);
    return bytes > MAX_LOG;
  });
  return lines.slice(tooOld + 1).join("");
}
