// 1,000 messages from 200 chats to a grammY bot: bare, with chat-hooks installed and off, and with a guard on.
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Bot } from "grammy";
import { shellHooks } from "../dist/channels/telegram/index.js";
import { createShellHooks } from "../dist/index.js";
import { visibleParts } from "../dist/inner/channels/telegram/rendering/visible.js";
import { microsecondsPer, sideBySide } from "./measure.mjs";

const LOAD = { messages: 1_000, chats: 200 };
/** How many runs of one hook chat-hooks lets live at once; `bot.start()` hands out one message at a time. */
const AT_ONCE = { runner: 8, start: 1 };
const SECRET = "AAF3xk9Qw-7LmZ2pVtYc8RsNb_HdJ0GuEoI";
let lastBot = 100;

/** Starts a file of this folder as a process; `ask` calls one of its actions. */
function startProcess(file) {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child = fork(path, { execArgv: ["--expose-gc"] });
  const ended = once(child, "exit").then(([code]) => Promise.reject(new Error(`${file} ended with ${code}`)));
  ended.catch(() => {});
  return {
    async ask(...request) {
      child.send(request);
      const [[answer]] = await Promise.race([once(child, "message"), ended]);
      return answer;
    },
    async end() {
      if (child.exitCode !== null) return;
      child.disconnect();
      await ended.catch(() => {});
    },
  };
}

/** Runs `work` with a server and a way to start bots, or a process without one, and ends all of them. */
async function withServer(work) {
  const server = startProcess("telegram-server.mjs");
  const opened = [];
  try {
    const apiRoot = await server.ask("listen");
    return await work(async (options) => {
      const bot = startProcess("telegram-bot.mjs");
      opened.push(bot);
      const token = `${++lastBot}:${SECRET}`;
      if (options) await bot.ask("open", { ...options, apiRoot, token });
      return { ask: bot.ask, load: (load) => server.ask("load", { token, ...load }) };
    });
  } finally {
    for (const bot of opened) {
      // A process that failed has nothing left to close.
      await bot.ask("close").catch(() => {});
      await bot.end();
    }
    await server.end();
  }
}

/**
 * The load, round by round and with the first place in turns; what spawns is slow and has only the first `guarded`
 * rounds. For `way` see the bot.
 */
export function measureTelegram(way, { rounds, guarded }) {
  return withServer(async (open) => {
    const bots = {};
    for (const hooks of ["none", "off", "on"]) bots[hooks] = await open({ hooks, way });
    bots.byHand = await open({ hooks: "none", way });
    const spawner = await open();
    for (const bot of Object.values(bots)) await warmUp(bot);
    const spawns = { call: await bots.on.ask("kept"), count: LOAD.messages, atOnce: AT_ONCE[way] };
    await bots.byHand.ask("guardByHand", spawns);
    await spawner.ask("spawns", { ...spawns, count: 100 });
    const runs = { none: [], off: [], on: [], byHand: [], spawns: [] };
    for (let round = 0; round < rounds; round += 1) {
      const names = round < guarded ? ["none", "off", "on", "byHand"] : ["none", "off"];
      for (const at of names.keys()) {
        const name = names[(at + round) % names.length];
        runs[name].push(await loaded(bots[name]));
      }
      if (round < guarded) runs.spawns.push({ ms: await spawner.ask("spawns", spawns) });
    }
    return summary(runs, await commanded(bots.on));
  });
}

/**
 * The guard on a bot that handles all messages at once: only the guard's own lines keep their order. From so few chats
 * that several messages of each are being checked at any time: a bot that spawns by hand mixes them up.
 */
export function measureUnordered() {
  return withServer(async (open) => {
    const bot = await open({ hooks: "on", way: "unordered" });
    await warmUp(bot);
    return commanded(bot, { chats: 5 });
  });
}

async function warmUp(bot) {
  // Alone, so that the guard writes down one call; then until the code is compiled.
  await bot.load({ messages: 1, chats: 1 });
  await bot.load({ messages: 300, chats: 200 });
}

async function loaded(bot, more = {}) {
  const before = await bot.ask("before");
  const heard = await bot.load({ ...LOAD, ...more });
  return { ...heard, before, after: await bot.ask("after") };
}

