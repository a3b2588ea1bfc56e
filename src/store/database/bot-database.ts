import { markOf } from "../../lib/files/folder.js";
import { decrypted, encrypted, keyFor } from "../state/cipher.js";
import type { Locations } from "../state/locations.js";
import { macOf } from "../state/seal.js";
import type { Database, Query } from "./connection.js";
import { type DatabaseSettings, databaseSettings } from "./settings.js";

type Variables = Readonly<Record<string, string | undefined>>;

const NAME_LENGTH = 32;

/**
 * What the ready bot keeps in the database beside the policy. Its records can be read only with the key, and each only in
 * its place: a copy of one elsewhere is no record.
 */
export class BotDatabase {
  private migrating: Promise<void> | undefined;

  private constructor(
    private readonly database: Database,
    /** Whose records these are: several bots may share a database and the policy in it. */
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

  /** All of it or nothing. */
  async transaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
    await this.migrated();
    return this.database.transaction(work);
  }

  /** A record as it lies in the database; `place` names its table and row. */
  seal(place: string, record: unknown): string {
    return encrypted(this.keyOf(place), JSON.stringify(record));
  }

  /** Undefined for what was not sealed for this bot and place. */
  unseal(place: string, text: string): unknown {
    const found = decrypted(this.keyOf(place), text);
    return found === undefined ? undefined : JSON.parse(found);
  }

  /** Stands for a name that whoever reads the database shall not see, such as a chat's. */
  nameOf(text: string): string {
    return macOf(this.settings.key, `name ${this.bot}`, text).slice(0, NAME_LENGTH);
  }

  close(): Promise<void> {
    return this.database.close();
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
