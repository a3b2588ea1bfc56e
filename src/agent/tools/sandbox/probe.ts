import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { lstat, readFile, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { execa } from "execa";
import type { Ground } from "./ground.js";
import type { Sandbox } from "./types.js";

const PROBE_TIMEOUT_MS = 10_000;

/** Attacks from inside. The reason this kind is of no use, or undefined when every attack failed and the work went well. */
export async function probe(sandbox: Sandbox, ground: Ground): Promise<string | undefined> {
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
