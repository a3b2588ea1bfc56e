import { type Answer, type AnswerWarning, type Decision, limitToEvent, type Rewrite } from "../core/decision.js";
import { type EventName, honoursOf, isEventName, isToolResult } from "../core/event.js";
import type { Fault, RunResult } from "../core/fault.js";
import type { DialectName } from "../core/hook.js";
import type { Payload } from "../core/payload.js";
import { cleanText, TEXT_LIMITS } from "../lib/clean-text.js";
import { parseUntil, verdictIn, wordsIn } from "./answer-verdict.js";
import { dialectOf } from "./dialect.js";
import { recordOf } from "./foreign-names.js";
import type { About, Dialect, RawAnswer } from "./format.js";
import { findObject } from "./last-json.js";
import { isTextList, REWRITTEN_TEXTS, rewriteIn, unusableResult } from "./rewrite-fields.js";

/** How a script ended, as any host can tell it. */
export type ScriptResult = { code: number | null; signal?: string | null; stdout: string; stderr: string };

type Fields = Readonly<Record<string, unknown>>;

const BLOCK_EXIT = 2;
const SHOWN_OUTPUT = 200;
/** Keys that are understood and change nothing: no reason to warn about them. */
const WITHOUT_EFFECT = [
  "suppressOutput",
  "log",
  "error",
  "continue",
  "stopReason",
  "reason",
  "decision",
  "until",
  "hookSpecificOutput",
];
/** What counts inside `hookSpecificOutput`. */
const INNER = [
  "hookEventName",
  "permissionDecision",
  "permissionDecisionReason",
  "decision",
  "reason",
  "message",
  "additionalContext",
  "updatedInput",
];
/** What a new result of a tool stands under, where there can be one. */
const LATE_RESULT = "updatedToolOutput";
const RESULTS = ["tool_result", LATE_RESULT];
const TEXTS: readonly string[] = [
  ...REWRITTEN_TEXTS,
  "context",
  "additionalContext",
  "additional_context",
  "systemMessage",
  "add_warning",
];

/** Which event is answered, by a script of which format, and, where that is known, with which payload. */
type Question = { event: EventName; dialect: Dialect; about?: About };

/** Reads what a script answered at an event, in any of the formats we know. Total: every ending has a meaning. */
export function readAnswer(event: EventName, result: ScriptResult, dialect: DialectName = "native"): Answer {
  if (!isEventName(event)) return noVerdict({ code: "internal", detail: `there is no event "${event}"` });
  return readEnding({ event, dialect: dialectOf(dialect) }, result);
}

function readEnding(question: Question, result: ScriptResult): Answer {
  const { code, signal, stdout, stderr } = result;
  if (code === null) return noVerdict({ code: "signal", signal: signal ?? "unknown", stderr: endOf(stderr) });
  if (code === BLOCK_EXIT) return readBlock(question, result);
  if (code === 0) return withComplaint(readOutput(question, stdout), endOf(stderr));
  const output = question.dialect.answersOnAnyExit ? findObject(stdout) : undefined;
  if (output?.kind === "object" && output.alone) return readFields(question, output.value, []);
  return noVerdict({ code: "exit", exitCode: code, stderr: endOf(stderr) });
}

/** Reads the result of a run, whichever transport it came by. */
export function readResult(event: EventName, result: RunResult, dialect: DialectName, about?: About): Answer {
  const question: Question = { event, dialect: dialectOf(dialect), ...(about && { about }) };
  switch (result.kind) {
    case "exited":
      return readEnding(question, result);
    case "responded":
      if (result.status < 200 || result.status > 299) return noVerdict({ code: "http-status", status: result.status });
      return readBody(question, result.body);
    case "answered":
      return readBody(question, result.line);
    case "worker-ended": {
      const ending = result.signal ?? `exit code ${result.code}`;
      return noVerdict({ code: "worker-ended", ending, stderr: endOf(result.stderr) });
    }
    case "out-of-turn":
      return noVerdict({ code: "out-of-turn", output: shorten(result.output) });
    case "timed-out":
    case "no-turn":
      return noVerdict({ code: result.kind, afterMs: result.afterMs });
    case "flooded":
      return noVerdict({ code: "too-much-output", bytes: result.bytes });
    case "not-started":
      return noVerdict({ code: "not-started", failure: result.failure });
    case "changed-file":
      return noVerdict({ code: "changed-file", path: result.path });
    case "url-refused":
      return noVerdict({ code: "url-refused", refusal: result.refusal });
    case "no-secret":
      return noVerdict({ code: "no-secret", name: result.name });
    case "http-failed":
      return noVerdict({ code: "http-failed", detail: result.detail });
  }
}

