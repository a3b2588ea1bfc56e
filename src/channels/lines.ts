/** Lets tasks of one key run one after the other, in the order they came; different keys do not wait for each other. */
export class Lines {
  private readonly tails = new Map<string, Promise<unknown>>();

  isBusy(key: string): boolean {
    return this.tails.has(key);
  }

  /** Runs the task when its turn comes. A task that fails does not stop the line. */
  run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const before = this.tails.get(key);
    const mine = before === undefined ? task() : before.then(task);
    const tail = mine.then(
      () => undefined,
      () => undefined,
    );
    this.tails.set(key, tail);
    void tail.then(() => {
      if (this.tails.get(key) === tail) this.tails.delete(key);
    });
    return mine;
  }

  /** Resolves when everything that is in line now has had its turn. */
  async settled(): Promise<void> {
    await Promise.all(this.tails.values());
  }
}
