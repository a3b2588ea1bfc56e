import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { chmod } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { asSchema } from "ai";
import { afterAll, describe, expect, test, vi } from "vitest";
import { bashTool } from "../../../../src/bot/agent/tools/bash.js";
import { groundFor, type Sandbox, type SandboxPlace } from "../../../../src/bot/sandbox/ground.js";
import { describeRefusal, openSandbox } from "../../../../src/bot/sandbox/index.js";
import { limitsIn } from "../../../../src/bot/sandbox/limits.js";
import { otherUser } from "../../../../src/bot/sandbox/other-user.js";
import { textsFor } from "../../../../src/bot/words/index.js";
import { LONG_TESTS } from "../../../support/long-tests.js";

type Input = { command: string; timeout?: number };

function runWith(sandbox: Sandbox, timeoutMs?: number) {
  const { execute } = bashTool(sandbox, timeoutMs === undefined ? {} : { timeoutMs });
  return async (input: Input, abortSignal?: AbortSignal): Promise<string> => {
    const options = { toolCallId: "1", messages: [], ...(abortSignal && { abortSignal }) };
    return String(await execute?.(input, options));
  };
}

/** Processes whose command line holds the mark. */
const alive = (mark: string): number =>
  readdirSync("/proc").filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(mark);
    } catch {
      return false;
    }
  }).length;

/** A killed process is gone a moment after the signal. */
const expectGone = (mark: string): Promise<void> => vi.waitFor(() => expect(alive(mark)).toBe(0), { timeout: 60_000 });

let marks = 0;
const newMark = (): string => `4${process.pid}${++marks}.5`;

/** As another user where the kernel allows no process namespace. */
async function withoutNamespace(place: SandboxPlace): Promise<Sandbox | undefined> {
  const ground = await groundFor(place);
  const sandbox = await otherUser(ground, async () => false);
  if (!("why" in sandbox)) return sandbox;
  await ground.supervisor.close();
  return undefined;
}

const KINDS = ["bubblewrap", "user", "none", "user, without a process namespace"] as const;
// Without walls, and where the kernel is old, the stories are the same.
for (const kind of LONG_TESTS ? KINDS : KINDS.slice(0, 2)) {
  const base = mkdtempSync(join(tmpdir(), "bash-test-"));
  await chmod(base, 0o755);
  for (const name of ["state", "workspace"]) mkdirSync(join(base, name), { mode: name === "state" ? 0o700 : 0o755 });
  let reason = "";
  const isWalled = kind === "bubblewrap" || kind === "user";
  const place: SandboxPlace = {
    ...{ workspace: join(base, "workspace"), hidden: [join(base, "state")] },
    ...(isWalled && { network: "public", limits: limitsIn({}) }),
  };
  const sandbox =
    kind === "user, without a process namespace"
      ? await withoutNamespace(place)
      : await openSandbox(place, {
          env: kind === "none" ? { ...process.env, CHAT_HOOKS_UNSAFE_BASH: "1" } : {},
          kinds: kind === "none" ? [] : [kind],
          onRefused: (...refusal) => (reason = describeRefusal(...refusal, textsFor("en"))),
        });
  if (sandbox) stories(kind, sandbox, base);
  else {
    rmSync(base, { recursive: true });
    test(`bash in the sandbox "${kind}"`, ({ skip }) => skip(reason));
  }
}

