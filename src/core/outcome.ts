import { following, untilAborted } from "../lib/until-aborted.js";
import type { Decision } from "./decision.js";
import type { EngineParts } from "./engine-parts.js";
import type { FireOutcome, LiveHook } from "./firing.js";

export const untouched = (): FireOutcome => ({ verdict: "continue", context: [], notes: [], runs: [] });

/** For a caller who waits no longer: a block for whoever overlooks that. */
export const aborted = (): FireOutcome => ({ ...untouched(), verdict: "block", aborted: true, reason: "aborted" });

/** The outcome, or that the caller has given up: nobody waits for what is under way to be ended. */
export async function orAborted(
  given: AbortSignal,
  outcome: (signal: AbortSignal) => Promise<FireOutcome>,
): Promise<FireOutcome> {
  const signal = following(given);
  const ended = await untilAborted(outcome(signal), signal);
  return ended && !signal.aborted ? ended : aborted();
}

/** A block first: what the others wanted to change does not matter then. */
export const strictestFirst = (decisions: readonly (readonly [LiveHook, Decision])[]) =>
  [...decisions].sort(([, a], [, b]) => Number(b.verdict === "block") - Number(a.verdict === "block"));

/** Takes in that a hook blocks. Always false: the walk does not go on. */
export function blockWith(result: FireOutcome, hook: LiveHook, reason = ""): false {
  // Whoever blocks has the last word over whoever only wanted to wait.
  delete result.delayUntil;
  Object.assign(result, { verdict: "block", hook: hook.name, reason });
  return false;
}

/** Takes in that a rewrite cannot be put back. Always false: the walk does not go on. */
export function refuseRewrite(parts: EngineParts, result: FireOutcome, hook: LiveHook): false {
  parts.onUnfit?.({ hook: hook.name, id: hook.id, event: hook.event });
  result.unfit = true;
  return blockWith(result, hook, parts.words.cannotPutBack);
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
