// What one bot on several machines does: messages a second and how long each takes, and what that asks of the database.
// Needs a database to try it on, as database.mjs.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { transactions } from "./database.mjs";

const CLI = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
const TOKEN = "123456789:AAF3xk9Qw-7LmZ2pVtYc8RsNb_HdJ0GuEoI";
const SECRET = "a-secret-of-the-webhook";
const ME = { id: 123456789, is_bot: true, first_name: "Guarded", username: "GuardedBot" };
const CHATS = 40;
const ROUNDS = 5;

/** A Telegram and a model in one: both answer at once. */
async function platform(onSent) {
  const server = createServer(async (request, response) => {
    const body = await json(request).catch(() => ({}));
    const method = request.url.split("/").at(-1);
    if (method === "sendMessage") onSent(body.chat_id, body.text);
    response.setHeader("content-type", "application/json");
    if (method !== "completions")
      return response.end(JSON.stringify({ ok: true, result: method === "getMe" ? ME : { message_id: 1 } }));
    const said = body.messages.findLast(({ role }) => role === "user").content;
    const text = typeof said === "string" ? said : said.map((part) => part.text).join("");
    const choice = { index: 0, message: { role: "assistant", content: text }, delta: { content: text } };
    const answer = { id: "1", created: 0, model: "m", choices: [{ ...choice, finish_reason: "stop" }] };
    if (!body.stream) return response.end(JSON.stringify(answer));
    response.setHeader("content-type", "text/event-stream");
    response.end(`data: ${JSON.stringify(answer)}\n\ndata: [DONE]\n\n`);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, url: `http://127.0.0.1:${server.address().port}` };
}

async function startBot(root, name, env) {
  const options = ["start", "--workspace", join(root, "workspace"), "--state", join(root, name)];
  const child = spawn(process.execPath, [CLI, ...options], { env, cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  for await (const piece of child.stdout.setEncoding("utf8")) {
    said += piece;
    if (said.includes("is listening")) break;
  }
  return { child, url: /http:\/\/127\.0\.0\.1:\d+/.exec(said)[0] };
}

/** Has so many machines answer a message in each chat, and then the next one, and so on. */
export async function measureDelivery(processes) {
  const root = mkdtempSync(join(tmpdir(), "chat-hooks-bench-"));
  mkdirSync(join(root, "workspace", "config"), { recursive: true });
  const broughtAt = new Map();
  const delays = [];
  const { server, url } = await platform((_chat, text) => {
    if (broughtAt.has(text)) delays.push(performance.now() - broughtAt.get(text));
  });
  const env = {
    ...{ PATH: process.env.PATH, HOME: root, CHAT_HOOKS_PORT: "0", CHAT_HOOKS_LANG: "en", CHAT_HOOKS_BOT: root },
    ...{ TELEGRAM_BOT_TOKEN: TOKEN, TELEGRAM_API_ROOT: url, CHAT_HOOKS_OWNERS: "telegram:1" },
    ...{ OPENAI_BASE_URL: `${url}/v1`, MODEL: "m", CHAT_HOOKS_TELEGRAM_WEBHOOK: "https://bot.example/telegram" },
    ...{ CHAT_HOOKS_TELEGRAM_WEBHOOK_SECRET: SECRET, CHAT_HOOKS_STATE_KEY: randomBytes(32).toString("hex") },
    CHAT_HOOKS_DATABASE_URL: process.env.CHAT_HOOKS_DATABASE_URL,
  };
  const bots = await Promise.all(Array.from({ length: processes }, (_, at) => startBot(root, `p${at}`, env)));
  const headers = { "content-type": "application/json", "x-telegram-bot-api-secret-token": SECRET };
  let update = 1_000;
  const bring = async (chat, at) => {
    const text = `${chat}/${at}`;
    update += 1;
    const from = { id: 1, is_bot: false, first_name: "Ann" };
    const place = { id: -chat, type: "supergroup", title: "Group" };
    const message = { message_id: update, date: 0, from, chat: place, text: `@GuardedBot ${text}` };
    const body = JSON.stringify({ update_id: update, message });
    broughtAt.set(text, performance.now());
    const to = bots[(chat + at) % bots.length].url;
    for (;;) {
      const answer = await fetch(`${to}/telegram`, { method: "POST", headers, body });
      await answer.text();
      if (answer.status === 200) return;
      await pause(20);
    }
  };
  const round = async (at, chats) => {
    const wanted = delays.length + chats;
    await Promise.all(Array.from({ length: chats }, (_, chat) => bring(chat + 1, at)));
    while (delays.length < wanted) await pause(5);
  };
  // What is loaded at the first message is not what a message costs.
  await round(0, CHATS);
  delays.length = 0;
  await pause(2_500);
  const before = await transactions();
  const began = performance.now();
  for (let at = 1; at <= ROUNDS; at += 1) await round(at, CHATS);
  const tookMs = performance.now() - began;
  await pause(2_500);
  const asked = (await transactions()) - before;
  for (const { child } of bots) child.kill("SIGTERM");
  await Promise.all(bots.map(({ child }) => once(child, "exit")));
  server.close();
  server.closeAllConnections();
  rmSync(root, { recursive: true, force: true });
  delays.sort((x, y) => x - y);
  return {
    perSecond: (CHATS * ROUNDS * 1_000) / tookMs,
    medianMs: delays[delays.length >> 1],
    p99Ms: delays[Math.floor(delays.length * 0.99)],
    transactionsEach: asked / (CHATS * ROUNDS),
  };
}
