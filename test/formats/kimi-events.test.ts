import { describe, expect, test } from "vitest";
import type { EventName } from "../../src/core/event.js";
import { buildPayload } from "../../src/core/payload.js";
import { readAnswer } from "../../src/formats/answer.js";
import { dialectOf } from "../../src/formats/dialect.js";

const kimi = dialectOf("kimi");
const CALL = { at: new Date(0), root: "/srv/bot", workspace: "/srv/bot/workspace" };
const payloadOf = (event: EventName, input: Record<string, unknown>) =>
  buildPayload(event, { session_id: "session_abc", ...input }, "/srv/bot");
const encode = (event: EventName, input: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(kimi.encode(payloadOf(event, input), CALL));

const bash = { tool_name: "bash", tool_input: { command: "ls" }, tool_use_id: "call_1" };
const theirs = { tool_name: "Bash", tool_input: { command: "ls" }, tool_call_id: "call_1" };
const long = "x".repeat(5_000);

test.each<[string, EventName, Record<string, unknown>, Record<string, unknown>]>([
  ["UserPromptSubmit", "on_user_message", { message: "hi" }, { prompt: [{ type: "text", text: "hi" }] }],
  ["PreToolUse", "pre_tool_call", bash, theirs],
  ["PostToolUse", "post_tool_call", { ...bash, tool_result: long }, { ...theirs, tool_output: "x".repeat(2_000) }],
  ["PostToolUse", "post_tool_call", { ...bash, tool_result: { a: 1 } }, { ...theirs, tool_output: '{"a": 1}' }],
  ["PostToolUseFailure", "post_tool_call", { ...bash, tool_error: "boom" }, { ...theirs, error: "boom" }],
  ["Stop", "on_stop", { response: "bye" }, { stop_hook_active: false }],
  [
    "StopFailure",
    "on_turn_error",
    { error_type: "rate_limit", error_message: "wait" },
    {
      error_type: "rate_limit",
      error_message: "wait",
    },
  ],
  ["SessionStart", "on_session_start", { status: "new" }, { source: "startup" }],
  ["SessionStart", "on_session_start", { status: "resumed" }, { source: "resume" }],
  ["SessionEnd", "on_session_end", { status: "idle" }, { reason: "exit" }],
  [
    "SubagentStart",
    "on_subagent_start",
    { subagent_name: "coder", task_description: long },
    {
      agent_name: "coder",
      prompt: "x".repeat(500),
    },
  ],
  [
    "SubagentStop",
    "on_subagent_stop",
    { subagent_name: "coder", response: long },
    {
      agent_name: "coder",
      response: "x".repeat(500),
    },
  ],
  ["PreCompact", "pre_compact", { trigger: "auto", token_count: 9 }, { trigger: "auto", token_count: 9 }],
  [
    "PostCompact",
    "post_compact",
    { trigger: "manual", estimated_token_count: 3 },
    {
      trigger: "manual",
      estimated_token_count: 3,
    },
  ],
  [
    "Notification",
    "on_notification",
    { notification_type: "task.completed", title: "t", body: "b", severity: "info" },
    {
      sink: "context",
      notification_type: "task.completed",
      title: "t",
      body: "b",
      severity: "info",
      source_kind: "",
      source_id: "",
    },
  ],
])("%s carries exactly what the documentation lists", (name, event, input, fields) => {
  expect(encode(event, input)).toEqual({
    hook_event_name: name,
    session_id: "session_abc",
    cwd: "/srv/bot",
    ...fields,
  });
});

test.each<[EventName, Record<string, unknown>, string]>([
  ["pre_tool_call", { tool_name: "read_file" }, "Read"],
  ["pre_tool_call", { tool_name: "write_file" }, "Write"],
  ["post_tool_call", { tool_name: "weather" }, "weather"],
  ["on_user_message", { message: "please deploy" }, "please deploy"],
  ["on_stop", {}, ""],
  ["on_turn_error", { error_type: "rate_limit" }, "rate_limit"],
  ["on_session_start", { status: "resumed" }, "resume"],
  ["on_session_end", {}, "exit"],
  ["on_subagent_stop", { subagent_name: "coder" }, "coder"],
  ["pre_compact", { trigger: "manual" }, "manual"],
  ["on_notification", { notification_type: "task.failed" }, "task.failed"],
])("a matcher on %s with %j is about %j", (event, input, subject) => {
  expect(kimi.subjects(payloadOf(event, input))).toContain(subject);
});

describe("what a script answers", () => {
  const said = (event: EventName, code: number, stdout: string, stderr = "") =>
    readAnswer(event, { code, stdout, stderr }, "kimi");
  const wrapped = (text: string): string => `<hook_result hook_event="UserPromptSubmit">\n${text}\n</hook_result>`;
  const deny = '{"hookSpecificOutput": {"permissionDecision": "deny", "permissionDecisionReason": "Use rg instead"}}';

  test("a call is blocked by exit 2 and by a denied permission", () => {
    expect(said("pre_tool_call", 2, "", "no\n")).toMatchObject({ decision: { verdict: "block", reason: "no" } });
    expect(said("pre_tool_call", 0, deny)).toMatchObject({ decision: { verdict: "block", reason: "Use rg instead" } });
  });

  test.each(["on_subagent_start", "pre_compact", "on_session_start", "on_session_end", "post_tool_call"] as const)(
    "nothing can be stopped at %s",
    (event) => {
      expect(said(event, 2, "", "no")).toMatchObject({ decision: { verdict: "continue" } });
      expect(said(event, 0, deny)).toMatchObject({ decision: { verdict: "continue" } });
    },
  );

  test.each(["hello", '{"message": "hello"}', '{"hookSpecificOutput": {"message": "hello"}}'])(
    "a prompt hook that prints %s is shown to the person, and the model does not see it",
    (stdout) => {
      const { decision } = said("on_user_message", 0, stdout) as { decision: unknown };
      expect(decision).toEqual({ verdict: "continue", context: [], notes: [wrapped("hello")] });
    },
  );

  test("a blocked prompt has its reason in the same form", () => {
    expect(said("on_user_message", 2, "", "not now")).toMatchObject({
      decision: { verdict: "block", reason: wrapped("not now") },
    });
  });

  test.each([
    ["pre_tool_call", "hello"],
    ["on_stop", "all fine"],
    ["on_session_start", "welcome"],
  ] as const)("at %s plain words mean nothing", (event, stdout) => {
    expect(said(event, 0, stdout)).toMatchObject({ decision: { verdict: "continue", context: [], notes: [] } });
  });

  test("a file with JSON in it, printed at a prompt, is shown whole", () => {
    const stdout = 'package.json:\n{"name": "x"}\n';
    expect(said("on_user_message", 0, stdout)).toMatchObject({ decision: { notes: [wrapped(stdout.trim())] } });
  });

  test.each([1, 3, 127])("exit %i lets it pass, and is reported", (code) => {
    expect(said("pre_tool_call", code, deny)).toMatchObject({ kind: "no-verdict", fault: { code: "exit" } });
  });
});

test("a turn goes on once for a hook: the second stop is not asked about", () => {
  expect(kimi.appliesTo(payloadOf("on_stop", { stop_hook_active: false }))).toBe(true);
  expect(kimi.appliesTo(payloadOf("on_stop", { stop_hook_active: true }))).toBe(false);
});

test("a call that a hook blocked counts as failed here, and with no other format", () => {
  const blocked = payloadOf("post_tool_call", { ...bash, tool_error: "no", tool_blocked: true });
  expect(kimi.appliesTo(blocked)).toBe(true);
  for (const name of ["native", "claude", "agent-hooks"] as const)
    expect(dialectOf(name).appliesTo(blocked)).toBe(false);
});
