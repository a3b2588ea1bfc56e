import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { eventually } from "../support/eventually.js";
import { bashCall, sharedFormats } from "../support/formats-bench.js";
import { holdClock } from "../support/held-clock.js";
import { LONG_TESTS } from "../support/long-tests.js";
import { type } from "../support/workbench.js";

/** As the documentation prints it. */
const PRINTED = `let input = '';
process.stdin.on('data', (chunk) => {
input += chunk;
});
process.stdin.on('end', () => {
const payload = JSON.parse(input);
const command = payload.tool_input?.command ?? '';
if (command.includes('rm -rf')) {
console.error('Blocked dangerous shell command');
process.exit(2);
}
});
`;
/** Comes to an end only beside the other: whoever runs alone waits in vain. */
const MEETS = `#!/bin/sh
grep -q meet || exit 0
touch "$1"
for _ in $(seq 1000); do [ -e "$2" ] && exit 0; sleep 0.02; done
echo "$1 was alone" >&2
exit 2
`;
const STUBBORN = `#!/bin/sh
grep -q hang || exit 0
exec 2>/dev/null
trap 'echo asked >> "$1"' TERM
(trap '' TERM; echo $$ > "$1.pid"; sleep 60) &
while :; do sleep 0.05; done
`;

const shared = sharedFormats((bench) => {
  bench.sources("kimi");
  const { root } = bench;
  bench.write("home/.kimi-code/hooks/block-dangerous-bash.mjs", PRINTED);
  const meets = bench.own("home/meets.sh", MEETS);
  const stubborn = bench.own("home/stubborn.sh", STUBBORN);
  const counted = bench.own("home/counted.sh", `#!/bin/sh\ngrep -q count && echo run >> "${root}/counted"\nexit 0\n`);
  const keep = bench.own("home/keep.sh", `#!/bin/sh\ncat > "${root}/failed.json"\n`);
  const gate = bench.own("home/gate.sh", "#!/bin/sh\necho 'continue from hook' >&2\nexit 2\n");
  const table = (event: string, command: string, more = ""): string =>
    `[[hooks]]\nevent = "${event}"\ncommand = '${command}'\n${more}\n`;
  bench.write(
    "home/.kimi-code/config.toml",
    [
      '[[hooks]]\nevent = "PreToolUse"\nmatcher = "Bash"\ncommand = "node ~/.kimi-code/hooks/block-dangerous-bash.mjs"\ntimeout = 60\n',
      table("PreToolUse", `${meets} "${root}/a" "${root}/b"`, 'matcher = "Read"'),
      table("PreToolUse", `${meets} "${root}/b" "${root}/a"`, 'matcher = "Read"'),
      table("PreToolUse", `${stubborn} ${root}/stubborn`, 'matcher = "Write"\ntimeout = 1\nfail_mode = "closed"'),
      table("PreToolUse", counted, 'matcher = "Glob"'),
      table("PreToolUse", counted, 'matcher = "Glob|Grep"'),
      table("PostToolUseFailure", keep),
      table("Stop", gate),
      table("UserPromptSubmit", "echo one"),
      table("UserPromptSubmit", "echo two"),
    ].join(""),
  );
});

test("the hook of the documentation blocks what it looks for, and nothing else", async () => {
  expect(await shared.hooks.fire("pre_tool_call", bashCall("rm -rf /tmp/x"))).toMatchObject({
    verdict: "block",
    reason: "Blocked dangerous shell command",
  });
  expect((await shared.hooks.fire("pre_tool_call", bashCall("ls"))).verdict).toBe("continue");
});

test("all that match run side by side", async () => {
  const outcome = await shared.hooks.fire("pre_tool_call", {
    tool_name: "read_file",
    tool_input: { file_path: "meet" },
  });
  expect(outcome).toMatchObject({ verdict: "continue", runs: [{ verdict: "continue" }, { verdict: "continue" }] });
});

test("the same command runs once, however many entries have it", async () => {
  const call = (tool_name: string) =>
    shared.hooks.fire("pre_tool_call", { tool_name, tool_input: { pattern: "count" } });
  await call("glob");
  expect(readFileSync(`${shared.bench.root}/counted`, "utf8")).toBe("run\n");
  await call("grep");
  expect(readFileSync(`${shared.bench.root}/counted`, "utf8")).toBe("run\nrun\n");
});

test.runIf(LONG_TESTS)(
  "one that does not end is asked to, then ended with all it started; fail_mode closed blocks",
  async () => {
    const { bench, hooks } = shared;
    const clock = holdClock();
    const outcome = hooks.fire("pre_tool_call", { tool_name: "write_file", tool_input: { content: "hang" } });
    await eventually(() => existsSync(`${bench.root}/stubborn.pid`)).toBe(true);
    clock.advance(1_000);
    expect(await outcome).toMatchObject({ verdict: "block", runs: [{ fault: { code: "timed-out", afterMs: 1_000 } }] });
    await eventually(() => existsSync(`${bench.root}/stubborn`)).toBe(true);
    // The moment that it has to clean up is over.
    clock.advance(200);
    clock.release();
    const pid = Number(readFileSync(`${bench.root}/stubborn.pid`, "utf8"));
    await eventually(() => existsSync(`/proc/${pid}`)).toBe(false);
  },
);

test("a call that a hook has blocked is heard of as failed", async () => {
  const { bench, hooks } = shared;
  const blocked = { ...bashCall("rm -rf /"), tool_error: "no", tool_blocked: true };
  await hooks.fire("post_tool_call", blocked);
  await hooks.idle();
  expect(JSON.parse(readFileSync(`${bench.root}/failed.json`, "utf8"))).toMatchObject({
    hook_event_name: "PostToolUseFailure",
    tool_name: "Bash",
    error: "no",
  });
  expect((await hooks.fire("post_tool_call", { ...bashCall("ls"), tool_result: "fine" })).runs).toEqual([]);
});

test("a turn goes on once", async () => {
  const stop = (stop_hook_active: boolean) => shared.hooks.fire("on_stop", { session_id: "s", stop_hook_active });
  expect(await stop(false)).toMatchObject({ verdict: "block", reason: "continue from hook" });
  expect(await stop(true)).toMatchObject({ verdict: "continue", runs: [] });
});

test("each prompt hook's words are shown as a result of their own", async () => {
  const { notes, context } = await shared.hooks.fire("on_user_message", { session_id: "s", message: "hi" });
  const result = (text: string): string => `<hook_result hook_event="UserPromptSubmit">\n${text}\n</hook_result>`;
  expect(notes).toEqual([result("one"), result("two")]);
  expect(context).toEqual([]);
});

test("the list says that these are shell command lines, and from which file", async () => {
  const { text = "" } = await type(shared.hooks, "/hooks list");
  expect(text).toContain("a shell command line, run by sh -c");
  expect(text).toContain(`from ${shared.bench.root}/home/.kimi-code/config.toml`);
});
