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
/** Nobody waits for a background run, so nothing else bounds how many of them, each with its input, are held. */
const MAX_WAITING: Readonly<Record<string, number>> = { background: 200 };
const LARGE_INPUT = 262_144;
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
      if (slots.waiting >= (MAX_WAITING[lane] ?? Number.POSITIVE_INFINITY)) return TOO_MANY;
      const result = await slots.run({ key, ...(session !== undefined && { session }) }, async () => {
        // Who still waits when the bot stops must not start: nobody would end it any more.
        if (closed) return { value: CLOSED };
        if (isWanted?.() === false) throw new WithdrawnError();
        const text = input();
        // To encode a large event and to hand it on are two turns of the event loop.
        if (text.length > LARGE_INPUT) await turn();
        const launch = { ...program, env: environmentOf(env), input: text };
        return closed ? { value: CLOSED } : launcher.launch(launch, signal);
      });
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

export const environmentOf = (env: LaterRequest["env"]): Launch["env"] => (typeof env === "function" ? env() : env);
