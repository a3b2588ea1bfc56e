import type { HookRun } from "../core/firing.js";
import type { Texts } from "../texts/index.js";

/** Writes each firing to stderr, one line each: `--debug`, or CHAT_HOOKS_DEBUG=1 at launch. */
export function logFirings(texts: Texts): (run: HookRun) => void {
  return ({ event, hook, verdict, ms, mode, reason, fault }) => {
    const kind = mode === "async" ? "async" : "sync";
    const why = fault ? texts.fault(fault) : (reason ?? "");
    console.error(`[chat-hooks] ${kind} ${event} ${hook}: ${verdict} in ${ms.toFixed(1)} ms ${why}`.trimEnd());
  };
}
