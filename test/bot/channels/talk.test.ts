import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { type Wechaty, WechatyBuilder } from "wechaty";
import { log } from "wechaty-puppet";
import { mock, PuppetMock } from "wechaty-puppet-mock";
import { type TelegramTalkParts, talkOnTelegram } from "../../../src/bot/channels/telegram.js";
import { connectWechat } from "../../../src/bot/channels/wechat.js";
import type { Deliveries } from "../../../src/bot/delivery/deliveries.js";
import type { IncomingMessage, MessageHandler } from "../../../src/bot/message-handler.js";
import { startPatiently } from "../../../src/channels/wechat/index.js";
import { BOT_INFO, BOT_TOKEN, startBotApi } from "../../support/bot-api-server.js";
import { eventually } from "../../support/eventually.js";
import { MoodyPuppet } from "../../support/listening-wechaty.js";
import { makeWorkbench } from "../../support/workbench.js";

log.level("silent");

async function onTelegram(more: Partial<TelegramTalkParts>) {
  const [heard, troubles]: [IncomingMessage[], string[]] = [[], []];
  const talk = talkOnTelegram({
    ...{ token: BOT_TOKEN, hooks: await makeWorkbench().open(), againMs: 10 },
    onMessage: async (message) => void heard.push(message),
    onReady() {},
    onTrouble: (detail) => void troubles.push(detail),
    ...more,
  });
  onTestFinished(() => talk.close());
  return { talk, heard, troubles };
}

test("a message is confirmed to Telegram when it is written down, and not before; what comes next is heard all the same", async () => {
  const telegram = await startBotApi(onTestFinished);
  const written: (() => void)[] = [];
  const { talk } = await onTelegram({
    apiRoot: telegram.url,
    onMessage: ({ onWritten }) => new Promise(() => void written.push(onWritten)),
  });
  const pending = (): unknown[] => telegram.pending().map(({ message }) => message?.text);
  const say = (text: string): unknown => telegram.push(telegram.message(text));
  say("one");
  await eventually(() => written.length).toBe(1);
  say("two");
  await eventually(() => written.length).toBe(2);
  expect(pending()).toEqual(["one", "two"]);
  written[0]?.();
  await eventually(pending).toEqual(["two"]);
  // What is not written down at the end comes again at the next start.
  await talk.close();
  expect(pending()).toEqual(["two"]);
});

test("in a group it hears its name and replies to it, and no other bot or nameless sender; what fails costs a line", async () => {
  const telegram = await startBotApi(onTestFinished);
  const { heard, troubles } = await onTelegram({
    apiRoot: `${telegram.url}/`,
    onMessage: async (message) => {
      heard.push(message);
      if (message.text === "fail") throw "no error at all";
    },
  });
  const chat = { id: -5, type: "group", title: "G" };
  const replyTo = (id: number) => ({
    reply_to_message: { message_id: 1, date: 1, chat, from: { id, is_bot: true, first_name: "B" }, text: "x" },
  });
  const say = (text: string, more: object = {}): unknown => telegram.push(telegram.message(text, { chat, ...more }));
  say("who brings the cake?");
  say("@GuardedBot beep", { from: { id: 8, is_bot: true, first_name: "Other" } });
  say("@GuardedBot from a channel", { from: undefined });
  say("to somebody else", replyTo(BOT_INFO.id + 1));
  say("to you", replyTo(BOT_INFO.id));
  say("@GuardedBot, what day is it?");
  say("@GuardedBot fail");
  await eventually(() => heard.map(({ text }) => text)).toEqual(["to you", "what day is it?", "fail"]);
  expect(heard.map(({ chatId }) => chatId)).toEqual(["-5", "-5", "-5"]);
  await eventually(() => troubles).toEqual(["no error at all"]);
  // The answer that it is no command cannot be sent.
  telegram.failNext("sendMessage", { error_code: 403, description: "Forbidden: bot was kicked" });
  say("@GuardedBot /hooks on");
  await eventually(() => troubles.at(-1)).toContain("Forbidden: bot was kicked");
});

test("without a token there is no Telegram: it says so, sends nothing, and asks nobody", async () => {
  const { talk, troubles } = await onTelegram({ token: "none" });
  expect(troubles).toEqual([expect.stringContaining("not of the form 123456789:")]);
  const delivery = { id: "1", kind: "push", park() {}, begin: async () => {}, partSent() {} } as const;
  await expect(talk.deliver("1", "hello", delivery)).rejects.toThrow("Telegram is off: its token is none");
});

