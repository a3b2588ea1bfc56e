import { type ChildProcessByStdio, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { lstat, readFile, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer, type Server } from "node:net";
import { dirname, join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { execa } from "execa";
import { homeFolder } from "../../lib/home-folder.js";
import { signalGroup } from "../../lib/processes.js";
import { quoted } from "./command-line.js";
import type { Ground, Sandbox, SandboxRefusal, WrappedCommand } from "./ground.js";

/** Only keeps the start from hanging: on a busy machine a sound probe takes as long as it takes. */
const PROBE_TIMEOUT_MS = 60_000;

/** Attacks from inside. The reason this kind is of no use, or undefined when every attack failed and the work went well. */
export async function probe(
  sandbox: Sandbox,
  ground: Ground,
  timeoutMs = PROBE_TIMEOUT_MS,
): Promise<SandboxRefusal | undefined> {
  const secret = randomBytes(16).toString("hex");
  const env = { CHAT_HOOKS_PROBE: secret };
  // It stands in for the bot: the same user, and a secret in its environment. It ends when the bot does, as its input does.
  const standIn = spawn("/bin/cat", { env, cwd: "/", stdio: ["pipe", "pipe", "ignore"] });
  await once(standIn, "spawn");
  try {
    return await probeBeside(standIn, secret, { sandbox, ground, timeoutMs });
  } finally {
    standIn.kill("SIGKILL");
  }
}

type StandIn = ChildProcessByStdio<Writable, Readable, null>;
type Probed = { sandbox: Sandbox; ground: Ground; timeoutMs: number };

async function probeBeside(
  standIn: StandIn,
  secret: string,
  { sandbox, ground, timeoutMs }: Probed,
): Promise<SandboxRefusal | undefined> {
  const name = `.chat-hooks-probe-${randomBytes(8).toString("hex")}`;
  const mine = join(ground.workspace, name);
  const canaries = ground.hidden.map((folder) => join(folder, name));
  const forbidden = [
    ...canaries,
    ...[...ground.code, ...(await closedFolders(ground))].map((path) => join(path, name)),
  ];
  const end = await sandbox.begin();
  const beside = await Neighbour.listen();
  const proxy = await sandbox.openProxy?.(async () => undefined);
  try {
    // Open to all: it is the folder that has to protect it.
    await Promise.all(canaries.map((path) => writeFile(path, secret, { mode: 0o644, flag: "wx" })));
    const command = attack({ pid: standIn.pid ?? 0, canaries, forbidden, mine, port: beside.port });
    const run = await runWithin(timeoutMs, sandbox.wrap(command, proxy && { socket: proxy.socket }));
    if (run.stdout.includes(secret)) return { why: "readable" };
    for (const path of forbidden) {
      const text = await readFile(path, "utf8").catch(() => undefined);
      if (text !== (canaries.includes(path) ? secret : undefined)) return { why: "writable", folder: dirname(path) };
    }
    if (!(await answers(standIn))) return { why: "killable" };
    if (sandbox.network !== "open" && beside.wasReached) return { why: "network-open" };
    if (run.timedOut) return { why: "timed-out", afterMs: timeoutMs };
    const detail = (run.stderr || run.ending).trim().split("\n").at(-1)?.replace(/\.+$/, "") ?? "";
    const isUsable = existsSync(mine) && run.stdout.includes("done");
    // The proxy has turned the attack away, so it was reached.
    if (isUsable && proxy && hasBash() && proxy.refusals().length === 0) return { why: "no-proxy", detail };
    if (isUsable) return undefined;
    return { why: "unusable", workspace: ground.workspace, detail };
  } finally {
    await end();
    await Promise.all([beside.close(), proxy?.close()]);
    await Promise.all([...forbidden, mine].filter(existsSync).map((path) => rm(path)));
  }
}

/** The whole group goes at the end of its time: whoever were left would hold the pipes. */
async function runWithin(timeoutMs: number, { file, args, env, cwd }: WrappedCommand) {
  const child = execa(file, args, { env, cwd, extendEnv: false, stdin: "ignore", reject: false, detached: true });
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    signalGroup(child.pid, "SIGKILL");
  }, timeoutMs);
  const { stdout, stderr, exitCode, signal, originalMessage } = await child;
  clearTimeout(timer);
  // Not the whole message, which names all the words.
  const ending = originalMessage ?? (exitCode === undefined ? `ended by ${signal}` : `exit code ${exitCode}`);
  return { stdout: stdout ?? "", stderr: stderr ?? "", ending, timedOut };
}

/** Not whether it has ended: a process that was killed may take its time over that, but answers no more. */
async function answers(standIn: StandIn): Promise<boolean> {
  if (standIn.exitCode !== null || standIn.signalCode !== null) return false;
  const ended = once(standIn, "exit").then(() => false);
  const answered = once(standIn.stdout, "data").then(() => true);
  standIn.stdin.on("error", () => {}).write("?");
  return Promise.race([answered, ended]);
}

/** Folders a command has no business in. Those open to all, such as /tmp, only bubblewrap can close. */
async function closedFolders({ workspace }: Ground): Promise<string[]> {
  const found: string[] = [];
  for (const path of new Set([dirname(workspace), homeFolder(), "/etc", "/usr", "/usr/local/bin", "/var"])) {
    const stat = await lstat(path).catch(() => undefined);
    if (stat?.isDirectory() && (stat.mode & 0o002) === 0) found.push(path);
  }
  return found;
}

/** Stands in for what listens on this machine, such as the page. */
class Neighbour {
  wasReached = false;
  private constructor(private readonly server: Server) {
    server.on("connection", (socket) => {
      this.wasReached = true;
      socket.destroy();
    });
  }

  static async listen(): Promise<Neighbour> {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    return new Neighbour(server);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    const closed = once(this.server, "close");
    this.server.close();
    await closed;
  }
}

type Attack = { pid: number; canaries: readonly string[]; forbidden: readonly string[]; mine: string; port: number };

/** Only bash can connect by itself. */
const hasBash = (): boolean => existsSync("/bin/bash");

function attack({ pid, canaries, forbidden, mine, port }: Attack): string {
  const through = canaries.flatMap((path) => [path, `/proc/1/root${path}`, `/proc/${pid}/root${path}`]);
  return [
    // By its whole path: a folder that was entered as root can be written though it could not be found again.
    `echo mine > ${quoted(mine)} && echo mine > "$TMPDIR"/probe && rm "$TMPDIR"/probe && echo done`,
    "exec 2>/dev/null",
    `(echo > /dev/tcp/127.0.0.1/${port})`,
    `(exec 5<>/dev/tcp/127.0.0.1/3128 && printf 'GET http://127.0.0.1:${port}/ HTTP/1.0\\r\\n\\r\\n' >&5 && read -r line <&5)`,
    `cat ${[...through, `/proc/${pid}/environ`].map(quoted).join(" ")} /proc/[0-9]*/environ`,
    ...forbidden.map((path) => `(echo changed > ${quoted(path)})`),
    // Last: in a process namespace of its own the number may be the probe itself.
    `kill -KILL ${pid}`,
  ].join("\n");
}
