import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import type { RunResult } from "../../core/fault.js";
import { isObject, parseJson } from "../../lib/json.js";
import { type ProcessGroups, RUN_ID_VARIABLE } from "../command/process-groups.js";
import { explainStartFailure } from "../command/start-failure.js";

export type Program = {
  argv: readonly string[];
  argv0?: string;
  cwd: string;
  env: Readonly<Record<string, string>>;
};

export type Ending = Extract<RunResult, { kind: "not-started" | "worker-ended" }>;

/** A process that stays, whoever has started it. */
export type Resident = {
  stdin: Writable;
  stdout: Readable;
  stderr: Readable;
  /** Why it could not be started, or how it ended. */
  ended: Promise<Ending>;
  /** Ends it, and whatever it has started. */
  stop(): Promise<void>;
};

/** `withinMs` is how long whoever asks for it can wait. */
export type StartResident = (program: Program, withinMs: number) => Promise<Resident | Ending>;

const MAX_LINE_BYTES = 1_048_576;
const KEPT_STDERR = 8_192;
/** Of what it complains about between two answers. */
const FLOOD_BYTES = 16 * 1_048_576;
const DRAIN_MS = 100;

/** Starts a process with the streams that are given, and watches over it. */
export async function spawnResident(
  groups: ProcessGroups,
  runId: string,
  { argv: [file = "", ...args], argv0, cwd, env }: Program,
  stdio: StdioOptions,
): Promise<Ending | (Pick<Resident, "ended" | "stop"> & { child: ChildProcess })> {
  let child: ChildProcess;
  try {
    child = spawn(file, args, {
      ...{ stdio, cwd, env: { ...env, [RUN_ID_VARIABLE]: runId }, detached: true, shell: false },
      ...(argv0 !== undefined && { argv0 }),
    });
  } catch (error) {
    // E2BIG, ETXTBSY, a NUL in a word: spawn throws these instead of reporting them.
    return { kind: "not-started", failure: await explainStartFailure(error, file, cwd) };
  }
  const { pid } = child;
  if (pid !== undefined) groups.add(pid, runId);
  const ended = new Promise<Ending>((resolve) => {
    child.once("error", async (error) => {
      resolve({ kind: "not-started", failure: await explainStartFailure(error, file, cwd) });
    });
    child.once("exit", (code, signal) => {
      if (pid !== undefined) groups.leave(pid, runId, 0);
      resolve({ kind: "worker-ended", code, signal, stderr: "" });
    });
  });
  return {
    child,
    ended,
    stop: async () => {
      if (pid !== undefined) await groups.stop(pid, runId);
    },
  };
}

/**
 * Listens to a process. `hear` is told of each line that is an answer, and of whatever makes the process useless: a line that
 * is no answer, a flood, its end.
 */
export function listenTo({ stdin, stdout, stderr, ended }: Resident, hear: (result: RunResult) => void): void {
  const complaints = keepEnd(stderr, (bytes) => hear({ kind: "flooded", bytes }));
  readLines(stdout, (result) => {
    complaints.restart();
    hear(result);
  });
  // A program may end without reading what it is asked; its end tells more than the broken pipe.
  stdin.on("error", () => {});
  void ended.then(async (ending) => {
    // What it said last may still be in the pipe, which somebody in the background can hold open.
    const isLong = new Promise<void>((go) => {
      // What a busy event loop has not read yet is read before.
      setTimeout(() => setImmediate(go), DRAIN_MS);
    });
    await Promise.race([Promise.all([stdout, stderr].map(closed)), isLong]);
    hear(ending.kind === "worker-ended" ? { ...ending, stderr: complaints.text() } : ending);
  });
}

const closed = (stream: Readable): Promise<void> =>
  new Promise((resolve) => {
    if (stream.closed || stream.readableEnded) resolve();
    for (const event of ["end", "close"]) stream.once(event, () => resolve());
  });

/** Tells of each piece of output that ends with a line end: one line with one JSON object, or a breach of that rule. */
function readLines(stream: Readable, hear: (result: RunResult) => void): void {
  let chunks: Buffer[] = [];
  let bytes = 0;
  stream.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MAX_LINE_BYTES) hear({ kind: "flooded", bytes });
    else if (chunk.includes("\n")) {
      const text = Buffer.concat(chunks).toString("utf8").trim();
      hear(isAnswer(text) ? { kind: "answered", line: text } : { kind: "out-of-turn", output: text });
    } else return;
    chunks = [];
    bytes = 0;
  });
  stream.on("error", () => {
    // A pipe that breaks belongs to a program that is ending, which is told.
  });
}

/** Two lines at once are no answer, whatever they say: nobody could tell which of them is meant. */
const isAnswer = (text: string): boolean => !text.includes("\n") && isObject(parseJson(text));

/** Keeps the end of what is complained about, and reads on so that nobody hangs. */
function keepEnd(stream: Readable, onFlood: (bytes: number) => void) {
  let kept = Buffer.alloc(0);
  let bytes = 0;
  stream.on("data", (chunk: Buffer) => {
    kept = Buffer.concat([kept, chunk]).subarray(-KEPT_STDERR);
    bytes += chunk.length;
    if (bytes > FLOOD_BYTES) onFlood(bytes);
  });
  stream.on("error", () => {});
  return {
    text: () => kept.toString("utf8"),
    restart: () => {
      bytes = 0;
    },
  };
}
