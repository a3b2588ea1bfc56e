import Module from "node:module";
import { parse } from "node:path";
import { DatabaseSetupError } from "../../../core/state-errors.js";
import type { Query } from "../connection.js";
import type { DatabaseSettings } from "../settings.js";

/** The database as the queue of one bot sees it. */
export type QueueDatabase = {
  settings: DatabaseSettings;
  /** This process, the bot that it is, and the state folder that it works on. */
  own: string;
  bot: string;
  machine: string;
  query: Query;
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  listen(channel: string, onNews: (told?: string) => void): void;
  nameOf(text: string): string;
};

/** Beside our own tables, and apart from a queue that somebody else has in the same database. */
export const QUEUE_SCHEMA = "chat_hooks_queue";
/** Where machines hear of a job, by its kind; and of nothing said, that there may be jobs of any kind. */
export const JOBS_CHANNEL = "chat_hooks_jobs";
const PACKAGE = "graphile-worker";

export type TaskList = Readonly<Record<string, (payload: unknown, helpers: { job: { id: string } }) => Promise<void>>>;
export type Workers = { gracefulShutdown(): Promise<unknown>; promise: Promise<unknown> };

/** What we use of the package "graphile-worker", which only those install who have several machines. */
export type Engine = {
  runMigrations(options: object): Promise<void>;
  runTaskList(options: object, tasks: TaskList, pool: object): Workers;
  Logger: new (factory: () => () => void) => object;
};

/** Loads it, and says what to install where it is missing. */
export function loadEngine({ shown }: DatabaseSettings): Engine {
  const load = Module.createRequire(import.meta.url);
  const before = process.cwd();
  try {
    // As it is loaded it looks for settings from the working directory upwards, and runs those that are programs: the agent
    // may be able to write there. Nothing else happens in between.
    process.chdir(parse(before).root);
    return load(PACKAGE) as Engine;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "MODULE_NOT_FOUND") throw error;
    throw new DatabaseSetupError("no-queue", shown);
  } finally {
    process.chdir(before);
  }
}
