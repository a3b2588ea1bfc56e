import { join } from "node:path";
import { type EntryWarning, type HookEntry, isWithheldVariable, loadsCode } from "../core/hook.js";
import { quoteWord } from "../lib/argv.js";
import { parsePlainUrl } from "../lib/plain-url.js";
import { showText, showValue } from "../lib/show-value.js";
import { exactly, lineOf, STANDARD, secondsToMs } from "./foreign-dialect.js";
import { CLAUDE_EVENTS, recordOf } from "./foreign-names.js";
import type { FileFault, Format, FormatFile, HookFileFault, Surroundings } from "./format.js";
import { PLACE_KEYS, unknownEvent } from "./schema.js";

const STANDARD_SECONDS = 600;
const SECONDS_FOR_PROMPT = 30;
/** More than is ever shown. */
const MAX_READ = 1_000;
const TOOL_EVENTS = ["PreToolUse", "PostToolUse", "PostToolUseFailure"];
/** How much of a text V8 shows before a fault. */
const AROUND = 10;
/** A matcher there is without effect. */
const WITHOUT_SUBJECT = ["UserPromptSubmit", "Stop"];
/** What changes nothing here: how a run is announced, and in which shell. */
const HARMLESS = ["statusMessage", "shell", "once", "description"];
const KNOWN = ["type", "command", "args", "timeout", "async", "asyncRewake", "if", "url", "headers", "allowedEnvVars"];

/** `settings.json` of Claude Code: `hooks` by event, each a list of matchers with their hooks. */
export const claudeFormat: Format = {
  places: ({ home, root, env }) => [
    { level: "user", kind: "file", path: join(env.CLAUDE_CONFIG_DIR || join(home, ".claude"), "settings.json") },
    { level: "project", kind: "file", path: join(root, ".claude", "settings.json") },
    { level: "project", kind: "file", path: join(root, ".claude", "settings.local.json") },
  ],
  read(text, around) {
    const settings = parse(text);
    if ("fault" in settings) return { hooks: [], faults: [settings.fault] };
    const { hooks, disableAllHooks } = recordOf(settings.value);
    const file: FormatFile = { hooks: [], faults: [] };
    if (disableAllHooks === true) return { ...file, why: "all-disabled" };
    if (hooks === undefined) return { ...file, why: "no-hooks" };
    if (typeof hooks !== "object" || hooks === null || Array.isArray(hooks))
      return { hooks: [], faults: [{ line: lineOf(text, '"hooks"'), ...wrongType("hooks", hooks, "object") }] };
    const env = readEnv(text, settings.value, file);
    for (const [event, groups] of Object.entries(hooks)) {
      if (!isFull(file)) new EventReader(text, event, around, file, env).read(groups);
    }
    return file;
  },
};

/** The variables that the file gives to all its hooks. What could load code is refused by its name; the hooks go on. */
function readEnv(text: string, settings: unknown, file: FormatFile): string[] {
  return Object.entries(recordOf(recordOf(settings).env)).flatMap(([name, value]) => {
    const fault = envFault(name, value);
    if (!fault) return [`${name}=${value}`];
    if (!isFull(file)) file.faults.push({ line: lineOf(text, JSON.stringify(name)), ...fault });
    return [];
  });
}

function envFault(name: string, value: unknown): FileFault | undefined {
  const key = "env";
  if (!/^[A-Za-z_]\w*$/.test(name) || String(value).includes("\0"))
    return { code: "bad-variable", key, value: showText(name) };
  if (!isText(value)) return wrongType(`env.${name}`, value, "string");
  if (loadsCode(name)) return { code: "code-variable", key, value: name };
  return isWithheldVariable(name) ? { code: "withheld-variable", key, value: name } : undefined;
}

/** Whoever reads on in a file without end finds nothing that anybody will look at. */
const isFull = ({ hooks, faults }: FormatFile): boolean => hooks.length + faults.length > MAX_READ;

function parse(text: string): { value: unknown } | { fault: HookFileFault } {
  try {
    return { value: text.trim() === "" ? {} : JSON.parse(text.replace(/^\ufeff/, "")) };
  } catch (error) {
    // Not the parser's own words: they quote the file, which may hold keys.
    const at = faultAt(text.replace(/^\ufeff/, ""), String(error));
    return { fault: { line: text.slice(0, at).split("\n").length, code: "bad-json" } };
  }
}

