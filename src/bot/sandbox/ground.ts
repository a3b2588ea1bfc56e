import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { realpath } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { isInside } from "../../lib/is-inside.js";
import { PACKAGE_ROOT } from "../../lib/package-root.js";
import { type Cgroup, openCgroup } from "./cgroup.js";
import { type Limits, limitsIn } from "./limits.js";
import type { Gate } from "./network/destinations.js";
import type { CommandProxy, Reaching } from "./network/proxy.js";
import type { Network } from "./network/setting.js";

/** What a sandboxed command may write, and what it must not come near. All folders must exist. */
export type SandboxPlace = {
  /** None: a private folder is all there is. */
  workspace?: string;
  /** Never readable or writable: the state directory. */
  hidden: readonly string[];
  /** The bot's code: never writable, and invisible as well where a kind can do that. */
  code?: readonly string[];
  /** What commands reach; everything unless given. */
  network?: Network;
  /** What commands may use; as much as there is unless given. */
  limits?: Limits;
  proxy?: Reaching;
};

/** The kinds that keep a command off the bot. */
export type ProtectedKind = Exclude<Sandbox["kind"], "none">;
export type WrappedCommand = { file: string; args: string[]; env: Readonly<Record<string, string>>; cwd: string };

/** All that a run gets to see of ours, where namespaces can do that; otherwise their owners and modes are the wall. */
export type RunFolders = { writable: string; readable: string };

export type WrapOptions = {
  /** Takes the place of the few variables that a command is told otherwise. */
  env?: Readonly<Record<string, string>>;
  /** Takes the place of the workspace. */
  folders?: RunFolders;
  /** Where the command's own proxy listens. */
  socket?: string;
};

/** A way to run commands. As another user: its number, and whether each command has processes and mounts of its own. */
export type Sandbox = ({ kind: "bubblewrap" | "none" } | { kind: "user"; uid: number; hasNamespaces: boolean }) & {
  wrap(command: string, options?: WrapOptions): WrappedCommand;
  /** Makes ready for one run, in a folder of its own or the workspace; what it hands back ends whatever it has left behind. */
  begin(folder?: string): Promise<() => Promise<void>>;
  /** What can be reached from inside. Anything but "open" has a loopback of its own, and not this machine's. */
  network: Network;
  /** Opens the way out of one command, where the network is "public". */
  openProxy?(gate: Gate): Promise<CommandProxy & { socket: string }>;
  limits?: Limits;
  /** What bounds all commands together, where there is such a thing. */
  cgroup?: Cgroup;
  /** Ends a run before it is through, where ending the group of its process is not enough. */
  stop?(pid: number): Promise<void>;
  close(): Promise<void>;
};

/** Why a kind cannot be had here. */
export type SandboxRefusal =
  | { why: "not-installed"; program: string; package: string }
  | { why: "not-root" }
  | { why: "no-user"; detail: string }
  | { why: "hard-links-open" }
  | { why: "closed-folders"; uid: number; folders: readonly string[] }
  | { why: "readable" }
  | { why: "writable"; folder: string }
  | { why: "killable" }
  | { why: "network-open" }
  | { why: "no-network-namespace" }
  | { why: "no-proxy"; detail: string }
  | { why: "unusable"; workspace: string; detail: string }
  | { why: "timed-out"; afterMs: number }
  | { why: "not-probed"; detail: string };

export type Ids = { uid: number; gid: number };
/** The folders by their real paths, a private one for the commands, and the user they run as when the bot is root. */
export type Ground = {
  workspace: string;
  hidden: string[];
  code: string[];
  network: Network;
  limits?: Limits;
  cgroup?: Cgroup;
  /** How the proxy of each command finds and reaches what it may reach; by this machine's own means unless given. */
  proxy?: Reaching;
  home: string;
  ids: Ids | undefined;
  /** Why there is no such user, though the bot is root. */
  withoutIds?: string;
  supervisor: Pick<Supervisor, "killAll" | "close">;
};

// Neither distributions nor systemd hand out this range, so nothing else runs or owns files under such a number.
const FIRST_FREE_ID = 60_706;
const FREE_IDS = 478;

