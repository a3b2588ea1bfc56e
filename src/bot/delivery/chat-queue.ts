import { chatMarkOf, type OutboxFile } from "./outbox-files.js";

/** A message in the queue of its chat. What is not released yet holds up what came after it. */
export type Entry = OutboxFile & {
  isReleased: boolean;
  isDoubtful: boolean;
  /** A part of it has left. */
  isPartSent: boolean;
  tries: number;
  trouble: string;
  /** A hook has dropped it. */
  isDropped?: true;
  /** A hook has just delayed it. */
  delayedUntil?: number;
  /** Is told when it holds up nothing any more. */
  onLeft?(): void;
};

/** What one chat gets, oldest first. A queue that waits has a timer. */
export type ChatQueue = {
  key: string;
  entries: Entry[];
  isBusy: boolean;
  timer?: NodeJS.Timeout;
  /** The channel that is not there yet. */
  waitsFor?: string;
};

export const newEntry = (file: OutboxFile): Entry => ({
  isReleased: true,
  isDoubtful: false,
  isPartSent: false,
  tries: 0,
  trouble: "",
  ...file,
});

/** The queue of the chat that a message is for. */
export function queueIn(queues: Map<string, ChatQueue>, { name }: Entry): ChatQueue {
  const key = chatMarkOf(name);
  const queue = queues.get(key) ?? { key, entries: [], isBusy: false };
  queues.set(key, queue);
  return queue;
}

/** How many a chat has in its queue, without the one that is being sent. */
export const stillToGo = (queues: ReadonlyMap<string, ChatQueue>, key: string): number =>
  queues.get(key)?.entries.filter(({ marked }) => !marked).length ?? 0;

/** Looked for from the end: nearly always it is the newest. */
export function insertByAge({ entries }: ChatQueue, entry: Entry): void {
  entries.splice(entries.findLastIndex(({ name }) => name < entry.name) + 1, 0, entry);
}

/** It is still one of those that there are. */
export function dequeue({ entries }: ChatQueue, entry: Entry): void {
  entry.onLeft?.();
  // Nearly always it is the oldest.
  if (entries[0] === entry) entries.shift();
  else if (entries.includes(entry)) entries.splice(entries.indexOf(entry), 1);
}
