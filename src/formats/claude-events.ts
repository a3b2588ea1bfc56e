import type { ForeignEvent } from "./dialect.js";

/** What Claude Code and Kimi Code both call their events, and which of ours they are. */
export const claudeEvents: Readonly<Record<string, ForeignEvent>> = {
  PreToolUse: { event: "pre_tool_call" },
  PostToolUse: { event: "post_tool_call", only: "worked" },
  PostToolUseFailure: { event: "post_tool_call", only: "failed" },
  UserPromptSubmit: { event: "on_user_message" },
  Stop: { event: "on_stop" },
  StopFailure: { event: "on_turn_error" },
  SessionStart: { event: "on_session_start" },
  SessionEnd: { event: "on_session_end" },
  SubagentStart: { event: "on_subagent_start" },
  SubagentStop: { event: "on_subagent_stop" },
  PreCompact: { event: "pre_compact" },
  PostCompact: { event: "post_compact" },
  Notification: { event: "on_notification" },
};
