import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Answer, Decision } from "../../src/core/decision.js";
import { EVENT_NAMES, type EventName } from "../../src/core/event.js";
import type { RunResult } from "../../src/core/fault.js";
import { DIALECTS, type DialectName } from "../../src/core/hook.js";
import { readAnswer, readResult } from "../../src/formats/answer.js";
import { TEXT_LIMITS } from "../../src/lib/clean-text.js";
import { anyText } from "../support/any-text.js";
import { samples } from "../support/long-tests.js";
import { growthByEight, NO_LONGER_LINEAR } from "../support/worked.js";

const CONTINUE: Decision = { verdict: "continue", context: [], notes: [] };

const printed = (event: EventName, output: unknown, dialect?: DialectName): Answer =>
  readAnswer(
    event,
    { code: 0, stdout: typeof output === "string" ? output : JSON.stringify(output), stderr: "" },
    dialect,
  );

const exited2 = (stdout: string, stderr: string, event: EventName = "pre_tool_call"): Answer =>
  readAnswer(event, { code: 2, stdout, stderr });

function decisionOf(answer: Answer): Decision {
  if (answer.kind === "no-verdict") throw new Error(`no verdict: ${answer.fault.code}`);
  return answer.decision;
}

const said = (event: EventName, output: unknown, dialect?: DialectName): Decision =>
  decisionOf(printed(event, output, dialect));

const ignoredOf = (answer: Answer): readonly string[] => (answer.kind === "verdict" ? answer.ignored : []);

// The table of endings.

test.each(["", "  \n\t", "\ufeff", "\r\n"])("exit 0 and no output (%j) means continue", (stdout) => {
  expect(printed("pre_tool_call", stdout)).toEqual({
    kind: "verdict",
    decision: CONTINUE,
    ignored: [],
    warnings: [],
  });
});

test("an empty object means continue", () => {
  expect(said("pre_tool_call", {})).toEqual(CONTINUE);
});

test.each([1, 3, 126, 127, 255, -1])("exit %i is no verdict, whatever was printed", (code) => {
  expect(readAnswer("pre_tool_call", { code, stdout: '{"decision":"block"}', stderr: "oops\n" })).toEqual({
    kind: "no-verdict",
    fault: { code: "exit", exitCode: code, stderr: "oops" },
  });
});

test("a script that a signal ended gave no verdict", () => {
  const result = { code: null, signal: "SIGKILL", stdout: '{"decision":"block"}', stderr: "" };
  expect(readAnswer("pre_tool_call", result)).toEqual({
    kind: "no-verdict",
    fault: { code: "signal", signal: "SIGKILL", stderr: "" },
  });
});

test("a script that ended without a code or a known signal gave no verdict", () => {
  expect(readAnswer("pre_tool_call", { code: null, stdout: "", stderr: "" })).toMatchObject({
    fault: { code: "signal", signal: "unknown" },
  });
});

test.each(["done", "{oops", "block", '{"decision":"block"} trailing'])("%j is not JSON and no verdict", (stdout) => {
  expect(printed("pre_tool_call", stdout)).toEqual({ kind: "no-verdict", fault: { code: "not-json", output: stdout } });
});

test.each(["[]", '["block"]', '"block"', "2", "true", "null"])("%s is JSON but no object, and no verdict", (stdout) => {
  expect(printed("pre_tool_call", stdout)).toEqual({
    kind: "no-verdict",
    fault: { code: "not-object", output: stdout },
  });
});

test.each([200, 204, 299])("an HTTP %i answer is read like a script's output", (status) => {
  const result: RunResult = { kind: "responded", status, body: '{"decision":"block","reason":"no"}' };
  expect(decisionOf(readResult("pre_tool_call", result, "native"))).toMatchObject({ verdict: "block", reason: "no" });
});

test("an HTTP 2xx answer without a body means continue", () => {
  expect(readResult("pre_tool_call", { kind: "responded", status: 204, body: "" }, "native").kind).toBe("verdict");
});

