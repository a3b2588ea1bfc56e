import { hostname } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import type { Query } from "../connection.js";
import { JOBS_CHANNEL, QUEUE_SCHEMA, type QueueDatabase } from "./engine.js";

/** How often a machine says that it is there, and after how long a silent one is taken for dead. */
export type MachineTimes = { beatMs: number; silentMs: number };

const TIMES: MachineTimes = { beatMs: 10_000, silentMs: 30_000 };
/** An answer that was lost on its way leaves a job with a worker that does not know of it. */
const UNKNOWN_MS = 15_000;
const KEPT = "2 days";
const TIDY_EVERY = 360;
/** After a beat that did not arrive. */
const RETRY_MS = 1_000;

const JOBS = `${QUEUE_SCHEMA}._private_jobs`;
const QUEUES = `${QUEUE_SCHEMA}._private_job_queues`;

/** This process among those that share a queue. What one of them held that is dead, silent or gone is given back. */
export class Machine {
  readonly workers: string[] = [];
  readonly listeners: ((query: Query) => Promise<unknown>)[] = [];
  private readonly lost = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private heardAt = performance.now();
  private beats = 0;
  private isThere = false;
  private hasLeft = false;
  private beating: Promise<void> | undefined;

  constructor(
    private readonly database: QueueDatabase,
    private readonly running: ReadonlySet<string>,
    private readonly times: MachineTimes = TIMES,
  ) {}

  start(): void {
    const next = (waitMs: number): void => {
      this.timer = setTimeout(() => {
        this.beat().then(
          () => next(this.times.beatMs),
          () => next(Math.min(RETRY_MS, this.times.beatMs)),
        );
      }, waitMs).unref();
    };
    next(this.times.beatMs);
  }

  /** Says that it is there, and looks after the others. */
  beat(): Promise<void> {
    // One that is under way may not know of the newest workers.
    const next = (this.beating ?? Promise.resolve()).then(() => this.beatOnce());
    this.beating = next.catch(() => undefined);
    return next;
  }

  /** Whether a job is still ours: of a process that was frozen for long, the others have taken it. */
  async holds(job: string): Promise<boolean> {
    while (!this.hasLeft && performance.now() - this.heardAt > this.times.silentMs - this.times.beatMs / 2)
      // Without a pause nothing else would run while the database is away.
      await this.beat().catch(() => pause(RETRY_MS, undefined, { ref: false }));
    return !this.hasLeft && !this.lost.delete(job);
  }

  async leave(): Promise<void> {
    this.hasLeft = true;
    await this.beating;
    clearTimeout(this.timer);
    await this.database.transaction(async (query) => {
      await query("DELETE FROM chat_hooks.machines WHERE id = $1", [this.database.own]);
      await this.giveBack(query);
    });
  }

  private async beatOnce(): Promise<void> {
    const { own, bot, machine } = this.database;
    // A copy of a machine has the same folder, and another name.
    const place = `${hostname()} ${machine}`;
    const at = performance.now();
    await this.database.transaction(async (query) => {
      const before = await query(
        "UPDATE chat_hooks.machines SET beat_at = now(), workers = $2 WHERE id = $1 RETURNING id",
        [own, this.workers],
      );
      if (before.length === 0) {
        if (this.isThere) for (const job of this.running) this.lost.add(job);
        await query("INSERT INTO chat_hooks.machines (id, bot, place, workers) VALUES ($1, $2, $3, $4)", [
          ...[own, bot, place, this.workers],
        ]);
      }
      // A state folder has one process: another one with the same is one that was there before.
      await query(
        `DELETE FROM chat_hooks.machines WHERE id <> $1
           AND (beat_at < now() - $2 * interval '1 millisecond' OR (bot = $3 AND place = $4))`,
        [own, this.times.silentMs, bot, place],
      );
      await this.giveBack(query);
    });
    this.isThere = true;
    this.heardAt = at;
    if (this.beats % TIDY_EVERY === 0) await this.tidy();
    this.beats += 1;
  }

  private async tidy(): Promise<void> {
    const { query } = this.database;
    await query(`DELETE FROM chat_hooks.updates WHERE at < now() - interval '${KEPT}'`);
    await query(`DELETE FROM chat_hooks.sends WHERE record IS NULL AND at < now() - interval '${KEPT}'`);
    await this.database.transaction(async (alone) => {
      // Each look for a job goes through all queues, one for each chat there ever was. Whoever adds a job waits for this.
      await alone(`LOCK TABLE ${QUEUES} IN EXCLUSIVE MODE`);
      await alone(
        `DELETE FROM ${QUEUES} AS q WHERE locked_by IS NULL
            AND NOT EXISTS (SELECT 1 FROM ${JOBS} AS j WHERE j.job_queue_id = q.id)`,
      );
    });
  }

  private async giveBack(query: Query): Promise<void> {
    const unlocked = await query<{ count: number }>(
      `WITH dead AS (
         SELECT DISTINCT locked_by FROM (
           SELECT locked_by FROM ${JOBS} WHERE locked_by IS NOT NULL
           UNION SELECT locked_by FROM ${QUEUES} WHERE locked_by IS NOT NULL) AS held
         WHERE locked_by NOT IN (SELECT unnest(workers) FROM chat_hooks.machines))
       SELECT ${QUEUE_SCHEMA}.force_unlock_workers(array_agg(locked_by)), count(*)::int AS count
         FROM dead HAVING count(*) > 0`,
    );
    const strays = await query(
      `WITH stray AS (
         UPDATE ${JOBS} SET locked_by = NULL, locked_at = NULL
          WHERE locked_by = ANY($1) AND id <> ALL($2) AND locked_at < now() - $3 * interval '1 millisecond'
         RETURNING id)
       SELECT id FROM stray`,
      [this.workers, [...this.running], UNKNOWN_MS],
    );
    // A job that its first worker removed in the end leaves its queue with the second one.
    const queues = await query(
      `UPDATE ${QUEUES} AS q SET locked_by = NULL, locked_at = NULL
        WHERE q.locked_by IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM ${JOBS} AS j WHERE j.job_queue_id = q.id AND j.locked_by = q.locked_by)
       RETURNING id`,
    );
    for (const listener of this.listeners) await listener(query);
    if (unlocked.length + strays.length + queues.length > 0) await query(`NOTIFY ${JOBS_CHANNEL}`);
  }
}
