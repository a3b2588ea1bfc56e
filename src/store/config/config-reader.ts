import { createHash } from "node:crypto";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { SwitchMirror } from "../../core/control.js";
import type { DialectName } from "../../core/hook.js";
import type { ChosenSources } from "../../formats/agent-yaml.js";
import type { FormatFile, HookFileFault, Surroundings } from "../../formats/format.js";
import type { HookFile } from "../../formats/hook-file.js";
import type { Budget } from "../../lib/budget.js";
import { PACKAGE_ROOT } from "../../lib/package-root.js";
import { RecentMap } from "../../lib/recent-map.js";
import { type ConfigJob, type JobAnswer, tryConfigJob } from "./config-jobs.js";
import type { PatternVerdicts } from "./pattern-verdicts.js";
import type { PatternVerdict } from "./vet-pattern.js";

/** What is read here and now: a hostile text of eight times as much would take tens of milliseconds. */
const SMALL = 1_024;
/** The same for a process that answers one command and holds up nobody: to start a worker costs it more than that. */
export const SMALL_FOR_ONE_COMMAND = 8 * SMALL;
const FILE_TIMEOUT_MS = 5_000;
/** An ordinary pattern takes 50 ms, and many times as long where others want the machine, too. */
const PATTERN_TIMEOUT_MS = 5_000;
/** Starting the worker is not the job's fault, and takes long on a busy machine. */
const START_MS = 10_000;
const VERDICTS_KEPT = 2_000;
const ANSWERS_KEPT = 16;
const READS: readonly ConfigJob["kind"][] = ["hooks", "foreign", "read-switch", "read-sources"];

/**
 * Reads what the agent may have written without ever stalling the bot: anything large, and every pattern, is looked at
 * in a worker thread that is ended when it takes too long.
 */
export class ConfigReader {
  private worker: Worker | undefined;
  private started: Promise<boolean> = Promise.resolve(true);
  private turn: Promise<unknown> = Promise.resolve();
  private readonly verdicts = new Map<string, PatternVerdict>();
  /** Texts that took too long, by their hash: a file is not tried again until it changes. */
  private readonly tooSlow = new Set<string>();
  /** What the last texts came down to: the same ones are read again and again. */
  private readonly answers = new RecentMap<string, JobAnswer>(ANSWERS_KEPT);
  /** How many jobs the worker was given. */
  jobs = 0;
  /** Whether the worker has answered all that it was asked. */
  private isIdle = true;

  constructor(
    private readonly fileTimeoutMs = FILE_TIMEOUT_MS,
    /** Remembers patterns from one start to the next. */
    private readonly kept?: PatternVerdicts,
    /** Texts of at most so many characters need no worker. */
    private readonly small = SMALL,
    private readonly startMs = START_MS,
  ) {}

  async readHooks(text: string, budget?: Budget): Promise<HookFile> {
    const answer = await this.do({ kind: "hooks", text }, budget);
    return "result" in answer ? (answer.result as HookFile) : { hooks: [], faults: [faultOf(answer)] };
  }

  /** Hooks as another format writes them down. */
  async readForeign(dialect: DialectName, text: string, around: Surroundings, budget?: Budget): Promise<FormatFile> {
    const answer = await this.do({ kind: "foreign", text, dialect, around }, budget);
    return "result" in answer ? (answer.result as FormatFile) : { hooks: [], faults: [faultOf(answer)] };
  }

  async readSources(text: string): Promise<ChosenSources> {
    const answer = await this.do({ kind: "read-sources", text });
    return "result" in answer ? (answer.result as ChosenSources) : { names: [], unknown: [] };
  }

  async readSwitch(text: string): Promise<SwitchMirror> {
    const answer = await this.do({ kind: "read-switch", text });
    if ("result" in answer) return answer.result as SwitchMirror;
    return { kind: "unreadable", detail: "threw" in answer ? answer.threw : "it takes too long to read" };
  }

  writeSwitch(text: string, on: boolean): Promise<string | undefined> {
    return this.edit({ kind: "write-switch", text, on });
  }

  writeSource(text: string, name: DialectName, on: boolean): Promise<string | undefined> {
    return this.edit({ kind: "write-source", text, name, on });
  }

  addEntries(text: string, entries: readonly string[]): Promise<string | undefined> {
    return this.edit({ kind: "add-entries", text, entries });
  }

  removeEntries(text: string, entries: readonly string[]): Promise<string | undefined> {
    return this.edit({ kind: "remove-entries", text, entries });
  }

  /** Times a pattern; remembered, because the same patterns come with every reload. */
  async vet(pattern: string): Promise<PatternVerdict> {
    const known = this.verdicts.get(pattern);
    if (known) return known;
    const ms = await this.kept?.timeOf(pattern);
    const answer: Answer =
      ms === undefined
        ? await this.inWorker({ kind: "vet", pattern }, PATTERN_TIMEOUT_MS)
        : { result: { kind: "ok", ms } satisfies PatternVerdict };
    const verdict =
      "result" in answer ? (answer.result as PatternVerdict) : ({ kind: "slow", ms: PATTERN_TIMEOUT_MS } as const);
    // Of a worker that never came up, nothing is held against the pattern.
    if ("gaveUp" in answer && answer.gaveUp === "no-time") return verdict;
    if (verdict.kind === "ok" && ms === undefined) await this.kept?.add(pattern, verdict.ms);
    if (this.verdicts.size >= VERDICTS_KEPT) this.verdicts.clear();
    this.verdicts.set(pattern, verdict);
    return verdict;
  }

