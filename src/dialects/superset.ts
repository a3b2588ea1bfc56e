import type { EventName } from "../core/event.js";
import type { Payload } from "../core/payload.js";

/** What Claude Code and Kimi Code call our events. */
const CLAUDE_NAMES: Partial<Record<EventName, string>> = {
  pre_tool_call: "PreToolUse",
  post_tool_call: "PostToolUse",
  on_session_start: "SessionStart",
  on_session_end: "SessionEnd",
  on_user_message: "UserPromptSubmit",
  on_stop: "Stop",
  on_turn_error: "StopFailure",
  on_subagent_start: "SubagentStart",
  on_subagent_stop: "SubagentStop",
  pre_compact: "PreCompact",
  post_compact: "PostCompact",
  on_notification: "Notification",
};

/** Fields of other systems and the field of ours they repeat. */
const ALSO_KNOWN_AS: Readonly<Record<string, string>> = {
  tool_response: "tool_result",
  tool_call_id: "tool_use_id",
  prompt: "message",
  last_assistant_message: "response",
  work_dir: "cwd",
};

export function claudeName(payload: Payload): string {
  if (payload.event === "post_tool_call" && payload.tool_error !== undefined) return "PostToolUseFailure";
  return CLAUDE_NAMES[payload.event] ?? payload.event;
}

/** The payload with the names that scripts of other systems look for, beside ours, where they do no harm. */
export function withForeignNames(payload: Payload, at: Date): Record<string, unknown> {
  const foreign: Record<string, unknown> = { hook_event_name: claudeName(payload), timestamp: at.toISOString() };
  for (const [theirs, ours] of Object.entries(ALSO_KNOWN_AS)) {
    if (payload[ours] !== undefined && payload[theirs] === undefined) foreign[theirs] = payload[ours];
  }
  return { ...payload, ...foreign };
}
