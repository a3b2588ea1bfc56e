import { spawnSync } from "node:child_process";

/** How long this process has worked: on a busy machine it waits as well, and waiting says nothing about the code. */
export function workedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
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
