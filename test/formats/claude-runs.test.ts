import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bashCall, launchedWith, makeFormatsBench, sharedFormats } from "../support/formats-bench.js";
import { startEndpoint } from "../support/http-servers.js";
import { type } from "../support/workbench.js";

const MEETS = `#!/bin/sh
grep -q meet || exit 0
touch "$1"
for _ in $(seq 1000); do [ -e "$2" ] && exit 0; sleep 0.02; done
exit 2
`;
const specific = (hookEventName: string, more: Record<string, unknown>) => ({
  hookSpecificOutput: { hookEventName, ...more },
});

const shared = sharedFormats((bench) => {
  bench.sources("claude");
  const { root } = bench;
  const meets = bench.own("home/meets.sh", MEETS);
  const hook = (command: string, more: Record<string, unknown> = {}) => ({ type: "command", command, ...more });
  /** In a script of its own: each word of a command line is looked up as a path, at each look. */
  const answers = (name: string, output: unknown): string =>
    bench.own(`home/${name}.sh`, `#!/bin/sh\ncat >/dev/null\necho '${JSON.stringify(output)}'\n`);
  const forTool = (matcher: string, ...hooks: unknown[]) => ({ matcher, hooks });
  const moved = specific("PreToolUse", { permissionDecision: "allow", updatedInput: { content: "new" } });
  const settings = {
    hooks: {
      PreToolUse: [
        forTool("Read", hook(`${meets} ${root}/a ${root}/b`), hook(`${meets} ${root}/b ${root}/a`)),
        forTool("Write", hook(answers("moves", moved))),
        forTool("Glob", hook(`echo run >> ${root}/once`), hook(`echo run >> ${root}/once`, { timeout: 5_000 })),
        forTool(
          "Bash",
          hook(answers("asks", specific("PreToolUse", { permissionDecision: "ask" })), { if: "Bash(git push *)" }),
        ),
        forTool("Bash", hook(`cat > ${root}/late.json; exit 2`, { async: true, if: "Bash(late *)" })),
      ],
      PostToolUse: [forTool("Write", hook("echo 'lint: line 3' >&2; exit 2"))],
      UserPromptSubmit: [{ hooks: [hook("echo 'today is Monday'")] }],
      Stop: [{ hooks: [hook(answers("stops", { continue: false, stopReason: "budget used up" }))] }],
    },
  };
  bench.write(".claude/settings.json", JSON.stringify(settings));
});

test("all that match run side by side, the same command once", async () => {
  const { bench, hooks } = shared;
  const met = await hooks.fire("pre_tool_call", { tool_name: "read_file", tool_input: { file_path: "meet" } });
  expect(met).toMatchObject({ verdict: "continue", runs: [{}, {}] });
  await hooks.fire("pre_tool_call", { tool_name: "glob", tool_input: {} });
  expect(readFileSync(`${bench.root}/once`, "utf8")).toBe("run\n");
});

test("a call is changed under the names of the tool that is really called", async () => {
  const call = { tool_name: "write_file", tool_input: { file_path: "a.md", content: "old" } };
  const { rewrite } = await shared.hooks.fire("pre_tool_call", call);
  expect(rewrite).toEqual({ tool_input: { file_path: "a.md", content: "new" } });
});

test("a person is asked where the rule fits, and nobody where it does not", async () => {
  // Nobody is there to ask, and that is a no.
  expect((await shared.hooks.fire("pre_tool_call", bashCall("cd x && git push origin"))).verdict).toBe("block");
  expect(await shared.hooks.fire("pre_tool_call", bashCall("git pull"))).toMatchObject({
    verdict: "continue",
    runs: [],
  });
});

test("an async hook stops nothing and hears of it all the same", async () => {
  const { bench, hooks } = shared;
  expect((await hooks.fire("pre_tool_call", bashCall("late one"))).verdict).toBe("continue");
  await hooks.idle();
  expect(existsSync(`${bench.root}/late.json`)).toBe(true);
});

test("what a hook says after a tool reaches the agent, on a prompt the model, at a stop the person", async () => {
  const wrote = { tool_name: "write_file", tool_input: { file_path: "a" }, tool_result: "wrote it" };
  expect(await shared.hooks.fire("post_tool_call", wrote)).toMatchObject({
    verdict: "continue",
    context: ["lint: line 3"],
  });
  const prompt = await shared.hooks.fire("on_user_message", { session_id: "s", message: "hi" });
  expect(prompt).toMatchObject({ verdict: "continue", context: ["today is Monday"] });
  expect(await shared.hooks.fire("on_stop", { session_id: "s", response: "r" })).toMatchObject({
    verdict: "continue",
    notes: ["budget used up"],
  });
});

test("a timeout in milliseconds is pointed out in the list", async () => {
  expect((await type(shared.hooks, "/hooks list")).text).toContain("timeout 5000 can only be meant in milliseconds");
});

