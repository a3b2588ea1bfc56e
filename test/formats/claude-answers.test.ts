import { describe, expect, test } from "vitest";
import type { Answer, Decision } from "../../src/core/decision.js";
import { EVENT_NAMES, type EventName } from "../../src/core/event.js";
import { buildPayload } from "../../src/core/payload.js";
import { readAnswer, readResult } from "../../src/formats/answer.js";
import { dialectOf } from "../../src/formats/dialect.js";

const CONTINUE: Decision = { verdict: "continue", context: [], notes: [] };
const CALL = { at: new Date(0), root: "/srv/bot", workspace: "/srv/bot/workspace" };

const answer = (event: EventName, stdout: unknown, code = 0, stderr = ""): Answer =>
  readAnswer(event, { code, stdout: typeof stdout === "string" ? stdout : JSON.stringify(stdout), stderr }, "claude");
const said = (event: EventName, stdout: unknown, code = 0, stderr = ""): Decision => {
  const read = answer(event, stdout, code, stderr);
  if (read.kind === "no-verdict") throw new Error(read.fault.code);
  return read.decision;
};
const permission = (permissionDecision: string, more: Record<string, unknown> = {}) => ({
  hookSpecificOutput: { hookEventName: "PreToolUse", permissionDecision, ...more },
});

describe("fine", () => {
  test.each([
    "",
    "{}",
    "\n",
    "ok",
    "Checked 3 files.",
    "[]",
    "null",
    "true",
    '"fine"',
    { continue: true },
    { decision: "approve" },
    { decision: "allow" },
    { decision: null },
    { decision: "" },
    { suppressOutput: true },
    { continue: true, suppressOutput: true },
    { reason: "all fine" },
    permission("allow"),
    permission("allow", { permissionDecisionReason: "safe" }),
    permission("defer"),
    { hookSpecificOutput: { hookEventName: "PreToolUse" } },
    { hookSpecificOutput: null },
    { stopReason: "x" },
  ])("%j lets a call pass, and nothing else comes of it", (output) => {
    expect(said("pre_tool_call", output)).toEqual(CONTINUE);
  });
});

describe("blocked", () => {
  test.each([
    [{ decision: "block", reason: "no" }, "no"],
    [permission("deny", { permissionDecisionReason: "no" }), "no"],
    [{ continue: false, stopReason: "no" }, "no"],
    [permission("deny"), "Blocked by PreToolUse hook"],
    [{ decision: "block" }, "Blocked by PreToolUse hook"],
    [{ decision: "block", reason: "\u001b[31mno\u001b[0m" }, "no"],
  ])("%j stops a call", (output, reason) => {
    expect(said("pre_tool_call", output)).toMatchObject({ verdict: "block", reason });
  });

  test.each([
    ["", "no\n", "no"],
    ["some words", "no", "no"],
    [{ decision: "block", reason: "from json" }, "from stderr", "from json"],
    [permission("deny", { permissionDecisionReason: "from json" }), "from stderr", "from json"],
    [{ decision: "approve", reason: "fine" }, "no", "no"],
    [permission("allow", { permissionDecisionReason: "fine" }), "no", "no"],
    ["", "", "Blocked by PreToolUse hook"],
    ["", "\u001b[1;31m✗ no\u001b[0m", "✗ no"],
  ])("exit 2 with %j and %j blocks with %j", (stdout, stderr, reason) => {
    expect(said("pre_tool_call", stdout, 2, stderr)).toMatchObject({ verdict: "block", reason });
  });

  test("a person is asked, with the script's reason", () => {
    expect(said("pre_tool_call", permission("ask", { permissionDecisionReason: "sure?" }))).toMatchObject({
      verdict: "ask",
      reason: "sure?",
    });
  });

  test.each(["on_user_message", "pre_compact"] as const)("%s is stopped by word and by exit 2", (event) => {
    expect(said(event, { decision: "block", reason: "no" })).toMatchObject({ verdict: "block", reason: "no" });
    expect(said(event, "", 2, "no")).toMatchObject({ verdict: "block", reason: "no" });
  });
});

