import { join } from "node:path";
import { parse, TomlError } from "smol-toml";
import type { Decision } from "../core/decision.js";
import type { EventName } from "../core/event.js";
import type { Payload } from "../core/payload.js";
import { showText, showValue } from "../lib/show-value.js";
import { spacedJson } from "../lib/spaced-json.js";
import { callFields, type FieldTable, foreignDialect, STANDARD, type SubjectTable } from "./foreign-dialect.js";
import { ARGUMENTS, CLAUDE_EVENTS, claudeName, recordOf, type ToolTable, withForeignNames } from "./foreign-names.js";
import type { About, Call, Dialect, FileFault, ForeignEvent, Format, FormatFile, RawAnswer } from "./format.js";
import { unknownEvent, unknownKey } from "./schema.js";

const { command, path, content, before, after, pattern, url, query, task, title } = ARGUMENTS;

const TOOLS: ToolTable = {
  shell: { name: "Bash", alsoKnownAs: ["Shell"], arguments: { command } },
  read: {
    name: "Read",
    alsoKnownAs: ["ReadFile"],
    arguments: { path },
    aliases: { file_path: "path" },
    paths: ["path"],
  },
  write: {
    name: "Write",
    alsoKnownAs: ["WriteFile"],
    arguments: { path, content },
    aliases: { file_path: "path" },
    paths: ["path"],
  },
  edit: {
    name: "Edit",
    alsoKnownAs: ["StrReplaceFile"],
    arguments: { path, old_string: before, new_string: after },
    aliases: { file_path: "path" },
    paths: ["path"],
  },
  glob: { name: "Glob", arguments: { pattern } },
  grep: { name: "Grep", arguments: { pattern } },
  fetch: { name: "FetchURL", arguments: { url } },
  search: { name: "WebSearch", arguments: { query } },
  subagent: { name: "Agent", arguments: { prompt: task, description: title } },
};
const EVENTS: Readonly<Record<string, ForeignEvent>> = {
  ...CLAUDE_EVENTS,
  TurnStarted: { event: "on_user_message" },
};
/** Events that only look like one there is here. */
const WITHOUT_COUNTERPART = ["UserPromptQueued", "TaskStarted"];
/** Where an answer counts; at all other events Kimi Code does not wait for one. */
const ANSWERED = ["PreToolUse", "Stop", "UserPromptSubmit"];
/** Waited for, although the answer does not count. */
const WAITED_FOR = ["SessionStart", "SubagentStart", "PreCompact"];
const MAX_OUTPUT = 2_000;
const MAX_EXCERPT = 500;
const SECONDS = { least: 1, standard: 30, most: 600 };

const FIELDS: FieldTable = {
  ...callFields(TOOLS, {
    id: "tool_call_id",
    result: ({ tool_result }) => ({ tool_output: excerpt(tool_result, MAX_OUTPUT) }),
  }),
  on_user_message: ({ message }) => ({ prompt: [{ type: "text", text: message }] }),
  on_stop: ({ stop_hook_active }) => ({ stop_hook_active }),
  on_turn_error: ({ error_type, error_message }) => ({ error_type, error_message }),
  on_session_start: ({ status }) => ({ source: sourceOf(status) }),
  on_session_end: () => ({ reason: "exit" }),
  on_subagent_start: ({ subagent_name, task_description }) => ({
    agent_name: subagent_name,
    prompt: excerpt(task_description, MAX_EXCERPT),
  }),
  on_subagent_stop: ({ subagent_name, response }) => ({
    agent_name: subagent_name,
    response: excerpt(response, MAX_EXCERPT),
  }),
  pre_compact: ({ trigger, token_count }) => ({ trigger, token_count }),
  post_compact: ({ trigger, estimated_token_count }) => ({ trigger, estimated_token_count }),
  on_notification: (payload) => ({
    sink: "context",
    notification_type: payload.notification_type,
    title: payload.title,
    body: payload.body,
    severity: payload.severity,
    source_kind: payload.source_kind ?? "",
    source_id: payload.source_id ?? "",
  }),
};

