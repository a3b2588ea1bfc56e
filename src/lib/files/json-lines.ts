import { constants } from "node:fs";
import { open, readFile } from "node:fs/promises";
import { parseJson } from "../json.js";

/** The records of a file, one a line; none where there is no file. What a killed process has left torn is left out. */
export async function readRecords<T>(path: string): Promise<T[]> {
  const text = await readFile(path, "utf8").catch(() => "");
  const records = text.split("\n").map(parseJson);
  return records.filter((record) => record !== undefined) as T[];
}

/**
 * Adds a record to a file, and says whether there is such a file. The line break comes first: a line that a killed process
 * has left torn stays alone, and spoils none after it.
 */
export async function appendRecord(path: string, record: object): Promise<boolean> {
  const handle = await open(path, constants.O_WRONLY | constants.O_APPEND).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  if (!handle) return false;
  try {
    await handle.appendFile(`\n${JSON.stringify(record)}`);
    await handle.datasync();
    return true;
  } finally {
    await handle.close();
  }
}
