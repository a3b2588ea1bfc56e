import { KeyedQueue } from "../lib/keyed-queue.js";
import { isAllMasked } from "../lib/mask.js";
import { Pacer } from "../lib/pacer.js";
import { RecentMap } from "../lib/recent-map.js";
import type { Languages } from "./languages.js";
import { type GateResult, OutboundGate, rewriters } from "./outbound-gate.js";
import type { ChannelHooks, MessageKind, Outgoing, Spot } from "./port.js";

/** A file that cannot be read, or a send that never ends, must not keep the chat waiting. */
const MAX_WAIT_MS = 15_000;
const MAX_DECIDED = 500;
/** Each takes about a tenth of a millisecond until its hook runs. */
const MAX_A_TURN = 8;

/** How a channel sends what the hooks make of a message. */
export type DeliveryHandlers<T> = {
  /**
   * Sends it with these texts in their places; false when one of them does not fit there. Names the hooks that changed
   * them. `release` lets what comes after it go ahead.
   */
  send(parts: readonly string[], rewrittenBy: readonly string[], release: () => void): Promise<T | false>;
  /** Sends a one-line notice instead. */
  withhold(notice: string, reason: string, hook: string | undefined): Promise<T>;
  /** What it is to the person, where that is known. */
  kind?: MessageKind;
  /** Ends a push without a word; absent, hooks may not have it dropped. */
  drop?(): Promise<T>;
  /** Keeps a push until a time; absent, hooks may not have it delayed. */
  delay?: PushDelay<T>;
  /** It waits for a human: whatever comes after it overtakes it. */
  held?(): void;
  /** Takes hooks' notes that are to go behind it in the same message, where sends are scarce; absent, they follow it. */
  fold?(notes: readonly string[]): void;
  /**
   * The name of a message that is written down, and sent again under it where that failed, also after a restart: it is not
   * checked again as long as the same hooks are in force.
   */
  keptAs?: string;
  /** What tells a send from others where nothing is written down, and for how long its verdict holds if it ends like that. */
  retry?: { key: string; keepMs(ending: Ending<T>): number };
};

/** How a message can be kept, and until when at most. */
export type PushDelay<T = void> = { latest: number; keep(until: number, hook: string): Promise<T> };

export type Ending<T> = { sent: T } | { error: unknown };

/** A turn in a chat: what comes after it waits until it ends or is released. */
export type Turn = {
  key: string | undefined;
  release(): void;
  /** Changes with the hooks in force: a verdict of others must not be kept. */
  generation: number;
  /** What is to be shown right behind it. */
  behind(show: () => Promise<void>): void;
};

/** What was decided about something that is to be sent again. */
type Decided<O> = { outgoing: O; result: Decision };
type Decision = GateResult & { folded?: readonly string[] };

/** Sends messages past the hooks, one after the other in each chat. */
export class OutboundPipeline<S extends Spot, O extends Outgoing<S> = Outgoing<S>> {
  private readonly gate: OutboundGate;
  private readonly queue = new KeyedQueue();
  private readonly pacer = new Pacer(MAX_A_TURN);
  private readonly verdicts = new RecentMap<string, Decided<O> & { until: number }>(MAX_DECIDED);
  private generation = 0;

  constructor(
    hooks: ChannelHooks,
    private readonly channel: string,
    private readonly languages: Languages,
    private readonly showNote: (outgoing: O, note: string) => Promise<void>,
  ) {
    this.gate = new OutboundGate(hooks);
  }

  send<T>(outgoing: O, handlers: DeliveryHandlers<T>): Promise<T> {
    return this.inTurn(outgoing.spot?.chatId ?? "", (turn) => this.check(outgoing, handlers, turn));
  }