test.each([100, 199, 300, 302, 404, 500])("HTTP %i is no verdict, whatever the body says", (status) => {
  const result: RunResult = { kind: "responded", status, body: '{"decision":"block"}' };
  expect(readResult("pre_tool_call", result, "native")).toEqual({
    kind: "no-verdict",
    fault: { code: "http-status", status },
  });
});

test.each<[RunResult, string]>([
  [{ kind: "timed-out", afterMs: 50 }, "timed-out"],
  [{ kind: "no-turn", afterMs: 50 }, "no-turn"],
  [{ kind: "flooded", bytes: 9 }, "too-much-output"],
  [{ kind: "not-started", failure: { why: "missing", path: "./x" } }, "not-started"],
  [{ kind: "changed-file", path: "./x" }, "changed-file"],
  [{ kind: "url-refused", refusal: { why: "not-a-url" } }, "url-refused"],
  [{ kind: "no-secret", name: "GUARD_SECRET" }, "no-secret"],
  [{ kind: "http-failed", detail: "reset" }, "http-failed"],
])("a run that ended as %o is no verdict", (result, code) => {
  expect(readResult("pre_tool_call", result, "native")).toMatchObject({ kind: "no-verdict", fault: { code } });
});

test("a run that exited is read by its exit code", () => {
  const result: RunResult = { kind: "exited", code: 2, signal: null, stdout: "", stderr: "no" };
  expect(decisionOf(readResult("pre_tool_call", result, "native"))).toMatchObject({ verdict: "block", reason: "no" });
});

// Exit 2.

test("exit 2 blocks with the reason of its JSON", () => {
  expect(decisionOf(exited2('{"decision":"block","reason":"from json"}', "from stderr"))).toMatchObject({
    verdict: "block",
    reason: "from json",
  });
});

test("exit 2 without JSON blocks with what the script wrote to stderr", () => {
  expect(decisionOf(exited2("talk", "  no secrets\n"))).toMatchObject({ verdict: "block", reason: "no secrets" });
});

test("exit 2 whose JSON has no reason blocks with stderr", () => {
  expect(decisionOf(exited2('{"decision":"block"}', "why"))).toMatchObject({ verdict: "block", reason: "why" });
});

test.each(["", "\u001b[0m\n"])("exit 2 with nothing said (%j) blocks with a reason that names the event", (stderr) => {
  expect(decisionOf(exited2("", stderr))).toMatchObject({ reason: "Blocked by pre_tool_call hook" });
});

test("exit 2 blocks even when the JSON says allow", () => {
  expect(decisionOf(exited2('{"decision":"allow"}', "")).verdict).toBe("block");
});

test("exit 2 keeps the note that came with it", () => {
  expect(decisionOf(exited2('{"systemMessage":"look here"}', "no")).notes).toEqual(["look here"]);
});

test("exit 2 where nothing can be blocked is shown as a field without effect", () => {
  const answer = exited2("", "no", "post_tool_call");
  expect(decisionOf(answer)).toEqual(CONTINUE);
  expect(ignoredOf(answer)).toEqual(["decision: block"]);
});

// Decisions in every vocabulary.

test.each([
  { decision: "block" },
  { decision: "deny" },
  { continue: false },
  { hookSpecificOutput: { permissionDecision: "deny" } },
  { hookSpecificOutput: { decision: "block" } },
])("%j blocks", (output) => {
  expect(said("pre_tool_call", output)).toMatchObject({ verdict: "block", reason: "Blocked by pre_tool_call hook" });
});

test.each([
  { decision: "allow" },
  { decision: "approve" },
  { decision: "" },
  { decision: null },
  { continue: true },
  { hookSpecificOutput: { permissionDecision: "allow" } },
  { suppressOutput: true },
])("%j means continue", (output) => {
  expect(said("pre_tool_call", output)).toEqual(CONTINUE);
  expect(ignoredOf(printed("pre_tool_call", output))).toEqual([]);
});