const commanded = (bot, more = {}) => loaded(bot, { ...more, command: "/hooks off" });

function summary({ none, off, on, byHand, spawns }, command) {
  const all = [...none, ...off, ...on, ...byHand, command];
  return {
    none: figuresOf(none),
    off: { ...figuresOf(off), toBare: speed(off, none) },
    on: { ...figuresOf(on), toBare: speed(on, none), toByHand: speed(on, byHand), toSpawns: speed(on, spawns) },
    byHandPerSecond: perSecond(byHand),
    spawnsPerSecond: perSecond(spawns),
    answered: Math.min(...all.map(({ answered }) => answered)),
    strays: all.flatMap(({ strays }) => strays),
    inOrder: all.every(({ inOrder }) => inOrder),
    checked: Math.min(...on.map(({ after }) => after.passed)),
    unchecked: on.reduce((sum, { after }) => sum + after.others, 0),
    command,
  };
}

const figuresOf = (list) => ({ perSecond: perSecond(list), lagMs: lagOf(list), ...growth(list) });
const msOf = (list) => list.reduce((sum, { ms }) => sum + ms, 0);
const perSecond = (list) => (LOAD.messages * list.length * 1_000) / msOf(list);
/** How fast one is for each unit of the other's speed, in the rounds that both had. */
const speed = (ours, theirs) => {
  const rounds = Math.min(ours.length, theirs.length);
  return msOf(theirs.slice(0, rounds)) / msOf(ours.slice(0, rounds));
};
const lagOf = (list) => Math.max(...list.map(({ after }) => after.lagMs));

/** What the first round left behind, and all later ones together. */
function growth(list) {
  const [first] = list;
  const last = list.at(-1);
  const grown = (name) => [first.after[name] - first.before[name], last.after[name] - first.after[name]];
  return { rssMiB: grown("rssMiB"), heapMiB: grown("heapMiB") };
}

const SENDS = 500;
const LINES = {
  HTML: 'The <b>build</b> of <a href="https://ci.example/42">main</a> took <code>3 m</code> &amp; is <i>green</i>.\n',
  MarkdownV2:
    "The *build* of [main](https://ci.example/42) took `3 m` & is _green_\\. Next: *deploy* \\- at 12:00\\.\n",
};

/** Microseconds one send takes up to the network, with chat-hooks installed and off, and without it. */
export async function measureSend() {
  const root = mkdtempSync(join(tmpdir(), "chat-hooks-bench-"));
  const env = { PATH: process.env.PATH, HOME: root, TMPDIR: root };
  const hooks = await createShellHooks({ workspace: join(root, "workspace"), stateDir: join(root, "state"), env });
  const [installed, bare] = [silentBot(), silentBot()];
  const uninstall = shellHooks(installed, hooks, { menu: false });
  const send = (bot) => async () => {
    for (let at = 0; at < SENDS; at += 1) await bot.api.sendMessage(1_001, "The build is green.");
  };
  const { oursMs, bareMs } = await sideBySide(send(installed), send(bare), 40);
  await uninstall();
  await hooks.close();
  rmSync(root, { recursive: true, force: true });
  return { installed: (oursMs * 1_000) / SENDS, bare: (bareMs * 1_000) / SENDS };
}

/** A bot whose calls are answered at once, each as a message of its own. */
function silentBot() {
  let message_id = 0;
  const answer = () => ({ message_id: ++message_id, date: 1, chat: { id: 1_001, type: "private" }, text: "The build" });
  const fetch = async () => ({ json: async () => ({ ok: true, result: answer() }) });
  return new Bot(`1:${SECRET}`, { client: { fetch } });
}

/** Microseconds it takes to see what a reader of a formatted message of 2 KB sees. */
export async function measureVisible() {
  const cost = (parse_mode) => {
    const line = LINES[parse_mode];
    const payload = { chat_id: 1_001, text: line.repeat(Math.ceil(2_048 / line.length)), parse_mode };
    return microsecondsPer(() => visibleParts("sendMessage", payload), { calls: 200 });
  };
  return { html: await cost("HTML"), markdown: await cost("MarkdownV2") };
}
