import type { Decision } from "../core/decision.js";
import type { EventName } from "../core/event.js";
import type { Payload } from "../core/payload.js";
import { spacedJson } from "../lib/spaced-json.js";
import { claudeEvents } from "./claude-events.js";
import { claudeFormat } from "./claude-settings.js";
import type { Call, Dialect, RawAnswer } from "./dialect.js";
import { native } from "./native.js";
import { claudeName, withForeignNames } from "./superset.js";
import { ARGUMENTS, foreignCall, namesOfTool, recordOf, type ToolTable, toolIn } from "./tool-names.js";

const { command, path, content, before, after, pattern, url, query, task, title } = ARGUMENTS;

const TOOLS: ToolTable = {
  shell: { name: "Bash", arguments: { command } },
  read: { name: "Read", arguments: { file_path: path }, paths: ["file_path"] },
  write: { name: "Write", arguments: { file_path: path, content }, paths: ["file_path"] },
  edit: {
    name: "Edit",
    arguments: { file_path: path, old_string: before, new_string: after },
    paths: ["file_path"],
  },
  glob: { name: "Glob", arguments: { pattern } },
  grep: { name: "Grep", arguments: { pattern } },
  fetch: { name: "WebFetch", arguments: { url } },
  search: { name: "WebSearch", arguments: { query } },
  subagent: { name: "Task", alsoKnownAs: ["Agent"], arguments: { prompt: task, description: title } },
};

/** How Claude Code's scripts are called, and how they answer. */
export const claude: Dialect = {
  ...native,
  name: "claude",
  events: claudeEvents,
  encode: (payload, call) => spacedJson(toClaude(payload, call)),
  environment: ({ root }) => ({ CLAUDE_PROJECT_DIR: root, CLAUDECODE: "1" }),
  subjects: (payload) => subjectsOf(payload),
  readsTranscript: true,
  plainOutput: (event) => (event === "on_user_message" || event === "on_session_start" ? "context" : "nothing"),
  answersOnAnyExit: true,
  rewrites: (event) => (isClaudes(event) ? ["updatedInput"] : native.rewrites(event)),
  settle,
  format: claudeFormat,
};

const isClaudes = (event: EventName): boolean => Object.values(claudeEvents).some((each) => each.event === event);

/** The call that is about to be made, has been made or has failed, as Claude Code names it. */
export const claudeCall = (payload: Payload, workspace: string) => foreignCall(TOOLS, payload, workspace);

function toClaude(payload: Payload, call: Call): Record<string, unknown> {
  const own = claudeFields(payload, call);
  if (!own) {
    // An event that Claude Code does not have: our own payload, without what would pass for a sub-agent there.
    const { agent_id, ...rest } = withForeignNames(payload, call.at) as Payload;
    return isMain(agent_id) ? rest : { ...rest, agent_id };
  }
  return {
    session_id: payload.session_id,
    transcript_path: call.transcript ?? "",
    cwd: payload.cwd,
    permission_mode: "default",
    hook_event_name: claudeName(payload),
    // Only inside a sub-agent: scripts take its presence as the sign for one.
    ...(isMain(payload.agent_id) ? {} : { agent_id: payload.agent_id, agent_type: payload.agent_id }),
    ...own,
  };
}

const isMain = (agent: unknown): boolean => agent === undefined || agent === "" || agent === "main";

function claudeFields(payload: Payload, { workspace, transcript }: Call): Record<string, unknown> | undefined {
  switch (payload.event) {
    case "pre_tool_call":
      return toolFields(payload, workspace);
    case "post_tool_call":
      return payload.tool_error === undefined
        ? { ...toolFields(payload, workspace), tool_response: responseOf(payload, workspace) }
        : { ...toolFields(payload, workspace), error: payload.tool_error, is_interrupt: false };
    case "on_user_message":
      return { prompt: payload.message };
    case "on_stop":
      return { stop_hook_active: payload.stop_hook_active, last_assistant_message: payload.response };
    case "on_session_start":
      return { source: sourceOf(payload.status), ...(payload.model !== undefined && { model: payload.model }) };
    case "on_session_end":
      return { reason: reasonOf(payload.status) };
    case "on_turn_error":
      return { error: payload.error_type, error_details: payload.error_message };
    case "on_subagent_start":
      return { agent_id: payload.subagent_name, agent_type: payload.subagent_type };
    case "on_subagent_stop":
      return {
        stop_hook_active: false,
        agent_id: payload.subagent_name,
        agent_type: payload.subagent_type,
        agent_transcript_path: transcript ?? "",
        last_assistant_message: payload.response,
      };
    case "pre_compact":
      return { trigger: payload.trigger, custom_instructions: "" };
    case "post_compact":
      return { trigger: payload.trigger };
    case "on_notification":
      return { message: payload.body, title: payload.title, notification_type: payload.notification_type };
    default:
      return undefined;
  }
}

