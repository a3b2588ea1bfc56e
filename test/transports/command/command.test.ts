import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import type { RunResult } from "../../../src/core/fault.js";
import type { CommandRequest } from "../../../src/transports/command/index.js";
import { eventually } from "../../support/eventually.js";
import { holdClock } from "../../support/held-clock.js";
import { LONG_TESTS, rows } from "../../support/long-tests.js";
import {
  childCount,
  children,
  descriptorCount,
  type Host,
  isAlive,
  mostChildren,
  newMark,
  PATH,
  script,
  startHost,
} from "../../support/process-watch.js";
import { WAYS } from "../../support/ways.js";

const MIB = 1_048_576;
const RUNS = LONG_TESTS ? 300 : 20;
/** More than 32, which may run at once; eight of each of five hooks may. */
const MANY = LONG_TESTS ? 200 : 45;

const many = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

/** How long the transport leaves between asking a script to end and ending it. */
const TERM_TO_KILL_MS = 200;

const nextTurn = () => new Promise((resume) => setImmediate(resume));

/** The first of these results, or "pending" where a turn of the event loop has brought none. */
const soonest = (...results: Promise<RunResult>[]): Promise<RunResult | "pending"> =>
  Promise.race([...results, nextTurn().then(() => "pending" as const)]);

function textOf(path: string): string {
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

/** The scripts themselves that run now, without what they have started. */
const scriptsOf = (trace: ReturnType<typeof newMark>): string[] =>
  children().filter((pid) => trace.alive().includes(pid));

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "chat-hooks-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function stdoutOf(result: RunResult): string {
  if (result.kind !== "exited") throw new Error(`it ended otherwise: ${JSON.stringify(result)}`);
  return result.stdout;
}

