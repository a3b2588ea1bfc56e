import type { HookRun } from "../../core/firing.js";
import type { HookStats } from "../../core/view.js";
import { isSameMac, macOf } from "../state/seal.js";
import type { LogLines } from "./log-lines.js";

/** One firing as the log keeps it: never a payload, and reasons without anything they share with one. */
export type LoggedRun = HookRun & {
  at: number;
  /** How many events there had been in all by then. */
  fired?: number;
};

const MAC_LENGTH = 32;
const FLUSH_MS = 100;
const MAX_WAITING = 5_000;

/**
 * The bounded record of firings. Written in batches, off the message path: a slow disk must not slow a chat, and a full one
 * must not stop it.
 */
export class FiringLog {
  private waiting: LoggedRun[] = [];
  private timer: NodeJS.Timeout | undefined;
  private flushing: Promise<void> = Promise.resolve();
  private readonly stats = new Map<string, HookStats>();
  private blocked: { day: number; count: number; trace?: string } = { day: 0, count: 0 };
  /** How many events the processes before this one have fired, as far as the log knows. */
  firedBefore = 0;

  constructor(
    private readonly lines: LogLines,
    private readonly key: () => Buffer,
  ) {}

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

  /** How many events hooks have blocked since midnight, by this machine's clock: as far back as the log goes. */
  blockedToday(now = Date.now()): number {
    return this.blocked.day === dayOf(now) ? this.blocked.count : 0;
  }

  /** The last firings, oldest first. */
  async recent(count: number): Promise<LoggedRun[]> {
    await this.flush();
    const runs: LoggedRun[] = [];
    // From the end: of thousands of lines only those that are wanted are read and authenticated.
    for await (const line of this.lines.newestFirst()) {
      if (runs.length >= count) break;
      const run = this.parse(line);
      if (run) runs.push(run);
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
    const lines = this.sealed();
    if (lines.length > 0) this.lines.appendNow(lines);
  }

  private sealed(): string[] {
    const taken = this.waiting;
    this.waiting = [];
    return taken.map((run) => {
      const body = JSON.stringify(run);
      return `${JSON.stringify({ body, mac: this.macOf(body) })}\n`;
    });
  }

  private async write(): Promise<void> {
    const taken = this.waiting;
    const lines = this.sealed();
    if (lines.length === 0) return;
    await this.lines.append(lines).catch(() => {
      // They wait with what comes, as many as there is room for.
      this.waiting = [...taken, ...this.waiting].slice(-MAX_WAITING);
    });
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
    return macOf(this.key(), this.lines.purpose, body).slice(0, MAC_LENGTH);
  }

  private count(run: LoggedRun): void {
    // Of a run that is counted already.
    if (run.grant !== undefined) return;
    this.countBlock(run);
    const stats = this.stats.get(run.id) ?? { runs: 0, faults: 0 };
    this.stats.set(run.id, stats);
    stats.runs += 1;
    if (run.verdict === "no-verdict") stats.faults += 1;
    if (run.ignored) stats.ignored = run.ignored;
    stats.last = run;
    stats.lastAt = run.at;
    if (run.fired === undefined) return;
    stats.longestWait = Math.max(stats.longestWait ?? 0, run.fired - (stats.firedAt ?? run.fired));
    stats.firedAt = run.fired;
  }

  private countBlock({ id, verdict, closed, mode, trace, at }: LoggedRun): void {
    const hasBlocked = verdict === "block" || verdict === "drop" || closed;
    // A line without a hook only says where the shell went; of those that block side by side, one has.
    if (!hasBlocked || mode !== undefined || id === "" || (trace && trace === this.blocked.trace)) return;
    const day = dayOf(at);
    const before = this.blocked.day === day ? this.blocked.count : 0;
    this.blocked = { day, count: before + 1, ...(trace && { trace }) };
  }
}

/** The midnight before. */
const dayOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0);
