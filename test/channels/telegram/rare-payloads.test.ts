import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Api, InputFile } from "grammy";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { copyPayload, UnreadableError } from "../../../src/channels/telegram/outbound/payload.js";
import { TokenRedactor } from "../../../src/channels/telegram/outbound/redactor.js";
import { type ApiResponse, plainApi, withRetry } from "../../../src/channels/telegram/outbound/retry.js";
import { readHtml } from "../../../src/channels/telegram/rendering/html.js";
import { readMarkdown, readMarkdownV2 } from "../../../src/channels/telegram/rendering/markdown.js";
import { renderRichText } from "../../../src/channels/telegram/rendering/markup.js";
import { visibleParts } from "../../../src/channels/telegram/rendering/visible.js";
import { Buttons } from "../../../src/channels/telegram/replies/buttons.js";
import { CommandMenu } from "../../../src/channels/telegram/replies/menu.js";
import { Progress } from "../../../src/channels/telegram/replies/progress.js";
import { Replies } from "../../../src/channels/telegram/replies/replies.js";
import { BOT_TOKEN } from "../../support/bot-api-server.js";

afterEach(() => void vi.useRealTimers());

type Fields = Record<string, unknown>;
type Answer = (method: string, payload: Fields) => ApiResponse;

/** A real Api whose calls are kept, and answered here. */
function makeApi(answer: Answer = () => ({ ok: true, result: { message_id: 9, chat: { id: 7 } } })) {
  const calls: [string, Fields][] = [];
  const api = new Api(BOT_TOKEN);
  api.config.use(async (_, method, payload) => {
    calls.push([method, payload as Fields]);
    return answer(method, payload as Fields) as never;
  });
  return { api, calls, methods: () => calls.map(([method]) => method) };
}

const DELETED: ApiResponse = { ok: false, error_code: 400, description: "message to edit not found" };

test("texts read as Telegram shows them, also where marks and signs are odd", () => {
  expect(readMarkdownV2("_slanted_ __lined__ \\_plain").text).toBe("slanted lined _plain");
  expect(readMarkdown("\\*a *b* [c](d").behind).toEqual(["d"]);
  expect(readHtml("a&#0;b&#x110000;c&#65;&lt;&AMP;").text).toBe("abcA<&");
  expect(readHtml('<a href= "x">y</a>').behind).toEqual(["x"]);
  expect(renderRichText(["a", null, { type: "bold", text: "b" }, true])).toBe("ab");
});

test("a text of tags that never end is refused before it takes for ever", () => {
  expect(() => readHtml(`${"<".repeat(400)}a b='>`)).toThrow(UnreadableError);
});

test("what is copied is what JSON would make of it", () => {
  const odd = { count: new Number(5), on: new Boolean(false), text: new String("x"), deep: [new Number(6)] };
  expect(copyPayload(odd)).toEqual(JSON.parse(JSON.stringify(odd)));
  expect(copyPayload({ toJSON: () => "no fields at all" })).toEqual({});
});

test("an upload without a name is read by its content alone, and can be filled anew", async () => {
  const payload: Fields = { document: new InputFile(Buffer.from("a key")) };
  const parts = await visibleParts("sendDocument", payload);
  expect(parts.map(({ text }) => text)).toEqual(["a key"]);
  expect(parts[0]?.put("***")).toBe(true);
  expect(Buffer.from((await (payload.document as InputFile).toRaw()) as Uint8Array).toString()).toBe("***");
});

test("a button is old after a day", () => {
  const buttons = new Buttons();
  const { keyboard, sentTo } = buttons.make([[{ label: "Off", line: "/hooks off" }]]);
  sentTo(7, 9);
  const data = /hooks:[\w-]+/.exec(JSON.stringify(keyboard))?.[0] ?? "";
  expect(buttons.lineOf(data, 7, 9)).toBe("/hooks off");
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() + 86_400_001);
  expect(buttons.lineOf(data, 7, 9)).toBeUndefined();
});

