import { join } from "node:path";
import { execa } from "execa";
import { expect, test } from "vitest";
import { becomeTheBot } from "../../src/bot/running-bot.js";
import { chatHooks, guarded, stateOf } from "../support/command-line.js";
import { LONG_TESTS } from "../support/long-tests.js";
import { shared } from "../support/shared.js";
import { makeWorkbench, type Workbench } from "../support/workbench.js";

/** For stories that change nothing. */
const guardedOnce = shared(guarded);

test("exit codes: 0 fine, 1 problem found, 2 usage", async () => {
  const bench = await guarded();
  const codeOf = async (...args: string[]): Promise<number> => (await chatHooks(bench, args)).exitCode;
  expect(await codeOf("list")).toBe(0);
  expect(await codeOf("doctor")).toBe(0);
  expect(await codeOf("approve", "zzzz")).toBe(1);
  expect(await codeOf("approve")).toBe(2);
  bench.script("guard.sh", "#!/bin/sh\nexit 0\n");
  expect(await codeOf("list")).toBe(1);
});

test("--json gives the reply as data, and nothing else is said", async () => {
  const bench = await guardedOnce();
  const { outcome, data } = JSON.parse((await chatHooks(bench, ["list", "--json"])).stdout);
  expect(outcome).toBe("done");
  expect(data.switch).toMatchObject({ on: true });
  expect(data.hooks[0]).toMatchObject({ state: "approved", entry: { command: "./guard.sh --strict" } });
  expect((await chatHooks(bench, ["doctor"])).stderr).toContain("Trying 1 approved hook");
  expect((await chatHooks(bench, ["doctor", "--json"])).stderr).toBe("");
  expect((await chatHooks(makeWorkbench(), ["list", "--json"])).stderr).toBe("");
});

test("a payload for test is passed on as it is, in one word or in several", async () => {
  const bench = await guardedOnce();
  for (const words of [['pre_tool_call {"tool_input": "rm -rf"}'], ["pre_tool_call", '{"tool_input":', '"rm -rf"}']])
    expect((await chatHooks(bench, ["test", ...words])).stdout).toContain("block");
});

test("--root says where ./ in a command is", async () => {
  const bench = makeWorkbench();
  bench.script("tools/guard.sh", "#!/bin/sh\nexit 0\n");
  bench.propose("hooks:\n  - event: on_stop\n    command: ./guard.sh\n");
  const args = ["approve", "on_stop", "./guard.sh"];
  expect((await chatHooks(bench, args)).exitCode).toBe(1);
  expect(await chatHooks(bench, [...args, "--root", join(bench.root, "tools")])).toMatchObject({ exitCode: 0 });
});

test("our own words are spelt for the terminal, a script's text is left as it is", async () => {
  const bench = makeWorkbench();
  bench.script("guard.sh", "#!/bin/sh\n# type /hooks on in the chat\n");
  bench.propose("hooks:\n  - event: on_stop\n    command: ./guard.sh\n");
  const { stdout } = await chatHooks(bench, ["approve", "on_stop", "./guard.sh"]);
  expect(stdout).toContain("# type /hooks on in the chat");
  expect(stdout).toContain("Undo: chat-hooks revoke");
  expect((await chatHooks(bench, ["show"])).stderr).toContain("Usage: chat-hooks show <id>");
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
  const hooks = await bench.open({ stateDir: stateOf(bench) });
  const told: string[] = [];
  hooks.on("notice", (notice) => told.push(notice.kind));
  expect(told).toEqual(["hook-changed"]);
});

test("a terminal gets colours, unless NO_COLOR is set; a pipe and --json get none", async () => {
  const bench = await guardedOnce();
  const shown = async (args: string[], more: object) => (await chatHooks(bench, args, more)).stdout;
  expect(await shown(["list"], { isTerminal: true })).toContain("\u001b[32m✓\u001b[39m approved");
  for (const [args, more] of [
    [["list"], { isTerminal: true, env: { NO_COLOR: "1" } }],
    [["list", "--json"], { isTerminal: true }],
    [["list"], {}],
  ] as const)
    expect(await shown([...args], more)).not.toContain("\u001b[3");
});

