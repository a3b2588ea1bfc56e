import { randomUUID } from "node:crypto";
import type { Delivery } from "../../channels/channel.js";
import { RecentMap } from "../../lib/recent-map.js";
import { idMarkOf, markFor, type OutboxMessage, ParcelFiles, type StoredParcel } from "./outbox-files.js";
import { type Entry, type Line, OutboxLines } from "./outbox-lines.js";
import { type Patience, reasonOf, UndeliverableError, waitMsAfter } from "./undelivered.js";

export type { Address, OutboxMessage } from "./outbox-files.js";
export { UndeliverableError } from "./undelivered.js";

/**
 * Has one text judged by that channel's guard, and sends what comes of it to one chat. Throws an UndeliverableError where
 * trying again is no use; any other error means later, and may say when with `retryAfterMs`.
 */
export type Sender = (chatId: string, text: string, delivery: Delivery) => Promise<void>;

export type OutboxOptions = {
  /** Hears of a parcel that is given up; the reason repeats nothing of its text. */
  onDropped?(parcel: OutboxMessage, why: string): void;
  /** The one honest line to send in the place of a parcel that may or may not have arrived. */
  onDoubtful?(parcel: OutboxMessage): string;
} & Partial<Patience>;

const PATIENCE: Patience = { firstWaitMs: 1_000, longestWaitMs: 60_000, mostAgeMs: 86_400_000 };
const MAX_TIMER_MS = 2_147_483_647;
const MAX_REMEMBERED = 10_000;
const UNKNOWN_FATE = "the bot was stopped while sending it, and it is not known whether it arrived";

/**
 * What is to be sent, written down before it is sent. Each chat gets its parcels one after the other, in the order they
 * were added; a crash at any moment loses none and sends none twice. One running process delivers; others may add.
 */
export class Outbox {
  private readonly files: ParcelFiles;
  private readonly carriers = new Map<string, Sender>();
  private readonly lines = new OutboxLines();
  private readonly done = new RecentMap<string, true>(MAX_REMEMBERED);
  private readonly working = new Set<Promise<unknown>>();
  private loading: Promise<void> | undefined;
  private stopWatching: (() => void) | undefined;
  private readonly options: OutboxOptions & Patience;

  constructor(folder: string, options: OutboxOptions = {}) {
    this.files = new ParcelFiles(folder);
    this.options = { ...PATIENCE, ...options };
  }

  /** Takes up what the last process left, and begins to deliver. */
  async open(): Promise<void> {
    await this.load();
    this.stopWatching ??= this.files.watch((name) => this.takeUp(name));
    for (const line of this.lines.all()) this.wake(line);
  }

  /** A channel that comes up later gets its parcels then; without a carrier they wait. */
  setCarrier(channel: string, carrier: Sender | undefined): void {
    if (!carrier) return void this.carriers.delete(channel);
    this.carriers.set(channel, carrier);
    for (const line of this.lines.all()) if (line.waitsFor === channel) this.rouse(line);
  }

  /** Writes a parcel down, and keeps it until it is released. One that has the id of another is that other one. */
  async add(wanted: Omit<OutboxMessage, "id" | "at"> & { id?: string }): Promise<string> {
    await this.load();
    const { to, text, kind, id = randomUUID() } = wanted;
    if (this.knows(id)) return id;
    // Before it is written: what is added meanwhile comes after it, however long that takes.
    const label = { name: this.files.nextName({ id, to }), marked: false };
    const entry = this.lines.add(label, { released: false, written: false });
    const writing = this.files.write(entry.name, { id, to, text, kind, at: Date.now() });
    try {
      await this.during(writing);
      entry.written = true;
    } catch (error) {
      this.lines.remove(entry);
      throw error;
    } finally {
      this.wakeLineOf(entry);
    }
    return id;
  }

