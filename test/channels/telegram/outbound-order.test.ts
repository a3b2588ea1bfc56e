import { Api, InputFile } from "grammy";
import { expect, test } from "vitest";
import type { BotApiServer } from "../../support/bot-api-server.js";
import { makeGate } from "../../support/gate.js";
import { type GuardedBot, makeGuardedBot } from "../../support/guarded-bot.js";
import { type } from "../../support/workbench.js";

/** What arrived in the chat of these tests; the owner's own chat is told of other things meanwhile. */
const inChat = (server: BotApiServer, method = "") =>
  server.calls.filter((call) => String(call.payload.chat_id) === "7" && call.method.startsWith(method));

/** A guard that looks at what is slow until the returned function is called. */
async function guardThatWaits({ guardWith }: GuardedBot): Promise<() => void> {
  const gate = makeGate();
  await guardWith(`grep -q slow || exit 0\n${gate.wait}`);
  gate.shut();
  return gate.open;
}

const texts = (calls: readonly { payload: Record<string, unknown> }[]) =>
  calls.map(({ payload }) => payload.text ?? payload.caption);

test("messages of one chat arrive in the order they were sent, whatever each hook takes", async () => {
  const guarded = await makeGuardedBot();
  const { bot, server } = guarded;
  const release = await guardThatWaits(guarded);
  const sent = Promise.all(["slow", "second", "third"].map((text) => bot.api.sendMessage(7, text)));
  // By then the others could have arrived in this chat, too.
  await bot.api.sendMessage(2, "elsewhere");
  release();
  await sent;
  expect(texts(inChat(server))).toEqual(["slow", "second", "third"]);
});

test("the order holds across kinds of sends, and behind a slow answer of Telegram", async () => {
  const guarded = await makeGuardedBot();
  const { bot, server } = guarded;
  const release = await guardThatWaits(guarded);
  const answer = server.hold("sendPhoto");
  const sent = Promise.all([
    bot.api.sendMessageDraft(7, 7, "slow draft"),
    bot.api.sendPhoto(7, new InputFile(Buffer.from([0, 1]), "p.jpg"), { caption: "slow photo" }),
    bot.api.sendMessage(7, "last"),
  ]);
  await bot.api.sendMessage(2, "elsewhere");
  release();
  await server.arrived("sendPhoto");
  await bot.api.sendMessage(2, "elsewhere again");
  answer();
  await sent;
  expect(texts(inChat(server))).toEqual(["slow draft", "slow photo", "last"]);
});

test("other chats are not held up", async () => {
  const guarded = await makeGuardedBot();
  const { bot, server } = guarded;
  const release = await guardThatWaits(guarded);
  const slow = bot.api.sendMessage(7, "slow");
  await bot.api.sendMessage(2, "fast");
  release();
  await slow;
  expect(texts(server.calls.filter(({ payload }) => payload.chat_id !== 1))).toEqual(["fast", "slow"]);
});

test("a send that fails does not hold up those behind it", async () => {
  const { bot, server, guardWith } = await makeGuardedBot();
  // What the owner is told at the start must not take the failure.
  await server.arrived("sendMessage");
  await guardWith("exit 0");
  server.failNext("sendMessage", { error_code: 400, description: "Bad Request: chat not found" });
  const [first, second] = await Promise.allSettled([bot.api.sendMessage(7, "slow"), bot.api.sendMessage(7, "next")]);
  expect([first.status, second.status]).toEqual(["rejected", "fulfilled"]);
});

test("with hooks off nothing waits for anything", async () => {
  const { bot, server } = await makeGuardedBot();
  // The photo is answered only after the message has been.
  const answer = server.hold("sendPhoto");
  const photo = bot.api.sendPhoto(7, "AgACAgIAAxkBAAIBbb");
  await server.arrived("sendPhoto");
  await bot.api.sendMessage(7, "at once");
  answer();
  await photo;
});

/** How often grammY looks at the text of a call on its way to the server. */
async function readsOf(api: Api): Promise<number> {
  let reads = 0;
  const payload = {
    chat_id: 7,
    get text() {
      reads += 1;
      return "hello";
    },
  };
  await api.raw.sendMessage(payload);
  return reads;
}

test("with hooks off nobody looks at a payload but grammY", async () => {
  const { bot, server, hooks, guardWith } = await makeGuardedBot();
  const bare = await readsOf(new Api(bot.token, { apiRoot: server.url }));
  expect(await readsOf(bot.api)).toBe(bare);
  await guardWith("exit 0");
  expect(await readsOf(bot.api)).not.toBe(bare);
  await type(hooks, "/hooks off");
  expect(await readsOf(bot.api)).toBe(bare);
});

test("with hooks off a stream is read by nobody but grammY, while it sends", async () => {
  const order: string[] = [];
  const watched = (...[url, init]: Parameters<typeof fetch>): Promise<Response> => {
    if (String(url).endsWith("/sendDocument")) order.push("send");
    // grammY's own signal is of another make than the one fetch takes.
    return fetch(url, { ...init, signal: null });
  };
  const { bot, guardWith } = await makeGuardedBot({ menu: false }, { client: { fetch: watched as never } });
  const upload = async (): Promise<string[]> => {
    order.length = 0;
    const source = async function* () {
      order.push("read");
      yield Buffer.from("bytes");
    };
    await bot.api.sendDocument(7, new InputFile(source(), "a.txt"));
    return [...order];
  };
  expect(await upload()).toEqual(["send", "read"]);
  await guardWith("exit 0");
  expect(await upload()).toEqual(["read", "send"]);
});
