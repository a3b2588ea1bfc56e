import { setTimeout as sleep } from "node:timers/promises";
import { KeyedQueue } from "../lib/keyed-queue.js";
import type { IlinkAccount, IlinkClient, OutgoingItem } from "./client.js";
import { IlinkError } from "./errors.js";
import { mayStillSend } from "./limits.js";
import { Outage } from "./outage.js";
import type { IlinkState, IlinkStore, KeptText } from "./store.js";
import { FROM_USER, type WireMessage } from "./wire.js";

export type ReceivedMessage = WireMessage & { message_id: string };

export type SessionParts = {
  client: IlinkClient;
  store: IlinkStore;
  /**
   * Begins with a message; it comes again at the next start as long as this has not resolved, and at the next run where
   * this fails behind the end of the one it came in, which the signal tells.
   */
  onMessage(message: ReceivedMessage, signal: AbortSignal): void | Promise<void>;
  /** Each trouble on the way to the service is told once until `onRecovered`; what befalls one message, each time. */
  onTrouble(error: unknown): void;
  onRecovered?(): void;
  /** How long to wait after a failure, and after several. */
  waitsMs?: readonly [first: number, later: number];
  /** What time it is. */
  now?(): number;
};

export const WAITS_MS = [2_000, 30_000] as const;
const FEW_FAILURES = 3;
const MAX_SEEN = 2_000;
const MAX_PEOPLE = 1_000;
const MAX_KEPT = 50;

/**
 * Receives and sends, for one login after the other: what is under way when one ends must not be forgotten, or begun with
 * again, by the next. The cursor is written together with the messages that it stands behind.
 */
export class IlinkSession {
  /** Whether the service can be reached. */
  readonly outage: Outage;
  private readonly writes = new KeyedQueue();
  /** Messages that somebody is at work on: another run does not begin with them again. */
  private readonly begun = new Set<string>();
  private account: IlinkAccount | undefined;
  /** Something was received that is not on the disk. */
  private isUnsaved = false;

  private constructor(
    private readonly parts: SessionParts,
    private readonly state: IlinkState,
  ) {
    this.outage = new Outage(parts);
  }

  static async open(parts: SessionParts): Promise<IlinkSession> {
    return new IlinkSession(parts, await parts.store.loadState());
  }

  /** Another bot's cursor and contexts are of no use; messages and texts that wait are the person's. */
  use(account: IlinkAccount): void {
    this.account = account;
    if (this.state.botId === account.botId) return;
    Object.assign(this.state, { botId: account.botId, cursor: "", people: {} });
  }

  /** Receives until the signal; rejects when the login is dead, which waiting does not cure. */
  async run(signal: AbortSignal): Promise<void> {
    const end = new AbortController();
    try {
      await this.receive(AbortSignal.any([signal, end.signal]));
    } finally {
      end.abort();
      await this.writes.settled();
    }
  }

  private async receive(signal: AbortSignal): Promise<void> {
    const { client, onTrouble, waitsMs = WAITS_MS } = this.parts;
    let timeoutMs: number | undefined;
    for (let failures = 0; !signal.aborted; ) {
      try {
        // Before it is begun with, and before the service may forget it.
        if (this.isUnsaved) await this.save();
        this.isUnsaved = false;
        this.beginWithInbox(signal);
        const updates = await client.getUpdates(this.connected(), this.state.cursor, timeoutMs, signal);
        failures = 0;
        this.outage.over();
        timeoutMs = updates.nextTimeoutMs;
        this.accept(updates.messages, updates.cursor);
        if (updates.unreadable > 0) onTrouble(unreadable(updates.unreadable));
      } catch (error) {
        if (signal.aborted) break;
        if (error instanceof IlinkError && error.fault === "logged-out") throw error;
        failures += 1;
        this.outage.failed(error);
        await sleep(waitsMs[failures < FEW_FAILURES ? 0 : 1], undefined, { signal }).catch(() => undefined);
      }
    }
  }

  /** Whether the service would take another message for this person, behind so many that are still to go. */
  canSend(to: string, ahead = 0): boolean {
    return mayStillSend(this.state.people[to], this.parts.now?.(), ahead);
  }

