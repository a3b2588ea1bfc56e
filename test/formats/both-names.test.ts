import { expect, test } from "vitest";
import { readAnswer } from "../../src/formats/answer.js";
import { dialectOf } from "../../src/formats/dialect.js";
import { foreignCall } from "../../src/formats/foreign-names.js";
import { bashCall, makeFormatsBench } from "../support/formats-bench.js";

const call = { at: new Date(0), root: "/r", workspace: "/r/w" };
const payload = {
  event: "pre_tool_call",
  cwd: "/r",
  tool_name: "write_file",
  tool_input: { file_path: "a.py", content: "x" },
} as const;

test.for(["agent-hooks", "kimi"] as const)(
  "%s: scripts find a path under both names, and may change either",
  (name) => {
    const dialect = dialectOf(name);
    const { tool_input } = JSON.parse(dialect.encode(payload, call)) as { tool_input: Record<string, string> };
    expect(tool_input.file_path).toBe(tool_input.path);
    const key = name === "kimi" ? "updatedInput" : "modified_input";
    for (const changed of ["path", "file_path"]) {
      const rewrite = { tool_input: { ...tool_input, [changed]: "b.py" } };
      const decision = dialect.normalise(
        "pre_tool_call",
        { verdict: "continue", context: [], notes: [], rewrite },
        { payload, call },
      );
      expect(decision.rewrite, key).toEqual({ tool_input: { file_path: "b.py", content: "x" } });
    }
  },
);

test("a name that is nobody's stays as it is", () => {
  const tool = { name: "T", arguments: {} };
  const table = {
    read: tool,
    write: tool,
    shell: tool,
    edit: tool,
    glob: tool,
    grep: tool,
    fetch: tool,
    search: tool,
    subagent: tool,
  };
  const { input, back } = foreignCall(table, payload, "/r/w");
  expect(back({ ...input, other: 1 })).toEqual({ ...payload.tool_input, other: 1 });
});

test("an edit is meant by either of its names in Kimi's matchers", () => {
  const edit = { ...payload, tool_name: "edit_file", tool_input: { file_path: "a", old_string: "b", new_string: "c" } };
  expect(dialectOf("kimi").subjects(edit)).toEqual(expect.arrayContaining(["Edit", "StrReplaceFile"]));
});

test.each([
  ["kimi", "Shell", "Shell"],
  ["kimi", "Shell|Bash", "Bash"],
  ["kimi", ".*", "Bash"],
  ["agent-hooks", "^(?:Bash)$", "Bash"],
  ["agent-hooks", "bash", "Shell"],
] as const)("%s: a script for %s is told of %s", (name, subject, told) => {
  const shell = { ...payload, tool_name: "bash", tool_input: { command: "ls" } };
  expect(JSON.parse(dialectOf(name).encode(shell, { ...call, subject }))).toMatchObject({ tool_name: told });
});

test("Agent Hooks: a refusal's error object says why, and `modify` is a rewrite", () => {
  const said = (code: number, stdout: object) =>
    readAnswer("pre_tool_call", { code, stdout: JSON.stringify(stdout), stderr: "" }, "agent-hooks");
  const deny = { decision: "deny", error: { code: "X", message: "would destroy it" } };
  for (const code of [0, 2]) expect(said(code, deny)).toMatchObject({ decision: { reason: "would destroy it" } });
  expect(said(0, { decision: "modify", tool_input: { command: "ls" } })).toMatchObject({
    decision: { verdict: "continue", rewrite: { tool_input: { command: "ls" } } },
    ignored: [],
  });
});

test("a denial says why as its format does", () => {
  const said = (stdout: object) =>
    readAnswer("pre_tool_call", { code: 0, stdout: JSON.stringify(stdout), stderr: "" }, "claude");
  const deny = { hookSpecificOutput: { permissionDecision: "deny" } };
  expect(said(deny)).toMatchObject({ decision: { reason: "Blocked by PreToolUse hook" } });
  expect(said({ ...deny, systemMessage: "not on Fridays" })).toMatchObject({ decision: { reason: "not on Fridays" } });
});

test.each([
  ["Shell", undefined, "block"],
  ["Bash", undefined, "block"],
  ["Shell", ".*", "block"],
  // Its matcher says which names it is called by.
  ["Shell", "Bash", "continue"],
])("kimi: a script that compares with %s, for %s", async (name, subject, verdict) => {
  const bench = makeFormatsBench();
  bench.own("g.py", `import json, sys\nif json.load(sys.stdin)["tool_name"] == "${name}":\n    sys.exit(2)\n`);
  const entry = { event: "PreToolUse", dialect: "kimi", command: "python3 ./g.py", subject };
  bench.propose(`hooks:\n  - ${JSON.stringify(entry)}\n`);
  const hooks = await bench.inForce();
  expect((await hooks.fire("pre_tool_call", bashCall("ls"))).verdict).toBe(verdict);
});
