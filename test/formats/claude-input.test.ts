import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { EventName } from "../../src/core/event.js";
import { buildPayload } from "../../src/core/payload.js";
import { dialectOf } from "../../src/formats/dialect.js";
import { bashCall, sharedFormats } from "../support/formats-bench.js";

const claude = dialectOf("claude");
const CALL = { at: new Date(0), root: "/srv/bot", workspace: "/srv/bot/workspace", transcript: "/state/t.jsonl" };
const encode = (event: EventName, input: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(claude.encode(buildPayload(event, { session_id: "s", ...input }, "/srv/bot"), CALL));
const common = {
  session_id: "s",
  transcript_path: "/state/t.jsonl",
  cwd: "/srv/bot",
  permission_mode: "default",
};

const bash = { tool_name: "bash", tool_input: { command: "ls" }, tool_use_id: "c1" };
const theirs = { tool_name: "Bash", tool_input: { command: "ls" }, tool_use_id: "c1" };
const subagent = { subagent_name: "reviewer", subagent_type: "general", task_description: "t" };

test.each<[string, EventName, Record<string, unknown>, Record<string, unknown>]>([
  ["PreToolUse", "pre_tool_call", bash, theirs],
  [
    "PostToolUse",
    "post_tool_call",
    { ...bash, tool_result: { ok: 1 } },
    { ...theirs, tool_response: { ok: 1 }, tool_result: { ok: 1 } },
  ],
  [
    "PostToolUseFailure",
    "post_tool_call",
    { ...bash, tool_error: "e" },
    { ...theirs, error: "e", is_interrupt: false },
  ],
  ["UserPromptSubmit", "on_user_message", { message: "hi" }, { prompt: "hi" }],
  [
    "Stop",
    "on_stop",
    { response: "bye", stop_hook_active: true },
    { stop_hook_active: true, last_assistant_message: "bye" },
  ],
  ["SessionStart", "on_session_start", { status: "new", model: "m" }, { source: "startup", model: "m" }],
  ["SessionStart", "on_session_start", { status: "resumed" }, { source: "resume" }],
  ["SessionStart", "on_session_start", { status: "new", previous_status: "new" }, { source: "clear" }],
  ["SessionEnd", "on_session_end", { status: "new" }, { reason: "clear" }],
  ["SessionEnd", "on_session_end", { status: "idle" }, { reason: "other" }],
  ["StopFailure", "on_turn_error", { error_type: "t", error_message: "m" }, { error: "t", error_details: "m" }],
  ["SubagentStart", "on_subagent_start", subagent, { agent_id: "reviewer", agent_type: "general" }],
  [
    "SubagentStop",
    "on_subagent_stop",
    { ...subagent, response: "r" },
    {
      stop_hook_active: false,
      agent_id: "reviewer",
      agent_type: "general",
      agent_transcript_path: "/state/t.jsonl",
      last_assistant_message: "r",
    },
  ],
  ["PreCompact", "pre_compact", { trigger: "auto" }, { trigger: "auto", custom_instructions: "" }],
  ["PostCompact", "post_compact", { trigger: "manual" }, { trigger: "manual" }],
  [
    "Notification",
    "on_notification",
    { body: "b", title: "t", notification_type: "x" },
    { message: "b", title: "t", notification_type: "x" },
  ],
])("%s reaches a script with the fields it has there, and no others", (name, event, input, fields) => {
  expect(encode(event, input)).toEqual({ ...common, hook_event_name: name, ...fields });
});

test("a script inside a sub-agent is told which, and one of the main agent is not", () => {
  expect(encode("pre_tool_call", { ...bash, agent_id: "reviewer 1" })).toMatchObject({ agent_id: "reviewer 1" });
  for (const agent_id of [undefined, "", "main"]) {
    expect(encode("pre_tool_call", { ...bash, agent_id })).not.toHaveProperty("agent_id");
    expect(encode("pre_llm_call", { agent_id })).not.toHaveProperty("agent_id");
  }
  expect(encode("pre_llm_call", { agent_id: "reviewer 1" })).toMatchObject({ agent_id: "reviewer 1" });
});

describe("tools", () => {
  const called = (tool_name: string, tool_input: Record<string, unknown>) => {
    const { tool_name: name, tool_input: input } = encode("pre_tool_call", { tool_name, tool_input });
    return [name, input];
  };

  test.each([
    ["bash", { command: "ls" }, "Bash", { command: "ls" }],
    ["run_shell_command", { cmd: "ls" }, "Bash", { command: "ls" }],
    ["read_file", { file_path: "a.md" }, "Read", { file_path: "/srv/bot/workspace/a.md" }],
    ["write_file", { path: "/x/a", text: "t" }, "Write", { file_path: "/x/a", content: "t" }],
    [
      "str_replace",
      { file: "a", old: "1", new: "2" },
      "Edit",
      {
        file_path: "/srv/bot/workspace/a",
        old_string: "1",
        new_string: "2",
      },
    ],
    ["web_fetch", { url: "https://a" }, "WebFetch", { url: "https://a" }],
    ["subagent", { name: "n", task: "t" }, "Task", { description: "n", prompt: "t" }],
    ["mcp__memory__add", { x: 1 }, "mcp__memory__add", { x: 1 }],
  ])("%s with %j is called %s there", (tool, input, name, theirInput) => {
    expect(called(tool, input)).toEqual([name, theirInput]);
  });

  const responded = (tool_name: string, tool_input: Record<string, unknown>, tool_result: unknown) =>
    encode("post_tool_call", { tool_name, tool_input, tool_result }).tool_response;

  test("results have the shape of that tool's there", () => {
    const shape = { interrupted: false, isImage: false };
    expect(responded("bash", {}, "exit code: 1\nstdout:\na\nb\nstderr:\noops\n")).toEqual({
      stdout: "a\nb",
      stderr: "oops",
      ...shape,
    });
    expect(responded("bash", {}, "stopped after 5 s")).toEqual({ stdout: "", stderr: "", ...shape });
    expect(responded("edit_file", { file_path: "a", old: "1", new: "2" }, "edited")).toEqual({
      filePath: "/srv/bot/workspace/a",
      oldString: "1",
      newString: "2",
      success: true,
    });
    expect(responded("bash", {}, "plain words")).toEqual({ stdout: "plain words", stderr: "", ...shape });
    expect(responded("read_file", { file_path: "a" }, "1\n2")).toMatchObject({
      type: "text",
      file: { filePath: "/srv/bot/workspace/a", content: "1\n2", numLines: 2 },
    });
    expect(responded("write_file", { file_path: "a", content: "c" }, "wrote it")).toMatchObject({
      filePath: "/srv/bot/workspace/a",
      content: "c",
      success: true,
    });
    expect(responded("weather", {}, "sunny")).toBe("sunny");
  });
});

const shared = sharedFormats((bench) => {
  bench.sources("claude");
  const { root } = bench;
  const keeps = `cat > "${root}/$1.json"; printf '%s|%s|%s' "$CLAUDE_PROJECT_DIR" "$CLAUDECODE" "$PWD" > "${root}/$1.env"`;
  const keep = bench.own(".claude/hooks/keep.sh", `#!/bin/sh\n${keeps}\n`);
  const history = `#!/usr/bin/env python3
import json, sys
event = json.load(sys.stdin)
lines = [json.loads(line) for line in open(event["transcript_path"])]
with open("${root}/" + event["hook_event_name"] + ".history", "w") as kept:
    json.dump(lines, kept)
`;
  bench.own(".claude/hooks/history.py", history);
  const command = (line: string) => ({ hooks: [{ type: "command", command: line }] });
  const user = {
    Stop: [command('"$CLAUDE_PROJECT_DIR"/.claude/hooks/history.py')],
    SessionEnd: [command('"$CLAUDE_PROJECT_DIR"/.claude/hooks/history.py')],
  };
  const project = { SessionStart: [{ matcher: "startup", ...command(`${keep} startup`) }] };
  const local = { PreToolUse: [{ matcher: "Bash", ...command(`${keep} "$(basename .claude)-bash"`) }] };
  bench.write("home/.claude/settings.json", JSON.stringify({ hooks: user }));
  bench.write(".claude/settings.json", JSON.stringify({ hooks: project }));
  bench.write(".claude/settings.local.json", JSON.stringify({ hooks: local }));
});

test("the user's, the project's and the local settings all count, with the environment they are used to", async () => {
  const { bench, hooks } = shared;
  await hooks.fire("on_session_start", { session_id: "s", status: "resumed" });
  expect(existsSync(`${bench.root}/startup.env`)).toBe(false);
  await hooks.fire("pre_tool_call", bashCall("ls"));
  expect(readFileSync(`${bench.root}/.claude-bash.env`, "utf8")).toBe(`${bench.workspace}|1|${bench.root}`);
  const { runs } = await hooks.fire("on_session_start", { session_id: "s", status: "new" });
  expect(runs).toHaveLength(1);
  expect(existsSync(`${bench.root}/startup.env`)).toBe(true);
});

type Line = { type: string; message: { role: string; content: unknown }; sessionId: string; parentUuid: string | null };

test("the transcript holds what was said and done before, line by line as there", async () => {
  const { bench, hooks } = shared;
  const session_id = "../../odd name";
  await hooks.fire("on_user_message", { session_id, message: "list the files" });
  await hooks.fire("pre_tool_call", { ...bashCall("ls"), session_id });
  await hooks.fire("post_tool_call", { ...bashCall("ls"), session_id, tool_result: "a.md" });
  await hooks.fire("post_llm_call", { session_id, response: "There is a.md." });
  await hooks.fire("on_stop", { session_id, response: "There is a.md." });
  const lines: Line[] = JSON.parse(readFileSync(`${bench.root}/Stop.history`, "utf8"));
  expect(lines.map(({ type, message }) => [type, message.content])).toEqual([
    ["user", "list the files"],
    ["assistant", [{ type: "tool_use", id: "call_1", name: "Bash", input: { command: "ls" } }]],
    ["user", [{ type: "tool_result", tool_use_id: "call_1", content: "a.md" }]],
    ["assistant", [{ type: "text", text: "There is a.md." }]],
  ]);
  expect(lines.every((line) => line.sessionId === session_id && line.message.role === line.type)).toBe(true);
  expect(lines.map((line) => line.parentUuid === null)).toEqual([true, false, false, false]);

  await hooks.fire("on_session_end", { session_id, status: "new" });
  expect(JSON.parse(readFileSync(`${bench.root}/SessionEnd.history`, "utf8"))).toHaveLength(4);
});
