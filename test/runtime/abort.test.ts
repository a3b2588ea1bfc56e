import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "../support/eventually.js";
import { makeHookBench } from "../support/hook-bench.js";
import { type } from "../support/workbench.js";

const call = { session_id: "s1", tool_name: "bash", tool_input: { command: "ls" } };
const ABORTED = { verdict: "block", aborted: true, reason: "aborted", context: [], notes: [], runs: [] };

test("an abort withdraws the question to a person, and a later yes is told that nothing has run", async () => {
  const { hooks, hook } = await makeHookBench();
  await hook("pre_tool_call", `echo '{"decision": "ask", "reason": "sure?"}'`);
  const settled: string[] = [];
  hooks.on("question", () => true);
  hooks.on("settled", ({ outcome }) => void settled.push(outcome));
  const stop = new AbortController();
  const fired = hooks.firer.fire("pre_tool_call", call, { signal: stop.signal });
  await eventually(async () => (await hooks.questions()).length).toBe(1);
  const [{ code } = { code: "" }] = await hooks.questions();
  stop.abort();
  expect(await fired).toEqual(ABORTED);
  await eventually(() => settled).toEqual(["withdrawn"]);
  expect(await hooks.questions()).toEqual([]);
  expect((await type(hooks, `/hooks yes ${code}`)).text).toContain(
    `"${code}" is closed: the request was cancelled before anybody answered`,
  );
});

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("an abort ends the hook under way and what it has started, and those behind it do not start", async () => {
  const { bench, hooks, hook, seen } = await makeHookBench();
  const pids = join(bench.root, "pids");
  await hook("pre_tool_call", `sleep 600 & echo $$ $! >> ${pids}; [ $(wc -l < ${pids}) -gt 1 ] || wait`);
  await hook("pre_tool_call", "exit 0");
  const stop = new AbortController();
  const fired = hooks.firer.fire("pre_tool_call", call, { signal: stop.signal });
  await eventually(() => existsSync(pids) && readFileSync(pids, "utf8").endsWith("\n")).toBe(true);
  stop.abort();
  expect(await fired).toEqual(ABORTED);
  expect(await hooks.firer.fire("pre_tool_call", call, { signal: stop.signal })).toEqual(ABORTED);
  const begun = readFileSync(pids, "utf8").trim().split(" ").map(Number);
  await eventually(() => begun.filter(isAlive)).toEqual([]);
  // By the time another event has passed both, the second would have run for the first event, too.
  await hooks.firer.fire("pre_tool_call", call);
  expect(seen("pre_tool_call")).toHaveLength(3);
  expect(await hooks.recentRuns(5)).toHaveLength(2);
});

test("many events by one signal leave no trace on it, and one abort ends them all", async () => {
  const { hooks, hook } = await makeHookBench();
  await hook("pre_tool_call", `echo '{"decision": "ask", "reason": "sure?"}'`);
  hooks.on("question", () => true);
  const warned: string[] = [];
  const hear = ({ name }: Error): void => void warned.push(name);
  process.on("warning", hear);
  onTestFinished(() => void process.off("warning", hear));
  const stop = new AbortController();
  const fired = Array.from({ length: 12 }, (_, at) =>
    hooks.firer.fire("pre_tool_call", { ...call, session_id: `s${at}` }, { signal: stop.signal }),
  );
  await eventually(async () => (await hooks.questions()).length).toBe(12);
  stop.abort();
  expect(await Promise.all(fired)).toEqual(fired.map(() => ABORTED));
  expect(warned).toEqual([]);
});