test.each([{ decision: "ask" }, { hookSpecificOutput: { permissionDecision: "ask" } }])("%j asks", (output) => {
  for (const event of ["pre_tool_call", "on_outbound_message", "on_completion_claim", "on_network_request"] as const) {
    expect(said(event, output).verdict).toBe("ask");
  }
});

test.each(
  EVENT_NAMES.filter(
    (name) =>
      !["pre_tool_call", "pre_llm_call", "on_outbound_message", "on_completion_claim", "on_network_request"].includes(
        name,
      ),
  ),
)("ask is no verdict at %s", (event) => {
  expect(printed(event, { decision: "ask" })).toEqual({ kind: "no-verdict", fault: { code: "ask-not-here" } });
});

test.each(["BLOCK", "Block", " block\n", "Deny", "DENY"])("the word %j blocks whatever its case", (decision) => {
  expect(said("pre_tool_call", { decision }).verdict).toBe("block");
});

test.each(["blok", "no", "true", "b​lock", 1, true, false, ["block"], { block: true }])(
  "the decision %j is no word we know, and no verdict",
  (decision) => {
    expect(printed("pre_tool_call", { decision })).toMatchObject({
      kind: "no-verdict",
      fault: { code: "unknown-decision" },
    });
  },
);

test("an unknown word beside a block still blocks", () => {
  const output = { decision: "blok", hookSpecificOutput: { permissionDecision: "deny" } };
  expect(said("pre_tool_call", output).verdict).toBe("block");
});

test("the strictest of several decisions counts", () => {
  const inner = (permissionDecision: string) => ({ hookSpecificOutput: { permissionDecision } });
  expect(said("pre_tool_call", { decision: "approve", ...inner("deny") }).verdict).toBe("block");
  expect(said("pre_tool_call", { decision: "block", ...inner("allow") }).verdict).toBe("block");
  expect(said("pre_tool_call", { decision: "approve", ...inner("ask") }).verdict).toBe("ask");
  expect(said("pre_tool_call", { decision: "ask", continue: false }).verdict).toBe("block");
});

test.each([
  [{ decision: "block", reason: " why " }],
  [{ decision: "ask", reason: "why" }],
  [{ continue: false, stopReason: "why" }],
  [{ hookSpecificOutput: { permissionDecision: "deny", permissionDecisionReason: "why" } }],
  [{ hookSpecificOutput: { permissionDecision: "ask", permissionDecisionReason: "why" } }],
])("%j gives the reason", (output) => {
  expect(said("pre_tool_call", output).reason).toBe("why");
});

test("a reason that is only invisible characters is no reason", () => {
  expect(said("pre_tool_call", { decision: "block", reason: "\u0007\u202e", stopReason: "why" }).reason).toBe("why");
});

test("an allowed call carries no reason", () => {
  expect(said("pre_tool_call", { decision: "allow", reason: "looks fine" })).toEqual(CONTINUE);
});

// Rewrites, context, notes.

test.each([
  { tool_input: { command: "ls" } },
  { modified_input: { command: "ls" } },
  { hookSpecificOutput: { updatedInput: { command: "ls" } } },
])("%j rewrites the tool's input", (output) => {
  expect(said("pre_tool_call", output).rewrite).toEqual({ tool_input: { command: "ls" } });
});

test.each(["ls", ["ls"], 3])("a tool_input of %j cannot be used and is shown", (tool_input) => {
  const answer = printed("pre_tool_call", { tool_input });
  expect(decisionOf(answer).rewrite).toBeUndefined();
  expect(ignoredOf(answer)).toEqual(["tool_input"]);
});