test("an http hook sends its headers, with the variables it may use and no others", async () => {
  const bench = makeFormatsBench();
  const deny = specific("PreToolUse", { permissionDecision: "deny", permissionDecisionReason: "no" });
  const endpoint = await startEndpoint((response) => void response.end(JSON.stringify(deny)));
  const headers = { Authorization: "Bearer $GUARD_TOKEN", "X-Other": "<$" + "{OTHER}>" };
  const hook = {
    type: "http",
    url: `http://127.0.0.1:${endpoint.port}/hook`,
    headers,
    allowedEnvVars: ["GUARD_TOKEN"],
  };
  bench.sources("claude");
  bench.write(".claude/settings.json", JSON.stringify({ hooks: { PreToolUse: [{ hooks: [hook] }] } }));
  const hooks = await bench.inForce(
    launchedWith(bench, { GUARD_TOKEN: "t1", OTHER: "t2", CHAT_HOOKS_HTTP_ALLOW_LOCAL: "1" }),
  );
  expect(await hooks.fire("pre_tool_call", bashCall("ls"))).toMatchObject({ verdict: "block", reason: "no" });
  const received = endpoint.received.at(-1);
  expect(received?.headers).toMatchObject({ authorization: "Bearer t1", "x-other": "<>" });
  expect(JSON.parse(received?.body ?? "")).toMatchObject({ hook_event_name: "PreToolUse", tool_name: "Bash" });
});

test("a single script with a dialect speaks Claude Code's format, too", async () => {
  const bench = makeFormatsBench();
  bench.own(
    "guards/claude.py",
    `#!/usr/bin/env python3
import json, os, sys
event = json.load(sys.stdin)
if event["tool_name"] == "Bash" and os.environ["CLAUDE_PROJECT_DIR"] == event["cwd"]:
    print("seen by", event["hook_event_name"], file=sys.stderr)
    sys.exit(2)
`,
  );
  bench.propose("hooks:\n    - { event: pre_tool_call, command: ./guards/claude.py, dialect: claude }\n");
  const hooks = await bench.inForce();
  expect(await hooks.fire("pre_tool_call", bashCall("ls"))).toMatchObject({
    verdict: "block",
    reason: "seen by PreToolUse",
  });
});

test("the variables of one file reach no hook of another: the project's cannot change what the user's guards do", async () => {
  const bench = makeFormatsBench();
  bench.sources("claude");
  const settings = (env: Record<string, string>, command: string): string =>
    JSON.stringify({ env, hooks: { PreToolUse: [{ hooks: [{ type: "command", command }] }] } });
  bench.write("home/.claude/settings.json", settings({ MODE: "strict" }, 'echo "$MODE $LEVEL" >&2; exit 2'));
  bench.write(".claude/settings.json", settings({ MODE: "off", LEVEL: "none" }, "exit 0"));
  const hooks = await bench.inForce();
  expect((await hooks.fire("pre_tool_call", bashCall("ls"))).reason?.trim()).toBe("strict");
});

test("the variables of a file reach its hooks, bound and shown; those that load code are refused by name", async () => {
  const bench = makeFormatsBench();
  bench.sources("claude");
  const command = 'printf \'%s %s\' "$STRICT" "$LD_PRELOAD" >&2; exit 2';
  const settings = {
    env: { STRICT: "high", LEVEL: 3, LD_PRELOAD: "/tmp/x.so", NODE_OPTIONS: "-r x", API_TOKEN: "t0ps3cret" },
    hooks: { PreToolUse: [{ hooks: [{ type: "command", command }] }] },
  };
  bench.write(".claude/settings.json", JSON.stringify(settings, undefined, 1));
  const hooks = await bench.inForce();
  expect((await hooks.fire("pre_tool_call", bashCall("ls"))).reason).toBe("high");
  const { text = "" } = await type(hooks, "/hooks list");
  expect(text).toContain("STRICT=high, LEVEL=3, API_TOKEN=…");
  expect(text).not.toContain("t0ps3cret");
  expect(text).toMatch(/line 5.*"LD_PRELOAD" can make programs load other code/);
  expect(text).toContain('"NODE_OPTIONS" can make');
  bench.write(".claude/settings.json", JSON.stringify({ ...settings, env: { STRICT: "low" } }));
  expect((await hooks.list()).hooks).toMatchObject([{ state: "changed", changes: [{ keys: ["env"] }] }]);
  expect((await hooks.fire("pre_tool_call", bashCall("ls"))).reason).toBe("high");
});

test("a script of Claude Code's without its dialect is told of, and ours is not", async () => {
  const bench = makeFormatsBench();
  bench.own("guards/theirs.sh", '#!/bin/sh\n[ "$(jq -r .tool_name)" = "Bash" ] && exit 2\n');
  bench.own("guards/ours.sh", '#!/bin/sh\n[ "$(jq -r .tool_name)" = "bash" ] && exit 2\n');
  bench.propose(
    [
      "hooks:\n",
      ...["theirs", "ours"].map((name) => `  - { event: pre_tool_call, command: ./guards/${name}.sh }\n`),
    ].join(""),
  );
  const hooks = await bench.open();
  const approve = async (name: string) => (await type(hooks, `/hooks approve pre_tool_call ./guards/${name}.sh`)).text;
  expect(await approve("theirs")).toContain("dialect: claude");
  expect(await approve("ours")).not.toContain("dialect: claude");
});
