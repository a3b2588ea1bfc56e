import { DatabaseAwayError } from "../../core/state-errors.js";
import { cleanText } from "../../lib/clean-text.js";
import { messageOf } from "../../lib/message-of.js";
import { type Client, type Driver, loadDriver, type Pool, type PooledClient } from "./driver.js";
import type { DatabaseSettings } from "./settings.js";

type Row = Record<string, unknown>;
/** Runs one statement, alone or within a transaction. */
export type Query = <T extends Row = Row>(text: string, values?: readonly unknown[]) => Promise<T[]>;

const MAX_CONNECTIONS = 5;
const CONNECT_TIMEOUT_MS = 5_000;
const QUERY_TIMEOUT_MS = 10_000;
/** A machine that was frozen in the middle of a change must not keep the others from theirs. */
const IDLE_IN_TRANSACTION_MS = 15_000;
/** Whoever asks again at once after a failed connection gets the same answer. */
const RETRY_AFTER_MS = 1_000;
const MAX_DETAIL = 300;
/** More than all files of an approval take: rows without end would fill the memory. */
const MAX_ANSWER = 268_435_456;

/** The connections to the database. Whatever fails there is told as one error, that says which database and why. */
export class Database {
  private readonly pool: Pool;
  private failed: { at: number; error: DatabaseAwayError } | undefined;
  private listener: Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private isClosed = false;
  /** Whether notifications come in. */
  isListening = false;

  private constructor(
    private readonly driver: Driver,
    readonly settings: DatabaseSettings,
  ) {
    this.pool = new driver.Pool({
      ...this.ofClient(),
      max: MAX_CONNECTIONS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      // A host that has nothing else to do may end.
      allowExitOnIdle: true,
    });
    // Of a connection that nobody uses; whoever wants one next hears of it. One that is lost between two statements of a
    // change fails the next of them, and must not end the bot by an event that nobody hears.
    this.pool.on("error", () => {}).on("connect", (client) => client.on("error", () => {}));
  }

  static async load(settings: DatabaseSettings): Promise<Database> {
    return new Database(await loadDriver(settings), settings);
  }

  readonly query: Query = (text, values) => this.withClient((query) => query(text, values));

  /** All of it or nothing. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
    return this.withClient(async (query) => {
      await query("BEGIN");
      try {
        const result = await work(query);
        await query("COMMIT");
        return result;
      } catch (error) {
        // Where even that fails the connection is gone, and the change with it.
        await query("ROLLBACK").catch(() => undefined);
        throw error;
      }
    });
  }

  /** Hears what is notified on a channel, and connects again whenever that ends. */
  listen(channel: string, onNews: (told?: string) => void): void {
    const client = new this.driver.Client(this.ofClient());
    this.listener = client;
    const again = (): void => {
      if (this.listener !== client) return;
      this.listener = undefined;
      this.isListening = false;
      void client.end().catch(() => undefined);
      if (this.isClosed) return;
      this.retry = setTimeout(() => this.listen(channel, onNews), RETRY_AFTER_MS).unref();
    };
    client
      .on("error", again)
      .on("end", again)
      .on("notification", (news) => onNews(news?.payload));
    const begin = async (): Promise<void> => {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      client.unref();
      this.isListening = true;
      // Something may have come before anybody listened.
      onNews();
    };
    begin().catch(again);
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    clearTimeout(this.retry);
    const { listener } = this;
    this.listener = undefined;
    await Promise.all([listener?.end().catch(() => undefined), this.pool.end()]);
  }

  private ofClient(): Readonly<Record<string, unknown>> {
    return {
      connectionString: this.settings.url,
      application_name: "chat-hooks",
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      statement_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
    };
  }

  private async withClient<T>(work: (query: Query) => Promise<T>): Promise<T> {
    const client = await this.connect();
    let isFine = false;
    try {
      const result = await work(async (text, values) => {
        const unbound = boundAnswer(client);
        const answers = await client
          .query(text, values && [...values])
          .catch((error: unknown) => {
            throw this.errorOf(error);
          })
          .finally(unbound);
        // What a statement answers is what it asks for; of several, the last one.
        return [answers].flat().at(-1)?.rows as never;
      });
      isFine = true;
      return result;
    } finally {
      // One that had trouble may still be in the middle of something.
      client.release(!isFine);
    }
  }

  private async connect(): Promise<PooledClient> {
    const { failed } = this;
    if (failed && performance.now() - failed.at < RETRY_AFTER_MS) throw failed.error;
    try {
      const client = await this.pool.connect();
      this.failed = undefined;
      return client;
    } catch (error) {
      this.failed = { at: performance.now(), error: this.errorOf(error) };
      throw this.failed.error;
    }
  }

  /** An address that has several machines behind it fails with an error for each, and none of its own. */
  private errorOf(error: unknown): DatabaseAwayError {
    const all = error instanceof AggregateError && error.message === "" ? error.errors : [error];
    return new DatabaseAwayError(this.settings.shown, cleanText(all.map(messageOf).join("; "), MAX_DETAIL));
  }
}

/** Ends a connection by which more comes than anything that we have written there. Answers what takes that back. */
function boundAnswer({ connection: { stream } }: PooledClient): () => void {
  let left = MAX_ANSWER;
  const count = ({ length }: Buffer): void => {
    left -= length;
    if (left < 0) stream.destroy(new Error(`an answer of more than ${MAX_ANSWER} bytes`));
  };
  stream.on("data", count);
  return () => stream.off("data", count);
}
