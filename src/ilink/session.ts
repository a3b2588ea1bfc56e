import { setTimeout as sleep } from "node:timers/promises";
import { KeyedQueue } from "../lib/keyed-queue.js";
import type { IlinkAccount, IlinkClient, OutgoingItem } from "./client.js";
import { IlinkError } from "./errors.js";
import type { IlinkState, IlinkStore } from "./store.js";
import { FROM_USER, type WireMessage } from "./wire.js";

export type SessionParts = {
  client: IlinkClient;
  account: IlinkAccount;
  store: IlinkStore;
  /** Has a message; it comes again after a crash as long as this has not resolved. */
  onMessage(message: WireMessage & { message_id: string }): void | Promise<void>;
  onTrouble(error: IlinkError): void;
  /** How long to wait after a failure, and after several. */
  waitsMs?: readonly [first: number, later: number];
};

const WAITS_MS = [2_000, 30_000] as const;
const FEW_FAILURES = 3;
const MAX_SEEN = 2_000;
const MAX_PEOPLE = 1_000;

/** Receives and sends for one login. The cursor is written together with the messages that it stands behind. */
export class IlinkSession {
  private readonly writes = new KeyedQueue();

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
    await this.handleInbox();
    let timeoutMs: number | undefined;
    for (let failures = 0; !signal.aborted; ) {
      try {
        const updates = await client.getUpdates(account, this.state.cursor, timeoutMs, signal);
        failures = 0;
        timeoutMs = updates.nextTimeoutMs;
        await this.accept(updates.messages, updates.cursor);
        await this.handleInbox();
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof IlinkError) || error.fault === "logged-out") throw error;
        failures += 1;
        onTrouble(error);
        await sleep(waitsMs[failures < FEW_FAILURES ? 0 : 1], undefined, { signal }).catch(() => undefined);
      }
    }
  }

  /** Sends one item with the newest context of that person. */
  send(to: string, item: OutgoingItem): Promise<string> {
    return this.parts.client.send(this.parts.account, to, item, this.state.contexts[to]);
  }

  /** One write for all: a crash leaves either none of it or the whole. */
  private async accept(messages: readonly WireMessage[], cursor: string | undefined): Promise<void> {
    const { state } = this;
    const before = state.cursor;
    const fresh = messages.filter(({ message_id: id }, index) => {
      const isFirst = messages.findIndex((other) => other.message_id === id) === index;
      return id !== undefined && isFirst && !state.seen.includes(id);
    });
    for (const { from_user_id: from, context_token: token, message_type: type } of fresh)
      if (from !== undefined && token !== undefined && type === FROM_USER) this.remember(from, token);
    state.seen = [...state.seen, ...fresh.flatMap(({ message_id: id }) => id ?? [])].slice(-MAX_SEEN);
    state.inbox.push(...fresh.filter(({ message_type: type }) => type === FROM_USER));
    state.cursor = cursor ?? before;
    if (fresh.length > 0 || state.cursor !== before) await this.save();
  }

  private remember(from: string, token: string): void {
    const { [from]: _old, ...others } = this.state.contexts;
    this.state.contexts = Object.fromEntries([...Object.entries(others), [from, token]].slice(-MAX_PEOPLE));
  }

  private async handleInbox(): Promise<void> {
    const { inbox } = this.state;
    for (let next = inbox[0]; next; next = inbox[0]) {
      await this.parts.onMessage({ ...next, message_id: next.message_id ?? "" });
      inbox.shift();
      await this.save();
    }
  }

  private save(): Promise<void> {
    return this.writes.run("state", () => this.parts.store.saveState(this.parts.account.botId, this.state));
  }
}
