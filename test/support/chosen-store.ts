import { randomBytes } from "node:crypto";
import { makeDatabase, sharedPostgres } from "./postgres.js";
import type { AtEnd } from "./workbench.js";

/** Whether what a test does to the files of the state means something. */
export const ON_FILES = process.env.TEST_STORE !== "database";

const made = new Map<string, Promise<Record<string, string>>>();

/** What a bot of a bench is launched with beside its own: with TEST_STORE=database a database for each bench. */
export async function chosenStore(root: string, atEnd?: AtEnd): Promise<Record<string, string>> {
  if (ON_FILES) return {};
  const make = async (): Promise<Record<string, string>> => {
    const { url } = await makeDatabase(await sharedPostgres(), atEnd && { atEnd });
    return { CHAT_HOOKS_DATABASE_URL: url, CHAT_HOOKS_STATE_KEY: randomBytes(32).toString("hex") };
  };
  const known = made.get(root) ?? make();
  made.set(root, known);
  return known;
}
