import { cp, lstat, mkdir, readFile, realpath, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import writeFileAtomic from "write-file-atomic";
import type { Texts } from "../bot/words/index.js";
import { markOf } from "../lib/files/folder.js";
import { movedApprovals } from "../store/snapshots/moved.js";
import { type Locations, refuseUnsafeState, standardState } from "../store/state/locations.js";
import { seal, unseal } from "../store/state/seal.js";
import { refuseNewerState, STATE } from "../store/state/state.js";
import { StateStore } from "../store/state/state-store.js";

type Variables = Readonly<Record<string, string | undefined>>;

/** `chat-hooks reset`: moves the state to a backup, sound or damaged, and starts with no active hook. */
export async function resetState({ state, workspace }: Locations, texts: Texts): Promise<string> {
  const found = await stat(state).catch(() => undefined);
  if (!found) return texts.cli.nothingToReset(state);
  await refuseNewerState(state);
  const aside = `${state}.reset-${new Date().toISOString().replace(/[:.]/g, "-")}`;
  await rename(state, aside);
  // A new record at once, switched off: the next start must not take the switch over from where the agent can write.
  const store = new StateStore(state, workspace);
  await store.open();
  await store.update((held) => ({ ...held }));
  return texts.cli.reset(aside);
}

/** `chat-hooks move-state <old>`: takes over the state of a workspace that was moved here. */
export async function moveState(to: Locations, old: string, env: Variables, texts: Texts): Promise<string> {
  const from = await oldState(old, env);
  if (!from) throw new Error(texts.cli.noOldState(old));
  await refuseUnsafeState(await realpath(from));
  for (const folder of [from, to.state]) await refuseNewerState(folder);
  if (await exists(join(to.state, "state.json"))) await requireEmpty(to.state, texts);
  const key = await readFile(join(from, "key"));
  const record = STATE.safeParse(unseal(key, "state", await readFile(join(from, "state.json"), "utf8")));
  if (!record.success) throw new Error(texts.cli.oldStateDamaged(from));
  const { workspace } = record.data;
  // Taking the state from a workspace that is still in use would leave it without its guards, and nobody would be told.
  if (workspace !== to.workspace && (await exists(workspace))) throw new Error(texts.cli.stillThere(workspace));
  await rm(to.state, { recursive: true, force: true });
  await mkdir(dirname(to.state), { recursive: true, mode: 0o700 });
  await rename(from, to.state).catch(async () => {
    // Another disk: copied, and only then removed. A socket cannot be copied, and that of a server is made anew.
    const isNoSocket = async (path: string): Promise<boolean> => !(await lstat(path)).isSocket();
    await cp(from, to.state, { recursive: true, preserveTimestamps: true, filter: isNoSocket });
    await rm(from, { recursive: true });
  });
  const moved = {
    ...record.data,
    approvals: movedApprovals(record.data.approvals, workspace, to, env.HOME),
    workspace: to.workspace,
    seq: record.data.seq + 1,
    folder: (await markOf(to.state)) ?? "",
  };
  await writeFileAtomic(join(to.state, "state.json"), seal(key, "state", moved), { mode: 0o600 });
  return texts.cli.moved(record.data.workspace, to.workspace);
}

/** Whether this workspace's own files are meant. */
export async function standsIn({ workspace, state }: Locations, old: string): Promise<boolean> {
  const path = await realpath(resolve(old)).catch(() => resolve(old));
  return path === state || (path === workspace && (await exists(join(state, "state.json"))));
}

async function oldState(old: string, env: Variables): Promise<string | undefined> {
  const path = resolve(old);
  for (const folder of [path, standardState(path, env)]) if (await exists(join(folder, "state.json"))) return folder;
  return undefined;
}

/** A state that approves nothing may give way; one that does must be put aside by a decision, not by the way. */
async function requireEmpty(folder: string, texts: Texts): Promise<void> {
  const key = await readFile(join(folder, "key"));
  const record = STATE.safeParse(unseal(key, "state", await readFile(join(folder, "state.json"), "utf8")));
  const empty = record.success && record.data.approvals.length === 0 && record.data.owners.length === 0;
  if (!empty) throw new Error(texts.cli.ownState(folder));
}

const exists = async (path: string): Promise<boolean> => (await stat(path).catch(() => undefined)) !== undefined;
