import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";
import { type Tool, tool } from "ai";
import { execa } from "execa";
import { onExit } from "signal-exit";
import { z } from "zod";
import type { HookSession } from "../../../ai-sdk/index.js";
import { fireIn } from "../../../host.js";
import type { FireOutcome, HookFirer } from "../../../index.js";
import { signalGroup } from "../../../lib/processes.js";
import type { Sandbox } from "../../sandbox/ground.js";
import { countOomKills, limitNotes } from "../../sandbox/limits.js";
import type { Target } from "../../sandbox/network/destinations.js";
import { networkNotes } from "../../sandbox/network/notes.js";
import type { Network } from "../../sandbox/network/setting.js";
import { Countdown } from "./countdown.js";

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

type Options = { timeoutMs?: number; hooks?: HookFirer };

/** The tool `bash`: one command in the sandbox. A command that fails is a result to read; nothing outlives its run. */
export function bashTool(sandbox: Sandbox, options: Options = {}): Tool<z.infer<typeof input>, string> {
  return tool({
    description: `Runs a bash command in the workspace and returns its exit code and output. Each call is a fresh shell. Processes left in the background end with the command; files last in the workspace and in $TMPDIR, not in /tmp.${NETWORK[sandbox.network]}`,
    inputSchema: input,
    execute: ({ command, timeout }, { abortSignal, toolCallId, experimental_context }) => {
      const wantedMs = timeout === undefined ? (options.timeoutMs ?? DEFAULT_TIMEOUT_MS) : timeout * 1000;
      const session = (experimental_context as HookSession | undefined) ?? { sessionId: "" };
      return new BashRun(sandbox, {
        command,
        timeoutMs: Math.min(wantedMs, MAX_TIMEOUT_MS),
        fire: async (target, wait) =>
          options.hooks && fireIn(options.hooks, session, EVENT, { ...target, tool_use_id: toolCallId, command }, wait),
        ...(abortSignal && { abortSignal }),
      }).run();
    },
  });
}

const EVENT = "on_network_request";
const NETWORK: Record<Network, string> = {
  public: " The internet can be reached by http and https only, through the proxy that the environment names.",
  off: " There is no network.",
  open: "",
};

type Wait = { signal: AbortSignal; onHeld: () => void };
type Order = {
  command: string;
  timeoutMs: number;
  abortSignal?: AbortSignal;
  /** Asks the hooks about a place that the command wants to reach. */
  fire(target: Target, wait: Wait): Promise<FireOutcome | undefined>;
};
type Ending =
  | { kind: "exited"; code: number | null; signal: NodeJS.Signals | null }
  | { kind: "not-started"; reason: string }
  | { kind: "timed-out"; afterMs: number }
  | { kind: "flooded"; afterMb: number }
  | { kind: "aborted" };

class BashRun {
  private readonly ended = new AbortController();
  private readonly ending: Promise<Ending>;
  private settle: (ending: Ending) => void = () => {};
  private readonly countdown: Countdown;

  constructor(
    private readonly sandbox: Sandbox,
    private readonly order: Order,
  ) {
    const { timeoutMs: afterMs } = order;
    this.ending = new Promise((resolve) => (this.settle = resolve));
    // An ending that a busy event loop has not heard of yet comes first: the command was done in time.
    const onOver = (): void => void setImmediate(() => this.settle({ kind: "timed-out", afterMs }));
    this.countdown = new Countdown(afterMs, onOver);
  }

  async run(): Promise<string> {
    const { abortSignal } = this.order;
    const onAbort = (): void => this.settle({ kind: "aborted" });
    let end: (() => Promise<void>) | undefined;
    let proxy: Awaited<ReturnType<NonNullable<Sandbox["openProxy"]>>> | undefined;
    try {
      abortSignal?.throwIfAborted();
      abortSignal?.addEventListener("abort", onAbort);
      this.sandbox.cgroup?.hurry();
      end = await this.sandbox.begin();
      proxy = await this.sandbox.openProxy?.((target) => this.ask(target));
      return await this.runIn(proxy);
    } finally {
      abortSignal?.removeEventListener("abort", onAbort);
      this.countdown.stop();
      this.ended.abort();
      await Promise.all([proxy?.close(), end?.()]);
    }
  }

