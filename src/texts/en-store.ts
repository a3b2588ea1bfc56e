import type { DatabaseFault, StateVersions } from "../core/state-errors.js";

/** What is wrong with the store: with versions, a newer program has written it; with a detail, it is a database that does not answer. */
type StoreTrouble = { path: string; versions?: StateVersions; detail?: string };

const isDatabase = (path: string): boolean => path.includes("://");

/** What is said of the place where approvals are kept: a state directory or a database. */
export const storeTexts = {
  newerState: (state: string, { found, known }: StateVersions) =>
    isDatabase(state)
      ? `The database "${state}" has version ${found}, and this program reads up to version ${known}: install the newer chat-hooks, or choose another database with CHAT_HOOKS_DATABASE_URL.`
      : `The state directory "${state}" has version ${found}, and this program reads up to version ${known}: install the newer chat-hooks, or choose another directory with CHAT_HOOKS_STATE or --state.`,
  lockdown: ({ path, versions, detail }: StoreTrouble) =>
    detail !== undefined
      ? `The database "${path}" cannot be used (${detail}), and this bot has started without it. To be safe, everything that hooks can block is blocked until it answers; a restart is not needed.`
      : versions
        ? `The ${isDatabase(path) ? "database" : "state directory"} "${path}" was created again by a newer chat-hooks: it has version ${versions.found}, and this bot reads up to version ${versions.known}. To be safe, everything that hooks can block is blocked. Restart the bot with the newer chat-hooks.`
        : `The record of approvals was damaged or forged ("${path}"). To be safe, everything that hooks can block is blocked. On the machine of the bot: look at ${isDatabase(path) ? "the table chat_hooks.policies" : "that file"}, then run "chat-hooks reset" and approve your hooks again.`,
  noticeDamaged: ({ path, versions, detail }: StoreTrouble) =>
    detail !== undefined
      ? `⚠ ${storeTexts.databaseAway(path, detail)}`
      : versions
        ? `⚠ The ${isDatabase(path) ? "database" : "state directory"} "${path}" was written by a newer chat-hooks: it has version ${versions.found}, and this bot reads up to version ${versions.known}. The running bot continues with what it has in memory and takes no more changes. Restart it with the newer chat-hooks.`
        : `⚠ The record of approvals was damaged, replaced or removed ("${path}"). The running bot continues with what it has in memory and keeps ${isDatabase(path) ? "the damaged record in the table chat_hooks.policies_aside" : "a copy of the damaged file"}. Find out who did that before you restart it: after a restart it blocks everything.`,
  databaseAway: (database: string, detail: string): string =>
    `The database "${database}" cannot be used (${detail}). The running bot continues with what it has in memory, and nothing can be changed until the database answers again; a restart is not needed.`,
  notChanged: (database: string, detail: string) =>
    `Nothing was changed: the database "${database}" cannot be used (${detail}). What was active stays active. Try again when the database answers.`,
  databaseFault: (fault: DatabaseFault, value: string): string =>
    ({
      "no-key": `CHAT_HOOKS_DATABASE_URL names a database ("${value}"), and CHAT_HOOKS_STATE_KEY is not set: without a separate key nothing in there could be trusted. Make one with: openssl rand -hex 32`,
      "bad-key": `CHAT_HOOKS_STATE_KEY is ${value} characters long or not hexadecimal; it must be 64 hexadecimal digits. Make one with: openssl rand -hex 32`,
      "bad-url": `CHAT_HOOKS_DATABASE_URL "${value}" is not the address of a PostgreSQL database. It looks like postgres://user:password@host:5432/name`,
      "no-package": `The state is kept in a database ("${value}"), and the package "pg" is not installed. Run: npm install pg`,
      "no-queue": `Several machines share their messages by a database ("${value}"), and the package "graphile-worker" is not installed. Run: npm install graphile-worker@0.16`,
    })[fault],
};
