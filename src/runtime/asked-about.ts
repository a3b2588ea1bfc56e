import { createHash } from "node:crypto";
import type { Question } from "../core/engine-parts.js";
import type { Payload } from "../core/payload.js";
import type { OpenQuestion, QuestionSubject } from "../core/question.js";
import { spacedJson } from "../lib/spaced-json.js";
import type { StoredQuestion } from "../store/state/state.js";

/** One hash over the hook and all that it asks about: another value is another question. */
export function digestOf({ hook, askers, payload, reason }: Question): string {
  // Not the session: a message that comes again after a restart belongs to none yet.
  const { channel, chat_id, type, notification, parts, tool_name, tool_input, goal, response } = payload;
  const about = [channel, chat_id, type, notification, parts, tool_name, tool_input, goal, response];
  if (payload.event === "on_network_request") about.push(placeOf(payload));
  return createHash("sha256")
    .update(
      spacedJson([
        askers.length > 1 ? askers : hook.id,
        hook.event,
        ...about.map((value) => value ?? null),
        ...aboutModel(payload, reason),
      ]),
    )
    .digest("hex");
}

/** Where the shell wants to go. Not the command: what is allowed is the place, whichever command wants it. */
const placeOf = ({ host, port }: Payload): string => `${host}:${port}`;

/** The call that a yes can be made to last for: of a tool, or of the network by the shell. */
export function callOf(payload: Payload): { name: string; input: string } | undefined {
  if (payload.event === "on_network_request") return { name: "network", input: placeOf(payload) };
  if (payload.event !== "pre_tool_call") return undefined;
  return { name: String(payload.tool_name), input: JSON.stringify(payload.tool_input, undefined, 2) };
}

/** Of a model call, too, why it is asked about: a yes to one reason is none to the next. */
const aboutModel = ({ event, model, last_user_message }: Payload, reason: string): unknown[] =>
  event === "pre_llm_call" ? [model, last_user_message, reason] : [];

const numberIn = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

export function subjectOf(payload: Payload): QuestionSubject {
  const call = callOf(payload);
  if (call) return { kind: "tool", ...call };
  if (payload.event === "on_completion_claim")
    return { kind: "claim", goal: String(payload.goal), summary: String(payload.summary || payload.response) };
  if (payload.event === "pre_llm_call")
    return {
      kind: "model",
      model: String(payload.model),
      tokens: numberIn(payload.session_tokens),
      costUsd: numberIn(payload.session_cost_usd),
    };
  const text = String(payload.notification);
  const { channel = "", chat_id = "" } = payload;
  return { kind: "message", channel: String(channel), chatId: String(chat_id), length: [...text].length };
}

export function openQuestion(stored: StoredQuestion, payload?: Payload): OpenQuestion {
  const { code, event, hook, hookId, reason, subject, askedAt, expiresAt, lasting } = stored;
  const held = subject.kind === "message" && payload ? { heldText: String(payload.notification) } : {};
  const lasts = lasting && { lasting: lasting.offered ? ("offered" as const) : ("possible" as const) };
  return { code, event, hook, hookId, reason, subject, askedAt, expiresAt, ...lasts, ...held };
}
