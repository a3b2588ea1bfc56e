import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";

/** The middle of a list of numbers, or another share of it. */
export function quantile(values, share = 0.5) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** After an event a warm hook makes the process of the next one, which in a chat comes much later. */
export const REST_MS = 3;

export async function millisecondsOf(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Milliseconds of processor time that this process takes while something is done. */
export async function cpuOf(work) {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Microseconds of processor time one call takes: the median of several rounds. */
export async function microsecondsPer(call, { rounds = 15, calls = 2_000 } = {}) {
  const round = async () => {
    for (let at = 0; at < calls; at += 1) await call();
  };
  const perRound = [];
  for (let at = 0; at < rounds + 3; at += 1) perRound.push(((await cpuOf(round)) * 1_000) / calls);
  // The first rounds are slower: the code is still being compiled.
  return quantile(perRound.slice(3));
}

/**
 * Times two ways of doing the same, in turns and with the first place in turns too, so that whatever else the machine
 * does meets both alike. Each is done once before it is timed: a process that has just forked pays for that at its next
 * steps, whatever they are. Both rest for `restMs` after that. `ratio` is the median of the pairs' own ratios.
 */
export async function sideBySide(ours, bare, pairs, { warmUps = pairs, restMs = 0 } = {}) {
  // A bot runs for days: what counts is the code when it is compiled.
  for (let at = 0; at < warmUps; at += 1) {
    await ours();
    await bare();
  }
  const timed = async (work) => {
    await work();
    if (restMs > 0) await pause(restMs);
    return millisecondsOf(work);
  };
  const measured = [];
  for (let at = 0; at < pairs; at += 1) {
    const first = at % 2 === 0 ? await timed(ours) : undefined;
    const bareMs = await timed(bare);
    const oursMs = first ?? (await timed(ours));
    measured.push({ oursMs, bareMs, ratio: oursMs / bareMs });
  }
  const middle = (name) => quantile(measured.map((pair) => pair[name]));
  return { oursMs: middle("oursMs"), bareMs: middle("bareMs"), ratio: middle("ratio") };
}

/**
 * Hands on, until what it returns is called, for how many milliseconds at a time the event loop turns to nobody else. Of a
 * clock's time and the processor's the shorter: neither another program that had the processor nor another thread of ours
 * held it. `next` asks to be called when the loop turns again.
 */
export function followStretches(hear, next = setImmediate) {
  let last = clocks();
  let isRunning = true;
  const tick = () => {
    const now = clocks();
    hear(Math.min(now.wall - last.wall, now.processor - last.processor));
    last = now;
    if (isRunning) next(tick);
  };
  next(tick);
  return () => {
    isRunning = false;
  };
}

/** The longest stretch for which the event loop turned to nobody else while something was done. */
export async function longestStretch(work) {
  // What was done before leaves garbage: collecting it now would be counted. Not all of it: a full collection throws away
  // compiled code as well, which a bot does not lose from one event to the next.
  globalThis.gc?.({ type: "minor" });
  let longest = 0;
  const stop = followStretches((stretch) => {
    longest = Math.max(longest, stretch);
  });
  await work();
  stop();
  return longest;
}

function clocks() {
  const { user, system } = process.cpuUsage();
  return { wall: performance.now(), processor: (user + system) / 1_000 };
}

/** A program as anybody would run it by hand: pipes, its own session, the answer read to the end. */
export function bareSpawn(argv, { cwd, env, input }) {
  return new Promise((resolve, reject) => {
    const child = spawn(argv[0], argv.slice(1), { cwd, env, detached: true });
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (chunk) => {
      output += chunk;
    });
    child.stderr.resume();
    child.on("error", reject);
    child.on("close", () => resolve(output));
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}
