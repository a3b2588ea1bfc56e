/** An event before it has its place. */
export type FeedEvent = { event: string; data: unknown };

/** How many are kept for readers who come back, and how often a silent one is told that it is not forgotten. */
const LIMITS = { events: 2_000, characters: 16_777_216, heartbeatMs: 15_000 };
const BATCH_CHARACTERS = 65_536;
const HEARTBEAT = ":\n\n";

/**
 * What happens, for every page that looks. Readers have a place in one shared record and no queue of their own: however
 * many there are, and however slowly they read, nobody waits for them. Who falls behind the record is told to begin anew.
 */
export class LiveFeed {
  private readonly limits: typeof LIMITS;
  /** The last of them, without a gap in their ids. */
  private readonly kept: string[] = [];
  private characters = 0;
  /** Ids grow from one run of the bot to the next, so that one of an earlier run is always too old. */
  private last = Date.now() * 1_000;
  private readonly sleepers = new Set<() => void>();
  private isClosed = false;

  constructor(
    /** What each reader hears first. */
    private readonly greeting: () => readonly FeedEvent[],
    limits: Partial<typeof LIMITS> = {},
  ) {
    this.limits = { ...LIMITS, ...limits };
  }

  add(event: string, data: unknown): void {
    this.last += 1;
    const text = encode(this.last, { event, data });
    this.kept.push(text);
    this.characters += text.length;
    while (this.kept.length > this.limits.events || this.characters > this.limits.characters)
      this.characters -= this.kept.shift()?.length ?? 0;
    this.wake();
  }

  /** Lets every reader look again whether it may still read. */
  wake(): void {
    const sleepers = [...this.sleepers];
    this.sleepers.clear();
    for (const wake of sleepers) wake();
  }

  close(): void {
    this.isClosed = true;
    this.wake();
  }

  /** Server-sent events behind `since`, piece by piece, until the feed is closed or nobody wants more. */
  async *follow(since: number | undefined, isWanted: () => boolean): AsyncGenerator<string> {
    const goesOn = since !== undefined && this.has(since);
    let at = goesOn ? since : this.last;
    // With the place where this reader is: lost right behind it, it comes back to the same place.
    yield this.greeting()
      .map((event) => encode(at, event))
      .join("");
    if (since !== undefined && !goesOn) yield encode(at, RESET);
    while (!this.isClosed && isWanted()) {
      const batch = this.has(at) ? this.batchBehind(at) : { at: this.last, text: encode(this.last, RESET) };
      at = batch.at;
      if (batch.text !== "") yield batch.text;
      else if (await this.isQuiet()) yield HEARTBEAT;
    }
  }

  /** Whether nothing is missing behind this id. */
  private has(id: number): boolean {
    return Number.isSafeInteger(id) && id <= this.last && id >= this.last - this.kept.length;
  }

  private batchBehind(at: number): { at: number; text: string } {
    const start = this.kept.length - (this.last - at);
    let end = start;
    for (let size = 0; end < this.kept.length && size < BATCH_CHARACTERS; end += 1) size += this.kept[end]?.length ?? 0;
    return { at: at + end - start, text: this.kept.slice(start, end).join("") };
  }

  /** Waits for something to happen; true when nothing did for as long as a reader can stand. */
  private isQuiet(): Promise<boolean> {
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        resolve(false);
      };
      const timer = setTimeout(() => {
        this.sleepers.delete(wake);
        resolve(true);
      }, this.limits.heartbeatMs);
      this.sleepers.add(wake);
    });
  }
}

const RESET: FeedEvent = { event: "reset", data: {} };

/** JSON has no line breaks of its own, so one line of data is enough. */
const encode = (id: number, { event, data }: FeedEvent): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
