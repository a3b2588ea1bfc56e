import { createHash } from "node:crypto";
import { realpath } from "node:fs/promises";
import { tmpdir } from "node:os";
import { relative } from "node:path";
import { type IdRange, type Supervisor, startSupervisor } from "./supervisor.js";
import type { SandboxPlace } from "./types.js";

export type Ids = { uid: number; gid: number };
/** The folders by their real paths, a private one for the commands, and the user they run as when the bot is root. */
export type Ground = {
  workspace: string;
  hidden: string[];
  code: string[];
  home: string;
  ids: Ids | undefined;
  /** Why there is no such user, though the bot is root. */
  withoutIds?: string;
  supervisor: Pick<Supervisor, "killAll" | "close">;
};

// Neither distributions nor systemd hand out this range, so nothing else runs or owns files under such a number.
const FIRST_FREE_ID = 60_706;
const FREE_IDS = 478;

/** Finds the folders, and has a supervisor make the private one and take a user. */
export async function groundFor(place: SandboxPlace): Promise<Ground> {
  const given = place.workspace === undefined ? undefined : await realpath(place.workspace);
  const hidden = await Promise.all(place.hidden.map((path) => realpath(path)));
  const code = await Promise.all((place.code ?? []).map((path) => realpath(path)));
  const inside = given !== undefined && [...hidden, ...code].find((path) => isWithin(path, given));
  if (inside) throw new Error(`"${inside}" lies in the workspace "${given}", where bash may write. Move it out.`);
  const started =
    process.getuid?.() === 0
      ? await startSupervisor(tmpdir(), idsFor(given ?? hidden.join())).catch(asError)
      : undefined;
  const refused = started instanceof Error ? { withoutIds: started.message } : {};
  const supervisor = started === undefined || started instanceof Error ? await startSupervisor(tmpdir()) : started;
  const { home, uid } = supervisor;
  const ids = uid === undefined ? undefined : { uid, gid: uid };
  return { workspace: given ?? home, hidden, code, home, ids, ...refused, supervisor };
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** The same number at each start, unless somebody has it: most of what bash made yesterday is its own today. */
const idsFor = (place: string): IdRange => ({
  ...{ first: FIRST_FREE_ID, count: FREE_IDS },
  offset: createHash("sha256").update(place).digest().readUInt32BE(0) % FREE_IDS,
});

/** Whether a file's owner is root or the user of a bot's shell, this one or one before it. */
export const isOurId = (uid: number): boolean => uid === 0 || (uid >= FIRST_FREE_ID && uid < FIRST_FREE_ID + FREE_IDS);

export const isWithin = (path: string, folder: string): boolean => !/^\.\.(\/|$)/.test(relative(folder, path));
