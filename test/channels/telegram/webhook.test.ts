import { createServer } from "node:http";
import { type Bot, webhookCallback } from "grammy";
import { expect, onTestFinished, test } from "vitest";
import { TelegramSetupError, webhook } from "../../../src/channels/telegram/index.js";
import { makeGuardedBot } from "../../support/guarded-bot.js";
import { listen } from "../../support/http-servers.js";
import { makeListeningBot } from "../../support/listening-bot.js";
import { idIn, type } from "../../support/workbench.js";

const SECRET = "8f3a6c1e9b7d4025a1c8";

async function serve(handle: ReturnType<typeof webhook<never, "http">>): Promise<string> {
  const { port } = await listen(createServer((request, response) => void handle(request, response)));
  return `http://127.0.0.1:${port}/telegram`;
}
const guarded = (bot: Bot, more = {}): Promise<string> => serve(webhook(bot, "http", { secretToken: SECRET, ...more }));

test("behind its secret a webhook takes commands, and passes the rest on", async () => {
  const { bot, server, seen, isOn } = await makeListeningBot();
  const url = await guarded(bot);
  expect(await server.deliver(url, server.message("/hooks on"), SECRET)).toMatchObject({ status: 200 });
  expect(await isOn()).toBe(true);
  expect(seen).toEqual([]);
  expect(server.sent("sendMessage")).toHaveLength(1);
  expect(await server.deliver(url, server.message("hello"), SECRET)).toMatchObject({ status: 200 });
  expect(seen).toEqual(["before: hello", "after: hello"]);
});

test.each([
  ["without the secret", undefined],
  ["with a wrong secret", `${SECRET}x`],
])("a request %s is turned away, and nothing happens", async (_, secret) => {
  const { bot, server, seen, isOn } = await makeListeningBot();
  const url = await guarded(bot);
  expect(await server.deliver(url, server.message("/hooks on"), secret)).toMatchObject({ status: 401 });
  expect(await server.deliver(url, server.message("hello"), secret)).toMatchObject({ status: 401 });
  expect(await isOn()).toBe(false);
  expect(seen).toEqual([]);
  expect(server.calls).toEqual([]);
});

test.each([
  ["no options", undefined, "lets anybody forge a command"],
  ["no secret", {}, "openssl rand -hex 32"],
  ["an empty secret", { secretToken: "" }, "lets anybody forge a command"],
  ["a short secret", { secretToken: "s3cret" }, "The secret token has 6 characters"],
  ["signs that Telegram refuses", { secretToken: "not a secret at all!" }, "Use 16 to 256 of A-Z"],
  ["a secret that is too long", { secretToken: "a".repeat(257) }, "The secret token has 257 characters"],
])("a webhook with %s is not set up, and the error says what to do", async (_, options, words) => {
  const { bot } = await makeListeningBot();
  const setUp = (): unknown => webhook(bot, "http", options as { secretToken: string });
  expect(setUp).toThrow(TelegramSetupError);
  expect(setUp).toThrow(words);
});

test("an error about the secret does not repeat it", async () => {
  const { bot } = await makeListeningBot();
  const setUp = (): unknown => webhook(bot, "http", { secretToken: "hunter2" });
  expect(setUp).toThrow(expect.not.objectContaining({ message: expect.stringContaining("hunter2") }));
});

test("a webhook that checks nothing takes no command: the owner is told once, and others hear nothing", async () => {
  const { bot, server, seen, isOn } = await makeListeningBot();
  const url = await serve(webhookCallback(bot, "http"));
  const stranger = { from: { id: 7, first_name: "Bob" } };
  for (const more of [stranger, { chat: { id: -5, type: "group", title: "G" } }, {}, {}])
    expect(await server.deliver(url, server.message("/hooks on", more))).toMatchObject({ status: 200 });
  expect(await isOn()).toBe(false);
  expect(seen).toEqual([]);
  expect(server.calls.map(({ payload }) => [payload.chat_id, payload.text])).toEqual([
    [1, expect.stringContaining("this webhook does not check a secret token")],
  ]);
});

test("a webhook that checks nothing presses no button", async () => {
  const { bot, server, isOn } = await makeListeningBot();
  await bot.handleUpdate(server.push(server.message("/hooks list")));
  const sent = server.sent("sendMessage").at(-1)?.payload;
  const keyboard = sent?.reply_markup as { inline_keyboard: { callback_data: string }[][] };
  const from = { id: 1, is_bot: false, first_name: "Ann" };
  const message = { message_id: 2, date: 1, chat: { id: 1, type: "private", first_name: "Ann" } };
  const data = keyboard.inline_keyboard[0]?.[0]?.callback_data;
  const url = await serve(webhookCallback(bot, "http"));
  for (const message_id of Array.from({ length: 20 }, (_, index) => index))
    await server.deliver(url, {
      callback_query: { id: `q${message_id}`, from, message: { ...message, message_id }, data },
    });
  expect(await isOn()).toBe(false);
});

test.each([
  ["an empty message", { message: {} }],
  ["a command from nowhere", { message: { text: "/hooks on", from: { id: 1 } } }],
  ["a button that nobody pressed", { callback_query: { data: "hooks:x" } }],
])("where anybody can post, %s is no way to bring the bot down", async (_, update) => {
  const { bot, server, isOn } = await makeListeningBot();
  const url = await serve(webhookCallback(bot, "http"));
  expect(await server.deliver(url, update)).toMatchObject({ status: 200 });
  expect(await isOn()).toBe(false);
});

test("bot.api.setWebhook goes out with any secret or none, and whoever runs the bot is told once what is missing", async () => {
  const warnings: string[] = [];
  const listen = ({ name, message }: Error): void => void (name === "TelegramWebhookWarning" && warnings.push(message));
  process.on("warning", listen);
  onTestFinished(() => void process.off("warning", listen));
  const { bot, server } = await makeListeningBot();
  const url = "https://bot.example.com/telegram";
  const given = [{ url: "" }, { url, secret_token: SECRET }, { url, secret_token: "short" }, { url }, { url }];
  for (const payload of given) await bot.api.raw.setWebhook(payload);
  expect(server.sent("setWebhook").map(({ payload }) => payload)).toEqual(given);
  await expect
    .poll(() => warnings)
    .toEqual([expect.stringMatching(/^The secret token has 5 char.* no command .*continues\.$/)]);
});

test("a slow command does not run into the webhook's own time limit", async () => {
  const { bot, server, hooks, bench } = await makeListeningBot();
  bench.script("slow.sh", "#!/bin/sh\n[ -e ready ] && until [ -e free ]; do sleep 0.02; done\nexit 0\n");
  bench.propose("hooks:\n  - {event: on_stop, command: ./slow.sh}\n");
  await type(hooks, `/hooks approve ${idIn(await type(hooks, "/hooks list"))}`);
  bench.write("ready", "");
  const url = await guarded(bot, { timeoutMilliseconds: 5_000 });
  expect(await server.deliver(url, server.message("/hooks doctor"), SECRET)).toMatchObject({ status: 200 });
  bench.write("free", "");
  expect((await server.arrived("editMessageText")).at(-1)?.payload.text).toContain("1 of 1 approved hook fine.");
});

test("a webhook without a secret still hands ordinary messages to the bot", async () => {
  const { bot, server } = await makeGuardedBot();
  const heard: unknown[] = [];
  bot.on("message", (ctx) => void heard.push(ctx.message.text));
  await bot.handleUpdate(server.push(server.message("hello")), { send: async () => {} });
  expect(heard).toEqual(["hello"]);
});
