// Many events at once, each with a command hook: do all finish, and can the bot still breathe meanwhile.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { Worker } from "node:worker_threads";
import { openBot } from "./bot.mjs";

// Lives on for a moment after its answer, so that the bound on living processes is really met.
const SHELL = '#!/bin/sh\nIFS= read -r payload\nprintf \'{"context": "seen"}\'\nexec sleep 0.02\n';
const RESOLUTION_MS = 1;

/** Counts this process's children from another thread: counting here would slow what is being measured. */
const COUNTER = `
  const { readFileSync } = require("node:fs");
  const { parentPort, workerData } = require("node:worker_threads");
  let most = 0;
  setInterval(() => {
    const children = readFileSync("/proc/" + workerData + "/task/" + workerData + "/children", "utf8");
    most = Math.max(most, children.split(" ").length - 1);
  }, 3);
  parentPort.on("message", () => parentPort.postMessage(most));
`;

export async function measureCrowd(size) {
  const bot = await openBot({
    scripts: { "guard.sh": SHELL },
    hooks: [{ event: "pre_tool_call", command: "./guard.sh" }],
  });
  const event = (at) => ({ session_id: `chat-${at}`, tool_name: "bash", tool_input: { command: `echo ${at}` } });
  await bot.fire("pre_tool_call", event(0));
  const counter = new Worker(COUNTER, { eval: true, workerData: process.pid });
  await new Promise((resume) => counter.once("online", resume));
  globalThis.gc?.();
  const residentBefore = process.memoryUsage.rss();
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();

  const start = performance.now();
  const outcomes = await Promise.all(Array.from({ length: size }, (_, at) => bot.fire("pre_tool_call", event(at))));
  const ms = performance.now() - start;
  delay.disable();
  globalThis.gc?.();
  const grownBytes = process.memoryUsage.rss() - residentBefore;
  const mostAlive = await new Promise((resume) => {
    counter.once("message", resume);
    counter.postMessage("how many");
  });
  await counter.terminate();
  await bot.close();
  const runs = outcomes.flatMap((outcome) => outcome.runs);
  return {
    ms,
    finished: outcomes.filter(({ context }) => context[0] === "seen").length,
    timeouts: runs.filter(({ fault }) => fault?.code === "timed-out").length,
    mostAlive,
    // The histogram has the whole distance between two ticks, of which one resolution is no delay.
    lagMs: Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS),
    longestMs: Math.max(0, delay.max / 1e6 - RESOLUTION_MS),
    grownMiB: grownBytes / 1_048_576,
  };
}