test.each([
  ["on_outbound_message", { notification: "new" }],
  ["on_outbound_message", { parts: ["a", "b"] }],
  ["on_user_message", { message: "new" }],
  ["on_response_end", { response: "new" }],
] as const)("at %s, %j is a rewrite", (event, output) => {
  expect(said(event, output).rewrite).toEqual(output);
});

test("an empty text is a rewrite too", () => {
  expect(said("on_outbound_message", { notification: "" }).rewrite).toEqual({ notification: "" });
});

test.each([{ parts: ["a", 1] }, { parts: "a" }, { parts: { 0: "a" } }])(
  "%j cannot be put back, and does not read as “no change”",
  (output) => {
    expect(said("on_outbound_message", output).rewrite).toEqual({ parts: [] });
  },
);

test.each([
  { context: "c" },
  { additionalContext: "c" },
  { hookSpecificOutput: { additionalContext: "c" } },
  { context: "c", additionalContext: "c" },
])("%j is one context for the agent", (output) => {
  expect(said("pre_llm_call", output).context).toEqual(["c"]);
});

test("different contexts are all kept", () => {
  const output = { context: "a", hookSpecificOutput: { additionalContext: "b" } };
  expect(said("pre_llm_call", output).context).toEqual(["a", "b"]);
});

test.each(EVENT_NAMES)(
  "a note reaches the person from %s, unless it is told apart from every conversation",
  (event) => {
    const notes = event === "on_block" ? [] : ["n"];
    expect(said(event, { systemMessage: "n" }).notes).toEqual(notes);
    expect(said(event, { add_warning: "n" }).notes).toEqual(notes);
  },
);

test("texts of invisible characters leave no empty note or context", () => {
  const decision = said("pre_llm_call", { systemMessage: "\u0007", context: "\u202e", add_warning: "  " });
  expect(decision).toEqual(CONTINUE);
});

test.each([
  ["post_tool_call", { decision: "block", tool_input: {} }, ["decision: block", "tool_input"]],
  ["post_llm_call", { context: "c" }, ["context"]],
  ["pre_llm_call", { notification: "n", message: "m", response: "r" }, ["notification", "message", "response"]],
  ["on_outbound_message", { context: "c", tool_input: {} }, ["context", "tool_input"]],
  ["on_completion_claim", { response: "r" }, ["response"]],
  ["pre_tool_call", { parts: ["x"] }, ["parts"]],
  ["on_response_end", { decision: "block" }, ["decision: block"]],
  ["pre_tool_call", { decison: "block" }, ["decison"]],
  ["pre_tool_call", { context: 3, systemMessage: null }, ["context", "systemMessage"]],
] as const)("at %s, what has no effect in %j is listed", (event, output, ignored) => {
  const answer = printed(event, output);
  expect(decisionOf(answer)).toEqual(CONTINUE);
  expect(ignoredOf(answer)).toEqual(ignored);
});

test("at most ten unknown keys are listed, each cut short", () => {
  const output = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`${at}-${"k".repeat(100)}`, 1]));
  const ignored = ignoredOf(printed("pre_tool_call", output));
  expect(ignored).toHaveLength(10);
  expect(Math.max(...ignored.map((key) => key.length))).toBeLessThanOrEqual(40);
});

// Where the JSON stands in the output.

test.each([
  ["after a log line", 'checking…\n{"decision":"block"}'],
  ["before a closing line", '{"decision":"block"}\ndone'],
  ["between lines that look like JSON", '{oops\n{"decision":"block"}\n}'],
  [
    "pretty-printed after a log line",
    'checking…\n{\n  "decision": "block",\n  "tags": [\n    {\n      "a": 1\n    }\n  ]\n}',
  ],
  ["after Windows line ends", 'checking…\r\n{"decision":"block"}\r\n'],
  ["after an earlier object", '{"decision":"allow"}\n{"decision":"block"}'],
  ["after a bare list", '[1]\n{"decision":"block"}'],
])("a block %s is found, with a warning", (_, stdout) => {
  const answer = printed("pre_tool_call", stdout);
  expect(decisionOf(answer).verdict).toBe("block");
  expect(answer).toMatchObject({ warnings: ["text-around-json"] });
});

