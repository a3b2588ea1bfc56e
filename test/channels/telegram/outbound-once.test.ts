import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { inspect } from "node:util";
import { autoRetry } from "@grammyjs/auto-retry";
import { apiThrottler } from "@grammyjs/transformer-throttler";
import { GrammyError, HttpError, InputFile } from "grammy";
import { expect, test } from "vitest";
import { shellHooks, TelegramSetupError } from "../../../src/channels/telegram/index.js";
import type { BotApiServer } from "../../support/bot-api-server.js";
import { makeGuardedBot } from "../../support/guarded-bot.js";

/** What arrived in the chat of these tests; the owner's own chat is told of other things meanwhile. */
const inChat = (server: BotApiServer, method = "") =>
  server.calls.filter((call) => String(call.payload.chat_id) === "7" && call.method.startsWith(method));

const TOO_MANY = { error_code: 429, description: "Too Many Requests: retry after 0", parameters: { retry_after: 0 } };
const TROUBLE = { error_code: 500, description: "Internal Server Error" };
// In one write: two that run at the same time must not mix their lines.
const COUNTS = `input=$(cat); printf '%s\\n' "$input" >> fired`;
const HIDES_KEYS = `${COUNTS}
tail -n 1 fired | grep -q '"type": "hooks_reply"' && exit 0
tail -n 1 fired | grep -q sk-live && echo '{"notification": "a key was here"}'; exit 0`;
const BLOCKS_KEYS = `${COUNTS}
tail -n 1 fired | grep -q sk-live && { echo 'a key' >&2; exit 2; }; exit 0`;

async function makeCounted(script = COUNTS) {
  const guarded = await makeGuardedBot();
  // What the owner is told at the start must not take the failures that are meant for the sends.
  await guarded.server.arrived("sendMessage");
  await guarded.guardWith(script);
  const log = join(guarded.bench.root, "fired");
  // Approving tries the script once.
  rmSync(log, { force: true });
  const fired = (): string[] =>
    existsSync(log)
      ? readFileSync(log, "utf8")
          .trim()
          .split("\n")
          .map((line) => JSON.parse(line).notification)
      : [];
  return { ...guarded, fired };
}

test("a send fires once, and the same text sent twice on purpose fires twice", async () => {
  const { bot, server, fired } = await makeCounted();
  await bot.api.sendMessage(7, "one");
  await bot.api.sendMessage(7, "same");
  await bot.api.sendMessage(7, "same");
  expect(fired()).toEqual(["one", "same", "same"]);
  expect(inChat(server, "sendMessage")).toHaveLength(3);
});

test("a send that Telegram asks to repeat fires once, also if it is built anew for each try", async () => {
  const { bot, server, fired } = await makeCounted();
  bot.api.config.use((prev, method, payload, signal) => prev(method, { ...payload }, signal));
  bot.api.config.use(autoRetry());
  server.failNext("sendMessage", TOO_MANY, 3);
  await bot.api.sendMessage(7, "patience");
  expect(inChat(server, "sendMessage")).toHaveLength(4);
  expect(fired()).toEqual(["patience"]);
});

test("a send that is repeated by hand after server trouble or a cut connection fires once", async () => {
  const { bot, server, fired } = await makeCounted();
  bot.api.config.use(autoRetry({ rethrowInternalServerErrors: true, rethrowHttpErrors: true }));
  server.failNext("sendMessage", TROUBLE);
  await expect(bot.api.sendMessage(7, "hello")).rejects.toThrow(GrammyError);
  server.cutNext("sendMessage");
  await expect(bot.api.sendMessage(7, "hello")).rejects.toThrow(HttpError);
  await bot.api.sendMessage(7, "hello");
  expect(fired()).toEqual(["hello"]);
  await bot.api.sendMessage(7, "hello");
  expect(fired()).toEqual(["hello", "hello"]);
});

test("a send that failed for good is judged again when it comes back", async () => {
  const { bot, server, fired } = await makeCounted();
  server.failNext("sendMessage", { error_code: 400, description: "Bad Request: chat not found" });
  await expect(bot.api.sendMessage(7, "hello")).rejects.toThrow(GrammyError);
  await bot.api.sendMessage(7, "hello");
  expect(fired()).toEqual(["hello", "hello"]);
});

