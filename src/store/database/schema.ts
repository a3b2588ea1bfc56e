import { NewerStateError } from "../../core/state-errors.js";
import type { Database, Query } from "./connection.js";

/** Any number that nobody else has: whoever holds this lock changes the tables. */
const MIGRATION_LOCK = 7_204_117;

/** Each is done once, in this order; what has been released is never edited. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE chat_hooks.policies (
     workspace text PRIMARY KEY,
     stamp uuid NOT NULL,
     record text NOT NULL
   );
   CREATE TABLE chat_hooks.policies_aside (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     workspace text NOT NULL,
     why text NOT NULL,
     at timestamptz NOT NULL DEFAULT now(),
     record text NOT NULL
   );
   CREATE TABLE chat_hooks.copies (
     workspace text NOT NULL,
     sha256 text NOT NULL,
     bytes bytea NOT NULL,
     PRIMARY KEY (workspace, sha256)
   );
   CREATE TABLE chat_hooks.firings (
     workspace text NOT NULL,
     id uuid PRIMARY KEY,
     number bigint GENERATED ALWAYS AS IDENTITY,
     line text NOT NULL
   );
   CREATE INDEX firings_of_workspace ON chat_hooks.firings (workspace, number);`,
  `CREATE TABLE chat_hooks.bot_records (
     bot text NOT NULL,
     kind text NOT NULL,
     name text NOT NULL,
     root bigint NOT NULL,
     number bigint NOT NULL,
     at timestamptz NOT NULL DEFAULT now(),
     record text NOT NULL,
     PRIMARY KEY (bot, kind, name, number)
   );
   CREATE TABLE chat_hooks.leases (
     bot text NOT NULL,
     name text NOT NULL,
     holder text NOT NULL,
     until timestamptz NOT NULL,
     PRIMARY KEY (bot, name)
   );`,
  `CREATE TABLE chat_hooks.machines (
     id uuid PRIMARY KEY,
     bot text NOT NULL,
     place text NOT NULL,
     beat_at timestamptz NOT NULL DEFAULT now(),
     workers text[] NOT NULL
   );
   CREATE TABLE chat_hooks.updates (
     bot text NOT NULL,
     id bigint NOT NULL,
     at timestamptz NOT NULL DEFAULT now(),
     begun uuid,
     PRIMARY KEY (bot, id)
   );
   CREATE TABLE chat_hooks.sends (
     bot text NOT NULL,
     name text NOT NULL,
     number bigint GENERATED ALWAYS AS IDENTITY,
     queue text NOT NULL,
     at timestamptz NOT NULL DEFAULT now(),
     owner uuid,
     marked boolean NOT NULL DEFAULT false,
     record text,
     PRIMARY KEY (bot, name)
   );`,
];

/** More than any record of ours: an enormous one would end whoever reads it. */
const MAX_RECORD = 67_108_864;

/** A column as it may be read: of one that is enormous, nothing. */
export const readable = (column: string): string =>
  `CASE WHEN octet_length(${column}) <= ${MAX_RECORD} THEN ${column} END`;

/** What this program knows the tables of. */
export const SCHEMA_VERSION = MIGRATIONS.length;

/** Makes the tables, or brings those of an older program up to date; refuses those of a newer one. */
export async function migrate(database: Database): Promise<void> {
  if ((await versionIn(database.query, database.settings.shown)) === SCHEMA_VERSION) return;
  await database.transaction(async (query) => {
    await query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    await query("CREATE SCHEMA IF NOT EXISTS chat_hooks");
    await query("CREATE TABLE IF NOT EXISTS chat_hooks.schema_version (version int NOT NULL)");
    // Another program may have done it while this one waited for the lock.
    const version = await versionIn(query, database.settings.shown);
    for (const migration of MIGRATIONS.slice(version)) await query(migration);
    if (version === SCHEMA_VERSION) return;
    await query("DELETE FROM chat_hooks.schema_version");
    await query("INSERT INTO chat_hooks.schema_version VALUES ($1)", [SCHEMA_VERSION]);
  });
}

async function versionIn(query: Query, database: string): Promise<number> {
  const [found] = await query("SELECT to_regclass('chat_hooks.schema_version') IS NOT NULL AS there");
  if (!found?.there) return 0;
  const [row] = await query<{ version: number }>("SELECT version FROM chat_hooks.schema_version");
  const version = row?.version ?? 0;
  if (version > SCHEMA_VERSION) throw new NewerStateError(database, { found: version, known: SCHEMA_VERSION });
  return version;
}
