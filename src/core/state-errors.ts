/** The version that a state directory has, and the highest one that this program reads. */
export type StateVersions = { found: number; known: number };

/** A state directory that a newer program has written: what it means is not ours to guess, and it is left as it is. */
export class NewerStateError extends Error {
  override name = "NewerStateError";
  constructor(
    readonly state: string,
    readonly versions: StateVersions,
  ) {
    super(
      state.includes("://")
        ? `The database "${state}" has version ${versions.found}, and this program reads up to version ${versions.known}: install the newer chat-hooks, or choose another database with CHAT_HOOKS_DATABASE_URL.`
        : `The state directory "${state}" has version ${versions.found}, and this program reads up to version ${versions.known}: install the newer chat-hooks, or choose another directory with CHAT_HOOKS_STATE or --state.`,
    );
  }
}

/** What is wrong: `path` is the state directory, its key, or a folder above it. */
export type UnsafeState = { state: string; path: string; ours: number } & (
  | { why: "foreign" | "foreign-parent"; uid: number }
  | { why: "writable-parent"; mode: string }
);

/** A state directory that somebody else owns, or could put another one in the place of. */
export class UnsafeStateError extends Error {
  override name = "UnsafeStateError";
  constructor(readonly unsafe: UnsafeState) {
    super(
      "uid" in unsafe
        ? `The state directory "${unsafe.state}" is not used: "${unsafe.path}" belongs to user ${unsafe.uid}, and this program runs as user ${unsafe.ours}. Choose another with CHAT_HOOKS_STATE or --state.`
        : `The state directory "${unsafe.state}" is not used: others can write to "${unsafe.path}" (mode ${unsafe.mode}). Choose another with CHAT_HOOKS_STATE or --state.`,
    );
  }
}

/** The agent could write there. */
export class StateInsideWorkspaceError extends Error {
  override name = "StateInsideWorkspaceError";
  constructor(
    readonly state: string,
    readonly workspace: string,
  ) {
    super(
      `The state directory "${state}" lies inside the workspace "${workspace}", where the agent can write. Choose another with CHAT_HOOKS_STATE or --state.`,
    );
  }
}

/** A store that carries the state of another workspace: its approvals must not count here. */
export class OtherWorkspaceError extends Error {
  override name = "OtherWorkspaceError";
  constructor(
    readonly state: string,
    readonly workspace: string,
  ) {
    super(
      `The state directory "${state}" belongs to the workspace "${workspace}". If that one was moved here, run: chat-hooks move-state "${workspace}"`,
    );
  }
}

/** A change that could not be written down. Nothing of it is in force. */
export class StoreError extends Error {
  override name = "StoreError";
}

/** Why a database cannot hold the state as it was asked to. */
export type DatabaseFault = "no-key" | "bad-key" | "bad-url" | "no-package" | "no-queue";

/** A database that the launch names and that cannot be used as it is named; `value` never holds a secret. */
export class DatabaseSetupError extends Error {
  override name = "DatabaseSetupError";
  constructor(
    readonly fault: DatabaseFault,
    readonly value: string,
  ) {
    super(
      {
        "no-key": `CHAT_HOOKS_DATABASE_URL names a database ("${value}"), and CHAT_HOOKS_STATE_KEY is not set: without a key of its own nothing in there could be trusted. Make one with: openssl rand -hex 32`,
        "bad-key": `CHAT_HOOKS_STATE_KEY is ${value} characters long or not hexadecimal; it must be 64 hexadecimal digits. Make one with: openssl rand -hex 32`,
        "bad-url": `CHAT_HOOKS_DATABASE_URL "${value}" is no address of a PostgreSQL database. It looks like postgres://user:password@host:5432/name`,
        "no-package": `The state is kept in a database ("${value}"), and the package "pg" is not installed. Run: npm install pg`,
        "no-queue": `Several machines share their messages by a database ("${value}"), and the package "graphile-worker" is not installed. Run: npm install graphile-worker@0.16`,
      }[fault],
    );
  }
}

/** A database that does not do what it was asked to. Nothing that was asked of it is in force. */
export class DatabaseAwayError extends StoreError {
  override name = "DatabaseAwayError";
  constructor(
    readonly database: string,
    readonly detail: string,
  ) {
    super(`the database "${database}" cannot be used (${detail}), and nothing was changed. Try again when it is back.`);
  }
}
