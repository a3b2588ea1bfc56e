import { expect, test } from "vitest";
import {
  type AllowedEffects,
  canBlock,
  EVENT_NAMES,
  type EventName,
  fieldsOf,
  honoursOf,
  isEventName,
  isObserveOnly,
  sampleInput,
} from "../../src/core/event.js";
import { buildPayload } from "../../src/core/payload.js";
import { nearest } from "../../src/lib/nearest.js";

/** What the documentation promises: fields, and honoured answers. */
const PROMISED: Record<EventName, [fields: string, honours: AllowedEffects]> = {
  pre_tool_call: ["tool_name tool_input tool_use_id", { block: true, ask: true, context: true, rewrite: "tool_input" }],
  post_tool_call: ["tool_name tool_input tool_use_id tool_result tool_error", { context: true }],
  transform_tool_result: ["tool_name tool_input tool_result", { context: true, rewrite: "tool_result" }],
  pre_llm_call: [
    "system last_user_message model session_tokens session_cost_usd",
    { block: true, ask: true, context: true },
  ],
  post_llm_call: ["model response input_tokens output_tokens tool_calls", {}],
  on_outbound_message: [
    "notification type kind parts",
    { block: true, ask: true, drop: true, delay: true, rewrite: "notification" },
  ],
  on_completion_claim: [
    "claimed_by goal summary response tool_names goal_tool_names tools published attempt",
    { block: true, ask: true },
  ],
  on_session_start: ["status model previous_status", { context: true, refuse: true }],
  on_session_end: ["status duration_seconds total_steps", {}],
  on_user_message: ["message", { block: true, context: true, rewrite: "message" }],
  on_response_end: [
    "response model tokens input_tokens output_tokens turn_cost_usd tool_names",
    { rewrite: "response" },
  ],
  on_stop: ["response tool_names goal_tool_names step_count stop_hook_active", { block: true }],
  on_turn_error: ["error_type error_message", {}],
  on_subagent_start: ["subagent_name subagent_type task_description", { block: true, context: true }],
  on_subagent_stop: ["subagent_name subagent_type task_description response", { context: true }],
  pre_compact: ["trigger token_count", { block: true }],
  post_compact: ["trigger estimated_token_count", {}],
  on_notification: ["notification_type title body severity", {}],
  on_network_request: ["host port tool_use_id command", { block: true, ask: true }],
  on_block: ["hook blocked_event reason", {}],
};

test("there are the nine events and the eleven further ones", () => {
  expect([...EVENT_NAMES].sort()).toEqual(Object.keys(PROMISED).sort());
});

test.each(EVENT_NAMES)("%s has the fields and honours the answers that were promised", (event) => {
  const [fields, honours] = PROMISED[event];
  expect(Object.keys(fieldsOf(event)).join(" ")).toBe(fields);
  expect(honoursOf(event)).toEqual(honours);
});

test.each(EVENT_NAMES)("the hooks of %s run side by side exactly when nothing waits for them", (event) => {
  expect(isObserveOnly(event)).toBe(!canBlock(event) && !honoursOf(event).rewrite);
});

test("a rewritten response is waited for although it cannot be blocked", () => {
  expect([canBlock("on_response_end"), isObserveOnly("on_response_end")]).toEqual([false, false]);
});

test.each(["toString", "__proto__", "constructor", "", "PRE_TOOL_CALL", "pre_tool_call "])("%j is no event", (word) => {
  expect(isEventName(word)).toBe(false);
});

test.each([
  ["pre_tool_cal", "pre_tool_call"],
  ["PRE_TOOL_CALL", "pre_tool_call"],
  ["pre-tool-call", "pre_tool_call"],
  ["on_outbound_mesage", "on_outbound_message"],
  ["on_sesion_start", "on_session_start"],
])("%s is nearest to %s", (word, event) => {
  expect(nearest(word, EVENT_NAMES)).toBe(event);
});

test.each(["", "x", "zzzzzzzzzzzzzzzzzzzzzzzz", "q".repeat(100_000)])("%.20j is near no event", (word) => {
  expect(nearest(word, EVENT_NAMES)).toBeUndefined();
});

test.each(EVENT_NAMES)("the sample of %s is the same every time, and a change of it stays outside", (event) => {
  const before = JSON.stringify(sampleInput(event));
  const sample = sampleInput(event);
  for (const value of Object.values(sample)) {
    if (Array.isArray(value)) value.push("changed");
    else if (typeof value === "object" && value !== null) Object.assign(value, { changed: true });
  }
  expect(JSON.stringify(sampleInput(event))).toBe(before);
});

test("two payloads never share an empty value", () => {
  const one = buildPayload("pre_tool_call", {}, "/srv");
  Object.assign(one.tool_input as object, { changed: true });
  expect(buildPayload("pre_tool_call", {}, "/srv").tool_input).toEqual({});
});

test("null where a value belongs counts as left out", () => {
  expect(buildPayload("on_stop", { response: null, stop_hook_active: null }, "/srv")).toMatchObject({
    response: "",
    stop_hook_active: false,
  });
});

test("a false or empty value of the host is kept", () => {
  const payload = buildPayload("pre_compact", { trigger: "", token_count: 0 }, "/srv");
  expect(payload).toMatchObject({ trigger: "", token_count: 0 });
});
