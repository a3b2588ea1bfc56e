import { mkdir } from "node:fs/promises";
import { DatabaseAwayError, NewerStateError, StoreError } from "../../core/state-errors.js";
import { markOf } from "../../lib/files/folder.js";
import { removeCopies, removeStrayCopies } from "../snapshots/copies.js";
import { removeUnusedData } from "../snapshots/data-folders.js";
import type { PolicyStore, StoreNews, StoreOpening, StoreTrouble } from "../state/policy-store.js";
import { seal, unseal } from "../state/seal.js";
import { sealQuestions, unsealQuestions } from "../state/sealed-questions.js";
import {
  type Approval,
  blankState,
  newerVersion,
  STATE,
  STATE_VERSION,
  type State,
  versionsIn,
} from "../state/state.js";
import { ApprovedBytes } from "./approved-bytes.js";
import type { Database, Query } from "./connection.js";
import { LastSeen, type Seen } from "./last-seen.js";
import { findMark, putAside, type Row, readRecord, STATE_CHANNEL, writeRecord } from "./records.js";
import { migrate } from "./schema.js";

type Kept =
  | { kind: "state"; state: State; record: string; mark: string }
  | { kind: "none"; mark: string }
  | { kind: "bad"; trouble: StoreTrouble; row?: Row; mark: string };

const PURPOSE = "database state";
const POLL_MS = 5_000;
/** While nobody tells us of news. */
const POLL_UNHEARD_MS = 1_000;

/**
 * The record in a database, for several machines. It is sealed with a key that is not in there, and bound to the workspace;
 * each machine remembers the last one it has seen: whoever can write to the database can take away, and add nothing.
 */
export class DatabaseState implements PolicyStore {
  away: Extract<StoreTrouble, { code: "away" }> | undefined;
  machine: string | undefined;
  private held: State | undefined;
  private lastRecord = "";
  private markOfDatabase = "";
  private isOpen = false;
  private isNotified = false;
  private isUnpacked = true;
  private lookedAt = Number.NEGATIVE_INFINITY;
  private writing = 0;
  private turn: Promise<unknown> = Promise.resolve();
  /** What the trouble was that was told last. */
  private toldOf = "";
  private tellTrouble: (trouble: StoreTrouble | undefined) => void = () => {};
  private readonly bytes: ApprovedBytes;
  private readonly seen: LastSeen;

  constructor(
    private readonly database: Database,
    private readonly folder: string,
    private readonly workspace: string,
    private readonly isListening = false,
  ) {
    this.bytes = new ApprovedBytes(folder, workspace);
    this.seen = new LastSeen(folder, workspace, () => this.secret);
  }

  get state(): State {
    if (!this.held) throw new StoreError("The store is not open.");
    return this.held;
  }

  get secret(): Buffer {
    return this.database.settings.key;
  }

  /** Whether all approved bytes are on this machine. */
  get isComplete(): boolean {
    return this.isUnpacked;
  }

  get mayHaveNews(): boolean {
    const isQuiet = this.isOpen && !this.away && this.isUnpacked && (this.database.isListening || !this.isListening);
    return this.isNotified || performance.now() - this.lookedAt >= (isQuiet ? POLL_MS : POLL_UNHEARD_MS);
  }

  onTrouble(listener: (trouble: StoreTrouble | undefined) => void): void {
    this.tellTrouble = listener;
  }

