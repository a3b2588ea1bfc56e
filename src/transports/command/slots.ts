export type SlotLimits = { inAll: number; perKey: number };

/** What came of some work. Its slot stays taken until `over`, when what it started outlives the answer. */
export type Held<T> = { value: T; over?: Promise<unknown> };

type Waiting = { key: string; start: () => void };

/**
 * Bounds how many things run at once, in all and per key, and paces their starts: starting a process takes the event
 * loop a millisecond or more, and a thousand in a row would stall every chat.
 */
export class Slots {
  private running = 0;
  private readonly perKey = new Map<string, number>();
  private readonly queue: Waiting[] = [];
  private starting = false;

  constructor(private readonly limits: SlotLimits) {}

  /** How many wait for their turn. */
  get waiting(): number {
    return this.queue.length;
  }

  /** Runs `work` when its turn comes. First come, first served, but for keys that use up their share. */
  async run<T>(key: string, work: () => Promise<Held<T>>): Promise<T> {
    if (this.starting || this.queue.length > 0 || !this.hasRoom(key)) {
      await new Promise<void>((start) => {
        this.queue.push({ key, start });
        this.pump();
      });
    } else {
      this.take(key);
    }
    let over: Promise<unknown> | undefined;
    try {
      const held = await work();
      over = held.over;
      return held.value;
    } finally {
      if (over) void over.finally(() => this.release(key));
      else this.release(key);
    }
  }

  private hasRoom(key: string): boolean {
    return this.running < this.limits.inAll && (this.perKey.get(key) ?? 0) < this.limits.perKey;
  }

  private take(key: string): void {
    this.running += 1;
    this.perKey.set(key, (this.perKey.get(key) ?? 0) + 1);
    this.starting = true;
    setImmediate(() => {
      this.starting = false;
      this.pump();
    });
  }

  private release(key: string): void {
    this.running -= 1;
    const left = (this.perKey.get(key) ?? 1) - 1;
    if (left > 0) this.perKey.set(key, left);
    else this.perKey.delete(key);
    this.pump();
  }

  private pump(): void {
    if (this.starting || this.running >= this.limits.inAll) return;
    const at = this.queue.findIndex(({ key }) => this.hasRoom(key));
    const [next] = at < 0 ? [] : this.queue.splice(at, 1);
    if (!next) return;
    this.take(next.key);
    next.start();
  }
}
