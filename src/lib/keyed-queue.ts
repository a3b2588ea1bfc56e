/** Lets tasks of one key run one after the other, in the order they came; different keys do not wait for each other. */
export class KeyedQueue {
  private readonly tails = new Map<string, Promise<unknown>>();

  isBusy(key: string): boolean {
    return this.tails.has(key);
  }

  /** Runs the task when its turn comes. A task that fails does not stop the queue; one that calls `release` ends its turn. */
  run<T>(key: string, task: (release: () => void) => Promise<T>): Promise<T> {
    const before = this.tails.get(key);
    let release: () => void = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const mine = before === undefined ? task(release) : before.then(() => task(release));
    const ended = mine.then(
      () => undefined,
      () => undefined,
    );
    const tail = Promise.race([ended, released]);
    this.tails.set(key, tail);
    void tail.then(() => {
      if (this.tails.get(key) === tail) this.tails.delete(key);
    });
    return mine;
  }

  /** Resolves when everything that is queued now has had its turn. */
  async settled(): Promise<void> {
    await Promise.all(this.tails.values());
  }
}
