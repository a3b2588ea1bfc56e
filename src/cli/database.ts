import { readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import type { Texts } from "../bot/words/index.js";
import { DatabaseAwayError, NewerStateError, StoreError } from "../core/state-errors.js";
import { openDatabase } from "../store/database/index.js";
import type { DatabaseSettings } from "../store/database/settings.js";
import { FiringLog } from "../store/log/firing-log.js";
import { LogFiles } from "../store/log/log-files.js";
import type { Locations } from "../store/state/locations.js";
import type { StoreOpening } from "../store/state/policy-store.js";
import { unseal } from "../store/state/seal.js";
import { unsealQuestions } from "../store/state/sealed-questions.js";
import { refuseNewerState, STATE, STATE_VERSION, type State } from "../store/state/state.js";
import { StateStore } from "../store/state/state-store.js";

/** Fewer than the log holds back while it waits to be written. */
const LOG_PIECE = 1_000;

type Opened = Awaited<ReturnType<typeof openDatabase>>;

/** `chat-hooks reset` of a state in a database. */
export async function resetDatabase(settings: DatabaseSettings, places: Locations, texts: Texts): Promise<string> {
  return withDatabase(settings, places, async ({ store }) => {
    await store.startAnew("reset");
    return texts.cli.resetDatabase(settings.shown);
  });
}

/** `chat-hooks move-state` into a database: from the files of this workspace. */
export function moveIntoDatabase(settings: DatabaseSettings, places: Locations, texts: Texts): Promise<string> {
  const { state: folder } = places;
  return withDatabase(settings, places, async ({ store, lines }, opening) => {
    const key = await readFile(join(folder, "key"));
    const record = STATE.safeParse(unseal(key, "state", await readFile(join(folder, "state.json"), "utf8")));
    if (!record.success) throw new Error(texts.cli.oldStateDamaged(folder));
    if (opening.kind === "trouble" || !isEmpty(store.state)) throw new Error(texts.cli.ownState(settings.shown));
    const { seq: _, ...moved } = unsealQuestions(key, { ...record.data, version: STATE_VERSION });
    await store.update(({ seq }) => ({ ...withoutPairing(moved), workspace: places.workspace, seq }));
    await copyLog(new FiringLog(new LogFiles(folder), () => key), new FiringLog(lines, () => store.secret));
    // The counter stays: a bot that is started without the database must not take this for a new workspace.
    for (const name of ["state.json", "log.jsonl", "log.1.jsonl"])
      await rename(join(folder, name), join(folder, `${name}.moved-${Date.now()}`)).catch(() => undefined);
    return texts.cli.movedToDatabase(folder, settings.shown);
  });
}

/** `chat-hooks move-state database`: out of a database, into files of this machine. */
export function moveOutOfDatabase(settings: DatabaseSettings, places: Locations, texts: Texts): Promise<string> {
  const { state: folder, workspace } = places;
  return withDatabase(settings, places, async ({ store, lines }, opening) => {
    if (opening.kind === "trouble") throw new Error(texts.cli.oldStateDamaged(settings.shown));
    if (opening.kind === "new") throw new Error(texts.cli.noOldState(settings.shown));
    await refuseNewerState(folder);
    const files = new StateStore(folder, workspace);
    const { kind } = await files.open();
    // Without a record, but with a counter: what was there was moved into a database.
    const isForeign = kind === "trouble" && (await readFile(join(folder, "state.json")).catch(() => undefined));
    if (isForeign || !isEmpty(files.state)) throw new Error(texts.cli.ownState(folder));
    if (!store.isComplete) throw new StoreError(`the database "${settings.shown}" lacks approved bytes; approve again`);
    const { seq: _, ...moved } = withoutPairing(store.state);
    const questions = moved.questions?.map(({ machine: __, ...question }) => question);
    await files.update(({ seq }) => ({ ...moved, ...(questions && { questions }), seq }));
    await copyLog(new FiringLog(lines, () => store.secret), new FiringLog(new LogFiles(folder), () => files.secret));
    await store.startAnew("moved");
    await lines.clear();
    return texts.cli.movedFromDatabase(settings.shown, folder);
  });
}

async function withDatabase<T>(
  settings: DatabaseSettings,
  places: Locations,
  work: (opened: Opened, opening: StoreOpening) => Promise<T>,
): Promise<T> {
  const opened = await openDatabase(settings, places);
  try {
    const opening = await opened.store.open();
    const trouble = opening.kind === "trouble" ? opening.trouble : undefined;
    if (trouble?.code === "newer") throw new NewerStateError(trouble.path, trouble.versions);
    if (trouble?.code === "away") throw new DatabaseAwayError(trouble.path, trouble.detail);
    return await work(opened, opening);
  } finally {
    await opened.store.close();
  }
}

/** A state that approves nothing may give way. */
const isEmpty = ({ approvals, owners }: State): boolean => approvals.length === 0 && owners.length === 0;

/** A code that waits is sealed with the key of where it was made; a new one is shown in a moment. */
const withoutPairing = <S extends Partial<State>>({ pairing: _, ...state }: S): Omit<S, "pairing"> => state;

async function copyLog(from: FiringLog, to: FiringLog): Promise<void> {
  const runs = await from.recent(Number.POSITIVE_INFINITY);
  for (let at = 0; at < runs.length; at += LOG_PIECE) {
    for (const run of runs.slice(at, at + LOG_PIECE)) to.add(run);
    await to.flush();
  }
}
