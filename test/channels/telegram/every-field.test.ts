import { Bot } from "grammy";
import { describe, expect, onTestFinished, test } from "vitest";
import { shellHooks } from "../../../src/channels/telegram/index.js";
import { isSilent } from "../../../src/channels/telegram/outbound/fields.js";
import { copyPayload } from "../../../src/channels/telegram/outbound/payload.js";
import { visibleParts } from "../../../src/channels/telegram/rendering/visible.js";
import { BOT_INFO, BOT_TOKEN, startBotApi } from "../../support/bot-api-server.js";
import { startEndpoint } from "../../support/http-servers.js";
import { LONG_TESTS } from "../../support/long-tests.js";
import {
  type Depth,
  methodNames,
  once,
  type StringField,
  stringFields,
  stringFieldsOf,
} from "../../support/telegram-fields.js";
import { idIn, makeWorkbench, type } from "../../support/workbench.js";

const SECRET = "my pass/word = hunter2!";
/** What stands in itself is the same to the guard as what does not: every field is met without it. */
const DEPTH: Depth = LONG_TESTS ? 2 : 1;

/** Every place of the installed Bot API types where a text can stand and the guard would not see it, by field name. */
async function unseenFields(text: string, fields: readonly StringField[]): Promise<string[]> {
  const unseen = new Set<string>();
  for (const field of fields.filter(({ method }) => !isSilent(method))) {
    const parts = await visibleParts(field.method, copyPayload(field.payload(text)));
    if (!parts.some((part) => part.text.includes(text))) unseen.add(nameOf(field));
  }
  return [...unseen].sort();
}

const nameOf = ({ place }: StringField): string => place.replaceAll("[]", "").split(".").at(-1) ?? "";

/** One field for each name in each method: what differs only in the way there is the same to the guard. */
const oneOfEach = once((): StringField[] => {
  const byName = new Map<string, StringField>();
  for (const field of stringFields(DEPTH)) {
    const key = `${field.method} ${nameOf(field)}`;
    if (!byName.has(key)) byName.set(key, field);
  }
  return [...byName.values()];
});

/** Of those, one for each method and one for each name: fewer, where each takes a call over two sockets. */
function oneOfEachKind(): StringField[] {
  const met = new Set<string>();
  return oneOfEach().filter((field) => {
    const isNew = !met.has(field.method) || !met.has(nameOf(field));
    met.add(field.method).add(nameOf(field));
    return isNew;
  });
}

// Reading all types of the Bot API takes a while, on a busy machine more than that.
const SLOW = { timeout: 120_000 };

test("a text is seen wherever it stands in any call of the installed Bot API", SLOW, async () => {
  const fields = LONG_TESTS ? stringFields(DEPTH) : oneOfEach();
  // The key for the payment provider goes to Telegram's servers and is shown to nobody.
  expect(await unseenFields(SECRET, fields)).toEqual(["provider_token"]);
});

test("a key that looks like an id can pass only where ids stand", async () => {
  const unseen = await unseenFields("AKIAIOSFODNN7EXAMPLE", oneOfEach());
  const ids = unseen.filter((name) => /(?:^|_)ids?$/.test(name));
  expect(unseen.filter((name) => !ids.includes(name))).toEqual([
    "data_hash",
    "element_hash",
    "file_hash",
    "provider_token",
  ]);
});

test("calls that are not looked at are those that show nothing to anybody", () => {
  const silent = methodNames().filter((method) => isSilent(method) && !method.startsWith("get"));
  expect(silent.sort()).toEqual(["close", "deleteWebhook", "logOut", "sendChatAction", "setWebhook"]);
});

const AT_ONCE = 50;

/** A bot with an approved guard that is asked over HTTP: a process for each of a thousand calls would take minutes. */
async function makeGuardedByHttp() {
  const server = await startBotApi(onTestFinished);
  const guard = await startEndpoint((response, { body }) =>
    response.end(JSON.stringify(body.includes(SECRET) ? { decision: "block", reason: "a secret" } : {})),
  );
  const bench = makeWorkbench();
  bench.propose(`hooks:\n  - {event: on_outbound_message, type: http, url: "http://127.0.0.1:${guard.port}/"}\n`);
  const env = { PATH: process.env.PATH, HOME: bench.root, CHAT_HOOKS_HTTP_ALLOW_LOCAL: "1" };
  const hooks = await bench.open({ env });
  const bot = new Bot(BOT_TOKEN, { botInfo: BOT_INFO, client: { apiRoot: server.url } });
  onTestFinished(shellHooks(bot, hooks, { menu: false }));
  await type(hooks, `/hooks approve ${idIn(await type(hooks, "/hooks list"))}`);
  await type(hooks, "/hooks on");
  return { bot, server, guard };
}

