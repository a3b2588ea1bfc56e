import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { chmod, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { ProtectedKind, Sandbox, SandboxPlace, SandboxRefusal } from "../../../src/bot/sandbox/ground.js";
import { describeRefusal, openSandbox } from "../../../src/bot/sandbox/index.js";
import { textsFor } from "../../../src/bot/words/index.js";

const SECRET = "the-bots-own-secret";
const isRoot = process.getuid?.() === 0;

type Field = SandboxPlace & { base: string; state: string; bot: string; workspace: string };

/** A bot as it is installed: code, the workspace inside it, and a state directory only the bot's user can enter. */
async function field(mode = 0o755): Promise<Field> {
  // Where nothing is covered: owners and modes are to be the wall.
  const base = mkdtempSync(join(isRoot ? "/var/lib" : tmpdir(), "sandbox-test-"));
  await chmod(base, mode);
  const [state, bot] = [join(base, "state"), join(base, "bot")];
  const workspace = join(bot, "work space's");
  mkdirSync(workspace, { recursive: true });
  await chmod(workspace, mode);
  mkdirSync(state, { mode: 0o700 });
  writeFileSync(join(state, "key"), SECRET, { mode: 0o644 });
  writeFileSync(join(bot, "index.js"), "original");
  return { base, state, bot, workspace, hidden: [state], code: [bot] };
}

async function sh(sandbox: Sandbox, command: string): Promise<{ code: number | undefined; out: string }> {
  const end = await sandbox.begin();
  const { file, args, env, cwd } = sandbox.wrap(command);
  const run = await execa(file, args, { env, cwd, extendEnv: false, stdin: "ignore", reject: false, all: true });
  await end();
  return { code: run.exitCode, out: run.all };
}

function wordsFor(sandbox: Sandbox, locale: "en" | "zh"): string {
  const words = textsFor(locale).sandbox;
  return sandbox.kind === "user" ? words.user(sandbox.uid) : words[sandbox.kind];
}

/** Opens one kind; the other thing is why it cannot be had. */
async function openKind(kind: ProtectedKind, place: SandboxPlace): Promise<[Sandbox | undefined, SandboxRefusal[]]> {
  const refusals: SandboxRefusal[] = [];
  const opened = await openSandbox(place, {
    ...{ env: {}, kinds: [kind] },
    onRefused: (_, refusal) => refusals.push(refusal),
  });
  return [opened, refusals];
}

const CAN_MOUNT = isRoot && spawnSync("unshare", ["--mount", "mount", "-t", "tmpfs", "none", "/mnt"]).status === 0;
const LIMIT = { timeout: 60_000 };

for (const kind of ["bubblewrap", "user"] as const) {
  for (const mode of [0o755, 0o700]) {
    const name = `in the sandbox "${kind}", below a folder with the mode ${mode.toString(8)}`;
    const place = await field(mode);
    const [opened, [refusal]] = await openKind(kind, place);
    if (opened) attacks(name, { kind, sandbox: opened, place });
    else {
      rmSync(place.base, { recursive: true });
      test(name, ({ skip }) => {
        if (kind === "user" && CAN_MOUNT) expect(refusal).toBeUndefined();
        skip(refusal && describeRefusal(kind, refusal, textsFor("en")));
      });
    }
  }
}

type Attacked = { kind: ProtectedKind; sandbox: Sandbox; place: Field };

function attacks(name: string, { kind, sandbox, place }: Attacked): void {
  const isCovered = kind === "bubblewrap" || (statSync(place.base).mode & 0o001) === 0;
  describe(name, LIMIT, () => {
    let bot: ChildProcess;
    beforeAll(() => {
      bot = spawn("/bin/sleep", ["300"], { env: { BOT_TOKEN: SECRET }, stdio: "ignore" });
    });
    afterAll(async () => {
      bot.kill("SIGKILL");
      await sandbox.close();
      rmSync(place.base, { recursive: true });
    });

    test("the probe leaves nothing behind", async () => {
      const listed = execFileSync("find", [place.base, "-name", ".chat-hooks-probe*"], { encoding: "utf8" });
      expect(listed).toBe("");
      expect(sandbox.kind).toBe(kind);
    });

    test("a command works in the workspace, which is where it starts", async () => {
      const { code, out } = await sh(sandbox, "pwd; mkdir -p a/b && echo hello > a/b/c && cat a/b/c");
      expect({ code, out }).toEqual({ code: 0, out: `${place.workspace}\nhello` });
      expect(readFileSync(join(place.workspace, "a/b/c"), "utf8")).toBe("hello\n");
    });

    test("names, certificates and programs are there to work with", async () => {
      const { code, out } = await sh(
        sandbox,
        "cat /etc/passwd /etc/hosts /etc/resolv.conf >/dev/null && getent hosts localhost && git --version",
      );
      expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining("localhost") });
    });

    test("a command can go on with what the bot wrote a moment ago", async () => {
      mkdirSync(join(place.workspace, "site"));
      writeFileSync(join(place.workspace, "site/index.html"), "one\n");
      const { code } = await sh(sandbox, "echo two >> site/index.html && touch site/new && chmod 600 site/index.html");
      expect(code).toBe(0);
      expect(readFileSync(join(place.workspace, "site/index.html"), "utf8")).toBe("one\ntwo\n");
    });

    test("the state directory cannot be read, by its path, through a link or through another root", async () => {
      const link = join(place.workspace, "shortcut");
      await symlink(place.state, link);
      const key = join(place.state, "key");
      const paths = [key, `${link}/key`, `/proc/1/root${key}`, `/proc/self/root${key}`, `/proc/${bot.pid}/root${key}`];
      paths.push(`/proc/${process.pid}/root${key}`, `/proc/${process.pid}/cwd/package.json`);
      const tries = paths.map((path) => `cat '${path.replaceAll("'", `'\\''`)}' 2>/dev/null; echo $?`);
      expect((await sh(sandbox, tries.join("\n"))).out.split("\n")).toEqual(paths.map(() => "1"));
      const { out } = await sh(sandbox, `ls -A ${place.state}; cat /proc/*/root${key}; cat shortcut/*`);
      expect(out).not.toContain(SECRET);
      rmSync(link);
    });

    test("the state directory cannot be written, moved or opened up", async () => {
      await sh(
        sandbox,
        `echo x > ${place.state}/key; chmod 777 ${place.state}; mv ${place.state} ${place.base}/gone; rm -rf ${place.state}`,
      );
      expect(readFileSync(join(place.state, "key"), "utf8")).toBe(SECRET);
      expect(statSync(place.state).mode & 0o777).toBe(0o700);
    });

    test("the bot's code cannot be changed, though the workspace lies in it", async () => {
      await sh(
        sandbox,
        `cd ..; echo x > index.js; echo x > new.js; rm -f index.js; mv index.js old.js; ln -s /tmp lib`,
      );
      await sh(sandbox, `echo x > ${place.bot}/index.js; echo x > /proc/1/root${place.bot}/index.js`);
      expect(readFileSync(join(place.bot, "index.js"), "utf8")).toBe("original");
      expect(existsSync(join(place.bot, "new.js")) || existsSync(join(place.bot, "lib"))).toBe(false);
      if (isCovered) expect((await sh(sandbox, "cat ../index.js")).code).toBe(1);
    });

    test("the bot's environment cannot be read, and none of it is handed on", async () => {
      const { out } = await sh(sandbox, `cat /proc/${bot.pid}/environ /proc/[0-9]*/environ | tr '\\0' '\\n'`);
      expect(out).not.toContain(SECRET);
      const names = (await sh(sandbox, "env")).out.split("\n").map((line) => line.split("=")[0]);
      const usual = ["HOME", "LANG", "OLDPWD", "PATH", "PWD", "SHLVL", "TERM", "TMPDIR", "_"];
      expect(names.filter((name) => !usual.includes(name ?? ""))).toEqual([]);
    });

    test("the bot's process cannot be ended, stopped or traced", async () => {
      const { code } = await sh(sandbox, `kill -0 ${bot.pid}`);
      expect(code).toBe(1);
      await sh(sandbox, `kill -9 ${bot.pid}; kill -STOP ${bot.pid}; kill -9 ${process.pid}`);
      await sh(sandbox, "kill -9 -1");
      expect([bot.exitCode, bot.signalCode]).toEqual([null, null]);
      expect((await sh(sandbox, `head -c1 /proc/${bot.pid}/mem; ls /proc/${bot.pid}/fd`)).code).not.toBe(0);
    });

    test("the system cannot be written, and its secrets cannot be read", async () => {
      const names = [
        "/etc/passwd",
        "/etc/x-test",
        "/usr/bin/x-test",
        "/usr/local/bin/x-test",
        "/var/x-test",
        "/x-test",
      ];
      const tries = names.map((path) => `(echo x >> ${path}) 2>/dev/null; echo "$? ${path}"`);
      expect((await sh(sandbox, tries.join("\n"))).out.split("\n")).toEqual(names.map((path) => `1 ${path}`));
      expect((await sh(sandbox, "cat /etc/shadow")).code).toBe(1);
      expect((await sh(sandbox, "mount -t tmpfs none /mnt || umount /proc || mknod d b 8 0")).code).not.toBe(0);
    });

    test("no privilege is left, and none can be won back", async () => {
      const { out } = await sh(sandbox, "grep -E '^(Cap(Prm|Eff|Bnd)|NoNewPrivs|Groups)' /proc/self/status; id -G");
      expect(out).toMatch(/CapPrm:\t0+\nCapEff:\t0+\nCapBnd:\t0+\nNoNewPrivs:\t1/);
      if (isRoot) expect(out).toMatch(/Groups:\t *\n/);
      if (isRoot) expect((await sh(sandbox, "id -u")).out).toMatch(/^6\d{4}$/);
    });

    test("the temporary folder is private, lasts from run to run, and goes when the sandbox closes", async () => {
      const folder = (await sh(sandbox, 'echo kept > "$TMPDIR/x"; echo "$TMPDIR"')).out;
      expect((await sh(sandbox, 'cat "$TMPDIR/x" "$HOME/x"')).out).toBe("kept\nkept");
      expect(statSync(folder).mode & 0o077).toBe(0);
      const [other] = await openKind(kind, place);
      const others = other && (await sh(other, "pwd; echo $TMPDIR")).out.split("\n")[1];
      await other?.close();
      expect(others).not.toBe(folder);
      expect([existsSync(others ?? ""), existsSync(folder)]).toEqual([false, true]);
    });

    test("what it writes where every user may, or keeps in shared memory, is seen by nobody else and lasts for no other command", async () => {
      const write = "for d in /tmp /dev/shm /var/tmp; do echo x > $d/x-sandbox-test && cat $d/x-sandbox-test; done";
      expect((await sh(sandbox, `${write}; true`)).out).toMatch(/^x\nx/);
      for (const folder of ["/tmp", "/var/tmp", "/dev/shm"])
        expect(existsSync(join(folder, "x-sandbox-test"))).toBe(false);
      const share = (flags: number) => `perl -e 'print shmget(19283746, 4096, ${flags}) // "none"'`;
      expect((await sh(sandbox, share(0o1600))).out).toMatch(/^\d+$/);
      expect([
        (await sh(sandbox, share(0))).out,
        execFileSync("/bin/sh", ["-c", share(0)], { encoding: "utf8" }),
      ]).toEqual(["none", "none"]);
    });

    test.runIf(kind === "bubblewrap")("it sees nothing of the machine but the system", async () => {
      expect((await sh(sandbox, "ls /proc | grep -c '^[0-9]'")).out).toMatch(/^[1-6]$/);
      expect((await sh(sandbox, "cat ~root/x ~/x; ls /home /var /run /sys")).code).not.toBe(0);
    });

    test.runIf(isRoot)("a link in the workspace does not make root give a file elsewhere away", async () => {
      const outside = join(place.base, "outside");
      writeFileSync(outside, "root's");
      linkSync(outside, join(place.workspace, "hard"));
      await symlink(outside, join(place.workspace, "soft"));
      await symlink(place.base, join(place.workspace, "folder"));
      await sh(sandbox, "echo x >> hard; echo x >> soft; echo x >> folder/outside");
      expect([statSync(outside).uid, readFileSync(outside, "utf8"), statSync(place.state).uid]).toEqual([
        0,
        "root's",
        0,
      ]);
    });

    test("a folder that the bot's starter left open is not open to a command", async () => {
      const holding = ["-c", 'exec 77<"$1"; shift; exec "$@"', "bash", place.state];
      const { file, args, env, cwd } = sandbox.wrap(
        "ls /proc/self/fd; cat /proc/self/fd/77/key /proc/[0-9]*/fd/77/key",
      );
      const options = { env, cwd, extendEnv: false, reject: false } as const;
      const { stdout } = await execa("/bin/bash", [...holding, file, ...args], options);
      expect(stdout.split("\n").filter((fd) => Number(fd) > 2)).toHaveLength(1); // the folder that is listed
      expect(stdout).not.toContain("77");
    });

    test("a pipe or a folder without rights in the workspace does not hold a run up", async () => {
      await sh(sandbox, "mkfifo pipe; mkdir -m 0 shut");
      expect((await sh(sandbox, "echo fine; rmdir shut")).out).toBe("fine");
    });

    test("it says in both languages what it is", () => {
      expect(wordsFor(sandbox, "en")).toContain(kind === "user" ? "bash runs as user 6" : "bubblewrap");
      expect(wordsFor(sandbox, "zh")).toContain("bash");
      expect(wordsFor(sandbox, "zh")).not.toBe(wordsFor(sandbox, "en"));
    });
  });
}

describe("opening a sandbox", LIMIT, () => {
  test("a kind that lets a command into a hidden folder is refused, with the reason", async ({ skip }) => {
    skip(!isRoot, 'the kind "user" needs root');
    const place = await field();
    await chmod(place.state, 0o755);
    expect(await openKind("user", place)).toEqual([undefined, [{ why: "readable" }]]);
    await chmod(place.state, 0o733);
    expect(await openKind("user", place)).toEqual([undefined, [{ why: "readable" }]]);
    await chmod(place.state, 0o700);
    await chmod(place.bot, 0o777);
    expect(await openKind("user", place)).toEqual([undefined, [{ why: "writable", folder: place.bot }]]);
    rmSync(place.base, { recursive: true });
  });

  test("without any sandbox there is none, unless the unsafe way is asked for, which says what it costs", async () => {
    const place = await field();
    expect(await openSandbox(place, { env: {}, kinds: [] })).toBeUndefined();
    expect(await openSandbox(place, { env: { CHAT_HOOKS_UNSAFE_BASH: "yes" }, kinds: [] })).toBeUndefined();
    const unsafe = await openSandbox(place, { env: { CHAT_HOOKS_UNSAFE_BASH: "1", TOKEN: SECRET }, kinds: [] });
    expect(unsafe?.kind).toBe("none");
    expect(unsafe && wordsFor(unsafe, "en")).toMatch(
      /CHAT_HOOKS_UNSAFE_BASH=1.*keys and tokens.*switch off hooks.*Install bubblewrap/,
    );
    expect(unsafe && wordsFor(unsafe, "zh")).toMatch(/CHAT_HOOKS_UNSAFE_BASH=1.*密钥和令牌.*关闭钩子.*安装 bubblewrap/);
    expect(unsafe && (await sh(unsafe, "env; echo it's fine > x && cat x; echo 'it works'")).out).not.toContain(SECRET);
    await unsafe?.close();
    rmSync(place.base, { recursive: true });
  });

  test("the bot's environment and PATH play no part in the cleaning up as another user", async ({ skip }) => {
    skip(!isRoot, "only root changes to another user");
    const place = await field();
    const [programs, told] = [join(place.base, "programs"), join(place.base, "told")];
    mkdirSync(programs);
    mkdirSync(told);
    await chmod(told, 0o777);
    writeFileSync(join(programs, "rm"), `#!/bin/sh\nenv > ${told}/env\n`, { mode: 0o755 });
    vi.stubEnv("PATH", `${programs}:${process.env.PATH}`);
    expect(await openSandbox(place, { env: {}, kinds: [] })).toBeUndefined();
    vi.unstubAllEnvs();
    expect(existsSync(join(told, "env"))).toBe(false);
    rmSync(place.base, { recursive: true });
  });

  test("a hidden folder inside the workspace is a mistake that is named", async () => {
    const place = await field();
    const inner = join(place.workspace, "state");
    mkdirSync(inner);
    await expect(openSandbox({ ...place, hidden: [inner] }, { env: {} })).rejects.toThrow(
      `"${inner}" lies in the workspace`,
    );
    rmSync(place.base, { recursive: true });
  });
});