/** The result of a tool that a script gave anew after the call, where its format lets it. */
export function lateResultIn(result: RunResult, dialect: Dialect, payload: Payload): { value: unknown } | undefined {
  const said = { exited: "stdout", responded: "body", answered: "line" } as const;
  if (!(result.kind in said) || (result.kind === "exited" && result.code !== 0)) return undefined;
  const output = findObject(String((result as Fields)[said[result.kind as keyof typeof said]]));
  const given = output.kind === "object" ? inner(output.value) : {};
  if (!Object.hasOwn(given, LATE_RESULT)) return undefined;
  return { value: dialect.lateResult?.(given[LATE_RESULT], payload) };
}

const withComplaint = (answer: Answer, stderr: string): Answer =>
  answer.kind === "verdict" && stderr !== "" ? { ...answer, stderr } : answer;

const noVerdict = (fault: Fault): Answer => ({ kind: "no-verdict", fault });

const shorten = (text: string): string => cleanText(text.trim(), SHOWN_OUTPUT);

/** The end of what a program complained about: a traceback says in its last line what was wrong. */
function endOf(stderr: string): string {
  const text = cleanText(stderr.trim().slice(-SHOWN_OUTPUT * 4), SHOWN_OUTPUT * 4);
  return text.length <= SHOWN_OUTPUT ? text : `…${text.slice(1 - SHOWN_OUTPUT)}`;
}

/** Exit 2 blocks whatever the output says; the output can only give the reason, a note, and what counts on any exit. */
function readBlock(question: Question, { stdout, stderr }: ScriptResult): Answer {
  const { dialect } = question;
  const output = findObject(stdout);
  const fields = output.kind === "object" ? output.value : {};
  const word = verdictIn(fields);
  // A reason for letting it pass is none for the block that the exit code stands for.
  const allows = !("unknown" in word) && word.verdict === "continue" && wordsIn(fields).length > 0;
  const said = (allows ? undefined : reasonIn(fields)) ?? cleanText(stderr.trim(), TEXT_LIMITS.reason);
  const reason = said || defaultReason(question);
  const isUnsaid = said === "";
  const decision: RawAnswer = { verdict: "block", reason, isUnsaid, context: [], notes: notesIn(fields, dialect) };
  if (!dialect.answersOnAnyExit) return verdict(question, decision);
  const ends = fields.continue === false;
  return verdict(question, { ...decision, context: contextsIn(fields), ...(ends && { ends }) });
}

/** Names the event as the script's own format does. */
function defaultReason({ event, dialect, about }: Question): string {
  const known = Object.keys(dialect.events).find((name) => dialect.events[name]?.event === event);
  return `Blocked by ${about?.call.trigger ?? known ?? event} hook`;
}

function readOutput(question: Question, stdout: string, output = findObject(stdout)): Answer {
  const text = stdout.trim();
  switch (output.kind) {
    case "empty":
      return verdict(question, CONTINUE);
    case "object":
      // Where plain words are wanted, an object among them that answers nothing is one of them.
      if (!output.alone && isForWords(question) && !isAnswer(output.value, question.dialect))
        return readWords(question, text, "not-json");
      return readFields(question, output.value, output.alone ? [] : ["text-around-json"]);
    default:
      // Whoever begins an object and fails to write one did not mean to say it in plain words.
      if (/^\{[\s\S]*\}$/.test(text)) return noVerdict({ code: codeOf(output.kind), output: shorten(text) });
      return readWords(question, text, codeOf(output.kind));
  }
}

/** An endpoint or a worker answers in JSON, whatever its format lets a script print. */
function readBody(question: Question, body: string): Answer {
  const output = findObject(body);
  if (output.kind === "empty" || output.kind === "object") return readOutput(question, body, output);
  return noVerdict({ code: codeOf(output.kind), output: shorten(body) });
}

const codeOf = (kind: "text" | "other-json"): "not-json" | "not-object" =>
  kind === "text" ? "not-json" : "not-object";

const isForWords = ({ dialect, event }: Question): boolean => ["context", "note"].includes(dialect.plainOutput(event));

const ANSWERS = ["decision", "continue", "hookSpecificOutput", "systemMessage", "additionalContext"];
const isAnswer = (fields: Fields, { messageIsNote }: Dialect): boolean =>
  ANSWERS.some((key) => Object.hasOwn(fields, key)) || (messageIsNote && Object.hasOwn(fields, "message"));

const CONTINUE: Decision = { verdict: "continue", context: [], notes: [] };

function readWords(question: Question, text: string, code: "not-json" | "not-object"): Answer {
  switch (question.dialect.plainOutput(question.event)) {
    case "fault":
      return noVerdict({ code, output: shorten(text) });
    case "nothing":
      return verdict(question, CONTINUE);
    case "context":
      return verdict(question, { ...CONTINUE, context: [cleanText(text, TEXT_LIMITS.context)] });
    case "note":
      return verdict(question, { ...CONTINUE, notes: [cleanText(text, TEXT_LIMITS.note)] });
  }
}

