// Messages from 200 chats to a grammY bot: bare, and with a bundled guard on, started for each message or warm.
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
import { HAS_WARM } from "./bot.mjs";
import { microsecondsPer, sideBySide } from "./measure.mjs";

/** A guard that is started for each message would take a minute for as many as the others get. */
const MESSAGES = { none: 1_000, cold: 40, warm: 1_000 };
const CHATS = 200;
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

/** Runs `work` with a server and a way to start bots, and ends all of them. */
async function withServer(work) {
  const server = startProcess("telegram-server.mjs");
  const opened = [];
  try {
    const apiRoot = await server.ask("listen");
    return await work(async (options) => {
      const bot = startProcess("telegram-bot.mjs");
      opened.push(bot);
      const token = `${++lastBot}:${SECRET}`;
      await bot.ask("open", { ...options, apiRoot, token });
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

/** How the bot does with no guard, with one that is started for each message, and with a warm one where that can be had. */
export function measureTelegram() {
  return withServer(async (open) => {
    const figures = {};
    for (const guard of HAS_WARM ? ["none", "cold", "warm"] : ["none", "cold"]) {
      const messages = MESSAGES[guard];
      const bot = await open({ guard });
      // Until the code is compiled.
      await bot.load({ messages: guard === "cold" ? 4 : 300, chats: CHATS });
      const before = await bot.ask("before");
      const heard = await bot.load({ messages, chats: CHATS });
      const after = await bot.ask("after");
      figures[guard] = {
        ...{ ...heard, ...after, messages, perSecond: (messages * 1_000) / heard.ms },
        grownMiB: after.rssMiB - before.rssMiB,
      };
    }
    return figures;
  });
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
  const { oursMs, bareMs } = await sideBySide(send(installed), send(bare), 20);
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