test.each([
  ["pretty-printed", '{\n  "decision": "block"\n}\n'],
  ["behind a byte order mark", '\ufeff{"decision":"block"}'],
  ["among blank lines", '\n\n {"decision":"block"} \n\n'],
])("a block %s needs no warning", (_, stdout) => {
  const answer = printed("pre_tool_call", stdout);
  expect(decisionOf(answer).verdict).toBe("block");
  expect(answer).toMatchObject({ warnings: [] });
});

test("a block after thousands of log lines is found", () => {
  expect(said("pre_tool_call", `${"log {x}\n".repeat(20_000)}{"decision":"block"}`).verdict).toBe("block");
});

// Hostile output.

const deep = (open: string, close: string): string => open.repeat(100_000) + close.repeat(100_000);

test.each([
  ["as an unknown key", `{"x":${deep("[", "]")}}`],
  ["as a tool input", `{"tool_input":{"command":${deep("[", "]")}}}`],
  ["inside hookSpecificOutput", `{"hookSpecificOutput":${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}}`],
  ["without an end", deep("[", "")],
  ["as the decision", `{"decision":${deep("[", "]")}}`],
])("100,000 levels of nesting %s get an answer", (_, stdout) => {
  expect(["verdict", "no-verdict"]).toContain(printed("pre_tool_call", stdout).kind);
});

test("a __proto__ key changes nothing but is listed", () => {
  const answer = printed("pre_tool_call", '{"__proto__":{"decision":"allow","context":"x"},"decision":"block"}');
  expect(decisionOf(answer)).toMatchObject({ verdict: "block", context: [] });
  expect(ignoredOf(answer)).toEqual(["__proto__"]);
  expect(({} as Record<string, unknown>).decision).toBeUndefined();
});

test("a decision that comes by __proto__ alone is none", () => {
  expect(said("pre_tool_call", '{"__proto__":{"decision":"block"}}').verdict).toBe("continue");
  expect(printed("pre_tool_call", '{"decision":"constructor"}').kind).toBe("no-verdict");
});

test.each<[string, (size: number) => string]>([
  ["one huge text", (size) => "x".repeat(size)],
  ["lines of open braces", (size) => "{\n".repeat(size)],
  ["objects that never end", (size) => '{"a":[\n'.repeat(size / 50)],
  ["as many before a long list", (size) => `${'{"a":[\n'.repeat(size / 50)}${"0,".repeat(size)}`],
  ["a huge reason", (size) => JSON.stringify({ decision: "block", reason: "\u001b[31m".repeat(size) })],
  ["very many keys", (size) => `{${Array.from({ length: size }, (_, at) => `"k${at}":1`).join(",")}}`],
])("%s is no more work for its length", async (_, stdout) => {
  const read = (size: number) => printed("pre_tool_call", stdout(size));
  expect(await growthByEight(read, 6_000)).toBeLessThan(NO_LONGER_LINEAR);
});

test("reasons, notes and contexts are capped", () => {
  const long = "x".repeat(1_000_000);
  const { reason, notes, context } = said("pre_tool_call", {
    decision: "block",
    reason: long,
    systemMessage: long,
    context: long,
  });
  expect(reason).toHaveLength(TEXT_LIMITS.reason);
  expect(notes[0]).toHaveLength(TEXT_LIMITS.note);
  expect(context[0]).toHaveLength(TEXT_LIMITS.context);
});

test("a stderr of a million characters is capped as a reason and as a fault", () => {
  const stderr = "x".repeat(1_000_000);
  expect(decisionOf(exited2("", stderr)).reason).toHaveLength(TEXT_LIMITS.reason);
  const fault = readAnswer("pre_tool_call", { code: 1, stdout: "", stderr });
  expect(JSON.stringify(fault).length).toBeLessThan(500);
});

