import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { lock } from "proper-lockfile";
import writeFileAtomic from "write-file-atomic";
import { parseJson } from "../lib/json.js";
import { isRunning } from "../lib/processes.js";

/** A bot that is at work on a state directory. */
export type RunningBot = { pid: number; startedAt: string; url: string; hasTerminal: boolean };

/** Who was killed while holding it is waited for this long. */
const LOCK = { realpath: false, stale: 3_000, retries: { retries: 50, minTimeout: 20, maxTimeout: 200 } };
const DEAD = ["Z", "X", "x"];

/**
 * Makes this process the one bot of a state directory, or says which one is: two would send everything twice. What a dead
 * process has left behind counts for nothing, also where its number was given to another since.
 */
export async function becomeTheBot(
  folder: string,
  facts: Pick<RunningBot, "url" | "hasTerminal">,
): Promise<{ release(): Promise<void> } | { running: RunningBot }> {
  const file = join(folder, "bot.json");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Looking and writing in one go: of many that see the same dead one, one gets on.
  const unlock = await lock(file, { ...LOCK, onCompromised: () => {} });
  try {
    const running = await findRunningBot(folder);
    if (running) return { running };
    const bot: RunningBot = { pid: process.pid, startedAt: (await startOf(process.pid)) ?? "", ...facts };
    await writeFileAtomic(file, JSON.stringify(bot), { mode: 0o600 });
    return { release: () => rm(file, { force: true }) };
  } finally {
    // Somebody may have taken the lock away meanwhile; the claim is written by then.
    await unlock().catch(() => undefined);
  }
}

/** The bot that is at work there now. */
export async function findRunningBot(folder: string): Promise<RunningBot | undefined> {
  const text = await readFile(join(folder, "bot.json"), "utf8").catch(() => "");
  const bot = parseJson(text) as RunningBot | undefined;
  return bot && (await startOf(bot.pid)) === bot.startedAt ? bot : undefined;
}

/** Since which start of the machine, and when, a process has been there; undefined when there is none. */
async function startOf(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
  if (stat !== undefined) {
    const boot = await readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => "");
    // The name in brackets may hold anything, blanks and brackets too.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [state = "", ticks] = [fields[0], fields[19]];
    // Dead, and nobody has asked how it ended: in a container that may stay so.
    if (DEAD.includes(state)) return undefined;
    return `${boot.trim()} ${ticks}`;
  }
  return isRunning(pid) ? "" : undefined;
}
