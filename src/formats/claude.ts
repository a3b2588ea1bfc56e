import type { Decision } from "../core/decision.js";
import type { EventName } from "../core/event.js";
import type { Payload } from "../core/payload.js";
import { isObject } from "../lib/json.js";
import { spacedJson } from "../lib/spaced-json.js";
import { ROOT_VARIABLE } from "./agents-folder.js";
import { claudeFormat } from "./claude-settings.js";
import { callFields, type FieldTable, foreignDialect, type SubjectTable } from "./foreign-dialect.js";
import {
  ARGUMENTS,
  CLAUDE_EVENTS,
  claudeName,
  foreignCall,
  type ToolTable,
  toolIn,
  withForeignNames,
} from "./foreign-names.js";
import type { Call, Dialect, RawAnswer } from "./format.js";

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

const FIELDS: FieldTable = {
  ...callFields(TOOLS, {
    id: "tool_use_id",
    result: (payload, call) => ({ tool_response: responseOf(payload, call), tool_result: payload.tool_result }),
    failure: { is_interrupt: false },
  }),
  on_user_message: ({ message }) => ({ prompt: message }),
  on_stop: ({ stop_hook_active, response }) => ({ stop_hook_active, last_assistant_message: response }),
  on_session_start: (payload) => ({
    source: sourceOf(payload),
    ...(payload.model !== undefined && { model: payload.model }),
  }),
  on_session_end: ({ status }) => ({ reason: reasonOf(status) }),
  on_turn_error: ({ error_type, error_message }) => ({ error: error_type, error_details: error_message }),
  on_subagent_start: (payload) => ({ agent_id: payload.subagent_name, agent_type: payload.subagent_type }),
  on_subagent_stop: (payload, { transcript }) => ({
    stop_hook_active: false,
    agent_id: payload.subagent_name,
    agent_type: payload.subagent_type,
    agent_transcript_path: transcript ?? "",
    last_assistant_message: payload.response,
  }),
  pre_compact: ({ trigger }) => ({ trigger, custom_instructions: "" }),
  post_compact: ({ trigger }) => ({ trigger }),
  on_notification: ({ body, title, notification_type }) => ({ message: body, title, notification_type }),
};

const SUBJECTS: SubjectTable = {
  on_session_start: (payload) => [sourceOf(payload)],
  on_session_end: ({ status }) => [reasonOf(status)],
  on_notification: ({ notification_type }) => [notification_type],
  pre_compact: ({ trigger }) => [trigger],
  post_compact: ({ trigger }) => [trigger],
  on_subagent_start: ({ subagent_type, subagent_name }) => [subagent_type, subagent_name],
  on_subagent_stop: ({ subagent_type, subagent_name }) => [subagent_type, subagent_name],
  on_turn_error: ({ error_type }) => [error_type],
};

/** How Claude Code's scripts are called, and how they answer. */
export const claude: Dialect = foreignDialect(
  {
    tools: TOOLS,
    subjects: SUBJECTS,
    rewrites: ["updatedInput"],
    late: {
      post_tool_call: "context",
      on_subagent_stop: "context",
      on_session_start: "notes",
      on_session_end: "notes",
      on_subagent_start: "notes",
      post_compact: "notes",
    },
    normalise: normaliseStop,
  },
  {
    name: "claude",
    events: CLAUDE_EVENTS,
    encode: (payload, call) => spacedJson(toClaude(payload, call), call.json === "compact" ? "" : " "),
    environment: ({ root, project = root }) => ({
      CLAUDE_PROJECT_DIR: project,
      [ROOT_VARIABLE]: root,
      CLAUDECODE: "1",
    }),
    readsTranscript: true,
    plainOutput: (event) => (event === "on_user_message" || event === "on_session_start" ? "context" : "nothing"),
    answersOnAnyExit: true,
    lateResult: (given, { tool_result }) => (typeof tool_result === "string" ? textOf(given) : given),
    format: claudeFormat,
  },
);

/** The call that is about to be made, has been made or has failed, as Claude Code names it. */
export const claudeCall = (payload: Payload, workspace: string) => foreignCall(TOOLS, payload, workspace);

function toClaude(payload: Payload, call: Call): Record<string, unknown> {
  const own = FIELDS[payload.event]?.(payload, call);
  const { project: cwd = payload.cwd } = call;
  if (!own) {
    // An event that Claude Code does not have: our own payload, without what would pass for a sub-agent there.
    const { agent_id, ...rest } = withForeignNames(payload, call.at) as Payload;
    return isMain(agent_id) ? { ...rest, cwd } : { ...rest, cwd, agent_id };
  }
  return {
    session_id: payload.session_id,
    transcript_path: call.transcript ?? "",
    cwd,
    permission_mode: "default",
    hook_event_name: claudeName(payload),
    // Only inside a sub-agent: scripts take its presence as the sign for one.
    ...(isMain(payload.agent_id) ? {} : { agent_id: payload.agent_id, agent_type: payload.agent_id }),
    ...own,
  };
}

const isMain = (agent: unknown): boolean => agent === undefined || agent === "" || agent === "main";

/** A tool's result in the shape that Claude Code's tool of that kind has; what has a shape of its own keeps it. */
function responseOf(payload: Payload, { workspace }: Call): unknown {
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

/** The way back from what `responseOf` makes of a text. */
function textOf(response: unknown): unknown {
  if (!isObject(response)) return response;
  const { stdout, stderr, file } = response;
  if (isObject(file) && typeof file.content === "string") return file.content;
  const streams = [stdout, stderr].filter((text) => typeof text === "string");
  return streams.length > 0 ? streams.filter((text) => text !== "").join("\n") : spacedJson(response);
}

function sourceOf({ status, previous_status }: Payload): string {
  if (status === "resumed") return "resume";
  return previous_status === "new" ? "clear" : "startup";
}

const reasonOf = (status: unknown): string => (status === "new" || status === "asked" ? "clear" : "other");

function normaliseStop(event: EventName, { ends, ...decision }: RawAnswer): Decision {
  if (event !== "on_stop") return decision;
  const { verdict, reason, context, notes } = decision;
  if (ends) {
    const words = verdict === "block" && reason ? [reason] : [];
    return { verdict: "continue", context: [], notes: [...new Set([...notes, ...words])] };
  }
  // Context at a stop is given so that the agent takes it up: it goes on with that.
  const more = context.join("\n");
  return verdict === "continue" && more !== ""
    ? { ...decision, verdict: "block", reason: more, context: [] }
    : decision;
}
