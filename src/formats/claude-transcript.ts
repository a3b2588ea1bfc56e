import type { RecordedEvent } from "../core/replay.js";
import { isObject, parseJson } from "../lib/json.js";

/** Our names of Claude Code's tools; what is not here keeps its name. Their arguments are called the same here. */
const TOOLS: Readonly<Record<string, string>> = {
  Bash: "bash",
  Read: "read_file",
  Write: "write_file",
  Edit: "edit_file",
  Glob: "glob",
  Grep: "grep",
  WebFetch: "web_fetch",
  WebSearch: "web_search",
  Task: "subagent",
};

/** The events of a session as Claude Code writes it down: calls of tools, and what the person said. Newest last. */
export function readClaudeTranscript(text: string): { events: RecordedEvent[]; badLines: number } {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const read = lines.map((line) => parseJson(line));
  const events = read.flatMap((line) => (isObject(line) ? eventsOf(line) : []));
  return { events, badLines: read.filter((line) => !isObject(line)).length };
}

function eventsOf(line: Readonly<Record<string, unknown>>): RecordedEvent[] {
  const { type, message, sessionId, isMeta, isCompactSummary, isSidechain, timestamp } = line;
  if (!isObject(message) || isMeta === true || isCompactSummary === true) return [];
  const at = Date.parse(String(timestamp)) || 0;
  const around = { session_id: String(sessionId ?? ""), ...(isSidechain === true && { agent_id: "subagent" }) };
  const parts = Array.isArray(message.content) ? message.content.filter(isObject) : [];
  if (type === "assistant")
    return parts.flatMap((part): RecordedEvent[] => {
      if (part.type !== "tool_use" || typeof part.name !== "string") return [];
      const call = { tool_name: TOOLS[part.name] ?? part.name, tool_input: part.input, tool_use_id: part.id };
      return [{ at, event: "pre_tool_call", input: { ...around, ...call } }];
    });
  if (type !== "user" || isSidechain === true) return [];
  const said = typeof message.content === "string" ? [message.content] : parts.flatMap(textIn);
  const words = said.join("\n").trim();
  return words === "" ? [] : [{ at, event: "on_user_message", input: { ...around, message: words } }];
}

const textIn = ({ type, text }: Readonly<Record<string, unknown>>): string[] =>
  type === "text" && typeof text === "string" ? [text] : [];
