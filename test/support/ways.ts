import { execFileSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { helper } from "../../src/transports/command/helper.js";
import {
  type CommandTransport,
  createCommandTransport,
  environmentOf,
  type LaterRequest,
} from "../../src/transports/command/index.js";
import { type Launcher, launchHere, newPrefix } from "../../src/transports/command/launch.js";
import { ProcessGroups } from "../../src/transports/command/process-groups.js";
import { WarmPool } from "../../src/transports/command/warm-pool.js";
import { holdClock } from "./held-clock.js";
import { HOOKS, PATH } from "./process-watch.js";

/** The interpreter itself: a version manager's python3 is a script of a shell. */
export const PYTHON = execFileSync("python3", ["-c", "import sys; print(sys.executable)"], { encoding: "utf8" }).trim();

/** One of the ways in which a bot starts programs: what is promised of hooks holds for each. */
export type Way = {
  name: string;
  /** Whether each program is what a Python script has become. */
  isPython: boolean;
  transport(): CommandTransport;
  /** A clock that the test moves, or, where the time is another process's, the real one. */
  clock(): Clock;
};

type Clock = {
  isHeld: boolean;
  /** A limit of so long; by a real clock one in which a busy machine starts what the test waits for. */
  limit(ms: number): number;
  advance(ms: number): Promise<void> | void;
  release(): void;
};

const BUSY_MS = 5_000;

const held = (): Clock => ({ isHeld: true, limit: (ms) => ms, ...holdClock() });
const real = (): Clock => ({ isHeld: false, limit: () => BUSY_MS, advance: (ms) => pause(ms), release: () => {} });

function closing(transport: CommandTransport): CommandTransport {
  onTestFinished(() => transport.close());
  return transport;
}

export const WAYS: readonly Way[] = [
  {
    name: "by the bot itself",
    isPython: false,
    transport: () => closing(createCommandTransport(launchHere())),
    clock: held,
  },
  {
    name: "by the helper",
    isPython: false,
    transport: () => closing(createCommandTransport(helper.launcher())),
    clock: real,
  },
  {
    name: "warm",
    isPython: true,
    transport: () => closing(inPython(createCommandTransport(warmLauncher()))),
    clock: held,
  },
];

/** Starts nothing but by what is loaded: whoever is first waits for it here. */
export function warmLauncher(setTimer?: ConstructorParameters<typeof WarmPool>[2]): Launcher {
  const prefix = newPrefix();
  const groups = new ProcessGroups(prefix);
  let runs = 0;
  const nextRunId = (): string => {
    runs += 1;
    return `${prefix}${runs}`;
  };
  const pool = new WarmPool(groups, nextRunId, setTimer);
  let isClosed = false;
  return {
    async launch({ warm, ...launch }, signal) {
      if (!warm) throw new Error("this one is to be warm");
      while (!isClosed) {
        const run = await pool.run({ ...launch, warm }, signal);
        if (run) return run;
        await pause(5);
      }
      return { value: { kind: "not-started", failure: { why: "other", detail: "the transport is closed" } } };
    },
    endWorker: () => {},
    keepWarm: (keys) => pool.keepOnly(keys),
    close() {
      isClosed = true;
      pool.keepOnly([]);
      return groups.close();
    },
  };
}

/** Each program as what a Python script becomes, which is loaded before. */
function inPython(transport: CommandTransport): CommandTransport {
  const warm = (request: LaterRequest): LaterRequest => ({
    ...request,
    argv: [PYTHON, `${HOOKS}/becomes.py`, ...request.argv],
    warm: { key: request.argv.join(" "), env: { PATH }, names: Object.keys(environmentOf(request.env)), folder: HOOKS },
  });
  return { ...transport, run: (request, input) => transport.run(warm(request), input) };
}
