import { onTestFinished, vi } from "vitest";

/** Enough of Node's timer for code that only starts and clears it. */
class HeldTimer {
  constructor(
    readonly due: number,
    readonly call: () => void,
  ) {}

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  refresh(): this {
    return this;
  }
}

/**
 * From here on the timers of this process stand still: time passes when the test says so, however long everything else
 * takes. Other processes, files and sockets go on, and so does expect.poll, which would push vi's own clock ahead.
 */
export function holdClock() {
  const waiting = new Set<HeldTimer>();
  const realClear = clearTimeout;
  let now = 0;
  const release = (): void => void vi.unstubAllGlobals();

  vi.stubGlobal("setTimeout", (call: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    const timer = new HeldTimer(now + ms, () => call(...args));
    waiting.add(timer);
    return timer;
  });
  vi.stubGlobal("clearTimeout", (timer: HeldTimer | NodeJS.Timeout | undefined) => {
    if (timer instanceof HeldTimer) waiting.delete(timer);
    else realClear(timer);
  });
  onTestFinished(release);
  return {
    release,
    advance(ms: number): void {
      now += ms;
      for (const timer of [...waiting].filter(({ due }) => due <= now).sort((one, other) => one.due - other.due))
        if (waiting.delete(timer)) timer.call();
    },
  };
}
