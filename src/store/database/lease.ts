import { setTimeout as pause } from "node:timers/promises";
import type { BotScope } from "./bot-scope.js";

/** How often a holder says that it is there, and after how long a silence another takes its place. */
export type LeaseTimes = { beatMs: number; silentMs: number };

const TIMES: LeaseTimes = { beatMs: 10_000, silentMs: 30_000 };
/** While the database is away. */
const RETRY_MS = 1_000;
const LOOK_MS = 20;
/** A holder gives up before another may take it. */
const SAFE_PART = 0.8;

/** What one process of a bot has at a time. A holder that was frozen finds that it has it no more. */
export class Lease {
  /** Since when it is held without a break. */
  private since: number | undefined;
  private renewedAt = 0;
  private readonly end = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Pick<BotScope, "query" | "bot" | "own">,
    private readonly name: string,
    private readonly times: LeaseTimes = TIMES,
  ) {}

  /** For how long it is held; undefined when it is not. */
  get heldMs(): number | undefined {
    const now = performance.now();
    return this.since === undefined || now - this.renewedAt > this.times.silentMs * SAFE_PART
      ? undefined
      : now - this.since;
  }

  /** Whether it is held for so long that whoever was not heard meanwhile is gone. */
  get isSteady(): boolean {
    return (this.heldMs ?? 0) > this.times.silentMs;
  }

  /** Resolves as soon as it is held. */
  async untilHeld(signal: AbortSignal): Promise<void> {
    while (this.heldMs === undefined && !signal.aborted)
      await pause(LOOK_MS, undefined, { signal }).catch(() => undefined);
  }

  /** Takes it as soon as it is free, and keeps it. `onBeat` is called after each look, one at a time. */
  keep(onBeat: () => unknown): this {
    this.running = this.beat(onBeat);
    return this;
  }

  /** Gives it up. */
  async release(): Promise<void> {
    this.end.abort();
    await this.running;
    this.since = undefined;
    await this.database
      .query("DELETE FROM chat_hooks.leases WHERE bot = $1 AND name = $2 AND holder = $3", this.values())
      // It runs out by itself.
      .catch(() => undefined);
  }

  private async beat(onBeat: () => unknown): Promise<void> {
    const { signal } = this.end;
    while (!signal.aborted) {
      const isReached = await this.renew().then(
        () => true,
        () => false,
      );
      await onBeat();
      const waitMs = isReached ? this.times.beatMs : Math.min(RETRY_MS, this.times.beatMs);
      await pause(waitMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  private async renew(): Promise<void> {
    // Counted from before it was asked for.
    const at = performance.now();
    const rows = await this.database.query(
      `INSERT INTO chat_hooks.leases AS held (bot, name, holder, until)
       VALUES ($1, $2, $3, now() + $4 * interval '1 ms')
       ON CONFLICT (bot, name) DO UPDATE SET holder = excluded.holder, until = excluded.until
        WHERE held.holder = excluded.holder OR held.until < now() RETURNING name`,
      [...this.values(), this.times.silentMs],
    );
    const wasHeld = this.heldMs !== undefined;
    if (rows.length === 0) this.since = undefined;
    else if (!wasHeld) this.since = at;
    this.renewedAt = at;
  }

  private values(): [string, string, string] {
    return [this.database.bot, this.name, this.database.own];
  }
}