  async open(): Promise<StoreOpening> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    this.machine = await markOf(this.folder);
    if (this.isListening && !this.isOpen && !this.away)
      this.database.listen(STATE_CHANNEL, () => {
        this.isNotified = true;
      });
    try {
      await migrate(this.database);
      this.markOfDatabase = await findMark(this.database.query);
      const seen = await this.seen.read();
      const kept = await this.read(this.database.query);
      this.away = undefined;
      this.isOpen = true;
      if (kept.kind !== "state") this.held = blankState(this.workspace, kept.mark);
      const trouble = this.troubleWith(kept, seen);
      this.toldOf = trouble?.code ?? "";
      if (trouble) return { kind: "trouble", trouble };
      if (kept.kind !== "state") return { kind: "new" };
      await this.adopt(kept.state, kept.record, kept.mark);
      const { seq, savedAt, folder } = kept.state;
      const isRestored = seen ? seq < seen.seq : kept.mark !== folder;
      return isRestored ? { kind: "opened", restoredFrom: savedAt } : { kind: "opened" };
    } catch (error) {
      if (!(error instanceof DatabaseAwayError)) throw error;
      this.lookedAt = performance.now();
      this.held ??= blankState(this.workspace, "");
      this.away = { code: "away", path: error.database, detail: error.detail };
      this.toldOf = this.away.code;
      return { kind: "trouble", trouble: this.away };
    }
  }

  async refresh(): Promise<StoreNews> {
    if (this.writing > 0) return "same";
    this.lookedAt = performance.now();
    try {
      // What could not be read at the start is opened when it can be.
      if (!this.isOpen) return await this.database.query("SELECT 1").then(() => "reset" as const);
      this.isNotified = false;
      const before = this.held;
      const kept = await this.read(this.database.query, this.lastRecord);
      this.noteBack();
      if (this.held !== before || this.writing > 0) return "same";
      return await this.takeIn(kept);
    } catch (error) {
      if (!(error instanceof DatabaseAwayError)) throw error;
      this.noteAway(error);
      return "same";
    }
  }

  private async takeIn(kept: Kept | "same"): Promise<StoreNews> {
    if (kept === "same") {
      if (!this.isUnpacked) this.isUnpacked = await this.bytes.unpack(this.database.query, this.state.approvals);
      this.tell(undefined);
      return "same";
    }
    const seen = { seq: this.state.seq, mark: this.state.folder };
    // A backup that was put in the place of the database: with that date all machines go on.
    if (kept.kind === "state" && kept.state.seq < seen.seq && kept.mark !== seen.mark) return "reset";
    const trouble = this.troubleWith(kept, seen);
    // Nothing there is no news for whoever holds nothing.
    if (trouble || kept.kind !== "none") this.tell(trouble);
    if (kept.kind === "none") return "gone";
    if (trouble || kept.kind === "bad" || kept.state.seq === this.state.seq) return "same";
    await this.adopt(kept.state, kept.record, kept.mark);
    return "changed";
  }

  update(change: (state: State) => State): Promise<State> {
    this.writing += 1;
    const next = this.turn
      .then(() => this.changeInTurn(change))
      .finally(() => {
        this.writing -= 1;
      });
    this.turn = next.catch(() => undefined);
    return next;
  }

  private async changeInTurn(change: (state: State) => State): Promise<State> {
    try {
      const { state, record, mark } = await this.database.transaction((query) => this.changeKept(query, change));
      this.noteBack();
      await this.adopt(state, record, mark);
      return state;
    } catch (error) {
      if (error instanceof DatabaseAwayError) this.noteAway(error);
      throw error;
    }
  }

  private async changeKept(query: Query, change: (state: State) => State) {
    await this.lock(query);
    const kept = await this.read(query);
    const trouble = this.troubleWith(kept, { seq: this.state.seq, mark: this.state.folder });
    this.tell(trouble);
    if (trouble?.code === "newer") throw new NewerStateError(trouble.path, trouble.versions);
    if (trouble?.code === "other-workspace") throw new StoreError(`the record is that of "${trouble.workspace}"`);
    // A damaged record is evidence and stays; what this process holds was genuine when it was read.
    if (kept.kind === "bad" && kept.row) await putAside(query, this.workspace, trouble?.code ?? "corrupt");
    const base = kept.kind === "state" && !trouble ? kept.state : this.state;
    const wanted = change(base);
    const { mark } = kept;
    if (wanted === base && kept.kind === "state") return { state: base, record: kept.record, mark };
    const state = { ...wanted, seq: base.seq + 1, savedAt: new Date().toISOString(), folder: mark };
    return this.writeDown(query, state, kept.kind === "state" ? base.approvals : []);
  }

  /**
   * Puts the record aside, genuine or not, and begins with nothing in force on all machines. What was moved into files of
   * this machine keeps its copies.
   */
  async startAnew(why: "reset" | "moved"): Promise<void> {
    const begun = await this.database.transaction(async (query) => {
      await this.lock(query);
      const kept = await this.read(query);
      if (kept.kind === "bad" && kept.trouble.code === "newer")
        throw new NewerStateError(kept.trouble.path, kept.trouble.versions);
      await putAside(query, this.workspace, why);
      const known = Math.max(this.state.seq, kept.kind === "state" ? kept.state.seq : 0);
      // A number that no machine has seen, also where the old record could not be read.
      const blank = { ...blankState(this.workspace, kept.mark), seq: Math.max(known + 1, Date.now()) };
      return this.writeDown(query, blank, [], why === "moved");
    });
    if (why === "moved") await this.seen.write({ seq: begun.state.seq, mark: begun.mark });
    else await this.adopt(begun.state, begun.record, begun.mark);
  }

  /** All machines take it, and it ends with the transaction. */
  private async lock(query: Query): Promise<void> {
    await query("SELECT pg_advisory_xact_lock(hashtextextended('chat-hooks ' || $1, 0))", [this.workspace]);
  }

  private async writeDown(query: Query, state: State, before: readonly Approval[], keepsFiles = false) {
    await this.bytes.save(query, versionsIn(state.approvals), versionsIn(before));
    const record = seal(this.secret, PURPOSE, sealQuestions(this.secret, state));
    await writeRecord(query, this.workspace, record);
    if (keepsFiles) return { state, record, mark: state.folder };
    const ids = versionsIn(state.approvals).map(({ id }) => id);
    await removeStrayCopies(this.folder, ids).catch(() => undefined);
    const entries = state.approvals.map(({ entry }) => entry);
    await removeUnusedData(this.folder, entries).catch(() => undefined);
    return { state, record, mark: state.folder };
  }

  async settled(): Promise<void> {
    await this.turn;
  }

  close(): Promise<void> {
    return this.database.close();
  }

  private async adopt(state: State, record: string, mark: string): Promise<void> {
    const ids = new Set(versionsIn(state.approvals).map(({ id }) => id));
    const gone = versionsIn(this.held?.approvals ?? []).filter(({ id }) => !ids.has(id));
    // First the bytes, so that what is new can run at once; what is over ends also when they do not come.
    this.isUnpacked = await this.bytes.unpack(this.database.query, versionsIn(state.approvals)).catch(() => false);
    const isNew = this.held?.seq !== state.seq || this.held.folder !== mark;
    this.held = { ...state, folder: mark };
    this.lastRecord = record;
    await removeCopies(
      this.folder,
      gone.map(({ id }) => id),
    ).catch(() => undefined);
    if (!isNew) return;
    await this.seen.write({ seq: state.seq, mark });
  }

  private troubleWith(kept: Kept, seen?: Seen): StoreTrouble | undefined {
    const path = this.database.settings.shown;
    if (kept.kind === "bad") return kept.trouble;
    if (kept.kind === "none") return (seen?.seq ?? 0) > 0 ? { code: "corrupt", path } : undefined;
    const isOlder = seen !== undefined && kept.state.seq < seen.seq;
    return isOlder && kept.mark === seen.mark ? { code: "replayed", path } : undefined;
  }

  private read(query: Query): Promise<Kept>;
  private read(query: Query, known: string): Promise<Kept | "same">;
  private async read(query: Query, known?: string): Promise<Kept | "same"> {
    const { mark, versions: newer, row } = await readRecord(query, this.workspace, this.markOfDatabase);
    const path = this.database.settings.shown;
    if (newer) return { kind: "bad", mark, trouble: { code: "newer", path, versions: newer } };
    if (row?.record && row.record === known) return "same";
    if (!row) return { kind: "none", mark };
    const record = unseal(this.secret, PURPOSE, row.record);
    const versions = newerVersion(record);
    if (versions) return { kind: "bad", row, mark, trouble: { code: "newer", path, versions } };
    const { data } = STATE.safeParse(record);
    // That of another workspace was put here by somebody: each has a row of its own.
    if (data?.workspace !== this.workspace) return { kind: "bad", row, mark, trouble: { code: "corrupt", path } };
    return {
      kind: "state",
      state: unsealQuestions(this.secret, { ...data, version: STATE_VERSION }),
      record: row.record,
      mark,
    };
  }

  private noteAway({ database, detail }: DatabaseAwayError): void {
    this.away = { code: "away", path: database, detail };
    this.tell(this.away);
  }

  private noteBack(): void {
    if (this.away) this.lookedAt = performance.now();
    this.away = undefined;
  }

  private tell(trouble: StoreTrouble | undefined): void {
    const name = trouble?.code ?? "";
    if (name === this.toldOf) return;
    this.toldOf = name;
    this.tellTrouble(trouble);
  }
}
