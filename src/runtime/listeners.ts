/** A listener's own mistake must not stop a guard or another listener. */
export function callSafely(listener: () => unknown): void {
  try {
    listener();
  } catch (error) {
    report(error);
  }
}

/** The same of one whose work is waited for. */
export async function settledSafely(listener: (() => unknown) | undefined): Promise<void> {
  try {
    await listener?.();
  } catch (error) {
    report(error);
  }
}

/** The way Node reports a mistake nobody catches, but without ending the bot. */
function report(error: unknown): void {
  queueMicrotask(() => process.emitWarning(error instanceof Error ? error : String(error)));
}
