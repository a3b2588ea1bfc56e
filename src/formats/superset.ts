import type { Payload } from "../core/payload.js";
import { claudeEvents } from "./claude-events.js";

const CLAUDE_NAMES = new Map(
  Object.entries(claudeEvents)
    .filter(([, { only }]) => only !== "failed")
    .map(([name, { event }]) => [event, name]),
);

/** Fields of other systems and the field of ours they repeat. */
const ALSO_KNOWN_AS: Readonly<Record<string, string>> = {
  tool_response: "tool_result",
  tool_call_id: "tool_use_id",
  prompt: "message",
  last_assistant_message: "response",
  work_dir: "cwd",
};

/** What Claude Code and Kimi Code call an event of ours; ours, where they have none. */
export function claudeName(payload: Payload): string {
  if (payload.event === "post_tool_call" && payload.tool_error !== undefined) return "PostToolUseFailure";
  return CLAUDE_NAMES.get(payload.event) ?? payload.event;
}

/** The payload with the names that scripts of other systems look for, beside ours, where they do no harm. */
export function withForeignNames(payload: Payload, at: Date): Record<string, unknown> {
  const foreign: Record<string, unknown> = { hook_event_name: claudeName(payload), timestamp: at.toISOString() };
  for (const [theirs, ours] of Object.entries(ALSO_KNOWN_AS)) {
    if (payload[ours] !== undefined && payload[theirs] === undefined) foreign[theirs] = payload[ours];
  }
  return { ...payload, ...foreign };
}
