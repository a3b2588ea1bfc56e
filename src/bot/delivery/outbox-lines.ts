import { idMarkOf, lineOf, markFor, type OutboxFile } from "./outbox-files.js";

/** A parcel in its line. What is not written yet, or not released, holds up what came after it. */
export type Entry = OutboxFile & {
  released: boolean;
  written: boolean;
  doubtful: boolean;
  /** A part of it has left. */
  partSent: boolean;
  tries: number;
  trouble: string;
};

export type Line = {
  key: string;
  queue: Entry[];
  busy: boolean;
  again: boolean;
  timer?: NodeJS.Timeout | undefined;
  waitsFor?: string | undefined;
};

/** Which parcels there are, and in which order each chat gets them. */
export class OutboxLines {
  private readonly lines = new Map<string, Line>();
  private readonly entries = new Map<string, Entry>();

  add(label: OutboxFile, state: Partial<Entry> = {}): Entry {
    const fresh = { released: true, written: true, doubtful: false, partSent: false, tries: 0, trouble: "" };
    const entry = { ...fresh, ...state, ...label };
    this.entries.set(idMarkOf(label.name), entry);
    this.enter(entry);
    return entry;
  }

  /** Puts an entry in its line, by its age. */
  enter(entry: Entry): Line {
    const key = lineOf(entry.name);
    const line = this.lines.get(key) ?? { key, queue: [], busy: false, again: false };
    this.lines.set(key, line);
    // From the end: nearly always it is the newest.
    line.queue.splice(line.queue.findLastIndex(({ name }) => name < entry.name) + 1, 0, entry);
    return line;
  }

  /** Takes an entry out of its line. It is still one of those that there are. */
  stepAside(entry: Entry): void {
    const line = this.lineOf(entry);
    if (!line) return;
    line.queue = line.queue.filter((each) => each !== entry);
    this.closeIfEmpty(line);
  }

  remove(entry: Entry): void {
    this.entries.delete(idMarkOf(entry.name));
    this.stepAside(entry);
  }

  get(id: string): Entry | undefined {
    return this.entries.get(markFor(id));
  }

  has(name: string): boolean {
    return this.entries.has(idMarkOf(name));
  }

  lineOf(entry: Entry): Line | undefined {
    return this.lines.get(lineOf(entry.name));
  }

  all(): Line[] {
    return [...this.lines.values()];
  }

  closeIfEmpty(line: Line): void {
    if (line.queue.length === 0 && !line.busy) this.lines.delete(line.key);
  }
}
