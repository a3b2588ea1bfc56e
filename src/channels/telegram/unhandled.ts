import { WithheldError } from "./errors.js";

/** Our listeners, one for each bot: they must not take each other for a host that sees to its own mistakes. */
const ours = new WeakSet<object>();

/**
 * A withheld call that nobody waits for would end the process as an unhandled rejection. Everything else goes the way it
 * would have gone without this listener. Returns what takes it off.
 */
export function outliveWithheldCalls(): () => void {
  const listener = (reason: unknown): void => {
    const isHosts = process.listeners("unhandledRejection").some((each) => !ours.has(each));
    if (reason instanceof WithheldError || isHosts) return;
    throw reason;
  };
  ours.add(listener);
  process.on("unhandledRejection", listener);
  return () => void process.off("unhandledRejection", listener);
}
