import type { ChildProcess } from "node:child_process";
import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";
import { type Tool, tool } from "ai";
import { execa } from "execa";
import { onExit } from "signal-exit";
import { z } from "zod";
import { signalGroup } from "../../../lib/processes.js";
import type { Sandbox } from "../../sandbox/ground.js";

const DEFAULT_TIMEOUT_MS = 60_000;
const MAX_TIMEOUT_MS = 300_000;
const MAX_OUTPUT_BYTES = 64 * 1024;
const TERM_TO_KILL_MS = 200;
const DRAIN_MS = 50;

const input = z.object({
  command: z.string().min(1).describe("A bash command line. It runs in the workspace."),
  timeout: z
    .number()
    .positive()
    .max(MAX_TIMEOUT_MS / 1000)
    .optional()
    .describe("Seconds after which the command is stopped; 60 unless given, at most 300."),
});

/** The tool `bash`: one command in the sandbox. A command that fails is a result to read; nothing outlives its run. */
export function bashTool(sandbox: Sandbox, options: { timeoutMs?: number } = {}): Tool<z.infer<typeof input>, string> {
  return tool({
    description:
      "Runs a bash command in the workspace and returns its exit code and output. Each call is a fresh shell. Processes left in the background end with the command.",
    inputSchema: input,
    execute: ({ command, timeout }, { abortSignal }) => {
      const wantedMs = timeout === undefined ? (options.timeoutMs ?? DEFAULT_TIMEOUT_MS) : timeout * 1000;
      const timeoutMs = Math.min(wantedMs, MAX_TIMEOUT_MS);
      return runBash(sandbox, command, { timeoutMs, ...(abortSignal && { abortSignal }) });
    },
  });
}

type Limits = { timeoutMs: number; abortSignal?: AbortSignal };
type Ending =
  | { kind: "exited"; code: number | null; signal: NodeJS.Signals | null }
  | { kind: "not-started"; reason: string }
  | { kind: "timed-out"; afterMs: number }
  | { kind: "aborted" };

async function runBash(sandbox: Sandbox, command: string, { timeoutMs, abortSignal }: Limits): Promise<string> {
  abortSignal?.throwIfAborted();
  const end = await sandbox.begin();
  try {
    const { file, args, env, cwd } = sandbox.wrap(command);
    const child = execa(file, args, {
      ...{ env, cwd, extendEnv: false, stdin: "ignore", buffer: false, reject: false, detached: true },
    });
    // Some failures to start come as no event. Else this waits for the pipes, which a background child may hold.
    if (child.pid === undefined) return lineFor({ kind: "not-started", reason: reasonOf(await child) });
    child.catch(() => {});
    const forget = onExit(() => {
      signalGroup(child.pid, "SIGKILL");
    });
    const stdout = collect(child.stdout);
    const stderr = collect(child.stderr);
    const ending = await endingOf(child, { timeoutMs, ...(abortSignal && { abortSignal }) });
    // A busy event loop hears of the end before it has read what was printed: it looks once more, whatever the time.
    const drained = (): Promise<void> => pause(DRAIN_MS).then(() => turn());
    if (ending.kind === "exited") await Promise.race([Promise.all([stdout.ended, stderr.ended]), drained()]);
    else await (sandbox.stop ?? stopGroup)(child.pid);
    signalGroup(child.pid, "SIGKILL");
    forget();
    child.stdout.destroy();
    child.stderr.destroy();
    if (ending.kind === "aborted") throw abortSignal?.reason;
    return [lineFor(ending), section("stdout", stdout), section("stderr", stderr)].filter(Boolean).join("\n");
  } finally {
    await end();
  }
}

function endingOf(child: Pick<ChildProcess, "on">, { timeoutMs, abortSignal }: Limits): Promise<Ending> {
  return new Promise((resolve) => {
    const onAbort = (): void => settle({ kind: "aborted" });
    // An ending that a busy event loop has not heard of yet comes first: the command was done in time.
    const onTimeUp = (): void => settle({ kind: "timed-out", afterMs: timeoutMs });
    const timer = setTimeout(() => setImmediate(onTimeUp), timeoutMs);
    const settle = (ending: Ending): void => {
      clearTimeout(timer);
      abortSignal?.removeEventListener("abort", onAbort);
      resolve(ending);
    };
    child.on("error", (error: Error) => settle({ kind: "not-started", reason: error.message }));
    child.on("exit", (code, signal) => settle({ kind: "exited", code, signal }));
    abortSignal?.addEventListener("abort", onAbort);
    if (abortSignal?.aborted) onAbort();
  });
}

type Collected = { text(): string; leftOut(): number; ended: Promise<void> };

/** Reads to the end but keeps the beginning only: a command that is not read from would hang. */
function collect(stream: NodeJS.ReadableStream): Collected {
  const chunks: Buffer[] = [];
  let kept = 0;
  let total = 0;
  stream.on("data", (chunk: Buffer) => {
    total += chunk.length;
    const part = chunk.subarray(0, MAX_OUTPUT_BYTES - kept);
    kept += part.length;
    if (part.length > 0) chunks.push(part);
  });
  const ended = new Promise<void>((resolve) => {
    stream.once("end", resolve).once("error", () => resolve());
  });
  return { text: () => Buffer.concat(chunks).toString("utf8"), leftOut: () => total - kept, ended };
}

async function stopGroup(pid: number): Promise<void> {
  if (signalGroup(pid, "SIGTERM")) await pause(TERM_TO_KILL_MS);
}

function reasonOf({
  code,
  originalMessage,
}: {
  code?: string | undefined;
  originalMessage?: string | undefined;
}): string {
  if (code === "E2BIG")
    return "the command is too long for one call. Write it to a file of the workspace and run that.";
  return originalMessage ?? "no reason given";
}

function lineFor(ending: Exclude<Ending, { kind: "aborted" }>): string {
  if (ending.kind === "timed-out")
    return `stopped: not done after ${ending.afterMs / 1000} s. Ask for more with timeout (seconds, at most 300).`;
  if (ending.kind === "not-started") return `not started: ${ending.reason}`;
  return ending.code === null ? `ended by ${ending.signal}` : `exit code: ${ending.code}`;
}

function section(name: string, output: Collected): string {
  if (output.text() === "") return "";
  const more = output.leftOut();
  const note = more > 0 ? `\n[${name} was cut after 64 KiB; ${more} more bytes left out]` : "";
  return `${name}:\n${output.text().replace(/\n$/, "")}${note}`;
}
