// A grammY bot in a process of its own, bare or with a bundled guard on: its memory and its event loop are nobody else's.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { run, sequentialize } from "@grammyjs/runner";
import { Bot } from "grammy";
import { shellHooks } from "../dist/inner/channels/telegram/index.js";
import { bundledEntry, openBot } from "./bot.mjs";

const RESOLUTION_MS = 1;
/** The last answers are still on their way when the server has heard them. */
const SETTLE_MS = 200;

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
const checks = { passed: 0, others: 0 };
let close = async () => {};

/** `guard` is "none", "cold" or "warm". */
async function open({ apiRoot, token, guard }) {
  const bot = new Bot(token, { client: { apiRoot } });
  const hooked =
    guard === "none"
      ? undefined
      : await openBot({ hooks: [bundledEntry("block_secrets", "on_outbound_message", guard === "warm")] });
  hooked?.hooks.on("firing", ({ verdict }) => {
    checks[verdict === "continue" ? "passed" : "others"] += 1;
  });
  const uninstall = hooked && shellHooks(bot, hooked.hooks);
  bot.use(sequentialize((ctx) => String(ctx.chat.id)));
  bot.on("message:text", (ctx) => ctx.reply(`answer ${ctx.msg.text.split(" ")[1]}`));
  await bot.init();
  const runner = run(bot);
  close = async () => {
    await runner.stop();
    await uninstall?.();
    await hooked?.close();
  };
}

function memory() {
  globalThis.gc();
  const { rss, heapUsed } = process.memoryUsage();
  return { rssMiB: rss / 1_048_576, heapMiB: heapUsed / 1_048_576 };
}

function before() {
  Object.assign(checks, { passed: 0, others: 0 });
  const figures = memory();
  delay.reset();
  delay.enable();
  return figures;
}

async function after() {
  delay.disable();
  // The histogram has the whole distance between two ticks, of which one resolution is no delay.
  const lagMs = Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS);
  await sleep(SETTLE_MS);
  return { ...memory(), ...checks, lagMs };
}

const actions = { open, before, after, close: () => close() };
process.on("message", async ([name, options]) => process.send([await actions[name](options)]));
process.on("disconnect", () => process.exit());