const SUBJECTS: SubjectTable = {
  on_user_message: ({ message }) => [message],
  on_session_start: ({ status }) => [sourceOf(status)],
  on_session_end: () => ["exit"],
  on_turn_error: ({ error_type }) => [error_type],
  on_subagent_start: ({ subagent_name }) => [subagent_name],
  on_subagent_stop: ({ subagent_name }) => [subagent_name],
  pre_compact: ({ trigger }) => [trigger],
  post_compact: ({ trigger }) => [trigger],
  on_notification: ({ notification_type }) => [notification_type],
};

/** How Kimi Code's hooks are configured, called, and how they answer. */
export const kimi: Dialect = foreignDialect(
  { tools: TOOLS, subjects: SUBJECTS, rewrites: ["updatedInput"], late: {}, normalise },
  {
    name: "kimi",
    events: EVENTS,
    encode: (payload, call) => spacedJson(toKimi(payload, call)),
    // A blocked call counts as failed there, and a turn goes on once for a hook, not again.
    appliesTo: ({ event, stop_hook_active }) => event !== "on_stop" || stop_hook_active !== true,
    plainOutput: (event) => (event === "on_user_message" ? "note" : "nothing"),
    messageIsNote: true,
    format: { places: configPlaces, read: readConfig },
  },
);

function toKimi(payload: Payload, call: Call): Record<string, unknown> {
  const own = FIELDS[payload.event]?.(payload, call);
  const { project: cwd = payload.cwd } = call;
  if (!own) return { ...withForeignNames(payload, call.at), cwd };
  const name = call.trigger ?? claudeName(payload);
  return { hook_event_name: name, session_id: payload.session_id, cwd, ...own };
}

const sourceOf = (status: unknown): string => (status === "resumed" ? "resume" : "startup");

const excerpt = (value: unknown, length: number): string =>
  (typeof value === "string" ? value : spacedJson(value)).slice(0, length);

function normalise(event: EventName, { ends: _, rewrite, ...decision }: RawAnswer, about?: About): Decision {
  if (event === "on_user_message") return wrapped(decision);
  // An event that Kimi Code does not have is answered in our words.
  if (event === "transform_tool_result") return { ...decision, ...(rewrite && { rewrite }) };
  if (event === "on_subagent_start" || event === "pre_compact")
    return { verdict: "continue", context: decision.context, notes: decision.notes };
  const input = event === "pre_tool_call" && about ? rewrite?.tool_input : undefined;
  return input ? { ...decision, rewrite: { tool_input: input } } : decision;
}

/** What a prompt's hook says is shown as its result. The model sees the prompt alone. */
function wrapped(decision: Decision): Decision {
  const wrap = (text: string): string => `<hook_result hook_event="UserPromptSubmit">\n${text}\n</hook_result>`;
  return {
    ...decision,
    ...(decision.reason !== undefined && { reason: wrap(decision.reason) }),
    context: [],
    notes: [...decision.notes, ...decision.context].map(wrap),
  };
}

function configPlaces({ home, env }: Parameters<Format["places"]>[0]): ReturnType<Format["places"]> {
  const folder = env.KIMI_CODE_HOME || join(home, ".kimi-code");
  return [{ level: "user", kind: "file", path: join(folder, "config.toml") }];
}

/** The `[[hooks]]` of a config.toml. Kimi Code refuses the whole file for one bad entry; a guard must not vanish so. */
function readConfig(text: string): FormatFile {
  const file: FormatFile = { hooks: [], faults: [] };
  const whole = attempt(text.replace(/^\ufeff/, ""));
  const tables = tablesIn(text);
  if ("value" in whole) {
    const lines = tables.length === whole.value.length ? tables.map(({ line }) => line) : [];
    for (const [at, table] of whole.value.entries()) addHook(file, recordOf(table), lines[at] ?? 1);
    return whole.value.length === 0 ? { ...file, why: "no-hooks" } : file;
  }
  // Something in it is wrong, here or there: each hook gets its own chance.
  for (const { line, source } of tables) {
    const table = attempt(source);
    if ("fault" in table) file.faults.push({ line: line + table.fault - 1, code: "bad-toml" });
    else addHook(file, recordOf(table.value[0]), line);
  }
  if (file.faults.length === 0) file.faults.push({ line: whole.fault, code: "bad-toml" });
  return file;
}

