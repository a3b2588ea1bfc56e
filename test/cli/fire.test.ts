import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { makeRunToken } from "../../src/store/state/run-token.js";
import { callOf, chatHooks, guarded, stateOf } from "../support/command-line.js";
import { shared } from "../support/shared.js";
import { makeWorkbench } from "../support/workbench.js";

/** For stories that change nothing. */
const guardedOnce = shared(guarded);

test("answers with one JSON object and an exit code: 0 continue, 2 block", async () => {
  const bench = await guardedOnce();
  const blocked = await chatHooks(bench, ["fire", "pre_tool_call"], { input: callOf("rm -rf /") });
  expect(blocked.exitCode).toBe(2);
  expect(JSON.parse(blocked.stdout)).toMatchObject({
    verdict: "block",
    reason: "not here",
    hook: "./guard.sh --strict",
  });
  const passed = await chatHooks(bench, ["fire", "pre_tool_call"], { input: callOf("ls") });
  expect(passed.exitCode).toBe(0);
  expect(JSON.parse(passed.stdout)).toMatchObject({ verdict: "continue", context: [], notes: [] });
});

test("a rewrite keeps the digits of numbers that JavaScript cannot hold", async () => {
  const bench = makeWorkbench();
  bench.script("guard.sh", `#!/bin/sh\necho '{"tool_input": {"command": "ls -l"}}'\n`);
  bench.propose("hooks:\n  - event: pre_tool_call\n    command: ./guard.sh\n");
  await chatHooks(bench, ["approve", "pre_tool_call", "./guard.sh"]);
  await chatHooks(bench, ["on"]);
  const call = '{"tool_name": "bash", "tool_input": {"command": "ls", "chat": 12345678901234567890}}';
  const expected = '"tool_input":{"command":"ls -l","chat":12345678901234567890}';
  expect((await chatHooks(bench, ["fire", "pre_tool_call"], { input: call })).stdout).toContain(expected);
  const line = `{"event": "pre_tool_call", ${call.slice(1)}\n`;
  expect((await chatHooks(bench, ["fire", "--jsonl"], { input: line })).stdout).toContain(expected);
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
    { args: ["fire", "pre_tool_call"], input: "null", words: "The payload is not a JSON object" },
    { args: ["fire", "pre_tool_call"], input: "{", words: "The payload is not a JSON object" },
    { args: ["fire"], input: "{}", words: "Usage: chat-hooks fire [event]" },
    { args: ["fire", "on_stop", "--workspace"], input: "{}", words: "--workspace needs a folder" },
  ];
  for (const { args, input, words } of cases) {
    const { exitCode, stderr, stdout } = await chatHooks(bench, args, { input });
    expect([exitCode, stdout], args.join(" ")).toEqual([64, ""]);
    expect(stderr).toContain(words);
  }
});

test("an internal error is 70, so that a host can tell it from a verdict", async () => {
  const bench = makeWorkbench();
  const inside = join(bench.workspace, "state");
  const { exitCode, stderr } = await chatHooks(bench, ["fire", "on_stop", "--state", inside], { input: "{}" });
  expect(exitCode).toBe(70);
  expect(stderr).toContain("where the agent can write");
});

test("without a payload it fires with an empty one, and nobody waits for a terminal", async () => {
  const bench = makeWorkbench();
  for (const surroundings of [{ input: " \n" }, { input: "never read", isTTY: true }]) {
    const { exitCode, stdout } = await chatHooks(bench, ["fire", "on_stop"], surroundings);
    expect([exitCode, JSON.parse(stdout).verdict]).toEqual([0, "continue"]);
  }
});

