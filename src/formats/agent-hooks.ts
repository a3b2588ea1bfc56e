import { join } from "node:path";
import { parseDocument, type YAMLParseError } from "yaml";
import * as z from "zod";
import type { Decision } from "../core/decision.js";
import type { EventName } from "../core/event.js";
import { type EntryWarning, LIMITS } from "../core/hook.js";
import { matchedFields, type Payload } from "../core/payload.js";
import { quoteWord } from "../lib/argv.js";
import { spacedJson } from "../lib/spaced-json.js";
import { tooDeepLine } from "../lib/yaml-depth.js";
import { findSettingSlip } from "../lib/yaml-slip.js";
import { callFields, type FieldTable, foreignDialect, STANDARD } from "./foreign-dialect.js";
import { ARGUMENTS, recordOf, type ToolTable } from "./foreign-names.js";
import type {
  Call,
  Dialect,
  ForeignEvent,
  Format,
  FormatFile,
  HookFileFault,
  RawAnswer,
  Surroundings,
} from "./format.js";
import { boundedText, faultsOfIssue, near, unknownKey } from "./schema.js";

const { command, path, content, before, after, pattern, url, query, task, title } = ARGUMENTS;

// Its scripts start in the root, where a relative path of the agent's would be another file.
const file = { aliases: { file_path: "path" }, paths: ["path"] };
const TOOLS: ToolTable = {
  shell: { name: "Shell", alsoKnownAs: ["Bash"], arguments: { command } },
  read: { name: "ReadFile", alsoKnownAs: ["Read"], arguments: { path }, ...file },
  write: { name: "WriteFile", alsoKnownAs: ["Write"], arguments: { path, content }, ...file },
  edit: {
    name: "StrReplaceFile",
    alsoKnownAs: ["Edit"],
    arguments: { path, old: before, new: after },
    ...file,
    aliases: { ...file.aliases, old_string: "old", new_string: "new" },
  },
  glob: { name: "Glob", arguments: { pattern } },
  grep: { name: "Grep", arguments: { pattern } },
  fetch: { name: "FetchURL", arguments: { url } },
  search: { name: "SearchWeb", arguments: { query } },
  subagent: { name: "Task", arguments: { prompt: task, subagent_name: title } },
};

/** Both vocabularies of the standard: the older names and the newer ones. */
const NAMES_OF_EVENTS: readonly (ForeignEvent & { names: readonly string[] })[] = [
  { event: "pre_tool_call", names: ["before_tool", "pre-tool-call"] },
  { event: "post_tool_call", only: "worked", names: ["after_tool", "post-tool-call"] },
  { event: "post_tool_call", only: "failed", names: ["after_tool_failure", "post-tool-call-failure"] },
  { event: "on_session_start", names: ["session_start", "pre-session"] },
  { event: "on_session_end", names: ["session_end", "post-session"] },
  { event: "on_user_message", names: ["before_agent", "pre-agent-turn"] },
  { event: "on_response_end", names: ["after_agent", "post-agent-turn", "post-agent-turn-stop"] },
  { event: "on_stop", names: ["before_stop", "pre-agent-turn-stop"] },
  { event: "on_subagent_start", names: ["subagent_start", "pre-subagent"] },
  { event: "on_subagent_stop", names: ["subagent_stop", "post-subagent"] },
  { event: "pre_compact", names: ["pre_compact", "pre-context-compact"] },
  { event: "post_compact", names: ["post-context-compact"] },
];
const EVENTS: Readonly<Record<string, ForeignEvent>> = Object.fromEntries(
  NAMES_OF_EVENTS.flatMap(({ names, ...event }) => names.map((name) => [name, event])),
);

const FIELDS: FieldTable = {
  ...callFields(TOOLS, { id: "tool_use_id", result: ({ tool_result }) => ({ tool_output: tool_result }) }),
  on_session_start: ({ model, channel }) => ({ model: model ?? "", args: { ui: channel ?? "", agent: "default" } }),
  on_session_end: (payload) => ({
    duration_seconds: payload.duration_seconds ?? 0,
    total_steps: payload.total_steps ?? 0,
    exit_reason: payload.status,
  }),
  on_user_message: ({ message }) => ({ user_input: message }),
  on_response_end: ({ response }) => ({ response }),
  on_stop: ({ step_count, tool_names, response }) => ({
    stop_reason: "no_tool_calls",
    step_count: step_count ?? (Array.isArray(tool_names) ? tool_names.length : 0),
    final_message: { role: "assistant", content: response },
  }),
};

/** How hooks of the Agent Hooks standard are described, called, and how they answer. */
export const agentHooks: Dialect = foreignDialect(
  {
    tools: TOOLS,
    rewrites: ["modified_input", "tool_input"],
    // Where a turn goes on it can take a word in; after the others nothing does, and the person is told.
    late: {
      post_tool_call: "context",
      on_subagent_stop: "context",
      on_session_end: "notes",
      on_response_end: "notes",
      post_compact: "notes",
    },
    normalise,
  },
  {
    name: "agent-hooks",
    events: EVENTS,
    encode: (payload, call) => spacedJson(toAgentHooks(payload, call)),
    matched: (payload) => (isCall(payload.event) ? { tool_input: payload.tool_input } : matchedFields(payload)),
    format: { places: hookFolders, read: readHookFolder },
  },
);

