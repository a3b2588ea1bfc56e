/** Work that can be interrupted wherever it yields. */
export type Slices<T> = Generator<undefined, T>;

/** Does work to its end: at once where it does not yield, else with a turn of the event loop after each slice. */
export function breathing<T>(work: Slices<T>): T | Promise<T> {
  const { done, value } = work.next();
  return done ? value : finish(work);
}

async function finish<T>(work: Slices<T>): Promise<T> {
  for (;;) {
    await new Promise((resume) => setImmediate(resume));
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

/** Counts what was done since the last turn of the event loop. */
export class Pace {
  private spent = 0;

  constructor(private readonly most: number) {}

  /** True when there must be a turn before the next piece of work, which costs so much. */
  isSpent(cost: number): boolean {
    const isSpent = this.spent > 0 && this.spent + cost > this.most;
    this.spent = isSpent ? cost : this.spent + cost;
    return isSpent;
  }
}
