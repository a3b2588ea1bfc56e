import type { EventName } from "../core/event.js";
import { callSafely } from "./listeners.js";

/** A run that somebody has been waiting for since a while. Carries no payload text. */
export type SlowRun = { hook: string; event: EventName; channel?: string; chatId?: string };

/** Hears of a run that takes long, and may answer with what to call when it is over. */
export type SlowRunListener = (run: SlowRun) => (() => void) | undefined;

const SLOW_AFTER_MS = 500;
const NOBODY_LISTENS = (): void => {};

/** Tells who is looked at by a hook for so long that a person wonders what is going on. */
export class SlowRuns {
  private readonly listeners = new Set<SlowRunListener>();

  constructor(private readonly afterMs = SLOW_AFTER_MS) {}

  listen(listener: SlowRunListener): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  get isHeard(): boolean {
    return this.listeners.size > 0;
  }

  /** A run begins; what it returns is to be called at its end. */
  begin(run: SlowRun): () => void {
    const ends: (() => void)[] = [];
    const timer = setTimeout(() => {
      for (const listener of this.listeners) callSafely(() => ends.push(listener(run) ?? NOBODY_LISTENS));
    }, this.afterMs).unref();
    return () => {
      clearTimeout(timer);
      for (const end of ends) callSafely(end);
    };
  }
}