function stories(kind: string, sandbox: Sandbox, base: string): void {
  const run = runWith(sandbox);

  // Of what sleeps under a mark, none ends by itself while somebody waits: to end at all is to have been stopped.
  describe(`bash in the sandbox "${kind}"`, { timeout: 60_000 }, () => {
    afterAll(async () => {
      await sandbox.close();
      rmSync(base, { recursive: true });
    });

    test("the result has the exit code and both outputs", async () => {
      expect(await run({ command: "echo out; echo err >&2; exit 3" })).toBe("exit code: 3\nstdout:\nout\nstderr:\nerr");
      expect(await run({ command: "true" })).toBe("exit code: 0");
      expect(await run({ command: "kill -9 $$" })).toMatch(/^(ended by SIGKILL|exit code: 137)$/);
    });

    test("a command gets no input and its own text as it is", async () => {
      expect(await run({ command: `cat; printf '%s' "it's \\"fine\\" 你好"` })).toBe(
        'exit code: 0\nstdout:\nit\'s "fine" 你好',
      );
    });

    test("long output is cut, says so, and does not hang the command", async () => {
      const text = await run({
        command: "head -c 1000000 /dev/zero | tr '\\0' x; head -c 70000 /dev/zero | tr '\\0' y >&2",
      });
      expect(text).toMatch(
        /^exit code: 0\nstdout:\nx{65536}\n\[stdout was cut after 64 KiB; 934464 more bytes left out\]/,
      );
      expect(text).toMatch(/y{65536}\n\[stderr was cut after 64 KiB; 4464 more bytes left out\]$/);
    });

    test("a command that hangs is stopped at its time, and what it printed is kept", async () => {
      const mark = newMark();
      const command = `echo begun; sleep ${mark}; true`;
      let text = await run({ command, timeout: 0.3 });
      // On a busy machine it may not have begun by then.
      if (!text.includes("begun")) text = await run({ command, timeout: 20 });
      expect(text).toMatch(/^stopped: not done after (0.3|20) s\..*\nstdout:\nbegun$/);
      await expectGone(mark);
    });

    test("a command that ignores TERM is stopped as well", async () => {
      const mark = newMark();
      await run({ command: `trap '' TERM; while :; do sleep ${mark}; done`, timeout: 0.3 });
      await expectGone(mark);
    });

    test.skipIf(kind === "none")(
      "a process that left its group, session and environment ends with the run",
      async () => {
        const mark = newMark();
        const leaving = `env -i setsid sh -c 'trap "" TERM; (sleep ${mark}) & sleep ${mark}' >/dev/null 2>&1 &`;
        await run({ command: `${leaving} sleep 30`, timeout: 0.3 });
        await expectGone(mark);
        await run({ command: `${leaving} sleep 0.1` });
        await expectGone(mark);
      },
    );

    test.runIf(kind.startsWith("user"))(
      "a process that ends every other one of its user cannot save itself",
      async () => {
        const mark = newMark();
        const fighter = `while :; do kill -KILL -1; : ${mark}; done`;
        await run({ command: `setsid bash -c '${fighter}' >/dev/null 2>&1 & sleep 30`, timeout: 0.3 });
        await expectGone(mark);
      },
    );

    test("a background child that holds the pipes does not delay the result", async () => {
      const mark = newMark();
      expect(await run({ command: `sleep ${mark} & echo done` })).toBe("exit code: 0\nstdout:\ndone");
      await expectGone(mark);
    });

    test("an abort ends the command and is an error to the caller", async () => {
      const mark = newMark();
      const stop = new AbortController();
      const stopped = expect(run({ command: `sleep ${mark}` }, stop.signal)).rejects.toThrow(/abort/i);
      await vi.waitFor(() => expect(alive(mark)).toBeGreaterThan(0), { timeout: 60_000 });
      stop.abort();
      await stopped;
      await expectGone(mark);
      await expect(run({ command: "touch never" }, AbortSignal.abort())).rejects.toThrow(/abort/i);
      expect(readdirSync(join(base, "workspace"))).not.toContain("never");
    });

    test("a stop at any moment of its start leaves nothing behind", async () => {
      const mark = newMark();
      for (const afterMs of [0, 1, 2, 4, 8, 16]) {
        const stop = new AbortController();
        const stopped = expect(run({ command: `sleep ${mark}` }, stop.signal)).rejects.toThrow(/abort/i);
        await pause(afterMs);
        stop.abort();
        await stopped;
      }
      await expectGone(mark);
    });

    test("a command that begins with a dash is a command", async () => {
      expect(await run({ command: "--version" })).toMatch(/^exit code: 127\n/);
    });

    test("a command too long for the system says so at once", async () => {
      expect(await run({ command: `true ${"x".repeat(200_000)}` })).toBe(
        "not started: the command is too long for one call. Write it to a file of the workspace and run that.",
      );
    });

    test("many commands at a time all come to their end", async () => {
      const all = Array.from({ length: 12 }, (_, n) => run({ command: `sleep 0.0${n % 4}; echo end ${n}` }));
      expect(await Promise.all(all)).toEqual(all.map((_, n) => `exit code: 0\nstdout:\nend ${n}`));
    });

    test("two commands at a time do not end each other", async () => {
      const slow = run({ command: "sleep 0.5; echo slow" });
      expect(await run({ command: "echo quick" })).toContain("quick");
      expect(await slow).toContain("slow");
    });

    test.runIf(process.env.LONG_TESTS)("what a run costs is printed", async () => {
      const began = performance.now();
      for (let i = 0; i < 20; i += 1) await run({ command: "true" });
      const ms = performance.now() - began;
      console.log(`bash in "${kind}": ${(ms / 20).toFixed(1)} ms for a run of true.`);
    });
  });
}

test("the tool takes a command and at most 300 seconds", async () => {
  const none = { kind: "none" } as Sandbox;
  const schema = asSchema(bashTool(none).inputSchema);
  const takes = async (value: unknown) => (await schema.validate?.(value))?.success;
  expect(await takes({ command: "ls" })).toBe(true);
  expect(await takes({ command: "ls", timeout: 300 })).toBe(true);
  expect(await takes({ command: "ls", timeout: 301 })).toBe(false);
  expect(await takes({ command: "" })).toBe(false);
  expect(await takes({})).toBe(false);
});

test("what cannot be started says so, and a stop while the sandbox is made ready is not missed", async () => {
  const stop = new AbortController();
  const sandbox = (file: string): Sandbox => ({
    kind: "none",
    network: "open",
    wrap: (command) => ({ file, args: ["-c", command], env: {}, cwd: "/" }),
    begin: async () => async () => {},
    close: async () => {},
  });
  expect(await runWith(sandbox("/nowhere/sh"))({ command: "ls" })).toMatch(/^not started: .*ENOENT/);
  const slow: Sandbox = {
    ...sandbox("/bin/sh"),
    begin: async () => {
      stop.abort(new Error("the bot is ending"));
      return async () => {};
    },
  };
  await expect(runWith(slow)({ command: "sleep 20" }, stop.signal)).rejects.toThrow("the bot is ending");
});
