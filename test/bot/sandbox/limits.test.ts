import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { installed } from "../../../src/bot/sandbox/command-line.js";
import { launcher, QUIET } from "../../../src/bot/sandbox/launch.js";
import { LIMITS, limitNotes, limitsIn } from "../../../src/bot/sandbox/limits.js";
import { inEachShell } from "../../support/walled-shells.js";

const limits = { ...limitsIn({}), processes: 64, memoryMb: 200, fileMb: 2, cpuSeconds: 1, outputMb: 1 };

await inEachShell({ network: "off", limits }, ({ run }) => {
  test.each([
    ["processes without end", ":(){ :|:& }; : 2>&1; sleep 2", "processes and threads are the most", "PROCESSES"],
    ["a process that wants all memory", "head -c 1G /dev/zero | tail", "gets 200 MiB of memory", "MEMORY_MB"],
    ["a file of 100 GB", "head -c 100G /dev/zero > huge; stat -c %s huge; rm huge", "grows to 2 MiB", "FILE_MB"],
    ["a loop without end", "bash -c 'while :; do :; done'; echo still here", "1 s of processor time", "CPU_SECONDS"],
  ])("%s is stopped, and the result says by what and who can change it", async (_, command, words, variable) => {
    const text = await run(command, { timeout: 50 });
    expect(text).toContain(words);
    expect(text).toContain(`The owner can change it with CHAT_HOOKS_BASH_${variable}.]`);
    expect(await run("echo fine")).toBe("exit code: 0\nstdout:\nfine");
  });

  test("a file is cut at the limit, and a command goes on after one that was stopped", async () => {
    expect(await run("head -c 100G /dev/zero > huge; stat -c %s huge; rm huge")).toContain("\n2097152\n");
  });

  test("output without end stops the command, and the beginning is kept", async () => {
    const text = await run("yes");
    expect(text).toMatch(/^stopped: more than 1 MiB of output\. .*\nstdout:\ny\ny\n/);
    expect(text.length).toBeLessThan(70_000);
  });

  test("the bot comes first: for the processor, and when memory is short", async () => {
    const lower = "{ echo 0 > /proc/self/oom_score_adj; umount /proc; } 2>/dev/null";
    expect(await run(`${lower}; cat /proc/self/oom_score_adj; ulimit -c`)).toBe("exit code: 0\nstdout:\n1000\n0");
    const niceHere = Number(spawnSync("nice", { encoding: "utf8" }).stdout);
    const text = await run("nice");
    expect(Number(text.split("\n")[2])).toBe(Math.min(19, Math.max(15, niceHere)));
  });
});

test("what was not limited is not noted, and a kill is one by memory when the kernel says so", () => {
  const run = { code: 137, signal: null, output: "fine", oomKills: 0 };
  expect(limitNotes(run, limitsIn({}))).toEqual([]);
  expect(limitNotes({ ...run, oomKills: 1 }, limitsIn({}))).toEqual([
    expect.stringContaining(LIMITS.memoryMb.variable),
  ]);
});

const launch = launcher();

test.skipIf(typeof launch !== "function")(
  "a lower limit of the bot's own stands, and perl does not complain of a locale",
  () => {
    const words = typeof launch === "function" ? launch({ limits }) : [];
    const argv = ["-c", 'ulimit -f 100; exec "$@"', "sh", ...words, "/bin/sh", "-c", "ulimit -f; echo $PERL_BADLANG"];
    const env = { LANG: "xx_XX.UTF-8", ...QUIET };
    const { stdout, stderr } = spawnSync("/bin/sh", argv, { env, encoding: "utf8" });
    expect({ stdout, stderr }).toEqual({ stdout: "100\n\n", stderr: "" });
  },
);

const PYTHON = installed("python3");
const HAS_KEYS = process.arch === "x64" && PYTHON !== undefined && installed("perl") !== undefined;

test.runIf(HAS_KEYS)("a command finds no key of the bot's session", () => {
  // add_key and keyctl(KEYCTL_SEARCH) of the session's keyring.
  const add = "c.syscall(250, 1, None); c.syscall(248, b'user', b'of-the-bot', b'secret', 6, -3)";
  const look = "print(c.syscall(250, 10, -3, b'user', b'of-the-bot', 0) > 0)";
  const python = (code: string): string[] => [PYTHON ?? "", "-c", `import ctypes, os\nc = ctypes.CDLL(None)\n${code}`];
  const isSeen = (words: readonly string[]): string => {
    const argv = JSON.stringify([...words, ...python(look)]);
    const [file = "", ...args] = python(`${add}; os.execv(${JSON.stringify(words[0] ?? PYTHON)}, ${argv})`);
    return spawnSync(file, args, { encoding: "utf8" }).stdout.trim();
  };
  expect(isSeen([])).toBe("True");
  expect(typeof launch === "function" && isSeen(launch({}))).toBe("False");
});
