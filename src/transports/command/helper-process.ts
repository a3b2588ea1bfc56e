import type { RunResult } from "../../core/fault.js";
import { type Launch, type Launcher, launchHere } from "./launch.js";

// The helper: a small process that starts hooks for a bot. Started with the prefix of its runs; ends with its channel.

/** To start a program, to end what stays of it, or, with neither, to end everything that this owner has started. */
export type HelperOrder = {
  id: number;
  owner: number;
  launch?: Launch;
  endedWorker?: string;
  /** What is loaded for others than these is to end. */
  warmKeys?: readonly string[];
};

/** First what came of it; once more when what it left behind is over, too. */
export type HelperAnswer = { id: number; value?: RunResult; isOver: boolean };

const [prefix = ""] = process.argv.slice(2);
const launchers = new Map<number, Launcher>();

function launcherOf(owner: number): Launcher {
  const launcher = launchers.get(owner) ?? launchHere(`${prefix}${owner}-`);
  launchers.set(owner, launcher);
  return launcher;
}

function send(answer: HelperAnswer): void {
  if (process.connected) process.send?.(answer);
}

async function handle({ id, owner, launch, endedWorker, warmKeys }: HelperOrder): Promise<void> {
  const launcher = launcherOf(owner);
  if (endedWorker !== undefined || warmKeys) {
    if (endedWorker !== undefined) launcher.endWorker(endedWorker);
    if (warmKeys) launcher.keepWarm(warmKeys);
    return send({ id, isOver: true });
  }
  if (!launch) {
    launchers.delete(owner);
    await launcher.close();
    return send({ id, isOver: true });
  }
  const { value, over } = await launcher.launch(launch);
  send({ id, value, isOver: !over });
  if (!over) return;
  await over;
  send({ id, isOver: true });
}

// It ends with its channel: a signal to the whole service must not take the guards from a bot that finishes its work.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
process.on("message", (order: HelperOrder) => void handle(order));
process.on("disconnect", async () => {
  await Promise.allSettled([...launchers.values()].map((launcher) => launcher.close()));
  process.exit();
});
// Before anything is started.
send({ id: 0, isOver: true });
