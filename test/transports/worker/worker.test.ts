import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { WithdrawnError } from "../../../src/core/firing.js";
import { helper } from "../../../src/transports/command/helper.js";
import { createCommandTransport } from "../../../src/transports/command/index.js";
import { launchHere } from "../../../src/transports/command/launch.js";
import { eventually } from "../../support/eventually.js";
import { isAlive, newMark, script } from "../../support/process-watch.js";

const WITH_TIME = 60_000;
type Said = { pid: number; asked: number };

describe.each([
  ["from this process", () => launchHere()],
  ["by the helper", () => helper.launcher()],
])("workers that are started %s", (_how, newLauncher) => {
  /** A worker, to be asked in the words that its script understands. */
  function worker(how = "", env?: Record<string, string>) {
    const launcher = newLauncher();
    const commands = createCommandTransport(launcher, { inAll: 8, perKey: 1 });
    onTestFinished(() => commands.close());
    const request = script(`bad-worker.py ${how}`.trim(), { worker: "one", ...(env && { env }) });
    const ask = (order = "", timeoutMs = WITH_TIME, signal?: AbortSignal) =>
      commands.run({ ...request, timeoutMs, ...(signal && { signal }) }, () => JSON.stringify({ order }));
    /** What it answers when nothing else is asked of it. */
    const said = async (order = ""): Promise<Said> => {
      const result = await ask(order);
      if (result.kind !== "answered") throw new Error(`no answer: ${JSON.stringify(result)}`);
      return JSON.parse(result.line) as Said;
    };
    return { ask, said, end: () => launcher.endWorker("one"), close: () => commands.close() };
  }
  const isGone = (pid: number) => eventually(() => isAlive(String(pid))).toBe(false);

  test("one process answers event after event, in order, however many ask at once", async () => {
    const { said } = worker();
    const answers = await Promise.all(Array.from({ length: 20 }, () => said()));
    expect(answers.map(({ asked }) => asked)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    expect(new Set(answers.map(({ pid }) => pid)).size).toBe(1);
  });

  test.each([
    ["dies", "die", { kind: "worker-ended", code: 1, stderr: "could not go on\n" }],
    ["gives two answers", "two", { kind: "out-of-turn", output: expect.stringContaining("\n") }],
    ["answers with JSON that is no object", "list", { kind: "out-of-turn", output: "[1]" }],
    ["prints a line that does not end", "long", { kind: "flooded" }],
  ])("one that %s has no verdict, is ended, and is another process at the next event", async (_what, order, result) => {
    const { ask, said } = worker();
    const { pid } = await said();
    expect(await ask(order)).toMatchObject(result);
    const next = await said();
    expect([next.asked, next.pid === pid]).toEqual([1, false]);
    await isGone(pid);
  });

  test("one that hangs is ended at the event's timeout, also when it ignores the request to end", async () => {
    const { ask, said } = worker("ignores-term");
    const { pid } = await said();
    expect(await ask("hang", 100)).toEqual({ kind: "timed-out", afterMs: 100 });
    expect((await said()).pid).not.toBe(pid);
    await isGone(pid);
  });

  test("one that is asked when the caller gives up is ended, and the next event has another at once", async () => {
    const { ask, said } = worker();
    const { pid } = await said();
    const stop = new AbortController();
    const asked = ask("hang", WITH_TIME, stop.signal);
    // Its turn comes in one turn of the event loop, and it is asked in the next.
    for (let at = 0; at < 5; at += 1) await turn();
    stop.abort();
    await expect(asked).rejects.toThrow(WithdrawnError);
    await isGone(pid);
    expect(await said()).toMatchObject({ asked: 1 });
  });

  test("a line that nobody asked for is told at the next event, which it does not answer", async () => {
    const { ask, said } = worker();
    const { pid } = await said("later");
    await isGone(pid);
    expect(await ask()).toMatchObject({ kind: "out-of-turn", output: expect.stringContaining("asked") });
    expect(await said()).toMatchObject({ asked: 1 });
  });

  test("a greeting is no answer", async () => {
    expect(await worker("greets").ask()).toMatchObject({
      kind: "out-of-turn",
      output: expect.stringMatching(/^ready/),
    });
  });

  test("one that ends after its answer loses nothing", async () => {
    const { said } = worker();
    const { pid } = await said("answer and die");
    await isGone(pid);
    expect((await said()).pid).not.toBe(pid);
  });

  test("one that cannot stay is started later and later, and not at all where the event would not wait so long", async () => {
    const { ask } = worker("ends-at-once");
    const ended = { kind: "worker-ended", code: 1, stderr: "no such table\n" };
    const before = performance.now();
    for (let at = 0; at < 4; at += 1) expect(await ask()).toMatchObject(ended);
    const fifth = await ask();
    expect(fifth).toMatchObject(ended);
    // Each start comes at least so long after the end before it, however late it is asked for: 0, 100, 200, 400 ms.
    expect(performance.now() - before).toBeGreaterThan(695);
    // The next start would come 800 ms after this end, which is too late for an event that waits 300: it hears of this one.
    expect(await ask("", 300)).toBe(fifth);
  });

  test("complaints do not hold it up", async () => {
    expect(await worker().said("complain")).toMatchObject({ asked: 1 });
  });

  test("a program that is not there is named", async () => {
    const launcher = newLauncher();
    onTestFinished(() => launcher.close());
    const { value } = await launcher.launch({ ...script("nowhere"), worker: "one", input: "{}" });
    expect(value).toMatchObject({ kind: "not-started", failure: { why: "missing" } });
  });

  test("it ends when it is told to, after the answer it owes, and with its transport", async () => {
    const { said, end, close } = worker();
    const first = said();
    await eventually(async () => (await first).asked).toBe(1);
    end();
    await isGone((await first).pid);
    const { pid } = await said();
    await close();
    await isGone(pid);
  });

  test("nothing that it has started is left", async () => {
    const trace = newMark();
    const { said, close } = worker("", trace.env);
    await said();
    expect(trace.alive()).toHaveLength(1);
    await close();
    await trace.count(0);
  });
});
