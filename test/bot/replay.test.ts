import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { rehearsalSandbox } from "../../src/bot/sandbox/rehearsal-sandbox.js";
import type { ShellHooks } from "../../src/commands/shell-hooks.js";
import type { HookRun } from "../../src/core/firing.js";
import type { RehearsalSandbox } from "../../src/transports/transport.js";
import { folderSandbox } from "../support/folder-sandbox.js";
import { idIn, makeWorkbench, type, type Workbench } from "../support/workbench.js";

// What a hook would have done to what has passed: recorded only when the owner says so, replayed apart from everything.

const GUARD = (words: string): string => `#!/usr/bin/env python3
import json, os, sys
event = json.load(sys.stdin)
text = json.dumps(event["tool_input"])
if any(word in text for word in ${words}):
    how = os.environ.get("CHAT_HOOKS_REHEARSAL", "live") + os.environ.get("SECRET", "")
    print(json.dumps({"decision": "block", "reason": "not this one, " + how}))
`;

const ENTRY = "hooks:\n  - {event: pre_tool_call, command: ./workspace/words.py, env: [SECRET]}\n";

const open = (bench: Workbench, rehearsalSandbox: RehearsalSandbox = folderSandbox()): Promise<ShellHooks> =>
  bench.open({
    rehearsalSandbox,
    env: { PATH: process.env.PATH, HOME: bench.root, SECRET: "hunter2" },
    owners: ["cli:local", "telegram:1"],
  });

const typed = async (hooks: ShellHooks, text: string): Promise<string> =>
  (await type(hooks, text, { channel: "cli", senderId: "local" })).text ?? "";

const call = (hooks: ShellHooks, command: string) =>
  hooks.fire("pre_tool_call", { tool_name: "bash", tool_input: { command }, session_id: "s" });

/** What lies in the workspace is shown first, and approved by the same line again. */
async function approve(hooks: ShellHooks, script: string): Promise<void> {
  for (const _ of ["shown", "approved"]) await typed(hooks, `/hooks approve pre_tool_call ${script}`);
}

/** Every file below a folder by its contents, but for the short ids that whoever looks is given. */
function contentsOf(folder: string): Record<string, string> {
  const found = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = found.filter((name) => statSync(join(folder, name)).isFile());
  const hash = (name: string) =>
    createHash("sha256")
      .update(readFileSync(join(folder, name)))
      .digest("hex");
  return Object.fromEntries(files.sort().map((name) => [name, hash(name)]));
}

async function recorded(hooks: ShellHooks, commands: readonly string[]): Promise<void> {
  await typed(hooks, "/hooks on");
  await typed(hooks, "/hooks record on");
  for (const command of commands) await call(hooks, command);
}

const idOf = async (hooks: ShellHooks): Promise<string> =>
  idIn(await type(hooks, "/hooks list", { channel: "cli", senderId: "local" }));

describe("a hook that nobody has approved", () => {
  test("is tried where the ready bot tries hooks, told so, and loaded once for all events", async ({ skip }) => {
    const bench = makeWorkbench();
    const sandbox = rehearsalSandbox(() => bench.state);
    onTestFinished(() => sandbox.close());
    let runs = 0;
    const counted = {
      ...sandbox,
      prepare: (run: Parameters<typeof sandbox.prepare>[0]) => {
        runs += 1;
        return sandbox.prepare(run);
      },
    };
    const hooks = await open(bench, counted);
    if (!(await sandbox.isOffline?.())) skip();
    await recorded(hooks, ["ls", "make deploy", "ls -l", "deploy --now"]);
    bench.script("workspace/words.py", GUARD('["deploy"]'));
    bench.propose(ENTRY);
    const id = await idOf(hooks);
    const text = await typed(hooks, `/hooks show ${id}`);
    expect(text).toContain("Of your last 4 events that passed, it would have blocked 2.");
    expect(runs).toBe(1);
    const each = await typed(hooks, `/hooks show ${id} blocked`);
    // The reason has what the script was told, and no variable of the bot's.
    // Recorded in one millisecond, they may stand in either order.
    for (const command of ["deploy --now", "make deploy"])
      expect(each).toMatch(new RegExp(`\\d\\. .* blocks: bash .*"${command}".*\\n.*not this one, 1`));
    const [, other] = /2\. .*"command": "([^"]*)"/.exec(each) ?? [];
    expect(await typed(hooks, `/hooks show ${id} blocked 2`)).toContain(`"command": "${other}"`);
    expect(await typed(hooks, `/hooks show ${id} blocked 9`)).toContain('There is no "9" among them.');
  });

  test("reads nothing beside the workspace's files when it names others, too, and is not replayed without a sandbox", async () => {
    const bench = makeWorkbench();
    const hooks = await open(bench);
    await recorded(hooks, ["deploy"]);
    bench.script("workspace/words.py", GUARD('["deploy"]'));
    bench.write("secret.txt", "not for the agent");
    bench.propose(ENTRY.replace("env: [SECRET]", "files: [./secret.txt]"));
    expect(await typed(hooks, `/hooks show ${await idOf(hooks)} blocked`)).toContain(
      "it would read files outside the workspace",
    );
    const [where] = [makeWorkbench()];
    const without = await open(where, { ...folderSandbox(), isOffline: async () => false });
    await recorded(without, ["deploy"]);
    where.script("workspace/words.py", GUARD('["deploy"]'));
    where.propose(ENTRY);
    expect(await typed(without, `/hooks show ${await idOf(without)}`)).toContain("no sandbox without a network");
  });
});

