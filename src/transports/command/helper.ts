import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { HelperStatus } from "../../core/control.js";
import type { RunResult } from "../../core/fault.js";
import { PACKAGE_ROOT } from "../../lib/package-root.js";
import type { Ending, Program, Resident } from "../worker/resident.js";
import { createWorkers } from "../worker/workers.js";
import type { HelperAnswer, HelperOrder } from "./helper-process.js";
import { type Launch, type Launcher, launchHere, newPrefix } from "./launch.js";
import { openMeetingPlace } from "./meeting-place.js";
import { endRuns } from "./process-groups.js";
import type { Held } from "./slots.js";

/** `lose` is told whether the order cannot have been carried out: the helper never came up. What rests, nobody waits for. */
type Waiting = { answer(answer: HelperAnswer): void; lose(isUntouched: boolean): void; rests?: true };

type Order = {
  child: ChildProcess;
  owner: number;
  launch: Launch;
  here: Launcher;
  signal: AbortSignal | undefined;
};

const PROGRAM = join(PACKAGE_ROOT, "dist/helper-process.js");
/** What a start costs grows with the memory of the one that forks: without these it is a third larger. */
const SMALL = ["--max-semi-space-size=1", "--v8-pool-size=1"];
/** How much later than a run's own limit the helper may answer before it is taken to hang. */
const HUNG_AFTER_MS = 10_000;
/** Whoever opens hooks again soon finds it still there. */
const IDLE_MS = 10_000;
const LOST: Ending = {
  kind: "not-started",
  failure: { why: "other", detail: "the process that starts hooks ended" },
};

/**
 * A small process of our own that starts programs for this one. Node starts a program by copying the page tables of the
 * whole process while the event loop stands still: the larger the bot, the longer. Here only a message is sent.
 */
export class Helper {
  private child: ChildProcess | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private orders = 0;
  /** Orders that somebody waits for. */
  private underWay = 0;
  private owners = 0;
  private open = 0;
  private idle: NodeJS.Timeout | undefined;
  private cannotStart = false;
  /** How often it was lost. */
  losses = 0;
  /** When it has come up, or is lost. */
  private comingUp: Promise<void> = Promise.resolve();

  constructor(private readonly program = PROGRAM) {}

  /** Starts programs by the helper; from this process, where there can be none. */
  launcher(): Launcher {
    this.owners += 1;
    this.open += 1;
    clearTimeout(this.idle);
    const owner = this.owners;
    const here = launchHere();
    // Those that stay are asked from here, each over a socket of its own: the helper only starts and ends them.
    const workers = createWorkers(
      async (program, withinMs) =>
        (await this.startResident(owner, program, withinMs)) ?? here.startResident(program, withinMs),
    );
    let isClosed = false;
    return {
      launch: ({ worker, ...launch }, signal) => {
        if (worker !== undefined) return workers.ask(worker, launch, signal);
        const child = this.started();
        return child ? this.order({ child, owner, launch, here, signal }) : here.launch(launch, signal);
      },
      endWorker: (key) => workers.end(key),
      keepWarm: (keys) => {
        here.keepWarm(keys);
        if (this.child) void this.tell(this.child, { owner, warmKeys: keys });
      },
      close: async () => {
        if (isClosed) return;
        isClosed = true;
        workers.close();
        await Promise.all([here.close(), this.child && this.tell(this.child, { owner })]);
        this.open -= 1;
        if (this.open === 0) this.idle = setTimeout(() => this.dismiss(), IDLE_MS).unref();
      },
    };
  }

  /** Starts it, where it can be, and says how it fares. */
  async status(): Promise<HelperStatus> {
    this.started();
    await this.comingUp;
    return { isMissing: this.cannotStart, losses: this.losses };
  }

  /** It ends by itself when nobody speaks with it any more. */
  private dismiss(): void {
    const { child } = this;
    this.child = undefined;
    child?.disconnect();
  }

