// A grammY bot in a process of its own, bare or with a bundled guard on: its memory and its event loop are nobody else's.
import { setTimeout as sleep } from "node:timers/promises";
import { run, sequentialize } from "@grammyjs/runner";
import { Bot } from "grammy";
import { shellHooks } from "../dist/inner/channels/telegram/index.js";
import { bundledEntry, openBot } from "./bot.mjs";
import { followStretches, quantile } from "./measure.mjs";

/** The last answers are still on their way when the server has heard them. */
const SETTLE_MS = 200;

const checks = { passed: 0, others: 0 };
let close = async () => {};
let stretches = [];
let stopFollowing = () => {};

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
  // Not at every turn: that would keep a processor busy that the guards need.
  stretches = [];
  stopFollowing = followStretches(
    (stretch) => stretches.push(stretch),
    (tick) => setTimeout(tick, 1),
  );
  return figures;
}

async function after() {
  stopFollowing();
  const lagMs = quantile(stretches, 0.99);
  await sleep(SETTLE_MS);
  return { ...memory(), ...checks, lagMs };
}

const actions = { open, before, after, close: () => close() };
process.on("message", async ([name, options]) => process.send([await actions[name](options)]));
process.on("disconnect", () => process.exit());