function toolFields(payload: Payload, workspace: string): Record<string, unknown> {
  const { name, input } = claudeCall(payload, workspace);
  return { tool_name: name, tool_input: input, tool_use_id: payload.tool_use_id };
}

/** A tool's result in the shape that Claude Code's tool of that kind has; what has a shape of its own keeps it. */
function responseOf(payload: Payload, workspace: string): unknown {
  const { tool_result: result } = payload;
  if (typeof result !== "string") return result;
  const { input } = claudeCall(payload, workspace);
  switch (toolIn(TOOLS, payload)?.name) {
    case "Bash":
      return { ...outputOf(result), interrupted: false, isImage: false };
    case "Write":
      return { type: "create", filePath: input.file_path, content: input.content, structuredPatch: [], success: true };
    case "Edit":
      return { filePath: input.file_path, oldString: input.old_string, newString: input.new_string, success: true };
    case "Read":
      return { type: "text", file: { filePath: input.file_path, content: result, startLine: 1, ...linesOf(result) } };
    default:
      return result;
  }
}

function linesOf(text: string): { numLines: number; totalLines: number } {
  const lines = text.split("\n").length;
  return { numLines: lines, totalLines: lines };
}

/** What a command wrote, where the result says which is which: `stdout:` and `stderr:` on lines of their own. */
function outputOf(result: string): { stdout: string; stderr: string } {
  const [head = "", ...sections] = result.split(/^(?=(?:stdout|stderr):$)/m);
  const named = (name: string): string | undefined =>
    sections
      .find((section) => section.startsWith(`${name}:`))
      ?.slice(name.length + 2)
      .replace(/\n$/, "");
  const isOurs = /^(?:exit code: \d+|ended by|stopped)/.test(head);
  return isOurs ? { stdout: named("stdout") ?? "", stderr: named("stderr") ?? "" } : { stdout: result, stderr: "" };
}

const sourceOf = (status: unknown): string => (status === "resumed" ? "resume" : "startup");

const reasonOf = (status: unknown): string => (status === "new" || status === "asked" ? "clear" : "other");

function subjectsOf(payload: Payload): string[] {
  switch (payload.event) {
    case "pre_tool_call":
    case "post_tool_call":
    case "transform_tool_result":
      return namesOfTool(TOOLS, payload);
    case "on_session_start":
      return [sourceOf(payload.status)];
    case "on_session_end":
      return [reasonOf(payload.status)];
    case "on_notification":
      return [String(payload.notification_type)];
    case "pre_compact":
    case "post_compact":
      return [String(payload.trigger)];
    case "on_subagent_start":
    case "on_subagent_stop":
      return [String(payload.subagent_type), String(payload.subagent_name)];
    case "on_turn_error":
      return [String(payload.error_type)];
    default:
      return [""];
  }
}

/** Events at which a block is a word to the agent: what it is about has happened. */
const FEEDBACK: readonly EventName[] = ["post_tool_call", "on_subagent_stop"];
/** Events at which it is a word to the person. */
const TOLD: readonly EventName[] = ["on_session_start", "on_session_end", "on_subagent_start", "post_compact"];

function settle(event: EventName, said: RawAnswer, about?: { payload: Payload; call: Call }): Decision {
  const { ends, ...decision } = said;
  const words = decision.verdict === "block" && decision.reason ? [decision.reason] : [];
  const passed = { verdict: "continue", context: decision.context, notes: decision.notes } as const;
  if (event === "on_stop") {
    if (ends) return { ...passed, context: [], notes: [...decision.notes, ...words] };
    // Context at a stop is given so that the agent takes it up: it goes on with that.
    const more = decision.context.join("\n");
    return decision.verdict === "continue" && more !== ""
      ? { ...decision, verdict: "block", reason: more, context: [] }
      : decision;
  }
  if (FEEDBACK.includes(event)) return { ...passed, context: [...decision.context, ...words] };
  if (TOLD.includes(event)) return { ...passed, notes: [...decision.notes, ...words] };
  if (!about || !decision.rewrite?.tool_input) return decision;
  const { back } = claudeCall(about.payload, about.call.workspace);
  return { ...decision, rewrite: { ...decision.rewrite, tool_input: back(recordOf(decision.rewrite.tool_input)) } };
}