/** Where a parser stopped: it says so by a number, by what stands around that place, or not at all at the end. */
function faultAt(text: string, error: string): number {
  const [, position] = /position (\d+)/.exec(error) ?? [];
  if (position !== undefined) return Math.min(Number(position), text.trimEnd().length);
  const [, token = "", around = ""] = /token '?(.+?)'?, (?:\.\.\.)?"([\s\S]*)"(?:\.\.\.)? is not/.exec(error) ?? [];
  const start = around === "" ? -1 : text.indexOf(around);
  if (start < 0) return text.trimEnd().length;
  // As many characters as are shown before the place, or all there are.
  return start + Math.max(around.indexOf(token, start === 0 ? 0 : AROUND), 0);
}

const wrongType = (key: string, value: unknown, expected: string) =>
  ({ code: "wrong-type", key, value: showValue(value), expected }) as const;

const ignoredKey = (key: string): EntryWarning => ({
  code: PLACE_KEYS.includes(key) ? "place-ignored" : "key-ignored",
  key,
});

/** Reads what one event of a settings file has. */
class EventReader {
  private readonly line: number;
  private readonly from: number;

  constructor(
    private readonly text: string,
    private readonly event: string,
    private readonly around: Surroundings,
    private readonly file: FormatFile,
    private readonly env: readonly string[],
  ) {
    this.from = Math.max(text.indexOf(JSON.stringify(event)), 0);
    this.line = lineOf(text, JSON.stringify(event));
  }

  read(groups: unknown): void {
    if (!Object.hasOwn(CLAUDE_EVENTS, this.event)) this.report(unknownEvent(this.event, CLAUDE_EVENTS));
    else if (!Array.isArray(groups)) this.report(wrongType(this.event, groups, "array"));
    else for (const group of groups) this.readGroup(recordOf(group));
  }

  private readGroup({ matcher, hooks }: Record<string, unknown>): void {
    if (matcher !== undefined && typeof matcher !== "string") this.report(wrongType("matcher", matcher, "string"));
    else if (!Array.isArray(hooks)) this.report({ code: "missing-key", key: "hooks" });
    else for (const hook of hooks) this.readHook(recordOf(hook), matcher ?? "");
  }

  private readHook(hook: Record<string, unknown>, matcher: string): void {
    if (isFull(this.file)) return;
    const line = lineOf(this.text, JSON.stringify(textIn(hook.command) ?? textIn(hook.url) ?? this.event), this.from);
    const fault = this.faultOf(hook);
    if (fault) {
      this.report(fault, line);
      return;
    }
    const standard = this.event === "UserPromptSubmit" ? SECONDS_FOR_PROMPT : STANDARD_SECONDS;
    const { timeoutMs, warnings } = secondsToMs(Number(hook.timeout ?? standard));
    const common: Common = {
      ...STANDARD,
      event: CLAUDE_EVENTS[this.event]?.event ?? "pre_tool_call",
      trigger: this.event,
      ...subjectOf(this.event, matcher),
      ...(hook.if === undefined ? {} : conditionOf(hook.if)),
      timeoutMs,
      async: hook.async === true || hook.asyncRewake === true,
      dialect: "claude",
      parallel: true,
    };
    const ignored = Object.keys(hook).filter((key) => !KNOWN.includes(key) && !HARMLESS.includes(key));
    this.file.hooks.push({
      entry: hook.type === "http" ? httpEntry(common, hook) : this.commandEntry(common, hook),
      line,
      warnings: [...warnings, ...ignored.map(ignoredKey)],
    });
  }

  private faultOf(hook: Record<string, unknown>): FileFault | undefined {
    const type = hook.type ?? "command";
    if (type !== "command" && type !== "http") return { code: "unsupported-type", value: showText(type) };
    const key = type === "http" ? "url" : "command";
    const target = hook[key];
    if (typeof target !== "string" || target.trim() === "") return { code: "missing-key", key };
    if (target.includes("\0"))
      return { code: "bad-command", key: "command", value: "", symbol: "NUL", at: target.indexOf("\0") + 1 };
    if (hook.timeout !== undefined && !(typeof hook.timeout === "number" && hook.timeout > 0))
      return wrongType("timeout", hook.timeout, "number");
    if (hook.if !== undefined && !(TOOL_EVENTS.includes(this.event) && conditionOf(hook.if)))
      return { code: "never-fires", key: "if", value: showText(hook.if) };
    if (type === "command") return isListOfTexts(hook.args) ? undefined : wrongType("args", hook.args, "array");
    if (!isListOfTexts(hook.allowedEnvVars)) return wrongType("allowedEnvVars", hook.allowedEnvVars, "array");
    if (!Object.values(recordOf(hook.headers)).every(isText)) return wrongType("headers", hook.headers, "object");
    if (!/^https?:/i.test(target) || !parsePlainUrl(target)) return { code: "bad-url", key: "url", value: target };
    const withheld = listOf(hook.allowedEnvVars).find(isWithheldVariable);
    return withheld === undefined ? undefined : { code: "withheld-variable", key: "allowedEnvVars", value: withheld };
  }

