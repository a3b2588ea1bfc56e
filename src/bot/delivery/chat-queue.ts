import type { OutboxFile } from "./outbox-files.js";

/** A message in the queue of its chat. What is not released yet holds up what came after it. */
export type Entry = OutboxFile & {
  isReleased: boolean;
  isDoubtful: boolean;
  /** A part of it has left. */
  isPartSent: boolean;
  tries: number;
  trouble: string;
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

/** Looked for from the end: nearly always it is the newest. */
export function insertByAge({ entries }: ChatQueue, entry: Entry): void {
  entries.splice(entries.findLastIndex(({ name }) => name < entry.name) + 1, 0, entry);
}
