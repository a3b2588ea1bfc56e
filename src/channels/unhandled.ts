type IsHarmless = (reason: unknown) => boolean;
/** Two may name the same rejections: each has a place of its own. */
type Registered = { isHarmless: IsHarmless };
type Registry = { harmless: Set<Registered>; listener(reason: unknown): void };

/**
 * One for the process, also where two copies of this package are loaded: else each would take the other for a host that
 * sees to its own mistakes, and real ones would vanish.
 */
const KEY = Symbol.for("chat-hooks: rejections that are harmless");
const shared = globalThis as { [KEY]?: Registry };

function makeRegistry(): Registry {
  const harmless = new Set<Registered>();
  /** Everything that nobody called harmless goes the way it would have gone without this listener. */
  const listener = (reason: unknown): void => {
    const isHosts = process.listeners("unhandledRejection").some((each) => each !== listener);
    if (isHosts || [...harmless].some(({ isHarmless }) => isHarmless(reason))) return;
    throw reason;
  };
  return { harmless, listener };
}

/** Keeps the process alive when a promise that nobody waits for fails in a harmless way. Returns what takes it off. */
export function ignoreRejections(isHarmless: IsHarmless): () => void {
  shared[KEY] ??= makeRegistry();
  const { harmless, listener } = shared[KEY];
  const registered = { isHarmless };
  harmless.add(registered);
  if (harmless.size === 1) process.on("unhandledRejection", listener);
  return () => {
    if (harmless.delete(registered) && harmless.size === 0) process.off("unhandledRejection", listener);
  };
}
