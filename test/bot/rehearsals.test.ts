import { once } from "node:events";
import { chmodSync, existsSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { rehearsalSandbox } from "../../src/bot/sandbox/rehearsal-sandbox.js";
import { describeNotice } from "../../src/commands/notice.js";
import type { ShellHooks } from "../../src/commands/shell-hooks.js";
import { chatHooks, stateOf } from "../support/command-line.js";
import { LONG_TESTS } from "../support/long-tests.js";
import { commandLines } from "../support/process-watch.js";
import { makeReadyBot, type ReadyBot } from "../support/ready-bot.js";
import { makeWorkbench, type, type Workbench } from "../support/workbench.js";

// The ready bot tries what was just approved once, where neither the agent nor the state can be reached.

const isRoot = process.getuid?.() === 0;
const CALL = { event: "pre_tool_call" };
const LIMIT = { timeout: 60_000 };

/** Blocks, and gives as its reason who it is and what it can get at. */
const tells = ({ root }: Workbench, state: string): string =>
  [
    "#!/bin/sh",
    `cat > /dev/null`,
    `touch ${root}/ran`,
    `key=$(cat ${state}/key 2>/dev/null && echo open || echo closed)`,
    `others=$(cat "$CHAT_HOOKS_SCRIPT_DIR/list.txt")`,
    `echo "user $(id -u), state $key, list $others, home $HOME" >&2`,
    "exit 2\n",
  ].join("\n");

function propose(bench: Workbench, state: string): void {
  chmodSync(bench.root, 0o755);
  bench.script("guards/tells.sh", tells(bench, state));
  bench.write("guards/list.txt", "is there");
  bench.propose("hooks:\n  - {event: pre_tool_call, command: ./guards/tells.sh, files: [./guards/list.txt]}\n");
}

/** The library with the sandbox that the ready bot brings. */
async function openWithSandbox(bench: Workbench): Promise<ShellHooks> {
  const sandbox = rehearsalSandbox(() => bench.state);
  onTestFinished(() => sandbox.close());
  return bench.open({ rehearsalSandbox: sandbox });
}

const typed = ({ bot }: ReadyBot, text: string, locale = "en") =>
  bot.hooks.handleCommand({ channel: "cli", senderId: "local", chat: "private", origin: "typed", text, locale });

describe.runIf(isRoot)("what was just approved", LIMIT, () => {
  test("is tried once as a user that is neither the bot's nor the agent's, and cannot read the state", async () => {
    const bench = makeWorkbench();
    propose(bench, bench.state);
    const life = await makeReadyBot({ bench });
    const { text = "" } = await typed(life, "/hooks approve pre_tool_call ./guards/tells.sh");
    const [, user] = /user (\d+), state closed, list is there, home /.exec(text) ?? [];
    expect(Number(user), text).toBeGreaterThan(60_000);
    expect(text).toContain("in a sandbox");
    expect(existsSync(`${bench.root}/ran`)).toBe(false);
    life.model.say({ calls: [{ name: "bash", input: { command: "id -u" } }] }, { text: "done" });
    await typed(life, "/hooks off");
    await life.chat("who are you?");
    const told = JSON.stringify(life.model.requests.at(-1)?.messages.at(-1));
    expect(told).toMatch(/stdout:\\+n6\d{4}/);
    expect(told).not.toContain(user);
  });

  test.runIf(LONG_TESTS)("is tried like that on the command line, too, and a script that passes says so", async () => {
    const bench = makeWorkbench();
    propose(bench, stateOf(bench));
    const blocked = await chatHooks(bench, ["approve", "pre_tool_call", "./guards/tells.sh"]);
    expect(blocked.stdout).toMatch(/user 6\d{4}, state closed, list is there/);
    // The approval stands, whatever its try was like.
    expect(blocked.exitCode, blocked.stdout).toBe(0);
    bench.script("guards/fine.sh", "#!/bin/sh\ncat /dev/stdin > /dev/null\n");
    bench.propose("hooks:\n  - {event: pre_tool_call, command: ./guards/fine.sh}\n");
    const fine = await chatHooks(bench, ["approve", "pre_tool_call", "./guards/fine.sh"]);
    expect(fine.stdout).toMatch(/Tried once in a sandbox: continue in \d+ ms\./);
  });

  test("leads the reply when it does not work there, names the file it was copied from, and is not yet live", async () => {
    const bench = makeWorkbench();
    const script = bench.script("guards/alone.py", '#!/usr/bin/env python3\n__import__("neighbour")\n');
    bench.write("guards/neighbour.py", "rules = []\n");
    bench.propose("hooks:\n  - {event: pre_tool_call, command: ./guards/alone.py}\n");
    const hooks = await openWithSandbox(bench);
    const { text, ...reply } = await type(hooks, "/hooks approve pre_tool_call ./guards/alone.py");
    expect(text).toMatch(/^⚠ It was tried once in a sandbox and did not work there: It ended with exit code 1/);
    expect(text).toContain(`File "${script}", line 2`);
    expect(text).toContain("Not yet live: it could not start when it was tried.");
    expect(reply).toMatchObject({ changed: true, problem: true });
    // A shell that cannot read the file beside the script ends with 2, as if it had blocked.
    bench.script("guards/alone.sh", '#!/bin/sh\nn=lib\n. "$(dirname "$0")/$n.sh"\n');
    bench.write("guards/lib.sh", "");
    bench.propose(
      "hooks:\n  - {event: pre_tool_call, command: ./guards/alone.py}\n  - {event: pre_tool_call, command: ./guards/alone.sh}\n",
    );
    const shell = await type(hooks, "/hooks approve pre_tool_call ./guards/alone.sh");
    expect(shell.text).toContain("Add to its entry: files: [./guards/lib.sh]");
    expect((await hooks.list()).hooks.map(({ state }) => state)).toEqual(["not-live", "not-live"]);
  });

  test("is installed though it lacks something, and its own words say what to do", async () => {
    const hooks = await openWithSandbox(makeWorkbench());
    const { text = "" } = await type(hooks, "/hooks install llm_judge");
    expect(text).toContain(
      "llm_judge is approved, but its trial run gave no verdict:\n   ⚠ on_completion_claim: llm_judge: no verdict: ",
    );
    expect(text).toContain("set JUDGE_BASE_URL and JUDGE_MODEL where the bot is started, then restart it");
    expect(text).not.toMatch(/partly|exit code/);
    expect((await hooks.list()).hooks.map(({ state }) => state)).toEqual(["approved"]);
  });

  test.runIf(LONG_TESTS)("is told of with what it lets through of its examples when it changes", async () => {
    const bench = makeWorkbench();
    let calls = 0;
    const server = createServer((socket) => {
      calls += 1;
      socket.destroy();
    }).listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    // An agent without a shell could carry out by a change what it can only read.
    const guard = (words: string): string =>
      `#!/bin/bash\ninput=$(cat)\n(exec 3<> /dev/tcp/127.0.0.1/${port}) 2> /dev/null\ngrep -q '${words}' <<< "$input" && exit 2\nexit 0\n`;
    bench.script("workspace/guard.sh", guard("rm -rf"));
    bench.propose(
      "hooks:\n  - event: pre_tool_call\n    command: ./workspace/guard.sh\n    must_block: [{tool_input: {command: rm -rf /}}]\n    must_pass: [{tool_input: {command: ls}}]\n",
    );
    const hooks = await openWithSandbox(bench);
    await type(hooks, "/hooks approve pre_tool_call ./workspace/guard.sh");
    const { text } = await type(hooks, "/hooks approve pre_tool_call ./workspace/guard.sh");
    expect(text).toContain("Examples: 1 of 1 blocked, 1 of 1 passed.");
    const told: string[] = [];
    hooks.on("notice", (notice) => told.push(describeNotice(notice)));
    bench.script("workspace/guard.sh", guard('"ls"'));
    await expect
      .poll(() => told.join("\n"), LIMIT)
      .toContain(
        "0 of 1 blocked, 0 of 1 passed; the changed version lets 1 of these through and does not pass 1 of these",
      );
    expect(calls).toBe(0);
    await type(hooks, "/hooks list");
    const offered = await type(hooks, "/hooks approve pre_tool_call ./workspace/guard.sh");
    expect(offered.text).toContain("The previous version stays active");
  });

  test("finds nothing of the run before it, and cannot change what the next one runs", async () => {
    const bench = makeWorkbench();
    const lines = [
      "cat > /dev/null",
      'here=$(dirname "$0")',
      // Whatever works leaves a mark that the next run is stopped by.
      '(echo "exit 3" >> "$0"; echo x > "$here/mark"; chmod 777 "$here"; rm -rf "$0"; mv "$here" "$here.old") 2> /dev/null',
      '(mv "$(dirname "$here")" "$(dirname "$here").old"; echo x > "$HOME/../mark") > /dev/null 2>&1 && exit 4',
      // In bubblewrap it is shown its own two folders.
      '[ "$(ls "$HOME/.." 2> /dev/null | wc -l)" -gt 2 ] && exit 7',
      '[ -e "$here/mark" ] || [ -e "$HOME/mark" ] || [ -e "$HOME/../mark" ] && exit 5',
      'touch "$HOME/mark" || exit 6',
      "exit 2",
    ];
    bench.script("guards/marks.sh", `#!/bin/sh\n${lines.join("\n")}\n`);
    bench.write("guards/list.txt", "x");
    const examples = JSON.stringify(["a", "b", "c", "d"].map((command) => ({ tool_input: { command } })));
    bench.propose(
      `hooks:\n  - {event: pre_tool_call, command: ./guards/marks.sh, files: [./guards/list.txt], must_block: ${examples}}\n`,
    );
    const { text } = await type(await openWithSandbox(bench), "/hooks approve pre_tool_call ./guards/marks.sh");
    expect(text).toContain("Examples: 4 of 4 blocked.");
  });

  test("has a home and a folder that are thrown away, and leaves no trace in a project that is not open to everybody", async () => {
    const bench = makeWorkbench();
    const lines = [
      "cat > /dev/null",
      `for place in "$HOME" "$PWD" ${bench.root} ${bench.workspace}; do touch "$place/trace" 2> /dev/null; done`,
      'echo "home $HOME, folder $PWD, kept $(ls "$HOME")" >&2',
      "exit 2",
    ];
    bench.script("guards/traces.sh", `#!/bin/sh\n${lines.join("\n")}\n`);
    bench.propose("hooks:\n  - {event: pre_tool_call, command: ./guards/traces.sh}\n");
    for (const folder of [bench.root, bench.workspace]) chmodSync(folder, 0o755);
    const { text = "" } = await type(await openWithSandbox(bench), "/hooks approve pre_tool_call ./guards/traces.sh");
    const [, home = "", folder = ""] = /home (\S+), folder (\S+), kept trace/.exec(text) ?? [];
    expect(home, text).not.toBe("");
    for (const place of [home, folder, bench.root, bench.workspace])
      expect(existsSync(`${place}/trace`), place).toBe(false);
    expect([home, folder]).not.toContain(bench.root);
  });

  test.runIf(LONG_TESTS)("is stopped at its time, with whatever it left behind", async () => {
    const bench = makeWorkbench();
    const mark = `7${process.pid}.25`;
    bench.script("guards/hangs.sh", `#!/bin/sh\nenv -i setsid sleep ${mark} & sleep ${mark}\n`);
    bench.propose("hooks:\n  - {event: pre_tool_call, command: ./guards/hangs.sh, timeout: 2}\n");
    const { text } = await type(await openWithSandbox(bench), "/hooks approve pre_tool_call ./guards/hangs.sh");
    expect(text).toMatch(/^⚠ It was tried once in a sandbox and did not work there: .*2 s/);
    await expect.poll(() => commandLines().filter((line) => line.includes(mark)), LIMIT).toEqual([]);
  });

  test.runIf(LONG_TESTS)("is loaded there, too, to see whether it can be kept warm", async () => {
    const bench = makeWorkbench();
    const reads = "sys.stdin.read()\n";
    bench.script("guards/reads.py", `#!/usr/bin/env python3\nimport sys\n${reads}`);
    const threads = "threading.Thread(target=time.sleep, args=(0.1,)).start()\n";
    bench.script("guards/threads.py", `#!/usr/bin/env python3\nimport sys, threading, time\n${threads}${reads}`);
    const entries = ["reads", "threads"].map((name) => ({ ...CALL, command: `./guards/${name}.py`, warm: true }));
    bench.propose(JSON.stringify({ hooks: entries }));
    const hooks = await openWithSandbox(bench);
    const { text: warm = "" } = await type(hooks, "/hooks approve pre_tool_call ./guards/reads.py");
    expect(warm).toContain("Tried once in a sandbox: continue");
    expect(warm).not.toContain("started anew");
    const { text: cold = "" } = await type(hooks, "/hooks approve pre_tool_call ./guards/threads.py");
    expect(cold).toContain("the script starts threads");
  });
});
