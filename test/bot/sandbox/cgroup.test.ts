import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { JOIN, openCgroup } from "../../../src/bot/sandbox/cgroup.js";
import { launcher, QUIET } from "../../../src/bot/sandbox/launch.js";
import { limitsIn } from "../../../src/bot/sandbox/limits.js";
import { inEachShell } from "../../support/walled-shells.js";

// Real cgroups, of version 1 and as root. Version 2 wants one that this process has to itself, which no test runner gives it.

const limits = { ...limitsIn({}), memoryMb: 100, allMemoryMb: 150, processes: 200, allProcesses: 40 };
const tried = openCgroup(limits);
await tried?.close();
const WHY = "no cgroup can be made here: that takes root and version 1, or a delegated one of version 2";

test("where none can be made, none is", ({ skip }) => {
  if (tried) skip("one can be made here");
  expect(openCgroup(limits)).toBeUndefined();
});

if (!tried) test("all commands together", ({ skip }) => skip(WHY));
else
  await inEachShell({ network: "off", limits }, ({ sandbox, run }) => {
    const lists = sandbox.cgroup?.lists ?? [];
    const ownBefore = readFileSync("/proc/self/cgroup", "utf8");

    test("processes that want too much memory together are killed; the bot and other commands go on", async () => {
      const many = "for n in 1 2 3 4; do (head -c 80M /dev/zero | tail | wc -c) & done; wait; echo over";
      const [text, beside] = await Promise.all([run(many), run("sleep 1; echo beside")]);
      expect(text).toContain("over");
      expect(text).toContain("[limit, if that was it: all commands together may use 150 MiB of memory");
      expect(text).toContain("CHAT_HOOKS_BASH_ALL_MEMORY_MB");
      expect(beside).toContain("stdout:\nbeside");
      expect(await run("echo fine")).toBe("exit code: 0\nstdout:\nfine");
    });

    test("processes that are too many together are refused, and the result says so", async () => {
      const text = await run(
        "perl -e 'for (1..60) { defined(my $p = fork) or last; $p or sleep 60 } print qq(over\\n)'",
      );
      expect(text).toContain("over");
      expect(text).toMatch(/all commands together may have 40 processes .* CHAT_HOOKS_BASH_ALL_PROCESSES\.\]/);
      expect(await run("echo fine")).toBe("exit code: 0\nstdout:\nfine");
    });

    test("a command is in it, the bot is not, and from inside it cannot be left or lifted", async () => {
      const [folder = "", other = ""] = lists.map(dirname);
      const name = basename(folder);
      expect(await run("cat /proc/self/cgroup")).toContain(name);
      expect(readFileSync("/proc/self/cgroup", "utf8")).toBe(ownBefore);
      expect(ownBefore).not.toContain(name);
      const paths = [
        `${folder}/memory.limit_in_bytes`,
        `${other}/pids.max`,
        ...lists.map((list) => join(list, "../..")),
      ];
      const attack = paths.map((path) => `echo 0 > ${path}; echo 0 > ${path}/cgroup.procs; rmdir ${path}`).join(";");
      await run(`{ ${attack}; umount /sys; } 2>/dev/null`);
      expect(await run("cat /proc/self/cgroup")).toContain(name);
      expect(readFileSync(`${folder}/memory.limit_in_bytes`, "utf8")).toBe(`${150 * 2 ** 20}\n`);
      expect(readFileSync(`${other}/pids.max`, "utf8")).toBe("40\n");
    });
  });

test.runIf(tried)("it is gone at the bot's end, and what a dead bot left is removed at the next start", async () => {
  const first = openCgroup(limits);
  const [folder = ""] = first?.lists.map(dirname) ?? [];
  const [, namespace] =
    basename(folder)
      .split(`-${process.pid}-`)[0]
      ?.split(/-(?=\d+$)/) ?? [];
  const { pid: dead } = spawnSync("/bin/true");
  const [left, another] = [dead, process.ppid].map((pid) => join(folder, `../chat-hooks-${namespace}-${pid}-0`));
  for (const path of [left, another]) mkdirSync(path ?? "");
  const second = openCgroup(limits);
  expect([folder, left, another].map((path) => existsSync(path ?? ""))).toEqual([true, false, true]);
  rmdirSync(another ?? "");
  await Promise.all([first?.close(), second?.close()]);
  expect([...(first?.lists ?? []), ...(second?.lists ?? [])].filter((list) => existsSync(dirname(list)))).toEqual([]);
});

test("a command that cannot be put into it does not run", ({ skip }) => {
  const launch = launcher();
  if (typeof launch !== "function") return skip("perl is not installed");
  const lists = ["/proc/no-such-list"];
  const words = launch({ cgroup: { lists } });
  for (const argv of [words, ["/bin/sh", "-c", JOIN, "sh", ...lists, "--"]]) {
    const [file = "", ...args] = [...argv, "/bin/echo", "it ran"];
    const { stdout, status, stderr } = spawnSync(file, args, { env: QUIET, encoding: "utf8" });
    expect({ stdout, hasFailed: status !== 0 }).toEqual({ stdout: "", hasFailed: true });
    expect(stderr).toContain("no-such-list");
  }
});
