import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { EventName } from "../../src/core/event.js";
import { buildPayload } from "../../src/core/payload.js";
import { readAnswer } from "../../src/formats/answer.js";
import { dialectOf } from "../../src/formats/dialect.js";
import { bashCall, sharedFormats } from "../support/formats-bench.js";

const AT = new Date("2026-01-02T03:04:05Z");
const encode = (trigger: string, input: Record<string, unknown>): Record<string, unknown> => {
  const event = dialectOf("agent-hooks").events[trigger]?.event;
  if (!event) throw new Error(trigger);
  const payload = buildPayload(event, { session_id: "sess-abc123", ...input }, "/srv/bot");
  const call = { at: AT, root: "/srv/bot", workspace: "/srv/bot/workspace", trigger };
  return JSON.parse(dialectOf("agent-hooks").encode(payload, call));
};
const base = (event_type: string) => ({
  ...{
    event_type,
    timestamp: "2026-01-02T03:04:05.000Z",
    session_id: "sess-abc123",
    work_dir: "/srv/bot",
    context: {},
  },
});
const shell = { tool_name: "bash", tool_input: { command: "rm -rf /tmp/old-files" }, tool_use_id: "tool_123" };
const theirs = { tool_name: "Shell", tool_input: shell.tool_input, tool_use_id: "tool_123" };
const subagent = { subagent_name: "code-reviewer", subagent_type: "coder", task_description: "Review it" };

const PAYLOADS: [string[], Record<string, unknown>, Record<string, unknown>][] = [
  [["before_tool", "pre-tool-call"], shell, theirs],
  [["after_tool", "post-tool-call"], { ...shell, tool_result: "ok" }, { ...theirs, tool_output: "ok" }],
  [["after_tool_failure", "post-tool-call-failure"], { ...shell, tool_error: "boom" }, { ...theirs, error: "boom" }],
  [["subagent_start", "pre-subagent"], subagent, subagent],
  [["subagent_stop", "post-subagent"], { ...subagent, response: "fine" }, { ...subagent, response: "fine" }],
  [
    ["session_start", "pre-session"],
    { status: "new", model: "kimi-latest", channel: "shell" },
    { model: "kimi-latest", args: { ui: "shell", agent: "default" } },
  ],
  [
    ["session_end", "post-session"],
    { status: "user_exit", duration_seconds: 3600, total_steps: 25 },
    { duration_seconds: 3600, total_steps: 25, exit_reason: "user_exit" },
  ],
  [["before_agent", "pre-agent-turn"], { message: "hello" }, { user_input: "hello" }],
  [["after_agent", "post-agent-turn", "post-agent-turn-stop"], { response: "hi" }, { response: "hi" }],
  [
    ["before_stop", "pre-agent-turn-stop"],
    { response: "Task completed", tool_names: ["a", "b"] },
    { stop_reason: "no_tool_calls", step_count: 2, final_message: { role: "assistant", content: "Task completed" } },
  ],
  [["pre_compact", "pre-context-compact"], { trigger: "auto", token_count: 9 }, { trigger: "auto", token_count: 9 }],
  [
    ["post-context-compact"],
    { trigger: "auto", estimated_token_count: 3 },
    { trigger: "auto", estimated_token_count: 3 },
  ],
];
const ALL = PAYLOADS.flatMap(([names, input, fields]) => names.map((name) => ({ name, input, fields })));

test("all events of both vocabularies are known, and no other", () => {
  expect(Object.keys(dialectOf("agent-hooks").events).sort()).toEqual(ALL.map(({ name }) => name).sort());
});

test.each(ALL)("$name reaches a script as the specification shows it", ({ name, input, fields }) => {
  expect(encode(name, input)).toEqual({ ...base(name), ...fields });
});

describe("what a script answers", () => {
  const said = (event: EventName, code: number, stdout: string, stderr = "") =>
    readAnswer(event, { code, stdout, stderr }, "agent-hooks");
  const deny = (event: EventName) => said(event, 0, '{"decision": "deny", "reason": "no"}');

  test.each(["pre_tool_call", "on_user_message", "on_subagent_start", "pre_compact", "on_session_start"] as const)(
    "%s is stopped by exit 2 and by deny",
    (event) => {
      expect(said(event, 2, "", "no\n")).toMatchObject({ decision: { verdict: "block", reason: "no" }, ignored: [] });
      expect(deny(event)).toMatchObject({ decision: { verdict: "block", reason: "no" } });
    },
  );

  test.each(["post_tool_call", "on_subagent_stop"] as const)("at %s a block is a word to the agent", (event) => {
    expect(deny(event)).toMatchObject({ decision: { verdict: "continue", context: ["no"] }, ignored: [] });
    expect(said(event, 2, "", "no")).toMatchObject({ decision: { verdict: "continue", context: ["no"] } });
  });

  test.each(["on_session_end", "on_response_end", "post_compact"] as const)(
    "at %s nothing is left to stop: a block is a word to the person",
    (event) => {
      expect(said(event, 2, "", "no")).toMatchObject({ decision: { verdict: "continue", notes: ["no"] }, ignored: [] });
    },
  );

  test("a refused stop reaches the agent in the words of the standard", () => {
    expect(deny("on_stop")).toMatchObject({ decision: { verdict: "block", reason: "[Hook blocked stop: no]" } });
  });

  test.each([
    ['{"decision": "allow", "log": "Command validated"}', {}],
    ['{"decision": "allow", "additional_context": "mind the gap"}', { context: ["mind the gap"] }],
    ['{"decision": "allow", "modified_input": {"command": "ls"}}', { rewrite: { tool_input: { command: "ls" } } }],
    ["", {}],
  ])("%s lets the call pass", (stdout, more) => {
    expect(said("pre_tool_call", 0, stdout)).toMatchObject({ decision: { verdict: "continue", ...more }, ignored: [] });
  });

  test.each([
    [1, '{"decision": "deny"}', "exit"],
    [127, "", "exit"],
    [0, "not json", "not-json"],
    [0, '{"decision": "perhaps"}', "unknown-decision"],
  ])("exit %i with %j is a failure, which lets the call pass and is reported", (code, stdout, fault) => {
    expect(said("pre_tool_call", code, stdout)).toMatchObject({ kind: "no-verdict", fault: { code: fault } });
  });
});

