import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { tool } from "ai";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { Conversations } from "../../src/bot/agent/conversations.js";
import { talkOnTelegram } from "../../src/bot/channels/telegram.js";
import { aWhile } from "../support/a-while.js";
import { BOT_TOKEN, type BotApiServer, startBotApi } from "../support/bot-api-server.js";
import { eventually } from "../support/eventually.js";
import { holdClock } from "../support/held-clock.js";
import { makeHookBench } from "../support/hook-bench.js";
import { type Answer, startModel } from "../support/model-server.js";
import {
  type ApiAnswer,
  makeReadyBot,
  makeTelegramReadyBot,
  sharedReadyBot,
  sharedTelegramReadyBot,
} from "../support/ready-bot.js";
import { makeWorkbench } from "../support/workbench.js";

/** Tried again at once: what is told here is what comes of it, not how long it takes. */
const soon = { "retry-after-ms": "5" };
const busy = { status: 429, error: "Too many requests", headers: soon };
const broken = { status: 500, error: "Internal\n    at handler (/srv/app.js:1:1)\nerror", headers: soon };

const FAULTS: Record<string, { answers: Answer[]; told: RegExp }> = {
  "401 with a message": {
    answers: [{ status: 401, error: "No such key" }],
    told: /127\.0\.0\.1:\d+ rejected the API key \(401\)\. Check OPENAI_API_KEY\./,
  },
  "403": { answers: [{ status: 403, error: "Not you" }], told: /rejected the API key \(403\)/ },
  "404": {
    answers: [{ status: 404, error: "model 'm' not found" }],
    told: /does not know this model \(404\)\. Check MODEL,/,
  },
  "400 for a model that is none": {
    answers: [{ status: 400, error: "Model Not Exist" }],
    told: /does not know this model \(400\)/,
  },
  "400 for another reason": {
    answers: [{ status: 400, error: "context too long." }],
    told: /: context too long\. Nothing/,
  },
  "429 for ever": { answers: [busy, busy, busy], told: /too many requests \(429\).* Wait/ },
  "500 for ever": { answers: [broken, broken, broken], told: /the model at 127\.0\.0\.1:\d+ has failed \(500\)\./ },
  "a web page": {
    answers: [{ body: "<html><b>Hello</b></html>", type: "text/html" }],
    told: /is not a model's answer\. Check OPENAI_BASE_URL/,
  },
  "JSON that is no completion": {
    answers: [{ body: `{"a": 1}`, type: "application/json" }],
    told: /is not a model's answer/,
  },
  "an event stream of garbage": {
    answers: [{ body: "data: {]\n\ndata: 7\n\n", type: "text/event-stream" }],
    told: /is not a model's answer/,
  },
  "a stream that is cut": {
    answers: [{ cut: true, text: "The first half and" }],
    told: /127\.0\.0\.1:\d+ broke off in the middle/,
  },
  "a stream without an end": {
    answers: [{ cut: true, politely: true, text: "The first half and" }],
    told: /broke off in the middle/,
  },
};

const ready = sharedReadyBot();
const onTelegram = sharedTelegramReadyBot();

