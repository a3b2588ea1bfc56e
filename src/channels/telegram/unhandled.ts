import { WithheldError } from "./errors.js";

/**
 * A withheld call that nobody waits for would end the process as an unhandled rejection. Everything else goes the way it
 * would have gone without this listener. Returns what takes it off.
 */
export function outliveWithheldCalls(): () => void {
  const listener = (reason: unknown): void => {
    if (reason instanceof WithheldError || process.listenerCount("unhandledRejection") > 1) return;
    throw reason;
  };
  process.on("unhandledRejection", listener);
  return () => void process.off("unhandledRejection", listener);
}
