import { EVENT_NAMES, type EventName } from "../core/event.js";
import type { DialectName, HookEntry } from "../core/hook.js";
import { CLAUDE_EVENTS } from "./foreign-names.js";

/** The names that scripts of each format use; Kimi Code's before Claude Code's, for they share most. */
const NAMES_OF: readonly (readonly [DialectName, RegExp])[] = [
  ["agent-hooks", /\bevent_type\b|["'](?:Shell|WriteFile|ReadFile|StrReplaceFile)["']/],
  ["kimi", /\bKIMI_|\.kimi\b|\.kimi-code\b|client_type|["']FetchURL["']/],
  [
    "claude",
    /["'](?:Bash|Write|Edit|MultiEdit|NotebookEdit|WebFetch)["']|^[ \t]*(?:Bash|Write|Edit|MultiEdit)(?:\s*\|\s*\w+)*\)|\s[!=]?=\s+(?:Bash|Write|Edit|MultiEdit)\s+\]|\b(?:hookSpecificOutput|hook_event_name|transcript_path|tool_response|CLAUDE_PROJECT_DIR|PreToolUse|PostToolUse|UserPromptSubmit|SubagentStop)\b|\.claude\/hooks\//m,
  ],
];
const OWN_NAMES = new RegExp(
  `\\b(?:${EVENT_NAMES.join("|")})\\b|CHAT_HOOKS_|["'](?:write_file|read_file|edit_file)["']`,
);
/** Longer than any script, and short enough to be looked through. */
const MAX_TEXT = 262_144;
/** Claude Code's, without the one at which a block means less there: no guard is made weaker unasked. */
const CLAUDES: ReadonlySet<EventName> = new Set(
  Object.values(CLAUDE_EVENTS).flatMap(({ event }) => (event === "on_subagent_start" ? [] : event)),
);

/**
 * The format whose names a script uses: without that dialect it compares with something that never comes, and lets
 * everything pass. A script that also knows names of ours was written with both in mind.
 */
export function spokenDialect(script: string): DialectName | undefined {
  const text = script.slice(0, MAX_TEXT);
  return OWN_NAMES.test(text) ? undefined : NAMES_OF.find(([, names]) => names.test(text))?.[0];
}

/**
 * Whether an entry that names no dialect can be proposed with Claude Code's: its scripts are for that and nothing else.
 * With `fail_closed` a format also decides what counts as no verdict, so there it has to be written.
 */
export const isForClaude = (
  { event, failClosed }: HookEntry,
  scripts: readonly { path: string; text: string }[],
): boolean =>
  !failClosed &&
  CLAUDES.has(event) &&
  spokenDialect(scripts.map(({ path, text }) => `${path}\n${text}`).join("\n")) === "claude";

const FIELDS = "command|file_path|content|prompt|tool_name|hook_event_name|session_id|cwd|stop_hook_active";
const COMPACT = new RegExp(`"(?:${FIELDS})\\\\?":(?:\\\\?"|true)`);
const MORE_FIELDS =
  "tool_input|tool_response|tool_result|old_string|new_string|url|pattern|query|source|message|trigger";
const SPACED = new RegExp(`"(?:${FIELDS}|${MORE_FIELDS})\\\\?"(?: ?: |:\\\\s|(?:\\\\s\\*)?:?\\[)`);

/** Whether a script finds the fields of its input as Claude Code prints them, and knows no space behind a colon. */
export function readsCompactJson(script: string): boolean {
  const text = script.slice(0, MAX_TEXT);
  return COMPACT.test(text) && !SPACED.test(text);
}

const MOST_NAMES = 20;

/** What could be tools' names among the words that a script compares with. */
export const quotedNames = (script: string): string =>
  [...new Set(script.slice(0, MAX_TEXT).match(/(?<=["'])[A-Z][A-Za-z]{1,30}(?=["'])/g))].slice(0, MOST_NAMES).join(" ");
