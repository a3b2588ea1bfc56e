import type { Delivery } from "../../channels/channel.js";
import type { DelayedMessage } from "../../index.js";
import type { Entry } from "./chat-queue.js";
import type { OutboxFiles, OutboxStore, StoredMessage } from "./outbox-files.js";

/** A machine that slept has clocks that stood still: it looks again this often, whatever the time until then. */
const LOOK_AGAIN_MS = 60_000;
/** A hook that wants to wait for a moment again and again must not keep the machine busy. */
const MIN_WAIT_MS = 1_000;
const MAX_LISTED = 1_000;
/** How long hooks can keep a message in all. */
const MAX_DELAY_MS = 7 * 86_400_000;

/** What waits for its time: it is in no queue, so whatever comes after it need not wait. */
export class Later<T> {
  private readonly waiting = new Map<T, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly onDue: (due: readonly T[]) => void) {}

  add(one: T, until: number): void {
    this.waiting.set(one, Math.max(until, Date.now() + MIN_WAIT_MS));
    this.sleep();
  }

  /** Looks at all of them now: the hook that keeps one may be in force no longer. */
  hurry(): void {
    for (const one of this.waiting.keys()) this.waiting.set(one, 0);
    this.look();
  }

  delete(one: T): void {
    this.waiting.delete(one);
  }

  end(): void {
    clearTimeout(this.timer);
    this.waiting.clear();
  }

  private sleep(): void {
    clearTimeout(this.timer);
    if (this.waiting.size === 0) return;
    const leftMs = Math.min(...this.waiting.values()) - Date.now();
    this.timer = setTimeout(() => this.look(), Math.min(Math.max(leftMs, 0), LOOK_AGAIN_MS)).unref();
  }

  /** All that is due at once: of those that waited for the same time, the oldest comes first. */
  private look(): void {
    const now = Date.now();
    const due = [...this.waiting].filter(([, until]) => until <= now).map(([one]) => one);
    for (const one of due) this.waiting.delete(one);
    this.sleep();
    if (due.length > 0) this.onDue(due);
  }
}

/** What a channel may say about a message on its way, noted at its entry. What is delayed is written down at once. */
export const notedAt = (
  entry: Entry,
  message: StoredMessage,
  files: OutboxStore,
): Pick<Delivery, "id" | "kind" | "partSent" | "drop" | "later"> => ({
  id: message.id,
  kind: message.kind,
  partSent() {
    entry.isPartSent = true;
  },
  drop() {
    entry.isDropped = true;
  },
  later: {
    latest: message.at + MAX_DELAY_MS,
    async keep(until, hook) {
      await files.replace(entry, { ...message, notBefore: until, delayedBy: hook });
      entry.delayedUntil = until;
    },
  },
});

/** What waits in an outbox for its time, also seen from another process. */
export async function delayedIn(files: OutboxFiles): Promise<DelayedMessage[]> {
  const delayed: DelayedMessage[] = [];
  for (const file of (await files.list()).slice(0, MAX_LISTED)) {
    const message = file.marked ? undefined : await files.read(file);
    if (message?.notBefore === undefined || message.notBefore <= Date.now()) continue;
    const { to, text, delayedBy: hook = "", notBefore: until } = message;
    delayed.push({ ...to, length: [...text].length, hook, until });
  }
  return delayed.sort((a, b) => a.until - b.until);
}
