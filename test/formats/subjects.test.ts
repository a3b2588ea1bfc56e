import { expect, test } from "vitest";
import type { EventName } from "../../src/core/event.js";
import type { DialectName } from "../../src/core/hook.js";
import { buildPayload, type Payload } from "../../src/core/payload.js";
import { readResult } from "../../src/formats/answer.js";
import { claudeCall } from "../../src/formats/claude.js";
import { dialectOf } from "../../src/formats/dialect.js";
import { parseEntry } from "../../src/formats/hook-entry.js";
import { momentsMissed } from "../../src/formats/moments.js";

const AGENT = { subagent_name: "coder", subagent_type: "general" };

test.each<[DialectName, EventName, Record<string, unknown>, string[]]>([
  ["claude", "pre_tool_call", { tool_name: "subagent" }, ["Task", "Agent", "subagent"]],
  ["claude", "transform_tool_result", { tool_name: "bash" }, ["Bash", "bash"]],
  ["claude", "on_session_start", { status: "resumed" }, ["resume"]],
  ["claude", "on_session_start", { status: "new", previous_status: "new" }, ["clear"]],
  ["claude", "on_session_start", { status: "new" }, ["startup"]],
  ["claude", "on_session_end", { status: "asked" }, ["clear"]],
  ["claude", "on_notification", { notification_type: "idle" }, ["idle"]],
  ["claude", "pre_compact", { trigger: "auto" }, ["auto"]],
  ["claude", "post_compact", { trigger: "manual" }, ["manual"]],
  ["claude", "on_subagent_start", AGENT, ["general", "coder"]],
  ["claude", "on_subagent_stop", AGENT, ["general", "coder"]],
  ["claude", "on_turn_error", { error_type: "rate_limit" }, ["rate_limit"]],
  ["claude", "on_stop", {}, [""]],
  ["kimi", "on_session_start", { status: "new" }, ["startup"]],
  ["kimi", "on_subagent_start", AGENT, ["coder"]],
  ["kimi", "post_compact", { trigger: "auto" }, ["auto"]],
  ["agent-hooks", "on_stop", { tool_name: "bash" }, ["Shell", "Bash", "bash"]],
  ["native", "pre_tool_call", { tool_name: "bash" }, ["bash"]],
  ["native", "on_notification", { notification_type: "idle" }, ["idle"]],
  ["native", "pre_compact", { trigger: "auto" }, ["auto"]],
  ["native", "on_session_start", { status: "new" }, ["new"]],
  ["native", "on_stop", {}, [""]],
])("in the format %s, the subject of %s with %j is %j", (dialect, event, input, subjects) => {
  expect(dialectOf(dialect).subjects(buildPayloadOf(event, input))).toEqual(subjects);
});

test.each<[DialectName, EventName, string | undefined, readonly string[] | undefined]>([
  ["claude", "on_session_start", "^(?:compact)$", ["startup", "clear", "resume"]],
  ["claude", "on_session_start", "^(?:clear)$", undefined],
  ["claude", "on_session_start", "^(?:startup|compact)$", undefined],
  ["claude", "on_session_start", "(?<=x)compact", undefined],
  ["claude", "on_session_start", undefined, undefined],
  ["claude", "on_session_end", "logout", ["clear", "other"]],
  ["kimi", "on_session_end", "logout", ["exit"]],
  ["native", "on_session_end", "shutdown", undefined],
  ["claude", "on_notification", "task.completed", expect.arrayContaining(["push", "hook-changed"])],
  ["native", "on_notification", "hook-changed", undefined],
  ["claude", "pre_tool_call", "NoSuchTool", undefined],
])("in the format %s, a hook on %s for %j misses all of %j", async (dialect, event, subject, missed) => {
  const { entry } = parsed({ event, command: "./x", dialect, ...(subject !== undefined && { subject }) });
  expect(await momentsMissed(entry)).toEqual(missed);
});

function parsed(value: object) {
  const result = parseEntry(value);
  if ("faults" in result) throw new Error(JSON.stringify(result.faults));
  return result;
}

function buildPayloadOf(event: EventName, input: Record<string, unknown>): Payload {
  return buildPayload(event, { session_id: "s", ...input }, "/srv");
}

test("an argument that the other system does not know keeps its name, and a changed one comes back as it was written", () => {
  const payload = buildPayloadOf("pre_tool_call", { tool_name: "write_file", tool_input: { path: "a", mode: 7 } });
  const { input, back } = claudeCall(payload, "/srv/w");
  expect(input).toEqual({ file_path: "/srv/w/a", mode: 7 });
  expect(back({ file_path: "/srv/w/b", mode: 8 })).toEqual({ path: "b", mode: 8 });
  expect(back({ file_path: "/etc/b" })).toEqual({ path: "/etc/b" });
  expect(back({ file_path: 3 })).toEqual({ path: 3 });
  expect(back({ file_path: "../b" })).toEqual({ path: "../b" });
  const absolute = buildPayloadOf("pre_tool_call", { tool_name: "write_file", tool_input: { path: "/x/a" } });
  expect(claudeCall(absolute, "/srv/w").back({ file_path: "/srv/w/b" })).toEqual({ path: "/srv/w/b" });
});

test("an endpoint that answers in words or with a list has given no verdict", () => {
  const said = (body: string, dialect: DialectName) =>
    readResult("on_user_message", { kind: "responded", status: 200, body }, dialect);
  for (const dialect of ["native", "claude", "kimi"] as const) {
    expect(said("fine by me", dialect), dialect).toMatchObject({ fault: { code: "not-json", output: "fine by me" } });
    expect(said('["block"]', dialect), dialect).toMatchObject({ fault: { code: "not-object", output: '["block"]' } });
  }
});

test("what a format's rules make of an answer does not depend on words that were not said", () => {
  const block = { verdict: "block", context: [], notes: [] } as const;
  const rewrite = { verdict: "continue", context: [], notes: [], rewrite: { tool_input: { command: "ls" } } } as const;
  expect(dialectOf("agent-hooks").normalise("post_tool_call", block)).toEqual({ ...block, verdict: "continue" });
  expect(dialectOf("claude").normalise("post_tool_call", block)).toEqual({ ...block, verdict: "continue" });
  const call = { at: new Date(0), root: "/srv", workspace: "/srv/w" };
  const payload = buildPayloadOf("pre_tool_call", { tool_name: "exec", tool_input: { cmd: "rm" } });
  for (const name of ["kimi", "claude", "agent-hooks"] as const) {
    const { normalise } = dialectOf(name);
    expect(normalise("pre_tool_call", rewrite, { payload, call }), name).toMatchObject({
      rewrite: { tool_input: { cmd: "ls" } },
    });
  }
  expect(dialectOf("kimi").normalise("pre_tool_call", rewrite)).not.toHaveProperty("rewrite");
});
