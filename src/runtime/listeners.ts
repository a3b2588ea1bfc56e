import type { HookRun } from "../core/firing.js";
import type { Texts } from "../texts/index.js";

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

/** Writes each firing to stderr, one line each: `--debug`, or CHAT_HOOKS_DEBUG=1 at launch. */
export function logFirings(texts: Texts): (run: HookRun) => void {
  return ({ event, hook, verdict, ms, mode, reason, fault }) => {
    const kind = mode === "async" ? "async" : "sync";
    const why = fault ? texts.fault(fault) : (reason ?? "");
    console.error(`[chat-hooks] ${kind} ${event} ${hook}: ${verdict} in ${ms.toFixed(1)} ms ${why}`.trimEnd());
  };
}