  /** Sends one item with the newest context of that person; what the service would not take is not tried. */
  async send(to: string, item: OutgoingItem): Promise<string> {
    const person = this.state.people[to];
    if (!person || !this.canSend(to))
      throw new IlinkError("stale", "WeChat takes nothing more for this person before they write again.");
    person.sends += 1;
    try {
      return await this.parts.client.send(this.connected(), to, item, person.token);
    } catch (error) {
      // Only a new message of theirs cures it; trying on could cost the account.
      if (error instanceof IlinkError && /^(?:stale|not-delivered)$/.test(error.fault)) person.isClosed = true;
      throw error;
    } finally {
      // How much was sent is a help, not a promise: where it is lost, the service says so.
      void this.save().catch(() => undefined);
    }
  }

  /** Whom we can write to, and what waits until they write again. */
  get known(): Readonly<Pick<IlinkState, "people" | "kept">> {
    return this.state;
  }

  /** Keeps a text that cannot be sent now; the oldest goes where there are too many. */
  async keep(to: string, text: string): Promise<void> {
    this.state.kept = [...this.state.kept, { to, text, at: Date.now() }].slice(-MAX_KEPT);
    await this.save();
  }

  /** What was kept for this person. */
  keptFor(person: string): readonly KeptText[] {
    return this.state.kept.filter(({ to }) => to === person);
  }

  /** They have it now. */
  async forgetKept(texts: readonly KeptText[]): Promise<void> {
    this.state.kept = this.state.kept.filter((each) => !texts.includes(each));
    await this.save();
  }

  /** Shows that something is coming; a comfort that must not fail anything. */
  async showTyping(to: string, isOn: boolean): Promise<void> {
    const { client } = this.parts;
    const account = this.connected();
    const person = this.state.people[to];
    if (!person) return;
    const ticket = person.ticket ?? (await client.typingTicket(account, to, person.token));
    if (ticket === undefined) return;
    person.ticket = ticket;
    await client.typing(account, to, ticket, isOn);
  }

  /** For one write: a crash leaves either none of it or the whole. */
  private accept(messages: readonly WireMessage[], cursor: string | undefined): void {
    const { state } = this;
    const before = state.cursor;
    const fresh = messages.filter(({ message_id: id }, index) => {
      const isFirst = messages.findIndex((other) => other.message_id === id) === index;
      return id !== undefined && isFirst && !state.seen.includes(id);
    });
    const fromPeople = fresh.filter(({ message_type: type }) => type === FROM_USER);
    for (const message of fromPeople) this.remember(message);
    state.seen = [...state.seen, ...fresh.flatMap(({ message_id: id }) => id ?? [])].slice(-MAX_SEEN);
    state.inbox.push(...fromPeople);
    state.cursor = cursor ?? before;
    if (fresh.length > 0 || state.cursor !== before) this.isUnsaved = true;
  }

  /** A message that comes late, behind a newer one, has an older context. */
  private remember({ from_user_id: from, context_token: token, create_time_ms: at = Date.now() }: WireMessage): void {
    const { people } = this.state;
    if (from === undefined || token === undefined || (people[from]?.heardAt ?? 0) > at) return;
    const { [from]: _old, ...others } = people;
    const entries = [...Object.entries(others), [from, { token, heardAt: at, sends: 0 }] as const];
    this.state.people = Object.fromEntries(entries.slice(-MAX_PEOPLE));
  }

  /** All are begun with in the order they came, and none waits for another: one may be the answer to a question. */
  private beginWithInbox(signal: AbortSignal): void {
    for (const message of this.state.inbox) {
      const id = message.message_id ?? "";
      if (signal.aborted || this.begun.has(id)) continue;
      this.begun.add(id);
      void this.handle({ ...message, message_id: id }, signal);
    }
  }

  private async handle(message: ReceivedMessage, signal: AbortSignal): Promise<void> {
    const { onMessage, onTrouble } = this.parts;
    try {
      await onMessage(message, signal);
    } catch (error) {
      if (signal.aborted) return void this.begun.delete(message.message_id);
      // It would fail at each start again.
      onTrouble(error);
    }
    this.state.inbox = this.state.inbox.filter(({ message_id: id }) => id !== message.message_id);
    this.begun.delete(message.message_id);
    await this.save().catch(onTrouble);
  }

  private save(): Promise<void> {
    return this.writes.run("state", () => this.parts.store.saveState(this.state));
  }

  private connected(): IlinkAccount {
    if (!this.account) throw new Error("Nobody is logged in on WeChat.");
    return this.account;
  }
}

const unreadable = (count: number): IlinkError =>
  new IlinkError("malformed", `${count} of the messages cannot be read, and were left out.`);