test("where no hook is active it says so on stderr, and --require-hooks blocks", async () => {
  const bench = makeWorkbench();
  const alone = await chatHooks(bench, ["fire", "on_stop"], { input: "{}" });
  expect([alone.exitCode, JSON.parse(alone.stdout)]).toEqual([0, expect.objectContaining({ in_force: 0 })]);
  expect(alone.stderr).toContain("no hook is active here, so nothing was checked");
  const required = await chatHooks(bench, ["fire", "on_stop", "--require-hooks"], { input: "{}" });
  expect(required.exitCode).toBe(2);
  expect(JSON.parse(required.stdout)).toMatchObject({
    verdict: "block",
    reason: "no hook is active here",
    in_force: 0,
  });
  const lines = await chatHooks(bench, ["fire", "on_stop", "--jsonl", "--require-hooks"], { input: "{}\n{}" });
  expect(lines.stdout.split("\n").map((line) => JSON.parse(line).verdict)).toEqual(["block", "block"]);
  expect(lines.stderr.split("no hook is active here")).toHaveLength(2);
});

test("where the store cannot be trusted it blocks, and does not say that nothing was checked", async () => {
  const bench = await guarded();
  writeFileSync(join(stateOf(bench), "state.json"), "{}");
  for (const more of [[], ["--jsonl"]]) {
    const fired = await chatHooks(bench, ["fire", "pre_tool_call", ...more], { input: "{}" });
    expect(JSON.parse(fired.stdout)).toMatchObject({ verdict: "block", reason: expect.stringContaining("reset") });
    expect(fired.stderr).not.toContain("nothing was checked");
  }
});

test("with a hook in force, --require-hooks changes nothing, on whatever event it is", async () => {
  const bench = await guardedOnce();
  const { stdout, stderr, exitCode } = await chatHooks(bench, ["fire", "on_stop", "--require-hooks"], { input: "{}" });
  expect([exitCode, stderr, JSON.parse(stdout)]).toEqual([
    0,
    "",
    expect.objectContaining({ verdict: "continue", in_force: 1 }),
  ]);
});

test("--jsonl answers every line, in order, and a bad one costs only itself", async () => {
  const bench = await guardedOnce();
  const lines = [callOf("ls"), "broken", "", callOf("rm -rf /"), JSON.stringify({ event: "x" })];
  const { stdout, exitCode } = await chatHooks(bench, ["fire", "pre_tool_call", "--jsonl"], {
    input: lines.join("\n"),
  });
  const answers = stdout.split("\n").map((line) => JSON.parse(line));
  expect(answers.map((answer) => answer.verdict ?? "error")).toEqual(["continue", "error", "block", "continue"]);
  expect(exitCode).toBe(0);
});

test("--jsonl without an event takes the one each line names", async () => {
  const bench = await guardedOnce();
  const input = [`{"event": "pre_tool_call", ${callOf("rm -rf /").slice(1)}`, '{"event": "x"}', "{}"].join("\n");
  const { stdout } = await chatHooks(bench, ["fire", "--jsonl"], { input });
  expect(stdout.split("\n").map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ verdict: "block" }),
    { error: expect.stringContaining('There is no event "x"') },
    { error: expect.stringContaining('There is no event ""') },
  ]);
});

/** Of the calls that it sees, `wait` ends when the file `gone` is there. */
const WAITS = `#!/bin/sh
if grep -q wait; then until [ -e gone ]; do sleep 0.02; done; fi
`;

const line = (fields: object): string => JSON.stringify(fields);
const answersOf = (stdout: string): Record<string, unknown>[] => stdout.split("\n").map((each) => JSON.parse(each));