  /** From now on it may be sent. */
  release(id: string): void {
    const entry = this.lines.get(id);
    if (!entry) return;
    entry.released = true;
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

  /**
   * Ends the waiting and keeps what is not sent. An attempt under way is waited for: cut off, it would be in doubt. Not so
   * what waits for a human.
   */
  async close(): Promise<void> {
    this.stopWatching?.();
    this.stopWatching = undefined;
    await this.settled();
    for (const line of this.lines.all()) this.rest(line);
  }

  private load(): Promise<void> {
    this.loading ??= this.files.list().then(
      (labels) => {
        for (const label of labels) this.lines.add(label, { doubtful: label.marked });
      },
      (error: unknown) => {
        this.loading = undefined;
        throw error;
      },
    );
    return this.loading;
  }

  private knows(id: string): boolean {
    return this.lines.get(id) !== undefined || this.done.get(markFor(id)) === true;
  }

  private takeUp(name: string): void {
    if (this.lines.has(name)) return;
    this.files.noteName(name);
    this.wakeLineOf(this.lines.add({ name, marked: false }));
  }

  private wakeLineOf(entry: Entry): void {
    const line = this.lines.lineOf(entry);
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
    line.timer = setTimeout(() => this.rouse(line), Math.min(ms, MAX_TIMER_MS)).unref();
  }

  private async deliver(line: Line): Promise<void> {
    line.busy = true;
    while (line.again && !line.timer && this.stopWatching) {
      line.again = false;
      const [entry] = line.queue;
      if (!entry?.released || !entry.written) continue;
      const goesOn = await this.advance(line, entry).catch((error: unknown) => this.later(line, entry, error));
      line.again ||= goesOn;
    }
    line.busy = false;
    this.lines.closeIfEmpty(line);
  }

  /** Does the next step for the first of a line. Answers whether the line can go on at once. */
  private async advance(line: Line, entry: Entry): Promise<boolean> {
    const parcel = await this.files.read(entry);
    if (!parcel) return this.skip(entry);
    if (entry.doubtful) return this.settleDoubt(entry, parcel);
    const leftMs = parcel.at + this.options.mostAgeMs - Date.now();
    if (leftMs <= 0) return this.drop(entry, parcel, `it could not be sent in time${entry.trouble}`);
    const carrier = this.carriers.get(parcel.to.channel);
    if (carrier) return this.attempt(entry, parcel, carrier);
    line.waitsFor = parcel.to.channel;
    this.sleep(line, leftMs);
    return false;
  }

  /** Hands it to its channel. When it turns out that a human is asked, the line goes on without it. */
  private attempt(entry: Entry, parcel: OutboxMessage, carrier: Sender): Promise<boolean> {
    return new Promise((goOn, fail) => {
      let isParked = false;
      let carried: Promise<boolean> | undefined;
      const delivery: Delivery = {
        id: parcel.id,
        kind: parcel.kind,
        park: () => {
          isParked = true;
          this.lines.stepAside(entry);
          goOn(true);
        },
        begin: async () => {
          // The answer is written down: the next process sends it.
          if (isParked && !this.stopWatching) throw new Error("the outbox is closed");
          // Nobody waited for it while it was parked; from here on it must not be cut off.
          if (isParked && carried) void this.during(carried).catch(() => undefined);
          if (!entry.marked) await this.files.setMarked(entry, true);
        },
        partSent: () => {
          entry.partSent = true;
        },
      };
      carried = this.carry(entry, parcel, (chatId, text) => carrier(chatId, text, delivery));
      carried.then(goOn, (error: unknown) => (isParked ? void this.during(this.comeBack(entry, error)) : fail(error)));
    });
  }

  private async carry(
    entry: Entry,
    parcel: OutboxMessage,
    send: (chatId: string, text: string) => Promise<void>,
  ): Promise<boolean> {
    try {
      await send(parcel.to.chatId, parcel.text);
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
    await this.unmark(entry);
    this.postpone(line, entry, error);
    return false;
  }

  /** What a human has allowed could not be sent for now: it is the oldest of its line again. */
  private async comeBack(entry: Entry, error: unknown): Promise<void> {
    await this.unmark(entry);
    if (!this.stopWatching) return;
    const line = this.lines.enter(entry);
    this.rest(line);
    this.postpone(line, entry, error);
  }

  /** Where the mark stays, the next attempt finds it there. Of what has left in part, the next process would send all. */
  private async unmark(entry: Entry): Promise<void> {
    if (entry.marked && !entry.doubtful && !entry.partSent)
      await this.files.setMarked(entry, false).catch(() => undefined);
  }

  private postpone(line: Line, entry: Entry, error: unknown): void {
    this.sleep(line, waitMsAfter(error, entry.tries, this.options));
    entry.tries += 1;
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

  private honestLine(parcel: OutboxMessage): string {
    try {
      return this.options.onDoubtful?.(parcel) ?? "";
    } catch {
      return ""; // without a line the parcel is dropped, and told as such
    }
  }

  private async drop(entry: Entry, parcel: OutboxMessage, why: string): Promise<boolean> {
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
    this.lines.remove(entry);
    return true;
  }

  private during<T>(work: Promise<T>): Promise<T> {
    this.working.add(work);
    return work.finally(() => this.working.delete(work));
  }
}