  private started(): ChildProcess | undefined {
    if (this.child || this.cannotStart) return this.child;
    const prefix = newPrefix();
    const child = fork(this.program, [prefix], {
      serialization: "advanced",
      // A group of its own, which no Ctrl-C reaches; and nothing of the bot's environment or flags.
      detached: true,
      env: {},
      execArgv: SMALL,
      cwd: "/",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    let isReady = false;
    this.comingUp = new Promise((resolve) => {
      for (const event of ["message", "error", "disconnect", "exit"]) child.once(event, () => resolve());
    });
    child.on("message", (answer: HelperAnswer) => {
      isReady = true;
      this.waiting.get(answer.id)?.answer(answer);
    });
    for (const event of ["error", "disconnect", "exit"]) child.once(event, () => this.lost(child, prefix, isReady));
    // Neither keeps the bot from ending; a run does, while it is under way.
    child.unref();
    child.channel?.unref();
    this.child = child;
    return child;
  }

  private order({ child, owner, launch, here, signal }: Order): Promise<Held<RunResult>> {
    return new Promise((resolve) => {
      let finish = (): void => {};
      const over = new Promise<void>((resume) => {
        finish = resume;
      });
      // It answers at the run's own limit, unless it hangs: then it is as good as gone.
      const timer = setTimeout(() => child.kill("SIGKILL"), launch.timeoutMs + HUNG_AFTER_MS);
      const abort = (): void => void this.tell(child, { owner, stopped: id });
      const settle = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", abort);
      };
      const id = this.send(
        child,
        { owner, launch },
        {
          answer({ value, isOver }) {
            settle();
            if (value) resolve(isOver ? { value } : { value, over });
            if (isOver) finish();
          },
          lose(isUntouched) {
            settle();
            resolve(isUntouched ? here.launch(launch, signal) : { value: LOST });
            finish();
          },
        },
      );
      signal?.addEventListener("abort", abort);
    });
  }

  /** Undefined where there can be no helper, or no socket to it. */
  private async startResident(
    owner: number,
    program: Program,
    withinMs: number,
  ): Promise<Resident | Ending | undefined> {
    const child = this.started();
    if (!child) return undefined;
    // On a full disk, say: it is started from here then, and keeps its verdict.
    const place = await openMeetingPlace().catch(() => undefined);
    if (!place) return undefined;
    // As long as a run may take: then it is as good as gone.
    const timer = setTimeout(() => child.kill("SIGKILL"), withinMs + HUNG_AFTER_MS);
    try {
      let started = 0;
      const ended = new Promise<Ending | undefined>((resolve) => {
        started = this.send(
          child,
          { owner, resident: { ...program, socket: place.path } },
          {
            rests: true,
            answer: ({ value }) => resolve(value as Ending),
            lose: (isUntouched) => resolve(isUntouched ? undefined : LOST),
          },
        );
      });
      const first = await Promise.race([place.arrivals, ended]);
      if (!Array.isArray(first)) return first;
      const [words, complaints] = first;
      // A bot that has nothing else to do may end.
      for (const each of first) each.unref();
      return {
        ...{ stdin: words, stdout: words, stderr: complaints },
        ended: ended.then((ending = LOST) => ending),
        // One that is lost with its helper is ended there.
        stop: async () => (this.child === child ? this.tell(child, { owner, stopped: started }) : undefined),
      };
    } finally {
      clearTimeout(timer);
      await place.close();
    }
  }

  /** Has something ended; what is lost with the helper has ended, too. */
  private tell(child: ChildProcess, order: Omit<HelperOrder, "id">): Promise<void> {
    return new Promise((resolve) => {
      this.send(child, order, { answer: () => resolve(), lose: () => resolve() });
    });
  }

  private send(child: ChildProcess, order: Omit<HelperOrder, "id">, waiting: Waiting): number {
    this.orders += 1;
    const id = this.orders;
    const weight = waiting.rests ? 0 : 1;
    const forget = (): void => {
      this.waiting.delete(id);
      this.underWay -= weight;
      if (this.underWay === 0) child.channel?.unref();
    };
    this.waiting.set(id, {
      answer(answer) {
        if (answer.isOver) forget();
        waiting.answer(answer);
      },
      lose(isUntouched) {
        forget();
        waiting.lose(isUntouched);
      },
    });
    this.underWay += weight;
    if (this.underWay > 0) child.channel?.ref();
    // What cannot be sent is lost with its channel, which is told.
    child.send({ id, ...order }, () => {});
    return id;
  }

  /** Runs under way have no verdict; what it has started must not go on unwatched. */
  private lost(child: ChildProcess, prefix: string, wasReady: boolean): void {
    if (this.child !== child) return;
    this.child = undefined;
    // One that does not come up here never will: guards that have no verdict for that would be no guards.
    this.cannotStart ||= !wasReady;
    if (wasReady) this.losses += 1;
    for (const each of [...this.waiting.values()]) each.lose(!wasReady);
    void endRuns((id) => id.startsWith(prefix));
  }
}

/** One for this process, however many bots it has. */
export const helper = new Helper();
