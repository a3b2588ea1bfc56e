import type { Socket } from "node:net";
import { DatabaseSetupError } from "../../core/state-errors.js";
import type { DatabaseSettings } from "./settings.js";

type Rows = { rows: Record<string, unknown>[] };

/** What we use of the package "pg", which only those install who keep their state in a database. */
export type Client = {
  connect(): Promise<unknown>;
  query(text: string, values?: unknown[]): Promise<Rows | Rows[]>;
  on(event: "error" | "end" | "notification", listener: (news?: { payload?: string }) => void): Client;
  end(): Promise<void>;
  /** The process may end while it waits for news. */
  unref(): void;
};
export type PooledClient = Pick<Client, "query"> & { release(destroy: boolean): void; connection: { stream: Socket } };
export type Pool = {
  connect(): Promise<PooledClient>;
  on(event: "error", listener: () => void): Pool;
  on(event: "connect", listener: (client: Client) => void): Pool;
  end(): Promise<void>;
};
export type Driver = {
  Client: new (options: Readonly<Record<string, unknown>>) => Client;
  Pool: new (options: Readonly<Record<string, unknown>>) => Pool;
};

const PACKAGE = "pg";

/** Loads it, and says what to install where it is missing. */
export async function loadDriver({ shown }: DatabaseSettings): Promise<Driver> {
  try {
    const { default: driver } = (await import(PACKAGE)) as { default: Driver };
    return driver;
  } catch {
    // Nothing else of it can fail before a connection is asked for.
    throw new DatabaseSetupError("no-package", shown);
  }
}
