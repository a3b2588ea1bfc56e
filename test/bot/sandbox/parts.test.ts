import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { bubblewrap } from "../../../src/bot/sandbox/bubblewrap.js";
import { coversFor } from "../../../src/bot/sandbox/covers.js";
import { EtcCopy } from "../../../src/bot/sandbox/etc-copy.js";
import type { Ground, Sandbox, SandboxRefusal } from "../../../src/bot/sandbox/ground.js";
import { describeRefusal, openSandbox } from "../../../src/bot/sandbox/index.js";
import { launcher } from "../../../src/bot/sandbox/launch.js";
import { handOver, otherUser } from "../../../src/bot/sandbox/other-user.js";
import { probe } from "../../../src/bot/sandbox/probe.js";
import { textsFor } from "../../../src/bot/words/index.js";
import { LONG_TESTS } from "../../support/long-tests.js";

/** The ground of a bot that was not started as root. */
function makeGround(): Ground & { base: string } {
  const base = realpathSync(mkdtempSync(join(tmpdir(), "sandbox-parts-")));
  onTestFinished(() => rmSync(base, { recursive: true, force: true }));
  const [workspace, state, home] = ["workspace", "state", "home"].map((name) => {
    mkdirSync(join(base, name));
    return join(base, name);
  }) as [string, string, string];
  const supervisor = { killAll: async () => {}, close: async () => rmSync(home, { recursive: true }) };
  return { base, workspace, hidden: [state], code: [], network: "open", home, ids: undefined, supervisor };
}

/** A sandbox that runs something else than it was asked to run. */
const running = (instead: (command: string) => string): Sandbox => ({
  kind: "none",
  network: "open",
  wrap: (command) => ({ file: "/bin/sh", args: ["-c", instead(command)], env: {}, cwd: "/" }),
  begin: async () => async () => {},
  close: async () => {},
});

test("without root there is no other user, and bubblewrap needs a user namespace", async ({ skip }) => {
  const ground = makeGround();
  expect(await otherUser(ground)).toEqual({ why: "not-root" });
  const sandbox = bubblewrap(ground);
  if ("why" in sandbox) return skip(describeRefusal("bubblewrap", sandbox, textsFor("en")));
  const { args } = sandbox.wrap("ls");
  expect(args).toContain("--unshare-user");
  const end = await sandbox.begin();
  await end();
  await sandbox.close();
  expect(existsSync(ground.home)).toBe(false);
});

test("without perl there is neither kind, and it is named", () => {
  expect(launcher(() => undefined)).toEqual({ why: "not-installed", program: "perl", package: "perl" });
});

test("commands see the named files of /etc as they are now, whatever mask the bot was started with", () => {
  const { base } = makeGround();
  const [etc, copy] = [join(base, "etc"), join(base, "copy")];
  mkdirSync(join(etc, "ssl/certs"), { recursive: true });
  writeFileSync(join(base, "stub"), "one");
  symlinkSync(join(base, "stub"), join(etc, "resolv.conf"));
  for (const name of ["hosts", "shadow", "ssl/openssl.cnf"]) writeFileSync(join(etc, name), name, { mode: 0o600 });
  const shown = new EtcCopy(copy, etc);
  const mask = process.umask(0o077);
  expect(shown.mounts()).toEqual(["--ro-bind", copy, "/etc", "--ro-bind", join(etc, "ssl/certs"), "/etc/ssl/certs"]);
  process.umask(mask);
  const modeOf = (name: string): number => statSync(join(copy, name)).mode & 0o777;
  expect([modeOf(""), modeOf("ssl"), modeOf("hosts"), existsSync(join(copy, "shadow"))]).toEqual([
    0o755,
    0o755,
    0o644,
    false,
  ]);
  writeFileSync(join(base, "another"), "two");
  renameSync(join(base, "another"), join(base, "stub"));
  rmSync(join(etc, "hosts"));
  shown.mounts();
  expect([readFileSync(join(copy, "resolv.conf"), "utf8"), existsSync(join(copy, "hosts"))]).toEqual(["two", false]);
});

test("folders without end are not followed down when they are handed over", async () => {
  const ids = { uid: 60_706, gid: 60_706 };
  await expect(handOver("/nowhere", ids)).rejects.toThrow("ENOENT");
  expect(await handOver("/nowhere", ids, 65)).toBeUndefined();
});

