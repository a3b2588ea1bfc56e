import { Database } from "./connection.js";
import { DatabaseState } from "./database-state.js";
import { LogTable } from "./log-table.js";
import type { DatabaseSettings } from "./settings.js";

/** What is kept in a database for one workspace. With `listens`, what other machines write is heard of at once. */
export async function openDatabase(
  settings: DatabaseSettings,
  { state, workspace }: { state: string; workspace: string },
  listens = false,
): Promise<{ store: DatabaseState; lines: LogTable }> {
  const database = await Database.load(settings);
  return {
    store: new DatabaseState(database, state, workspace, listens),
    lines: new LogTable(database, state, workspace),
  };
}
