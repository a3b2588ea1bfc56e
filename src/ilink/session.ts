import { setTimeout as sleep } from "node:timers/promises";
import { KeyedQueue } from "../lib/keyed-queue.js";
import type { IlinkAccount, IlinkClient, OutgoingItem } from "./client.js";
import { IlinkError } from "./errors.js";
import { mayStillSend } from "./limits.js";
import type { IlinkState, IlinkStore, KeptText } from "./store.js";
import { FROM_USER, type WireMessage } from "./wire.js";

export type ReceivedMessage = WireMessage & { message_id: string };

export type SessionParts = {
  client: IlinkClient;
  account: IlinkAccount;
  store: IlinkStore;
  /** Begins with a message; it comes again at the next start as long as this has not resolved. */
  onMessage(message: ReceivedMessage): void | Promise<void>;
  onTrouble(error: unknown): void;
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

/** Receives and sends for one login. The cursor is written together with the messages that it stands behind. */
export class IlinkSession {
  private readonly writes = new KeyedQueue();
  /** Messages that somebody is at work on: another run does not begin with them again. */
  private readonly begun = new Set<string>();

  private constructor(
    private readonly parts: SessionParts,
    private readonly state: IlinkState,
  ) {}

  static async open(parts: SessionParts): Promise<IlinkSession> {
    return new IlinkSession(parts, await parts.store.loadState(parts.account.botId));
  }

  /** Receives until the signal; rejects when the login is dead, which waiting does not cure. */
  async run(signal: AbortSignal): Promise<void> {
    const { client, account, onTrouble, waitsMs = WAITS_MS } = this.parts;
    this.beginWithInbox(signal);
    let timeoutMs: number | undefined;
    for (let failures = 0; !signal.aborted; ) {
      try {
        const updates = await client.getUpdates(account, this.state.cursor, timeoutMs, signal);
        failures = 0;
        timeoutMs = updates.nextTimeoutMs;
        await this.accept(updates.messages, updates.cursor);
        this.beginWithInbox(signal);
      } catch (error) {
        if (signal.aborted) break;
        if (!(error instanceof IlinkError) || error.fault === "logged-out") throw error;
        failures += 1;
        onTrouble(error);
        await sleep(waitsMs[failures < FEW_FAILURES ? 0 : 1], undefined, { signal }).catch(() => undefined);
      }
    }
    await this.writes.settled();
  }

  /** Whether the service would take another message for this person. */
  canSend(to: string): boolean {
    return mayStillSend(this.state.people[to], this.parts.now?.());
  }

  /** Sends one item with the newest context of that person; what the service would not take is not tried. */
  async send(to: string, item: OutgoingItem): Promise<string> {
    const person = this.state.people[to];
    if (!person || !this.canSend(to))
      throw new IlinkError("stale", "WeChat takes nothing more for this person before they write again.");
    person.sends += 1;
    try {
      return await this.parts.client.send(this.parts.account, to, item, person.token);
    } catch (error) {
      // Only a new message of theirs cures it; trying on could cost the account.
      if (error instanceof IlinkError && /^(?:stale|not-delivered)$/.test(error.fault)) person.isClosed = true;
      throw error;
    } finally {
      // How much was sent is a help, not a promise: where it is lost, the service says so.
      void this.save().catch(() => undefined);
    }
  }

  /** How many texts wait until somebody writes again. */
  waiting(): number {
    return this.state.kept.length;
  }

  /** Keeps a text that cannot be sent now; the oldest goes where there are too many. */
  async keep(to: string, text: string): Promise<void> {
    this.state.kept = [...this.state.kept, { to, text }].slice(-MAX_KEPT);
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
    const { client, account } = this.parts;
    const person = this.state.people[to];
    if (!person) return;
    const ticket = person.ticket ?? (await client.typingTicket(account, to, person.token));
    if (ticket === undefined) return;
    person.ticket = ticket;
    await client.typing(account, to, ticket, isOn);
  }

  /** One write for all: a crash leaves either none of it or the whole. */
  private async accept(messages: readonly WireMessage[], cursor: string | undefined): Promise<void> {
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
    if (fresh.length > 0 || state.cursor !== before) await this.save();
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
      void this.handle({ ...message, message_id: id });
    }
  }

  private async handle(message: ReceivedMessage): Promise<void> {
    const { onMessage, onTrouble } = this.parts;
    try {
      await onMessage(message);
    } catch (error) {
      // It would fail at each start again.
      onTrouble(error);
    }
    this.state.inbox = this.state.inbox.filter(({ message_id: id }) => id !== message.message_id);
    this.begun.delete(message.message_id);
    await this.save().catch(onTrouble);
  }

  private save(): Promise<void> {
    return this.writes.run("state", () => this.parts.store.saveState(this.parts.account.botId, this.state));
  }
}