  /** With `args` there is no shell: the program and its arguments stand as they are. */
  private commandEntry(given: Common, { command, args }: Record<string, unknown>): HookEntry {
    const common = { ...given, env: this.env };
    if (!Array.isArray(args)) return { ...common, type: "shell", command: String(command) };
    const words = [command, ...args]
      .map(String)
      .map((word) => quoteWord(word.replaceAll(/\$\{?CLAUDE_PROJECT_DIR\}?/g, this.around.root)));
    return { ...common, type: "command", command: words.join(" ") };
  }

  private report(fault: FileFault, line = this.line): void {
    this.file.faults.push({ line, ...fault });
  }
}

type Common = Omit<HookEntry, "type" | "command" | "url" | "secretEnv" | "headers">;

function httpEntry(common: Common, { url, headers, allowedEnvVars }: Record<string, unknown>): HookEntry {
  const given = Object.entries(recordOf(headers)).map(([name, value]) => [name, String(value)]);
  const target = { ...common, type: "http", url: String(url) } as const;
  // Variables are for headers: without any there is nothing to hand over.
  return given.length > 0 ? { ...target, env: listOf(allowedEnvVars), headers: Object.fromEntries(given) } : target;
}

const textIn = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);
const isText = (value: unknown): boolean => ["string", "number", "boolean"].includes(typeof value);
/** What is no list counts as none. */
const isListOfTexts = (value: unknown): boolean => !Array.isArray(value) || value.every(isText);
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** `if` is a rule such as `Bash(git *)`: a tool, and what its command or path is like. */
function conditionOf(rule: unknown): { subject?: string; matcher?: string } | undefined {
  const [, tool = "", pattern = ""] = /^([\w*]+)(?:\((.*)\))?$/s.exec(textIn(rule) ?? "") ?? [];
  if (tool === "") return undefined;
  const subject = tool === "*" ? {} : { subject: `^${tool.replaceAll("*", ".*")}$` };
  if (pattern === "" || pattern === "*") return subject;
  if (pattern.startsWith("domain:")) return { ...subject, matcher: literal(pattern.slice("domain:".length)) };
  return { ...subject, matcher: tool === "Bash" ? commandLike(pattern) : pathLike(pattern) };
}

/** Only words and what separates them: these names and no others. Anything else is a regular expression. */
function subjectOf(event: string, matcher: string): { subject?: string } {
  const trimmed = matcher.trim();
  if (trimmed === "" || trimmed === "*" || WITHOUT_SUBJECT.includes(event)) return {};
  if (!/^[\w\s,|-]+$/.test(trimmed)) return { subject: trimmed };
  return { subject: exactly(trimmed.split(/[,|]/).map((word) => word.trim())) };
}

const literal = (text: string): string => text.replaceAll(/[\\^$.+?()[\]{}|]/g, "\\$&");

/** A command of that kind anywhere in a line: behind `&&` or in `$(…)` it runs as well. */
function commandLike(pattern: string): string {
  const body = literal(pattern.replace(/:\*$/, "*")).replaceAll("*", "[\\s\\S]*");
  const end = pattern.endsWith("*") ? "" : "\\s*(?:$|[;&|)`\\n])";
  return `(?:^|[;&|(\`\\n])\\s*(?:\\w+=\\S*\\s+)*${body}${end}`;
}

const pathLike = (pattern: string): string =>
  `(?:^|/)${literal(pattern.replace(/^(?:\.?\/)+/, ""))
    .replaceAll("**", "\u0000")
    .replaceAll("*", "[^/]*")
    .replaceAll("\u0000", ".*")}$`;
