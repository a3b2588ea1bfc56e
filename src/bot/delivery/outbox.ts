import { randomUUID } from "node:crypto";
import type { Delivery } from "../../channels/channel.js";
import { RecentMap } from "../../lib/recent-map.js";
import { type ChatQueue, dequeue, type Entry, insertByAge, newEntry, queueIn, stillToGo } from "./chat-queue.js";
import { Later, notedAt } from "./later.js";
import {
  chatMarkFor,
  idMarkOf,
  markFor,
  type OutboxFile,
  OutboxFiles,
  type OutboxMessage,
  type OutboxStore,
  refuseTooMany,
  type StoredMessage,
} from "./outbox-files.js";
import {
  ChannelWaitsError,
  leftMsOf,
  type OutboxOptions,
  PATIENCE,
  type Patience,
  reasonOf,
  type Sender,
  tellDropped,
  UndeliverableError,
  waitMsAfter,
} from "./sender.js";

const MAX_TIMER_MS = 2_147_483_647;
const MAX_REMEMBERED = 10_000;
const UNKNOWN_STATUS = "the bot was stopped while sending it, and it is not known whether it arrived";

/**
 * What is to be sent, written down before it is sent. Each chat gets its messages one after the other, in the order they
 * were added; a crash at any moment loses none and sends none twice. One running process delivers; others may add.
 */
export class Outbox {
  private readonly files: OutboxStore;
  private readonly senders = new Map<string, Sender>();
  private readonly queues = new Map<string, ChatQueue>();
  private readonly entries = new Map<string, Entry>();
  /** Those that have left, each with its file. */
  private readonly done = new RecentMap<string, string>(MAX_REMEMBERED);
  private readonly working = new Set<Promise<unknown>>();
  readonly later = new Later<Entry>((due) => this.resume(due));
  private loading: Promise<void> | undefined;
  private stopWatching: (() => void) | undefined;
  private readonly options: OutboxOptions & Patience;

  constructor(place: string | OutboxStore, options: OutboxOptions = {}) {
    this.files = typeof place === "string" ? new OutboxFiles(place) : place;
    this.options = { ...PATIENCE, ...options };
  }

  /** Takes up what the last process left, and begins to deliver. */
  async open(): Promise<void> {
    // Before all is listed: what comes in between would be found by the next look, which may be a minute away.
    this.stopWatching ??= await this.files.watch((name) => this.takeUp(name));
    await this.load();
    for (const queue of this.queues.values()) this.wake(queue);
  }

  /** A channel that comes up later gets its messages then; without a sender they wait. */
  setSender(channel: string, sender: Sender | undefined): void {
    if (!sender) return void this.senders.delete(channel);
    this.senders.set(channel, sender);
    // What waits for its time goes on waiting: the channel may have asked for that.
    for (const queue of this.queues.values()) if (queue.waitsFor === channel) this.rouse(queue);
  }

  /** Writes a message down, and keeps it until it is released. One that has the id of another is that other one. */
  async add(wanted: Omit<OutboxMessage, "id" | "at"> & { id?: string }): Promise<string> {
    await this.load();
    const { to, text, kind, id = randomUUID() } = wanted;
    if (this.knows(markFor(id))) return id;
    if (kind !== "reply") refuseTooMany(this.entries.size);
    // Before it is written: what is added meanwhile comes after it, however long that takes.
    const entry = this.enter({ name: this.files.nextName({ id, to }), marked: false }, { isReleased: false });
    try {
      await this.during(this.files.write(entry.name, { id, to, text, kind, at: Date.now() }));
    } catch (error) {
      this.remove(entry);
      this.wake(this.queueOf(entry));
      throw error;
    }
    return id;
  }

  /** How many are still to go to a chat, without the one that is being sent. */
  readonly ahead = (to: OutboxMessage["to"]): number => stillToGo(this.queues, chatMarkFor(to));

  /** From now on it may be sent. */
  release(id: string): void {
    const entry = this.entries.get(markFor(id));
    if (!entry) return;
    entry.isReleased = true;
    this.wake(this.queueOf(entry));
  }