describe("exit codes", () => {
  test("an answer counts also on exit 1, and nothing else is said then", () => {
    expect(said("pre_tool_call", permission("deny", { permissionDecisionReason: "no" }), 1, "trace")).toMatchObject({
      verdict: "block",
      reason: "no",
    });
    expect(said("pre_tool_call", {}, 1)).toEqual(CONTINUE);
  });

  test.each([1, 3, 127])("exit %i with words is a failure, and the words are no context", (code) => {
    expect(answer("on_user_message", "remember this", code, "why")).toMatchObject({
      kind: "no-verdict",
      fault: { code: "exit", exitCode: code, stderr: "why" },
    });
  });

  test.each(['{"decision": "block",}', "{decision: block}"])("%s is a broken answer, not a plain one", (stdout) => {
    expect(answer("on_user_message", stdout)).toMatchObject({ kind: "no-verdict", fault: { code: "not-json" } });
  });
});

describe("context", () => {
  test.each(EVENT_NAMES)(
    "plain words at %s are context on a prompt and a session's start, and nowhere else",
    (event) => {
      const isContext = event === "on_user_message" || event === "on_session_start";
      expect(said(event, "\u001b[32mremember\u001b[0m this\n")).toEqual({
        ...CONTINUE,
        context: isContext ? ["remember this"] : [],
      });
    },
  );

  test.each(["on_user_message", "on_session_start", "pre_tool_call", "post_tool_call"] as const)(
    "additionalContext counts at %s",
    (event) => {
      const output = { hookSpecificOutput: { hookEventName: "x", additionalContext: "mind this" } };
      expect(said(event, output)).toEqual({ ...CONTINUE, context: ["mind this"] });
    },
  );

  test.each([
    'On branch main\n{"name": "x", "private": true}\n',
    '{"a": 1}\n{"b": 2}\n',
    'package.json:\n{\n  "name": "x"\n}',
  ])("a file with JSON in it, printed at a session's start, is context: %j", (stdout) => {
    expect(said("on_session_start", stdout)).toEqual({ ...CONTINUE, context: [stdout.trim()] });
  });

  test("a block behind a log line is a block all the same", () => {
    expect(said("on_user_message", 'checking\n{"decision": "block", "reason": "no"}')).toMatchObject({
      verdict: "block",
    });
  });

  test("a word for the person is a note", () => {
    expect(said("pre_tool_call", { systemMessage: "look" })).toEqual({ ...CONTINUE, notes: ["look"] });
  });
});

describe("after the fact", () => {
  test.each(["post_tool_call", "on_subagent_stop"] as const)("a block at %s is a word to the agent", (event) => {
    expect(said(event, { decision: "block", reason: "fix it" })).toEqual({ ...CONTINUE, context: ["fix it"] });
    expect(said(event, "", 2, "lint failed")).toEqual({ ...CONTINUE, context: ["lint failed"] });
  });

  test("what exit 2 says beside its reason reaches the agent as well", () => {
    const output = { hookSpecificOutput: { hookEventName: "PostToolUse", additionalContext: "and this" } };
    expect(said("post_tool_call", output, 2, "lint failed").context).toEqual(["and this", "lint failed"]);
  });

  test.each(["on_session_start", "on_session_end", "on_subagent_start", "post_compact"] as const)(
    "exit 2 at %s stops nothing, and the person reads why",
    (event) => {
      expect(said(event, "", 2, "look at this")).toEqual({ ...CONTINUE, notes: ["look at this"] });
    },
  );

  test.each(["updatedMCPToolOutput", "retry"])("%s has no effect here, and doctor says so", (key) => {
    const output = { hookSpecificOutput: { hookEventName: "PostToolUse", [key]: "x" } };
    expect(answer("post_tool_call", output)).toMatchObject({ decision: CONTINUE, ignored: [key] });
  });
});

describe("at a stop", () => {
  test("a block sends the agent on with the reason", () => {
    expect(said("on_stop", { decision: "block", reason: "run the tests" })).toMatchObject({
      verdict: "block",
      reason: "run the tests",
    });
  });

  test("context sends it on, too", () => {
    const output = { hookSpecificOutput: { hookEventName: "Stop", additionalContext: "one more thing" } };
    expect(said("on_stop", output)).toMatchObject({ verdict: "block", reason: "one more thing", context: [] });
  });

  test.each([
    [{ continue: false, stopReason: "enough" }, 0, ""],
    [{ continue: false, stopReason: "enough", decision: "block" }, 0, ""],
    [{ continue: false, stopReason: "enough" }, 2, "go on"],
  ])("%j with exit %i ends the turn, and the person reads why", (output, code, stderr) => {
    expect(said("on_stop", output, code, stderr)).toEqual({ ...CONTINUE, notes: ["enough"] });
  });
});

