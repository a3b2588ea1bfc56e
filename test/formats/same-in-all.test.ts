import { expect, test } from "vitest";
import { type FormatsBench, makeFormatsBench } from "../support/formats-bench.js";
import { LONG_TESTS } from "../support/long-tests.js";
import { type } from "../support/workbench.js";

const GUARD = `#!/bin/sh
if grep -q '"command": "rm -rf'; then echo "no rm here" >&2; exit 2; fi
`;
const REMINDER = `#!/bin/sh
cat >/dev/null
echo '{"additionalContext": "Be brief.", "hookSpecificOutput": {"hookEventName": "UserPromptSubmit"}}'
`;
const GATE = `#!/bin/sh
if grep -qE '"stop_hook_active": true|done already'; then exit 0; fi
echo "run the tests first" >&2
exit 2
`;

type Kind = "guard" | "reminder" | "gate";
const SCRIPTS: Record<Kind, string> = { guard: GUARD, reminder: REMINDER, gate: GATE };

/** The three hooks, written down as each format does it. */
const FORMATS: Record<string, (bench: FormatsBench) => void> = {
  ours(bench) {
    for (const [kind, text] of Object.entries(SCRIPTS)) bench.own(`hooks/${kind}.sh`, text);
    bench.propose(`hooks:
  - { event: pre_tool_call, command: ./hooks/guard.sh }
  - { event: on_user_message, command: ./hooks/reminder.sh }
  - { event: on_stop, command: ./hooks/gate.sh }
`);
  },
  "ours, with Claude Code's scripts"(bench) {
    for (const [kind, text] of Object.entries(SCRIPTS)) bench.own(`hooks/${kind}.sh`, text);
    bench.propose(`hooks:
  - { event: PreToolUse, subject: ^Bash$, command: ./hooks/guard.sh, dialect: claude }
  - { event: UserPromptSubmit, command: ./hooks/reminder.sh, dialect: claude }
  - { event: Stop, command: ./hooks/gate.sh, dialect: claude }
`);
  },
  "Claude Code"(bench) {
    bench.sources("claude");
    for (const [kind, text] of Object.entries(SCRIPTS)) bench.own(`.claude/hooks/${kind}.sh`, text);
    const hook = (kind: Kind) => ({ type: "command", command: `"$CLAUDE_PROJECT_DIR"/.claude/hooks/${kind}.sh` });
    const hooks = {
      PreToolUse: [{ matcher: "Bash", hooks: [hook("guard")] }],
      UserPromptSubmit: [{ hooks: [hook("reminder")] }],
      Stop: [{ matcher: "", hooks: [hook("gate")] }],
    };
    bench.write(".claude/settings.json", JSON.stringify({ model: "opus", hooks }, undefined, 2));
  },
  "Kimi Code"(bench) {
    bench.sources("kimi");
    const paths = Object.entries(SCRIPTS).map(([kind, text]) => bench.own(`home/.kimi-code/hooks/${kind}.sh`, text));
    const events = ['"PreToolUse"\nmatcher = "Bash"', '"UserPromptSubmit"', '"Stop"'];
    const tables = events.map((event, at) => `[[hooks]]\nevent = ${event}\ncommand = "${paths[at]}"\ntimeout = 5\n`);
    bench.write("home/.kimi-code/config.toml", `default_model = "kimi"\n\n${tables.join("\n")}`);
  },
  ...Object.fromEntries(
    [
      ["the older names", ["before_tool", "before_agent", "before_stop"]],
      ["the newer names", ["pre-tool-call", "pre-agent-turn", "pre-agent-turn-stop"]],
    ].map(([which, triggers]) => [
      `Agent Hooks, ${which}`,
      (bench: FormatsBench): void => {
        for (const [at, [kind, text]] of Object.entries(SCRIPTS).entries()) {
          const matcher = kind === "guard" ? "matcher:\n  tool: Shell\n" : "";
          const head = `---\nname: ${kind}\ndescription: A hook\ntrigger: ${triggers?.[at]}\n${matcher}---\n# ${kind}\n`;
          bench.write(`.agents/hooks/${kind}/HOOK.md`, head);
          bench.own(`.agents/hooks/${kind}/scripts/run.sh`, text);
        }
      },
    ]),
  ),
};