test("--jsonl answers a line with an id as soon as it can, those without in their order, and ends when all is answered", async () => {
  const bench = makeWorkbench();
  bench.script("waits.sh", WAITS);
  bench.propose("hooks:\n  - {event: pre_tool_call, command: ./waits.sh}\n");
  await chatHooks(bench, ["approve", "pre_tool_call", "./waits.sh"]);
  await chatHooks(bench, ["on"]);
  const input = ["wait", "go"].map((tool_name, id) => line({ id, event: "pre_tool_call", tool_name }));
  const unnamed = [line({ event: "on_stop", response: "a" }), "no JSON", line({ event: "on_stop" })];
  const { stdout, exitCode } = await chatHooks(bench, ["fire", "--jsonl"], {
    input: [...input, ...unnamed].join("\n"),
    onLine: (text) => JSON.parse(text).id === 1 && writeFileSync(join(bench.root, "gone"), ""),
  });
  const answers = answersOf(stdout);
  expect(answers.filter(({ id }) => id !== undefined).map(({ id, verdict }) => [id, verdict])).toEqual([
    [1, "continue"],
    [0, "continue"],
  ]);
  expect(answers.filter(({ id }) => id === undefined).map(({ error }) => error === undefined)).toEqual([
    true,
    false,
    true,
  ]);
  expect(exitCode).toBe(0);
});

test("a line that cannot be answered is told why, and costs nobody else", async () => {
  const bench = await guardedOnce();
  const said = { channel: "qq", text: "/hooks list", chat: "private", origin: "typed", senderId: "1" };
  const { origin: _, ...unvouched } = said;
  const cases: [string, string][] = [
    [line({ id: {}, event: "on_stop" }), '"id" is {}. Use a whole number'],
    [`{"id": 9007199254740993, "event": "on_stop"}`, '"id" is 9007199254740992'],
    [line({ event: "on_stop", response: "x".repeat(17 * 1024 * 1024) }), "longer than 16777216 bytes"],
    [line({ command: said }), 'A line with "command" needs an "id"'],
    [line({ id: 1, command: unvouched }), 'has no "origin"'],
    [line({ id: 2, command: { ...said, origin: "Typed" } }), '"origin" is "Typed"'],
    [line({ id: 3, command: { ...said, channel: "cli", senderId: "local" } }), '"channel" is "cli"'],
    [line({ id: 4, command: { ...said, sender: "1" } }), 'no field "sender". Did you mean "senderId"?'],
    // Two people whose numbers JSON rounds to one would be one.
    [
      line({ id: 5, command: { ...said, senderId: 0 } }).replace('"senderId":0', '"senderId":9007199254740993'),
      '"senderId" is 9007199254740992',
    ],
    [line({ id: 6, command: said, text: "x" }), 'no field "text"'],
    [line({ id: 7, command: "/hooks on" }), '"command" is "/hooks on"'],
    [line({ id: 8, subscribe: true }), '"subscribe" is true'],
  ];
  const { stdout, exitCode } = await chatHooks(bench, ["fire", "--jsonl"], {
    // A separator that some take for the end of a line, inside a text.
    input: [...cases.map(([text]) => text), `{"id": "last", "event": "on_stop", "response": "a\u2028b"}`].join("\n"),
  });
  const answers = answersOf(stdout);
  for (const [text, words] of cases) {
    const { id } = JSON.parse(text) as { id?: unknown };
    const found = answers.filter(({ error }) => typeof error === "string" && error.includes(words));
    expect(found, words).toHaveLength(1);
    expect(found[0]?.id, words).toEqual(typeof id === "number" && id < 10 ? id : undefined);
  }
  expect(answers.find(({ id }) => id === "last")).toMatchObject({ verdict: "continue" });
  expect([answers.length, exitCode]).toEqual([cases.length + 1, 0]);
});

test("a payload that looks like a command stays a payload, and a hook hands in no commands", async () => {
  const bench = await guardedOnce();
  const command = { channel: "qq", text: "/hooks off", chat: "private", origin: "typed", senderId: "1" };
  const env = { CHAT_HOOKS_OWNERS: "qq:1" };
  const payload = { id: 1, event: "on_stop", command };
  const named = await chatHooks(bench, ["fire", "--jsonl"], { input: line(payload), env });
  const given = await chatHooks(bench, ["fire", "on_stop", "--jsonl"], { input: line({ id: 1, command }), env });
  for (const { stdout } of [named, given]) expect(JSON.parse(stdout)).toMatchObject({ id: 1, verdict: "continue" });
  const fromHook = await chatHooks(bench, ["fire", "--jsonl"], {
    input: line({ id: 1, command }),
    env: { ...env, CHAT_HOOKS_RUN_TOKEN: "x" },
  });
  expect(fromHook.stdout).toContain("A hook cannot send commands");
  expect((await chatHooks(bench, ["list"])).stdout).toContain("Hooks are ON");
});

