import type { Decision } from "./decision.js";
import type { FireOutcome, LiveHook } from "./firing.js";

export const untouched = (): FireOutcome => ({ verdict: "continue", context: [], notes: [], runs: [] });

/** Takes in that a hook blocks. Always false: the walk does not go on. */
export function blockWith(result: FireOutcome, hook: LiveHook, reason = ""): false {
  // Whoever blocks has the last word over whoever only wanted to wait.
  delete result.delayUntil;
  Object.assign(result, { verdict: "block", hook: hook.name, reason });
  return false;
}

/** Takes in that nothing leaves, or not now; true when nobody else need be asked. The latest of several times counts. */
export function endsWith(result: FireOutcome, hook: LiveHook, { verdict, reason, until = 0 }: Decision): boolean {
  if (verdict === "delay" && until > (result.delayUntil ?? 0)) {
    // A block for whoever overlooks the time: it must not leave now.
    blockWith(result, hook, reason);
    result.delayUntil = until;
  }
  if (verdict !== "block" && verdict !== "drop") return false;
  blockWith(result, hook, reason);
  if (verdict === "drop") result.drop = true;
  return true;
}