describe.each(rows(1, WAYS))("programs that are started $name", (way) => {
  const { transport } = way;
  const run = (request: CommandRequest, input = "{}"): Promise<RunResult> => transport().run(request, () => input);

  describe("what a script says", () => {
    test.each([0, 1, 2, 77])("exit code %i comes back with both outputs", async (code) => {
      expect(await run(script(`exits.sh ${code}`))).toEqual({
        kind: "exited",
        code,
        signal: null,
        stdout: "said on stdout\n",
        stderr: "said on stderr\n",
      });
    });

    test("a script that is killed says by which signal", async () => {
      expect(await run(script("dies.sh"))).toMatchObject({ kind: "exited", code: null, signal: "SIGKILL" });
    });

    test("the input arrives whole, a megabyte of Chinese too", async () => {
      const input = "守则".repeat(150_000);
      expect(stdoutOf(await run(script("repeats-input.sh"), input))).toBe(input);
    });

    const READERS = [
      ["sh", "-c", "cat /dev/stdin"],
      ["python3", "-c", "print(open('/dev/stdin').read(), end='')"],
      [process.execPath, "-e", "process.stdin.pipe(process.stdout)"],
      ["bash", "-c", 'while IFS= read -r line || [ -n "$line" ]; do printf %s "$line"; done < /dev/stdin'],
      [process.execPath, "-e", "process.stdout.write(require('fs').readFileSync('/dev/stdin', 'utf8'))"],
    ];

    test.for(rows(3, READERS))("a script may read its input by name: %s %s %s", async (argv) => {
      expect(stdoutOf(await run({ ...script("exits.sh 0"), argv }, '{"a": "守则"}'))).toBe('{"a": "守则"}');
    });

    test("a script that ends before it has read a megabyte of input keeps its verdict", async () => {
      const results = await Promise.all(many(10, () => run(script("exits.sh 2"), "x".repeat(MIB))));
      for (const result of results)
        expect(result).toMatchObject({ kind: "exited", code: 2, stderr: "said on stderr\n" });
    });

    test("a script that closes its stdout early is heard to its end", async () => {
      expect(await run(script("closes-stdout.sh"))).toMatchObject({ kind: "exited", code: 2, stderr: "no secrets\n" });
    });

    test("bytes that are no UTF-8 do not lose the rest", async () => {
      expect(stdoutOf(await run(script("not-utf8.sh")))).toBe('{"reason": "caf\ufffd"}');
    });

    // The interpreter has its own name, and its script is handed it as an argument.
    test.skipIf(way.isPython)("a program is told the name it was called by", async () => {
      const request = script("", { argv: ["/bin/sh", "-c", "echo $0"], argv0: "/opt/venv/bin/python" });
      expect(stdoutOf(await run(request))).toBe("/opt/venv/bin/python\n");
    });

    test("a program sees the variables it was given, and none of the bot's own", async () => {
      process.env.SECRET_OF_THE_BOT = "hunter2";
      onTestFinished(() => void delete process.env.SECRET_OF_THE_BOT);
      const seen = stdoutOf(await run(script("", { argv: ["/usr/bin/env"], env: { PATH, GUARD_LEVEL: "high" } })));
      const names = seen
        .trim()
        .split("\n")
        .map((line) => line.split("=")[0]);
      // Python tells the programs it starts which locale it has found.
      const ofPython = way.isPython ? ["LC_CTYPE"] : [];
      expect(names.toSorted()).toEqual(["CHAT_HOOKS_RUN_ID", "GUARD_LEVEL", ...ofPython, "PATH"]);
    });
  });

  describe("too much output", () => {
    test.each(["stdout", "stderr"])("a script that floods %s is cut off and stopped", async (stream) => {
      const trace = newMark();
      const result = await run(script(`floods.sh ${stream}`, { env: trace.env }));
      if (result.kind !== "flooded") throw new Error(result.kind);
      expect(result.bytes).toBeLessThan(way.isPython ? 256 * MIB : 17 * MIB);
      await trace.count(0);
    });

    test("64 MiB of output are not kept in memory", async () => {
      const before = process.memoryUsage.rss();
      expect(await run(script(`writes.sh ${64 * MIB} 1 0`))).toMatchObject({ kind: "flooded" });
      expect(process.memoryUsage.rss() - before).toBeLessThan(48 * MIB);
    });

    test("an answer over the cap is no answer", async () => {
      expect(await run(script(`writes.sh ${2 * MIB} 1 0`))).toEqual({ kind: "flooded", bytes: 2 * MIB });
    });

    test("a block stands however much was printed with it", async () => {
      const result = await run(script(`writes.sh ${2 * MIB} 1 2`));
      expect(result).toMatchObject({ kind: "exited", code: 2 });
      expect(stdoutOf(result).length).toBe(MIB);
    });

    test("only the beginning of a long stderr is kept", async () => {
      const result = await run(script(`writes.sh ${MIB} 2 1`));
      expect(result).toMatchObject({ kind: "exited", code: 1, stderr: "x".repeat(65_536) });
    });
  });

  describe("a script that takes too long", () => {
    test("is stopped with all that it started, and the result is there at the timeout", async () => {
      const trace = newMark();
      const note = `${newFolder()}/pid`;
      const clock = way.clock();
      const done = run(script(`has-grandchildren.sh ${note}`, { timeoutMs: clock.limit(300), env: trace.env }));
      await trace.count(4);
      await eventually(() => textOf(note)).toMatch(/^\d+\n$/);
      await clock.advance(clock.limit(300) - 1);
      if (clock.isHeld) expect(await soonest(done)).toBe("pending");
      await clock.advance(1);
      expect(await done).toEqual({ kind: "timed-out", afterMs: clock.limit(300) });
      await clock.advance(TERM_TO_KILL_MS);
      clock.release();
      await trace.count(0);
      await eventually(() => isAlive(textOf(note).trim())).toBe(false);
    });

    test("is killed when it does not listen to TERM, and nobody waits for that", async () => {
      const trace = newMark();
      const clock = way.clock();
      const done = run(script("ignores-term.sh", { timeoutMs: clock.limit(300), env: trace.env }));
      await trace.count(2);
      await clock.advance(clock.limit(300));
      expect(await done).toEqual({ kind: "timed-out", afterMs: clock.limit(300) });
      expect(trace.alive()).not.toEqual([]);
      await clock.advance(TERM_TO_KILL_MS);
      clock.release();
      await trace.count(0);
    });

    test("may clean up before it goes", async () => {
      const note = `${newFolder()}/note`;
      const trace = newMark();
      const clock = way.clock();
      const done = run(script(`cleans-up.sh ${note}`, { timeoutMs: clock.limit(300), env: trace.env }));
      await trace.count(2);
      await clock.advance(clock.limit(300));
      await done;
      await eventually(() => textOf(note)).toBe("cleaned up\n");
    });

    test("does not save a child by putting it into a session of its own", async () => {
      const trace = newMark();
      const clock = way.clock();
      const done = run(script("leaves-the-group.sh", { timeoutMs: clock.limit(700), env: trace.env }));
      await trace.count(4);
      await clock.advance(clock.limit(700));
      expect(await done).toMatchObject({ kind: "timed-out" });
      await clock.advance(TERM_TO_KILL_MS);
      clock.release();
      await trace.count(0);
    });

    // The others are other processes, with a time of their own.
    test.skipIf(way.name !== "by the bot itself")(
      "has not done so when only the bot was too busy to hear its answer",
      async () => {
        const before = new Set(children());
        const done = run(script("exits.sh 2", { timeoutMs: 1 }));
        // Each start has a turn of the event loop to itself; this is the end of that one.
        await new Promise((resume) => setImmediate(resume));
        // Nothing of this process goes on until the script has ended and its time is up.
        const until = performance.now() + 10;
        while (performance.now() < until || children().some((pid) => !before.has(pid) && isAlive(pid)));
        expect(await done).toMatchObject({ kind: "exited", code: 2, stdout: "said on stdout\n" });
      },
    );
  });

  describe("what a finished script leaves in the background", () => {
    test("a child that holds stdout open neither delays nor loses a block", async () => {
      const trace = newMark();
      const result = await run(script("blocks-with-child.sh", { env: trace.env }));
      expect(result).toMatchObject({ kind: "exited", code: 2, stdout: expect.stringContaining("no secrets") });
      expect(trace.alive()).toHaveLength(1);
    });

    test.each([2, 0])("a child that floods stdout does not lose a block given with exit %i", async (code) => {
      const result = await run(script(`blocks-with-flood.sh ${code}`));
      expect(result).toMatchObject({ kind: "exited", code, stdout: expect.stringContaining("no secrets") });
    });

    test("is left alone while its time lasts, and gone after close()", async () => {
      const trace = newMark();
      const command = transport();
      const unmarked = stdoutOf(await command.run(script("leaves-children.sh", { env: trace.env }), () => "{}")).trim();
      await trace.count(2);
      expect(isAlive(unmarked)).toBe(true);
      await command.close();
      await trace.count(0);
      await eventually(() => isAlive(unmarked)).toBe(false);
    });

    test("is gone also when it was becoming another program at that moment, when it has no environment", async () => {
      for (let time = 0; time < (LONG_TESTS ? 12 : 3); time += 1) {
        const trace = newMark();
        const command = transport();
        await command.run(script("always-starting.sh", { env: trace.env }), () => "{}");
        await eventually(() => trace.alive().length, 5).toBeGreaterThan(0);
        await command.close();
        await trace.count(0);
        // A survivor has no environment at some looks only.
        for (let look = 0; look < 5; look += 1) {
          await pause(5);
          expect(trace.alive()).toEqual([]);
        }
      }
    });
  });

  describe("when the bot ends", () => {
    test("close() ends what runs and starts nothing that still waits", async () => {
      const trace = newMark();
      const command = transport();
      const runs = many(30, () => command.run(script("hangs.sh", { env: trace.env }), () => "{}"));
      await trace.count(16); // eight scripts, each with its sleep
      await command.close();
      const results = await Promise.all(runs);
      expect(results.filter((result) => result.kind === "exited").length).toBe(8);
      expect(results.filter((result) => result.kind === "not-started").length).toBe(22);
      await trace.count(0);
    });

    test.each([
      ["by process.exit", (host: Host) => host.stdin.write("exit\n")],
      ["by SIGTERM", (host: Host) => host.kill("SIGTERM")],
      ["by an uncaught exception", (host: Host) => host.stdin.write("throw\n")],
    ])("%s, nothing that hooks have started lives on", async (_how, end) => {
      const trace = newMark();
      const host = startHost(trace.mark);
      await once(host.stdout, "data");
      // Two left behind by a hook that has ended; a worker; a script, its sleep, and the two that left its group.
      await trace.count(7);
      end(host);
      await once(host, "exit");
      await trace.count(0);
    });
  });

  describe("many at once", () => {
    test(`${MANY} runs keep to the limit, and all finish`, async () => {
      const command = transport();
      const gate = `${newFolder()}/gate`;
      const before = childCount();
      let results: RunResult[] = [];
      const most = await mostChildren(async () => {
        const request = (at: number) => script(`waits-for.sh ${gate}`, { key: `hook ${at % 5}` });
        const runs = many(MANY, (at) => command.run(request(at), () => "{}"));
        await eventually(() => childCount() - before).toBe(32);
        writeFileSync(gate, "");
        results = await Promise.all(runs);
      });
      expect(results.filter((result) => result.kind === "exited" && result.code === 0).length).toBe(MANY);
      expect(most - before).toBeLessThanOrEqual(32);
    });

    test("none times out for having waited", async () => {
      const command = transport();
      const folder = newFolder();
      const trace = newMark();
      const clock = way.clock();
      const [timeoutMs, wait] = clock.isHeld ? [1_000, 900] : [4_000, 2_400];
      const waitFor = (gate: string) => {
        const more = { timeoutMs, key: "hook", env: trace.env };
        return command.run(script(`waits-for.sh ${folder}/${gate}`, more), () => "{}");
      };
      const first = many(8, () => waitFor("first"));
      const last = waitFor("last");
      await eventually(() => scriptsOf(trace)).toHaveLength(8);
      await clock.advance(wait);
      writeFileSync(`${folder}/first`, "");
      for (const result of await Promise.all(first)) expect(result).toMatchObject({ kind: "exited", code: 0 });
      await eventually(() => scriptsOf(trace)).toHaveLength(1);
      await clock.advance(wait);
      writeFileSync(`${folder}/last`, "");
      expect(await last).toMatchObject({ kind: "exited", code: 0 });
    });

    test("a script that is being stopped counts until it is gone", async () => {
      const command = transport();
      const before = childCount();
      const most = await mostChildren(async () => {
        const request = (at: number) => script("ignores-term.sh", { timeoutMs: 60, key: `hook ${at % 5}` });
        await Promise.all(many(LONG_TESTS ? 60 : 36, (at) => command.run(request(at), () => "{}")));
      });
      expect(most - before).toBeLessThanOrEqual(32);
    });

    test("a hook that hangs does not keep another one waiting", async () => {
      const command = transport();
      const hanging = many(40, () => command.run(script("hangs.sh", { key: "hangs" }), () => "{}"));
      const result = await command.run(script("exits.sh 0", { key: "other" }), () => "{}");
      expect(result).toMatchObject({ kind: "exited", code: 0 });
      expect(await soonest(...hanging)).toBe("pending");
    });

    test("behind a hook that hangs, nobody waits for a turn longer than one run may take", async () => {
      const command = transport();
      const clock = holdClock();
      const late: RunResult[] = [];
      for (const _ of many(20, String))
        void command.run(script("hangs.sh", { timeoutMs: 60_000 }), () => "{}").then((result) => late.push(result));
      // Eight begin, each in a turn of its own.
      for (let turns = 0; turns < 20; turns += 1) await nextTurn();
      clock.advance(60_000);
      clock.release();
      await eventually(() => late.filter(({ kind }) => kind === "no-turn").length).toBe(12);
    });

    test("of 5,000 runs that come at once those beyond a bound are refused at once", async () => {
      const command = transport();
      const refused: RunResult[] = [];
      for (const _ of many(5_000, String))
        void command.run(script("hangs.sh"), () => "{}").then((result) => refused.push(result));
      await nextTurn();
      expect(refused.length).toBeGreaterThan(800);
      for (const result of refused) expect(result).toEqual({ kind: "no-turn", afterMs: 0 });
    });

    test("a full lane does not keep another lane waiting", async () => {
      const command = transport();
      const hanging = many(40, (at) => command.run(script("hangs.sh", { key: `hook ${at % 4}` }), () => "{}"));
      const result = await command.run(script("exits.sh 0", { lane: "depth 1" }), () => "{}");
      expect(result).toMatchObject({ kind: "exited", code: 0 });
      expect(await soonest(...hanging)).toBe("pending");
    });

    test("of 400 runs in the background 200 may wait, and the others are answered at once", async () => {
      const command = transport();
      const refused: RunResult[] = [];
      for (const _ of many(400, String)) {
        void command.run(script("hangs.sh", { lane: "background" }), () => "{}").then((result) => refused.push(result));
      }
      await nextTurn();
      expect(refused.length).toBeGreaterThanOrEqual(400 - 200 - 8);
      expect(refused.length).toBeLessThan(200);
      const failure = { why: "other", detail: "too many runs are waiting" };
      for (const result of refused) expect(result).toEqual({ kind: "not-started", failure });
    });

    test(`${RUNS} runs leave no descriptor and no process behind`, async () => {
      const command = transport();
      const runAll = (count: number) =>
        Promise.all(many(count, (at) => command.run(script(`exits.sh ${at % 3}`), () => "{}")));
      await runAll(10);
      const before = { descriptors: descriptorCount(), children: childCount() };
      await runAll(RUNS);
      await eventually(descriptorCount).toBeLessThanOrEqual(before.descriptors);
      await eventually(childCount).toBeLessThanOrEqual(before.children);
    });
  });
});