const head = (name: string, trigger: string, more = ""): string =>
  `---\nname: ${name}\ndescription: d\ntrigger: ${trigger}\n${more}---\n`;
const REFUSES = "#!/bin/sh\ngrep -q closed && { echo 'not today' >&2; exit 2; }\nexit 0\n";

const shared = sharedFormats((bench) => {
  const add = (name: string, trigger: string, script: string, more = ""): void =>
    bench.hookFolder(`.agents/hooks/${name}`, head(name, trigger, more), { "scripts/run": script });
  add("refuses", "pre-session", REFUSES);
  add("judge", "post-tool-call", "#!/bin/sh\necho 'read it again' >&2\nexit 2\n", 'matcher:\n  tool: "^ReadFile$"\n');
  add(
    "first",
    "before_tool",
    `#!/bin/sh\necho no >&2\nexit 2\n`,
    "priority: 900\nmatcher:\n  tool: Shell\n  pattern: stop\n",
  );
  add("second", "before_tool", "#!/bin/sh\nexit 0\n", "matcher:\n  pattern: stop\n");
  add(
    "late",
    "before_tool",
    `#!/bin/sh\ncat > "${bench.root}/late"\nexit 2\n`,
    "async: true\nmatcher:\n  pattern: late\n",
  );
  add("slow", "before_tool", "#!/bin/sh\nexec sleep 60\n", "timeout: 100\nmatcher:\n  pattern: slow\n");
  add("prompt", "before_agent", '#!/bin/sh\ngrep -q \'"user_input": "bad\' && exit 2\nexit 0\n');
});

test("a session is refused with the script's words", async () => {
  const begin = (status: string) => shared.hooks.fire("on_session_start", { session_id: "s", channel: status });
  expect(await begin("closed")).toMatchObject({ verdict: "block", reason: "not today" });
  expect((await begin("open")).verdict).toBe("continue");
});

test("a block after a tool is told to the agent, and only for the tool it names", async () => {
  const after = (tool_name: string) =>
    shared.hooks.fire("post_tool_call", { tool_name, tool_input: { file_path: "a" }, tool_result: "text" });
  expect(await after("read_file")).toMatchObject({ verdict: "continue", context: ["read it again"] });
  expect((await after("write_file")).runs).toEqual([]);
});

test("the first block stops those behind it, and both parts of a matcher must fit", async () => {
  const runBy = (name: string) => ({ hook: expect.stringContaining(`/${name}/`) });
  const stopped = await shared.hooks.fire("pre_tool_call", bashCall("stop here"));
  expect(stopped).toMatchObject({ verdict: "block", reason: "no", runs: [runBy("first")] });
  const read = { tool_name: "read_file", tool_input: { file_path: "stop.txt" } };
  const passed = await shared.hooks.fire("pre_tool_call", read);
  expect(passed).toMatchObject({ verdict: "continue", runs: [runBy("second")] });
});

test("a hook that runs beside the turn can stop nothing, and hears of it all the same", async () => {
  expect((await shared.hooks.fire("pre_tool_call", bashCall("late"))).verdict).toBe("continue");
  await shared.hooks.idle();
  expect(JSON.parse(readFileSync(`${shared.bench.root}/late`, "utf8"))).toMatchObject({ event_type: "before_tool" });
});

test("one that takes too long lets the call pass, and is reported", async () => {
  const { verdict, runs } = await shared.hooks.fire("pre_tool_call", bashCall("slow"));
  expect(verdict).toBe("continue");
  expect(runs).toMatchObject([{ verdict: "no-verdict", fault: { code: "timed-out", afterMs: 100 } }]);
});

test("a prompt is stopped before the model sees it", async () => {
  const outcome = await shared.hooks.fire("on_user_message", { session_id: "s", message: "bad words" });
  expect(outcome).toMatchObject({ verdict: "block", reason: "Blocked by before_agent hook" });
});
