/** A signal that follows another: whoever listens often by one and the same would be warned of too many listeners. */
export const following = (signal: AbortSignal): AbortSignal => AbortSignal.any([signal]);

/** What a promise resolves to, or undefined as soon as the signal aborts. What it rejects with later is nobody's. */
export function untilAborted<T>(promise: Promise<T>, given: AbortSignal): Promise<T | undefined> {
  const signal = following(given);
  return new Promise((resolve, reject) => {
    const onAbort = (): void => resolve(undefined);
    if (signal.aborted) onAbort();
    signal.addEventListener("abort", onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
  });
}