const isCall = (event: EventName): boolean => event === "pre_tool_call" || event === "post_tool_call";

function toAgentHooks(payload: Payload, call: Call): Record<string, unknown> {
  return {
    event_type: call.trigger ?? nameOf(payload),
    timestamp: call.at.toISOString(),
    session_id: payload.session_id,
    work_dir: call.project ?? payload.cwd,
    context: {},
    ...(FIELDS[payload.event] ?? ownFields)(payload, call),
  };
}

/** The older name of an event, for hooks that were not read from a HOOK.md; ours, where the standard has none. */
function nameOf({ event, tool_error }: Payload): string {
  const only = event === "post_tool_call" && tool_error !== undefined ? "failed" : "worked";
  const found = NAMES_OF_EVENTS.find((each) => each.event === event && (each.only ?? only) === only);
  return found?.names[0] ?? event;
}

function ownFields(payload: Payload): Record<string, unknown> {
  const { event: _event, session_id: _session, agent_id: _agent, cwd: _cwd, ...own } = payload;
  return own;
}

function normalise(event: EventName, { ends: _, ...decision }: RawAnswer): Decision {
  if (decision.verdict !== "block") return decision;
  if (event === "on_session_start") return { ...decision, refuses: true };
  // The agent is told so in the words of the standard.
  return event === "on_stop" ? { ...decision, reason: `[Hook blocked stop: ${decision.reason ?? ""}]` } : decision;
}

function hookFolders({ home, root, env }: Parameters<Format["places"]>[0]): ReturnType<Format["places"]> {
  const config = env.XDG_CONFIG_HOME || join(home, ".config");
  return [
    { level: "user", kind: "folder", path: join(config, "agents", "hooks") },
    { level: "project", kind: "folder", path: join(root, ".agents", "hooks") },
  ];
}

const ENTRY_POINTS = ["scripts/run", "scripts/run.sh", "scripts/run.py"];
const TIMEOUT_MS = { least: 100, standard: 30_000, most: LIMITS.timeoutMs.mostOfOthers };
/** Numbers in quotation marks are numbers. */
const whole = (given: z.ZodInt) =>
  z.union([
    given,
    z
      .string()
      .regex(/^\s*\d+\s*$/)
      .transform(Number)
      .pipe(given),
  ]);
const SCHEMA = z.object({
  name: boundedText(1, 64),
  description: boundedText(0, 1_024).optional(),
  trigger: z.string(),
  matcher: z
    .strictObject({ tool: boundedText(0, 10_000).optional(), pattern: boundedText(0, 10_000).optional() })
    .nullish(),
  timeout: whole(z.int().min(TIMEOUT_MS.least).max(TIMEOUT_MS.most)).optional(),
  async: z.union([z.boolean(), z.stringbool(), z.literal([0, 1]).transform(Boolean)]).optional(),
  priority: whole(z.int().min(LIMITS.priority.least).max(LIMITS.priority.most)).optional(),
  metadata: z.unknown().optional(),
});
const NAMES = {
  keys: Object.keys(SCHEMA.shape),
  depth: 2,
  ranges: {
    name: "1–64",
    description: "1–1024",
    timeout: `${TIMEOUT_MS.least}–${TIMEOUT_MS.most} ms`,
    priority: `${LIMITS.priority.least}–${LIMITS.priority.most}`,
  },
};

