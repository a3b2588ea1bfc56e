import { randomUUID } from "node:crypto";
import { RecentMap } from "../channels/recent-map.js";
import { cleanText, TEXT_LIMITS } from "../core/clean-text.js";
import { maskShared } from "../core/mask.js";
import { idMarkOf, type Label, lineOf, markFor, type Parcel, ParcelFiles, type StoredParcel } from "./outbox-files.js";

export type { Address, Parcel } from "./outbox-files.js";

/**
 * Sends one text to one chat, past that channel's guard. Throws an UndeliverableError where trying again is no use; any
 * other error means later, and may say when with `retryAfterMs`.
 */
export type Carrier = (chatId: string, text: string, kind: Parcel["kind"]) => Promise<void>;

/** A text that this chat will never take: the bot was blocked there, or the chat is no more. */
export class UndeliverableError extends Error {
  override name = "UndeliverableError";
}

export type OutboxOptions = {
  /** Hears of a parcel that is given up; the reason repeats nothing of its text. */
  onDropped?(parcel: Parcel, why: string): void;
  /** The one honest line to send in the place of a parcel that may or may not have arrived. */
  onDoubtful?(parcel: Parcel): string;
  firstWaitMs?: number;
  longestWaitMs?: number;
  mostAgeMs?: number;
};

/** A parcel in its line. What is not written yet, or held, holds up what came after it. */
type Entry = Label & { held: boolean; written: boolean; doubtful: boolean; tries: number; trouble: string };
type Line = {
  key: string;
  queue: Entry[];
  busy: boolean;
  again: boolean;
  timer?: NodeJS.Timeout | undefined;
  waitsFor?: string | undefined;
};

const DAY_MS = 86_400_000;
const LONGEST_TIMER_MS = 2_147_483_647;
const MOST_REMEMBERED = 10_000;
const UNKNOWN_FATE = "the bot was stopped while sending it, and it is not known whether it arrived";

/**
 * What is to be sent, written down before it is sent. Each chat gets its parcels one after the other, in the order they
 * were added; a crash at any moment loses none and sends none twice. One running process delivers; others may add.
 */
export class Outbox {
  private readonly files: ParcelFiles;
  private readonly carriers = new Map<string, Carrier>();
  private readonly lines = new Map<string, Line>();
  private readonly entries = new Map<string, Entry>();
  private readonly done = new RecentMap<string, true>(MOST_REMEMBERED);
  private readonly working = new Set<Promise<unknown>>();
  private loading: Promise<void> | undefined;
  private stopWatching: (() => void) | undefined;
  private readonly firstWaitMs: number;
  private readonly longestWaitMs: number;
  private readonly mostAgeMs: number;

  constructor(
    folder: string,
    private readonly options: OutboxOptions = {},
  ) {
    this.files = new ParcelFiles(folder);
    this.firstWaitMs = options.firstWaitMs ?? 1_000;
    this.longestWaitMs = options.longestWaitMs ?? 60_000;
    this.mostAgeMs = options.mostAgeMs ?? DAY_MS;
  }

  /** Takes up what the last process left, and begins to deliver. */
  async open(): Promise<void> {
    await this.load();
    this.stopWatching ??= this.files.watch((name) => this.takeUp(name));
    for (const line of this.lines.values()) this.wake(line);
  }

  /** A channel that comes up later gets its parcels then; without a carrier they wait. */
  setCarrier(channel: string, carrier: Carrier | undefined): void {
    if (!carrier) return void this.carriers.delete(channel);
    this.carriers.set(channel, carrier);
    for (const line of this.lines.values()) if (line.waitsFor === channel) this.rouse(line);
  }

  /** Writes a parcel down, and holds it until it is released. One that has the id of another is that other one. */
  async add(wanted: Omit<Parcel, "id" | "at"> & { id?: string }): Promise<string> {
    await this.load();
    const { to, text, kind, id = randomUUID() } = wanted;
    if (this.knows(id)) return id;
    // Before it is written: what is added meanwhile comes after it, however long that takes.
    const entry = this.enqueue(
      { name: this.files.nextName({ id, to }), marked: false },
      { held: true, written: false },
    );
    const writing = this.files.write(entry.name, { id, to, text, kind, at: Date.now() });
    try {
      await this.during(writing);
      entry.written = true;
    } catch (error) {
      this.leave(entry);
      throw error;
    } finally {
      this.wakeLineOf(entry);
    }
    return id;
  }