test("what is covered is said once, never the workspace or what lies in it, and the way to it is shown", () => {
  const ground = makeGround();
  const [tmp, home] = [realpathSync("/tmp"), "/var/lib/x/home"];
  const covers = coversFor(["/root", "/root/a"], { ...ground, workspace: "/root/a/w", home, network: "public" });
  expect(covers?.covered.filter((path) => /^=?\/(root|run)/.test(path))).toEqual([
    "/root",
    ...(existsSync("/run") ? [realpathSync("/run")] : []),
  ]);
  expect([new Set(covers?.covered).size, covers?.shown]).toEqual([covers?.covered.length, ["/root/a/w"]]);
  const inTmp = coversFor([], { ...ground, workspace: `${tmp}/w`, home, network: "open" });
  expect([inTmp?.covered.includes(`=${tmp}`), inTmp?.shown]).toEqual([true, [`${tmp}/w`]]);
  expect(coversFor([], { ...ground, workspace: tmp, home, network: "open" })?.covered).not.toContain(`=${tmp}`);
});

test("no mount is laid on the root of all folders", () => {
  expect(coversFor(["/"], makeGround())).toBeUndefined();
});

test("the probe finds a way to end the bot, and a sandbox in which nothing can be done", async () => {
  const ground = makeGround();
  const killing = running((command) => `${/kill -KILL \d+/.exec(command)}`);
  expect(await probe(killing, ground)).toEqual({ why: "killable" });
  const useless = { why: "unusable", workspace: ground.workspace };
  const idle = running(() => "exit 0");
  expect(await probe(idle, ground)).toEqual({ ...useless, detail: "exit code 0" });
  const failing = running(() => "exit 3");
  expect(await probe(failing, ground)).toEqual({ ...useless, detail: "exit code 3" });
});

test("a probe that hangs is given up, with whatever it started, and no other fault is made of it", async () => {
  const ground = makeGround();
  const hanging = running(() => "sleep 4000 & sleep 4000");
  expect(await probe(hanging, ground, 300)).toEqual({ why: "timed-out", afterMs: 300 });
});

test.runIf(LONG_TESTS)("a probe takes as long as a busy machine needs", async () => {
  const ground = makeGround();
  const slow = running((command) => `sleep 11; TMPDIR=${ground.home}; ${command.split("\n")[0]}`);
  expect(await probe(slow, ground)).toBeUndefined();
});

test("a probe that cannot be made rules a kind out, with the reason", async () => {
  const { base, workspace } = makeGround();
  const hidden = [join(base, "a-file")];
  writeFileSync(join(base, "a-file"), "");
  const reasons: string[] = [];
  const opened = await openSandbox(
    { workspace, hidden },
    { env: {}, onRefused: (kind, refusal) => reasons.push(describeRefusal(kind, refusal, textsFor("en"))) },
  );
  expect([opened, reasons.length]).toEqual([undefined, 2]);
  expect(reasons.join("\n")).toMatch(/ENOTDIR|not installed|started as root/);
});

test("every refusal is told in both languages, with its values and what to do", () => {
  const refusals: [SandboxRefusal, ...string[]][] = [
    [{ why: "not-installed", program: "setpriv", package: "util-linux" }, "setpriv", "apt install util-linux"],
    [{ why: "not-root" }, "root"],
    [{ why: "no-user", detail: "flock is missing" }, "flock is missing"],
    [{ why: "hard-links-open" }, "sysctl fs.protected_hardlinks=1"],
    [
      { why: "closed-folders", uid: 60_999, folders: ["/closed", "/closed/it's"] },
      ...["60999", '"/closed", "/closed/it\'s"', `chmod o+x '/closed' '/closed/it'\\''s'`],
    ],
    [{ why: "readable" }, "bubblewrap"],
    [{ why: "writable", folder: "/srv/bot" }, "bubblewrap", "/srv/bot"],
    [{ why: "killable" }, "bubblewrap"],
    [{ why: "unusable", workspace: "/w", detail: "EIO" }, "bubblewrap", "/w", "EIO"],
    [{ why: "timed-out", afterMs: 60_000 }, "bubblewrap", "60"],
    [{ why: "not-probed", detail: "ENOSPC" }, "bubblewrap", "ENOSPC"],
  ];
  for (const [refusal, ...values] of refusals) {
    const [en, zh] = ["en", "zh"].map((locale) => describeRefusal("bubblewrap", refusal, textsFor(locale)));
    for (const value of values)
      expect([en, zh]).toEqual([expect.stringContaining(value), expect.stringContaining(value)]);
    expect(zh).toMatch(/[\u4e00-\u9fff]/);
  }
});
