import { type ChildProcess, spawn } from "node:child_process";
import { constants } from "node:os";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import type { ColdReason, RunResult } from "../../core/fault.js";
import { PACKAGE_ROOT } from "../../lib/package-root.js";
import { endRuns, isGroupThere, type ProcessGroups, RUN_ID_VARIABLE } from "./process-groups.js";
import type { Held } from "./slots.js";
import { ABORTED } from "./start-failure.js";
import { readFrames } from "./warm-frames.js";
import type { Warm, WarmLaunch, WarmPlan } from "./warm-plan.js";

/** One event under way. */
type Run = {
  started(pid: number): void;
  /** It has said what it had to say, and does nothing any more; its process may be there for a moment longer. */
  ended(code: number, bytes: number, stdout: Buffer, stderr: Buffer): void;
  gone(): unknown;
  flooded(bytes: number): void;
  lost(): void;
};

/** The program that loads scripts. */
export const WARM_PROGRAM = join(PACKAGE_ROOT, "dist/warm.py");
const LOAD_TIMEOUT_MS = 60_000;
const KEPT_STDOUT = 1_048_576;
/** Takes the place, in the environment that the process starts with, of what its events find in theirs. */
const SPACE = { CHAT_HOOKS_SPACE: "x".repeat(8_192) };
const NOTHING = Buffer.alloc(0);
const SIGNALS = new Map(Object.entries(constants.signals).map(([name, number]) => [number, name]));

/** The words by which Python loads a hook's script without running it. */
export const warmWords = ({ flags, script }: WarmPlan, { folder, names }: Warm, program: string, channel: string) => [
  ...flags,
  program,
  channel,
  folder,
  names.join(","),
  ...script,
];

/** Loads a script in a process beside ours. */
export function startWarm(plan: WarmPlan, launch: WarmLaunch, runId: string): [ChildProcess, Duplex] {
  const child = spawn(plan.file, warmWords(plan, launch.warm, WARM_PROGRAM, "3"), {
    argv0: plan.argv0,
    stdio: ["ignore", "ignore", "ignore", "pipe"],
    cwd: launch.cwd,
    env: { ...launch.warm.env, ...SPACE, [RUN_ID_VARIABLE]: runId },
    detached: true,
  });
  return [child, child.stdio[3] as Duplex];
}

/** What is done about the processes of events, by their numbers. */
type WarmGroups = Pick<ProcessGroups, "add" | "leave" | "stop">;

/** A hook's script, loaded, of which each event gets a copy that goes on by itself. */
export class WarmProcess {
  state: "loading" | "ready" | "cold" | "gone" = "loading";
  reason: ColdReason | undefined;
  /** Whether it came up, once that is known. */
  readonly loaded: Promise<boolean>;
  private tellLoaded: (isReady: boolean) => void = () => {};
  private readonly runs = new Map<number, Run>();
  private numbers = 0;
  private isRetired = false;

  constructor(
    private readonly child: ChildProcess,
    private readonly channel: Duplex,
    private readonly groups: WarmGroups,
    private readonly runId: string,
  ) {
    this.loaded = new Promise((resolve) => {
      this.tellLoaded = resolve;
    });
    const loading = setTimeout(() => this.fail({ why: "slow" }), LOAD_TIMEOUT_MS).unref();
    if (child.pid !== undefined) groups.add(child.pid, runId);
    for (const event of ["error", "exit"])
      child.once(event, () => {
        clearTimeout(loading);
        this.lose();
      });
    channel.on("error", () => {
      // It ends with its channel, which is told.
    });
    readFrames(channel, (words, data) => {
      if (this.state === "loading") clearTimeout(loading);
      this.hear(words, data);
    });
    // A run keeps the bot from ending while it is under way, a process that waits does not.
    child.unref();
    (channel as Duplex & { unref?(): void }).unref?.();
  }