function verdict(
  { event, dialect, about }: Question,
  said: RawAnswer,
  unknown: readonly string[] = [],
  warnings: readonly AnswerWarning[] = [],
): Answer {
  const limited = limitToEvent(event, dialect.normalise(event, said, about));
  return { kind: "verdict", decision: limited.decision, ignored: [...unknown, ...limited.ignored], warnings };
}

function readFields(question: Question, fields: Fields, warnings: AnswerWarning[]): Answer {
  const { event, dialect } = question;
  const said = verdictIn(fields);
  if ("unknown" in said) return noVerdict({ code: "unknown-decision", value: cleanText(said.unknown, 60) });
  const misplaced = misplacedAt(event, said.verdict);
  if (misplaced) return noVerdict(misplaced);
  const until = said.verdict === "delay" ? parseUntil(fields.until, question.about?.call.at ?? new Date()) : undefined;
  if (said.verdict === "delay" && until === undefined)
    return noVerdict({ code: "bad-until", value: cleanText(String(fields.until ?? ""), 60) });
  // Scripts of other systems say there why they deny.
  const [note] = dialect.name === "native" ? [] : notesIn(fields, dialect);
  const given = reasonIn(fields) ?? note;
  const reason = given ?? defaultReason(question);
  const rewrite = rewriteIn(fields, dialect, dialect.rewrites(event));
  const misfit = misfitOf(rewrite, question);
  if (misfit) return noVerdict({ code: "unusable-result", ...misfit });
  const decision: RawAnswer = {
    verdict: said.verdict,
    ...(until !== undefined && { until }),
    ...(fields.continue === false && { ends: true }),
    ...(said.verdict !== "continue" && { reason, isUnsaid: given === undefined }),
    ...(rewrite && { rewrite }),
    context: contextsIn(fields),
    notes: notesIn(fields, dialect),
  };
  return verdict(question, decision, unusableKeys(fields, question), warnings);
}

/** A new result of a tool that cannot stand in the place of the old one, where that is known. */
const misfitOf = (rewrite: Rewrite | undefined, { event, about }: Question) =>
  rewrite && "tool_result" in rewrite && about && isToolResult(event)
    ? unusableResult(rewrite.tool_result, about.payload.tool_result)
    : undefined;

/** A decision that its event does not know, where that must not pass for none. */
function misplacedAt(event: EventName, verdict: Decision["verdict"]): Fault | undefined {
  if (verdict === "continue" || verdict === "block" || honoursOf(event)[verdict]) return undefined;
  return verdict === "ask" ? { code: "ask-not-here" } : { code: `${verdict}-not-here`, where: "event" };
}

const inner = (fields: Fields): Fields => recordOf(fields.hookSpecificOutput);

function reasonIn(fields: Fields): string | undefined {
  const { permissionDecisionReason, reason } = inner(fields);
  const said = [fields.reason, permissionDecisionReason, fields.stopReason, reason, recordOf(fields.error).message];
  return texts(said, TEXT_LIMITS.reason)[0]?.trim();
}

const texts = (values: readonly unknown[], limit: number): string[] => {
  const found = values.filter((value): value is string => typeof value === "string");
  if (found.length === 0) return [];
  // Cleaned first: what is left of a text of invisible characters is no text.
  return [...new Set(found.map((value) => cleanText(value, limit)))].filter((value) => value.trim() !== "");
};

const contextsIn = (fields: Fields): string[] =>
  texts(
    [fields.context, fields.additionalContext, fields.additional_context, inner(fields).additionalContext],
    TEXT_LIMITS.context,
  );

const notesIn = (fields: Fields, dialect: Dialect): string[] =>
  texts(
    [
      fields.systemMessage,
      fields.add_warning,
      ...(dialect.messageIsNote ? [fields.message, inner(fields).message] : []),
    ],
    TEXT_LIMITS.note,
  );

/** Keys that we do not know, and known ones whose value cannot be used: doctor shows them. */
function unusableKeys(fields: Fields, { event, dialect }: Question): string[] {
  // Its own input, printed back: said nothing, and meant nothing.
  if (typeof fields.hook_event_name === "string" && dialect.name !== "native") return [];
  const results = RESULTS.filter((key) => dialect.rewrites(event).includes(key));
  const unusable = Object.keys(fields).filter((key) => !results.includes(key) && !isUsable(key, fields[key]));
  const late = dialect.lateResult && event === "post_tool_call" ? [LATE_RESULT] : [];
  const nested = Object.keys(inner(fields)).filter((key) => ![...results, ...late, ...INNER].includes(key));
  return [...unusable, ...nested].slice(0, 10).map((key) => cleanText(key, 40));
}

function isUsable(key: string, value: unknown): boolean {
  if (TEXTS.includes(key)) return typeof value === "string";
  if (key === "tool_input" || key === "modified_input") return typeof value === "object" && !Array.isArray(value);
  return WITHOUT_EFFECT.includes(key) || (key === "parts" && isTextList(value));
}
