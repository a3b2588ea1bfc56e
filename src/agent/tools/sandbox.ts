import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { constants, existsSync, lstatSync, readlinkSync, realpathSync } from "node:fs";
import { chown, lstat, mkdtemp, open, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { setImmediate } from "node:timers/promises";
import { execa } from "execa";

/** What a sandboxed command may write, and what it must not come near. All folders must exist. */
export type SandboxPlace = {
  workspace: string;
  /** Never readable or writable: the state directory. */
  hidden: readonly string[];
  /** The bot's code: never writable, and invisible as well where a kind can do that. */
  code?: readonly string[];
};

export type SandboxKind = "bubblewrap" | "user" | "none";
export type WrappedCommand = { file: string; args: string[]; env: Record<string, string>; cwd: string };

export type Sandbox = {
  kind: SandboxKind;
  /** One line for the start screen. */
  describe(locale?: "en" | "zh"): string;
  wrap(command: string): WrappedCommand;
  /** Makes ready for one run; what it hands back ends whatever that run has left behind. */
  begin(): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

export type SandboxOptions = {
  env: Readonly<Record<string, string | undefined>>;
  /** Hears why a kind cannot be had. */
  onRefused?: (kind: SandboxKind, reason: string) => void;
  /** The kinds to try, best first. */
  kinds?: readonly ("bubblewrap" | "user")[];
};

type Ids = { uid: number; gid: number };
type Ground = { workspace: string; hidden: string[]; code: string[]; home: string; ids: Ids | undefined };

const PROBE_TIMEOUT_MS = 10_000;
const DEEPEST_FOLDER = 64;
const ENTRIES_AT_A_TIME = 500;
// Neither distributions nor systemd hand out this range, so nothing else runs or owns files under such a number.
const FIRST_FREE_ID = 60_706;
const FREE_IDS = 478;
const PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
// Named one by one: a service's secrets are often in /etc, readable for the very user the bot runs as.
const ETC =
  "alternatives ca-certificates debian_version fonts group host.conf hosts ld.so.cache ld.so.conf ld.so.conf.d locale.alias localtime magic mime.types networks nsswitch.conf os-release passwd pki/ca-trust pki/tls/certs protocols resolv.conf services ssl/cert.pem ssl/certs ssl/openssl.cnf terminfo timezone".split(
    " ",
  );

/**
 * Finds a way to run commands that keeps them off the bot, trying each for real: a probe attacks from inside, and one
 * success rules the kind out. Undefined when there is none and `CHAT_HOOKS_UNSAFE_BASH=1` is not set.
 */
export async function openSandbox(place: SandboxPlace, options: SandboxOptions): Promise<Sandbox | undefined> {
  const ground = await groundFor(place);
  for (const kind of options.kinds ?? (["bubblewrap", "user"] as const)) {
    const sandbox = kind === "bubblewrap" ? bubblewrap(ground) : otherUser(ground);
    const reason = typeof sandbox === "string" ? sandbox : await probe(sandbox, ground).catch(messageOf);
    if (typeof sandbox !== "string" && reason === undefined) return sandbox;
    options.onRefused?.(kind, reason ?? "");
  }
  if (options.env.CHAT_HOOKS_UNSAFE_BASH === "1") return unprotected(ground, options.env);
  await removeHome(ground);
  return undefined;
}

async function groundFor(place: SandboxPlace): Promise<Ground> {
  const workspace = await realpath(place.workspace);
  const hidden = await Promise.all(place.hidden.map((path) => realpath(path)));
  const code = await Promise.all((place.code ?? []).map((path) => realpath(path)));
  const inside = [...hidden, ...code].find((path) => isWithin(path, workspace));
  if (inside) throw new Error(`"${inside}" lies in the workspace "${workspace}", where bash may write. Move it out.`);
  const ids = process.getuid?.() === 0 ? idsFor(workspace) : undefined;
  const home = await realpath(await mkdtemp(join(tmpdir(), "chat-hooks-bash-")));
  if (ids) await chown(home, ids.uid, ids.gid);
  return { workspace, hidden, code, home, ids };
}

/** The same numbers at each start, so that what bash made yesterday is its own today. */
function idsFor(workspace: string): Ids {
  const id = FIRST_FREE_ID + (createHash("sha256").update(workspace).digest().readUInt32BE(0) % FREE_IDS);
  return { uid: id, gid: id };
}

function bubblewrap(ground: Ground): Sandbox | string {
  const file = installed("bwrap");
  if (!file) return "bubblewrap is not installed (Debian, Ubuntu: apt-get install bubblewrap)";
  const setpriv = ground.ids && installed("setpriv");
  if (ground.ids && !setpriv) return "setpriv is not installed (Debian, Ubuntu: apt-get install util-linux)";
  const env = environment(ground.home);
  const setenv = Object.entries(env).flatMap(([name, value]) => ["--setenv", name, value]);
  const inner = setpriv && ground.ids ? [setpriv, ...droppingTo(ground.ids)] : [];
  return {
    kind: "bubblewrap",
    describe: (locale) => describe("bubblewrap", locale),
    wrap: (command) => ({
      file,
      // The mounts are read anew each time: an upgrade may have replaced what a link such as resolv.conf points at.
      args: [...namespaces(ground.ids), ...mounts(ground), "--clearenv", ...setenv, "--", ...inner, ...shell(command)],
      env,
      cwd: ground.workspace,
    }),
    begin: async () => {
      if (ground.ids) await handOver(ground.workspace, ground.ids);
      // The process namespace ends with its first process.
      return async () => {};
    },
    close: () => removeHome(ground),
  };
}

/**
 * Root needs no user namespace to build the others, and gives itself up inside: a root that a user namespace only renames
 * would still be root to files it owns and to sockets that ask who is calling.
 */
function namespaces(ids: Ids | undefined): string[] {
  const user = ids
    ? ["--cap-drop", "ALL", ...["CAP_SETUID", "CAP_SETGID", "CAP_SETPCAP"].flatMap((name) => ["--cap-add", name])]
    : ["--unshare-user", "--cap-drop", "ALL"];
  return [...user, "--unshare-pid", "--unshare-ipc", "--unshare-uts", "--die-with-parent", "--new-session"];
}

/** Later mounts lie on earlier ones; every mount point is in a file system that no earlier command could touch. */
function mounts({ workspace, hidden, code, home, ids }: Ground): string[] {
  const roots = ["bin", "sbin", "lib", "lib32", "lib64", "libx32"].map((name) => `/${name}`).filter(existsSync);
  const etc = ETC.map((name) => `/etc/${name}`).filter(existsSync);
  const masked = [...hidden, ...code].filter((path) => ["/usr", ...roots].some((root) => isWithin(path, root)));
  return [
    ...["--ro-bind", "/usr", "/usr"],
    ...roots.flatMap((path) =>
      lstatSync(path).isSymbolicLink() ? ["--symlink", readlinkSync(path), path] : ["--ro-bind", path, path],
    ),
    ...etc.flatMap((path) => [...parentsOf(path), "--ro-bind-try", realpathSync(path), path]),
    ...["--proc", "/proc", "--dev", "/dev", ...(ids ? ["--perms", "1777"] : []), "--tmpfs", "/tmp"],
    ...masked.flatMap((path) => ["--tmpfs", path]),
    ...[home, workspace].flatMap((path) => [...parentsOf(path), "--bind", path, path]),
    ...["/", ...masked].flatMap((path) => ["--remount-ro", path]),
    ...["--chdir", workspace],
  ];
}

/** Made by name, since those bubblewrap makes on its way are closed to all but root. */
function parentsOf(path: string): string[] {
  const parent = dirname(path);
  return parent === "/" ? [] : [...parentsOf(parent), "--perms", "0755", "--dir", parent];
}

function otherUser(ground: Ground): Sandbox | string {
  const { ids } = ground;
  if (!ids) return "the bot was not started as root, so it cannot run commands as another user";
  const setpriv = installed("setpriv");
  if (!setpriv) return "setpriv is not installed (Debian, Ubuntu: apt-get install util-linux)";
  let running = 0;
  let clearing: Promise<void> | undefined;
  return {
    kind: "user",
    describe: (locale) => describe("user", locale, ids.uid),
    wrap: (command) => ({
      file: setpriv,
      args: [...droppingTo(ids), ...shell(command)],
      env: environment(ground.home),
      cwd: ground.workspace,
    }),
    begin: async () => {
      await handOver(ground.workspace, ids);
      while (clearing) await clearing;
      running += 1;
      return async () => {
        running -= 1;
        // Only its user is something a process cannot shed; while another run goes on they share it.
        if (running > 0) return;
        clearing = killAllOf(setpriv, ids).finally(() => (clearing = undefined));
        await clearing;
      };
    },
    close: async () => {
      await killAllOf(setpriv, ids);
      await removeHome(ground);
    },
  };
}

function unprotected(ground: Ground, given: SandboxOptions["env"]): Sandbox {
  const env = { ...environment(ground.home), PATH: given.PATH ?? PATH };
  return {
    kind: "none",
    describe: (locale) => describe("none", locale),
    wrap: (command) => {
      const [file, ...args] = shell(command);
      return { file, args, env, cwd: ground.workspace };
    },
    begin: async () => async () => {},
    close: () => rm(ground.home, { recursive: true, force: true }),
  };
}

// No profile and no rc file: what a command does depends on the command.
const shell = (command: string): [string, ...string[]] =>
  existsSync("/bin/bash")
    ? ["/bin/bash", "--noprofile", "--norc", "-c", "--", command]
    : ["/bin/sh", "-c", "--", command];

/** The arguments of setpriv. */
const droppingTo = ({ uid, gid }: Ids): string[] => [
  ...[`--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", "--no-new-privs", "--bounding-set=-all", "--inh-caps=-all"],
  // Should the bot be killed, nothing is left to end its commands.
  ...["--pdeathsig", "KILL", "--"],
];

const environment = (home: string): Record<string, string> => {
  return { PATH, HOME: home, TMPDIR: home, LANG: "C.UTF-8", TERM: "dumb" };
};

// Not by PATH, in which a folder of the workspace may be.
const installed = (name: string): string | undefined =>
  ["/usr/bin", "/bin", "/usr/local/bin", "/usr/sbin"].map((folder) => `${folder}/${name}`).find(existsSync);

const isWithin = (path: string, folder: string): boolean => !/^\.\.(\/|$)/.test(relative(folder, path));
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Gives the workspace's entries that belong to root to the sandbox's user, also those the bot has made since the last run.
 * Goes from folder to folder by descriptor and never through a link, or a command could aim it at a file elsewhere.
 */
async function handOver(folder: string, ids: Ids, depth = 0): Promise<void> {
  // Each level holds a descriptor: a command must not be able to use up the bot's.
  if (depth > DEEPEST_FOLDER) return;
  const handle = await open(folder, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  try {
    if ((await handle.stat()).uid === 0) await handle.chown(ids.uid, ids.gid);
    const here = `/proc/self/fd/${handle.fd}`;
    for (const [index, entry] of (await readdir(here, { withFileTypes: true })).entries()) {
      const path = join(here, entry.name);
      // An entry may be gone or changed by the time it is opened; the next run finds it again.
      if (entry.isDirectory()) await handOver(path, ids, depth + 1).catch(() => {});
      else if (entry.isFile() && belongsToRoot(path)) await handOverFile(path, ids).catch(() => {});
      if (index % ENTRIES_AT_A_TIME === ENTRIES_AT_A_TIME - 1) await setImmediate();
    }
  } finally {
    await handle.close();
  }
}

// At once, with a rest now and then: asking for each in turn takes ten times as long.
const belongsToRoot = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.uid === 0;

async function handOverFile(path: string, ids: Ids): Promise<void> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const { uid, nlink } = await handle.stat();
    // A second name may be outside the workspace.
    if (uid === 0 && nlink === 1) await handle.chown(ids.uid, ids.gid);
  } finally {
    await handle.close();
  }
}

/** One call to the kernel ends all of a user's processes, where going through a list could be outrun by new ones. */
async function killAllOf(setpriv: string, ids: Ids): Promise<void> {
  const args = [...droppingTo(ids), "/bin/sh", "-c", "kill -KILL -1"];
  const { exitCode } = await execa(setpriv, args, {
    cwd: "/",
    env: {},
    extendEnv: false,
    stdio: "ignore",
    reject: false,
  });
  // Without an exit code one of them was quicker and ended ours; root they cannot touch.
  if (exitCode === undefined) await killListed(ids.uid);
}

/** Looks again until nobody is found: one of them may have started another meanwhile. */
async function killListed(uid: number): Promise<void> {
  for (let pass = 0, found = 1; pass < 10 && found > 0; pass += 1) {
    found = 0;
    for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
      const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
      if (!status.includes(`\nUid:\t${uid}\t`) || /^State:\tZ/m.test(status)) continue;
      found += 1;
      try {
        process.kill(Number(pid), "SIGKILL");
      } catch {
        // It has ended since it was listed, which is as good.
      }
    }
  }
}

/** As the sandbox's user: root emptying a folder that others write could be led elsewhere by a link. */
async function removeHome({ home, ids }: Ground): Promise<void> {
  if (!ids) return rm(home, { recursive: true, force: true });
  await execa("rm", ["-rf", "--", home], { uid: ids.uid, gid: ids.gid, cwd: "/", reject: false });
}

/** Attacks from inside. The reason this kind is of no use, or undefined when every attack failed and the work went well. */
async function probe(sandbox: Sandbox, ground: Ground): Promise<string | undefined> {
  const name = `.chat-hooks-probe-${randomBytes(8).toString("hex")}`;
  const secret = randomBytes(16).toString("hex");
  // It stands in for the bot: the same user, and a secret in its environment.
  const standIn = spawn("/bin/sleep", ["60"], { env: { CHAT_HOOKS_PROBE: secret }, stdio: "ignore", cwd: "/" });
  const canaries = ground.hidden.map((folder) => join(folder, name));
  const forbidden = [
    ...canaries,
    ...[...ground.code, ...(await closedFolders(ground))].map((path) => join(path, name)),
  ];
  const end = await sandbox.begin();
  try {
    // Open to all: it is the folder that has to protect it.
    await Promise.all(canaries.map((path) => writeFile(path, secret, { mode: 0o644, flag: "wx" })));
    const { file, args, env, cwd } = sandbox.wrap(
      attack({ pid: standIn.pid ?? 0, canaries, forbidden, mine: join(ground.workspace, name) }),
    );
    const run = await execa(file, args, {
      ...{ env, cwd, extendEnv: false, stdin: "ignore", reject: false, timeout: PROBE_TIMEOUT_MS },
    });
    if (run.stdout?.includes(secret)) return "a command could read what is hidden from it";
    for (const path of forbidden) {
      const text = await readFile(path, "utf8").catch(() => undefined);
      if (text !== (canaries.includes(path) ? secret : undefined)) return `a command could write "${dirname(path)}"`;
    }
    if (standIn.exitCode !== null || standIn.signalCode !== null) return "a command could end the bot";
    if (!existsSync(join(ground.workspace, name)) || !run.stdout?.includes("done"))
      return `a command could not work in "${ground.workspace}": ${(run.stderr || run.shortMessage || "no reason given").trim().split("\n").at(-1)}`;
    return undefined;
  } finally {
    await end();
    standIn.kill("SIGKILL");
    await Promise.all([...forbidden, join(ground.workspace, name)].filter(existsSync).map((path) => rm(path)));
  }
}

/** Folders a command has no business in. Those open to all, such as /tmp, only bubblewrap can close. */
async function closedFolders({ workspace }: Ground): Promise<string[]> {
  const found: string[] = [];
  for (const path of new Set([dirname(workspace), homedir(), "/etc", "/usr", "/usr/local/bin", "/var"])) {
    const stat = await lstat(path).catch(() => undefined);
    if (stat?.isDirectory() && (stat.mode & 0o002) === 0) found.push(path);
  }
  return found;
}

type Attack = { pid: number; canaries: readonly string[]; forbidden: readonly string[]; mine: string };

function attack({ pid, canaries, forbidden, mine }: Attack): string {
  const through = canaries.flatMap((path) => [path, `/proc/1/root${path}`, `/proc/${pid}/root${path}`]);
  return [
    // By its whole path: a folder that was entered as root can be written though it could not be found again.
    `echo mine > ${quoted(mine)} && echo mine > "$TMPDIR"/probe && rm "$TMPDIR"/probe && echo done`,
    "exec 2>/dev/null",
    `cat ${[...through, `/proc/${pid}/environ`].map(quoted).join(" ")} /proc/[0-9]*/environ`,
    ...forbidden.map((path) => `(echo changed > ${quoted(path)})`),
    // Last: in a process namespace of its own the number may be the probe itself.
    `kill -KILL ${pid}`,
    "sleep 0.02",
  ].join("\n");
}

const quoted = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`;

function describe(kind: SandboxKind, locale: "en" | "zh" = "en", uid = 0): string {
  const lines = {
    bubblewrap: {
      en: "bash runs in bubblewrap: it writes the workspace and a private temporary folder, and sees neither the bot nor its state. The network is open to it.",
      zh: "bash 在 bubblewrap 中运行：只能写入工作区和私有临时目录，看不到机器人及其状态目录；可以访问网络。",
    },
    user: {
      en: `bash runs as user ${uid}: it cannot reach the bot's process, environment or state, nor change its code. It reads what every user of this machine can read, and writes what is open to all, such as /tmp; install bubblewrap to close that too.`,
      zh: `bash 以用户 ${uid} 运行：无法接触机器人的进程、环境变量和状态目录，也不能修改其代码；但能读取本机所有用户可读的文件，也能写入对所有人开放的目录（如 /tmp）。安装 bubblewrap 可一并关闭。`,
    },
    none: {
      en: "⚠ CHAT_HOOKS_UNSAFE_BASH=1: bash runs unprotected, as the bot itself. The agent can read the bot's keys and tokens, approve or switch off hooks, and change the bot's code. Install bubblewrap and remove this setting.",
      zh: "⚠ CHAT_HOOKS_UNSAFE_BASH=1：bash 没有任何保护，与机器人同权运行。智能体可以读取机器人的密钥和令牌、批准或关闭钩子、修改机器人的代码。请安装 bubblewrap 并去掉此设置。",
    },
  };
  return lines[kind][locale];
}