test("a hook in the background is waited for when the outcome is out", async () => {
  const bench = makeWorkbench();
  bench.script("slow.sh", "#!/bin/sh\nsleep 0.3\ntouch finished\n");
  bench.propose("hooks:\n  - event: on_stop\n    command: ./slow.sh\n    async: true\n");
  await chatHooks(bench, ["approve", "on_stop", "./slow.sh"]);
  await chatHooks(bench, ["on"]);
  const { stdout } = await chatHooks(bench, ["fire", "on_stop"]);
  expect(existsSync(join(bench.root, "finished"))).toBe(true);
  expect(JSON.parse(stdout)).toMatchObject({ verdict: "continue", runs: [] });
  expect((await chatHooks(bench, ["log"])).stdout).toContain("on_stop ./slow.sh: continue");
});

test("a hook's own token keeps it from setting itself off; one that somebody made up skips nothing", async () => {
  const bench = await guarded();
  const [guard] = (await (await bench.open({ stateDir: stateOf(bench) })).list()).hooks;
  const key = readFileSync(join(stateOf(bench), "key"));
  const own = makeRunToken(key, [guard?.approval?.id ?? ""], Date.now() + 60_000);
  const verdictWith = async (token: string, ...options: string[]) => {
    const surroundings = { input: callOf("rm -rf /"), env: { CHAT_HOOKS_RUN_TOKEN: token } };
    return JSON.parse((await chatHooks(bench, ["fire", "pre_tool_call", ...options], surroundings)).stdout).verdict;
  };
  expect([await verdictWith(own), await verdictWith("WyJ4Il0.00")]).toEqual(["continue", "block"]);
  // Programs that are connected to a server say it in the line.
  const lines = [own, "WyJ4Il0.00", 7].map((run_token) => line({ ...JSON.parse(callOf("rm -rf /")), run_token }));
  const { stdout } = await chatHooks(bench, ["fire", "pre_tool_call", "--jsonl"], { input: lines.join("\n") });
  expect(answersOf(stdout).map(({ verdict }) => verdict)).toEqual(["continue", "block", "block"]);
  expect([await verdictWith(own, "--jsonl"), await verdictWith("WyJ4Il0.00", "--jsonl")]).toEqual([
    "continue",
    "block",
  ]);
});

test("--debug logs each firing to stderr", async () => {
  const bench = await guardedOnce();
  const stderr = vi.spyOn(console, "error").mockImplementation(() => {});
  await chatHooks(bench, ["fire", "pre_tool_call", "--debug"], { input: callOf("rm -rf /") });
  const said = stderr.mock.calls.join("\n");
  stderr.mockRestore();
  expect(said).toMatch(/^\[chat-hooks\] sync pre_tool_call \.\/guard\.sh --strict: block in [\d.]+ ms not here$/);
});

test("one line of YAML that goes in circles silences no guard, and is told as a fault of its file", async () => {
  const bench = await guarded();
  bench.propose("hooks: [&a {event: pre_tool_call, command: ./x, files: [*a]}]\n");
  expect(await chatHooks(bench, ["fire", "pre_tool_call"], { input: callOf("rm -rf /") })).toMatchObject({
    exitCode: 2,
  });
  const { stdout } = await chatHooks(bench, ["list"]);
  expect(stdout).toContain("./guard.sh --strict");
  expect(stdout).toContain('"files" is [{"event":"pre_tool_call","command":"./x","files":…}]');
});
