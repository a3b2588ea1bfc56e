type IsHarmless = (reason: unknown) => boolean;

const harmless = new Set<IsHarmless>();

/** Everything that nobody called harmless goes the way it would have gone without this listener. */
function listener(reason: unknown): void {
  const isHosts = process.listeners("unhandledRejection").some((each) => each !== listener);
  if (isHosts || [...harmless].some((isHarmless) => isHarmless(reason))) return;
  throw reason;
}

/** Keeps the process alive when a promise that nobody waits for fails in a harmless way. Returns what takes it off. */
export function outlive(isHarmless: IsHarmless): () => void {
  harmless.add(isHarmless);
  if (harmless.size === 1) process.on("unhandledRejection", listener);
  return () => {
    if (harmless.delete(isHarmless) && harmless.size === 0) process.off("unhandledRejection", listener);
  };
}