test("speaks Chinese to a Chinese terminal", async () => {
  const bench = await guardedOnce();
  const env = { LANG: "zh_CN.UTF-8" };
  expect((await chatHooks(bench, ["list"], { env })).stdout).toContain("已批准");
  expect((await chatHooks(bench, ["reset", "--help"], { env })).stdout).toContain("用法");
});

test("pair shows a code and no file keeps it", async () => {
  const bench = makeWorkbench();
  const code = /\/hooks pair (\w{4}-\w{4})/.exec((await chatHooks(bench, ["pair"])).stdout)?.[1] ?? "none";
  const { stdout } = await execa("grep", ["-rc", code, join(bench.root, "xdg")], { reject: false });
  expect(stdout).toMatch(/:0$/m);
  expect(stdout).not.toMatch(/:[1-9]/);
  const hooks = await bench.open({ stateDir: stateOf(bench), owners: [] });
  const typed = { channel: "telegram", senderId: "7", chat: "private", origin: "typed" } as const;
  expect(await hooks.handleCommand({ ...typed, text: `/hooks pair ${code}` })).toMatchObject({
    outcome: "done",
    changed: true,
  });
  expect(await hooks.handleCommand({ ...typed, text: "/hooks owners" })).toMatchObject({
    text: expect.stringContaining("telegram:7"),
  });
});

test.runIf(LONG_TESTS)("push writes to the page, and to the terminal where the bot has one", async () => {
  const [without, withOne] = [makeWorkbench(), makeWorkbench()];
  await becomeTheBot(stateOf(withOne), { url: "http://127.0.0.1:1", hasTerminal: true });
  const recipients = async (bench: Workbench): Promise<string[]> => {
    const { stdout } = await chatHooks(bench, ["push", "hello"]);
    return [...stdout.matchAll(/Written down for (\S+),/g)].map(([, to]) => `${to}`).toSorted();
  };
  expect(await Promise.all([without, withOne].map(recipients))).toEqual([["web:page"], ["cli:terminal", "web:page"]]);
});

test("page has no link where no bot runs", async () => {
  const { exitCode, stderr } = await chatHooks(makeWorkbench(), ["page"]);
  expect([exitCode, stderr]).toEqual([1, expect.stringContaining("chat-hooks start")]);
});

test("import takes the hooks of a settings.json over as proposals", async () => {
  const bench = makeWorkbench();
  const hooks = { Stop: [{ hooks: [{ type: "command", command: "true" }] }] };
  const settings = bench.write("settings.json", JSON.stringify({ hooks }));
  expect(await chatHooks(bench, ["import", settings])).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining("on_stop → true"),
  });
  expect((await chatHooks(bench, ["list"])).stdout).toContain("NOT approved");
  expect(await chatHooks(bench, ["import"])).toMatchObject({ exitCode: 2, stdout: "" });
  expect(await chatHooks(bench, ["import", bench.root, "--root", bench.workspace])).toMatchObject({ exitCode: 1 });
});

test("import into a hook file that is none changes nothing, and says so", async () => {
  const bench = makeWorkbench();
  bench.propose("hooks: [");
  const hooks = { Stop: [{ hooks: [{ type: "command", command: "true" }] }] };
  const settings = bench.write("settings.json", JSON.stringify({ hooks }));
  expect(await chatHooks(bench, ["import", settings])).toMatchObject({
    exitCode: 1,
    stdout: "",
    stderr: expect.stringContaining("shell_hooks.yaml"),
  });
});

test("a command line in quotes is one, also behind an event, and ids are taken with their brackets", async () => {
  const bench = makeWorkbench();
  bench.script("guard.sh", "#!/bin/sh\nexit 0\n");
  bench.propose(
    "hooks:\n  - {event: pre_tool_call, command: ./guard.sh --strict}\n  - {event: on_stop, command: ./guard.sh}\n",
  );
  expect((await chatHooks(bench, ["approve", "pre_tool_call", "./guard.sh --strict"])).exitCode).toBe(0);
  expect((await chatHooks(bench, ["revoke", "./guard.sh --strict"])).exitCode).toBe(0);
  const ids = (await chatHooks(bench, ["list"])).stdout.match(/\[\w{4}\]/g) ?? [];
  expect((await chatHooks(bench, ["approve", ...ids])).stdout.match(/^Approved: /gm)).toHaveLength(2);
});
