import { setImmediate as turn } from "node:timers/promises";
import type { RunResult } from "../../core/fault.js";
import { type Wanted, WithdrawnError } from "../../core/firing.js";
import { type Launch, type Launcher, launchHere } from "./launch.js";
import { Slots } from "./slots.js";
import { CLOSED } from "./start-failure.js";

/** One program to run, and in which queue it waits. */
export type CommandRequest = Omit<Launch, "input"> &
  Wanted & {
    /** Runs with one key share a part of the slots, so that one slow hook cannot take them all. */
    key: string;
    /** Whose event it is: sessions take turns. */
    session?: string;
    /** Background runs, and runs made from inside a run, wait in queues of their own. */
    lane: string;
  };

/** One whose environment may be made when it gets its turn: of hundreds that wait, each would be made before any starts. */
export type LaterRequest = Omit<CommandRequest, "env"> & { env: Launch["env"] | (() => Launch["env"]) };

export type CommandTransport = {
  /** `input` is made when the run gets its turn; when it throws, nothing is started and the run rejects. */
  run(request: LaterRequest, input: () => string): Promise<RunResult>;
  /** Ends what is loaded for none of these keys. */
  keepWarm(keys: readonly string[]): void;
  close(): Promise<void>;
};

const SLOTS = { inAll: 32, perKey: 8 };
/** Each that waits holds its event. Nobody waits for a background run, so there need not be as many. */
const MAX_WAITING = 4_096;
const MAX_IN_BACKGROUND = 200;
/** A hook that is given little time is not to miss its turn in a crowd. */
const MIN_PATIENCE_MS = 5_000;
const LARGE_INPUT = 262_144;
const NO_TURN: RunResult = { kind: "no-turn", afterMs: 0 };
const TOO_MANY: RunResult = { kind: "not-started", failure: { why: "other", detail: "too many runs are waiting" } };

/** Runs hooks as processes. A script that fails is a result to read, not an error to catch. */
export function createCommandTransport(launcher: Launcher = launchHere(), limits = SLOTS): CommandTransport {
  const lanes = new Map<string, Slots>();
  let closed = false;

  const slotsOf = (lane: string): Slots => {
    const slots = lanes.get(lane) ?? new Slots(limits);
    lanes.set(lane, slots);
    return slots;
  };
  return {
    async run({ key, session, lane, isWanted, signal, env, ...program }, input) {
      const slots = slotsOf(lane);
      if (lane === "background" && slots.waiting >= MAX_IN_BACKGROUND) return TOO_MANY;
      if (slots.waiting >= MAX_WAITING) return NO_TURN;
      // In the background nobody waits for it: late is better than never.
      const patienceMs = lane === "background" ? undefined : Math.max(program.timeoutMs, MIN_PATIENCE_MS);
      const result = await inTurn(patienceMs, isWanted, (begin) =>
        slots.run({ key, ...(session !== undefined && { session }) }, async () => {
          // Who still waits when the bot stops must not start: nobody would end it any more.
          if (closed) return { value: CLOSED };
          if (!begin()) return { value: NO_TURN };
          const text = input();
          // To encode a large event and to hand it on are two turns of the event loop.
          if (text.length > LARGE_INPUT) await turn();
          const launch = { ...program, env: environmentOf(env), input: text };
          return closed ? { value: CLOSED } : launcher.launch(launch, signal);
        }),
      );
      if (signal?.aborted) throw new WithdrawnError();
      return result;
    },
    keepWarm: (keys) => launcher.keepWarm(keys),
    close() {
      closed = true;
      return launcher.close();
    },
  };
}

/**
 * What comes of work that waits for its turn. `begin` says that it is there, and whether that is still of use: behind a
 * hook that hangs, nobody waits longer than one run may take.
 */
function inTurn(
  patienceMs: number | undefined,
  isWanted: Wanted["isWanted"],
  work: (begin: () => boolean) => Promise<RunResult>,
): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    let state: "waiting" | "begun" | "late" = "waiting";
    const onTimeUp = (): void => {
      if (state !== "waiting") return;
      state = "late";
      if (isWanted?.() === false) reject(new WithdrawnError());
      resolve({ kind: "no-turn", afterMs: patienceMs ?? 0 });
    };
    // A turn that has come meanwhile counts, however long this process was kept from taking it.
    const timer = patienceMs === undefined ? undefined : setTimeout(() => setImmediate(onTimeUp), patienceMs);
    const begin = (): boolean => {
      clearTimeout(timer);
      if (state === "late") return false;
      state = "begun";
      if (isWanted?.() === false) throw new WithdrawnError();
      return true;
    };
    work(begin)
      .finally(() => clearTimeout(timer))
      .then(resolve, reject);
  });
}

export const environmentOf = (env: LaterRequest["env"]): Launch["env"] => (typeof env === "function" ? env() : env);