  /** Writes down what is worth remembering. */
  async save(): Promise<void> {
    await this.kept?.save();
  }

  async close(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    if (!worker) return;
    if (this.isIdle && spares.size < MAX_SPARES) spares.add(worker);
    else await worker.terminate();
  }

  /** The edited text, or nothing where it cannot be edited. */
  private async edit(job: ConfigJob & { text: string }): Promise<string | undefined> {
    const answer = await this.do(job);
    return "result" in answer ? (answer.result as string | undefined) : undefined;
  }

  private async do(job: ConfigJob & { text: string }, budget?: Budget): Promise<Answer> {
    if (job.text.length <= this.small) return tryConfigJob(job);
    const { text, ...rest } = job;
    const mark = createHash("sha256").update(text).digest("hex");
    if (this.tooSlow.has(mark)) return { gaveUp: "too-slow" };
    const name = `${mark} ${JSON.stringify(rest)}`;
    const known = this.answers.get(name);
    if (known) return known;
    const answer = await this.inWorker(job, this.fileTimeoutMs, budget);
    if ("result" in answer && READS.includes(job.kind)) this.answers.set(name, answer);
    if ("gaveUp" in answer && answer.gaveUp === "too-slow") {
      if (this.tooSlow.size >= VERDICTS_KEPT) this.tooSlow.clear();
      // The same text takes as long the next time, whatever is wanted of it.
      this.tooSlow.add(mark);
    }
    return answer;
  }

  /** One job at a time. What the budget leaves is known only when it is the job's turn. */
  private inWorker(job: ConfigJob, timeoutMs: number, budget?: Budget): Promise<Answer> {
    const answer = this.turn.then(() => {
      const remainingMs = budget?.remainingMs ?? timeoutMs;
      if (remainingMs === 0) return { gaveUp: "no-time" } as const;
      return this.ask(
        job,
        remainingMs < timeoutMs ? { ms: remainingMs, why: "no-time" } : { ms: timeoutMs, why: "too-slow" },
      );
    });
    this.turn = answer;
    return answer;
  }

  private async ask(job: ConfigJob, limit: { ms: number; why: GivenUp }): Promise<Answer> {
    this.jobs += 1;
    if (!this.worker) {
      const spare = takeSpare();
      this.worker = spare ?? startWorker();
      this.started = spare ? Promise.resolve(true) : isReady(this.worker, this.startMs);
    }
    const { worker } = this;
    this.isIdle = false;
    const answer = (await this.started) ? await this.answerOf(worker, job, limit) : ({ gaveUp: "no-time" } as const);
    if ("gaveUp" in answer) await this.close();
    this.isIdle = true;
    return answer;
  }

  private async answerOf(worker: Worker, job: ConfigJob, limit: { ms: number; why: GivenUp }): Promise<Answer> {
    let timer: NodeJS.Timeout | undefined;
    let settle: (answer: Answer) => void = () => {};
    const giveUp = (): void => settle({ gaveUp: "no-time" });
    const breakOff = (): void => settle({ gaveUp: limit.why });
    const answer = await new Promise<Answer>((resolve) => {
      settle = resolve;
      timer = setTimeout(breakOff, limit.ms);
      worker.on("message", settle).on("error", breakOff).on("exit", giveUp).postMessage(job);
    });
    clearTimeout(timer);
    // Not removeAllListeners: the worker has listeners of its own, and without them it answers no second job.
    worker.off("message", settle).off("error", breakOff).off("exit", giveUp);
    return answer;
  }
}

/**
 * Workers of readers that were closed, for the next ones: to start one costs more than most of its jobs, and it keeps
 * nothing of a job. None is left that has broken or ended.
 */
const spares = new Set<Worker>();
/** One that reads and one that edits: as many as a workspace has. */
const MAX_SPARES = 2;

function takeSpare(): Worker | undefined {
  const [worker] = spares;
  if (worker) spares.delete(worker);
  return worker;
}

/** "too-slow" is the text's own fault, as when it breaks the worker; "no-time" says nothing about it. */
type GivenUp = "too-slow" | "no-time";
type Answer = JobAnswer | { gaveUp: GivenUp };

/** Whatever keeps a file from being read is a fault of that file, and of no other. */
function faultOf(answer: { threw: string } | { gaveUp: GivenUp }): HookFileFault {
  if ("threw" in answer) return { line: 1, code: "cannot-be-read", detail: answer.threw };
  return { line: 1, code: answer.gaveUp === "too-slow" ? "takes-too-long" : "not-read" };
}

/** Whether the worker is there in time: its first word must not be taken for the answer to a job. */
function isReady(worker: Worker, startMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, startMs, false);
    for (const event of ["message", "error", "exit"])
      worker.once(event, () => {
        clearTimeout(timer);
        resolve(event === "message");
      });
  });
}

function startWorker(): Worker {
  const worker = new Worker(join(PACKAGE_ROOT, "dist/config-worker.js"), {
    // Nothing of the flags that the host was started with: some, such as -e, are not for a worker.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256, stackSizeMb: 4 },
  });
  // One that breaks after its job was given up must not take the bot with it.
  worker.on("error", () => {});
  worker.on("exit", () => spares.delete(worker));
  worker.unref();
  return worker;
}
