import { execa } from "execa";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { Budget } from "../../src/lib/budget.js";
import { ConfigReader } from "../../src/store/config/config-reader.js";
import { LONG_TESTS } from "../support/long-tests.js";
import { makeWorkbench } from "../support/workbench.js";

const ROUNDS = LONG_TESTS ? 3 : 2;

/** One for all stories: starting its worker takes longer than most jobs do. */
const reader = new ConfigReader();
afterAll(() => reader.close());

/** Enough to be read in the worker. */
const MANY = LONG_TESTS ? 400 : 60;
const entries = (count: number): string => `hooks:\n${"  - event: pre_tool_call\n    command: ./x.sh\n".repeat(count)}`;

describe("what the agent wrote is read off the message path", () => {
  test("one large file after another is read, each as well as the first", async () => {
    for (let times = 0; times < ROUNDS; times += 1)
      expect(await reader.readHooks(entries(MANY))).toMatchObject({ hooks: { length: MANY }, faults: [] });
  });

  test("a host that was started with -e and a flag of V8 reads a large file, too", async () => {
    const bench = makeWorkbench();
    bench.propose(entries(MANY));
    const program = `import { createShellHooks } from ${JSON.stringify(new URL("../../dist/index.js", import.meta.url).href)};
      const hooks = await createShellHooks(${JSON.stringify({ workspace: bench.workspace, stateDir: bench.state })});
      console.log((await hooks.list()).hooks.length);
      await hooks.close();`;
    const { stdout, stderr } = await execa(process.execPath, ["--expose-gc", "--input-type=module", "-e", program]);
    expect([stdout, stderr]).toEqual(["1", ""]);
  });

  test("one pattern after another is timed, and an ordinary one is never called slow", async () => {
    const patterns = ["rm\\s+-rf", "(?i)\\bsecret\\b", "[\\w.]+@[\\w.]+", "sk-[a-z0-9]{20,}"];
    const verdicts = await Promise.all(patterns.map((pattern) => reader.vet(pattern)));
    expect(verdicts.map((verdict) => verdict.kind)).toEqual(["ok", "ok", "ok", "ok"]);
  });

  test.runIf(LONG_TESTS)(
    "a pattern that takes its time on the wrong text is slow, although it is fast on others",
    async () => {
      expect((await reader.vet("(?:a[ab]{400}|b[ab]{350})[xyz]")).kind).toBe("slow");
    },
  );

  test("a bad job costs only itself: a pattern that takes its time on the wrong text, and one that is none", async () => {
    const [slow, fine] = await Promise.all([reader.vet("a[ab]{500}[ab]{300}[cd]"), reader.vet("rm\\s")]);
    expect([slow.kind, fine.kind]).toEqual(["slow", "ok"]);
    expect((await reader.vet("(")).kind).toBe("invalid");
    expect((await reader.readHooks(entries(MANY))).hooks).toHaveLength(MANY);
  });

  test("the bot goes on while a large file is read", async () => {
    let isRead = false;
    const reading = reader.readHooks(`# anew\n${entries(MANY)}`).finally(() => (isRead = true));
    let turns = 0;
    while (!isRead) {
      await new Promise((resume) => setImmediate(resume));
      turns += 1;
    }
    await reading;
    expect(turns).toBeGreaterThan(3);
  });

  test("commas by the thousand in both files do not stall the bot", async () => {
    for (let times = 0; times < (LONG_TESTS ? 3 : 1); times += 1) {
      // Another one each time: of one that took too long the answer is known.
      const text = `# ${times}\n[${",".repeat(LONG_TESTS ? 8_000 : 2_000)}`;
      for (const read of [() => reader.readHooks(text), () => reader.readSwitch(text)]) {
        let isRead = false;
        const reading = read().finally(() => (isRead = true));
        // Read on the spot, it would be over by now. The worker's answer comes by an event, and none has been waited for.
        for (let turns = 0; turns < 100; turns += 1) await undefined;
        expect(isRead).toBe(false);
        await reading;
      }
    }
  });

  test("a text that takes too long is given to the worker once, whatever is wanted of it, until it changes", async () => {
    const reader = new ConfigReader(100);
    onTestFinished(() => reader.close());
    const slow = (name: string) => `${name}:\n${`  - [${",".repeat(15_000)}\n`.repeat(60)}`;
    for (let times = 0; times < 3; times += 1)
      expect(await reader.readHooks(slow("hooks"))).toEqual({
        ...{ hooks: [], faults: [{ line: 1, code: "takes-too-long" }] },
      });
    expect(await reader.writeSwitch(slow("hooks"), true)).toBeUndefined();
    expect(reader.jobs).toBe(1);
    expect(await reader.readSwitch(slow("other"))).toMatchObject({ kind: "unreadable" });
    expect(reader.jobs).toBe(2);
  });

  test("what a budget leaves no time for is not read, and not held against the text", async () => {
    const jobs = reader.jobs;
    let now = 0;
    const budget = new Budget({ timeMs: 10, lookups: 1, bytes: 1 }, () => now);
    now = 11;
    const unread = `# not read yet\n${entries(400)}`;
    expect(await reader.readHooks(unread, budget)).toEqual({
      hooks: [],
      faults: [{ line: 1, code: "not-read" }],
    });
    expect(reader.jobs).toBe(jobs);
    expect(await reader.readHooks(unread)).toMatchObject({ hooks: { length: 400 }, faults: [] });
  });
});

test("a reader that is closed over its work answers that the file could not be read", async () => {
  const reader = new ConfigReader();
  const large = entries(20_000);
  const around = { root: "/", folder: "/", files: [] };
  const late = { hooks: [], faults: [{ line: 1, code: "not-read" }] };
  for (const [read, answer] of [
    [() => reader.readHooks(large), late],
    [() => reader.readForeign("agent-hooks", `---\n${large}---\n`, around), late],
    [() => reader.readSources(large), { names: [], unknown: [] }],
    [() => reader.readSwitch(large), { kind: "unreadable", detail: "it takes too long to read" }],
  ] as const) {
    // The worker is there once it has answered, and its next job takes far longer than it has, also beside a main thread that is kept waiting.
    await reader.writeSwitch(`# ${"x".repeat(2_000)}\n`, true);
    const reading = read();
    await new Promise((resume) => setImmediate(resume));
    await reader.close();
    expect(await reading).toEqual(answer);
  }
});

test("the worker of a reader that was closed serves the next one, and one that broke off its job does not", async () => {
  const next = async (fileTimeoutMs?: number) => {
    const reader = new ConfigReader(fileTimeoutMs);
    onTestFinished(() => reader.close());
    await reader.readHooks(entries(fileTimeoutMs ? 20_000 : 40));
    await reader.close();
    return workers();
  };
  const first = await next();
  expect(await next()).toEqual(first);
  // Of those at rest it took one, which is ended.
  expect(await next(1)).toHaveLength(first.length - 1);
});

/** The worker threads of this process. */
function workers(): readonly number[] {
  const { workers } = process.report.getReport() as { workers: { header: { threadId: number } }[] };
  return workers.map(({ header }) => header.threadId).sort();
}

test("a worker that is late does not answer with its first word, and its text is read by the next one", async () => {
  const late = new ConfigReader(undefined, undefined, 0, 0);
  onTestFinished(() => late.close());
  const text = entries(2);
  expect(await late.readHooks(text)).toEqual({ hooks: [], faults: [{ line: 1, code: "not-read" }] });
  expect(await late.readSources("sources: [kimi]\n")).toEqual({ names: [], unknown: [] });
  expect(await late.vet("secret")).toMatchObject({ kind: "slow" });
  Object.assign(late, { startMs: 60_000 });
  expect(await late.readHooks(text)).toMatchObject({ hooks: { length: 2 }, faults: [] });
  expect(await late.vet("secret")).toMatchObject({ kind: "ok" });
});

test("a text that was read is not read again, and one that differs is", async () => {
  const reader = new ConfigReader();
  const text = entries(40);
  const first = await reader.readHooks(text);
  expect(await reader.readHooks(text)).toEqual(first);
  await reader.readSwitch(text);
  expect(reader.jobs).toBe(2);
  expect((await reader.readHooks(text.replace("./x.sh", "./y.sh"))).hooks).not.toEqual(first.hooks);
  expect(reader.jobs).toBe(3);
  await reader.close();
});