  /** Does something when its turn in a chat comes; without a key, at once. */
  inTurn<T>(key: string | undefined, task: (turn: Turn) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const begin = async (release: () => void): Promise<void> => {
        let show = async (): Promise<void> => {};
        const behind = (given: typeof show): void => {
          show = given;
        };
        const room = this.pacer.enter();
        if (room) await room;
        await task({ key, release, generation: this.generation, behind }).then(resolve, reject);
        await releaseWhenSlow(release, () => (key === undefined ? this.queue.run("", show) : show()));
      };
      void (key === undefined ? begin(() => {}) : this.queue.run(key, begin));
    });
  }

  /** What was decided before about something that has failed since. */
  decided(name: string | undefined): Decided<O> | undefined {
    const verdict = name === undefined ? undefined : this.verdicts.get(name);
    return verdict && verdict.until > Date.now() ? verdict : undefined;
  }

  /** Other hooks are in force now. */
  forgetVerdicts(): void {
    this.generation += 1;
    this.verdicts.clear();
  }

  settled(): Promise<void> {
    return this.queue.settled();
  }

  /** Asks the hooks, and does what they say. */
  async check<T>(outgoing: O, handlers: DeliveryHandlers<T>, turn: Turn): Promise<T> {
    const { type, parts, layout, spot, isPrivate, more } = outgoing;
    const { keptAs, kind, drop, delay } = handlers;
    const earlier = this.decided(keptAs);
    if (earlier) return this.finish(outgoing, earlier.result, handlers, turn);
    let isHeld = false;
    const { notes, ...result } = await this.gate.check(
      {
        channel: this.channel,
        type,
        parts,
        ...(layout && { layout }),
        chatId: spot?.chatId,
        ...(spot && isPrivate !== undefined && { chatType: isPrivate ? "private" : "group" }),
        ...(kind && { kind }),
        ...(drop && { mayDrop: true }),
        ...(delay && { mayDelayUntil: delay.latest }),
        ...(more && { more }),
        ...(keptAs !== undefined && { keptAs }),
      },
      this.languages.textsFor(spot?.chatId),
      () => {
        isHeld = true;
        turn.release();
        handlers.held?.();
      },
    );
    const { generation } = turn;
    const leaves = result.kind !== "drop" && result.kind !== "delay";
    const isFolded = handlers.fold !== undefined && isPrivate && leaves;
    const finish = async (current: Turn): Promise<T> => {
      if (notes && !isFolded) current.behind(() => this.showNotes(outgoing, notes));
      // A note that cannot be shown must not fail the message.
      const folded = notes && isFolded ? await notes().catch(() => []) : [];
      return this.finish(outgoing, { ...result, folded }, handlers, { ...current, generation });
    };
    return isHeld ? this.inTurn(turn.key, finish) : finish(turn);
  }

  /** Does what was decided. What is sent again later keeps its verdict. */
  async finish<T>(outgoing: O, result: Decision, handlers: DeliveryHandlers<T>, turn: Turn): Promise<T> {
    const { keptAs, retry } = handlers;
    const keep = (ms: number): void => {
      const name = keptAs ?? retry?.key;
      if (name === undefined) return;
      const isInForce = turn.generation === this.generation;
      if (ms > 0 && isInForce) this.verdicts.set(name, { outgoing, result, until: Date.now() + ms });
      else this.verdicts.delete(name);
    };
    handlers.fold?.(result.folded ?? []);
    try {
      const sent = await releaseWhenSlow(turn.release, () =>
        this.sendOrWithhold(outgoing, result, handlers, turn.release),
      );
      keep(retry?.keepMs({ sent }) ?? 0);
      return sent;
    } catch (error) {
      keep(retry ? retry.keepMs({ error }) : Number.POSITIVE_INFINITY);
      throw error;
    }
  }

  private async sendOrWithhold<T>(
    { parts, spot }: O,
    result: GateResult,
    handlers: DeliveryHandlers<T>,
    release: () => void,
  ): Promise<T> {
    const texts = this.languages.textsFor(spot?.chatId);
    const withhold = (reason: string, hook?: string): Promise<T> =>
      handlers.withhold(isAllMasked(reason) ? texts.withheldUnsaid : texts.withheld(reason), reason, hook);
    if (result.kind === "drop" && handlers.drop) return handlers.drop();
    if (result.kind === "delay" && handlers.delay) return handlers.delay.keep(result.until, result.hook);
    // Nobody may drop or delay what has no handler for it; were it so, it does not leave.
    if (result.kind === "drop" || result.kind === "delay") return withhold("");
    if (result.kind === "withhold") return withhold(result.reason, result.hook);
    const [words, by] = result.kind === "rewrite" ? [result.parts, rewriters(result.outcome)] : [parts, []];
    const sent = await handlers.send(words, by, release);
    if (sent !== false) return sent;
    if (result.kind !== "rewrite") return withhold("");
    return withhold(texts.cannotPutBack, this.gate.refuse(result.outcome));
  }

  /** A note that cannot be shown must not fail the message. */
  private async showNotes(outgoing: O, notes: () => Promise<readonly string[]>): Promise<void> {
    try {
      for (const note of await notes()) await this.showNote(outgoing, note);
    } catch {
      // Nobody can be reached there; the message itself has left.
    }
  }
}

/** Ends a turn in which something takes too long. Hooks have limits of their own: while they look, the order holds. */
export async function releaseWhenSlow<T>(release: () => void, work: () => Promise<T>): Promise<T> {
  const timer = setTimeout(release, MAX_WAIT_MS);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}
