/** Lets so many tasks run at once; the others wait, first come, first served. */
export class AtMost {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limit: number) {}

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.running >= this.limit) await new Promise<void>((start) => this.waiting.push(start));
    else this.running += 1;
    try {
      return await task();
    } finally {
      // Whoever is next takes the place over.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
