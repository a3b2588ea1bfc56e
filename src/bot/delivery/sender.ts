import type { Delivery } from "../../channels/channel.js";
import { cleanText, TEXT_LIMITS } from "../../lib/clean-text.js";
import { maskShared } from "../../lib/mask.js";
import type { OutboxMessage, StoredMessage } from "./outbox-files.js";

/** A text that this chat will never take: the bot was blocked there, or the chat is no more. */
export class UndeliverableError extends Error {
  override name = "UndeliverableError";
}

/** Another machine sends it: this one was silent for too long. */
export class TakenOverError extends Error {
  override name = "TakenOverError";
  constructor() {
    super("another machine has taken it over");
  }
}

/** Nothing can leave there before the channel is connected again: a person has to do something first. */
export class ChannelWaitsError extends Error {
  override name = "ChannelWaitsError";

  constructor(readonly channel: string) {
    super(`${channel} takes nothing now`);
  }
}

/**
 * Has one text judged by that channel's guard, and sends what comes of it to one chat. Throws an UndeliverableError where
 * trying again is no use; any other error means later, and may say when with `retryAfterMs`.
 */
export type Sender = (chatId: string, text: string, delivery: Delivery) => Promise<void>;

/** A channel's words for its error often repeat what was to be sent. */
export function reasonOf(error: unknown, text: string): string {
  const message = cleanText(error instanceof Error ? error.message : "unknown error", TEXT_LIMITS.reason);
  const masked = maskShared(message, [text]);
  // The mask lets short common words pass; a text that is one of them must not.
  return text.trim() !== "" && masked.includes(text.trim()) ? "the channel refused it" : masked;
}

/** How long to try, and how long to wait in between: each time twice as long. */
export type Patience = { firstWaitMs: number; longestWaitMs: number; mostAgeMs: number };

export const PATIENCE: Patience = { firstWaitMs: 1_000, longestWaitMs: 60_000, mostAgeMs: 86_400_000 };

/** What a channel says that cannot write to everybody at any time. */
export type ChannelLimits = {
  /** Whether one more, behind so many that are still to go there, has to wait until the person writes. */
  waits(chatId: string, ahead: number): boolean;
  /** One more is to go there. */
  onAdded(): void;
};

export type OutboxOptions = {
  /** Hears of a message that is given up; the reason repeats nothing of its text. */
  onDropped?(message: OutboxMessage, why: string): void;
  /** The one honest line to send in the place of a message that may or may not have arrived. */
  onDoubtful?(message: OutboxMessage): string;
  /** How long a message for this chat may wait, where that is longer than elsewhere. */
  mostAgeMsFor?(to: OutboxMessage["to"]): number | undefined;
  /** Whether a hook that keeps messages is still in force; without it all are. */
  isInForce?(hook: string): boolean;
} & Partial<Patience>;

/** How long it may still wait. */
export function leftMsOf({ to, at, notBefore = 0 }: StoredMessage, options: OutboxOptions & Patience): number {
  return Math.max(at, notBefore) + (options.mostAgeMsFor?.(to) ?? options.mostAgeMs) - Date.now();
}

/** A listener's trouble is its own: the queue goes on. */
export function tellDropped({ onDropped }: OutboxOptions, message: OutboxMessage, why: string): void {
  try {
    onDropped?.(message, why);
  } catch {
    // There is nobody else to tell.
  }
}

/** How long to wait after an error: as long as the channel asks to be left alone, if it does. */
export function waitMsAfter(error: unknown, tries: number, patience: Patience): number {
  const { firstWaitMs, longestWaitMs, mostAgeMs } = patience;
  const askedMs = retryAfterOf(error);
  const waitMs = Math.min(firstWaitMs * 2 ** tries, longestWaitMs);
  return Math.min(askedMs === undefined ? waitMs : Math.max(askedMs, firstWaitMs), mostAgeMs);
}

function retryAfterOf(error: unknown): number | undefined {
  const ms = typeof error === "object" && error !== null && "retryAfterMs" in error ? error.retryAfterMs : undefined;
  return typeof ms === "number" && ms >= 0 ? ms : undefined;
}
