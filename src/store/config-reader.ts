import { Worker } from "node:worker_threads";
import type { DialectName } from "../core/hook.js";
import type { SwitchMirror } from "../dialects/agent-yaml.js";
import type { FormatFile, Surroundings } from "../dialects/format.js";
import type { HookFile } from "../dialects/hook-file.js";
import type { ChosenSources } from "../dialects/sources.js";
import { type ConfigJob, doConfigJob } from "./config-jobs.js";
import type { PatternVerdict } from "./vet-pattern.js";

/** What is read here and now: a hostile text of eight times as much would take tens of milliseconds. */
const SMALL = 1_024;
const FILE_TIMEOUT_MS = 10_000;
/** An ordinary pattern takes 50 ms, and many times as long where others want the machine, too. */
const PATTERN_TIMEOUT_MS = 5_000;
/** Starting the worker is not the job's fault, and takes long on a busy machine. */
const START_MS = 10_000;
const VERDICTS_KEPT = 2_000;

/**
 * Reads what the agent may have written without ever stalling the bot: anything large, and every pattern, is looked at
 * in a worker thread that is ended when it takes too long.
 */
export class ConfigReader {
  private worker: Worker | undefined;
  private started: Promise<unknown> = Promise.resolve();
  private turn: Promise<unknown> = Promise.resolve();
  private readonly verdicts = new Map<string, PatternVerdict>();

  async readHooks(text: string): Promise<HookFile> {
    const answer = await this.do<HookFile>({ kind: "hooks", text }, FILE_TIMEOUT_MS);
    return answer ?? { hooks: [], faults: [{ line: 1, code: "bad-yaml", detail: "it takes too long to read" }] };
  }

  /** Hooks as another format writes them down. */
  async readForeign(dialect: DialectName, text: string, around: Surroundings): Promise<FormatFile> {
    const answer = await this.do<FormatFile>({ kind: "foreign", text, dialect, around }, FILE_TIMEOUT_MS);
    return answer ?? { hooks: [], faults: [{ line: 1, code: "bad-yaml", detail: "it takes too long to read" }] };
  }

  async readSources(text: string): Promise<ChosenSources> {
    const answer = await this.do<ChosenSources>({ kind: "read-sources", text }, FILE_TIMEOUT_MS);
    return answer ?? { names: [], unknown: [] };
  }

  async readSwitch(text: string): Promise<SwitchMirror> {
    const answer = await this.do<SwitchMirror>({ kind: "read-switch", text }, FILE_TIMEOUT_MS);
    return answer ?? { kind: "unreadable", detail: "it takes too long to read" };
  }

  writeSwitch(text: string, on: boolean): Promise<string | undefined> {
    return this.do<string>({ kind: "write-switch", text, on }, FILE_TIMEOUT_MS);
  }

  writeSource(text: string, name: DialectName, on: boolean): Promise<string | undefined> {
    return this.do<string>({ kind: "write-source", text, name, on }, FILE_TIMEOUT_MS);
  }

  addEntries(text: string, entries: readonly string[]): Promise<string | undefined> {
    return this.do<string>({ kind: "add-entries", text, entries }, FILE_TIMEOUT_MS);
  }

  /** Times a pattern; remembered, because the same patterns come with every reload. */
  async vet(pattern: string): Promise<PatternVerdict> {
    const known = this.verdicts.get(pattern);
    if (known) return known;
    const verdict = (await this.inWorker<PatternVerdict>({ kind: "vet", pattern }, PATTERN_TIMEOUT_MS)) ?? {
      kind: "slow",
      ms: PATTERN_TIMEOUT_MS,
    };
    if (this.verdicts.size >= VERDICTS_KEPT) this.verdicts.clear();
    this.verdicts.set(pattern, verdict);
    return verdict;
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
    this.worker = undefined;
  }

  private async do<T>(job: ConfigJob & { text: string }, timeoutMs: number): Promise<T | undefined> {
    return job.text.length <= SMALL ? (doConfigJob(job) as T) : this.inWorker<T>(job, timeoutMs);
  }

  /** One job at a time; undefined when it took too long or broke the worker. */
  private inWorker<T>(job: ConfigJob, timeoutMs: number): Promise<T | undefined> {
    const answer = this.turn.then(() => this.ask<T>(job, timeoutMs));
    this.turn = answer;
    return answer;
  }

  private async ask<T>(job: ConfigJob, timeoutMs: number): Promise<T | undefined> {
    if (!this.worker) {
      this.worker = startWorker();
      this.started = firstWord(this.worker);
    }
    const { worker } = this;
    await this.started;
    let timer: NodeJS.Timeout | undefined;
    let settle: (answer?: { result: T }) => void = () => {};
    const giveUp = (): void => settle();
    const answer = await new Promise<{ result: T } | undefined>((resolve) => {
      settle = resolve;
      timer = setTimeout(giveUp, timeoutMs);
      worker.on("message", settle).on("error", giveUp).on("exit", giveUp).postMessage(job);
    });
    clearTimeout(timer);
    // Not removeAllListeners: the worker has listeners of its own, and without them it answers no second job.
    worker.off("message", settle).off("error", giveUp).off("exit", giveUp);
    if (answer === undefined) await this.close();
    return answer?.result;
  }
}

/** Resolves when the worker is there, or will not be. */
function firstWord(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, START_MS);
    for (const event of ["message", "error", "exit"])
      worker.once(event, () => {
        clearTimeout(timer);
        resolve();
      });
  });
}

function startWorker(): Worker {
  // From the sources (under the test runner) the compiled file is used: a worker cannot load TypeScript.
  const file = new URL("./config-worker.js", import.meta.url.replace(/\/src\/(.*)\.ts$/, "/dist/$1.js"));
  const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: 256, stackSizeMb: 4 } });
  // One that breaks after its job was given up must not take the bot with it.
  worker.on("error", () => {});
  worker.unref();
  return worker;
}
