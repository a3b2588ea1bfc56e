import { spacedJson, TooDeepError } from "../lib/spaced-json.js";
import { alignParts, type PartsLayout, plainLayout } from "./align-parts.js";
import type { Rewrite } from "./decision.js";
import type { Payload } from "./payload.js";

/** The payload after a rewrite; `undefined` when the new value cannot be put back in place. */
export type Rewritten = { payload: Payload; changed: boolean } | undefined;

/** Puts a hook's new values into the payload. Only what was there is replaced; nothing is added. */
export function applyRewrite(payload: Payload, rewrite: Rewrite, layout?: PartsLayout): Rewritten {
  const { tool_input, notification, parts, ...plain } = rewrite;
  if (notification !== undefined || parts !== undefined) return rewriteMessage(payload, parts ?? notification, layout);
  const next = tool_input ? { ...plain, tool_input: mergeExistingKeys(payload.tool_input, tool_input) } : plain;
  return changeTo(payload, next);
}

function mergeExistingKeys(current: unknown, wanted: Record<string, unknown>): unknown {
  if (typeof current !== "object" || current === null || Array.isArray(current)) return current;
  return Object.fromEntries(
    Object.entries(current).map(([key, value]) => [key, Object.hasOwn(wanted, key) ? wanted[key] : value]),
  );
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