  /** Takes a message back that has arrived by another way. */
  async withdraw(id: string): Promise<void> {
    const entry = this.entries.get(markFor(id));
    if (!entry) return;
    await this.files.remove(entry).catch(() => {}); // what stays is sent by the next process
    if (this.finish(entry)) this.wake(this.queueOf(entry));
  }

  /** Whether this message was written down, by this process or one before it; those sent long ago are forgotten. */
  readonly has = (id: string): Promise<boolean> => this.load().then(() => this.knows(markFor(id)));

  /** Resolves when all that can be sent now was tried. */
  async settled(): Promise<void> {
    while (this.working.size > 0) await Promise.allSettled(this.working);
  }

  /** Keeps what is not sent. Waits for attempts under way, which are in doubt if cut off, not for a human's answer. */
  async close(): Promise<void> {
    this.stopWatching?.();
    this.stopWatching = undefined;
    this.later.end();
    await this.settled();
  }

  private load(): Promise<void> {
    this.loading ??= this.files.list().then(
      (files) => files.forEach((file) => void this.enter(file, { isDoubtful: file.marked })),
      (error: unknown) => {
        this.loading = undefined;
        throw error;
      },
    );
    return this.loading;
  }

  /** Whether a message waits here or has left; with the name of a file, by that file. */
  private knows(mark: string, file = this.done.get(mark)): boolean {
    return this.entries.has(mark) || (file !== undefined && this.done.get(mark) === file);
  }

  /** Each look tells of all that waits, and the system of a file that has just been removed, too: those are not new. */
  private takeUp(name: string): void {
    const isNew = (): boolean => !this.knows(idMarkOf(name), name);
    const enter = (): void => {
      this.files.noteName(name);
      this.wake(this.queueOf(this.enter({ name, marked: false })));
    };
    if (isNew()) void this.during(this.load().then(() => isNew() && enter())).catch(() => {});
  }

  protected enter(file: OutboxFile, state: Partial<Entry> = {}): Entry {
    const entry = { ...newEntry(file), ...state };
    this.entries.set(idMarkOf(file.name), entry);
    insertByAge(this.queueOf(entry), entry);
    return entry;
  }

  protected readonly queueOf = (entry: Entry): ChatQueue => queueIn(this.queues, entry);

  protected remove(entry: Entry): true {
    this.entries.delete(idMarkOf(entry.name));
    this.later.delete(entry);
    dequeue(this.queueOf(entry), entry);
    return true;
  }

  /** Lets a queue go on, unless it waits for its time: a new message is no reason to hurry. */
  protected wake(queue: ChatQueue): void {
    if (!queue.isBusy && !queue.timer && this.stopWatching) void this.during(this.deliver(queue));
  }

  private rouse(queue: ChatQueue): void {
    clearTimeout(queue.timer);
    delete queue.timer;
    delete queue.waitsFor;
    this.wake(queue);
  }

  private sleep(queue: ChatQueue, ms: number): false {
    clearTimeout(queue.timer);
    queue.timer = setTimeout(() => this.rouse(queue), Math.min(ms, MAX_TIMER_MS)).unref();
    return false;
  }

  private async deliver(queue: ChatQueue): Promise<void> {
    queue.isBusy = true;
    for (let goesOn = true; goesOn && !queue.timer && this.stopWatching; ) {
      const [entry] = queue.entries;
      if (!entry?.isReleased) break;
      goesOn = await this.advance(queue, entry).catch((error: unknown) => this.postpone(entry, error));
    }
    queue.isBusy = false;
    if (queue.entries.length === 0) this.queues.delete(queue.key);
  }

  /** Does the next step for the first of a queue. Answers whether the queue can go on at once. */
  private async advance(queue: ChatQueue, entry: Entry): Promise<boolean> {
    const message = await this.files.read(entry);
    if (!message) return this.remove(entry);
    if (entry.isDoubtful) return this.settleDoubt(entry, message);
    const { notBefore = 0, delayedBy = "" } = message;
    if (notBefore > Date.now() && (this.options.isInForce?.(delayedBy) ?? true)) return this.defer(entry, notBefore);
    const leftMs = leftMsOf(message, this.options);
    if (leftMs <= 0) return this.drop(entry, message, `it could not be sent in time${entry.trouble}`);
    const sender = this.senders.get(message.to.channel);
    if (sender) return this.attempt(entry, message, sender);
    queue.waitsFor = message.to.channel;
    return this.sleep(queue, leftMs);
  }