test("a reply without words sends nothing, and counts as delivered", async () => {
  const { api, calls } = makeApi();
  const replies = new Replies(api);
  expect(await replies.send({ chatId: "7" }, {})).toBe(true);
  expect(await replies.sendCard({ chatId: "7" }, {})).toBeUndefined();
  expect(await replies.replace({ chatId: "7" }, 9, {})).toBe(true);
  expect(calls).toEqual([]);
});

test("a reply takes the place of a message with its buttons; a long one has them under its last part", async () => {
  const { api, calls } = makeApi();
  const replies = new Replies(api);
  const choices = [[{ label: "Off", line: "/hooks off" }]];
  await replies.replace({ chatId: "7" }, 9, { text: "short", choices });
  await replies.replace({ chatId: "7" }, 9, { text: `${"a".repeat(4_000)}\n${"b".repeat(4_000)}`, choices });
  expect(calls.map(([method, { reply_markup }]) => [method, reply_markup !== undefined])).toEqual([
    ["editMessageText", true],
    ["editMessageText", false],
    ["sendMessage", true],
  ]);
});

test("a reply to a message that somebody deleted meanwhile comes as a new one", async () => {
  const { api, calls } = makeApi((method) =>
    method === "editMessageText" ? DELETED : { ok: true, result: { chat: {} } },
  );
  expect(await new Replies(api).replace({ chatId: "7" }, 9, { text: "done" })).toBe(true);
  expect(calls.at(-1)).toMatchObject(["sendMessage", { text: "done" }]);
});

test("progress that could not be shown is not edited, and the reply comes all the same, in its thread", async () => {
  let isFirst = true;
  const { api, calls } = makeApi(() => {
    const answer = isFirst ? DELETED : { ok: true, result: { chat: {} } };
    isFirst = false;
    return answer;
  });
  const progress = new Progress(api, new Replies(api), { chatId: "7", threadId: 5 });
  vi.useFakeTimers({ toFake: ["Date"] });
  progress.show("1 of 2");
  vi.setSystemTime(Date.now() + 2_000);
  progress.show("2 of 2");
  expect(await progress.finish({ text: "done" })).toBe(true);
  expect(calls).toMatchObject([
    ["sendMessage", { text: "1 of 2", message_thread_id: 5 }],
    ["sendMessage", { text: "done", message_thread_id: 5 }],
  ]);
});

test("only a menu that the bot has really set is put right again", async () => {
  const { api, methods } = makeApi((method) =>
    method === "setMyCommands" ? { ok: false, error_code: 400, description: "no" } : { ok: true, result: [] },
  );
  const menu = new CommandMenu(api);
  api.config.use(menu.transformer);
  await api.getMe();
  await expect(api.setMyCommands([])).rejects.toThrow("no");
  await menu.settled();
  expect(methods()).toEqual(["getMe", "setMyCommands"]);
});

test("Telegram is asked again when it asks to wait, until somebody gives up", async () => {
  const busy: ApiResponse = { ok: false, error_code: 429, parameters: { retry_after: 0 } };
  const answers: ApiResponse[] = [busy, { ok: true, result: 1 }];
  expect(await withRetry(async () => answers.shift() ?? busy)).toEqual({ ok: true, result: 1 });
  const stop = new AbortController();
  const given = withRetry(async () => {
    stop.abort();
    return busy;
  }, stop.signal);
  await expect(given).rejects.toThrow("aborted");
});

test("our own words are sent again after the network failed, and the token is in no error", async () => {
  let tries = 0;
  const server = createServer((request, response) => {
    tries += 1;
    if (tries === 1) request.socket.destroy();
    else response.end(JSON.stringify({ ok: true, result: { message_id: 9 } }));
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((listening) => server.once("listening", listening));
  const apiRoot = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const plain = plainApi(new Api(BOT_TOKEN, { apiRoot }), new TokenRedactor(BOT_TOKEN));
  expect(await plain.sendMessage(7, "hello")).toEqual({ message_id: 9 });
  expect(tries).toBe(2);
});