test("a network that answers with a page of its own is told as such, without the token", async () => {
  const portal = createServer((_, response) => void response.end("<html>Please log in</html>"));
  await new Promise<void>((resolve) => portal.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void portal.close());
  const { port } = portal.address() as AddressInfo;
  const { troubles } = await onTelegram({ apiRoot: `http://127.0.0.1:${port}` });
  await eventually(() => troubles).toEqual([`127.0.0.1:${port} cannot be reached (invalid-json); retrying`]);
});

test("on WeChat people are Chinese unless the bot says otherwise, and a message that fails costs a line", async () => {
  const mocker = new mock.Mocker();
  const puppet = new MoodyPuppet({ mocker });
  const [heard, lines]: [IncomingMessage[], string[]] = [[], []];
  const end = connectWechat(puppet as never, {
    hooks: await makeWorkbench().open({ owners: ["wechat:owner"] }),
    handler: {
      async handle(message: IncomingMessage): Promise<void> {
        heard.push(message);
        throw message.text === "one" ? new Error("the disk is full") : "no error at all";
      },
    } as unknown as MessageHandler,
    deliveries: { connect() {} } as unknown as Deliveries,
    log: (line) => void lines.push(line),
  });
  onTestFinished(end);
  await eventually(() => puppet.state.active()).toBe(true);
  const self = mocker.createContact({ id: "self", name: "Guarded" });
  const owner = mocker.createContact({ id: "owner", name: "Ann" });
  mocker.login(self);
  await eventually(() => lines).toEqual(["WeChat: logged in as Guarded."]);
  for (const text of ["one", "two"]) {
    owner.say(text).to(self);
    await eventually(() => heard.at(-1)).toMatchObject({ text, chatId: "owner", locale: "zh" });
  }
  await eventually(() => lines.slice(1)).toEqual(["the disk is full", "no error at all"]);
  await eventually(() => JSON.stringify(puppet.sent)).toContain("没有");
});

/** As in a process of its own: nobody but what the test starts hears of rejections that nobody waits for. */
function aloneWithRejections(): (reason: unknown) => void {
  const shared = globalThis as Record<symbol, unknown>;
  const registry = Symbol.for("chat-hooks: rejections that are harmless");
  const [before, others] = [shared[registry], process.listeners("unhandledRejection")];
  shared[registry] = undefined;
  process.removeAllListeners("unhandledRejection");
  onTestFinished(() => {
    shared[registry] = before;
    process.removeAllListeners("unhandledRejection");
    for (const each of others) process.on("unhandledRejection", each);
  });
  return (reason) => void process.emit("unhandledRejection", reason, Promise.resolve());
}

/** An error as if it were thrown there. */
const errorAt = (message: string, ...places: string[]): Error =>
  Object.assign(new Error(message), {
    stack: [`Error: ${message}`, ...places.map((place) => `    at run (${place}:1:1)`)].join("\n"),
  });

test("what a puppet drops costs a line on stderr; a mistake of the host stays one", async () => {
  const reject = aloneWithRejections();
  const told = vi.spyOn(process.stderr, "write").mockImplementation(() => true);
  onTestFinished(() => told.mockRestore());
  const bot = WechatyBuilder.build({ puppet: new PuppetMock() }) as unknown as Wechaty;
  const end = startPatiently(bot, { locale: "en" });
  await eventually(() => bot.puppet.state.active()).toBe(true);
  const harmless = [
    errorAt("no login", "node:net", "/app/node_modules/axios/index.js", "/app/node_modules/wechat4u/core.js"),
    Object.assign(errorAt("connect"), { code: "ECONNREFUSED" }),
    Object.assign(new Error("fetch failed"), { stack: undefined }),
  ];
  for (const error of harmless) expect(() => reject(error)).not.toThrow();
  (bot as unknown as NodeJS.EventEmitter).emit("error", "logged out");
  const own = [
    errorAt("in a listener", "/app/bot.js", "/app/node_modules/wechaty/index.js"),
    errorAt("ECONNREFUSED in another package", "/app/node_modules/express/index.js"),
    errorAt("from nowhere"),
    "no error at all",
  ];
  for (const mistake of own) expect(() => reject(mistake)).toThrow(mistake instanceof Error ? mistake : undefined);
  const lines = told.mock.calls.map(([line]) => String(line)).filter((line) => line.startsWith("WeChat"));
  told.mockRestore();
  expect(lines).toEqual(
    ["no login", "connect", "fetch failed", "logged out"].map((detail) => expect.stringContaining(`"${detail}"`)),
  );
  await end();
});