  /** Hands it to its channel. When it turns out that a human is asked, the queue goes on without it. */
  private attempt(entry: Entry, message: OutboxMessage, sender: Sender): Promise<boolean> {
    return new Promise((goOn, fail) => {
      let isParked = false;
      let sending: Promise<boolean> | undefined;
      const delivery: Delivery = {
        ...notedAt(entry, message, this.files),
        park: () => {
          isParked = true;
          dequeue(this.queueOf(entry), entry);
          goOn(true);
        },
        begin: async () => {
          // The answer is written down: the next process sends it.
          if (isParked && !this.stopWatching) throw new Error("the outbox is closed");
          // Nobody waited for it while it was parked; from here on it must not be cut off.
          if (isParked && sending) void this.during(sending).catch(() => undefined);
          if (!entry.marked) await this.files.setMarked(entry, true);
        },
      };
      sending = this.send(entry, message, sender, delivery);
      sending.then(goOn, (error: unknown) => (isParked ? void this.during(this.postpone(entry, error)) : fail(error)));
    });
  }

  private async send(entry: Entry, message: OutboxMessage, sender: Sender, delivery: Delivery): Promise<boolean> {
    try {
      await sender(message.to.chatId, message.text, delivery);
    } catch (error) {
      const why = reasonOf(error, message.text);
      if (error instanceof UndeliverableError) return this.drop(entry, message, why);
      entry.trouble = `: ${why}`;
      throw error;
    }
    if (entry.delayedUntil !== undefined) return this.defer(entry, entry.delayedUntil);
    // A file that stays is taken for doubtful by the next process, and not sent again.
    const end = entry.isDropped ? this.files.drop(entry, "a hook dropped it") : this.files.remove(entry);
    await end.catch(() => {});
    return this.finish(entry);
  }

  /** Waits for its time beside the queue, which goes on. */
  private defer(entry: Entry, until: number): true {
    delete entry.delayedUntil;
    dequeue(this.queueOf(entry), entry);
    if (this.stopWatching) this.later.add(entry, until);
    return true;
  }

  private resume(due: readonly Entry[]): void {
    for (const entry of due) insertByAge(this.queueOf(entry), entry);
    for (const entry of due) this.wake(this.queueOf(entry));
  }

  protected async postpone(entry: Entry, error: unknown): Promise<boolean> {
    // Where the mark stays, the next attempt finds it there. Of what has left in part, the next process would send all.
    if (entry.marked && !entry.isDoubtful && !entry.isPartSent)
      await this.files.setMarked(entry, false).catch(() => undefined);
    // What a human has allowed and could not be sent is the oldest of its queue again.
    if (!this.queueOf(entry).entries.includes(entry)) insertByAge(this.queueOf(entry), entry);
    if (error instanceof ChannelWaitsError) this.queueOf(entry).waitsFor = error.channel;
    return this.sleep(this.queueOf(entry), waitMsAfter(error, entry.tries++, this.options));
  }

  /** Nobody knows whether it arrived. A stand-in is sent again: twice the honest line is better than never. */
  private async settleDoubt(entry: Entry, message: StoredMessage): Promise<boolean> {
    if (!message.standIn) {
      const text = this.options.onDoubtful?.(message) ?? "";
      if (text === "") return this.drop(entry, message, UNKNOWN_STATUS);
      await this.files.replace(entry, { ...message, text, at: Date.now(), standIn: true });
    }
    await this.files.setMarked(entry, false);
    entry.isDoubtful = false;
    return true;
  }

  private async drop(entry: Entry, message: OutboxMessage, why: string): Promise<boolean> {
    // Where the disk refuses, the next process comes to the same end.
    await this.files.drop(entry, why).catch(() => {});
    tellDropped(this.options, message, why);
    return this.finish(entry);
  }

  private finish(entry: Entry): true {
    this.done.set(idMarkOf(entry.name), entry.name);
    return this.remove(entry);
  }

  private during<T>(work: Promise<T>): Promise<T> {
    this.working.add(work);
    return work.finally(() => this.working.delete(work));
  }
}