test.each(Object.entries(FAULTS))("%s: one honest line, and the conversation goes on", async (_, fault) => {
  const { model, chat } = await ready();
  const { answers, told } = fault;
  model.say(...answers);
  const { reply = "" } = await chat("count the files");
  expect(reply).toMatch(/^That did not work: .+\. Nothing was lost; say it again, or try something else\.$/);
  expect(reply).toMatch(told);
  expect(reply).not.toContain("first half");
  expect(model.requests).toHaveLength(answers.length);
  expect((await chat("are you there?")).reply).toBe("You said: are you there?");
  const asked = model.requests.at(-1)?.messages ?? [];
  expect(JSON.stringify(asked)).toContain("count the files");
  expect(asked.slice(1).map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
});

test("429, and then fine: the person reads the answer, and nothing of the wait", async () => {
  const { chat, model } = await ready();
  model.say(busy, { text: "Here I am." });
  expect((await chat("hello")).reply).toBe("Here I am.");
});

/** What the bot answers when the seconds between its tries pass at once. */
async function hurried(reply: Promise<ApiAnswer>, clock: ReturnType<typeof holdClock>): Promise<string> {
  let isThere = false;
  const over = reply.finally(() => (isThere = true));
  await eventually(() => {
    clock.advance(400);
    return isThere;
  }).toBe(true);
  return (await over).reply ?? "";
}

test("nobody at the endpoint: one line that says where nobody was", async () => {
  const { chat, model } = await makeReadyBot();
  await model.close();
  const clock = holdClock();
  expect(await hurried(chat("hello"), clock)).toBe(
    `That did not work: the model at ${new URL(model.url).host} cannot be reached (ECONNREFUSED). Check OPENAI_BASE_URL and the network. Nothing was lost; say it again, or try something else.`,
  );
});

test("a port that no program may call: the same line, and on_turn_error gets the error as it was", async () => {
  const { chat, hook, seen } = await makeReadyBot({ env: { OPENAI_BASE_URL: "http://127.0.0.1:1/v1" } });
  await hook("on_turn_error", "exit 0");
  const clock = holdClock();
  const reply = await hurried(chat("hello"), clock);
  clock.release();
  expect(reply).toContain("the model at 127.0.0.1:1 cannot be reached (bad port).");
  expect(seen("on_turn_error")).toMatchObject([
    { error_type: "AI_RetryError", error_message: expect.stringContaining("Cannot connect to API: bad port") },
  ]);
});

test("a fault is told in the person's language", async () => {
  const { telegram, model, post } = await onTelegram();
  model.say({ status: 401, error: "No such key" }, { status: 401, error: "No such key" });
  telegram.push(telegram.message("数一数文件", { from: { id: 1, language_code: "zh" } }));
  const texts = (): unknown[] => telegram.sent("sendMessage").map(({ payload }) => payload.text);
  await eventually(texts).toContain(
    `没有成功：${new URL(model.url).host} 不接受这个密钥（401）。请检查 OPENAI_API_KEY。什么都没有丢；请再说一遍，或者换个做法。`,
  );
  expect(texts().filter((text) => /401/.test(String(text)))).toHaveLength(1);
  expect((await post("/chat", { text: "数" }, { "accept-language": "zh" })).json.reply).toMatch(
    /^没有成功：.*不接受这个密钥（401）。/,
  );
  telegram.push(telegram.message("还在吗"));
  await eventually(texts).toContain("You said: 还在吗");
  expect(JSON.stringify(model.requests.at(-1)?.messages)).toContain("数一数文件");
});

async function makeTalk(more: { silenceMs?: number; secrets?: string[] } = {}) {
  const { hooks, bench, hook, seen } = await makeHookBench();
  const model = await startModel(onTestFinished);
  const provider = createOpenAICompatible({ name: "loopback", baseURL: model.url });
  const failing = tool({
    inputSchema: z.object({}),
    execute: (): string => {
      throw new Error("the disk is on fire");
    },
  });
  const open = (): Conversations => {
    const made = new Conversations({
      ...{ hooks: hooks.firer, model: provider("m"), system: async () => "", tools: () => ({ failing }) },
      ...{ graceMs: 100, ...more },
      folder: `${bench.state}/conversations`,
    });
    onTestFinished(() => made.close());
    return made;
  };
  return { model, open, hook, seen };
}
const ANN = { channel: "telegram", chatId: "1" };

test("a model that takes the question and never answers is given up after a while", async () => {
  const { open, model } = await makeTalk({ silenceMs: 100 });
  model.say({ silent: true });
  const talk = open();
  const clock = holdClock();
  const reply = talk.respond(ANN, { text: "hello" });
  await eventually(() => model.requests.length).toBe(1);
  clock.advance(100);
  expect(await reply).toContain("the model at loopback has said nothing for 0.1 s. Nothing");
  expect(await talk.respond(ANN, { text: "again" })).toBe("You said: again");
});

test("an endpoint that quotes the key it refuses does not show it to anybody", async () => {
  const { open, model, hook, seen } = await makeTalk({ secrets: ["sk-1234567890"] });
  await hook("on_turn_error", "exit 0");
  model.say({ status: 401, error: "sk-1234567890 is not\na key" });
  expect(await open().respond(ANN, { text: "hello" })).toContain(" rejected the API key (401).");
  expect(seen("on_turn_error")).toMatchObject([{ error_message: "… is not a key" }]);
  expect(JSON.stringify(seen("on_turn_error"))).not.toContain("sk-1234567890");
});

test("tools that fail are told to the model, not to the person", async () => {
  const { open, model } = await makeTalk();
  model.say(
    { calls: [{ name: "failing", written: `{"half": ` }] },
    { calls: [{ name: "no_such_tool", input: {} }] },
    { calls: [{ name: "failing", input: {} }] },
    { text: "It does not work." },
  );
  const talk = open();
  expect(await talk.respond(ANN, { text: "do it" })).toBe("It does not work.");
  const asked = JSON.stringify(model.requests.at(-1)?.messages);
  for (const words of ["Invalid input for tool failing", "no_such_tool", "the disk is on fire"])
    expect(asked).toContain(words);
  expect(await talk.respond(ANN, { text: "and now?" })).toBe("You said: and now?");
});

test("a command that runs into its time is stopped, and the turn goes on", async () => {
  const { chat, model } = await makeReadyBot({ env: { CHAT_HOOKS_UNSAFE_BASH: "1" } });
  model.say({ calls: [{ name: "bash", input: { command: "sleep 60", timeout: 0.2 } }] }, { text: "It took too long." });
  expect((await chat("wait")).reply).toBe("It took too long.");
  expect(JSON.stringify(model.requests.at(-1)?.messages)).toContain("not done after 0.2 s");
});

test("when a turn fails behind a tool, the next one knows what the tool has done", async () => {
  const { chat, model } = await ready();
  model.say({ calls: [{ name: "write_file", input: { file_path: "a.txt", content: "x" } }] }, { cut: true });
  expect((await chat("write a.txt")).reply).toMatch(/^That did not work/);
  await chat("and?");
  const asked = model.requests.at(-1)?.messages ?? [];
  expect(asked.slice(1).map(({ role }) => role)).toEqual(["user", "assistant", "tool", "assistant", "user"]);
});

test("whoever ends the bot waits a moment for a long turn; then it is stopped, and told at the next start", async () => {
  const { open, model, hook, seen } = await makeTalk();
  await hook("on_session_end", "exit 0");
  model.say({ silent: true });
  const talk = open();
  const replies = [talk.respond(ANN, { text: "first" }), talk.respond(ANN, { text: "second", id: "8" })];
  const settled = Promise.allSettled(replies);
  const first = replies[0];
  await eventually(() => model.requests.length).toBe(1);
  await talk.close();
  await expect(talk.respond(ANN, { text: "third" })).rejects.toThrow("the bot is ending");
  expect((await settled).map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
  expect(await first).toBe(
    "The bot is shutting down and stopped in the middle of this. Say it again when it is running.",
  );
  expect(seen("on_session_end")).toMatchObject([{ status: "shutdown" }]);
  const told: string[] = [];
  const next = open();
  const take = (): Promise<void> =>
    next.settleInterrupted(async ({ turns }) => {
      told.push(...turns.map(({ message }) => message));
      return new Set();
    });
  await take();
  await take();
  expect(told).toEqual(["first", "second"]);
  // What was told is not done behind the person's back.
  expect(await next.respond(ANN, { text: "second", id: "8" })).toBeUndefined();
});

test("killed between a reply that is written down and the end of its turn: it counts as answered, and is remembered", async () => {
  const { open, model } = await makeTalk();
  let turnId = "";
  const keep = (_reply: string, id: string): Promise<void> => {
    turnId = id;
    return new Promise(() => {}); // as far as the first process got
  };
  void open().respond(ANN, { text: "hello", keep });
  await eventually(() => turnId).not.toBe("");
  const next = open();
  await next.settleInterrupted(async ({ turns }) => new Set(turns.map(({ id }) => id).filter((id) => id === turnId)));
  await next.respond(ANN, { text: "and?" });
  const asked = JSON.stringify(model.requests.at(-1)?.messages);
  expect(asked).toContain("You said: hello");
  expect(asked).not.toContain("I was stopped here");
});

const textsOf = (telegram: BotApiServer) => (): unknown[] =>
  telegram.sent("sendMessage").map(({ payload }) => payload.text);

test.each([
  ["429", { error_code: 429, description: "Too Many Requests: retry after 1", parameters: { retry_after: 1 } }],
  ["500", { error_code: 500, description: "Internal Server Error" }],
  ["cut", undefined],
] as const)(
  "Telegram does not take a message (%s): it is sent again, later, and before what came after it",
  async (_name, failure) => {
    const { telegram, post } = await onTelegram();
    const texts = textsOf(telegram);
    if (failure) telegram.failNext("sendMessage", failure);
    else telegram.cutNext("sendMessage");
    await post("/push", { text: "one" });
    await post("/push", { text: "two" });
    await eventually(texts).toEqual(["one", "one", "two"]);
  },
);

test("where Telegram wants to be left alone, the answer to a command leaves before the agent's messages", async () => {
  const { telegram, post } = await onTelegram();
  const error = { error_code: 429, description: "Too Many Requests: retry after 1", parameters: { retry_after: 1 } };
  telegram.failNext("sendMessage", error, 2);
  await post("/push", { text: "one" });
  await telegram.arrived("sendMessage");
  // So that the command's turn would be the later one, were both to wait for as long as they are told.
  await aWhile(300);
  telegram.push(telegram.message("/hooks owners"));
  await eventually(() => textsOf(telegram)().length).toBe(4);
  const [first, ...others] = textsOf(telegram)();
  expect(first).toBe("one");
  expect(others.map((text) => text === "one")).toEqual([false, false, true]);
});

test.each([
  [403, "Forbidden: bot was blocked by the user"],
  [400, "Bad Request: chat not found"],
])(
  "a message that Telegram will never take (%s) is given up, with a line in the terminal, and the next one is sent",
  async (error_code, description) => {
    const { telegram, post, printed } = await onTelegram();
    const texts = textsOf(telegram);
    const before = printed().length;
    telegram.failNext("sendMessage", { error_code, description });
    await post("/push", { text: "for nobody" });
    await post("/push", { text: "for you" });
    await eventually(texts).toEqual(["for nobody", "for you"]);
    const told = printed().slice(before);
    expect(told.match(/could not be delivered/g)).toHaveLength(1);
    expect(told).toContain(description);
    expect(told).not.toContain("for nobody");
  },
);

test("Telegram is away for a while: what was said meanwhile is answered, once", async () => {
  const { telegram, model } = await onTelegram();
  telegram.failNext("getUpdates", { error_code: 502, description: "Bad Gateway" });
  telegram.push(telegram.message("hello"));
  await eventually(textsOf(telegram)).toContain("You said: hello");
  // The same one twice, as Telegram does it when it is not sure that it was heard.
  telegram.push({ ...telegram.push(telegram.message("are you there?")) });
  telegram.push(telegram.message("and now?"));
  await eventually(textsOf(telegram)).toContain("You said: and now?");
  expect(textsOf(telegram)().filter((text) => text === "You said: are you there?")).toHaveLength(1);
  expect(model.requests).toHaveLength(3);
});

/** Telegram alone, and what it says of itself. */
async function makeTelegramTalk(more: { apiRoot: string; token?: string; locale?: string }) {
  const troubles: string[] = [];
  const ready: string[] = [];
  const talk = talkOnTelegram({
    ...{ token: BOT_TOKEN, hooks: await makeWorkbench().open(), againMs: 20, ...more },
    onMessage: async () => {},
    onReady: (name) => void ready.push(name),
    onTrouble: (detail) => void troubles.push(detail),
  });
  onTestFinished(() => talk.close());
  return { troubles, ready, talk };
}

/** A port at which nobody is. */
async function deadPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test("Telegram out of reach is told once and soon, without the token, and closing does not wait for it", async () => {
  const port = await deadPort();
  const { troubles, ready, talk } = await makeTelegramTalk({ apiRoot: `http://127.0.0.1:${port}/` });
  await eventually(() => troubles).toHaveLength(1);
  await aWhile(300);
  expect(troubles).toEqual([`127.0.0.1:${port} cannot be reached (ECONNREFUSED); retrying`]);
  expect(ready).toEqual([]);
  await talk.close();
});

test("Telegram that can be reached later: the bot listens from then on, and says so", async () => {
  const telegram = await startBotApi(onTestFinished);
  telegram.cutNext("getMe", 3);
  const { troubles, ready } = await makeTelegramTalk({ apiRoot: telegram.url, locale: "zh" });
  await eventually(() => ready).toEqual(["GuardedBot"]);
  expect(troubles).toEqual([`连不上 ${new URL(telegram.url).host}（ECONNRESET），正在重试`]);
});

test("a network that stays away later on is told as well, once, and its return", async () => {
  const telegram = await startBotApi(onTestFinished);
  telegram.cutNext("getUpdates", 5);
  const { troubles, ready } = await makeTelegramTalk({ apiRoot: telegram.url });
  await eventually(() => ready).toEqual(["GuardedBot", "GuardedBot"]);
  expect(troubles).toEqual([expect.stringContaining("cannot be reached (ECONNRESET)")]);
});

test.each(["getMe", "getUpdates"])("a server that never answers %s does not hold up the end", async (method) => {
  const telegram = await startBotApi(onTestFinished);
  telegram.hold(method);
  const { talk } = await makeTelegramTalk({ apiRoot: telegram.url });
  await telegram.arrived(method);
  await talk.close();
});

test("a server that takes the connection and says nothing is told of", async () => {
  const telegram = await startBotApi(onTestFinished);
  telegram.hold("getMe");
  const { troubles } = await makeTelegramTalk({ apiRoot: telegram.url });
  await eventually(() => troubles).toEqual([expect.stringContaining("cannot be reached (ETIMEDOUT)")]);
});

test("a token that has not the shape of one is told at once, by its shape, and sent nowhere", async () => {
  const telegram = await startBotApi(onTestFinished);
  const { troubles, talk } = await makeTelegramTalk({ apiRoot: telegram.url, token: "my-secret-token" });
  expect(troubles).toEqual([expect.stringContaining("not of the form 123456789:")]);
  expect(troubles.join()).not.toContain("my-secret-token");
  expect(telegram.wire()).toBe("");
  await talk.close();
});

test("where somebody else polls with the token, it says so once, and comes back when they are gone", async () => {
  const telegram = await startBotApi(onTestFinished);
  const heard: string[] = [];
  const troubles: string[] = [];
  const conflict = { error_code: 409, description: "Conflict: terminated by other getUpdates request" };
  telegram.failNext("getUpdates", conflict, 3);
  telegram.push(telegram.message("are you there?"));
  const talk = talkOnTelegram({
    ...{ token: BOT_TOKEN, apiRoot: telegram.url, hooks: await makeWorkbench().open(), awayMs: 20 },
    onMessage: async ({ text }) => void heard.push(text),
    onReady: () => {},
    onTrouble: (detail) => void troubles.push(detail),
  });
  onTestFinished(() => talk.close());
  await eventually(() => heard).toEqual(["are you there?"]);
  expect(troubles).toEqual([expect.stringContaining("409: Conflict")]);
});

test("a long turn holds up neither another chat nor what is written down", async () => {
  const { telegram, model, bench } = await makeTelegramReadyBot({
    env: { CHAT_HOOKS_OWNERS: "telegram:1,telegram:2" },
  });
  model.say({ silent: true });
  telegram.push(telegram.message("a long one"));
  await eventually(() => model.requests.length).toBe(1);
  telegram.push(telegram.message("behind it"));
  telegram.push(telegram.message("hello", { from: { id: 2 } }));
  await eventually(textsOf(telegram)).toContain("You said: hello");
  const kept = readdirSync(`${bench.state}/conversations`).filter((name) => name.endsWith(".waiting"));
  expect(kept.map((name) => readFileSync(`${bench.state}/conversations/${name}`, "utf8"))).toEqual([
    expect.stringContaining("behind it"),
  ]);
  // The bot would wait for its answer.
  await model.close();
});

test("a wrong token costs one clear line, and everything else goes on", async () => {
  const { printed, chat } = await makeTelegramReadyBot({ env: { TELEGRAM_BOT_TOKEN: "123456789:wrong" } });
  await eventually(printed).toContain("401: Unauthorized");
  expect((await chat("hello")).reply).toBe("You said: hello");
  expect(printed().match(/check TELEGRAM_BOT_TOKEN/g)).toHaveLength(1);
  expect(printed()).not.toContain("123456789:wrong");
});

test("when the bot itself fails, its disk perhaps, the person is told as well", async () => {
  const { telegram, bench, printed } = await makeTelegramReadyBot();
  bench.write("state/conversations", "a file where a folder should be");
  telegram.push(telegram.message("hello"));
  await eventually(textsOf(telegram)).toContainEqual(expect.stringContaining("something failed inside the bot"));
  expect(printed()).toContain("EEXIST");
});

test("with the demo agent a turn can be made to fail, and the conversation to be shortened, so that its events are seen", async () => {
  const { chat, hook, seen } = await makeReadyBot({ demo: true });
  for (const event of ["on_turn_error", "pre_compact", "post_compact"]) await hook(event, "exit 0");
  expect((await chat("fail")).reply).toBe(
    "That did not work: the demo agent was told to fail. Nothing was lost; say it again, or try something else.",
  );
  expect(seen("on_turn_error")).toMatchObject([{ error_message: "the demo agent was told to fail" }]);
  expect((await chat("压缩")).reply).toContain("compact_history 返回：The conversation is shortened");
  await eventually(() => seen("post_compact")).toMatchObject([{ trigger: "manual" }]);
  expect(seen("pre_compact")).toMatchObject([{ trigger: "manual", token_count: expect.any(Number) }]);
  expect((await chat("say still here")).reply).toBe("still here");
});
