import { cpSync, existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { execa } from "execa";
import { expect, test } from "vitest";
import { callOf, chatHooks, envOf, guarded, stateOf } from "../support/command-line.js";
import { eventually } from "../support/eventually.js";
import { makeWorkbench, type Workbench } from "../support/workbench.js";

/** `chat-hooks …` as a process of its own, in the folder that holds the workspace. */
const runCli = (bench: Workbench, args: readonly string[], { input = "", limits = "" } = {}) =>
  execa("sh", ["-c", `${limits}exec "$@"`, "sh", process.execPath, resolve("dist/cli.js"), ...args], {
    ...{ cwd: bench.root, env: envOf(bench), extendEnv: false, reject: false, input },
  });

test("fire reads a pipe, answers with JSON and an exit code, and outlives its outcome until a hook in the background is through", async () => {
  const bench = await guarded();
  bench.script("slow.sh", "#!/bin/sh\nsleep 0.5\ntouch finished\n");
  bench.propose("hooks:\n  - {event: pre_tool_call, command: ./slow.sh, async: true, priority: 1}\n");
  await chatHooks(bench, ["approve", "pre_tool_call", "./slow.sh"]);
  const { exitCode, stdout } = await runCli(bench, ["fire", "pre_tool_call"], { input: callOf("rm -rf /") });
  expect(exitCode).toBe(2);
  expect(JSON.parse(stdout)).toMatchObject({ verdict: "block", runs: [{ hook: "./guard.sh --strict" }] });
  expect(existsSync(join(bench.root, "finished"))).toBe(true);
});

test("a limit on the size of files costs the change, and is told", async () => {
  const bench = await guarded();
  const { exitCode, signal, stdout } = await runCli(bench, ["off"], { limits: "ulimit -f 1; " });
  expect([exitCode, signal]).toEqual([1, undefined]);
  expect(stdout).toContain("did not work, and nothing was changed");
  expect((await chatHooks(bench, ["list"])).stdout).toContain("Hooks are ON");
});

test("a bot whose output nobody reads any more goes on without a stack trace, and ends as it is asked to", async () => {
  const bench = makeWorkbench();
  // In a pipe that is closed before the first word: `chat-hooks start | head` comes to the same.
  const line = '"$@" 2>stderr & echo $! >pid; wait $!; echo $? >code';
  const start = [process.execPath, resolve("dist/cli.js"), "start"];
  const shell = execa("sh", ["-c", `(exec >&3 3>&-; ${line}) 3>&1 | exec true`, "sh", ...start], {
    ...{ cwd: bench.root, env: { ...envOf(bench), CHAT_HOOKS_PORT: "0" }, extendEnv: false, reject: false },
  });
  await eventually(() => existsSync(join(stateOf(bench), "bot.json"))).toBe(true);
  await eventually(async () => (await chatHooks(bench, ["page"])).exitCode).toBe(0);
  process.kill(Number(readFileSync(join(bench.root, "pid"), "utf8")), "SIGTERM");
  await shell;
  const [stderr, code] = ["stderr", "code"].map((name) => readFileSync(join(bench.root, name), "utf8").trim());
  expect({ stderr, code }).toEqual({ stderr: "", code: "0" });
});

test("a database without the package for it is told in one sentence, in both languages", async () => {
  const bench = makeWorkbench();
  // As it is installed, in a folder where nothing else is.
  for (const name of ["package.json", "dist"]) cpSync(name, join(bench.root, name), { recursive: true });
  const database = {
    CHAT_HOOKS_DATABASE_URL: "postgres://bot:secret@127.0.0.1/hooks",
    CHAT_HOOKS_STATE_KEY: "0".repeat(64),
  };
  const said = async (lang: string): Promise<string> => {
    const env = { ...envOf(bench), ...database, LANG: lang };
    const words = [join(bench.root, "dist/cli.js"), "list"];
    const { stderr } = await execa(process.execPath, words, { cwd: bench.root, env, extendEnv: false, reject: false });
    return stderr;
  };
  expect(await said("C")).toBe(
    'chat-hooks: The state is kept in a database ("postgres://***@127.0.0.1/hooks"), and the package "pg" is not installed. Run: npm install pg',
  );
  expect(await said("zh_CN.UTF-8")).toContain("没有安装软件包“pg”");
});