test("colours, control and direction characters are stripped from reasons, notes and contexts", () => {
  const dirty = "\u001b[31mred\u001b[0m \u0007\u202eabc\u2066\u0000";
  const output = { decision: "block", reason: dirty, systemMessage: dirty, context: dirty };
  expect(said("pre_tool_call", output)).toEqual({
    verdict: "block",
    reason: "red abc",
    notes: ["red abc"],
    context: ["red abc"],
  });
  expect(decisionOf(exited2("", dirty)).reason).toBe("red abc");
});

// Dialects.

test("in Kimi's dialect `message` is a note for the person", () => {
  const shown = '<hook_result hook_event="UserPromptSubmit">\nm\n</hook_result>';
  expect(said("on_user_message", { message: "m" }, "kimi")).toEqual({ ...CONTINUE, notes: [shown] });
  expect(said("pre_tool_call", { hookSpecificOutput: { message: "m" } }, "kimi").notes).toEqual(["m"]);
});

test("in our own dialect `message` is a rewrite", () => {
  expect(said("on_user_message", { message: "m" })).toEqual({ ...CONTINUE, rewrite: { message: "m" } });
});

test.each(["claude", "agent-hooks"] as const)("in the %s dialect `message` is just talk", (dialect) => {
  expect(said("on_user_message", { continue: true, message: "ok" }, dialect)).toEqual(CONTINUE);
});

test.each(EVENT_NAMES)(
  "plain output of a Claude Code script at %s is context only on a prompt or session start",
  (event) => {
    const isContext = event === "on_user_message" || event === "on_session_start";
    expect(said(event, " remember this\n", "claude").context).toEqual(isContext ? ["remember this"] : []);
  },
);

test.each(EVENT_NAMES)("plain output of a Kimi script at %s is shown only on a prompt", (event) => {
  const shown = '<hook_result hook_event="UserPromptSubmit">\nhello\n</hook_result>';
  expect(said(event, "hello", "kimi")).toEqual({ ...CONTINUE, notes: event === "on_user_message" ? [shown] : [] });
});

test.each(["native", "agent-hooks"] as const)("plain output in the %s dialect is a fault everywhere", (dialect) => {
  for (const event of EVENT_NAMES) {
    expect(printed(event, "hello", dialect)).toMatchObject({ fault: { code: "not-json" } });
  }
});

test.each(DIALECTS)("a block is a block in the %s dialect, by word and by exit 2", (dialect) => {
  expect(said("pre_tool_call", { decision: "block" }, dialect).verdict).toBe("block");
  expect(decisionOf(readAnswer("pre_tool_call", { code: 2, stdout: "", stderr: "x" }, dialect)).verdict).toBe("block");
});

test("plain output used as context is capped and stripped too", () => {
  const [context] = said("on_session_start", `\u001b[1m${"x".repeat(100_000)}`, "claude").context;
  expect(context).toHaveLength(TEXT_LIMITS.context);
  expect(context).toMatch(/^x+…$/);
});

// Whatever comes.

const anyEvent = fc.constantFrom(...EVENT_NAMES);
const anyDialect = fc.constantFrom(...DIALECTS);
const anyCode = fc.oneof(fc.constantFrom(0, 2, null), fc.integer());
const fieldName = fc.constantFrom(
  "decision",
  "reason",
  "continue",
  "tool_input",
  "modified_input",
  "notification",
  "parts",
  "message",
  "response",
  "context",
  "systemMessage",
  "hookSpecificOutput",
  "permissionDecision",
  "updatedInput",
  "__proto__",
);
const likelyJson = fc
  .dictionary(fieldName, fc.oneof(fc.jsonValue(), fc.constantFrom("block", "ask", "allow")))
  .map((fields) => JSON.stringify(fields));