describe("a change of an approved hook", () => {
  test("says in how many events old and new differ, and touches neither workspace nor state", async () => {
    const bench = makeWorkbench();
    bench.script("workspace/words.py", GUARD('["secret"]'));
    bench.propose(ENTRY);
    const hooks = await open(bench);
    await approve(hooks, "./workspace/words.py");
    await recorded(hooks, ["ls", "make deploy", "cat notes", "cat secret"]);
    bench.script("workspace/words.py", GUARD('["deploy", "notes"]'));
    const { key = "" } = (await hooks.list()).hooks[0] ?? {};
    // What is written a moment later is written first.
    await hooks.close();
    const again = await open(bench);
    const before = [contentsOf(bench.workspace), contentsOf(bench.state)];
    const replay = await again.replay(key);
    expect(replay).toMatchObject({ events: 3, blocked: 2, differ: 2, unkept: 1, leftOut: 0 });
    expect([contentsOf(bench.workspace), contentsOf(bench.state)]).toEqual(before);
    const text = await typed(again, `/hooks show ${await idOf(again)}`);
    expect(text).toContain("it would have blocked 2. Old and new differ in 2. 1 more cannot be replayed");
    expect(await typed(again, `/hooks show ${await idOf(again)} blocked`)).toContain("(the approved version passes)");
  });
});

test("what was recorded is tried again by its trace, at the hooks as they are now; what was blocked, or is not kept, is not", async () => {
  const bench = makeWorkbench();
  bench.script("workspace/words.py", GUARD('["secret"]'));
  bench.propose(ENTRY);
  const hooks = await open(bench);
  await approve(hooks, "./workspace/words.py");
  await recorded(hooks, []);
  const passed = hooks.trace((await call(hooks, "make deploy")).trace ?? "");
  const blocked = hooks.trace((await call(hooks, "cat secret")).trace ?? "");
  expect(passed?.again).toBe(`/hooks test pre_tool_call #${passed?.id}`);
  expect(blocked).toMatchObject({ end: "blocked" });
  expect(blocked).not.toHaveProperty("again");
  expect(await typed(hooks, passed?.again ?? "")).toMatch(/continue/);
  bench.script("workspace/words.py", GUARD('["deploy"]'));
  await approve(hooks, "./workspace/words.py");
  expect(await typed(hooks, passed?.again ?? "")).toContain("not this one, live");
  expect(await typed(hooks, `/hooks test pre_tool_call #${blocked?.id}`)).toContain(
    `"${blocked?.id}" came with is not kept`,
  );
  // Of another event it is not.
  expect(await typed(hooks, `/hooks test pre_llm_call #${passed?.id}`)).toContain("is not kept");
  await typed(hooks, "/hooks record off");
  expect(await typed(hooks, passed?.again ?? "")).toContain("/hooks record on");
});

test("in a scripted week a replay says of all that passed what the hook has said live", async () => {
  const bench = makeWorkbench();
  const night = `#!/usr/bin/env python3
import json, sys
event = json.load(sys.stdin)
hour = int(event["timestamp"][11:13])
if hour < 6 or "rm" in event["tool_input"]["command"] or event.get("session_tokens", 0) > 500:
    print(json.dumps({"decision": "block", "reason": f"at {hour}"}))
`;
  bench.script("workspace/night.py", night);
  bench.propose("hooks:\n  - {event: pre_tool_call, command: ./workspace/night.py, mode: observe}\n");
  const hooks = await open(bench);
  await approve(hooks, "./workspace/night.py");
  await typed(hooks, "/hooks on");
  await typed(hooks, "/hooks record on 8d");
  const live: HookRun[] = [];
  hooks.on("firing", (run) => live.push(run));
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const start = Date.UTC(2026, 0, 5);
  for (let turn = 0; turn < 14; turn += 1) {
    vi.setSystemTime(start + turn * 12 * 3_600_000);
    await hooks.fire("post_llm_call", { session_id: "s", input_tokens: 40, output_tokens: 2 });
    await call(hooks, turn % 5 === 0 ? "rm x" : "ls");
  }
  const { key = "" } = (await hooks.list()).hooks[0] ?? {};
  const replay = await hooks.replay(key, { withinMs: 50_000 });
  const said = live.filter(({ verdict }) => verdict === "block").map(({ reason }) => reason);
  expect(said.length).toBeGreaterThan(7);
  expect(said.length).toBeLessThan(14);
  expect(replay).toMatchObject({ events: 14, blocked: said.length, unheard: 0 });
  const replayed = "found" in replay ? replay.found.map(({ reason }) => reason) : [];
  expect(replayed.toReversed()).toEqual(said);
});
