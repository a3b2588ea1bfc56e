import { type EventName, honoursOf, takesNotes } from "./event.js";
import type { Fault, Remedy } from "./fault.js";

/** New values for payload fields; `tool_input` holds the keys to change, the others the whole value. */
export type Rewrite = {
  tool_input?: Record<string, unknown>;
  tool_result?: unknown;
  notification?: string;
  parts?: readonly string[];
  message?: string;
  response?: string;
};

/** What one hook said, in our own terms, whichever format it speaks. */
export type Decision = {
  verdict: "continue" | "block" | "ask" | "drop" | "delay";
  /** When a delay ends. */
  until?: number;
  /** The block is one that the hook's format knows at this event although ours does not. */
  refuses?: true;
  reason?: string;
  rewrite?: Rewrite;
  context: readonly string[];
  notes: readonly string[];
};

/** A verdict, or its absence. "No verdict" is a value of its own: it never means "allow". */
export type Answer =
  | {
      kind: "verdict";
      decision: Decision;
      ignored: readonly string[];
      warnings: readonly AnswerWarning[];
      /** What it complained about although it ended well. It changes no verdict, and must not go unseen. */
      stderr?: string;
      /** Of a block that may be no more than a failure. */
      remedy?: Remedy;
    }
  | { kind: "no-verdict"; fault: Fault };

export const CONTINUE: Decision = { verdict: "continue", context: [], notes: [] };

/** It did not run, or not to its end: there is nothing to report. */
export const WITHDRAWN: Answer = { kind: "verdict", decision: CONTINUE, ignored: [], warnings: [] };

/** Things doctor mentions although the answer counts. */
export type AnswerWarning = "text-around-json";

const delayOf = ({ until }: Decision): Pick<Decision, "until"> => (until === undefined ? {} : { until });

/** Keeps of a decision what its event honours, and names the rest: a field without effect must not go unseen. */
export function limitToEvent(event: EventName, decision: Decision): { decision: Decision; ignored: string[] } {
  const honours = honoursOf(event);
  const ignored: string[] = [];
  const limited: Decision = { verdict: "continue", context: [], notes: takesNotes(event) ? decision.notes : [] };

  if (decision.verdict !== "continue") {
    const honoured = honours[decision.verdict] || (decision.verdict === "block" && honours.refuse && decision.refuses);
    if (honoured) Object.assign(limited, { verdict: decision.verdict, reason: decision.reason, ...delayOf(decision) });
    else ignored.push(`decision: ${decision.verdict}`);
  }
  if (decision.context.length > 0) {
    if (honours.context) limited.context = decision.context;
    else ignored.push("context");
  }
  if (decision.notes.length > limited.notes.length) ignored.push("systemMessage");
  const kept: Rewrite = {};
  for (const [field, value] of Object.entries(decision.rewrite ?? {})) {
    const target = field === "parts" ? "notification" : field;
    if (target === honours.rewrite) Object.assign(kept, { [field]: value });
    else ignored.push(field);
  }
  if (Object.keys(kept).length > 0) limited.rewrite = kept;
  return { decision: limited, ignored };
}
