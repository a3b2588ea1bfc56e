import type { Decision } from "./decision.js";
import type { Fault } from "./fault.js";
import type { FireOptions } from "./firing.js";
import type { Payload } from "./payload.js";

/** What becomes of a message may be that nothing leaves, or later: only of what nobody waits for, where it can be kept. */
export type Reach = Pick<FireOptions, "mayDrop" | "mayDelayUntil">;

/** Why a decision cannot be carried out here; undefined where it can. */
export function refusalOf(decision: Decision, { kind }: Payload, { mayDrop, mayDelayUntil }: Reach): Fault | undefined {
  const { verdict, until = 0 } = decision;
  const where = kind === "reply" || kind === "note" ? kind : "no-outbox";
  const isPush = kind === "push";
  if (verdict === "drop") return isPush && mayDrop ? undefined : { code: "drop-not-here", where };
  if (verdict !== "delay") return undefined;
  if (!isPush || mayDelayUntil === undefined) return { code: "delay-not-here", where };
  return until <= mayDelayUntil ? undefined : { code: "bad-until", value: new Date(until).toISOString() };
}