describe("a changed call", () => {
  const answered = (tool: Record<string, unknown>, updatedInput: Record<string, unknown>) => {
    const payload = buildPayload("pre_tool_call", tool, "/srv/bot");
    const stdout = JSON.stringify(permission("allow", { updatedInput }));
    const result = { kind: "exited", code: 0, signal: null, stdout, stderr: "" } as const;
    const read = readResult("pre_tool_call", result, "claude", { payload, call: CALL });
    return read.kind === "verdict" ? read.decision.rewrite?.tool_input : undefined;
  };

  test.each([
    ["a part", { command: "ls -l" }, { command: "ls -l" }],
    ["another argument", { timeout: 5 }, { timeout: 5 }],
  ])("%s of it is enough", (_, updated, expected) => {
    expect(answered({ tool_name: "bash", tool_input: { command: "ls" } }, updated)).toEqual(expected);
  });

  test("arguments come back under the tool's own names, and paths as they were written", () => {
    const call = { tool_name: "write_file", tool_input: { path: "a/b.md", text: "old" } };
    const file = "/srv/bot/workspace/a/b.md";
    expect(answered(call, { file_path: file, content: "new" })).toEqual({ path: "a/b.md", text: "new" });
    expect(answered(call, { file_path: "/srv/bot/workspace/c.md" })).toEqual({ path: "c.md" });
    expect(answered(call, { file_path: "/etc/passwd" })).toEqual({ path: "/etc/passwd" });
  });

  test.each(["PreToolUse", "PostToolUse", "UserPromptSubmit", "Notification", "SessionEnd", "Stop"])(
    "the input of %s, printed back, changes nothing",
    (name) => {
      const event = dialectOf("claude").events[name]?.event ?? "on_stop";
      const payload = buildPayload(
        event,
        { tool_name: "bash", tool_input: { command: "ls" }, message: "m" },
        "/srv/bot",
      );
      const echoed = dialectOf("claude").encode(payload, CALL);
      expect(answer(event, echoed)).toEqual({ kind: "verdict", decision: CONTINUE, ignored: [], warnings: [] });
    },
  );
});

describe("an endpoint's answer", () => {
  const responded = (event: EventName, status: number, body: string) =>
    readResult(event, { kind: "responded", status, body }, "claude");

  test("is read like a script's", () => {
    const body = JSON.stringify(permission("deny", { permissionDecisionReason: "no" }));
    expect(responded("pre_tool_call", 200, body)).toMatchObject({ decision: { verdict: "block", reason: "no" } });
    expect(responded("pre_tool_call", 204, "")).toMatchObject({ decision: CONTINUE });
  });

  test("in plain words is a failure, not context", () => {
    expect(responded("on_user_message", 200, "hello")).toMatchObject({
      kind: "no-verdict",
      fault: { code: "not-json" },
    });
  });

  test("with a status that says no cannot block", () => {
    expect(responded("pre_tool_call", 403, '{"decision": "block"}')).toMatchObject({ fault: { code: "http-status" } });
  });
});

test("where nothing was blocked, nothing says that it was", () => {
  const silent = { code: 2, stdout: "", stderr: "" };
  expect(readAnswer("pre_tool_call", silent, "claude")).toMatchObject({
    decision: { verdict: "block", reason: "Blocked by PreToolUse hook" },
  });
  for (const dialect of ["claude", "agent-hooks"] as const)
    expect(readAnswer("post_tool_call", silent, dialect)).toMatchObject({
      decision: { verdict: "continue", context: [], notes: [] },
    });
  const ends = { code: 0, stdout: '{"continue": false}', stderr: "" };
  expect(readAnswer("on_stop", ends, "claude")).toMatchObject({ decision: { verdict: "continue", notes: [] } });
  const said = { code: 0, stdout: '{"continue": false, "systemMessage": "enough"}', stderr: "" };
  expect(readAnswer("on_stop", said, "claude")).toMatchObject({ decision: { notes: ["enough"] } });
});
