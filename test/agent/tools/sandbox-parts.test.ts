import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { bubblewrap } from "../../../src/agent/tools/sandbox/bubblewrap.js";
import { withoutInherited } from "../../../src/agent/tools/sandbox/command-line.js";
import { type Ground, removeHome } from "../../../src/agent/tools/sandbox/ground.js";
import { handOver } from "../../../src/agent/tools/sandbox/hand-over.js";
import { otherUser } from "../../../src/agent/tools/sandbox/other-user.js";
import { probe } from "../../../src/agent/tools/sandbox/probe.js";
import { openSandbox, type Sandbox } from "../../../src/agent/tools/sandbox.js";

/** The ground of a bot that was not started as root. */
function makeGround(): Ground & { base: string } {
  const base = realpathSync(mkdtempSync(join(tmpdir(), "sandbox-parts-")));
  onTestFinished(() => rmSync(base, { recursive: true, force: true }));
  const [workspace, state, home] = ["workspace", "state", "home"].map((name) => {
    mkdirSync(join(base, name));
    return join(base, name);
  }) as [string, string, string];
  return { base, workspace, hidden: [state], code: [], home, ids: undefined };
}

/** A sandbox that runs something else than it was asked to run. */
const running = (instead: (command: string) => string): Sandbox => ({
  kind: "none",
  wrap: (command) => ({ file: "/bin/sh", args: ["-c", instead(command)], env: {}, cwd: "/" }),
  begin: async () => async () => {},
  close: async () => {},
});

test("without root there is no other user, and bubblewrap needs a user namespace", async () => {
  const ground = makeGround();
  expect(otherUser(ground)).toContain("not started as root");
  const sandbox = bubblewrap(ground);
  if (typeof sandbox === "string") return console.log(`Not tested: ${sandbox}`);
  const { args } = sandbox.wrap("ls");
  expect(args).toContain("--unshare-user");
  expect(args.join(" ")).not.toContain("setpriv");
  const end = await sandbox.begin();
  await end();
  await sandbox.close();
  expect(existsSync(ground.home)).toBe(false);
});

test("the private folder goes with its content", async () => {
  const ground = makeGround();
  writeFileSync(join(ground.home, "left"), "x");
  await removeHome(ground);
  expect(existsSync(ground.home)).toBe(false);
});

test("only what a command would inherit is closed for it, also what nobody can tell of", () => {
  const { base } = makeGround();
  const command = { file: "/bin/ls", args: [], env: {}, cwd: "/" };
  writeFileSync(join(base, "5"), "pos:\t0\nflags:\t02100000\n");
  expect(withoutInherited(command, base)).toBe(command);
  writeFileSync(join(base, "6"), "pos:\t0\n");
  expect(withoutInherited(command, base).args.join(" ")).toContain("exec 6>&-;");
});

test("folders without end are not followed down when they are handed over", async () => {
  const ids = { uid: 60_706, gid: 60_706 };
  await expect(handOver("/nowhere", ids)).rejects.toThrow("ENOENT");
  expect(await handOver("/nowhere", ids, 65)).toBeUndefined();
});

test("the probe finds a way to end the bot, and a sandbox in which nothing can be done", async () => {
  const ground = makeGround();
  const killing = running((command) => `${/kill -KILL \d+/.exec(command)}; sleep 0.05`);
  expect(await probe(killing, ground)).toBe("a command could end the bot");
  const useless = `a command could not work in "${ground.workspace}"`;
  expect(
    await probe(
      running(() => "exit 0"),
      ground,
    ),
  ).toBe(`${useless}: no reason given`);
  expect(
    await probe(
      running(() => "exit 3"),
      ground,
    ),
  ).toMatch(/could not work in .*: Command failed with exit code 3/);
});

test("a probe that cannot be made rules a kind out, with the reason", async () => {
  const { base, workspace } = makeGround();
  const hidden = [join(base, "a-file")];
  writeFileSync(join(base, "a-file"), "");
  const reasons: string[] = [];
  expect(
    await openSandbox({ workspace, hidden }, { env: {}, onRefused: (_, why) => reasons.push(why) }),
  ).toBeUndefined();
  expect(reasons).toHaveLength(2);
  expect(reasons.join("\n")).toMatch(/ENOTDIR|not installed|not started as root/);
});