/** Our own format is that of most other stories, and each of the others has stories of its own. */
const FOREIGN = Object.keys(FORMATS).filter((name) => !/^ours|older/.test(name));

test.for(LONG_TESTS ? Object.keys(FORMATS) : FOREIGN.slice(0, 1))(
  "the three hooks do the same, written down for: %s",
  async (name) => {
    const bench = makeFormatsBench();
    FORMATS[name]?.(bench);
    const hooks = await bench.inForce();
    const call = (command: string) => ({
      session_id: "s",
      tool_name: "bash",
      tool_input: { command },
      tool_use_id: "1",
    });

    expect(await hooks.fire("pre_tool_call", call("rm -rf /"))).toMatchObject({
      verdict: "block",
      reason: "no rm here",
    });
    expect(await hooks.fire("pre_tool_call", call("ls"))).toMatchObject({ verdict: "continue", runs: [{}] });
    const heard = await hooks.fire("on_user_message", { session_id: "s", message: "hello" });
    // Kimi Code shows a prompt hook's words to the person instead.
    expect([...heard.context, ...heard.notes].join()).toContain("Be brief.");
    expect(heard.verdict).toBe("continue");
    const stop = await hooks.fire("on_stop", { session_id: "s", response: "ok", stop_hook_active: false });
    expect(stop).toMatchObject({ verdict: "block", reason: expect.stringContaining("run the tests first") });
    expect(
      (await hooks.fire("on_stop", { session_id: "s", response: "done already", stop_hook_active: true })).verdict,
    ).toBe("continue");
    expect((await type(hooks, "/hooks doctor")).text).not.toMatch(/✗/);
  },
);

test("a hook of each format sees the agent's tools by the names it knows", async () => {
  const bench = makeFormatsBench();
  bench.sources("claude", "kimi", "agent-hooks");
  const keep = (name: string): string => `#!/bin/sh\ncat > "${bench.root}/${name}.json"\n`;
  const claude = bench.own("home/keep-claude.sh", keep("claude"));
  const kimi = bench.own("home/keep-kimi.sh", keep("kimi"));
  const hooks = { PreToolUse: [{ matcher: "Write|Edit", hooks: [{ type: "command", command: claude }] }] };
  bench.write("home/.claude/settings.json", JSON.stringify({ hooks }));
  bench.write(
    "home/.kimi-code/config.toml",
    `[[hooks]]\nevent = "PreToolUse"\nmatcher = "Write"\ncommand = "${kimi}"\n`,
  );
  bench.write(
    "home/.config/agents/hooks/keep/HOOK.md",
    "---\nname: keep\ndescription: d\ntrigger: before_tool\nmatcher:\n  tool: WriteFile\n  pattern: '\\.md$'\n---\n",
  );
  bench.own("home/.config/agents/hooks/keep/scripts/run", keep("agent"));
  const live = await bench.inForce();
  const write = { session_id: "s", tool_name: "write_file", tool_use_id: "call_1" };
  await live.fire("pre_tool_call", { ...write, tool_input: { file_path: "a/b.md", content: "text" } });

  const { readFileSync } = await import("node:fs");
  const read = (name: string) => JSON.parse(readFileSync(`${bench.root}/${name}.json`, "utf8"));
  const file = `${bench.workspace}/a/b.md`;
  expect(read("claude")).toEqual({
    session_id: "s",
    transcript_path: expect.stringMatching(/\.jsonl$/),
    cwd: bench.workspace,
    permission_mode: "default",
    hook_event_name: "PreToolUse",
    tool_name: "Write",
    tool_input: { file_path: file, content: "text" },
    tool_use_id: "call_1",
  });
  expect(read("kimi")).toEqual({
    hook_event_name: "PreToolUse",
    session_id: "s",
    cwd: bench.workspace,
    tool_name: "Write",
    tool_input: { path: file, file_path: file, content: "text" },
    tool_call_id: "call_1",
  });
  expect(read("agent")).toEqual({
    event_type: "before_tool",
    timestamp: expect.stringMatching(/^20/),
    session_id: "s",
    work_dir: bench.workspace,
    context: {},
    tool_name: "WriteFile",
    // It starts in the root, where the agent's relative path would be another file.
    tool_input: { path: file, file_path: file, content: "text" },
    tool_use_id: "call_1",
  });
});
