import { spacedJson, TooDeepError } from "../lib/spaced-json.js";
import type { Rewrite } from "./decision.js";
import type { Payload } from "./payload.js";

/** The payload after a rewrite; `undefined` when the new value cannot be put back in place. */
export type Rewritten = { payload: Payload; changed: boolean } | undefined;

/** Puts a hook's new values into the payload. Only what was there is replaced; nothing is added. */
export function applyRewrite(payload: Payload, rewrite: Rewrite): Rewritten {
  const { tool_input, notification, parts, ...plain } = rewrite;
  if (notification !== undefined || parts !== undefined) return rewriteMessage(payload, notification, parts);
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
function rewriteMessage(payload: Payload, notification?: string, parts?: readonly string[]): Rewritten {
  const current = Array.isArray(payload.parts) ? payload.parts : [payload.notification];
  if (parts === undefined && notification === payload.notification) return { payload, changed: false };
  const next = parts ?? (current.length === 1 ? [notification ?? ""] : undefined);
  if (next === undefined || next.length !== current.length) return undefined;
  const joined = { notification: next.join("\n") };
  return changeTo(payload, Array.isArray(payload.parts) ? { ...joined, parts: next } : joined);
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
