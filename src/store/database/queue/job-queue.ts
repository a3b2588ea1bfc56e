import { setTimeout as pause } from "node:timers/promises";
import { DatabaseAwayError } from "../../../core/state-errors.js";
import { messageOf } from "../../../lib/message-of.js";
import type { Query } from "../connection.js";
import { type Engine, JOBS_CHANNEL, loadEngine, QUEUE_SCHEMA, type QueueDatabase, type TaskList } from "./engine.js";
import { Machine, type MachineTimes } from "./machine.js";
import { type Asking, WorkerPool } from "./worker-pool.js";

export type Task = (payload: unknown) => Promise<void>;
export type QueueOptions = {
  /** How many jobs of a kind this machine works on at the same time. */
  slots: number;
  task: Task;
};

const RETRY_MS = 1_000;
const ENDING_MS = 1_500;
/** Any numbers that nobody else has: whoever holds this lock makes the queue's tables, or looks for a job. */
const LOCK = 7_204_118;
const FETCH_LOCK = 7_204_119;
/** What the engine asks for a job with: names of its own making, and numbers. */
const PLAIN = /^[\w-]+$|^\{[\d,]*\}$/;
/** What the engine reads of a job that it gets, and of what is said there nothing enormous. */
const JOB = `RETURNING jobs.id, jobs.job_queue_id, jobs.task_id, jobs.attempts, jobs.max_attempts, jobs.key,
  CASE WHEN octet_length(payload::text) < 8388608 THEN payload END AS payload`;

/** Jobs that the machines of one bot share: each is done by one of them, and those of one queue one after the other. */
export class JobQueue {
  private readonly pools = new Map<string, WorkerPool>();
  private readonly running = new Set<string>();
  private readonly machine: Machine;
  private readonly engine: Engine;
  private isClosed = false;
  private readonly ready: Promise<void>;

  constructor(
    private readonly database: QueueDatabase,
    times?: MachineTimes,
  ) {
    this.engine = loadEngine(database.settings);
    this.machine = new Machine(database, this.running, times);
    this.ready = this.prepare();
    // Whoever waits for it hears of it.
    this.ready.catch(() => undefined);
  }

  /**
   * Adds a job for each row that a statement makes, in one step with it; answers how many. The rows have a `queue`, a `payload`
   * and a `number`: of one queue, the smallest number comes first, whenever it was added.
   */
  async add(kind: string, statement: string, values: readonly unknown[], query = this.database.query): Promise<number> {
    const rows = await query(
      `WITH made AS (${statement})
       SELECT (${QUEUE_SCHEMA}.add_job($${values.length + 1}, payload, queue_name => queue, max_attempts => 32767,
         run_at => 'epoch'::timestamptz + number * interval '1 microsecond')).id,
         pg_notify('${JOBS_CHANNEL}', $${values.length + 1} || ' ' || number) FROM made`,
      [...values, this.kind(kind)],
    );
    return rows.length;
  }

  /** Begins to work on jobs of a kind. */
  async work(name: string, { slots, task }: QueueOptions): Promise<void> {
    await this.ready;
    if (this.isClosed) return;
    const tasks: TaskList = {
      [this.kind(name)]: async (payload, { job }) => {
        this.running.add(job.id);
        try {
          await task(payload);
          // Else the engine would remove a job that somebody else works on by now.
          if (!(await this.machine.holds(job.id))) throw new Error("the lock of this job is gone");
        } finally {
          this.running.delete(job.id);
        }
      },
    };
    const isKnown = Promise.resolve().then(() => this.insist(() => this.machine.beat()));
    const pool = new WorkerPool(this.engine, this.asking, tasks, slots, isKnown);
    this.pools.set(name, pool);
    this.machine.workers.push(...pool.ids);
    await isKnown;
  }

  /** Does something again until the database answers. */
  async insist<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (this.isClosed || !(error instanceof DatabaseAwayError)) throw error;
        await pause(RETRY_MS, undefined, { ref: false });
      }
    }
  }

  /** Is called with each beat, within a transaction, when what dead machines held was given back. */
  onBeat(listener: (query: Query) => Promise<unknown>): void {
    this.machine.listeners.push(listener);
  }

  /** Takes no more jobs of a kind; those under way go on. */
  stop(name: string): void {
    this.pools.get(name)?.stop();
  }

  /** Waits for what is under way, and gives back what has not ended. */
  async close(): Promise<void> {
    const ending = Promise.all([...this.pools.values()].map((pool) => pool.end()));
    await Promise.race([ending.catch(() => undefined), pause(ENDING_MS, undefined, { ref: false })]);
    this.isClosed = true;
    await this.machine.leave().catch(() => undefined);
  }

  /** One bot's jobs are none of another's. */
  private kind(name: string): string {
    return `${name} ${this.database.nameOf("jobs")}`;
  }

  private readonly asking: Asking = {
    ask: (...asked) => this.insist(() => this.database.query(...asked)),
    // Both at once: a statement without values may be several.
    askAlone: (text, values) =>
      this.insist(() =>
        this.database.query(
          `SELECT pg_advisory_xact_lock(${FETCH_LOCK}); ${withValues(text, values ?? []).replace(/returning \*$/, JOB)}`,
        ),
      ),
  };

  private async prepare(): Promise<void> {
    await this.insist(() => this.migrate());
    this.database.listen(JOBS_CHANNEL, (told) => {
      for (const [name, pool] of this.pools)
        if (!told) pool.wake();
        else if (told.startsWith(`${this.kind(name)} `)) pool.wake(1);
    });
    this.machine.start();
  }

  private async migrate(): Promise<void> {
    const { url, shown } = this.database.settings;
    await this.database.transaction(async (query) => {
      await query("SELECT pg_advisory_xact_lock($1)", [LOCK]);
      const logger = new this.engine.Logger(() => () => {});
      const options = { connectionString: url, schema: QUEUE_SCHEMA, logger, maxPoolSize: 1 };
      // By a connection of its own, of which it tells in its own way.
      await this.engine.runMigrations(options).catch((error: unknown) => {
        throw new DatabaseAwayError(shown, messageOf(error));
      });
    });
  }
}

function withValues(statement: string, values: readonly unknown[]): string {
  return statement.replace(/\$(\d+)/g, (_, number) => {
    const value = values[Number(number) - 1];
    const text = Array.isArray(value) ? `{${value}}` : String(value);
    if (!PLAIN.test(text)) throw new Error(`not a plain value: ${text}`);
    return `'${text}'`;
  });
}
