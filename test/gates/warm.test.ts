import { readFileSync } from "node:fs";
import { expect } from "vitest";
import type { ShellHooks } from "../../src/commands/shell-hooks.js";
import { eventually } from "../support/eventually.js";
import { CALL, EVENT, type Home, test } from "../support/gates-home.js";
import { LONG_TESTS } from "../support/long-tests.js";
import { childrenOf, isAlive } from "../support/process-watch.js";
import { approveAll } from "../support/workbench.js";

const GUARD = "./workspace/guards/guard.py";
/** Refuses, and says by which process it was started. */
const guard = (version: string, head = ""): string => `#!/usr/bin/env python3
${head}
import json, os, sys
event = json.load(sys.stdin)
with open(f"/proc/{os.getppid()}/cmdline") as file:
    warm = "warm.py" in file.read()
facts = [os.environ["CHAT_HOOKS_EVENT"] == event["event"], "CHAT_HOOKS_RUN_TOKEN" in os.environ]
print(json.dumps({"decision": "block", "reason": f"${version} {warm} {os.getppid()} {all(facts)}"}))
`;

async function opened(home: Home, text: string, entry: Record<string, unknown> = {}): Promise<ShellHooks> {
  await home.script(text, GUARD);
  await home.propose({ command: GUARD, warm: true, ...entry });
  return home.open();
}

async function reasonOf(hooks: ShellHooks): Promise<string[]> {
  const { reason = "" } = await hooks.fire(EVENT, CALL);
  return reason.split(" ");
}

/** Fires until it is warm; answers the process that is. */
async function warmed(hooks: ShellHooks, version: string): Promise<string> {
  let pid = "";
  await eventually(async () => {
    const [said, isWarm, parent = "", facts] = await reasonOf(hooks);
    pid = parent;
    return [said, isWarm, facts];
  }).toEqual([version, "True", "True"]);
  return pid;
}

test("warm: true is part of what is approved, is listed, and holds for the approved version", async ({ home }) => {
  const hooks = await opened(home, guard("first"));
  const approved = await home.approve(hooks, `${EVENT} ${GUARD}`);
  expect(approved.text).toContain("kept warm");
  expect(approved.text).not.toContain("not kept warm");
  await home.type(hooks, "/hooks on");
  expect((await home.type(hooks, "/hooks list")).text).toContain("kept warm");
  const first = await warmed(hooks, "first");
  expect(await warmed(hooks, "first")).toBe(first);
  await home.script(guard("second"), GUARD);
  expect(await warmed(hooks, "first")).toBe(first);
  await approveAll(hooks);
  const second = await warmed(hooks, "second");
  await eventually(() => [first, second].map(isAlive)).toEqual([false, true]);
  await home.propose({ command: GUARD });
  expect((await home.type(hooks, "/hooks list")).text).toContain("its entry was edited: warm");
  expect(await warmed(hooks, "second")).toBe(second);
});

test.runIf(LONG_TESTS)(
  "doctor says that the process that starts hooks was lost, and guards go on",
  async ({ home }) => {
    const hooks = await opened(home, guard("first"));
    await home.approve(hooks, `${EVENT} ${GUARD}`);
    await home.type(hooks, "/hooks on");
    await warmed(hooks, "first");
    expect((await home.type(hooks, "/hooks doctor")).text).not.toContain("was lost");
    const isHelper = (pid: string) => readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("helper-");
    // One that an earlier test has done without may still be ending.
    await eventually(() => childrenOf("self").filter(isHelper)).toHaveLength(1);
    const helpers = childrenOf("self").filter(isHelper);
    for (const pid of helpers) process.kill(Number(pid), "SIGKILL");
    await eventually(() => helpers.filter(isAlive)).toEqual([]);
    await warmed(hooks, "first");
    const { text } = await home.type(hooks, "/hooks doctor");
    expect(text).toContain("was lost 1 time since the start, and replaced");
  },
);

test.for([
  ["revoked", `/hooks revoke ${GUARD}`],
  ["switched off", "/hooks off"],
])("what is %s is not loaded any more", async ([, line = ""], { home }) => {
  const hooks = await opened(home, guard("first"));
  await home.approve(hooks, `${EVENT} ${GUARD}`);
  await home.type(hooks, "/hooks on");
  const pid = await warmed(hooks, "first");
  await home.type(hooks, line);
  await eventually(() => isAlive(pid)).toBe(false);
  // A try of what is off does not load it again.
  await hooks.fire(EVENT, CALL);
  await home.type(hooks, `/hooks test ${EVENT}`);
  expect((await home.type(hooks, `/hooks test ${EVENT}`)).text).not.toContain("first True");
});

test("a hook that cannot be warm says why at its approval or to the doctor, and guards as before", async ({ home }) => {
  const threads = "import threading, time\nthreading.Thread(target=time.sleep, args=(0.2,)).start()\n";
  const hooks = await opened(home, guard("cold", threads));
  await home.approve(hooks, `${EVENT} ${GUARD}`);
  await home.type(hooks, "/hooks on");
  const { text } = await home.type(hooks, "/hooks doctor");
  expect(text).toContain("started again for each event, with the same verdict: the script starts threads");
  expect((await home.type(hooks, "/hooks doctor", { locale: "zh" })).text).toContain("启动了线程");
  for (let time = 0; time < 3; time += 1) expect((await reasonOf(hooks)).slice(0, 2)).toEqual(["cold", "False"]);
});

test.for([
  [{ command: "./guards/guard.sh" }, "only a Python script can be kept warm"],
  [{ type: "shell", command: "./guards/guard.sh" }, "a shell command line is not a Python script"],
])("%j is told when it is approved", async ([entry, words], { home }) => {
  await home.script("#!/bin/sh\nexit 2\n", "guards/guard.sh");
  await home.propose({ warm: true, ...(entry as Record<string, unknown>) });
  const hooks = await home.open();
  const { text } = await home.approve(hooks, `${EVENT} ./guards/guard.sh`);
  expect(text).toContain(words);
  await home.type(hooks, "/hooks on");
  expect((await hooks.fire(EVENT, CALL)).verdict).toBe("block");
});
