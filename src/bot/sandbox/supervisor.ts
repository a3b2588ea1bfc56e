import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { PACKAGE_ROOT } from "../../lib/package-root.js";

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
