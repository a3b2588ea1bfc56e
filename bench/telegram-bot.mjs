// A grammY bot in a process of its own, with or without chat-hooks: its memory and its event loop are nobody else's.
import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { run, sequentialize } from "@grammyjs/runner";
import { Bot } from "grammy";

// In its first run for a chat it writes down what it was called with: the bare spawn then gets exactly the same.
const GUARD = `#!/bin/sh
IFS= read -r payload
case "$payload" in
  *sk-live-*) printf '{"decision": "block", "reason": "a key"}'; exit ;;
esac
if [ ! -e "$TMPDIR/input" ]; then case "$payload" in *"answer 1"*)
  cat "/proc/$$/environ" > "$TMPDIR/environ"
  printf %s "$0" > "$TMPDIR/program"
  printf %s "$payload" > "$TMPDIR/input" ;;
esac; fi
printf '{}'
`;
const HOOK = { event: "on_outbound_message", command: "./guard.sh" };
const RESOLUTION_MS = 1;
/** The last answers are still on their way when the server has heard them. */
const SETTLE_MS = 200;

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
const checks = { passed: 0, others: 0 };
let root;
let hooks;
let close = async () => {};
let checkByHand = async () => {};

async function openHooks() {
  const { createShellHooks } = await import("../dist/index.js");
  root = mkdtempSync(join(tmpdir(), "chat-hooks-bench-"));
  const workspace = join(root, "workspace");
  mkdirSync(join(workspace, "config"), { recursive: true });
  writeFileSync(join(root, "guard.sh"), GUARD);
  chmodSync(join(root, "guard.sh"), 0o755);
  // JSON is YAML.
  writeFileSync(join(workspace, "config", "shell_hooks.yaml"), JSON.stringify({ hooks: [HOOK] }));
  const { PATH, LANG = "C.UTF-8" } = process.env;
  const env = { PATH, LANG, HOME: root, TMPDIR: root };
  hooks = await createShellHooks({ workspace, stateDir: join(root, "state"), env, owners: ["telegram:1"] });
  hooks.on("firing", ({ verdict }) => {
    checks[verdict === "continue" ? "passed" : "others"] += 1;
  });
  await say(`/hooks approve ${HOOK.event} ${HOOK.command}`);
}

async function say(text) {
  const request = { channel: "telegram", senderId: "1", chat: "private", origin: "typed", text };
  const reply = await hooks.handleCommand(request);
  if (reply.outcome !== "done" || reply.problem) throw new Error(`${text}: ${reply.text}`);
}

/** `hooks` is "none", "off" or "on"; `way` is "runner", "start", or "unordered" for a runner that keeps no order itself. */
async function open({ apiRoot, token, hooks: wanted, way }) {
  const bot = new Bot(token, { client: { apiRoot } });
  let uninstall = async () => {};
  if (wanted !== "none") {
    const { shellHooks } = await import("../dist/channels/telegram/index.js");
    await openHooks();
    await say(`/hooks ${wanted}`);
    uninstall = shellHooks(bot, hooks);
  }
  if (way === "runner") bot.use(sequentialize((ctx) => String(ctx.chat.id)));
  bot.on("message:text", async (ctx) => {
    await checkByHand();
    await ctx.reply(`answer ${ctx.msg.text.split(" ")[1]}`);
  });
  const stop = await begin(bot, way);
  close = async () => {
    await stop();
    await uninstall();
    await hooks?.close();
    if (root) rmSync(root, { recursive: true, force: true });
  };
}

async function begin(bot, way) {
  if (way !== "start") {
    await bot.init();
    const runner = run(bot);
    return () => runner.stop();
  }
  let ended;
  await new Promise((onStart, fail) => {
    ended = bot.start({ onStart });
    ended.catch(fail);
  });
  return async () => {
    await bot.stop();
    await ended;
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

/** What the script was called with. */
function kept() {
  const read = (file) => readFileSync(join(root, file), "utf8");
  const variables = read("environ").split("\0").filter(Boolean);
  const env = Object.fromEntries(variables.map((line) => [line.split("=", 1)[0], line.slice(line.indexOf("=") + 1)]));
  // Under its own number chat-hooks would take a bare spawn for something the guard left behind, and end it.
  const own = { ...env, CHAT_HOOKS_RUN_ID: "by-hand" };
  return { program: read("program"), env: own, cwd: root, input: read("input") };
}

/** Milliseconds for `count` bare spawns, `atOnce` of them at a time. */
async function spawns({ call, count, atOnce }) {
  const start = performance.now();
  const check = limited(() => bareSpawn(call), atOnce);
  await Promise.all(Array.from({ length: count }, check));
  return performance.now() - start;
}

/** From now on the bot's handler runs the script before it answers: a guard as one would write it without chat-hooks. */
function guardByHand({ call, atOnce }) {
  checkByHand = limited(() => bareSpawn(call), atOnce);
}

/** `task`, of which no more than `most` run at once. */
function limited(task, most) {
  const waiting = [];
  let running = 0;
  return async () => {
    if (running === most) await new Promise((resume) => waiting.push(resume));
    else running += 1;
    await task();
    // Whoever waits takes over the place.
    if (waiting.length > 0) waiting.shift()();
    else running -= 1;
  };
}

function bareSpawn({ program, env, cwd, input }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, [], { cwd, env, detached: true });
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (chunk) => {
      output += chunk;
    });
    child.stderr.resume();
    child.on("error", reject);
    child.on("close", () => (output === "{}" ? resolve() : reject(new Error(`the script said "${output}"`))));
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}

const actions = { open, before, after, kept, spawns, guardByHand, close: () => close() };
process.on("message", async ([name, options]) => process.send([await actions[name](options)]));
process.on("disconnect", () => process.exit());
