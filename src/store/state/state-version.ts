import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { NewerStateError, type StateVersions } from "../../core/state-errors.js";
import { unseal } from "./seal.js";

/**
 * The version of a state directory as a whole, kept in its sealed record. Whoever changes the form of anything in there
 * (a field of the record, the outbox, conversations) raises it, reads the lower ones, and saves the record before
 * anything else: an older program looks at it first. The seal and this field stay as they are in every version.
 */
export const STATE_VERSION = 1;

/** The versions, where a genuine record is newer than we can read. */
export function newerVersion(record: unknown): StateVersions | undefined {
  const { version } = (record ?? {}) as { version?: unknown };
  return typeof version === "number" && version > STATE_VERSION ? { found: version, known: STATE_VERSION } : undefined;
}

/** Throws a NewerStateError where a newer program has written the state; any other trouble is for others to find. */
export async function refuseNewerState(folder: string): Promise<void> {
  const [key, text] = await Promise.all([
    readFile(join(folder, "key")).catch(() => undefined),
    readFile(join(folder, "state.json"), "utf8").catch(() => undefined),
  ]);
  const versions = key && text !== undefined ? newerVersion(unseal(key, "state", text)) : undefined;
  if (versions) throw new NewerStateError(folder, versions);
}
