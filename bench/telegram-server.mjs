// A Bot API server on loopback, in a process of its own: what it costs must not count as the bot's.
import { once } from "node:events";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";

const OWNER = 1;
const FIRST_CHAT = 1_001;
const PATIENCE_MS = 30_000;
const bots = new Map();
let lastId = 0;

const methods = {
  getMe: ({ token }) => ({
    id: Number(token.split(":", 1)[0]),
    is_bot: true,
    first_name: "Bench",
    username: "BenchBot",
  }),
  getUpdates: poll,
  getMyCommands: ({ menus }, { language_code = "" }) => menus.get(language_code) ?? [],
  setMyCommands: ({ menus }, { language_code = "", commands }) => menus.set(language_code, commands) && true,
  sendMessage(bot, { chat_id, text }) {
    bot.heard(chat_id, text);
    return { message_id: ++lastId, date: seconds(), chat: privateChat(chat_id), text };
  },
};

const server = createServer(async (request, response) => {
  const [, token = "", method = ""] = /^\/bot([^/]+)\/(\w+)/.exec(request.url) ?? [];
  const payload = request.headers["content-length"] === "0" ? {} : await json(request).catch(() => ({}));
  const result = (await methods[method]?.(botOf(token), payload, response)) ?? true;
  response.setHeader("content-type", "application/json").end(JSON.stringify({ ok: true, result }));
});

// Node's 5 s would now and then end a connection in the very moment a bot takes it up again.
server.keepAliveTimeout = 300_000;

function botOf(token) {
  const bot = bots.get(token) ?? { token, pending: [], menus: new Map(), wake() {}, heard() {} };
  bots.set(token, bot);
  return bot;
}

async function poll(bot, { offset = 0, limit = 100, timeout = 0 }, response) {
  bot.pending = bot.pending.filter(({ update_id }) => update_id >= offset);
  if (bot.pending.length === 0 && timeout > 0) {
    await new Promise((resume) => {
      bot.wake = resume;
      response.on("close", resume);
      setTimeout(resume, timeout * 1_000).unref();
    });
  }
  return bot.pending.slice(0, limit);
}

function push(bot, id, text) {
  const from = { id, is_bot: false, first_name: "Ann", language_code: "en" };
  const message = { message_id: ++lastId, date: seconds(), chat: privateChat(id), from, text };
  bot.pending.push({ update_id: ++lastId, message });
}

/**
 * Sends `messages` from `chats` at once and waits for all answers; where `command` is given, the owner types it when
 * half of them are there.
 */
function load({ token, messages, chats, command }) {
  const bot = botOf(token);
  const answered = new Map();
  const figures = { answered: 0, strays: [], inOrder: true, ms: 0 };
  let commandAt = 0;
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      bot.heard = () => {};
      resolve(figures);
    };
    const timer = setTimeout(settle, PATIENCE_MS);
    const start = performance.now();
    const hearAnswer = (chatId, number) => {
      if (number <= (answered.get(chatId) ?? 0)) figures.inOrder = false;
      answered.set(chatId, number);
      figures.answered += 1;
      figures.ms = performance.now() - start;
      if (command && commandAt === 0 && figures.answered >= messages / 2) {
        commandAt = performance.now();
        push(bot, OWNER, command);
        bot.wake();
      }
    };
    bot.heard = (chatId, text) => {
      const [, number] = /^answer (\d+)$/.exec(text) ?? [];
      if (number !== undefined) hearAnswer(chatId, Number(number));
      else if (chatId === OWNER && commandAt > 0 && figures.reply === undefined)
        Object.assign(figures, {
          reply: text,
          replyMs: performance.now() - commandAt,
          leftAtReply: messages - figures.answered,
        });
      else figures.strays.push(text);
      if (figures.answered >= messages && (!command || figures.reply !== undefined)) settle();
    };
    for (let at = 0; at < messages; at += 1)
      push(bot, FIRST_CHAT + (at % chats), `message ${Math.floor(at / chats) + 1}`);
    bot.wake();
  });
}

const seconds = () => Math.floor(Date.now() / 1_000);
const privateChat = (id) => ({ id, type: "private", first_name: "Ann" });

const actions = {
  async listen() {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return `http://127.0.0.1:${server.address().port}`;
  },
  load,
};
process.on("message", async ([name, options]) => process.send([await actions[name](options)]));
process.on("disconnect", () => process.exit());
