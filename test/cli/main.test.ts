import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { OWN_VERBS } from "../../src/cli/args.js";
import { EXIT } from "../../src/cli/call.js";
import { COMMAND_NAMES } from "../../src/commands/parse.js";
import { EVENT_NAMES } from "../../src/core/event.js";
import { chatHooks, runHere } from "../support/command-line.js";
import { makeWorkbench } from "../support/workbench.js";

const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };

test("no command, help and --help show every command, event and exit code; --version the version", async () => {
  for (const args of [[], ["help"], ["--help"], ["-h"]]) {
    const { exitCode, stdout, stderr } = await runHere(args);
    expect([exitCode, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^Usage: chat-hooks <command>/);
    expect(stdout.split("\n").at(-1)).toBe(`Events: ${EVENT_NAMES.join(", ")}`);
    const verbs = [...OWN_VERBS, ...COMMAND_NAMES].filter((name) => name !== "help");
    expect(
      [...(stdout.split("Options:")[0] ?? "").matchAll(/^ {2}([a-z-]+)/gm)].map(([, verb]) => verb).sort(),
    ).toEqual([...new Set(verbs)].sort());
    const codes = (text: string, row: RegExp) => [...text.matchAll(row)].map(([, code, words]) => `${code} ${words}`);
    const inDocs = codes(readFileSync("docs/commands.md", "utf8"), /^\| (\d+) \| (.*) \|$/gm);
    expect(codes(stdout, /^ {2}(\d+) +(.*)$/gm)).toEqual(inDocs);
    expect(inDocs.map((line) => Number.parseInt(line, 10))).toEqual(
      [...new Set(Object.values(EXIT))].sort((a, b) => a - b),
    );
  }
  expect(await runHere(["--version"])).toEqual({ exitCode: 0, stdout: version, stderr: "" });
});

test.each(["en", "zh"])("each command has a help of its own, with its options and an example (%s)", async (locale) => {
  const shown = (args: string[]) => runHere(args, { env: { LANG: locale } });
  for (const verb of [...OWN_VERBS, ...COMMAND_NAMES.filter((name) => name !== "help")]) {
    const { exitCode, stdout } = await shown([verb, "--help"]);
    expect([verb, exitCode]).toEqual([verb, 0]);
    expect(stdout.split("\n")[0]).toContain(`chat-hooks ${verb}`);
    expect(stdout.split("\n").at(-1)).toMatch(new RegExp(`chat-hooks ${verb}\\b`));
    expect(await shown(["help", verb])).toMatchObject({ stdout });
  }
  expect((await shown(["fire", "--help"])).stdout).toContain("--require-hooks");
});

test("of a line that does not fit, stderr names the word, or says that one is missing", async () => {
  const bench = makeWorkbench();
  const cases: [string[], string, number][] = [
    [["list", "--jsn"], '"chat-hooks list" cannot use "--jsn".', 2],
    [["log", "99"], '"chat-hooks log" cannot use "99".', 2],
    [["owners", "all"], '"chat-hooks owners" cannot use "all".', 2],
    [["approve"], '"chat-hooks approve" needs more than that.', 2],
    [["test", "on_stpo"], 'There is no event "on_stpo". Did you mean on_stop?', 2],
    [["page", "--ende"], '"chat-hooks page" cannot use "--ende".', 2],
    [["import", "a", "b"], '"chat-hooks import" cannot use "b".', 2],
    [["move-state"], '"chat-hooks move-state" needs more than that.', 2],
    [["fire"], '"chat-hooks fire" needs more than that.', 64],
    [["fire", "on_stop", "now"], '"chat-hooks fire" cannot use "now".', 64],
  ];
  for (const [args, words, code] of cases) {
    const { exitCode, stdout, stderr } = await chatHooks(bench, args);
    expect({
      args,
      exitCode,
      stdout,
      said: stderr.split("\n").find((line) => line === words || line.startsWith(words)),
    }).toEqual({
      ...{ args, exitCode: code, stdout: "", said: expect.stringContaining(words) },
    });
  }
});

test("the language is that of CHAT_HOOKS_LANG, else that of the system, in its order", async () => {
  const names = ["CHAT_HOOKS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"];
  for (const [at, name] of names.entries()) {
    const english = Object.fromEntries(names.slice(at + 1).map((later) => [later, "en"]));
    const { stdout } = await runHere(["help"], { env: { ...english, [name]: "zh" } });
    expect([name, stdout.slice(0, 2)]).toEqual([name, "用法"]);
  }
});

test("a mistyped command is answered with the nearest, spelt for the terminal", async () => {
  const stderr = 'There is no command "chat-hooks lsit". Did you mean chat-hooks list? chat-hooks help shows them all.';
  expect(await runHere(["lsit"])).toEqual({ exitCode: 2, stdout: "", stderr });
});

test("an option without its folder, and a folder that is not there, are named: exit code 2", async () => {
  const bench = makeWorkbench();
  const cases: [string[], string][] = [
    [["list", "--workspace"], "--workspace needs a folder, as in --workspace ./workspace"],
    [["list", "--workspace", "nowhere"], 'There is no workspace "nowhere" here'],
    [["list", "--workspace=nowhere"], 'There is no workspace "nowhere" here'],
    [["list", "--workspace", bench.write("file", "")], "There is no workspace"],
    [["list", "--root", "nowhere"], 'There is no folder "nowhere" to run scripts in'],
    [["start", "--root", "nowhere"], 'There is no folder "nowhere" to run scripts in'],
  ];
  for (const [args, words] of cases) {
    const { exitCode, stderr } = await chatHooks(bench, args);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(`chat-hooks: ${words}`)]);
  }
});

