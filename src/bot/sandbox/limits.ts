import { readFileSync } from "node:fs";
import { totalmem } from "node:os";

type Variables = Readonly<Record<string, string | undefined>>;

/** Of the machine, or of the bot itself where that may use less. */
const halfTheMemoryMb = (): number =>
  Math.max(1, Math.floor(Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 2 ** 21));

/** What a command of the agent's shell may use. The table in docs/shell.md has one row for each. */
export const LIMITS = {
  /** Processes and threads, of all commands that run at the same time. */
  processes: { variable: "CHAT_HOOKS_BASH_PROCESSES", usual: 256 },
  /** Of each process: what it writes to, not what it only reserves. */
  memoryMb: { variable: "CHAT_HOOKS_BASH_MEMORY_MB", usual: 2_048 },
  /** Of each file. */
  fileMb: { variable: "CHAT_HOOKS_BASH_FILE_MB", usual: 2_048 },
  /** Of each process. */
  cpuSeconds: { variable: "CHAT_HOOKS_BASH_CPU_SECONDS", usual: 300 },
  /** Read in all, of which the agent gets the beginning. */
  outputMb: { variable: "CHAT_HOOKS_BASH_OUTPUT_MB", usual: 16 },
  /** Of all commands together, where the bot can make a cgroup; so is the next. */
  allMemoryMb: { variable: "CHAT_HOOKS_BASH_ALL_MEMORY_MB", usual: halfTheMemoryMb() },
  allProcesses: { variable: "CHAT_HOOKS_BASH_ALL_PROCESSES", usual: 1_024 },
} as const;

export type Limits = Readonly<Record<keyof typeof LIMITS, number>>;

/** A whole number above zero, with as many digits as any machine needs. */
export const isLimit = (value: string): boolean => /^[1-9]\d{0,6}$/.test(value);

/** The limits that were asked for, and the usual ones otherwise. */
export function limitsIn(env: Variables): Limits {
  const rows = Object.entries(LIMITS).map(([name, { variable, usual }]) => {
    const value = env[variable] ?? "";
    return [name, isLimit(value) ? Number(value) : usual];
  });
  return Object.fromEntries(rows) as Limits;
}

/** The kernel's numbers of what is limited. */
const RESOURCES = { cpu: 0, fsize: 1, data: 2, core: 4, nproc: 6 };

const valuesOf = ({ processes, memoryMb, fileMb, cpuSeconds }: Limits): [keyof typeof RESOURCES, number, number][] => [
  ["nproc", processes, processes],
  ["data", memoryMb * 2 ** 20, memoryMb * 2 ** 20],
  ["fsize", fileMb * 2 ** 20, fileMb * 2 ** 20],
  // The first ends it with a signal of its own, which can be told from others.
  ["cpu", cpuSeconds, cpuSeconds + 1],
  // It would be a copy of a memory in a file. Not 0, at which the kernel still starts a program that it was told to hand it to.
  ["core", 1, 1],
];

/** For the system call: number, soft and hard limit of each. */
export const limitNumbers = (limits: Limits): string =>
  valuesOf(limits)
    .map(([name, ...values]) => [RESOURCES[name], ...values].join(":"))
    .join(",");

/**
 * How a run ended; `oomKills` is how many processes of this machine the kernel has killed meanwhile for want of memory,
 * `together` what it has killed and refused of all commands.
 */
type Run = {
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
  oomKills: number;
  together?: { memory: number; processes: number };
};

/** How many processes the kernel has killed so far because there was no memory left; none, where it does not tell. */
export function countOomKills(): number {
  try {
    return Number(/^oom_kill (\d+)/m.exec(readFileSync("/proc/vmstat", "utf8"))?.[1] ?? 0);
  } catch {
    return 0; // another system
  }
}

const bySignal = ({ code, signal }: Run, name: NodeJS.Signals, number: number): boolean =>
  signal === name || code === 128 + number;

/** What a run ran into, in words that the agent can act on. */
export function limitNotes(run: Run, limits: Limits): string[] {
  const { processes, memoryMb, fileMb, cpuSeconds, allMemoryMb, allProcesses } = limits;
  const together = run.together ?? { memory: 0, processes: 0 };
  const notes: [boolean, keyof Limits, string][] = [
    [
      together.memory > 0,
      "allMemoryMb",
      `all commands together may use ${allMemoryMb} MiB of memory, and the largest process was killed: run fewer side by side, or work on less at a time.`,
    ],
    [
      together.processes > 0,
      "allProcesses",
      `all commands together may have ${allProcesses} processes and threads: start fewer side by side.`,
    ],
    [
      together.processes === 0 &&
        /fork: .*(?:Resource temporarily unavailable|retry)|can't fork|EAGAIN/.test(run.output),
      "processes",
      `${processes} processes and threads are the most that run at once: start fewer side by side (make -j2, npm --maxsockets 5).`,
    ],
    [
      /Cannot allocate memory|MemoryError|out of memory|memory exhausted|bad_alloc|ENOMEM/i.test(run.output) ||
        (run.oomKills > together.memory && bySignal(run, "SIGKILL", 9)),
      "memoryMb",
      `a process gets ${memoryMb} MiB of memory, and is the first to go when the machine has no more: work on less at a time.`,
    ],
    [
      /File too large|File size limit exceeded|EFBIG/.test(run.output) || bySignal(run, "SIGXFSZ", 25),
      "fileMb",
      `a file grows to ${fileMb} MiB at most: write several, or less.`,
    ],
    [
      /CPU time limit exceeded/.test(run.output) || bySignal(run, "SIGXCPU", 24),
      "cpuSeconds",
      `a process gets ${cpuSeconds} s of processor time: cut the work into parts.`,
    ],
  ];
  return notes.flatMap(([isHit, name, text]) =>
    isHit ? [`[limit, if that was it: ${text} The owner can change it with ${LIMITS[name].variable}.]`] : [],
  );
}