test("no call of the installed Bot API carries a secret past an approved guard to the server", SLOW, async () => {
  const { bot, server, guard } = await makeGuardedByHttp();
  const fields = (LONG_TESTS ? oneOfEach() : oneOfEachKind()).filter(
    (field) => !isSilent(field.method) && nameOf(field) !== "provider_token",
  );
  const before = guard.received.length;
  const raw = bot.api.raw as unknown as Record<string, (payload: unknown) => Promise<unknown>>;
  const send = async (field: StringField, chat: number): Promise<void> => {
    const payload = field.payload(SECRET);
    // A chat for each, or they would wait for one another.
    if ("chat_id" in payload && nameOf(field) !== "chat_id") payload.chat_id = chat;
    // What becomes of each is for other tests; here it counts that nothing arrives.
    await raw[field.method]?.(payload).catch(() => undefined);
  };
  for (let at = 0; at < fields.length; at += AT_ONCE)
    await Promise.all(fields.slice(at, at + AT_ONCE).map((field, index) => send(field, 1_000 + at + index)));
  const leaked = server.calls
    .filter(({ body }) => body.includes("hunter2"))
    .map(({ method, payload }) => [method, payload]);
  expect(leaked).toEqual([]);
  expect(server.wire()).not.toContain("hunter2");
  const judged = guard.received.slice(before).filter(({ body }) => body.includes(SECRET));
  expect(judged.length).toBe(fields.length);
  expect(fields.length).toBeGreaterThan(LONG_TESTS ? 800 : 200);
});

// Here, and not in a file of its own: two processes would read all types of the Bot API.
describe("the list of fields", () => {
  const field = (method: string, path: string, depth: Depth = 1): StringField | undefined =>
    stringFieldsOf(method, depth).find((field) => field.path === path);

  test("every method of the installed grammY is known", () => {
    expect(methodNames().length).toBeGreaterThan(180);
    expect(methodNames()).toEqual(
      expect.arrayContaining(["getMe", "sendMessage", "sendRichMessage", "answerInlineQuery"]),
    );
  });

  test.each([
    ["sendMessage", "text"],
    ["sendMessage", "chat_id"],
    ["sendMessage", "entities[].url"],
    ["sendMessage", "reply_parameters.quote"],
    ["sendMessage", "reply_markup.inline_keyboard[][].copy_text.text"],
    ["sendMessage", "reply_markup.keyboard[][]"],
    ["sendMessage", "reply_markup.input_field_placeholder"],
    ["sendMediaGroup", "media[].caption"],
    ["sendMediaGroup", "InputMediaVideo: media[].caption"],
    ["sendPoll", "options[].text"],
    ["sendPoll", "options[].media.caption"],
    ["answerInlineQuery", "results[].input_message_content.message_text"],
    [
      "answerInlineQuery",
      "InlineQueryResultPhoto InputTextMessageContent: results[].input_message_content.message_text",
    ],
    ["answerInlineQuery", "results[].input_message_content.rich_message.blocks[].text"],
    ["savePreparedInlineMessage", "result.reply_markup.inline_keyboard[][].text"],
    ["sendRichMessage", "rich_message.html"],
    ["sendRichMessage", "rich_message.blocks[].text"],
    ["sendRichMessage", "rich_message.blocks[].cells[][].text"],
    ["setMyCommands", "commands[].description"],
    ["setChatMenuButton", "menu_button.text"],
    ["postStory", "areas[].type.address.city"],
    ["setPassportDataErrors", "errors[].message"],
  ])("%s takes a text at %s", (method, path) => {
    expect(field(method, path)).toBeDefined();
  });

  test.each([
    "rich_message.blocks[].text.text.text",
    "rich_message.blocks[].items[].blocks[].text",
    "RichTextUrl: rich_message.blocks[].text[].text",
  ])("what contains itself takes a text at %s", (path) => {
    expect(field("sendRichMessage", path, 2)).toBeDefined();
  });

  describe("a payload", () => {
    test("holds the text exactly once, whichever field it is made for", () => {
      const some = stringFields(DEPTH).filter((_, at) => LONG_TESTS || at % 10 === 0);
      const wrong = some.filter(({ payload }) => JSON.stringify(payload("MARK")).split("MARK").length !== 2);
      expect(wrong.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    });

    test("is complete: the other required fields are there, right for the member of the union", () => {
      expect(field("sendMediaGroup", "InputMediaVideo: media[].caption")?.payload("MARK")).toEqual({
        chat_id: 1,
        media: [{ type: "video", media: "x", caption: "MARK" }],
      });
      const pay = "InlineKeyboardMarkup PayButton: reply_markup.inline_keyboard[][].text";
      expect(field("sendMessage", pay)?.payload("MARK")).toEqual({
        chat_id: 1,
        text: "x",
        reply_markup: { inline_keyboard: [[{ text: "MARK", pay: true }]] },
      });
    });

    test("shows a rich text among plain ones", () => {
      expect(field("sendRichMessage", "rich_message.blocks[].text[].text", 2)?.payload("MARK")).toEqual({
        chat_id: 1,
        rich_message: { blocks: [{ type: "paragraph", text: ["x", { type: "bold", text: "MARK" }] }] },
      });
    });

    test("is made anew each time: a guard that writes into it spoils no other", () => {
      const keyboard = field("sendMessage", "reply_markup.inline_keyboard[][].text");
      expect(keyboard?.payload("MARK")).not.toBe(keyboard?.payload("MARK"));
      expect(keyboard?.payload("MARK").reply_markup).not.toBe(keyboard?.payload("MARK").reply_markup);
    });
  });

  test("a field that takes only certain words names them", () => {
    expect(field("sendMessage", "parse_mode")?.literals).toEqual(expect.arrayContaining(["HTML", "MarkdownV2"]));
    expect(field("sendMessage", "text")?.literals).toBeUndefined();
  });

  test("a field that takes an upload says so", () => {
    expect(field("sendPhoto", "photo")).toMatchObject({ file: true });
    expect(field("sendPhoto", "caption")?.file).toBeUndefined();
  });

  test("no method has the same path twice", () => {
    const paths = stringFields(DEPTH).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
