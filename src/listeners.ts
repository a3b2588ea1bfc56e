/** A listener's own mistake must not stop a guard or another listener. */
export function callSafely(listener: () => unknown): void {
  try {
    listener();
  } catch (error) {
    queueMicrotask(() => {
      // Reported the way Node reports a mistake nobody catches, but without ending the bot.
      process.emitWarning(error instanceof Error ? error : String(error));
    });
  }
}
