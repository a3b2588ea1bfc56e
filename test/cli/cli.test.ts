import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { execa } from "execa";
import { describe, expect, test } from "vitest";
import { standardState } from "../../src/store/locations.js";
import { makeWorkbench, type, type Workbench } from "../support/workbench.js";

const CLI = resolve("dist/cli.js");
const BLOCKER = `#!/bin/sh\nif grep -q 'rm -rf'; then echo '{"decision": "block", "reason": "not here"}'; fi\n`;

function chatHooks(
  bench: Workbench,
  args: readonly string[],
  options: { input?: string; env?: Record<string, string> } = {},
) {
  return execa("node", [CLI, ...args], {
    cwd: bench.root,
    env: {
      PATH: process.env.PATH,
      HOME: bench.root,
      XDG_STATE_HOME: join(bench.root, "xdg"),
      LANG: "C",
      ...options.env,
    },
    extendEnv: false,
    reject: false,
    input: options.input ?? "",
  });
}

function proposed(): Workbench {
  const bench = makeWorkbench();
  bench.script("guard.sh", BLOCKER);
  bench.propose("hooks:\n  - event: pre_tool_call\n    command: ./guard.sh --strict\n");
  return bench;
}

/** What `chat-hooks approve` and `chat-hooks on` leave, without two processes for each test. */
async function guarded(): Promise<Workbench> {
  const bench = proposed();
  const stateDir = standardState(bench.workspace, { XDG_STATE_HOME: join(bench.root, "xdg") });
  const hooks = await bench.open({ stateDir, owners: ["cli:local"] });
  const here = { channel: "cli", senderId: "local" };
  expect(await type(hooks, "/hooks approve pre_tool_call ./guard.sh --strict", here)).toMatchObject({ changed: true });
  expect(await type(hooks, "/hooks on", here)).toMatchObject({ changed: true });
  await hooks.close();
  return bench;
}

const payload = (command: string): string => JSON.stringify({ tool_name: "bash", tool_input: { command } });

describe("fire", () => {
  test("answers with one JSON object and an exit code: 0 continue, 2 block", async () => {
    const bench = proposed();
    expect((await chatHooks(bench, ["approve", "pre_tool_call", "./guard.sh", "--strict"])).exitCode).toBe(0);
    expect((await chatHooks(bench, ["on"])).exitCode).toBe(0);
    const blocked = await chatHooks(bench, ["fire", "pre_tool_call"], { input: payload("rm -rf /") });
    expect(blocked.exitCode).toBe(2);
    expect(JSON.parse(blocked.stdout)).toMatchObject({
      verdict: "block",
      reason: "not here",
      hook: "./guard.sh --strict",
    });
    const passed = await chatHooks(bench, ["fire", "pre_tool_call"], { input: payload("ls") });
    expect(passed.exitCode).toBe(0);
    expect(JSON.parse(passed.stdout)).toMatchObject({ verdict: "continue", context: [], notes: [] });
  });
  test("an unknown event, a payload that is no object, a missing event: 64, and a message that helps", async () => {
    const bench = makeWorkbench();
    const cases = [
      {
        args: ["fire", "pre_tool_cal"],
        input: "{}",
        words: 'There is no event "pre_tool_cal". Did you mean pre_tool_call?',
      },
      { args: ["fire", "pre_tool_call"], input: "[1]", words: "The payload is not a JSON object" },
      { args: ["fire", "pre_tool_call"], input: "{", words: "The payload is not a JSON object" },
      { args: ["fire"], input: "{}", words: "Usage: chat-hooks fire <event>" },
    ];
    for (const { args, input, words } of cases) {
      const { exitCode, stderr, stdout } = await chatHooks(bench, args, { input });
      expect([exitCode, stdout], args.join(" ")).toEqual([64, ""]);
      expect(stderr).toContain(words);
    }
  });
  test("an internal error is 70, so that a host can tell it from a verdict", async () => {
    const bench = makeWorkbench();
    const { exitCode, stderr } = await chatHooks(
      bench,
      ["fire", "on_stop", "--state", join(bench.workspace, "state")],
      { input: "{}" },
    );
    expect(exitCode).toBe(70);
    expect(stderr).toContain("where the agent can write");
  });
  test("--jsonl answers every line, in order, and a bad one costs only itself", async () => {
    const bench = await guarded();
    const lines = [payload("ls"), "broken", payload("rm -rf /"), JSON.stringify({ event: "x" })];
    const { stdout, exitCode } = await chatHooks(bench, ["fire", "pre_tool_call", "--jsonl"], {
      input: lines.join("\n"),
    });
    const answers = stdout.split("\n").map((line) => JSON.parse(line));
    expect(answers.map((answer) => answer.verdict ?? "error")).toEqual(["continue", "error", "block", "continue"]);
    expect(exitCode).toBe(0);
    const named = await chatHooks(bench, ["fire", "--jsonl"], {
      input: `{"event": "pre_tool_call", ${payload("rm -rf /").slice(1)}`,
    });
    expect(JSON.parse(named.stdout)).toMatchObject({ verdict: "block" });
  });
  test("a hook in the background is not cut off when the outcome is out", async () => {
    const bench = makeWorkbench();
    bench.script("slow.sh", "#!/bin/sh\nsleep 0.5\ntouch finished\n");
    bench.propose("hooks:\n  - event: on_stop\n    command: ./slow.sh\n    async: true\n");
    await chatHooks(bench, ["approve", "on_stop", "./slow.sh"]);
    rmSync(join(bench.root, "finished"));
    await chatHooks(bench, ["on"]);
    expect(JSON.parse((await chatHooks(bench, ["fire", "on_stop"])).stdout)).toMatchObject({
      verdict: "continue",
      runs: [],
    });
    expect(existsSync(join(bench.root, "finished"))).toBe(true);
    expect((await chatHooks(bench, ["log"])).stdout).toContain("on_stop ./slow.sh: continue");
  });
  test("--debug logs each firing to stderr", async () => {
    const bench = await guarded();
    const { stderr } = await chatHooks(bench, ["fire", "pre_tool_call", "--debug"], { input: payload("rm -rf /") });
    expect(stderr).toMatch(/\[chat-hooks\] sync pre_tool_call \.\/guard\.sh --strict: block in [\d.]+ ms not here/);
  });
});