/** Each `[[hooks]]` table by itself: what else stands in the file may be what is wrong with it. */
function tablesIn(text: string): { line: number; source: string }[] {
  const tables: { line: number; lines: string[] }[] = [];
  let inside = false;
  let quotes: string | undefined;
  for (const [index, line] of text
    .replace(/^\ufeff/, "")
    .split(/\r?\n/)
    .entries()) {
    if (quotes === undefined && /^\s*\[/.test(line)) {
      inside = /^\s*\[\[\s*(?:hooks|"hooks"|'hooks')\s*\]\]\s*(?:#.*)?$/.test(line);
      if (inside) tables.push({ line: index + 1, lines: [] });
    }
    if (inside) tables.at(-1)?.lines.push(line);
    for (const [mark] of line.matchAll(/"""|'''/g)) {
      if (quotes === undefined) quotes = mark;
      else if (quotes === mark) quotes = undefined;
    }
  }
  return tables.map(({ line, lines }) => ({ line, source: lines.join("\n") }));
}

function attempt(source: string): { value: unknown[] } | { fault: number } {
  try {
    const { hooks = [] } = parse(source);
    return { value: Array.isArray(hooks) ? hooks : [hooks] };
  } catch (error) {
    return { fault: error instanceof TomlError ? error.line : 1 };
  }
}

const KEYS = ["event", "matcher", "command", "timeout", "fail_mode"];

function addHook(file: FormatFile, table: Record<string, unknown>, line: number): void {
  const [fault] = faultsOf(table);
  if (fault) return void file.faults.push({ line, ...fault });
  const trigger = String(table.event);
  const { event } = EVENTS[trigger] ?? { event: "pre_tool_call" };
  const subject = String(table.matcher ?? "");
  const async = !ANSWERED.includes(trigger) && !WAITED_FOR.includes(trigger);
  file.hooks.push({
    line,
    warnings: [],
    entry: {
      ...STANDARD,
      type: "shell",
      event,
      trigger,
      ...(subject !== "" && { subject }),
      command: String(table.command),
      timeoutMs: Number(table.timeout ?? SECONDS.standard) * 1_000,
      failClosed: table.fail_mode === "closed" && ANSWERED.includes(trigger),
      async,
      dialect: "kimi",
      parallel: true,
    },
  });
}

function faultsOf({ event, matcher, command, timeout, fail_mode, ...others }: Record<string, unknown>): FileFault[] {
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) return [unknownKey(unknown, KEYS)];
  if (event === undefined) return [{ code: "missing-key", key: "event" }];
  const named = showText(event);
  if (WITHOUT_COUNTERPART.includes(named)) return [{ code: "no-counterpart", value: named }];
  if (typeof event !== "string" || !Object.hasOwn(EVENTS, event)) return [unknownEvent(named, EVENTS)];
  if (typeof command !== "string" || command.trim() === "") return [{ code: "missing-key", key: "command" }];
  if (matcher !== undefined && typeof matcher !== "string")
    return [{ code: "wrong-type", key: "matcher", value: showValue(matcher), expected: "string" }];
  if (fail_mode !== undefined && fail_mode !== "open" && fail_mode !== "closed")
    return [{ code: "unknown-word", key: "fail_mode", value: showText(fail_mode), words: ["open", "closed"] }];
  const seconds = timeout ?? SECONDS.standard;
  if (!Number.isInteger(seconds) || Number(seconds) < SECONDS.least || Number(seconds) > SECONDS.most)
    return [
      { code: "out-of-range", key: "timeout", value: showValue(timeout), range: `${SECONDS.least}–${SECONDS.most}` },
    ];
  return [];
}
