export type SlotLimits = { inAll: number; perKey: number };

/** What came of some work. Its slot stays taken until `over`, when what it started outlives the answer. */
export type Held<T> = { value: T; over?: Promise<unknown> };

/** Who wants a slot: of which kind the work is, and in whose name. Without a session it is nobody's. */
export type Claim = { key: string; session?: string };

type Waiting = { claim: Claim; order: number; start: () => void };
/** Those of one session that wait, by key, each list first come, first served: of hundreds only the first ones are looked at. */
type Queue = Map<string, Waiting[]>;

/**
 * Bounds how many things run at once, in all and per key, and paces their starts, of which a thousand in a row would
 * stall every chat. Sessions take turns. None of them gets more than half of the slots, nor more than a quarter beside
 * others: a busy one keeps nobody waiting, nor the processor.
 */
export class Slots {
  private readonly running = new Counts();
  private readonly sessions = new Counts();
  /** By session, the one whose turn it is first. */
  private readonly queues = new Map<string, Queue>();
  private orders = 0;
  private starting = false;
  /** How many wait for their turn. */
  waiting = 0;

  constructor(private readonly limits: SlotLimits) {}

  /** Runs `work` when its turn comes. In a session first come, first served, but for keys that use up their share. */
  async run<T>(claim: Claim, work: () => Promise<Held<T>>): Promise<T> {
    await new Promise<void>((start) => {
      this.orders += 1;
      this.enqueue({ claim, order: this.orders, start });
      this.pump();
    });
    let over: Promise<unknown> | undefined;
    try {
      const held = await work();
      over = held.over;
      return held.value;
    } finally {
      if (over) void over.finally(() => this.release(claim));
      else this.release(claim);
    }
  }

  private enqueue(next: Waiting): void {
    const { key, session = "" } = next.claim;
    const queue: Queue = this.queues.get(session) ?? new Map();
    this.queues.set(session, queue);
    const same = queue.get(key);
    if (same) same.push(next);
    else queue.set(key, [next]);
    this.waiting += 1;
  }

  private hasRoom(claim: Claim): boolean {
    const { inAll, perKey } = this.limits;
    const share = this.isAlone(claim.session) ? 1 / 2 : 1 / 4;
    const limits = [inAll, perKey, Math.ceil(inAll * share), Math.ceil(perKey * share)];
    return countedAs(claim).every((name, at) => this.running.of(name) < (limits[at] ?? 0));
  }

  private isAlone(session = ""): boolean {
    const others = (sessions: number, isAmong: boolean): number => sessions - Number(isAmong);
    const running = others(this.sessions.size, this.sessions.of(session) > 0);
    return running + others(this.queues.size, this.queues.has(session)) === 0;
  }

  /** In a turn of the event loop that it shares neither with what came before nor with another start. */
  private start({ claim, start }: Waiting): void {
    this.count(claim, 1);
    this.starting = true;
    setImmediate(() => {
      this.starting = false;
      start();
      this.pump();
    });
  }

  private release(claim: Claim): void {
    this.count(claim, -1);
    this.pump();
  }

  private count(claim: Claim, more: number): void {
    for (const name of countedAs(claim)) this.running.add(name, more);
    this.sessions.add(claim.session ?? "", more);
  }

  private pump(): void {
    if (this.starting || this.running.of("") >= this.limits.inAll) return;
    // First who has nothing running: past those who have, of whom there are never more than slots, it is not far to look.
    for (const isBusy of [false, true])
      for (const [session, queue] of this.queues)
        if (this.sessions.of(session) > 0 === isBusy && this.startFrom(session, queue)) return;
  }

  private startFrom(session: string, queue: Queue): boolean {
    const next = this.takeFrom(queue);
    if (!next) return false;
    this.waiting -= 1;
    // To the end: every other session that waits has its turn before this one has another.
    this.queues.delete(session);
    if (queue.size > 0) this.queues.set(session, queue);
    this.start(next);
    return true;
  }

  /** The one that has waited longest of those for which there is room. */
  private takeFrom(queue: Queue): Waiting | undefined {
    let next: Waiting | undefined;
    for (const [first] of queue.values())
      if (first && (!next || first.order < next.order) && this.hasRoom(first.claim)) next = first;
    if (!next) return undefined;
    const { key } = next.claim;
    const same = queue.get(key);
    same?.shift();
    if (same?.length === 0) queue.delete(key);
    return next;
  }
}

/** What a claim counts against, in the order of the limits. */
const countedAs = ({ key, session }: Claim): string[] => [
  "",
  `key ${key}`,
  ...(session ? [`session ${session}`, `both ${key} ${session}`] : []),
];

class Counts {
  private readonly counts = new Map<string, number>();

  get size(): number {
    return this.counts.size;
  }

  of(name: string): number {
    return this.counts.get(name) ?? 0;
  }

  add(name: string, more: number): void {
    const count = this.of(name) + more;
    if (count > 0) this.counts.set(name, count);
    else this.counts.delete(name);
  }
}
