import type { ChildProcess } from "node:child_process";
import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";
import type { RunResult } from "../../core/fault.js";
import { type ProcessGroups, RUN_ID_VARIABLE } from "../command/process-groups.js";
import type { Held } from "../command/slots.js";
import { explainStartFailure } from "../command/start-failure.js";
import { type Program, startResident } from "./resident.js";

/** One event for a worker. */
export type Question = Program & { input: string; timeoutMs: number };

/** Where its processes are watched over, until all of them are being ended. */
export type Around = { groups: ProcessGroups; nextRunId(): string; isClosed(): boolean };

const BACK_OFF_MS = { first: 100, most: 10_000 };
const CLOSED: RunResult = { kind: "not-started", failure: { why: "other", detail: "the transport is closed" } };

/**
 * A program that stays: a line in, a line out, one event at a time. It is started when it is asked for the first time, and
 * again when it is asked after it has died, hung or answered out of turn; the more often in a row, the later.
 */
export class Worker {
  private child: ChildProcess | undefined;
  private runId = "";
  private answers = 0;
  private failures = 0;
  private notBefore = 0;
  private lastFault: RunResult | undefined;
  /** What it said when nobody had asked: so the answer before is doubtful, too, and somebody must hear of it. */
  private untold: RunResult | undefined;
  private waiting: ((result: RunResult) => void) | undefined;
  private stopping: Promise<void> | undefined;
  private endsAfterAnswer = false;

  constructor(private readonly around: Around) {}

  /** Whoever asks waits for the answer before asking again. */
  async ask(question: Question): Promise<Held<RunResult>> {
    const until = performance.now() + question.timeoutMs;
    // Whatever it has said since its last answer is heard first: it must not be taken for the answer to this.
    if (this.child) await turn();
    const value = this.untold ?? (await this.startAndAsk(question, until));
    this.untold = undefined;
    if (this.endsAfterAnswer) this.stop();
    return this.stopping ? { value, over: this.stopping } : { value };
  }

  /** Ends it, when it has answered what it was asked. */
  end(): void {
    this.endsAfterAnswer = true;
    if (!this.waiting) this.stop();
  }

  private async startAndAsk(question: Question, until: number): Promise<RunResult> {
    const value = (await this.start(question, until)) ?? (await this.answer(question, until));
    // It was done after its last answer, and we had asked before we heard of it: another one is asked instead.
    const hadEnded = value.kind === "worker-ended" && value.code === 0 && this.answers > 0;
    if (!hadEnded) return value;
    return (await this.start(question, until)) ?? this.answer(question, until);
  }

  /** Starts it where it does not run; what comes back is why it cannot be asked. */
  private async start(
    { timeoutMs: _, input: __, ...program }: Question,
    until: number,
  ): Promise<RunResult | undefined> {
    if (this.child) return undefined;
    if (this.lastFault && this.notBefore > until) return this.lastFault;
    await this.stopping;
    const wait = this.notBefore - performance.now();
    if (wait > 0) await pause(wait);
    if (this.around.isClosed()) return CLOSED;
    this.runId = this.around.nextRunId();
    this.answers = 0;
    this.stopping = undefined;
    const env = { ...program.env, [RUN_ID_VARIABLE]: this.runId };
    try {
      const child = startResident({ ...program, env }, (result) => this.hear(child, result));
      this.child = child;
      if (child.pid !== undefined) this.around.groups.add(child.pid, this.runId);
      return undefined;
    } catch (error) {
      // E2BIG, ETXTBSY, a NUL in a word: spawn throws these instead of reporting them.
      const [file = ""] = program.argv;
      const failure = await explainStartFailure(error, file, program.cwd);
      return this.fail({ kind: "not-started", failure });
    }
  }

  private answer({ input, timeoutMs }: Question, until: number): Promise<RunResult> {
    return new Promise((resolve) => {
      const { child } = this;
      const onTimeUp = (): void => {
        if (child && this.waiting === settle) this.hear(child, { kind: "timed-out", afterMs: timeoutMs });
      };
      // An answer that a busy event loop has not read yet comes first.
      const timer = setTimeout(() => setImmediate(onTimeUp), until - performance.now());
      const settle = (result: RunResult): void => {
        clearTimeout(timer);
        resolve(result);
      };
      this.waiting = settle;
      child?.stdin?.write(`${input}\n`);
    });
  }

  private hear(child: ChildProcess, result: RunResult): void {
    // One that was given up: what it says now, and its end, mean nothing any more.
    if (child !== this.child) return;
    const { waiting } = this;
    this.waiting = undefined;
    if (result.kind === "answered" && waiting) {
      this.answers += 1;
      // Once is what a program does that is no worker and ends after each answer.
      if (this.answers > 1) this.failures = 0;
      waiting(result);
      return;
    }
    const fault: RunResult = result.kind === "answered" ? { kind: "out-of-turn", output: result.line } : result;
    this.fail(fault);
    if (waiting) waiting(fault);
    // One that ends between two events loses no answer: the next one is simply started.
    else if (fault.kind !== "worker-ended") this.untold = fault;
  }

  private fail(fault: RunResult): RunResult {
    const wait = this.failures === 0 ? 0 : BACK_OFF_MS.first * 2 ** (this.failures - 1);
    this.failures += 1;
    this.notBefore = performance.now() + Math.min(wait, BACK_OFF_MS.most);
    this.lastFault = fault;
    this.stop(fault.kind === "worker-ended");
    return fault;
  }

  private stop(hasEnded = false): void {
    const { child, runId } = this;
    this.child = undefined;
    if (child?.pid === undefined) return;
    child.stdin?.destroy();
    if (hasEnded) this.around.groups.leave(child.pid, runId, 0);
    else this.stopping = this.around.groups.stop(child.pid, runId).finally(() => this.release(child));
  }

  private release(child: ChildProcess): void {
    for (const pipe of [child.stdout, child.stderr]) pipe?.destroy();
  }
}
