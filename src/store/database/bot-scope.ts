import type { Query } from "./connection.js";

/** The database as one process of one bot sees it. */
export interface BotScope {
  /** Whose records these are: several bots may share a database and the policy in it. */
  readonly bot: string;
  /** Of this process, among all that are this bot. */
  readonly own: string;
  readonly query: Query;
  /** All of it or nothing. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** A record as it lies in the database; `place` names its table and row. */
  seal(place: string, record: unknown): string;
  /** Undefined for what was not sealed for this bot and place. */
  unseal(place: string, text: string | null): unknown;
  /** Stands for a name that whoever reads the database shall not see, such as a chat's. */
  nameOf(text: string): string;
}
