/** Work that can be interrupted wherever it yields. */
export type Slices<T> = Generator<undefined, T>;

/** How long one stretch of work may hold the event loop. */
const STRETCH_MS = 2;

/** The turns of the event loop that several pieces of work share, so that together they hold it no longer than one. */
export class Turns {
  /** Since the first of them asked: of most events nobody does, and looking at a clock costs as much as many a matcher. */
  private since: number | undefined;
  private coming: Promise<void> | undefined;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Whether whoever works should wait for the next turn. */
  get isOver(): boolean {
    const now = this.now();
    this.since ??= now;
    return now - this.since > STRETCH_MS;
  }

  /** The next turn, one for all who wait. */
  next(): Promise<void> {
    this.coming ??= new Promise((resume) => {
      setImmediate(() => {
        this.coming = undefined;
        this.restart();
        resume();
      });
    });
    return this.coming;
  }

  /** A new turn has begun by itself. */
  restart(): void {
    this.since = undefined;
  }
}

/** Does work to its end: at once where it does not yield, else with a turn of the event loop after each slice. */
export function breathing<T>(work: Slices<T>, turns = new Turns()): T | Promise<T> {
  const { done, value } = work.next();
  return done ? value : finish(work, turns);
}

async function finish<T>(work: Slices<T>, turns: Turns): Promise<T> {
  for (;;) {
    await turns.next();
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** The same at one go, for whoever cannot wait. */
export function atOnce<T>(work: Slices<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
