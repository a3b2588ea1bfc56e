import { isAbsolute, join, relative } from "node:path";
import { fieldsAsJson, type Payload } from "../core/payload.js";
import { isObject } from "../lib/json.js";
import { quoted } from "../lib/spaced-json.js";
import type { ForeignEvent } from "./format.js";

/** What Claude Code and Kimi Code both call their events, and which of ours they are. */
export const CLAUDE_EVENTS: Readonly<Record<string, ForeignEvent>> = {
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

const CLAUDE_NAMES = new Map(
  Object.entries(CLAUDE_EVENTS)
    .filter(([, { only }]) => only !== "failed")
    .map(([name, { event }]) => [event, name]),
);

/** Fields of other systems and the field of ours they repeat. */
const ALSO_KNOWN_AS = Object.entries({
  tool_response: "tool_result",
  tool_call_id: "tool_use_id",
  prompt: "message",
  last_assistant_message: "response",
  work_dir: "cwd",
});

/** What Claude Code and Kimi Code call an event of ours; ours, where they have none. */
export function claudeName(payload: Payload): string {
  if (payload.event === "post_tool_call" && payload.tool_error !== undefined) return "PostToolUseFailure";
  return CLAUDE_NAMES.get(payload.event) ?? payload.event;
}

/** The payload with the names that scripts of other systems look for, beside ours, where they do no harm. */
export function withForeignNames(payload: Payload, at: Date): Record<string, unknown> {
  // Not spread, as where payloads are built.
  const all: Record<string, unknown> = Object.assign({}, payload, namesAt(payload, at));
  for (const [theirs, ours] of ALSO_KNOWN_AS)
    if (payload[ours] !== undefined && payload[theirs] === undefined) all[theirs] = payload[ours];
  return all;
}

/** The same as JSON, of which the event's own part is made once for all its hooks. */
export function jsonWithForeignNames(payload: Payload, at: Date): string {
  const fields = fieldsAsJson(payload);
  const { hook_event_name, timestamp } = namesAt(payload, at);
  let json = `"hook_event_name": "${hook_event_name}", "timestamp": ${quoted(timestamp)}`;
  for (const [theirs, ours] of ALSO_KNOWN_AS) {
    const value = payload[theirs] === undefined ? fields.get(ours) : undefined;
    if (value !== undefined) json += `, "${theirs}": ${value}`;
  }
  let own = "";
  for (const [name, value] of fields)
    if (name !== "hook_event_name" && name !== "timestamp") own += `${quoted(name)}: ${value}, `;
  return `{${own}${json}}`;
}

const namesAt = (payload: Payload, at: Date) => ({
  hook_event_name: claudeName(payload),
  // An example that travels with a guard may say when it happened: a rule about the time of day can be tried at any hour.
  timestamp: typeof payload.timestamp === "string" ? payload.timestamp : at.toISOString(),
});

/** How another system calls a tool and its arguments. */
export type ForeignTool = {
  name: string;
  /** Further names that its matchers may use. */
  alsoKnownAs?: readonly string[];
  /** Their argument, and what ours is called. */
  arguments: Readonly<Record<string, readonly string[]>>;
  /** Further names of an argument that published scripts read, and which argument each is. */
  aliases?: Readonly<Record<string, string>>;
  /** Their arguments that are paths, and absolute there. */
  paths?: readonly string[];
};

export type ToolTable = Readonly<Record<ToolKind, ForeignTool>>;
type ToolKind = "shell" | "read" | "write" | "edit" | "glob" | "grep" | "fetch" | "search" | "subagent";

/** What tools of that kind are called, by us and by other hosts; compared without case, spaces and underscores. */
const KINDS: Readonly<Record<ToolKind, readonly string[]>> = {
  shell: ["bash", "shell", "sh", "exec", "execute", "runcommand", "executecommand", "runshellcommand", "terminal"],
  read: ["readfile", "read", "viewfile", "openfile", "fileread"],
  write: ["writefile", "write", "createfile", "savefile", "filewrite"],
  edit: ["editfile", "edit", "strreplace", "strreplacefile", "replaceinfile"],
  glob: ["glob", "findfiles"],
  grep: ["grep", "searchfiles"],
  fetch: ["webfetch", "fetchurl", "fetch"],
  search: ["websearch", "searchweb"],
  subagent: ["subagent", "task", "agent"],
};
const KIND_BY_NAME = new Map(
  Object.entries(KINDS).flatMap(([kind, names]) => names.map((name) => [name, kind as ToolKind] as const)),
);

/** The names that arguments go by in the tools of various hosts; the first that a call has is meant. */
export const ARGUMENTS = {
  command: ["command", "cmd", "script", "code"],
  path: ["file_path", "path", "filename", "file", "filepath"],
  content: ["content", "contents", "text", "data"],
  before: ["old_string", "old_str", "old", "search"],
  after: ["new_string", "new_str", "new", "replace"],
  pattern: ["pattern", "query", "glob", "regex"],
  url: ["url"],
  query: ["query", "q"],
  task: ["task", "prompt", "instructions"],
  title: ["name", "description", "title"],
} as const;

/** A call in another system's words, and the way back for what a script changes in it. */
export type ForeignCall = {
  name: string;
  input: Record<string, unknown>;
  /** A changed input in the words of the tool that is really called. */
  back(input: Readonly<Record<string, unknown>>): Record<string, unknown>;
};

export function toolIn(table: ToolTable, payload: Payload): ForeignTool | undefined {
  const kind = KIND_BY_NAME.get(
    String(payload.tool_name ?? "")
      .toLowerCase()
      .replaceAll(/[\s_-]/g, ""),
  );
  return kind && table[kind];
}

/** Every name a matcher may know the tool of a call by: the other system's, and ours. */
export function namesOfTool(table: ToolTable, payload: Payload): string[] {
  const tool = toolIn(table, payload);
  return [...(tool ? [tool.name, ...(tool.alsoKnownAs ?? [])] : []), String(payload.tool_name ?? "")];
}

/** Says a call in another system's words. A tool it does not have keeps its own. */
export function foreignCall(table: ToolTable, payload: Payload, folder: string): ForeignCall {
  const own = recordOf(payload.tool_input);
  const tool = toolIn(table, payload);
  if (!tool) return { name: String(payload.tool_name ?? ""), input: own, back: (input) => ({ ...input }) };
  const theirNameOf = new Map<string, string>();
  for (const [theirs, names] of Object.entries(tool.arguments)) {
    const ours = Object.hasOwn(own, theirs) ? theirs : names.find((name) => Object.hasOwn(own, name));
    if (ours !== undefined && !theirNameOf.has(ours)) theirNameOf.set(ours, theirs);
  }
  const { aliases = {} } = tool;
  const isPath = (theirs: string): boolean => tool.paths?.includes(aliases[theirs] ?? theirs) ?? false;
  const input: Record<string, unknown> = {};
  for (const [ours, value] of Object.entries(own)) {
    const theirs = theirNameOf.get(ours) ?? ours;
    input[theirs] = isPath(theirs) ? absolute(value, folder) : value;
  }
  const ourNameOf = new Map([...theirNameOf].map(([ours, theirs]) => [theirs, ours]));
  // A script that reads a name which is not there sees nothing, and lets everything pass.
  for (const [alias, theirs] of Object.entries(aliases)) {
    const ours = ourNameOf.get(theirs);
    if (ours === undefined || Object.hasOwn(input, alias)) continue;
    input[alias] = input[theirs];
    ourNameOf.set(alias, ours);
  }
  const back = (changed: Readonly<Record<string, unknown>>): Record<string, unknown> => {
    const result: Record<string, unknown> = {};
    for (const [theirs, value] of Object.entries(changed)) {
      const ours = ourNameOf.get(theirs) ?? theirs;
      const isTouched = JSON.stringify(value) !== JSON.stringify(input[theirs]);
      // An argument that was not touched keeps its own spelling: a relative path stays one. Of two names the touched one counts.
      if (isTouched) result[ours] = isPath(theirs) ? shortest(value, own[ours], folder) : value;
      else if (!Object.hasOwn(result, ours)) result[ours] = own[ours];
    }
    return result;
  };
  return { name: tool.name, input, back };
}

export const recordOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});

const absolute = (value: unknown, folder: string): unknown =>
  typeof value === "string" && value !== "" && !isAbsolute(value) ? join(folder, value) : value;

/** A path that took the place of a relative one becomes relative, too, where it can: such tools know no other. */
function shortest(value: unknown, own: unknown, folder: string): unknown {
  if (typeof value !== "string" || typeof own !== "string" || isAbsolute(own) || !isAbsolute(value)) return value;
  const way = relative(folder, value);
  return way === "" || way.startsWith("..") || isAbsolute(way) ? value : way;
}
