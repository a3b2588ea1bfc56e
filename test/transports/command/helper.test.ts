import { once } from "node:events";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { Helper, helper } from "../../../src/transports/command/helper.js";
import { createCommandTransport } from "../../../src/transports/command/index.js";
import { eventually } from "../../support/eventually.js";
import { LONG_TESTS } from "../../support/long-tests.js";
import { childrenOf, type Host, isAlive, newMark, script, startHost } from "../../support/process-watch.js";

const PROGRAM = resolve("dist/helper-process.js");
const ANSWERS = { kind: "exited", code: 0 };
const LOST = { kind: "not-started", failure: { why: "other", detail: "the process that starts hooks ended" } };

function transport() {
  const made = createCommandTransport(helper.launcher());
  onTestFinished(() => made.close());
  return made;
}

/** That of a copied package, which another test has loaded into this process, is none of ours. */
const helperPids = (): number[] =>
  childrenOf("self")
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").includes(PROGRAM))
    .map(Number);

/** The one helper of this process, which has run something. */
async function runningHelper(): Promise<number> {
  expect(await transport().run(script("exits.sh 0"), () => "{}")).toMatchObject(ANSWERS);
  const [pid, ...others] = helperPids();
  expect(others).toEqual([]);
  // Nobody's number means everybody to a signal.
  if (!pid) throw new Error("no helper runs");
  return pid;
}

test("many transports share one helper, and closing one ends only what it has started", async () => {
  const [first, second] = [newMark(), newMark()];
  const [one, two] = [transport(), transport()];
  const ended = one.run(script("hangs.sh", { env: first.env }), () => "{}");
  const other = two.run(script("hangs.sh", { env: second.env }), () => "{}");
  await Promise.all([first.count(2), second.count(2)]);
  expect(helperPids()).toHaveLength(1);
  await one.close();
  await first.count(0);
  expect(await ended).toMatchObject({ kind: "exited", signal: "SIGKILL" });
  expect(second.alive()).toHaveLength(2);
  await two.close();
  await other;
});

test("when the helper is killed, what runs has no verdict and does not go on, and the next run has a new helper", async () => {
  const pid = await runningHelper();
  const trace = newMark();
  const before = await helper.status();
  const run = transport().run(script("hangs.sh", { env: trace.env }), () => "{}");
  await trace.count(2);
  process.kill(pid, "SIGKILL");
  expect(await run).toEqual(LOST);
  await trace.count(0);
  expect(await runningHelper()).not.toBe(pid);
  const after = await helper.status();
  expect([after.isMissing, after.losses - before.losses]).toEqual([false, 1]);
});

test("when the helper is killed, a worker that owes an answer has no verdict, ends, and is started anew", async () => {
  const pid = await runningHelper();
  const trace = newMark();
  const commands = transport();
  const worker = { ...script("bad-worker.py", { worker: "one", env: trace.env }), timeoutMs: 60_000 };
  expect(await commands.run(worker, () => "{}")).toMatchObject({ kind: "answered" });
  const run = commands.run(worker, () => '{"order": "hang"}');
  process.kill(pid, "SIGKILL");
  expect(await run).toEqual(LOST);
  await trace.count(0);
  expect(await commands.run(worker, () => "{}")).toMatchObject({ kind: "answered" });
});

test("where no helper comes up, hooks are started without one and keep their verdict", async () => {
  const missing = new Helper("no-such-program.js");
  const without = createCommandTransport(missing.launcher());
  onTestFinished(() => without.close());
  const blocks = script("exits.sh 2");
  const runs = [without.run(blocks, () => "{}"), without.run(blocks, () => "{}")];
  for (const run of [...runs, without.run(blocks, () => "{}")])
    expect(await run).toMatchObject({ kind: "exited", code: 2 });
  expect(await missing.status()).toEqual({ isMissing: true, losses: 0 });
});

test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
  "%s to a whole service leaves the guards to its bot",
  async (signal) => {
    const pid = await runningHelper();
    process.kill(pid, signal);
    expect(await runningHelper()).toBe(pid);
  },
);

test.runIf(LONG_TESTS)("a helper that hangs is given up, and the next run has a new one", async () => {
  const pid = await runningHelper();
  process.kill(pid, "SIGSTOP");
  expect(await transport().run(script("exits.sh 0", { timeoutMs: 100 }), () => "{}")).toEqual(LOST);
  expect(await runningHelper()).not.toBe(pid);
  await eventually(() => isAlive(String(pid))).toBe(false);
});

test.each<[string, (host: Host) => unknown]>([
  ["killed", (host) => host.kill("SIGKILL")],
  ["ended by process.exit", (host) => host.stdin.write("exit\n")],
  ["ended by an uncaught exception", (host) => host.stdin.write("throw\n")],
])("nothing that hooks have started outlives a bot that is %s", async (_how, end) => {
  const trace = newMark();
  const host = startHost(trace.mark, "with-helper");
  await once(host.stdout, "data");
  // Two left behind by a hook that has ended; a worker; a script, its sleep, and the two that left its group.
  await trace.count(7);
  end(host);
  await once(host, "exit");
  await trace.count(0);
});
