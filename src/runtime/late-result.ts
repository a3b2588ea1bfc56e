import { createHash } from "node:crypto";
import type { Answer } from "../core/decision.js";
import type { LiveHook } from "../core/firing.js";
import type { Payload } from "../core/payload.js";
import { unusableResult } from "../formats/rewrite-fields.js";
import { RecentMap } from "../lib/recent-map.js";

const MAX_KEPT = 500;

/** What a script gave in the place of a tool's result when it was asked after the call; undefined where it left it alone. */
type Late = { value: unknown } | undefined;

/** What one hook said of results, by call: the script is asked once, and its word counts where results are changed. */
export class LateResults {
  private readonly kept = new RecentMap<string, { late: Late }>(MAX_KEPT);

  note(payload: Payload, late: Late): void {
    this.kept.set(keyOf(payload), { late });
  }

  of(payload: Payload): { late: Late } | undefined {
    return this.kept.get(keyOf(payload));
  }
}

const keyOf = ({ session_id, tool_name, tool_input, tool_result }: Payload): string =>
  createHash("sha256")
    .update(JSON.stringify([session_id, tool_name, tool_input, tool_result]))
    .digest("base64");

/**
 * The same hook at `transform_tool_result`, in its place among the others there: guards see what it gave. A result that it
 * was not asked about (from before a restart, or changed by another hook) it is asked about there.
 */
export function behind(hook: LiveHook, results: LateResults): LiveHook {
  const { coldReason: _, parallel: __, ...same } = hook;
  const after = (payload: Payload): Payload => ({ ...payload, event: "post_tool_call", tool_use_id: "" });
  return {
    ...same,
    event: "transform_tool_result",
    async isFor(payload) {
      const known = results.of(payload);
      return known ? known.late !== undefined : ((await hook.isFor?.(after(payload))) ?? true);
    },
    async run(payload, parentRuns, wanted) {
      if (!results.of(payload)) {
        const answer = await hook.run(after(payload), parentRuns, wanted);
        if (answer.kind === "no-verdict") return answer;
      }
      return answerOf(results.of(payload)?.late, payload);
    },
  };
}

/** What else it said, it has said after the call. */
function answerOf(late: Late, { tool_result }: Payload): Answer {
  const misfit = late && unusableResult(late.value, tool_result);
  if (misfit) return { kind: "no-verdict", fault: { code: "unusable-result", ...misfit } };
  const rewrite = late && { rewrite: { tool_result: late.value } };
  return {
    kind: "verdict",
    decision: { verdict: "continue", context: [], notes: [], ...rewrite },
    ignored: [],
    warnings: [],
  };
}
