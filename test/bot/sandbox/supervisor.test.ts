import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import { describe, expect, onTestFinished, test } from "vitest";
import { groundFor, startSupervisor } from "../../../src/bot/sandbox/ground.js";
import { handOver } from "../../../src/bot/sandbox/other-user.js";

const isRoot = process.getuid?.() === 0;
const LIMIT = { timeout: 60_000, interval: 20 };
/** Apart from the numbers that bots take, and small, so that two meet. */
const RANGE = { first: 61_500, count: 2, offset: 0 };

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "supervisor-test-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  chmodSync(made, 0o1777);
  return made;
}

/** A process of a user, which ends with the test. */
async function sleeper(uid: number) {
  const child = spawn("/bin/sleep", ["600"], { uid, gid: uid, cwd: "/", stdio: "ignore" });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child, "spawn");
  return { child, ended: once(child, "exit") };
}

describe("the supervisor of a shell", LIMIT, () => {
  test("makes a private folder and removes it with whatever is in it", async () => {
    const temporary = folder();
    const supervisor = await startSupervisor(temporary);
    expect(supervisor.uid).toBeUndefined();
    expect(statSync(supervisor.home).mode & 0o777).toBe(0o700);
    mkdirSync(join(supervisor.home, "shut"));
    writeFileSync(join(supervisor.home, "shut/left"), "x");
    chmodSync(join(supervisor.home, "shut"), 0);
    await supervisor.close();
    expect(readdirSync(temporary)).toEqual([]);
  });

  test("says why it cannot do its work", async () => {
    await expect(startSupervisor("/nowhere/at all")).rejects.toThrow(/supervisor has ended.*\/nowhere\/at all/);
  });

  test.runIf(isRoot)("holds a user that no second one gets, nor one of a living process", async () => {
    const temporary = folder();
    const first = await startSupervisor(temporary, RANGE);
    const second = await startSupervisor(temporary, RANGE);
    expect([first.uid, second.uid]).toEqual([61_500, 61_501]);
    await expect(startSupervisor(temporary, RANGE)).rejects.toThrow("all users from 61500 on are taken");
    await first.close();
    const { child } = await sleeper(61_500);
    await expect(startSupervisor(temporary, RANGE)).rejects.toThrow("all users from 61500 on are taken");
    expect(child.exitCode ?? child.signalCode).toBeNull();
    await second.close();
    const third = await startSupervisor(temporary, RANGE);
    expect(third.uid).toBe(61_501);
    await third.close();
  });

  test.runIf(isRoot)("kills what its own user has, when asked and at the end, and nobody else's", async () => {
    const range = { first: 61_510, count: 2, offset: 0 };
    const supervisor = await startSupervisor(folder(), range);
    const other = await sleeper(61_511);
    const asked = await sleeper(61_510);
    await supervisor.killAll();
    expect(await asked.ended).toEqual([null, "SIGKILL"]);
    const last = await sleeper(61_510);
    await supervisor.close();
    expect(await last.ended).toEqual([null, "SIGKILL"]);
    expect(other.child.exitCode ?? other.child.signalCode).toBeNull();
  });

  test.runIf(isRoot)(
    "of a bot with another workspace whose numbers begin at the same place takes another user",
    async () => {
      const base = folder();
      const workspace = join(base, "workspace");
      mkdirSync(workspace);
      const [one, two] = await Promise.all([1, 2].map(() => groundFor({ workspace, hidden: [] })));
      expect(one?.ids?.uid).not.toBe(two?.ids?.uid);
      // What the one has made is the other's to work with.
      if (one?.ids && two?.ids) {
        await execa("/bin/mkdir", ["made"], { cwd: workspace });
        await handOver(workspace, one.ids);
        expect(statSync(join(workspace, "made")).uid).toBe(one.ids.uid);
        await handOver(workspace, two.ids);
        expect(statSync(join(workspace, "made")).uid).toBe(two.ids.uid);
      }
      await Promise.all([one?.supervisor.close(), two?.supervisor.close()]);
      expect([existsSync(one?.home ?? ""), existsSync(two?.home ?? "")]).toEqual([false, false]);
    },
  );
});
