import { type EventName, emptyValue, fieldListOf } from "./event.js";

/** One event as the hooks see it: the envelope, the event's own fields, and what else the host sent along. */
export type Payload = { event: EventName; cwd: string } & Record<string, unknown>;

const OPTIONAL_ENVELOPE = ["channel", "chat_id", "sender_id"] as const;

/** Completes what the host handed over, so that a script can rely on every field of its event. */
export function buildPayload(event: EventName, input: Readonly<Record<string, unknown>>, cwd: string): Payload {
  const payload: Record<string, unknown> = {
    event,
    session_id: input.session_id ?? "",
    agent_id: input.agent_id ?? "main",
    cwd,
  };
  for (const name of OPTIONAL_ENVELOPE) if (input[name] !== undefined) payload[name] = input[name];
  for (const [name, field] of fieldListOf(event)) {
    if (input[name] !== undefined && input[name] !== null) payload[name] = input[name];
    else if (!field.optional) payload[name] = emptyValue(field);
  }
  // Spread last-but-first: the host's further fields travel along and can replace none of the above.
  return { ...input, ...payload, event, cwd };
}

/** The event's own fields that a matcher looks at: never the envelope, `system` or `model`. */
export function matchedFields(payload: Payload): Record<string, unknown> {
  const own = fieldListOf(payload.event).filter(([name, field]) => !field.unmatched && name in payload);
  return Object.fromEntries(own.map(([name]) => [name, payload[name]]));
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
