import { type ChildProcess, type ChildProcessWithoutNullStreams, type StdioOptions, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { closeSync } from "node:fs";
import type { RunResult } from "../../core/fault.js";
import type { Wanted } from "../../core/firing.js";
import { type Program, type StartResident, spawnResident } from "../worker/resident.js";
import { createWorkers } from "../worker/workers.js";
import { openInput } from "./input-file.js";
import { ProcessGroups, RUN_ID_VARIABLE } from "./process-groups.js";
import type { Held } from "./slots.js";
import { ABORTED, explainStartFailure } from "./start-failure.js";
import type { Warm } from "./warm-plan.js";
import { WarmPool } from "./warm-pool.js";

/** One program to start: all paths absolute, nothing left for a shell to interpret. */
export type Launch = {
  argv: readonly string[];
  /** What the program believes it was called as; a multi-call binary or a venv's python goes by it. */
  argv0?: string;
  cwd: string;
  env: Readonly<Record<string, string>>;
  timeoutMs: number;
  /** What it reads on its standard input. */
  input: string;
  /** Of a program that stays and is asked line by line: whoever says the same asks the same process. */
  worker?: string;
  /** Of a Python script that is to be loaded once and not for each event. */
  warm?: Warm;
};

/** Starts programs and watches over them until the end. */
export type Launcher = {
  /** `signal` ends it as its timeout would. */
  launch(launch: Launch, signal?: AbortSignal): Promise<Held<RunResult>>;
  /** Ends a worker, when it has answered what it was asked. */
  endWorker(key: string): void;
  /** Ends what is loaded for none of these keys. */
  keepWarm(keys: readonly string[]): void;
  /** Ends everything that is still running. */
  close(): Promise<void>;
};

const KEPT_BYTES = { stdout: 1_048_576, stderr: 65_536 };
const FLOOD_BYTES = 16 * 1_048_576;
const DRAIN_MS = 100;

/** Unlike that of any other launcher, also in other processes: what runs is found by it. */
export const newPrefix = (): string => `${process.pid}-${randomBytes(6).toString("hex")}-`;

/** One that starts programs from this process; for the bot of another, it gives those that stay the streams it is told. */
export type LocalLauncher = Launcher & {
  startResident: StartResident;
  spawnResident(program: Program, stdio: StdioOptions): ReturnType<typeof spawnResident>;
};

/** Starts programs from this very process. */
export function launchHere(prefix = newPrefix()): LocalLauncher {
  const groups = new ProcessGroups(prefix);
  let runs = 0;
  const nextRunId = (): string => {
    runs += 1;
    return `${prefix}${runs}`;
  };
  const startResident: StartResident = async (program) => {
    const started = await spawnResident(groups, nextRunId(), program, "pipe");
    if ("kind" in started) return started;
    const { child, ...rest } = started;
    const { stdin, stdout, stderr } = child as ChildProcessWithoutNullStreams;
    return { stdin, stdout, stderr, ...rest };
  };
  const workers = createWorkers(startResident);
  const pool = new WarmPool(groups, nextRunId);
  return {
    async launch({ worker, warm, ...launch }, signal) {
      if (worker !== undefined) return workers.ask(worker, launch, signal);
      const held = warm && (await pool.run({ ...launch, warm }, signal));
      return held ?? runOnce(groups, { ...launch, signal }, nextRunId());
    },
    endWorker: (key) => workers.end(key),
    startResident,
    spawnResident: (program, stdio) => spawnResident(groups, nextRunId(), program, stdio),
    keepWarm: (keys) => pool.keepOnly(keys),
    close() {
      workers.close();
      pool.keepOnly([]);
      return groups.close();
    },
  };
}

type Request = Launch & Pick<Wanted, "signal">;

async function runOnce(groups: ProcessGroups, request: Request, runId: string): Promise<Held<RunResult>> {
  if (request.signal?.aborted) return { value: ABORTED };
  const [file = "", ...args] = request.argv;
  const inputFile = openInput(request.input);
  let child: ChildProcess;
  try {
    child = spawn(file, args, {
      stdio: [inputFile ?? "pipe", "pipe", "pipe"],
      cwd: request.cwd,
      env: { ...request.env, [RUN_ID_VARIABLE]: runId },
      detached: true,
      shell: false,
      ...(request.argv0 !== undefined && { argv0: request.argv0 }),
    });
  } catch (error) {
    // E2BIG, ETXTBSY, a NUL in a word: spawn throws these instead of reporting them.
    return { value: { kind: "not-started", failure: await explainStartFailure(error, file, request.cwd) } };
  } finally {
    if (inputFile !== undefined) closeSync(inputFile);
  }
  return watch(groups, child, request, runId);
}

function watch(groups: ProcessGroups, child: ChildProcess, request: Request, runId: string): Promise<Held<RunResult>> {
  const { pid, stdin, stdout, stderr } = child;
  const { signal } = request;
  return new Promise((resolve) => {
    let settled = false;
    let closed = false;
    let endDraining: (() => void) | undefined;
    const settle = (value: RunResult, over?: Promise<void>): void => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      signal?.removeEventListener("abort", onAbort);
      if (!closed) for (const pipe of [stdin, stdout, stderr]) pipe?.destroy();
      resolve(over ? { value, over } : { value });
    };
    const stopFor = (result: RunResult): void => {
      if (!settled) settle(result, pid === undefined ? undefined : groups.stop(pid, runId));
    };
    // Once the hook has ended its verdict stands: only what it left in the background can still be loud.
    const onFlood = (bytes: number): void => (endDraining ? endDraining() : stopFor({ kind: "flooded", bytes }));
    const onTimeUp = (): void => {
      if (!endDraining) stopFor({ kind: "timed-out", afterMs: request.timeoutMs });
    };
    const onAbort = (): void => (endDraining ? endDraining() : stopFor(ABORTED));
    signal?.addEventListener("abort", onAbort);
    // An ending that a busy event loop has not heard of yet comes first: a block given in time must not be lost.
    const timer = setTimeout(() => setImmediate(onTimeUp), request.timeoutMs);
    const out = collect(stdout, KEPT_BYTES.stdout, onFlood);
    const err = collect(stderr, KEPT_BYTES.stderr, onFlood);

    if (pid !== undefined) groups.add(pid, runId);
    child.once("error", async (error) => {
      settle({ kind: "not-started", failure: await explainStartFailure(error, child.spawnfile, request.cwd) });
    });
    // Not "close": a background child may hold the pipes open long after the verdict stands.
    child.once("exit", (code, endedBy) => {
      clearTimeout(timer);
      endDraining = () => {
        clearTimeout(drained);
        settle({ kind: "exited", code, signal: endedBy, stdout: out.text(), stderr: err.text() });
        // After the verdict: looking for whoever is left costs a system call, and a failed one is not cheap.
        if (pid !== undefined) setImmediate(() => groups.leave(pid, runId, request.timeoutMs));
      };
      // A busy event loop hears of the end before it has read what was said: it looks once more, whatever the time.
      const drained = setTimeout(() => setImmediate(() => endDraining?.()), DRAIN_MS);
      child.once("close", () => {
        closed = true;
        // Nobody else held the pipe, so all of it is the hook's own answer, and too long to be one.
        if (out.bytes() > KEPT_BYTES.stdout && code !== 2) settle({ kind: "flooded", bytes: out.bytes() });
        endDraining?.();
      });
    });
    // A hook may end without reading its input; the broken pipe says nothing about its answer.
    stdin?.on("error", () => {});
    stdin?.end(request.input);
  });
}

/** Keeps the first bytes of a stream, goes on reading the rest so that nobody hangs, and gives up on a flood. */
function collect(stream: NodeJS.ReadableStream | null, keep: number, onFlood: (bytes: number) => void) {
  const chunks: Buffer[] = [];
  let bytes = 0;
  stream?.on("data", (chunk: Buffer) => {
    if (bytes < keep) chunks.push(bytes + chunk.length > keep ? chunk.subarray(0, keep - bytes) : chunk);
    bytes += chunk.length;
    if (bytes > FLOOD_BYTES) onFlood(bytes);
  });
  stream?.on("error", () => {
    // A pipe that breaks ends the output early; what the exit code says still stands.
  });
  return { bytes: () => bytes, text: () => Buffer.concat(chunks).toString("utf8") };
}
