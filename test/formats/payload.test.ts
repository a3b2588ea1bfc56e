import { expect, test } from "vitest";
import { EVENT_NAMES, type EventName, fieldsOf, sampleInput } from "../../src/core/event.js";
import { DIALECTS } from "../../src/core/hook.js";
import { buildPayload } from "../../src/core/payload.js";
import { dialectOf } from "../../src/formats/dialect.js";
import { TooDeepError } from "../../src/lib/spaced-json.js";

const CALL = { at: new Date("2026-01-02T03:04:05Z"), root: "/srv/bot", workspace: "/srv/bot/workspace" };

const encode = (event: EventName, input: Record<string, unknown>): string =>
  dialectOf("native").encode(buildPayload(event, input, "/srv/bot"), CALL);

const read = (event: EventName, input: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(encode(event, input));

test("JSON has a space after colons and commas, as simple grep scripts expect", () => {
  const text = encode("pre_tool_call", { tool_name: "bash", tool_input: { command: "rm -rf /", list: [1, 2, {}] } });
  expect(text).toContain('"tool_input": {"command": "rm -rf /", "list": [1, 2, {}]}');
});

test("the JSON is one line, whatever the payload holds", () => {
  expect(encode("on_user_message", { message: "a\nb\r\u2028" }).split("\n")).toHaveLength(1);
});

test("a text that looks like JSON keeps its own spacing", () => {
  expect(read("on_user_message", { message: '{"a":1,"b":2}' }).message).toBe('{"a":1,"b":2}');
});

test.each(EVENT_NAMES)("the sample of %s reaches a script with all its fields", (event) => {
  const payload = read(event, sampleInput(event));
  const required = Object.entries(fieldsOf(event)).filter(([, field]) => !field.optional);
  expect(Object.keys(payload)).toEqual(expect.arrayContaining(required.map(([name]) => name)));
  expect(payload).toMatchObject({ ...sampleInput(event), event, cwd: "/srv/bot", session_id: "rehearsal" });
});

test.each(DIALECTS.flatMap((dialect) => EVENT_NAMES.map((event) => [event, dialect] as const)))(
  "the sample of %s reaches a %s script as one line of JSON with its session",
  (event, dialect) => {
    const text = dialectOf(dialect).encode(buildPayload(event, sampleInput(event), "/srv/bot"), CALL);
    expect(text.split("\n")).toHaveLength(1);
    expect(JSON.parse(text)).toMatchObject({ session_id: "rehearsal" });
  },
);

test("every event carries who and where", () => {
  const where = { session_id: "s", agent_id: "a", channel: "telegram", chat_id: "1", sender_id: "2" };
  for (const event of EVENT_NAMES) expect(read(event, where)).toMatchObject({ ...where, event, cwd: "/srv/bot" });
});

test("channel, chat and sender are left out where there is none", () => {
  expect(Object.keys(read("on_stop", {}))).not.toEqual(expect.arrayContaining(["channel"]));
  expect(read("on_stop", {})).not.toHaveProperty("sender_id");
});

test("a host that leaves everything out still gives scripts every field", () => {
  for (const event of EVENT_NAMES) {
    for (const [name, field] of Object.entries(fieldsOf(event))) {
      if (!field.optional) expect(read(event, {})).toHaveProperty(name);
      else expect(read(event, {})).not.toHaveProperty(name);
    }
  }
});

test("a host cannot pass another event or folder off as the real one", () => {
  expect(read("on_stop", { event: "pre_tool_call", cwd: "/elsewhere" })).toMatchObject({
    event: "on_stop",
    cwd: "/srv/bot",
  });
});

test("what else the host sends travels along", () => {
  expect(read("on_stop", { transcript_path: "/tmp/t.jsonl" }).transcript_path).toBe("/tmp/t.jsonl");
});

test.each([
  ["pre_tool_call", "PreToolUse"],
  ["post_tool_call", "PostToolUse"],
  ["on_session_start", "SessionStart"],
  ["on_session_end", "SessionEnd"],
  ["on_user_message", "UserPromptSubmit"],
  ["on_stop", "Stop"],
  ["on_turn_error", "StopFailure"],
  ["on_subagent_start", "SubagentStart"],
  ["on_subagent_stop", "SubagentStop"],
  ["pre_compact", "PreCompact"],
  ["post_compact", "PostCompact"],
  ["on_notification", "Notification"],
  ["on_outbound_message", "on_outbound_message"],
] as const)("%s is also told by the name that other systems use: %s", (event, name) => {
  expect(read(event, sampleInput(event)).hook_event_name).toBe(name);
});

test("a failed tool call has the other systems' name for a failure", () => {
  expect(read("post_tool_call", { tool_error: "boom" }).hook_event_name).toBe("PostToolUseFailure");
});

test.each([
  ["post_tool_call", { tool_result: { ok: true } }, { tool_response: { ok: true } }],
  ["pre_tool_call", { tool_use_id: "c1" }, { tool_call_id: "c1" }],
  ["on_user_message", { message: "hi" }, { prompt: "hi" }],
  ["on_stop", { response: "bye", stop_hook_active: true }, { last_assistant_message: "bye", stop_hook_active: true }],
  ["on_completion_claim", { response: "done" }, { last_assistant_message: "done" }],
  ["on_notification", {}, { work_dir: "/srv/bot", timestamp: "2026-01-02T03:04:05.000Z" }],
] as const)("%s carries the fields that scripts of other systems look for", (event, input, also) => {
  expect(read(event, input)).toMatchObject({ ...input, ...also });
});

test("a field that the host set itself is not replaced by the repeated one", () => {
  expect(read("on_user_message", { message: "hi", prompt: "the host's" }).prompt).toBe("the host's");
});

test("a payload nested too deeply for any script is refused", () => {
  let nested: unknown = "x";
  for (let depth = 0; depth < 1_000; depth += 1) nested = [nested];
  expect(() => encode("pre_tool_call", { tool_input: { nested } })).toThrow(TooDeepError);
});

test("100,000 levels are refused the same way", () => {
  const nested = JSON.parse("[".repeat(100_000) + "]".repeat(100_000));
  expect(() => encode("pre_tool_call", { tool_input: { nested } })).toThrow(TooDeepError);
});

test("a payload that contains itself is refused", () => {
  const ring: Record<string, unknown> = {};
  Object.assign(ring, { left: ring, right: ring, list: [ring, ring] });
  expect(() => encode("pre_tool_call", { tool_input: ring })).toThrow(TooDeepError);
});

test("values that JSON does not know become what JSON.stringify makes of them", () => {
  const odd = {
    when: CALL.at,
    gone: undefined,
    call: () => 1,
    list: [undefined, () => 1, Number.NaN],
    holes: Array(2),
    lone: "\ud800",
    none: null,
  };
  const input = read("pre_tool_call", { tool_input: odd }).tool_input;
  expect(input).toEqual(JSON.parse(JSON.stringify(odd)));
});

test("a big integer arrives as its digits", () => {
  expect(read("pre_tool_call", { tool_input: { n: 12345678901234567890n } }).tool_input).toEqual({
    n: "12345678901234567890",
  });
});