test("a command that takes no words is not run with one", async () => {
  // Where no workspace is named it is the folder of that name: here, the one of this project.
  for (const verb of ["reset", "pair", "start", "serve"])
    expect(await runHere([verb, "x"])).toMatchObject({
      exitCode: 2,
      stdout: "",
      stderr: expect.stringContaining(`"chat-hooks ${verb}" cannot use "x".\nUsage: chat-hooks ${verb}`),
    });
});

test("behind -- every word is the command's own, also one that looks like an option of ours", async () => {
  const bench = makeWorkbench();
  bench.script("guard.sh", "#!/bin/sh\nexit 0\n");
  bench.propose("hooks:\n  - event: on_stop\n    command: ./guard.sh --json\n");
  const { stdout } = await chatHooks(bench, ["approve", "--", "on_stop", "./guard.sh", "--json"]);
  expect(stdout).toContain("Approved: on_stop → ./guard.sh --json");
});

test("start hands its options to the bot, whose launch error is one line and exit code 1", async () => {
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  const heard = signals.map((signal) => [signal, process.listeners(signal)] as const);
  const stderr = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => {
    stderr.mockRestore();
    // The bot listens for its end as long as its process lives.
    for (const [signal, before] of heard)
      for (const listener of process.listeners(signal)) if (!before.includes(listener)) process.off(signal, listener);
  });
  const bench = makeWorkbench();
  const env = { CHAT_HOOKS_PORT: "abc", CHAT_HOOKS_LANG: "zh" };
  const options = ["--state", bench.state, "--root", bench.root, "--debug"];
  expect(await chatHooks(bench, ["start", ...options], { env })).toMatchObject({ exitCode: 1 });
  expect(stderr.mock.calls).toEqual([[expect.stringContaining("CHAT_HOOKS_PORT 是“abc”")]]);
  // A state folder that the bot cannot take is no launch error: that is told by the command line.
  const inside = ["--state", join(bench.workspace, "state")];
  expect(await chatHooks(bench, ["start", ...inside])).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining("where the agent can write"),
  });
});
