import { EventEmitter } from "node:events";
import { type Engine, QUEUE_SCHEMA, type TaskList, type Workers } from "./engine.js";

type Rows = { rows: Record<string, unknown>[] };
type Statement = string | { text: string; values?: unknown[] };
type Ask = (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>;
/** How the engine's questions get to the database: for a job, one process asks at a time. */
export type Asking = { ask: Ask; askAlone: Ask };
/** More than a machine works on at the same time. */
const MANY = 1_000;
type OnClient = (error: undefined, client: object, release: () => void) => void;

const POLL_MS = 2_000;
/** The timers of idle workers are not all of the same moment. */
const SAME_LOOK_MS = 1_900;
const NEWS = { channel: "jobs:insert", payload: JSON.stringify({ count: MANY }) };

/**
 * The workers of one kind of job. The engine asks by our connections, and each question waits until the database answers: a
 * worker that sees one fail is gone for good. Of many idle workers one looks.
 */
export class WorkerPool {
  readonly ids: string[] = [];
  private readonly events = new EventEmitter();
  private readonly listener = new EventEmitter();
  private readonly workers: Workers;
  private looking: Promise<unknown> = Promise.resolve();
  /** How many jobs may have become free since somebody looked in vain. */
  private chances = MANY;
  private lookedAt = 0;
  private isEnding = false;

  constructor(
    engine: Engine,
    private readonly asking: Asking,
    tasks: TaskList,
    concurrency: number,
    /** Nobody takes a job before it is known whose workers these are. */
    private readonly isKnown: Promise<unknown>,
  ) {
    this.events.on("worker:create", ({ worker }: { worker: { workerId: string } }) => this.ids.push(worker.workerId));
    const client = {
      query: (statement: Statement, values?: unknown[]) => this.answer(statement, values),
      release() {},
      on: (name: string, listener: () => void) => this.listener.on(name, listener),
      removeListener: (name: string, listener: () => void) => this.listener.off(name, listener),
    };
    const pool = {
      connect: (onClient?: OnClient) => (onClient ? onClient(undefined, client, () => {}) : Promise.resolve(client)),
    };
    const logger = new engine.Logger(() => () => {});
    const options = { schema: QUEUE_SCHEMA, concurrency, pollInterval: POLL_MS, events: this.events, logger };
    this.workers = engine.runTaskList({ ...options, noHandleSignals: true, noPreparedStatements: true }, tasks, pool);
    // It is told by `end`.
    this.workers.promise.catch(() => undefined);
  }

  /** There may be something to do. */
  wake(jobs = MANY): void {
    this.chances += jobs;
    if (!this.isEnding) this.listener.emit("notification", NEWS);
  }

  /** Takes no more. */
  stop(): void {
    this.isEnding = true;
  }

  /** Resolves when what was under way has ended. */
  async end(): Promise<void> {
    this.stop();
    await this.workers.gracefulShutdown();
  }

  private async answer(statement: Statement, given?: unknown[]): Promise<Rows> {
    const { text, values = given } = typeof statement === "string" ? { text: statement } : statement;
    if (/^(?:UN)?LISTEN /.test(text)) return { rows: [] };
    await this.isKnown;
    if (!text.includes("skip locked")) {
      const rows = await this.asking.ask(text, values);
      // A job that is over leaves its queue to the next one.
      this.chances += 1;
      return { rows };
    }
    const look = this.looking.then(() => this.look(text, values));
    this.looking = look.catch(() => undefined);
    return { rows: await look };
  }

  private async look(text: string, values: unknown[] | undefined): Promise<Record<string, unknown>[]> {
    const { chances } = this;
    if (this.isEnding || (chances === 0 && performance.now() - this.lookedAt < SAME_LOOK_MS)) return [];
    this.lookedAt = performance.now();
    // Others that look at the same time would find every queue locked, and nothing to do.
    const rows = await this.asking.askAlone(text, values);
    if (rows.length === 0) this.chances -= chances;
    else if (chances > 0) this.chances -= 1;
    // Nobody has told us of this one, nor of others perhaps.
    else this.wake();
    return rows;
  }
}
