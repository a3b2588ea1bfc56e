import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { RunResult } from "../../core/fault.js";
import type { Program } from "../worker/resident.js";
import { type Launch, type LocalLauncher, launchHere } from "./launch.js";

// The helper: a small process that starts hooks for a bot. Started with the prefix of its runs; ends with its channel.

/** To start a program, to end one, or, with neither, to end everything that this owner has started. */
export type HelperOrder = {
  id: number;
  owner: number;
  launch?: Launch;
  /** A program that stays, and the socket at which the bot waits to speak with it. */
  resident?: Program & { socket: string };
  /** The order by which it was started. */
  stopped?: number;
  /** What is loaded for others than these is to end. */
  warmKeys?: readonly string[];
};

/** First what came of it; once more when what it left behind is over, too. */
export type HelperAnswer = { id: number; value?: RunResult; isOver: boolean };

const [prefix = ""] = process.argv.slice(2);
const launchers = new Map<number, LocalLauncher>();
/** What ends the programs that run, by the orders that started them. */
const stops = new Map<number, () => unknown>();

function launcherOf(owner: number): LocalLauncher {
  const launcher = launchers.get(owner) ?? launchHere(`${prefix}${owner}-`);
  launchers.set(owner, launcher);
  return launcher;
}

function send(answer: HelperAnswer): void {
  if (process.connected) process.send?.(answer);
}

async function handle({ id, owner, launch, resident, stopped, warmKeys }: HelperOrder): Promise<void> {
  const launcher = launcherOf(owner);
  if (launch) {
    const stop = new AbortController();
    stops.set(id, () => stop.abort());
    const { value, over } = await launcher.launch(launch, stop.signal);
    stops.delete(id);
    send({ id, value, isOver: !over });
    if (!over) return;
    await over;
  } else if (resident) {
    return send({ id, value: await stay(launcher, id, resident), isOver: true });
  } else if (stopped !== undefined) await stops.get(stopped)?.();
  else if (warmKeys) launcher.keepWarm(warmKeys);
  else {
    launchers.delete(owner);
    await launcher.close();
  }
  send({ id, isOver: true });
}

/** Starts a program that stays and hands it the bot's sockets: not a word between the two goes through here. */
async function stay(launcher: LocalLauncher, id: number, { socket, ...program }: Program & { socket: string }) {
  const words = await reach(socket);
  const complaints = await reach(socket);
  const started = await launcher.spawnResident(program, [words, words, complaints]);
  for (const each of [words, complaints]) each.destroy();
  if ("kind" in started) return started;
  stops.set(id, started.stop);
  const ending = await started.ended;
  stops.delete(id);
  return ending;
}

async function reach(path: string): Promise<Socket> {
  const socket = connect(path);
  // What comes through it is for the program: nothing of it may be read here.
  socket.pause();
  await once(socket, "connect");
  return socket;
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
