import type { Decision } from "../core/decision.js";
import type { EventName } from "../core/event.js";
import { type EntryWarning, LIMITS } from "../core/hook.js";
import type { Payload } from "../core/payload.js";
import { foreignCall, namesOfTool, recordOf, type ToolTable } from "./foreign-names.js";
import type { About, Call, Dialect, RawAnswer } from "./format.js";
import { native } from "./native.js";

type PerEvent<T> = Readonly<Partial<Record<EventName, T>>>;
/** What scripts find about an event, beside what they find about every one. */
export type FieldTable = PerEvent<(payload: Payload, call: Call) => Record<string, unknown>>;
/** What an event is about, by its names. */
export type SubjectTable = PerEvent<(payload: Payload) => readonly unknown[]>;

type Own = Pick<Dialect, "name" | "events" | "encode" | "format"> & Partial<Dialect>;
type Tables = {
  tools: ToolTable;
  /** Without it, tools are all that hooks are for. */
  subjects?: SubjectTable;
  /** The fields that can change something at its own events. */
  rewrites: readonly string[];
  /** Events at which it is too late to stop anything: for whom the reason of a block is a word then. */
  late: PerEvent<"context" | "notes">;
  /** What else an answer means in this format. */
  normalise(event: EventName, answer: RawAnswer, about?: About): Decision;
};

/** The fields of a call, before and after it; `named` says what the format calls its id, its result and a failure. */
export function callFields(
  tools: ToolTable,
  named: { id: string; result(payload: Payload, call: Call): object; failure?: object },
): FieldTable {
  const call = (payload: Payload, { workspace, subject = "" }: Call) => {
    const { name, input } = foreignCall(tools, payload, workspace);
    return {
      tool_name: meantName(name, namesOfTool(tools, payload), subject),
      tool_input: input,
      [named.id]: payload.tool_use_id,
    };
  };
  return {
    pre_tool_call: call,
    post_tool_call: (payload, at) =>
      payload.tool_error === undefined
        ? { ...call(payload, at), ...named.result(payload, at) }
        : { ...call(payload, at), error: payload.tool_error, ...named.failure },
  };
}

/** A script whose matcher has an older name of a tool, and not the newer one, compares with that, too. */
function meantName(name: string, names: readonly string[], subject: string): string {
  const words: readonly string[] = subject.match(/\w+/g) ?? [];
  return words.includes(name) ? name : (names.slice(1, -1).find((each) => words.includes(each)) ?? name);
}

const TOOL_EVENTS: readonly EventName[] = ["pre_tool_call", "post_tool_call", "transform_tool_result"];

const isToolEvent = (event: EventName): boolean => TOOL_EVENTS.includes(event);

/** A dialect whose tools and events have other names, and whose answers are ours but for what its tables say. */
export const foreignDialect = ({ tools, subjects, rewrites, late, normalise }: Tables, own: Own): Dialect => ({
  ...native,
  ...own,
  subjects: (payload) =>
    isToolEvent(payload.event) || subjects === undefined
      ? namesOfTool(tools, payload)
      : (subjects[payload.event]?.(payload) ?? [""]).map(String),
  rewrites: (event) =>
    Object.values(own.events).some((each) => each.event === event) ? rewrites : native.rewrites(event),
  normalise(event, { isUnsaid, ...answer }, about) {
    const hearer = late[event];
    if (answer.verdict === "block" && hearer) {
      // Where nothing was blocked, nothing says so.
      const words = answer.reason === undefined || isUnsaid ? [] : [answer.reason];
      const { context, notes } = answer;
      return { verdict: "continue", context, notes, [hearer]: [...answer[hearer], ...words] };
    }
    const decision = normalise(
      event,
      event === "on_stop" && answer.ends && isUnsaid ? withoutReason(answer) : answer,
      about,
    );
    if (!about || !decision.rewrite?.tool_input) return decision;
    const { back } = foreignCall(tools, about.payload, about.call.workspace);
    return { ...decision, rewrite: { ...decision.rewrite, tool_input: back(recordOf(decision.rewrite.tool_input)) } };
  },
});

const withoutReason = ({ reason: _, ...answer }: RawAnswer): RawAnswer => answer;

/** What an entry has when its format says nothing about it. */
export const STANDARD = {
  askTimeoutMs: LIMITS.askTimeoutMs.standard,
  failClosed: false,
  priority: LIMITS.priority.standard,
  mode: "enforce",
  async: false,
  files: [],
  env: [],
} as const;

/** A round number this large is an ordinary one in milliseconds; 1800 and 3600 are half an hour and an hour. */
const isMilliseconds = (value: number): boolean => value >= 1_000 && (value % 500 === 0 || value > 86_400);

/** A time limit that is given in seconds, where many people write milliseconds. */
export function secondsToMs(value: number): { timeoutMs: number; warnings: EntryWarning[] } {
  const most = LIMITS.timeoutMs.mostOfOthers;
  const isMs = isMilliseconds(value);
  const timeoutMs = Math.ceil(isMs ? value : value * 1_000);
  const warnings: EntryWarning[] = isMs ? [{ code: "milliseconds", value }] : [];
  if (timeoutMs > most) warnings.push({ code: "timeout-clamped", seconds: timeoutMs / 1_000, most: most / 1_000 });
  return { timeoutMs: Math.min(timeoutMs, most), warnings };
}

/** The line a text stands on in a file, as its format writes it; 1 when it is not found. */
export function lineOf(text: string, part: string, from = 0): number {
  const at = text.indexOf(part, from);
  return at < 0 ? 1 : text.slice(0, at).split("\n").length;
}

/** A pattern that matches these words and nothing else. */
export const exactly = (words: readonly string[]): string =>
  `^(?:${words.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|")})$`;
