import { spacedJson } from "../lib/spaced-json.js";
import { type EventName, emptyValue, fieldListOf, matchedNamesOf } from "./event.js";

/** One event as the hooks see it: the envelope, the event's own fields, and what else the host sent along. */
export type Payload = { event: EventName; cwd: string } & Record<string, unknown>;

/**
 * Completes what the host handed over, so that a script can rely on every field of its event. The host's further fields
 * travel along and can replace none of ours.
 */
export function buildPayload(event: EventName, input: Readonly<Record<string, unknown>>, cwd: string): Payload {
  // Not spread: V8 needs fifty times as long for an object that is spread and then grows.
  const payload = Object.assign({}, input) as Payload;
  payload.event = event;
  payload.session_id ??= "";
  payload.agent_id ??= "main";
  payload.cwd = cwd;
  for (const [name, field] of fieldListOf(event)) {
    if (!field.optional && (input[name] === undefined || input[name] === null)) payload[name] = emptyValue(field);
  }
  return payload;
}

/** The event's own fields that a matcher looks at: never the envelope, `system` or `model`. */
export function matchedFields(payload: Payload): Record<string, unknown> {
  const own: Record<string, unknown> = {};
  for (const name of matchedNamesOf(payload.event)) if (name in payload) own[name] = payload[name];
  return own;
}

const AS_JSON = Symbol("fields as JSON");

/** Every field that has a value as JSON: made once, however many hooks and matchers read the event. */
export function fieldsAsJson(
  payload: Payload & { [AS_JSON]?: ReadonlyMap<string, string> },
): ReadonlyMap<string, string> {
  const made = payload[AS_JSON];
  if (made) return made;
  const fields = new Map<string, string>();
  for (const name of Object.keys(payload)) {
    const value = payload[name];
    if (value !== undefined && typeof value !== "function" && typeof value !== "symbol")
      fields.set(name, spacedJson(value, " ", 1));
  }
  // At the payload, where no copy of it takes it along: what a WeakMap holds outlives many collections of young garbage.
  if (Object.isExtensible(payload)) Object.defineProperty(payload, AS_JSON, { value: fields });
  return fields;
}

/** Every string inside a value, at any depth; a value that contains itself is gone through once. */
export const stringsIn = (value: unknown): string[] => leavesIn(value).filter((leaf) => typeof leaf === "string");

/** Everything a text could repeat of a value: its strings, its numbers, and the names of its fields. */
export const wordsIn = (value: unknown): string[] => leavesIn(value, true).map(String);

function leavesIn(value: unknown, withNames = false): (string | number | bigint)[] {
  const found: (string | number | bigint)[] = [];
  const seen = new Set<object>();
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === "string" || typeof next === "number" || typeof next === "bigint") found.push(next);
    if (typeof next !== "object" || next === null || seen.has(next)) continue;
    seen.add(next);
    if (withNames && !Array.isArray(next)) found.push(...Object.keys(next));
    for (const inner of Object.values(next)) waiting.push(inner);
  }
  return found;
}