  /** From now on it may be sent. */
  release(id: string): void {
    const entry = this.entries.get(markFor(id));
    if (!entry) return;
    entry.held = false;
    this.wakeLineOf(entry);
  }

  /** Whether this parcel was written down, by this process or one before it; those sent long ago are forgotten. */
  async has(id: string): Promise<boolean> {
    await this.load();
    return this.knows(id);
  }

  /** Resolves when all that can be sent now was tried. */
  async settled(): Promise<void> {
    while (this.working.size > 0) await Promise.allSettled(this.working);
  }

  /** Ends the waiting and keeps what is not sent. An attempt under way is waited for: cut off, it would be in doubt. */
  async close(): Promise<void> {
    this.stopWatching?.();
    this.stopWatching = undefined;
    await this.settled();
    for (const line of this.lines.values()) this.rest(line);
  }

  private load(): Promise<void> {
    this.loading ??= this.files.list().then(
      (labels) => {
        for (const label of labels) this.enqueue(label, { doubtful: label.marked });
      },
      (error: unknown) => {
        this.loading = undefined;
        throw error;
      },
    );
    return this.loading;
  }

  private knows(id: string): boolean {
    const mark = markFor(id);
    return this.entries.has(mark) || this.done.get(mark) === true;
  }

  private takeUp(name: string): void {
    if (this.entries.has(idMarkOf(name))) return;
    this.files.noteName(name);
    this.wakeLineOf(this.enqueue({ name, marked: false }));
  }

  private enqueue(label: Label, state: Partial<Entry> = {}): Entry {
    const entry = { held: false, written: true, doubtful: false, tries: 0, trouble: "", ...state, ...label };
    const key = lineOf(label.name);
    const line = this.lines.get(key) ?? { key, queue: [], busy: false, again: false };
    this.lines.set(key, line);
    // From the end: nearly always it is the newest.
    line.queue.splice(line.queue.findLastIndex(({ name }) => name < label.name) + 1, 0, entry);
    this.entries.set(idMarkOf(label.name), entry);
    return entry;
  }

  private leave(entry: Entry): void {
    const line = this.lines.get(lineOf(entry.name));
    line?.queue.splice(line.queue.indexOf(entry), 1);
    this.entries.delete(idMarkOf(entry.name));
    if (line) this.closeIfEmpty(line);
  }

  private closeIfEmpty(line: Line): void {
    if (line.queue.length === 0 && !line.busy) this.lines.delete(line.key);
  }

  private wakeLineOf(entry: Entry): void {
    const line = this.lines.get(lineOf(entry.name));
    if (line) this.wake(line);
  }

  /** Lets a line go on, unless it waits for its time: a new parcel is no reason to hurry. */
  private wake(line: Line): void {
    if (line.timer || !this.stopWatching) return;
    line.again = true;
    if (!line.busy) void this.during(this.deliver(line));
  }

  private rest(line: Line): void {
    clearTimeout(line.timer);
    line.timer = undefined;
    line.waitsFor = undefined;
  }

  private rouse(line: Line): void {
    this.rest(line);
    this.wake(line);
  }

  private sleep(line: Line, ms: number): void {
    // Whoever woke the line during the attempt that failed did not know of the wait.
    line.again = false;
    line.timer = setTimeout(() => this.rouse(line), Math.min(ms, LONGEST_TIMER_MS)).unref();
  }

  private async deliver(line: Line): Promise<void> {
    line.busy = true;
    while (line.again && this.stopWatching) {
      line.again = false;
      const [entry] = line.queue;
      if (!entry || entry.held || !entry.written) continue;
      const goesOn = await this.advance(line, entry).catch((error: unknown) => this.later(line, entry, error));
      line.again ||= goesOn;
    }
    line.busy = false;
    this.closeIfEmpty(line);
  }