test("any output with any exit code gets an answer", () => {
  const output = fc.oneof(anyText(), fc.json(), likelyJson);
  fc.assert(
    fc.property(anyEvent, anyCode, output, output, anyDialect, (event, code, stdout, stderr, dialect) => {
      const answer = readAnswer(event, { code, stdout, stderr }, dialect);
      expect(answer.kind).toMatch(/verdict/);
      if (code === null) expect(answer.kind).toBe("no-verdict");
      if (code !== null && code !== 0 && code !== 2 && dialect !== "claude") expect(answer.kind).toBe("no-verdict");
      if (code === 2) expect(answer.kind).toBe("verdict");
    }),
    { numRuns: samples(1_000) },
  );
});

test("an answer never does more than its event honours", () => {
  fc.assert(
    fc.property(anyEvent, likelyJson, anyDialect, (event, stdout, dialect) => {
      const answer = readAnswer(event, { code: 0, stdout, stderr: "" }, dialect);
      if (answer.kind === "no-verdict") return;
      if (event === "post_llm_call" || event === "on_session_end")
        expect(answer.decision).toEqual({ ...CONTINUE, notes: answer.decision.notes });
    }),
  );
});

describe("what a sloppy script prints", () => {
  const read = (event: EventName, stdout: string, code = 0, stderr = "") => readAnswer(event, { code, stdout, stderr });
  test("a block over several lines counts, whatever is printed around it", () => {
    const stdout = 'starting\n{\n  "decision": "block",\n  "reason": "no"\n}\nDone.\n';
    expect(read("pre_tool_call", stdout)).toMatchObject({ decision: { verdict: "block", reason: "no" } });
  });
  test("exit 2 takes no reason from an answer that allows", () => {
    expect(read("pre_tool_call", '{"decision":"allow","reason":"fine"}', 2, "stop")).toMatchObject({
      decision: { verdict: "block", reason: "stop" },
    });
  });
  test("a notification that is no text withholds the message instead of letting it pass unchanged", () => {
    for (const value of ["5", "[]", "{}", "true"]) {
      expect(read("on_outbound_message", `{"notification": ${value}}`)).toMatchObject({
        decision: { rewrite: { parts: [] } },
      });
    }
    expect(read("on_outbound_message", '{"notification": null, "parts": null}')).not.toHaveProperty("decision.rewrite");
  });
});

// A tool's result.

test.each([
  { tool_result: "x" },
  { updatedToolOutput: "x" },
  { hookSpecificOutput: { hookEventName: "PostToolUse", updatedToolOutput: "x" } },
])("a new result of a tool is read from %j in every format", (output) => {
  for (const dialect of DIALECTS)
    expect(printed("transform_tool_result", output, dialect)).toMatchObject({
      decision: { rewrite: { tool_result: "x" } },
      ignored: [],
    });
});

test.each([
  ["secret", "***", undefined],
  [{ a: 1 }, { a: 2 }, undefined],
  [{ a: 1 }, "***", undefined],
  [[1], "***", undefined],
  [null, "***", undefined],
  ["secret", { a: 2 }, { given: "object", kept: "text" }],
  [{ a: 1 }, ["***"], { given: "list", kept: "object" }],
  [{ a: 1 }, null, { given: "null", kept: "object" }],
  [7, true, { given: "boolean", kept: "number" }],
] as const)("of the result %j, %j is put in its place, or is a fault", (tool_result, answered, fault) => {
  const payload = { event: "transform_tool_result" as const, cwd: "/", tool_result };
  const call = { at: new Date(0), root: "/", workspace: "/" };
  const run: RunResult = {
    kind: "exited",
    code: 0,
    signal: null,
    stdout: JSON.stringify({ tool_result: answered }),
    stderr: "",
  };
  expect(readResult("transform_tool_result", run, "native", { payload, call })).toMatchObject(
    fault ? { fault: { code: "unusable-result", ...fault } } : { decision: { rewrite: { tool_result: answered } } },
  );
});
