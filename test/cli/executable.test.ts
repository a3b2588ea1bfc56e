import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { execa } from "execa";
import { expect, test } from "vitest";
import { callOf, chatHooks, envOf, guarded } from "../support/command-line.js";
import { shared } from "../support/shared.js";
import { makeWorkbench, type Workbench } from "../support/workbench.js";

/** `chat-hooks …` as a process of its own, in the folder that holds the workspace. */
const runCli = (bench: Workbench, args: readonly string[], { input = "", limits = "" } = {}) =>
  execa("sh", ["-c", `${limits}exec "$@"`, "sh", process.execPath, resolve("dist/cli.js"), ...args], {
    ...{ cwd: bench.root, env: envOf(bench), extendEnv: false, reject: false, input },
  });

/** For stories that change nothing. */
const guardedOnce = shared(guarded);

test("fire reads a pipe, and answers with JSON on stdout and an exit code", async () => {
  const bench = await guardedOnce();
  const { exitCode, stdout } = await runCli(bench, ["fire", "pre_tool_call"], { input: callOf("rm -rf /") });
  expect([exitCode, JSON.parse(stdout).verdict]).toEqual([2, "block"]);
});

test("the process outlives its outcome until a hook in the background is through", async () => {
  const bench = makeWorkbench();
  bench.script("slow.sh", "#!/bin/sh\nsleep 0.5\ntouch finished\n");
  bench.propose("hooks:\n  - event: on_stop\n    command: ./slow.sh\n    async: true\n");
  await chatHooks(bench, ["approve", "on_stop", "./slow.sh"]);
  await chatHooks(bench, ["on"]);
  const { exitCode, stdout } = await runCli(bench, ["fire", "on_stop"]);
  expect(exitCode).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ verdict: "continue", runs: [] });
  expect(existsSync(join(bench.root, "finished"))).toBe(true);
});

test("a limit on the size of files costs the change, and is told", async () => {
  const bench = await guardedOnce();
  const { exitCode, signal, stdout } = await runCli(bench, ["off"], { limits: "ulimit -f 1; " });
  expect([exitCode, signal]).toEqual([1, undefined]);
  expect(stdout).toContain("did not work, and nothing was changed");
  expect((await chatHooks(bench, ["list"])).stdout).toContain("Hooks are ON");
});