  /** Does the next step for the first of a line. Answers whether the line can go on at once. */
  private async advance(line: Line, entry: Entry): Promise<boolean> {
    const parcel = await this.files.read(entry);
    if (!parcel) return this.skip(entry);
    if (entry.doubtful) return this.settleDoubt(entry, parcel);
    const leftMs = parcel.at + this.mostAgeMs - Date.now();
    if (leftMs <= 0) return this.drop(entry, parcel, `it could not be sent in time${entry.trouble}`);
    const carrier = this.carriers.get(parcel.to.channel);
    if (carrier) return this.attempt(entry, parcel, carrier);
    line.waitsFor = parcel.to.channel;
    this.sleep(line, leftMs);
    return false;
  }

  private async attempt(entry: Entry, parcel: Parcel, carrier: Carrier): Promise<boolean> {
    if (!entry.marked) await this.files.setMarked(entry, true);
    try {
      await carrier(parcel.to.chatId, parcel.text, parcel.kind);
    } catch (error) {
      const why = reasonOf(error, parcel.text);
      if (error instanceof UndeliverableError) return this.drop(entry, parcel, why);
      entry.trouble = `: ${why}`;
      throw error;
    }
    // A file that stays is taken for doubtful by the next process, and not sent again.
    await this.files.remove(entry).catch(() => {});
    return this.finish(entry);
  }

  private async later(line: Line, entry: Entry, error: unknown): Promise<boolean> {
    // Where the mark stays, the next attempt finds it there already.
    if (entry.marked && !entry.doubtful) await this.files.setMarked(entry, false).catch(() => {});
    const waitMs = Math.min(this.firstWaitMs * 2 ** entry.tries, this.longestWaitMs);
    entry.tries += 1;
    const askedMs = retryAfterOf(error);
    this.sleep(line, Math.min(askedMs === undefined ? waitMs : Math.max(askedMs, this.firstWaitMs), this.mostAgeMs));
    return false;
  }

  /** Nobody knows whether it arrived. A stand-in is sent again: twice the honest line is better than never. */
  private async settleDoubt(entry: Entry, parcel: StoredParcel): Promise<boolean> {
    if (!parcel.standIn) {
      const text = this.honestLine(parcel);
      if (text === "") return this.drop(entry, parcel, UNKNOWN_FATE);
      await this.files.replace(entry, { ...parcel, text, at: Date.now(), standIn: true });
    }
    await this.files.setMarked(entry, false);
    entry.doubtful = false;
    return true;
  }

  private honestLine(parcel: Parcel): string {
    try {
      return this.options.onDoubtful?.(parcel) ?? "";
    } catch {
      return ""; // without a line the parcel is dropped, and told as such
    }
  }

  private async drop(entry: Entry, parcel: Parcel, why: string): Promise<boolean> {
    // Where the disk refuses, the next process comes to the same end.
    await this.files.drop(entry, why).catch(() => {});
    try {
      this.options.onDropped?.(parcel, why);
    } catch {
      // A listener's trouble is its own: the line goes on.
    }
    return this.finish(entry);
  }

  private finish(entry: Entry): true {
    this.done.set(idMarkOf(entry.name), true);
    return this.skip(entry);
  }

  private skip(entry: Entry): true {
    this.leave(entry);
    return true;
  }

  private during<T>(work: Promise<T>): Promise<T> {
    this.working.add(work);
    return work.finally(() => this.working.delete(work));
  }
}

/** A channel's words for its error often repeat what was to be sent. */
function reasonOf(error: unknown, text: string): string {
  const message = cleanText(error instanceof Error ? error.message : "unknown error", TEXT_LIMITS.reason);
  const masked = maskShared(message, [text]);
  // The mask lets short common words pass; a text that is one of them must not.
  return text.trim() !== "" && masked.includes(text.trim()) ? "the channel refused it" : masked;
}

function retryAfterOf(error: unknown): number | undefined {
  const ms = typeof error === "object" && error !== null && "retryAfterMs" in error ? error.retryAfterMs : undefined;
  return typeof ms === "number" && ms >= 0 ? ms : undefined;
}
