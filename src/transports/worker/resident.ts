import { type ChildProcess, spawn } from "node:child_process";
import type { RunResult } from "../../core/fault.js";
import { isObject, parseJson } from "../../lib/json.js";
import { explainStartFailure } from "../command/start-failure.js";

export type Program = {
  argv: readonly string[];
  argv0?: string;
  cwd: string;
  env: Readonly<Record<string, string>>;
};

const MAX_LINE_BYTES = 1_048_576;
const KEPT_STDERR = 8_192;
/** Of what it complains about between two answers. */
const FLOOD_BYTES = 16 * 1_048_576;
const DRAIN_MS = 100;

/**
 * Starts a program that stays. `hear` is told of each line that is an answer, and of whatever makes the program useless:
 * a line that is no answer, a flood, its end.
 */
export function startResident(program: Program, hear: (result: RunResult) => void): ChildProcess {
  const [file = "", ...args] = program.argv;
  const child = spawn(file, args, {
    stdio: ["pipe", "pipe", "pipe"],
    cwd: program.cwd,
    env: program.env,
    detached: true,
    shell: false,
    ...(program.argv0 !== undefined && { argv0: program.argv0 }),
  });
  const complaints = keepEnd(child.stderr, (bytes) => hear({ kind: "flooded", bytes }));
  readLines(child.stdout, (result) => {
    complaints.restart();
    hear(result);
  });
  // A program may end without reading what it is asked; its end tells more than the broken pipe.
  child.stdin.on("error", () => {});
  child.once("error", async (error) => {
    hear({ kind: "not-started", failure: await explainStartFailure(error, file, program.cwd) });
  });
  child.once("exit", (code, signal) => {
    const end = (): void => hear({ kind: "worker-ended", code, signal, stderr: complaints.text() });
    // What it said last may still be in the pipe, which somebody in the background can hold open.
    const drained = setTimeout(end, DRAIN_MS);
    child.once("close", () => {
      clearTimeout(drained);
      end();
    });
  });
  return child;
}

/** Tells of each piece of output that ends with a line end: one line with one JSON object, or a breach of that rule. */
function readLines(stream: NodeJS.ReadableStream, hear: (result: RunResult) => void): void {
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
function keepEnd(stream: NodeJS.ReadableStream, onFlood: (bytes: number) => void) {
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