  /** Why the command may not go there. Its time does not run while a person is asked. */
  private async ask(target: Target): Promise<string | undefined> {
    let release = (): void => {};
    const onHeld = (): void => {
      release = this.countdown.hold();
    };
    const asked = this.order.fire(target, { signal: this.ended.signal, onHeld });
    const outcome = await asked.finally(() => release());
    return outcome?.verdict === "block" ? (outcome.reason ?? "") : undefined;
  }

  private async runIn(proxy?: { socket: string; refusals(): readonly string[] }): Promise<string> {
    const { sandbox } = this;
    const oomKillsBefore = countOomKills();
    const hits = sandbox.cgroup?.watch();
    const { file, args, env, cwd } = sandbox.wrap(this.order.command, proxy && { socket: proxy.socket });
    const child = execa(file, args, {
      ...{ env, cwd, extendEnv: false, stdin: "ignore", buffer: false, reject: false, detached: true },
    });
    // Some failures to start come as no event. Else this waits for the pipes, which a background child may hold.
    if (child.pid === undefined) return lineFor({ kind: "not-started", reason: reasonOf(await child) });
    child.catch(() => {});
    const forget = onExit(() => {
      signalGroup(child.pid, "SIGKILL");
    });
    child.on("error", (error: Error) => this.settle({ kind: "not-started", reason: error.message }));
    child.on("exit", (code, signal) => this.settle({ kind: "exited", code, signal }));
    if (this.order.abortSignal?.aborted) this.settle({ kind: "aborted" });
    const { outputMb: afterMb } = sandbox.limits ?? { outputMb: Number.POSITIVE_INFINITY };
    const onFlood = (): void => this.settle({ kind: "flooded", afterMb });
    const [stdout, stderr] = [child.stdout, child.stderr].map((each) => collect(each, afterMb * 2 ** 20, onFlood)) as [
      Collected,
      Collected,
    ];
    const ending = await this.ending;
    // A busy event loop hears of the end before it has read what was printed: it looks once more, whatever the time.
    const drained = (): Promise<void> => pause(DRAIN_MS).then(() => turn());
    if (ending.kind === "exited") await Promise.race([Promise.all([stdout.ended, stderr.ended]), drained()]);
    else await (sandbox.stop ?? stopGroup)(child.pid);
    signalGroup(child.pid, "SIGKILL");
    forget();
    child.stdout.destroy();
    child.stderr.destroy();
    if (ending.kind === "aborted") throw this.order.abortSignal?.reason;
    const output = `${stdout.text()}\n${stderr.text()}`;
    const oomKills = countOomKills() - oomKillsBefore;
    const together = hits?.();
    const { code, signal } = ending.kind === "exited" ? ending : { code: 0, signal: null };
    return [
      lineFor(ending),
      section("stdout", stdout),
      section("stderr", stderr),
      ...(sandbox.limits
        ? limitNotes({ code, signal, output, oomKills, ...(together && { together }) }, sandbox.limits)
        : []),
      ...networkNotes(sandbox.network, proxy?.refusals() ?? [], output),
    ]
      .filter(Boolean)
      .join("\n");
  }
}

type Collected = { text(): string; leftOut(): number; ended: Promise<void> };

/** Reads to the end but keeps the beginning only: a command that is not read from would hang. */
function collect(stream: NodeJS.ReadableStream, mostBytes: number, onFlood: () => void): Collected {
  const chunks: Buffer[] = [];
  let kept = 0;
  let total = 0;
  stream.on("data", (chunk: Buffer) => {
    total += chunk.length;
    if (total > mostBytes) onFlood();
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
  if (ending.kind === "flooded")
    return `stopped: more than ${ending.afterMb} MiB of output. Write it to a file, and print what matters of it.`;
  if (ending.kind === "not-started") return `not started: ${ending.reason}`;
  return ending.code === null ? `ended by ${ending.signal}` : `exit code: ${ending.code}`;
}

function section(name: string, output: Collected): string {
  if (output.text() === "") return "";
  const more = output.leftOut();
  const note = more > 0 ? `\n[${name} was cut after 64 KiB; ${more} more bytes left out]` : "";
  return `${name}:\n${output.text().replace(/\n$/, "")}${note}`;
}
