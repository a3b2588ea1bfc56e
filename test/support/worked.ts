import { spawnSync } from "node:child_process";

/** How long this process has worked: on a busy machine it waits as well, and waiting says nothing about the code. */
export function workedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Between eight and sixty-four. */
export const NO_LONGER_LINEAR = 24;

/** How long one round of it works. The least of some tries counts: the others were disturbed. */
async function leastWorkMs(work: () => unknown): Promise<number> {
  const tries: number[] = [];
  for (let at = 0; at < 4; at += 1) {
    const startedAt = workedMs();
    let times = 0;
    for (; times === 0 || workedMs() - startedAt < 1; times += 1) await work();
    tries.push((workedMs() - startedAt) / times);
  }
  return Math.min(...tries);
}

/**
 * How much more work eight times as much is, on any machine: about eight times where each character is looked at a few
 * times, sixty-four where all are gone over again for each. A neighbour can disturb one measurement, not six in a row.
 */
export async function growthByEight(work: (size: number) => unknown, size: number): Promise<number> {
  await work(size);
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < 6 && least >= NO_LONGER_LINEAR; at += 1) {
    const small = await leastWorkMs(() => work(size));
    least = Math.min(least, (await leastWorkMs(() => work(size * 8))) / small);
  }
  return least;
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