  /** Undefined when it ended before the event had a process: then nothing has happened yet. */
  run(launch: WarmLaunch, runId: string, signal?: AbortSignal): Promise<Held<RunResult> | undefined> {
    return new Promise((resolve) => {
      this.numbers += 1;
      const number = this.numbers;
      let pid: number | undefined;
      let isSettled = false;
      const settle = (held: Held<RunResult> | undefined): void => {
        isSettled = true;
        clearTimeout(timer);
        signal?.removeEventListener("abort", onAbort);
        resolve(held);
      };
      const forget = (): void => {
        this.runs.delete(number);
        if (this.isRetired && this.runs.size === 0) this.kill();
      };
      const stopFor = (value: RunResult): void => {
        if (isSettled) return;
        settle({ value, over: pid === undefined ? this.giveUp(runId) : this.groups.stop(pid, runId) });
        forget();
      };
      // Before it has a process nothing can be ended but all that is loaded, and others use that.
      const onAbort = (): void => {
        if (pid !== undefined && signal?.aborted) stopFor(ABORTED);
      };
      signal?.addEventListener("abort", onAbort);
      const onTimeUp = (): void => stopFor({ kind: "timed-out", afterMs: launch.timeoutMs });
      // An ending that a busy event loop has not heard of yet comes first.
      const timer = setTimeout(() => setImmediate(onTimeUp), launch.timeoutMs);
      let tooLong: { bytes: number; value: RunResult } | undefined;
      const gone = (group: number): void => {
        forget();
        // Where nobody is left, all of it was the hook's own answer, and too long to be one.
        const { bytes = 0, value } = tooLong ?? {};
        if (value) settle({ value: isGroupThere(group) ? value : { kind: "flooded", bytes } });
        setImmediate(() => this.groups.leave(group, runId, launch.timeoutMs));
      };
      this.runs.set(number, {
        started: (id) => {
          pid = id;
          this.groups.add(id, runId);
          onAbort();
        },
        ended: (code, bytes, stdout, stderr) => {
          const value = exited(code, stdout, stderr);
          if (bytes > KEPT_STDOUT && code !== 2) tooLong = { bytes, value };
          else settle({ value });
        },
        gone: () => pid !== undefined && gone(pid),
        flooded: (bytes) => stopFor({ kind: "flooded", bytes }),
        lost: () => {
          if (isSettled && pid !== undefined) return gone(pid);
          if (pid !== undefined) return stopFor(exited(-constants.signals.SIGKILL, NOTHING, NOTHING));
          settle(undefined);
          forget();
        },
      });
      this.send(number, { ...launch.env, [RUN_ID_VARIABLE]: runId }, launch);
    });
  }

  /** Takes no more events, and ends when those under way have. */
  retire(): void {
    this.isRetired = true;
    if (this.runs.size === 0) this.kill();
  }

  private send(number: number, env: Readonly<Record<string, string>>, { input, warm }: WarmLaunch): void {
    // Its id first: it must be among what fits where others can see it.
    const own = Object.entries(env).filter(([name, value]) => warm.env[name] !== value);
    const variables = Buffer.from(
      own
        .sort(([a]) => (a === RUN_ID_VARIABLE ? -1 : 0))
        .map(([name, value]) => `${name}=${value}\0`)
        .join(""),
    );
    const event = Buffer.from(input);
    const head = `${number} ${variables.length} ${event.length}`.padEnd(31);
    this.channel.write(Buffer.concat([Buffer.from(`${head}\n`), variables, event]));
  }

  private hear([word, ...words]: string[], data: Buffer): void {
    const [first = 0, ...numbers] = words.map(Number);
    const [number = 0, bytes = 0, length = 0] = numbers;
    const run = this.runs.get(first);
    if (word === "ready" && this.state === "loading") {
      this.state = "ready";
      this.tellLoaded(true);
    }
    if (word === "cold") this.fail({ why: words[0] as ColdReason["why"] });
    if (word === "started") run?.started(number);
    if (word === "gone") run?.gone();
    if (word === "flooded") run?.flooded(number);
    if (word === "ended") run?.ended(number, bytes, data.subarray(0, length), data.subarray(length));
  }

  private fail(reason: ColdReason): void {
    this.state = "cold";
    this.reason = reason;
    this.tellLoaded(false);
    this.kill();
  }

  private kill(): void {
    this.child.kill("SIGKILL");
  }

  /** It does not answer: neither it nor what it may have started for this run goes on. */
  private async giveUp(runId: string): Promise<void> {
    this.kill();
    await endRuns((id) => id === runId || id === this.runId);
  }

  private lose(): void {
    // Without a word it has not come as far as its first look: as good as an end.
    if (this.state === "loading") this.reason = { why: "ends" };
    if (this.state !== "cold") this.state = this.state === "loading" ? "cold" : "gone";
    this.tellLoaded(false);
    if (this.child.pid !== undefined) this.groups.leave(this.child.pid, this.runId, 0);
    for (const run of [...this.runs.values()]) run.lost();
  }
}

function exited(code: number, stdout: Buffer, stderr: Buffer): RunResult {
  const ending = code < 0 ? { code: null, signal: SIGNALS.get(-code) ?? String(-code) } : { code, signal: null };
  return { kind: "exited", ...ending, stdout: stdout.toString("utf8"), stderr: stderr.toString("utf8") };
}

/** What a trial has told of how far the script came. */
export function readTrial(result: RunResult): ColdReason | undefined {
  if (result.kind === "timed-out") return { why: "slow" };
  const [, word, why] = (result.kind === "exited" && /^(ready|cold) ?([\w-]*)\n$/.exec(result.stdout)) || [];
  if (word === "ready") return undefined;
  return { why: (why as ColdReason["why"] | undefined) ?? "ends" };
}
