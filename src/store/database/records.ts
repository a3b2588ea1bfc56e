import type { StateVersions } from "../../core/state-errors.js";
import type { Query } from "./connection.js";
import { readable, SCHEMA_VERSION } from "./schema.js";

/** A record as it lies there; each writing of it has another stamp. */
export type Row = { stamp: string; record: string };

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
  const [found] = await query<{ mark: string; version: number; stamp: string | null; record: string | null }>(
    `SELECT ${markOfDatabase} AS mark, s.version, p.stamp, ${readable("p.record")} AS record
       FROM chat_hooks.schema_version s LEFT JOIN chat_hooks.policies p ON p.workspace = $1`,
    [workspace],
  );
  const { mark = "", version = 0, stamp, record } = found ?? {};
  return {
    mark,
    ...(version > SCHEMA_VERSION && { versions: { found: version, known: SCHEMA_VERSION } }),
    ...(stamp && { row: { stamp, record: record ?? "" } }),
  };
}

/** Puts a record in the place of the one before, and tells all machines; answers its stamp. */
export async function writeRecord(query: Query, workspace: string, record: string): Promise<string> {
  const [row] = await query<{ stamp: string }>(
    `INSERT INTO chat_hooks.policies (workspace, stamp, record) VALUES ($1, gen_random_uuid(), $2)
     ON CONFLICT (workspace) DO UPDATE SET stamp = excluded.stamp, record = excluded.record RETURNING stamp`,
    [workspace, record],
  );
  await query(`NOTIFY ${STATE_CHANNEL}`);
  return row?.stamp ?? "";
}

/** Keeps what is to give way to another record. */
export async function putAside(query: Query, workspace: string, why: string): Promise<void> {
  await query(
    `INSERT INTO chat_hooks.policies_aside (workspace, why, record)
     SELECT workspace, $2, record FROM chat_hooks.policies WHERE workspace = $1`,
    [workspace, why],
  );
}
