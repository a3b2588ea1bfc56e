import { mkdir, readFile, readlink, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { lock } from "proper-lockfile";
import writeFileAtomic from "write-file-atomic";
import { parseJson } from "../lib/json.js";
import { isRunning } from "../lib/processes.js";

/** A bot that is at work on a state directory. `place` is where its process number means something. */
export type RunningBot = { pid: number; startedAt: string; url: string; hasTerminal: boolean; place?: string };

/** Who was killed while holding it is waited for this long. */
const LOCK = { realpath: false, stale: 3_000, retries: { retries: 50, minTimeout: 20, maxTimeout: 200 } };
const DEAD = ["Z", "X", "x"];
/** How often a bot says that it is there, and how long one may be silent whose process cannot be seen from here. */
const BEAT_MS = 5_000;
const SILENT_MS = 12_000;
/** After so long nobody waits to hear it once more: the machine was started anew since. */
const LONG_SILENT_MS = 60_000;

type Claim = { release(): Promise<void> } | { running: RunningBot };
export type Beats = { beatMs: number; silentMs: number };

const fileIn = (folder: string): string => join(folder, "bot.json");

/**
 * Makes this process the one bot of a state directory, or says which one is: two would send everything twice. What a dead
 * process has left behind counts for nothing, also where its number was given to another since. Of one in another
 * container, only its beat can be heard.
 */
export async function becomeTheBot(
  folder: string,
  facts: Pick<RunningBot, "url" | "hasTerminal">,
  { beatMs, silentMs }: Beats = { beatMs: BEAT_MS, silentMs: SILENT_MS },
): Promise<Claim> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (let silentSince: number | undefined; ; ) {
    const claim = await claimOrFind(folder, facts, beatMs, silentSince);
    if (!("elsewhere" in claim)) return claim;
    const beat = await beatOf(folder);
    for (let waitedMs = 0; waitedMs < silentMs && (await beatOf(folder)) === beat; waitedMs += beatMs / 5)
      await pause(beatMs / 5);
    if ((await beatOf(folder)) !== beat) return { running: claim.elsewhere };
    silentSince = beat;
  }
}

/** Looking and writing in one go: of many that see the same dead one, one gets on. */
async function claimOrFind(
  folder: string,
  facts: Pick<RunningBot, "url" | "hasTerminal">,
  beatMs: number,
  silentSince: number | undefined,
): Promise<Claim | { elsewhere: RunningBot }> {
  const file = fileIn(folder);
  const unlock = await lock(file, { ...LOCK, onCompromised: () => {} });
  try {
    const found = await readBot(folder);
    const isHere = found?.place === undefined || found.place === (await here());
    if (found && isHere && (await isAtWork(found))) return { running: found };
    const beatAt = (await beatOf(folder)) ?? 0;
    const isSilent = beatAt === silentSince || Date.now() - beatAt > LONG_SILENT_MS;
    if (found && !isHere && !isSilent) return { elsewhere: found };
    const startedAt = (await startOf(process.pid)) ?? "";
    const bot: RunningBot = { pid: process.pid, startedAt, place: await here(), ...facts };
    await writeFileAtomic(file, JSON.stringify(bot), { mode: 0o600 });
    // Where that fails, nobody can be told: the disk is gone, or the file was removed by a person.
    const beat = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => {}), beatMs).unref();
    return {
      release() {
        clearInterval(beat);
        return rm(file, { force: true });
      },
    };
  } finally {
    // Somebody may have taken the lock away meanwhile; the claim is written by then.
    await unlock().catch(() => undefined);
  }
}

/** The bot that is at work there now, as far as can be told without waiting. */
export async function findRunningBot(folder: string): Promise<RunningBot | undefined> {
  const bot = await readBot(folder);
  if (!bot || bot.place === undefined || bot.place === (await here()))
    return bot && (await isAtWork(bot)) ? bot : undefined;
  return Date.now() - ((await beatOf(folder)) ?? 0) < SILENT_MS ? bot : undefined;
}

async function readBot(folder: string): Promise<RunningBot | undefined> {
  const text = await readFile(fileIn(folder), "utf8").catch(() => "");
  return parseJson(text) as RunningBot | undefined;
}

const isAtWork = async ({ pid, startedAt }: RunningBot): Promise<boolean> => (await startOf(pid)) === startedAt;

const beatOf = async (folder: string): Promise<number | undefined> =>
  (await stat(fileIn(folder)).catch(() => undefined))?.mtimeMs;

/** In which machine's, or container's, numbers a process is counted. */
async function here(): Promise<string> {
  const boot = await readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => "");
  return `${boot.trim()} ${await readlink("/proc/self/ns/pid").catch(() => "")}`;
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
