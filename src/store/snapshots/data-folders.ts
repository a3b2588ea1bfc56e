import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { HookEntry } from "../../core/hook.js";
import { targetOf } from "../../transports/kinds.js";

const DATA = "data";

/** One folder a command: another version of the script finds what the last one wrote, and so does another event's hook. */
const nameOf = (entry: HookEntry): string => createHash("sha256").update(targetOf(entry)).digest("hex").slice(0, 16);

/**
 * Makes the folder where a hook may keep what it has to remember, in the state directory, which no tool of the agent's
 * reaches. Undefined where nothing runs here, and where the disk refuses: a guard must not fail for want of a memory.
 */
export async function makeDataFolder(stateFolder: string, entry: HookEntry): Promise<string | undefined> {
  if (entry.type === "http") return undefined;
  const folder = join(stateFolder, DATA, nameOf(entry));
  // Hundreds are asked for at a start, and all but new ones are there: making each anew would cost ten times as much.
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
  return mkdir(folder, { recursive: true, mode: 0o700 }).then(
    () => folder,
    () => undefined,
  );
}

/** Removes what hooks have kept that nobody approves any more: who revokes a hook wants nothing of it to stay. */
export async function removeUnusedData(stateFolder: string, entries: readonly HookEntry[]): Promise<void> {
  const used = new Set(entries.map(nameOf));
  const names = await readdir(join(stateFolder, DATA)).catch(() => []);
  for (const name of names)
    if (!used.has(name)) await rm(join(stateFolder, DATA, name), { recursive: true, force: true });
}
