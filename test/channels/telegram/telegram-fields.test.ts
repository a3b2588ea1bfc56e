import { describe, expect, test } from "vitest";
import { LONG_TESTS } from "../../support/long-tests.js";
import { methodNames, type StringField, stringFields } from "../../support/telegram-fields.js";

const field = (method: string, path: string): StringField | undefined =>
  stringFields().find((field) => field.method === method && field.path === path);

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
  ["answerInlineQuery", "InlineQueryResultPhoto InputTextMessageContent: results[].input_message_content.message_text"],
  ["answerInlineQuery", "results[].input_message_content.rich_message.blocks[].text"],
  ["savePreparedInlineMessage", "result.reply_markup.inline_keyboard[][].text"],
  ["sendRichMessage", "rich_message.html"],
  ["sendRichMessage", "rich_message.blocks[].text"],
  ["sendRichMessage", "rich_message.blocks[].text.text.text"],
  ["sendRichMessage", "rich_message.blocks[].cells[][].text"],
  ["sendRichMessage", "rich_message.blocks[].items[].blocks[].text"],
  ["sendRichMessage", "RichTextUrl: rich_message.blocks[].text[].text"],
  ["setMyCommands", "commands[].description"],
  ["setChatMenuButton", "menu_button.text"],
  ["postStory", "areas[].type.address.city"],
  ["setPassportDataErrors", "errors[].message"],
])("%s takes a text at %s", (method, path) => {
  expect(field(method, path)).toBeDefined();
});

describe("a payload", () => {
  test("holds the text exactly once, whichever field it is made for", () => {
    const some = stringFields().filter((_, at) => LONG_TESTS || at % 10 === 0);
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
    expect(field("sendRichMessage", "rich_message.blocks[].text[].text")?.payload("MARK")).toEqual({
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
  const paths = stringFields().map(({ method, path }) => `${method} ${path}`);
  expect(new Set(paths).size).toBe(paths.length);
});
