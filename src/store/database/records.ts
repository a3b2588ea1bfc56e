import type { StateVersions } from "../../core/state-errors.js";
import type { Query } from "./connection.js";
import { readable, SCHEMA_VERSION } from "./schema.js";

/** A record as it lies there. */
export type Row = { record: string };

/** Where machines hear that a record was written. */
export const STATE_CHANNEL = "chat_hooks_state";

const CONTROL = "pg_catalog.pg_control_system(), pg_catalog.pg_control_checkpoint()";
const OID = "(SELECT oid FROM pg_catalog.pg_database WHERE datname = current_database())";

/** An expression for what tells this very database from a restored copy of it. Not everywhere may everybody read all of it. */
export async function findMark(query: Query): Promise<string> {
  const [row] = await query(
    `SELECT has_function_privilege('pg_catalog.pg_control_system()', 'execute')
        AND has_function_privilege('pg_catalog.pg_control_checkpoint()', 'execute') AS may`,
  );
  return row?.may
    ? `(SELECT system_identifier || ':' || timeline_id || ':' || ${OID} FROM ${CONTROL})`
    : `${OID}::text`;
}

/** The record of a workspace, the mark of the database, and the versions where a newer program has changed the tables. */
export async function readRecord(
  query: Query,
  workspace: string,
  markOfDatabase: string,
): Promise<{ mark: string; versions?: StateVersions; row?: Row }> {
  // The mark comes whatever lies in the tables: without it, an older record would pass for that of a restored database.
  const [found] = await query<{ mark: string; version: number; there: boolean; record: string | null }>(
    `SELECT ${markOfDatabase} AS mark, p.workspace IS NOT NULL AS there, ${readable("p.record")} AS record,
       (SELECT coalesce(max(version), 0) FROM chat_hooks.schema_version) AS version
       FROM (SELECT 1) AS always LEFT JOIN chat_hooks.policies p ON p.workspace = $1`,
    [workspace],
  );
  const { mark = "", version = 0, there, record } = found ?? {};
  return {
    mark,
    ...(version > SCHEMA_VERSION && { versions: { found: version, known: SCHEMA_VERSION } }),
    ...(there && { row: { record: record ?? "" } }),
  };
}

/** Puts a record in the place of the one before, and tells all machines. */
export async function writeRecord(query: Query, workspace: string, record: string): Promise<void> {
  // Nobody looks at the stamp any more: who can write to the table could leave the old one on a new record.
  await query(
    `INSERT INTO chat_hooks.policies (workspace, stamp, record) VALUES ($1, gen_random_uuid(), $2)
     ON CONFLICT (workspace) DO UPDATE SET stamp = excluded.stamp, record = excluded.record`,
    [workspace, record],
  );
  await query(`NOTIFY ${STATE_CHANNEL}`);
}

/** Keeps what is to give way to another record. */
export async function putAside(query: Query, workspace: string, why: string): Promise<void> {
  await query(
    `INSERT INTO chat_hooks.policies_aside (workspace, why, record)
     SELECT workspace, $2, record FROM chat_hooks.policies WHERE workspace = $1`,
    [workspace, why],
  );
}
