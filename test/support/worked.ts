import { spawnSync } from "node:child_process";

/** How long this process has worked: on a busy machine it waits as well, and waiting says nothing about the code. */
export function workedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** The most that this process worked, while something goes on, without looking at anything else. */
export async function longestTurn(work: () => unknown): Promise<number> {
  let longest = 0;
  let last = workedMs();
  const breathe = (): void => {
    const now = workedMs();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(breathe, 1);
  await work();
  breathe();
  clearInterval(timer);
  return longest;
}

/** Runs a program to its end, and says how long that has worked. */
export function runAndCount(argv: readonly string[], input: string) {
  const counted = `TIMEFORMAT='worked %U %S'; time "$@"`;
  const { status, stdout, stderr } = spawnSync("bash", ["-c", counted, "bash", ...argv], {
    ...{ input, encoding: "utf8", maxBuffer: 1e8 },
    env: { ...process.env, LC_ALL: "C" },
  });
  const [, user, system] = /worked ([\d.]+) ([\d.]+)\n$/.exec(stderr) ?? [];
  return { status, stdout, workedMs: (Number(user) + Number(system)) * 1_000 };
}
