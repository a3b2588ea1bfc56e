import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";
import type { RunResult } from "../../core/fault.js";
import type { Held } from "../command/slots.js";
import { ABORTED, CLOSED } from "../command/start-failure.js";
import { listenTo, type Program, type Resident, type StartResident } from "./resident.js";

/** One event for a worker. */
export type Question = Program & { input: string; timeoutMs: number };

/** Who starts its processes, until all of them are being ended. */
export type Around = { start: StartResident; isClosed(): boolean };

const BACK_OFF_MS = { first: 100, most: 10_000 };

/**
 * A program that stays: a line in, a line out, one event at a time. It is started when it is asked for the first time, and
 * again when it is asked after it has died, hung or answered out of turn; the more often in a row, the later.
 */
export class Worker {
  private resident: Resident | undefined;
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
  async ask(question: Question, signal?: AbortSignal): Promise<Held<RunResult>> {
    const until = performance.now() + question.timeoutMs;
    // Whatever it has said since its last answer is heard first: it must not be taken for the answer to this.
    if (this.resident) await turn();
    const value = this.untold ?? (await this.startAndAsk(question, until, signal));
    this.untold = undefined;
    if (this.endsAfterAnswer) this.stop();
    return this.stopping ? { value, over: this.stopping } : { value };
  }

  /** Ends it, when it has answered what it was asked. */
  end(): void {
    this.endsAfterAnswer = true;
    if (!this.waiting) this.stop();
  }

  private async startAndAsk(question: Question, until: number, signal?: AbortSignal): Promise<RunResult> {
    const value = (await this.start(question, until)) ?? (await this.answer(question, until, signal));
    // It was done after its last answer, and we had asked before we heard of it: another one is asked instead.
    const hadEnded = value.kind === "worker-ended" && value.code === 0 && this.answers > 0;
    if (!hadEnded) return value;
    return (await this.start(question, until)) ?? this.answer(question, until, signal);
  }

  /** Starts it where it does not run; what comes back is why it cannot be asked. */
  private async start(
    { timeoutMs: _, input: __, ...program }: Question,
    until: number,
  ): Promise<RunResult | undefined> {
    if (this.resident) return undefined;
    if (this.lastFault && this.notBefore > until) return this.lastFault;
    await this.stopping;
    const wait = this.notBefore - performance.now();
    if (wait > 0) await pause(wait);
    if (this.around.isClosed()) return CLOSED;
    this.answers = 0;
    this.stopping = undefined;
    const started = await this.around.start(program, until - performance.now());
    if ("kind" in started) return this.fail(started);
    this.resident = started;
    listenTo(started, (result) => this.hear(started, result));
    return undefined;
  }

  private answer({ input, timeoutMs }: Question, until: number, signal?: AbortSignal): Promise<RunResult> {
    if (signal?.aborted) return Promise.resolve(ABORTED);
    return new Promise((resolve) => {
      const { resident } = this;
      const onTimeUp = (): void => {
        if (resident && this.waiting === settle) this.hear(resident, { kind: "timed-out", afterMs: timeoutMs });
      };
      // An answer that a busy event loop has not read yet comes first.
      const timer = setTimeout(() => setImmediate(onTimeUp), until - performance.now());
      const settle = (result: RunResult): void => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", onAbort);
        resolve(result);
      };
      // It is busy with what nobody wants any more: the next one is asked instead, and nothing has failed.
      const onAbort = (): void => {
        if (this.waiting !== settle) return;
        this.waiting = undefined;
        this.stop();
        settle(ABORTED);
      };
      signal?.addEventListener("abort", onAbort);
      this.waiting = settle;
      resident?.stdin.write(`${input}\n`);
    });
  }

  private hear(resident: Resident, result: RunResult): void {
    // One that was given up: what it says now, and its end, mean nothing any more.
    if (resident !== this.resident) return;
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
    const { resident } = this;
    this.resident = undefined;
    if (!resident) return;
    const { stdin, stdout, stderr } = resident;
    const release = (): void => {
      for (const stream of [stdin, stdout, stderr]) stream.destroy();
    };
    // Some end by themselves when nobody can ask them any more.
    stdin.end();
    if (hasEnded) release();
    else this.stopping = resident.stop().finally(release);
  }
}