describe("the verbs of /hooks", () => {
  test("exit codes: 0 fine, 1 problem found, 2 usage", async () => {
    const bench = await guarded();
    expect((await chatHooks(bench, ["list"])).exitCode).toBe(0);
    expect((await chatHooks(bench, ["doctor"])).exitCode).toBe(0);
    expect((await chatHooks(bench, ["approve", "zzzz"])).exitCode).toBe(1);
    expect((await chatHooks(bench, ["approve"])).exitCode).toBe(2);
    expect((await chatHooks(bench, ["frobnicate"])).exitCode).toBe(2);
    expect((await chatHooks(bench, ["list", "--workspace"])).exitCode).toBe(2);
    expect((await chatHooks(bench, ["list", "--workspace", "nowhere"])).stderr).toContain(
      'There is no workspace "nowhere" here',
    );
    bench.script("guard.sh", "#!/bin/sh\nexit 0\n");
    expect((await chatHooks(bench, ["list"])).exitCode).toBe(1);
  });
  test("--json gives the reply as data", async () => {
    const bench = await guarded();
    const { outcome, data } = JSON.parse((await chatHooks(bench, ["list", "--json"])).stdout);
    expect(outcome).toBe("done");
    expect(data.switch).toMatchObject({ on: true });
    expect(data.hooks[0]).toMatchObject({ state: "approved", entry: { command: "./guard.sh --strict" } });
  });
  test("our own words are spelt for the terminal, a script's text is left as it is", async () => {
    const bench = makeWorkbench();
    bench.script("guard.sh", "#!/bin/sh\n# type /hooks on in the chat\n");
    bench.propose("hooks:\n  - event: on_stop\n    command: ./guard.sh\n");
    const { stdout } = await chatHooks(bench, ["approve", "on_stop", "./guard.sh"]);
    expect(stdout).toContain("# type /hooks on in the chat");
    expect(stdout).toContain("Undo: chat-hooks revoke");
    expect((await chatHooks(bench, ["show"])).stdout).toContain("Usage: chat-hooks show <id>");
  });
  test("an id from one call is good in the next", async () => {
    const bench = await guarded();
    const id = /\[(\w{4})\]/.exec((await chatHooks(bench, ["list"])).stdout)?.[1] ?? "";
    expect((await chatHooks(bench, ["show", id])).stdout).toContain("grep -q 'rm -rf'");
    expect((await chatHooks(bench, ["revoke", id])).stdout).toContain("Revoked: pre_tool_call → ./guard.sh --strict");
  });
  test("a changed hook is left for the bot to tell", async () => {
    const bench = await guarded();
    bench.script("guard.sh", "#!/bin/sh\nexit 0\n");
    expect((await chatHooks(bench, ["owners"])).stderr).toBe("");
    const [folder = ""] = readdirSync(join(bench.root, "xdg", "chat-hooks"));
    const hooks = await bench.open({ stateDir: join(bench.root, "xdg", "chat-hooks", folder) });
    const told: string[] = [];
    hooks.on("notice", (notice) => told.push(notice.kind));
    expect(told).toEqual(["hook-changed"]);
  });
  test("speaks Chinese to a Chinese terminal", async () => {
    const bench = await guarded();
    const { stdout } = await chatHooks(bench, ["list"], { env: { LANG: "zh_CN.UTF-8" } });
    expect(stdout).toContain("已批准");
    expect((await chatHooks(bench, ["reset", "--help"], { env: { LANG: "zh_CN.UTF-8" } })).stdout).toContain("用法");
  });
});