/** One hook: the front matter of its HOOK.md, and the script that stands beside it. */
function readHookFolder(text: string, around: Surroundings): FormatFile {
  const front = frontMatter(text);
  if ("fault" in front) return { hooks: [], faults: [front.fault] };
  const { value, warnings } = front;
  const name = typeof value.name === "string" ? { name: value.name } : {};
  const stranger = lookAlike(value);
  if (stranger) return { hooks: [], faults: [stranger], ...name };
  const others = Object.keys(value).filter((key) => !NAMES.keys.includes(key));
  // A slip of the hand in a key that counts is not passed over; what means nothing here is.
  const slips = others
    .map((key) => unknownKey(key, NAMES.keys))
    .filter((fault) => fault.code !== "unknown-key" || fault.near);
  if (slips.length > 0) return { hooks: [], faults: slips.map((fault) => ({ line: 1, ...fault })), ...name };
  const checked = SCHEMA.safeParse(value);
  if (!checked.success) {
    const faults = checked.error.issues.flatMap((issue) => faultsOfIssue(issue, value, NAMES));
    return { hooks: [], faults: faults.map((fault) => ({ line: 1, ...fault })), ...name };
  }
  const hook = checked.data;
  const trigger = hook.trigger.trim();
  const found = Object.hasOwn(EVENTS, trigger) ? EVENTS[trigger] : undefined;
  if (!found) {
    const given = { key: "trigger", value: hook.trigger, ...near(hook.trigger, Object.keys(EVENTS)) } as const;
    return { hooks: [], faults: [{ line: 1, code: "unknown-event", ...given }], ...name };
  }
  const script = ENTRY_POINTS.find((each) => around.files.includes(each));
  if (script === undefined) return { hooks: [], faults: [{ line: 1, code: "no-entry-point" }], ...name };
  // A matcher is about a tool and its input: where there is none it would keep the hook from ever running.
  const isMatched = hook.matcher && isCall(found.event);
  const { tool, pattern } = (isMatched && hook.matcher) || {};
  // What lies beside the script may be part of it: it is bound and copied with it.
  const beside = around.files.filter((each) => each.startsWith("scripts/") && each !== script);
  const entry = {
    ...STANDARD,
    type: "command",
    event: found.event,
    trigger,
    ...(tool && { subject: tool }),
    ...(pattern && { matcher: pattern }),
    command: quoteWord(join(around.folder, script)),
    timeoutMs: hook.timeout ?? TIMEOUT_MS.standard,
    async: hook.async ?? false,
    priority: hook.priority ?? STANDARD.priority,
    dialect: "agent-hooks",
    files: beside.map((each) => join(around.folder, each)),
  } as const;
  for (const key of others.slice(0, 5)) warnings.push({ code: "key-ignored", key });
  if (!hook.description) warnings.push({ code: "no-description" });
  if (hook.matcher && !isMatched) warnings.push({ code: "key-ignored", key: "matcher" });
  return {
    hooks: [{ entry, line: 1, warnings }],
    faults: [],
    name: hook.name,
    ...(hook.description && { description: hook.description }),
  };
}

type Front = { value: Record<string, unknown>; warnings: EntryWarning[] } | { fault: HookFileFault };

/** The settings between the two lines of dashes. Samples print `"\.py$"`, which is no YAML: it is read as meant. */
function frontMatter(text: string): Front {
  const source = text.replace(/^\ufeff/, "");
  const [first = ""] = source.split("\n", 1);
  if (/^\+\+\+\s*$/m.test(first)) return { fault: { line: 1, code: "not-agent-hooks", what: "toml" } };
  const [, block] = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(source) ?? [];
  if (block === undefined) return { fault: { line: 1, code: "no-front-matter" } };
  const deep = tooDeepLine(block);
  if (deep !== undefined) return { fault: { line: deep + 1, code: "bad-yaml", detail: "nested too deeply" } };
  const mended = block.replaceAll(/"(?:[^"\\\n]|\\.)*"/g, (quoted) => quoted.replaceAll(WRONG_ESCAPE, "$1\\\\"));
  try {
    const document = parseDocument(mended, { logLevel: "error" });
    const [error] = document.errors;
    if (error) {
      return { fault: yamlFault(error, mended) };
    }
    const [value] = mended === block ? [] : (/"[^"\n]*"/.exec(firstChange(block, mended)) ?? [""]);
    const warnings: EntryWarning[] = value === undefined ? [] : [{ code: "escape-read", value }];
    return { value: recordOf(document.toJS({ maxAliasCount: 20 })), warnings };
  } catch {
    return { fault: { line: 2, code: "bad-yaml", detail: "it cannot be read" } };
  }
}

function yamlFault(error: YAMLParseError, block: string): HookFileFault {
  const at = Math.min(error.linePos?.[0].line ?? 1, block.trimEnd().split("\n").length);
  const [, key] = /^ *([^:\s]+):/.exec(block.split("\n")[at - 1] ?? "") ?? [];
  if (error.code === "DUPLICATE_KEY" && key !== undefined) return { line: at + 1, code: "duplicate-key", key };
  const slip = findSettingSlip(block, at, error.code);
  if (!slip)
    return { line: at + 1, code: "bad-yaml", detail: error.message.split("\n")[0]?.replace(/ at line.*/, "") ?? "" };
  const { why, example } = slip;
  // The head begins below a line of dashes.
  const line = slip.line + 1;
  return why === "tab" ? { line, code: "tab-indent", example } : { line, code: "yaml-slip", why, example };
}

/**
 * What YAML does not know behind a backslash in double quotes; a pair of backslashes is one it knows. `\b` it knows as a
 * backspace, which nobody looks for: a pattern that means a word's edge would never match.
 */
const WRONG_ESCAPE = /(?<!\\)((?:\\\\)*)\\(?=[^\\0atnvfre "/N_LPxuU\t])/g;

function firstChange(before: string, after: string): string {
  const lines = after.split("\n");
  return before.split("\n").find((line, at) => line !== lines[at]) ?? "";
}

/** Other projects have a file of this name, for hooks that run inside their own process. */
function lookAlike(value: Record<string, unknown>): HookFileFault | undefined {
  const metadata = recordOf(value.metadata);
  if (value.trigger !== undefined) return undefined;
  if (metadata.openclaw !== undefined || metadata.clawdbot !== undefined)
    return { line: 1, code: "not-agent-hooks", what: "openclaw" };
  return value.events === undefined ? undefined : { line: 1, code: "not-agent-hooks", what: "events" };
}
