import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { DatabaseAwayError } from "../../core/state-errors.js";
import { markOf } from "../../lib/files/folder.js";
import type { RecordStore } from "../../lib/files/records.js";
import { decrypted, encrypted, keyFor } from "../state/cipher.js";
import type { Locations } from "../state/locations.js";
import { macOf } from "../state/seal.js";
import type { BotScope } from "./bot-scope.js";
import type { Database, Query } from "./connection.js";
import { Lease, type LeaseTimes } from "./lease.js";
import { Outage } from "./outage.js";
import type { JobQueue } from "./queue/job-queue.js";
import type { MachineTimes } from "./queue/machine.js";
import { RecordTable } from "./record-table.js";
import { type DatabaseSettings, databaseSettings } from "./settings.js";

type Variables = Readonly<Record<string, string | undefined>>;

const NAME_LENGTH = 32;
const MAX_PLACE = 300;
const RETRY_MS = 1_000;
const LIFE = "life ";

/**
 * What the ready bot keeps in the database beside the policy. Its records can be read only with the key, and each only in
 * its place: a copy of one elsewhere is no record.
 */
export class BotDatabase implements BotScope {
  readonly own = randomUUID();
  /** Whether those wait who have time to. */
  readonly outage = new Outage();
  private migrating: Promise<void> | undefined;

  private constructor(
    private readonly database: Database,
    readonly bot: string,
    /** Which state folder this process works on. */
    readonly machine: string,
  ) {}

  /** Undefined where the launch names no database. One that is away fails each statement until it is back. */
  static async open(
    env: Variables,
    { state, workspace }: Pick<Locations, "state" | "workspace">,
  ): Promise<BotDatabase | undefined> {
    const settings = databaseSettings(env);
    if (!settings) return undefined;
    const { Database } = await import("./connection.js");
    return new BotDatabase(await Database.load(settings), botOf(env, workspace), (await markOf(state)) ?? "");
  }

  get settings(): DatabaseSettings {
    return this.database.settings;
  }

  readonly query: Query = async (text, values) => {
    await this.migrated();
    return this.database.query(text, values);
  };

  async transaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
    await this.migrated();
    return this.database.transaction(work);
  }

  seal(place: string, record: unknown): string {
    return encrypted(this.keyOf(place), JSON.stringify(record));
  }

  unseal(place: string, text: string | null): unknown {
    // Ours are short; of an endless one no key can be made.
    if (text === null || Buffer.byteLength(place) > MAX_PLACE) return undefined;
    const found = decrypted(this.keyOf(place), text);
    return found === undefined ? undefined : JSON.parse(found);
  }

  nameOf(text: string): string {
    return macOf(this.settings.key, `name ${this.bot}`, text).slice(0, NAME_LENGTH);
  }

  /** Lists of records. With a signal, whatever is asked of them waits until the database is back, or for the signal. */
  records(folder: string, signal?: AbortSignal): RecordStore {
    return new RecordTable(this, folder, signal ? (work) => this.insist(work, signal) : (work) => work());
  }

  /** Something that one process of the bot has at a time, for as long as it says that it is there. */
  lease(name: string, times?: LeaseTimes): Lease {
    return new Lease(this, name, times);
  }

  /** Says from now on that this process is there. */
  live(times?: LeaseTimes): Lease {
    return this.lease(`${LIFE}${this.own}`, times);
  }

  /** The processes of this bot that are there. */
  async alive(): Promise<ReadonlySet<string>> {
    const rows = await this.query<{ holder: string }>(
      `WITH forgotten AS (DELETE FROM chat_hooks.leases WHERE bot = $1 AND until < now() - interval '1 day')
       SELECT holder FROM chat_hooks.leases WHERE bot = $1 AND name = $2 || holder AND until > now()`,
      [this.bot, LIFE],
    );
    return new Set(rows.map(({ holder }) => holder));
  }

  /** Hears what is notified on a channel, until it is closed. */
  listen(channel: string, onNews: (told?: string) => void): void {
    this.database.listen(channel, onNews);
  }

  /** The jobs that all processes of this bot share; throws where the package for that is missing. */
  async openQueue(times?: MachineTimes): Promise<JobQueue> {
    const { JobQueue } = await import("./queue/job-queue.js");
    return new JobQueue(this, times);
  }

  close(): Promise<void> {
    return this.database.close();
  }

  private async insist<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    for (;;) {
      try {
        const result = await work();
        this.outage.end();
        return result;
      } catch (error) {
        if (!(error instanceof DatabaseAwayError) || signal.aborted) throw error;
        this.outage.begin();
        await pause(RETRY_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  private keyOf(place: string): Buffer {
    return keyFor(this.settings.key, `bot ${this.bot} ${place}`);
  }

  /** Tables are made at the first use: a bot may be started while its database is away. */
  private migrated(): Promise<void> {
    this.migrating ??= import("./schema.js").then(({ migrate }) => migrate(this.database));
    this.migrating.catch(() => {
      this.migrating = undefined;
    });
    return this.migrating;
  }
}

/** A token may be replaced; the number at its beginning stays the bot's. */
function botOf({ CHAT_HOOKS_BOT: name, TELEGRAM_BOT_TOKEN: token = "" }: Variables, workspace: string): string {
  const number = /^\d+(?=:)/.exec(token)?.[0];
  const id = name || (number && `telegram:${number}`);
  return id ? `${workspace} ${id}` : workspace;
}