describe("state", () => {
  test("a workspace without state is told once that nothing is in force", async () => {
    const bench = makeWorkbench();
    expect((await chatHooks(bench, ["list"])).stderr).toMatch(/Nothing is in force here.*chat-hooks move-state <old>/);
    expect((await chatHooks(bench, ["list"])).stderr).toBe("");
  });
  test("a moved workspace takes its state along by move-state", async () => {
    const bench = await guarded();
    renameSync(bench.workspace, join(bench.root, "elsewhere"));
    const here = ["--workspace", "elsewhere"];
    expect((await chatHooks(bench, ["list", ...here])).stdout).toContain("NOT approved");
    const moved = await chatHooks(bench, ["move-state", bench.workspace, ...here]);
    expect(moved.stdout).toContain("Look at it with: chat-hooks list");
    expect((await chatHooks(bench, ["list", ...here])).stdout).toContain("✓ approved");
    const fired = await chatHooks(bench, ["fire", "pre_tool_call", ...here], { input: payload("rm -rf /") });
    expect(fired.exitCode).toBe(2);
  });
  test("a state folder of another workspace is refused, with the way out", async () => {
    const bench = await guarded();
    const [folder = ""] = readdirSync(join(bench.root, "xdg", "chat-hooks"));
    bench.write("second/config/agent.yaml", "");
    const { stderr, exitCode } = await chatHooks(bench, [
      "list",
      "--workspace",
      "second",
      "--state",
      join(bench.root, "xdg", "chat-hooks", folder),
    ]);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/belongs to the workspace.*chat-hooks move-state/);
  });
  test("reset puts the state aside and leaves nothing in force", async () => {
    const bench = await guarded();
    const aside = /as "([^"]+)"/.exec((await chatHooks(bench, ["reset"])).stdout)?.[1] ?? "";
    expect(existsSync(join(aside, "state.json"))).toBe(true);
    expect((await chatHooks(bench, ["list"])).stdout).toContain("NOT approved");
  });
  test("after reset hooks are off, also when agent.yaml says on, and it can be undone", async () => {
    const bench = await guarded();
    const undo = /chat-hooks move-state "([^"]+)"/.exec((await chatHooks(bench, ["reset"])).stdout)?.[1] ?? "";
    expect((await chatHooks(bench, ["list"])).stdout).toContain("Hooks are OFF");
    expect((await chatHooks(bench, ["move-state", undo])).exitCode).toBe(0);
    expect((await chatHooks(bench, ["fire", "pre_tool_call"], { input: payload("rm -rf /") })).exitCode).toBe(2);
  });
  test("reset with a word too many changes nothing", async () => {
    const bench = await guarded();
    expect((await chatHooks(bench, ["reset", "x"])).exitCode).toBe(2);
    expect((await chatHooks(bench, ["list"])).stdout).toContain("✓ approved");
  });
  test("a workspace that is still there keeps its state", async () => {
    const bench = await guarded();
    bench.write("second/config/agent.yaml", "");
    const { stderr, exitCode } = await chatHooks(bench, ["move-state", bench.workspace, "--workspace", "second"]);
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining("would be left without its guards")]);
    expect((await chatHooks(bench, ["fire", "pre_tool_call"], { input: payload("rm -rf /") })).exitCode).toBe(2);
  });
  test("pair shows a code and no file keeps it", async () => {
    const bench = makeWorkbench();
    const code = /\/hooks pair (\w{4}-\w{4})/.exec((await chatHooks(bench, ["pair"])).stdout)?.[1] ?? "none";
    const { stdout } = await execa("grep", ["-rc", code, join(bench.root, "xdg")], { reject: false });
    expect(stdout).not.toMatch(/:[1-9]/);
    const hooks = await bench.open({
      stateDir: join(bench.root, "xdg", "chat-hooks", readdirSync(join(bench.root, "xdg", "chat-hooks"))[0] ?? ""),
      owners: [],
    });
    const typed = { channel: "telegram", senderId: "7", chat: "private", origin: "typed" } as const;
    expect(await hooks.handleCommand({ ...typed, text: `/hooks pair ${code}` })).toMatchObject({
      outcome: "done",
      changed: true,
    });
    expect(await hooks.handleCommand({ ...typed, text: "/hooks owners" })).toMatchObject({
      text: expect.stringContaining("telegram:7"),
    });
  });
});
