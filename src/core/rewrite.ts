import { isObject } from "../lib/json.js";
import { spacedJson, TooDeepError } from "../lib/spaced-json.js";
import { alignParts, type PartsLayout, plainLayout } from "./align-parts.js";
import type { Rewrite } from "./decision.js";
import type { EngineParts } from "./engine-parts.js";
import type { FireOutcome, LiveHook } from "./firing.js";
import type { Payload } from "./payload.js";

const MAX_TOLD = 10;

/**
 * The payload after a rewrite; `undefined` when the new value cannot be put back in place. `dropped` are the keys of an
 * input that its tool does not take.
 */
export type Rewritten = { payload: Payload; changed: boolean; dropped?: readonly string[] } | undefined;

/** Where a rewrite goes: how texts belong together, and which keys an input can have beside those it has. */
export type RewritePlace = { layout?: PartsLayout; takesKey?: (key: string) => boolean };

/** Puts a hook's new values into the payload. What was there is replaced; of an input, what its tool takes is added. */
export function applyRewrite(payload: Payload, rewrite: Rewrite, { layout, takesKey }: RewritePlace = {}): Rewritten {
  const { tool_input, notification, parts, ...plain } = rewrite;
  if (notification !== undefined || parts !== undefined) return rewriteMessage(payload, parts ?? notification, layout);
  if (!tool_input) return changeTo(payload, plain);
  const { tool_input: current } = payload;
  if (!isObject(current)) return changeTo(payload, plain);
  const given = Object.entries(tool_input).filter(([, value]) => value !== undefined);
  const isTaken = (key: string): boolean => Object.hasOwn(current, key) || (takesKey?.(key) ?? false);
  // A tool that reads a text there may take an object for something else. Where its schema is known, that decides.
  if (!takesKey && given.some(([key, value]) => Object.hasOwn(current, key) && !isSameKind(current[key], value)))
    return undefined;
  const merged = { ...current, ...Object.fromEntries(given.filter(([key]) => isTaken(key))) };
  const dropped = given.filter(([key, value]) => !isTaken(key) && value !== null).map(([key]) => key);
  const next = changeTo(payload, { ...plain, tool_input: merged });
  return next && dropped.length > 0 ? { ...next, dropped } : next;
}

/** Whether a value can stand where another one stood: nothing fits anywhere. */
const isSameKind = (one: unknown, other: unknown): boolean =>
  [one, other].includes(null) || (typeof one === typeof other && Array.isArray(one) === Array.isArray(other));

/** Says what of a new input was left out: the agent may have been told by the hook that it counts. */
export function noteDropped<R extends NonNullable<Rewritten>>(
  { words }: Pick<EngineParts, "words">,
  result: FireOutcome,
  hook: LiveHook,
  rewritten: R,
): R {
  const { dropped = [], payload } = rewritten;
  if (dropped.length === 0) return rewritten;
  const said = words.droppedKeys(hook.name, String(payload.tool_name), dropped.slice(0, MAX_TOLD));
  result.context.push(said);
  result.notes.push(said);
  return rewritten;
}

/** A send may consist of several visible texts. Whatever cannot be put back part by part must not be sent at all. */
function rewriteMessage(payload: Payload, given: string | readonly string[] = "", layout?: PartsLayout): Rewritten {
  const current: unknown[] = Array.isArray(payload.parts) ? payload.parts : [payload.notification];
  if (given === payload.notification) return { payload, changed: false };
  const next = typeof given === "string" ? cutOut(current, given, layout) : given;
  if (next === undefined || next.length !== current.length) return undefined;
  const joined = { notification: next.join("\n") };
  return changeTo(payload, Array.isArray(payload.parts) ? { ...joined, parts: next } : joined);
}

/** A hook that answers with one text has changed what it wanted to change in all of them. */
function cutOut(current: readonly unknown[], next: string, layout = plainLayout(current)): string[] | undefined {
  if (current.length === 1) return [next];
  const isText = (part: unknown): part is string => typeof part === "string";
  return current.every(isText) ? alignParts(current, next, layout) : undefined;
}

function changeTo(payload: Payload, next: Record<string, unknown>): Rewritten {
  try {
    const changed = Object.entries(next).some(([name, value]) => spacedJson(payload[name]) !== spacedJson(value));
    return { payload: changed ? { ...payload, ...next } : payload, changed };
  } catch (error) {
    if (error instanceof TooDeepError) return undefined;
    throw error;
  }
}

/** The fields that are not what they were, whole; undefined where there are none. */
export function changedFields(before: Payload, after: Payload): Record<string, unknown> | undefined {
  const changed = Object.entries(after).filter(([name, value]) => value !== before[name]);
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}
