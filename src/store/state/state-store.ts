import { chmod, mkdir, readdir, readFile, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { NewerStateError, StoreError } from "../../core/state-errors.js";
import { markOf, putAside, removeIfOld, replaceFile, stampOfFile, writeWhole } from "../../lib/files/folder.js";
import { removeStrayCopies } from "../snapshots/copies.js";
import { removeUnusedData } from "../snapshots/data-folders.js";
import type { PolicyStore, StoreNews, StoreOpening, StoreTrouble } from "./policy-store.js";
import { loadKey, seal, unseal } from "./seal.js";
import { sealQuestions, unsealQuestions } from "./sealed-questions.js";
import { blankState, newerVersion, STATE, STATE_VERSION, type State, versionsIn } from "./state.js";
import { whileLocked } from "./state-lock.js";

type OnDisk =
  | { kind: "state"; state: State; stamp: string }
  | { kind: "none"; stamp: "" }
  | { kind: "bad"; trouble: StoreTrouble; stamp: string };

/** The drafts of a writer that was killed. */
const LEFT_OVER = /^(?:(?:state|counter)\.json\.\d+|key\.[0-9a-f]+)$/;
const MAX_READS = 50;
const MAX_TRIES = 5;

/**
 * The record in files, for one machine. Every change is made under a lock, on top of what is on disk then, and counts only
 * once it is written: two processes, or a kill at any moment, lose and forge nothing.
 */
export class StateStore implements PolicyStore {
  private held: State | undefined;
  /** Of the file that holds it. */
  private heldStamp: string | undefined;
  private key: Buffer = Buffer.alloc(0);
  private keyStamp: string | undefined;
  /** Of the file that was looked at last, whatever is in it. */
  private stamp = "";
  private turn: Promise<unknown> = Promise.resolve();
  private writing = 0;
  private readonly file: string;
  private readonly counter: string;
  private tellTrouble: (trouble: StoreTrouble) => void = () => {};

  constructor(
    readonly folder: string,
    private readonly workspace: string,
  ) {
    this.file = join(folder, "state.json");
    this.counter = join(folder, "counter.json");
  }

  /** What is in force. */
  get state(): State {
    if (!this.held) throw new StoreError("The store is not open.");
    return this.held;
  }

  get secret(): Buffer {
    return this.key;
  }

  /** Hears of a record that was damaged, replaced or removed while this process runs; once each. */
  onTrouble(listener: (trouble: StoreTrouble) => void): void {
    this.tellTrouble = listener;
  }

  /** Opens the store; a folder without state stays untouched until something is changed. */
  async open(): Promise<StoreOpening> {
    await this.makeFolder();
    this.key = await loadKey(join(this.folder, "key"));
    const found = await this.read();
    this.stamp = found.stamp;
    if (found.kind === "state") this.adopt(found.state, found.stamp);
    else this.held = blankState(this.workspace, await this.folderMark());
    if (found.kind === "none") return { kind: "new" };
    if (found.kind === "bad") return { kind: "trouble", trouble: found.trouble };
    const moved = found.state.folder !== (await this.folderMark());
    return moved ? { kind: "opened", restoredFrom: found.state.savedAt } : { kind: "opened" };
  }

  /** Takes in what another process wrote. Answers what is new since the last look; "gone" as long as there is nothing. */
  async refresh(): Promise<StoreNews> {
    // While we write, the file is away for a moment: what is read then is not news, and what is written is known.
    if (this.writing > 0) return "same";
    const stamp = (await stampOfFile(this.file)) ?? "";
    if (stamp === this.stamp && stamp !== "") return "same";
    if (await this.wasReset()) return "reset";
    const before = this.held;
    const found = await this.read();
    // A change of our own was written meanwhile: what was read is older than what is held, and that is no trouble.
    if (this.held !== before || this.writing > 0) return "same";
    const trouble = this.noteTrouble(found);
    this.stamp = found.stamp;
    if (found.kind === "none") return "gone";
    if (found.kind === "bad" || trouble || found.state.seq === this.state.seq) return "same";
    this.adopt(found.state, found.stamp);
    return "changed";
  }

  /** What is wrong with what lies there, beside what this process holds; told when it was not there at the last look. */
  private noteTrouble(found: OnDisk): StoreTrouble | undefined {
    const trouble = this.troubleWith(found);
    if (!trouble || found.stamp === this.stamp) return trouble;
    this.stamp = found.stamp;
    this.tellTrouble(trouble);
    return trouble;
  }

  private troubleWith(found: OnDisk): StoreTrouble | undefined {
    if (found.kind === "bad") return found.trouble;
    if (found.kind === "none") return this.state.seq > 0 ? { code: "corrupt", path: this.file } : undefined;
    return found.state.seq < this.state.seq ? { code: "replayed", path: this.file } : undefined;
  }

  /** Changes the state: `change` gets what is on disk now and returns what shall be. Rejects when it cannot be saved. */
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

  /** Resolves when everything that was asked for is written, or has failed. */
  async settled(): Promise<void> {
    await this.turn;
  }

  private async changeInTurn(change: (state: State) => State): Promise<State> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const state = await this.locked(() => this.changeOnDisk(change));
      if (state) return state;
    }
    throw new StoreError("another process is changing the state all the time");
  }

  /** Answers nothing when another process has written meanwhile: then all of it is to be done again. */
  private async changeOnDisk(change: (state: State) => State): Promise<State | undefined> {
    const found = await this.read();
    const trouble = this.noteTrouble(found);
    // It is genuine, and may hold what we know nothing of: neither put aside nor written over.
    if (trouble?.code === "newer") throw new NewerStateError(trouble.path, trouble.versions);
    // A damaged record is evidence and stays; what this process holds was genuine when it was read.
    if (found.kind === "bad") await putAside(this.file, found.trouble.code);
    const base = found.kind === "state" && !trouble ? found.state : this.state;
    const wanted = change(base);
    if (wanted === base && found.kind === "state") return this.adopt(base, found.stamp);
    const state: State = {
      ...wanted,
      seq: base.seq + 1,
      savedAt: new Date().toISOString(),
      folder: await this.folderMark(),
    };
    // A state without its counter counts for nothing: else who removes the counter could put back an older state.
    if (found.kind !== "state") await this.write(this.counter, "counter", { seq: base.seq });
    // A lock can be lost, by a machine that slept or a process that was stopped; a revoke made meanwhile must not be.
    const text = seal(this.key, "state", sealQuestions(this.key, state));
    const stamp = await replaceFile(this.file, text, found.kind === "state" ? found.stamp : undefined);
    if (stamp === undefined) return undefined;
    // After the state, never before: a crash in between leaves a state newer than its counter, which is fine. And so
    // is a disk that does not take the counter: the change is made, and the next one brings the counter with it.
    await this.write(this.counter, "counter", { seq: state.seq }).catch(() => undefined);
    await removeStrayCopies(
      this.folder,
      versionsIn(state.approvals).map(({ id }) => id),
    ).catch(() => undefined);
    // Here, where nobody else can approve meanwhile: what is in use is never taken for left over.
    await removeUnusedData(
      this.folder,
      state.approvals.map(({ entry }) => entry),
    ).catch(() => undefined);
    return this.adopt(state, stamp);
  }

  private adopt(state: State, stamp: string): State {
    this.held = state;
    this.heldStamp = stamp;
    this.stamp = stamp;
    return state;
  }

  private async write(path: string, purpose: string, record: unknown): Promise<void> {
    await writeWhole(path, seal(this.key, purpose, record));
  }

  private async locked<T>(work: () => Promise<T>): Promise<T> {
    try {
      await this.makeFolder();
      return await whileLocked(this.folder, async () => {
        // Else a running bot would put back what `chat-hooks reset` has just ended.
        if (await this.wasReset()) throw new StoreError('the state was put aside by "chat-hooks reset" a moment ago');
        await this.tidy();
        return await work();
      });
    } catch (error) {
      if (error instanceof StoreError || error instanceof NewerStateError) throw error;
      throw new StoreError((error as Error).message, { cause: error });
    }
  }

  /** Somebody may have removed the folder under a running bot; what it holds is still in force and is written again. */
  private async tidy(): Promise<void> {
    const keyPath = join(this.folder, "key");
    const stamp = await stampOfFile(keyPath);
    if (stamp === undefined || stamp !== this.keyStamp) {
      const onDisk = await readFile(keyPath).catch(() => undefined);
      if (!onDisk?.equals(this.key)) await writeWhole(keyPath, this.key);
      else this.keyStamp = stamp;
    }
    const leftOver = (await readdir(this.folder)).filter((name) => LEFT_OVER.test(name));
    await Promise.all(leftOver.map((name) => removeIfOld(join(this.folder, name))));
  }

  private async makeFolder(): Promise<void> {
    const make = () => mkdir(this.folder, { recursive: true, mode: 0o700 }).then(() => stat(this.folder));
    const found = await stat(this.folder).catch(make);
    // It may have been there before us, made by somebody who had no secrets to keep; or on a disk that takes no change.
    if ((found.mode & 0o777) !== 0o700) await chmod(this.folder, 0o700);
  }

  /** What lies there. State and counter are two files: what looks wrong while somebody writes is looked at again. */
  private async read(): Promise<OnDisk> {
    for (let tries = 0; ; tries += 1) {
      const stamp = (await stampOfFile(this.file)) ?? "";
      if (this.held && stamp === this.heldStamp) return { kind: "state", state: this.held, stamp };
      const found = await this.readOnce(stamp);
      if (found.kind !== "bad" || tries === MAX_READS || ((await stampOfFile(this.file)) ?? "") === stamp) return found;
    }
  }

  private async readOnce(stamp: string): Promise<OnDisk> {
    const text = await readFile(this.file, "utf8").catch((error: NodeJS.ErrnoException) => error);
    const counter = await this.readCounter();
    if (text instanceof Error) {
      const never = text.code === "ENOENT" && (counter === "missing" || counter === 0);
      return never ? { kind: "none", stamp: "" } : this.bad("corrupt", stamp);
    }
    const record = unseal(this.key, "state", text);
    const versions = newerVersion(record);
    if (versions) return { kind: "bad", trouble: { code: "newer", path: this.folder, versions }, stamp };
    const state = STATE.safeParse(record);
    if (!state.success) return this.bad("corrupt", stamp);
    if (state.data.workspace !== this.workspace) {
      const { workspace } = state.data;
      return { kind: "bad", trouble: { code: "other-workspace", path: this.folder, workspace }, stamp };
    }
    if (typeof counter !== "number") return this.bad("corrupt", stamp);
    if (state.data.seq < counter) return this.bad("replayed", stamp);
    return { kind: "state", state: unsealQuestions(this.key, { ...state.data, version: STATE_VERSION }), stamp };
  }

  private async readCounter(): Promise<number | "missing" | "forged"> {
    const text = await readFile(this.counter, "utf8").catch(() => undefined);
    if (text === undefined) return "missing";
    const seq = (unseal(this.key, "counter", text) as { seq?: unknown } | undefined)?.seq;
    return typeof seq === "number" ? seq : "forged";
  }

  private bad(code: "corrupt" | "replayed", stamp: string): OnDisk {
    return { kind: "bad", trouble: { code, path: this.file }, stamp };
  }

  /** A restored backup has the same records in another folder. */
  private async folderMark(): Promise<string> {
    return (await markOf(this.folder)) ?? "";
  }

  /** Whether `chat-hooks reset` has put our folder aside: then it lies beside its old place, under a new name. */
  private async wasReset(): Promise<boolean> {
    const { folder: mark } = this.state;
    if ((await markOf(this.folder)) === mark) return false;
    const parent = dirname(this.folder);
    const names = await readdir(parent).catch(() => []);
    const aside = names.filter((name) => name.startsWith(`${basename(this.folder)}.reset-`));
    return (await Promise.all(aside.map((name) => markOf(join(parent, name))))).includes(mark);
  }
}