/** Finds the folders, and has a supervisor make the private one and take a user. */
export async function groundFor(place: SandboxPlace): Promise<Ground> {
  const given = place.workspace === undefined ? undefined : await realpath(place.workspace);
  const hidden = await Promise.all(place.hidden.map((path) => realpath(path)));
  const code = await Promise.all((place.code ?? []).map((path) => realpath(path)));
  const inside = given !== undefined && [...hidden, ...code].find((path) => isInside(given, path));
  if (inside) throw new Error(`"${inside}" lies in the workspace "${given}", where bash may write. Move it out.`);
  const limits = place.limits ?? (place.network === "public" ? limitsIn({}) : undefined);
  const cgroup = limits && openCgroup(limits);
  const started =
    process.getuid?.() === 0
      ? await startSupervisor(tmpdir(), idsFor(given ?? hidden.join())).catch(asError)
      : undefined;
  const refused = started instanceof Error ? { withoutIds: started.message } : {};
  const supervisor = started === undefined || started instanceof Error ? await startSupervisor(tmpdir()) : started;
  const { home, uid } = supervisor;
  const ids = uid === undefined ? undefined : { uid, gid: uid };
  return {
    workspace: given ?? home,
    hidden,
    code,
    network: place.network ?? "open",
    ...(limits && { limits }),
    ...(cgroup && { cgroup }),
    ...(place.proxy && { proxy: place.proxy }),
    home,
    ids,
    ...refused,
    supervisor: {
      killAll: () => supervisor.killAll(),
      async close() {
        await supervisor.close();
        await cgroup?.close();
      },
    },
  };
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** The same number at each start, unless somebody has it: most of what bash made yesterday is its own today. */
const idsFor = (place: string): IdRange => ({
  first: FIRST_FREE_ID,
  count: FREE_IDS,
  offset: createHash("sha256").update(place).digest().readUInt32BE(0) % FREE_IDS,
});

/** Whether a file's owner is root or the user of a bot's shell, this one or one before it. */
export const isOurId = (uid: number): boolean => uid === 0 || (uid >= FIRST_FREE_ID && uid < FIRST_FREE_ID + FREE_IDS);

const SCRIPT = join(PACKAGE_ROOT, "dist/supervisor.sh");

/** The numbers a user can be taken from, and where to begin. */
export type IdRange = { first: number; count: number; offset: number };

/** A process of its own that cleans up behind the bot's shell, also when the bot is killed. */
export type Supervisor = {
  /** The shell's private folder. */
  home: string;
  /** The user that nobody else has while the supervisor lives; none without a range. */
  uid: number | undefined;
  /** Kills every process of that user. */
  killAll(): Promise<void>;
  /** Kills, removes the private folder and ends. */
  close(): Promise<void>;
};

/** Starts it. Throws with its own words when it cannot do its work here. */
export async function startSupervisor(temporary: string, range?: IdRange): Promise<Supervisor> {
  const numbers = range ? [range.first, range.count, range.offset].map(String) : [];
  // A group of its own, which no Ctrl-C reaches; and nothing of the bot's environment.
  const child = spawn("/bin/sh", [SCRIPT, temporary, ...numbers], { env: {}, cwd: "/", detached: true, stdio: "pipe" });
  const ended = once(child, "close");
  ended.catch(() => {}); // told by the answers below
  let complaint = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (complaint += text));
  child.stdin.on("error", () => {}); // it has ended, which its answers tell
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const answer = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (!done) return value;
    await ended;
    throw new Error(`the shell's supervisor has ended (${complaint.trim() || `process ${child.pid}`})`);
  };
  const [, id, home] = /^(\S+) (.*)$/.exec(await answer()) ?? [];
  if (id === undefined || home === undefined) throw new Error("the shell's supervisor gives no answer");
  const hold = (isHeld: boolean): void => {
    for (const each of [child, child.stdin, child.stdout, child.stderr] as { ref(): void; unref(): void }[])
      isHeld ? each.ref() : each.unref();
  };
  // It never keeps the bot from ending.
  hold(false);
  return {
    home,
    uid: id === "-" ? undefined : Number(id),
    async killAll() {
      hold(true);
      child.stdin.write("kill\n");
      await answer().finally(() => hold(false));
    },
    async close() {
      hold(true);
      child.stdin.end();
      await ended;
    },
  };
}
