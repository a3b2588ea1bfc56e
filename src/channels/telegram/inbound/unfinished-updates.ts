import type { Transformer } from "grammy";
import type { Update } from "grammy/types";
import type { Payload } from "../outbound/payload.js";
import type { ApiResponse } from "../outbound/retry.js";

/** How often it looks for new updates while others are unfinished: Telegram answers such a question at once. */
const LOOK_MS = 1_000;
/** Quick handlers are waited for, as grammY does it: they cost no look. */
const QUICK_MS = 250;
/** The most that Telegram hands out at once. */
const MAX_UPDATES = 100;

type Ask = (payload: Payload) => Promise<ApiResponse>;
type Signal = Pick<AbortSignal, "aborted" | "addEventListener" | "removeEventListener">;

/**
 * Keeps Telegram from forgetting updates before their handlers have ended: whoever asks for those from a number on confirms
 * all before it. While some are unfinished it asks from the first of them on, and leaves out what was handed out before.
 */
export class UnfinishedUpdates {
  private readonly ids = new Set<number>();
  /** Those that keep nothing else from being handled. */
  private readonly parked = new Set<number>();
  /** Those that nobody has begun with: they are to be handed out again. */
  private readonly postponed = new Set<number>();
  private nextLookAt = 0;
  private wake: () => void = () => {};

  begin(id: number): void {
    if (this.ids.size === 0) this.nextLookAt = Math.max(this.nextLookAt, performance.now() + QUICK_MS);
    this.ids.add(id);
    this.postponed.delete(id);
  }

  /** The bot was stopped before its turn came. */
  postpone(id: number): void {
    this.ids.add(id);
    this.postponed.add(id);
  }

  /** It is a command, or waits for a human: others go on meanwhile. */
  park(id: number): void {
    if (this.ids.has(id)) this.parked.add(id);
  }

  end(id: number): void {
    this.ids.delete(id);
    this.parked.delete(id);
    this.postponed.delete(id);
    this.wake();
  }

  readonly transformer: Transformer = async (prev, method, payload, signal) => {
    if (method !== "getUpdates") return prev(method, payload, signal);
    const ask: Ask = (asked) => prev(method, asked as typeof payload, signal) as Promise<ApiResponse>;
    return (await this.poll(ask, (payload ?? {}) as Payload, signal as Signal | undefined)) as never;
  };

  private async poll(ask: Ask, payload: Payload, signal: Signal | undefined): Promise<ApiResponse> {
    const from = Number(payload.offset ?? 0);
    const most = Number(payload.limit ?? MAX_UPDATES);
    for (;;) {
      const first = this.first();
      if (first >= from || signal?.aborted) return ask(payload);
      // Whoever does not want to wait for any asks only to confirm.
      const isConfirming = payload.timeout === undefined;
      if (!isConfirming && performance.now() < this.nextLookAt) {
        await this.pause(this.nextLookAt - performance.now(), signal);
        continue;
      }
      this.nextLookAt = performance.now() + LOOK_MS;
      const answer = await ask({ ...payload, offset: first, limit: isConfirming ? most : MAX_UPDATES, timeout: 0 });
      if (!Array.isArray(answer.result) || isConfirming) return answer;
      const ids = new Set(answer.result.map(({ update_id }: Update) => update_id));
      // Somebody else has taken them, or dropped what was pending.
      for (const id of this.postponed) if (!ids.has(id)) this.end(id);
      const fresh = answer.result.filter(({ update_id }: Update) => update_id >= from || this.postponed.has(update_id));
      if (fresh.length > 0) return { ...answer, result: fresh.slice(0, most) };
      if (answer.result.length >= MAX_UPDATES) this.giveUpParked();
    }
  }

  private first(): number {
    return Math.min(...this.ids);
  }

  /** Nothing new can be seen behind a hundred that are done with, while one of them waits for a human, for minutes perhaps. */
  private giveUpParked(): void {
    for (const id of this.parked) this.ids.delete(id);
    this.parked.clear();
  }

  /** Until something is finished, or the time is over. */
  private async pause(ms: number, signal: Signal | undefined): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    let abort: () => void = () => {};
    await new Promise<void>((resolve) => {
      this.wake = resolve;
      abort = resolve;
      timer = setTimeout(resolve, ms);
      signal?.addEventListener("abort", abort);
    });
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}