test("a send that waits for other hooks to be approved is judged by those", async () => {
  const { bot, server, guardWith, fired } = await makeCounted();
  server.failNext("sendMessage", TOO_MANY);
  await expect(bot.api.sendMessage(7, "sk-live-123")).rejects.toThrow(GrammyError);
  await guardWith("grep -q sk-live && exit 2; exit 0");
  await bot.api.sendMessage(7, "sk-live-123");
  expect(inChat(server, "sendMessage").at(-1)?.payload.text).toMatch(/^\[message withheld/);
  expect(fired().filter((text) => text === "sk-live-123")).toHaveLength(2);
});

test("an upload that is repeated fires once and arrives whole", async () => {
  const { bot, server, fired } = await makeCounted();
  bot.api.config.use(autoRetry());
  server.failNext("sendDocument", TOO_MANY, 2);
  await bot.api.sendDocument(7, new InputFile(Buffer.from("content"), "a.txt"));
  expect(fired()).toEqual(["a.txt\ncontent"]);
  expect(server.sent("sendDocument").map(({ files }) => files[0]?.content.toString())).toEqual(
    Array(3).fill("content"),
  );
});

test("behind a throttler each send fires once", async () => {
  const { bot, fired } = await makeCounted();
  bot.api.config.use(apiThrottler());
  await Promise.all([bot.api.sendMessage(7, "one"), bot.api.sendMessage(2, "two")]);
  expect(fired().sort()).toEqual(["one", "two"]);
});

test("a rewritten send is repeated as rewritten, and fires once", async () => {
  const { bot, server, fired } = await makeCounted(HIDES_KEYS);
  bot.api.config.use(autoRetry());
  server.failNext("sendMessage", TOO_MANY, 2);
  await bot.api.sendMessage(7, "sk-live-123");
  expect(inChat(server, "sendMessage").map(({ payload }) => payload.text)).toEqual(Array(3).fill("a key was here"));
  expect(fired()).toEqual(["sk-live-123"]);
});

test.each([
  ["rewritten", HIDES_KEYS, "a key was here"],
  ["blocked", BLOCKS_KEYS, "[message withheld by a hook: a key]"],
])("a %s send that is repeated after a cut connection fires once", async (_, script, arrives) => {
  const { bot, server, fired } = await makeCounted(script);
  server.cutNext("sendMessage");
  const error = await bot.api.sendMessage(7, "sk-live-123").catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(HttpError);
  expect(inspect(error, { depth: 10 })).not.toContain("sk-live");
  await bot.api.sendMessage(7, "sk-live-123");
  expect(inChat(server, "sendMessage").map(({ payload }) => payload.text)).toEqual([arrives, arrives]);
  expect(fired()).toEqual(["sk-live-123"]);
});

test.each([
  ["rewritten", HIDES_KEYS, "a key was here"],
  ["blocked", BLOCKS_KEYS, "[message withheld by a hook: a key]"],
])("the error of a %s send that fails for good shows what was really sent", async (_, script, arrives) => {
  const { bot, server } = await makeCounted(script);
  bot.api.config.use(autoRetry());
  server.failNext("sendMessage", TOO_MANY);
  server.failNext("sendMessage", { error_code: 400, description: "Bad Request: chat not found" });
  const error = await bot.api.sendMessage(7, "sk-live-123").catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(GrammyError);
  expect(error).toMatchObject({ error_code: 400, method: "sendMessage", payload: { text: arrives } });
  expect(inspect(error, { depth: 10 })).not.toContain("sk-live");
  expect(server.wire()).not.toContain("sk-live");
});

test("after other transformers, or twice, the guard refuses to be installed and says what to do", async () => {
  const { bot, hooks, remove } = await makeGuardedBot();
  expect(() => shellHooks(bot, hooks)).toThrow(TelegramSetupError);
  await remove();
  const { bot: late } = await makeGuardedBot();
  const { Bot } = await import("grammy");
  const other = new Bot(late.token, { botInfo: late.botInfo });
  other.api.config.use(autoRetry());
  expect(() => shellHooks(other, hooks)).toThrow(/right after new Bot/);
});
