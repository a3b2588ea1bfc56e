import { KeyedQueue } from "../lib/keyed-queue.js";
import { RecentMap } from "../lib/recent-map.js";
import type { Outgoing, Spot } from "./channel.js";
import type { Languages } from "./languages.js";
import { cannotPutBack, type GateResult, type Notes, type OutboundGate, rewriters } from "./outbound-gate.js";

const MAX_SEND_MS = 15_000;
const MAX_DECIDED = 500;

/** How a channel sends what the hooks make of a message. */
export type DeliveryHandlers<T> = {
  /** Sends it with these texts in their places; false when one of them does not fit there. Names the hooks that changed them. */
  send(parts: readonly string[], rewrittenBy: readonly string[]): Promise<T | false>;
  /** Sends a one-line notice instead. */
  withhold(notice: string, reason: string, hook: string | undefined): Promise<T>;
  /** It waits for a human: whatever comes after it overtakes it. */
  held?(): void;
  /**
   * The name of a message that is written down, and sent again under it where that failed, also after a restart: it is not
   * judged again as long as the same hooks are in force.
   */
  keptAs?: string;
};

/** Lets messages leave past the hooks, one after the other in each chat. */
export class OutboundPipeline<S extends Spot> {
  private readonly lines = new KeyedQueue();
  private readonly decided = new RecentMap<string, GateResult>(MAX_DECIDED);
  private generation = 0;

  constructor(
    private readonly judge: OutboundGate,
    private readonly channel: string,
    private readonly languages: Languages,
    private readonly showNote: (outgoing: Outgoing<S>, note: string) => Promise<void>,
  ) {}

  leave<T>(outgoing: Outgoing<S>, sends: DeliveryHandlers<T>): Promise<T> {
    return this.lines.run(outgoing.spot?.chatId ?? "", (letGo) => this.check(outgoing, sends, letGo));
  }

  /** Other hooks are in force now. */
  forgetVerdicts(): void {
    this.generation += 1;
    this.decided.clear();
  }

  settled(): Promise<void> {
    return this.lines.settled();
  }

  private async check<T>(outgoing: Outgoing<S>, sends: DeliveryHandlers<T>, letGo: () => void): Promise<T> {
    const { type, parts, spot, more } = outgoing;
    const { keptAs } = sends;
    const chatId = spot?.chatId;
    const earlier = keptAs === undefined ? undefined : this.decided.get(keptAs);
    if (earlier) return this.act(outgoing, sends, earlier, letGo);
    const { generation } = this;
    let isHeld = false;
    let notes: Notes | undefined;
    const judgement = await this.judge.judge(
      {
        ...{ channel: this.channel, type, parts, chatId },
        ...(more && { more }),
        ...(keptAs !== undefined && { keptAs }),
      },
      this.languages.textsFor(chatId),
      {
        noted: (given) => {
          notes = given;
        },
        held() {
          isHeld = true;
          letGo();
          sends.held?.();
        },
      },
    );
    if (keptAs !== undefined && generation === this.generation) this.decided.set(keptAs, judgement);
    const act = (end: () => void): Promise<T> => this.act(outgoing, sends, judgement, end);
    const done = isHeld ? this.lines.run(chatId ?? "", act) : act(letGo);
    if (notes) this.showNotes(outgoing, notes);
    return done;
  }

  private async act<T>(
    outgoing: Outgoing<S>,
    sends: DeliveryHandlers<T>,
    judgement: GateResult,
    letGo: () => void,
  ): Promise<T> {
    const sent = await this.sendOrWithhold(outgoing, sends, judgement, letGo);
    if (sends.keptAs !== undefined) this.decided.delete(sends.keptAs);
    return sent;
  }

  private async sendOrWithhold<T>(
    { parts, spot }: Outgoing<S>,
    sends: DeliveryHandlers<T>,
    judgement: GateResult,
    letGo: () => void,
  ): Promise<T> {
    const texts = this.languages.textsFor(spot?.chatId);
    const withhold = (reason: string, hook?: string): Promise<T> =>
      sends.withhold(texts.withheld(reason), reason, hook);
    if (judgement.kind === "withhold") return withhold(judgement.reason, judgement.hook);
    // A send that never ends must not keep the chat waiting.
    const timer = setTimeout(letGo, MAX_SEND_MS);
    const [words, by] = judgement.kind === "rewrite" ? [judgement.parts, rewriters(judgement.outcome)] : [parts, []];
    const sent = await sends.send(words, by).finally(() => clearTimeout(timer));
    if (sent !== false) return sent;
    if (judgement.kind !== "rewrite") return withhold("");
    const { reason, hook } = cannotPutBack(judgement.outcome, texts);
    return withhold(reason, hook);
  }

  /** Behind the message they belong to. A note that cannot be shown must not fail the message. */
  private showNotes(outgoing: Outgoing<S>, notes: Notes): void {
    const show = async (): Promise<void> => {
      for (const note of await notes()) await this.showNote(outgoing, note);
    };
    void this.lines.run(outgoing.spot?.chatId ?? "", show).catch(() => undefined);
  }
}
