import { StatelessQuestion } from "@grammyjs/stateless-question";
import { Context, InputFile } from "grammy";
import { expect, test } from "vitest";
import type { ApiCall, BotApiServer } from "../../support/bot-api-server.js";
import { makeGuardedBot, sharedGuardedBots } from "../../support/guarded-bot.js";
import { type } from "../../support/workbench.js";

type Fields = Record<string, unknown>;

const inChat = (server: BotApiServer) => server.calls.filter(({ payload }) => String(payload.chat_id) === "7");
/** Replaces the word in each part, and nothing else. */
const BY_PARTS = `sed -n 's/.*"parts": \\(\\[.*\\]\\), "type".*/{"parts": \\1}/p' | sed 's/KEY/***/g'`;
const BY_NOTIFICATION = `sed -n 's/.*"notification": \\(".*"\\), "parts".*/{"notification": \\1}/p' | sed 's/KEY/***/g'`;
const answers = (answer: unknown): string => `cat > /dev/null; echo '${JSON.stringify(answer)}'`;
const LONG = `cat > /dev/null; printf '{"notification": "'; yes 👍 | head -n 5000 | tr -d '\\n'; echo '"}'`;

const UNFIT = "[message withheld by a hook: this cannot be changed]";

const guardedBy = sharedGuardedBots();

async function sentWith(script: string, payload: Fields, method = "sendMessage") {
  const { bot, server } = await guardedBy(script);
  await (bot.api.raw as unknown as Record<string, (payload: Fields) => Promise<unknown>>)[method]?.({
    chat_id: 7,
    ...payload,
  });
  const [call, ...others] = inChat(server);
  expect(others).toEqual([]);
  return { method: call?.method, files: call?.files ?? [], ...call?.payload } as Fields & Pick<ApiCall, "files">;
}

const cases: [string, string, Fields, Fields][] = [
  ["a text in HTML", "sendMessage", { text: "<b>KEY</b> &amp;", parse_mode: "HTML" }, { text: "*** &" }],
  ["a text in MarkdownV2", "sendMessage", { text: "*KEY*\\!", parse_mode: "MarkdownV2" }, { text: "***!" }],
  [
    "a text with entities",
    "sendMessage",
    { text: "a KEY", entities: [{ type: "bold", offset: 2, length: 3 }] },
    { text: "a ***" },
  ],
  [
    "a caption",
    "sendPhoto",
    { photo: "AgACAgIAAxkBAAIBbbbbbbbbb", caption: "<i>KEY</i>", parse_mode: "HTML", show_caption_above_media: true },
    { photo: "AgACAgIAAxkBAAIBbbbbbbbbb", caption: "***", show_caption_above_media: true },
  ],
  [
    "a caption with entities",
    "sendPhoto",
    { photo: "AgACAgIAAxkBAAIBbbbbbbbbb", caption: "KEY", caption_entities: [{ type: "bold", offset: 0, length: 3 }] },
    { photo: "AgACAgIAAxkBAAIBbbbbbbbbb", caption: "***" },
  ],
];

test.each(cases)(
  "one new text takes the place of %s, without the old formatting",
  async (_, method, payload, arrives) => {
    const sent = await sentWith(BY_NOTIFICATION, payload, method);
    expect(sent).toEqual({ method, files: [], chat_id: 7, ...arrives });
  },
);

test("an address that was taken out of the text is not previewed either", async () => {
  const payload = {
    text: "see https://KEY.com",
    link_preview_options: { url: "https://KEY.com", show_above_text: true },
  };
  const script = answers({ parts: ["see nothing", "https://KEY.com"] });
  expect(await sentWith(script, payload)).toMatchObject({
    text: "see nothing",
    link_preview_options: { show_above_text: true },
  });
  expect((await sentWith(script, payload)).link_preview_options).toEqual({ show_above_text: true });
});

test("parts of a media group are put back each in its place, and those that did not change keep their formatting", async () => {
  const media = [
    { type: "photo", media: "AgACAgIAAxkBAAIBbbbbbbbbb", caption: "<b>fine</b>", parse_mode: "HTML" },
    { type: "photo", media: "AgACAgIAAxkBAAIBbbbbbbbbb", caption: "<b>KEY</b>", parse_mode: "HTML" },
  ];
  const { media: arrived } = await sentWith(BY_PARTS, { media }, "sendMediaGroup");
  expect(arrived).toEqual([media[0], { type: "photo", media: "AgACAgIAAxkBAAIBbbbbbbbbb", caption: "***" }]);
});

test("buttons are put back each in its place", async () => {
  const keyboard = (text: string) => ({
    inline_keyboard: [[{ text: "ok", callback_data: "1" }], [{ text, url: "https://x.com" }]],
  });
  expect(await sentWith(BY_PARTS, { text: "pick", reply_markup: keyboard("KEY") })).toMatchObject({
    text: "pick",
    reply_markup: keyboard("***"),
  });
});

test("a text that is there as shown and as written has the last word as shown", async () => {
  expect(await sentWith(BY_PARTS, { text: "a_KEY_b", parse_mode: "Markdown" })).toMatchObject({ text: "a***b" });
});

test("an edit, an answer to a button and a poll are rewritten, too", async () => {
  expect(await sentWith(BY_PARTS, { message_id: 1, text: "KEY" }, "editMessageText")).toMatchObject({ text: "***" });
  expect(
    await sentWith(
      BY_PARTS,
      { question: "KEY?", options: ["KEY", { text: "<b>no</b>", text_parse_mode: "HTML" }] },
      "sendPoll",
    ),
  ).toMatchObject({ question: "***?", options: ["***", { text: "<b>no</b>", text_parse_mode: "HTML" }] });
});

const button = (text: string, data: string) => ({ inline_keyboard: [[{ text, callback_data: data }]] });

test.each<[string, Fields, Fields]>([
  [
    "a text with a button",
    { text: "a KEY", reply_markup: button("ok", "1") },
    { text: "a ***", reply_markup: button("ok", "1") },
  ],
  [
    "a label and what it stands for",
    { text: "a KEY\nof two lines", reply_markup: button("the KEY", "show KEY") },
    { text: "a ***\nof two lines", reply_markup: button("the ***", "show ***") },
  ],
  ["snake_case in Markdown", { text: "a_KEY_b", parse_mode: "Markdown" }, { text: "a***b" }],
  ["a mark without an end in Markdown", { text: "KEY of my_name", parse_mode: "Markdown" }, { text: "*** of my_name" }],
  [
    "a word with unseen characters",
    { text: "K\u200bEY", reply_markup: button("KE\u200bY", "1") },
    { text: "***", reply_markup: button("***", "1") },
  ],
])("a hook that replaces a word in the notification replaces it in %s", async (_, payload, arrives) => {
  const sent = await sentWith(BY_NOTIFICATION, payload);
  expect(sent).toMatchObject(arrives);
  expect(JSON.stringify(sent)).not.toContain("KEY");
});

test("a line that a hook adds in front of everything or behind it belongs to the message's text", async () => {
  const footer = `sed -n 's/.*"notification": "\\(.*\\)", "parts".*/{"notification": "\\1\\\\n-- a bot"}/p'`;
  const payload = { text: "<b>pick</b> my_own_name", parse_mode: "HTML", reply_markup: button("ok", "1") };
  expect(await sentWith(footer, payload)).toMatchObject({
    text: "pick my_own_name\n-- a bot",
    entities: [{ type: "bold", offset: 0, length: 4 }],
    reply_markup: button("ok", "1"),
  });
});

test("a word that is masked and a line that is added at once leave links, formatting and buttons as they were", async () => {
  const script = `sed -n 's/.*"notification": "\\(.*\\)", "parts".*/{"notification": "\\1\\\\n-- a bot"}/p' | sed 's/KEY/***/g'`;
  const text = '<b>see</b> <a href="https://a.org/x_y">this</a> KEY, <a href="https://b.org">that</a>';
  const sent = await sentWith(script, { text, parse_mode: "HTML", reply_markup: button("ok KEY", "1") });
  expect(sent).toMatchObject({ text: "see this ***, that\n-- a bot", reply_markup: button("ok ***", "1") });
  expect(sent.entities).toEqual([
    { type: "bold", offset: 0, length: 3 },
    { type: "text_link", url: "https://a.org/x_y", offset: 4, length: 4 },
    { type: "text_link", url: "https://b.org", offset: 14, length: 4 },
  ]);
});

test.each<[string, Fields, Fields]>([
  ["HTML", { text: '<b>one KEY</b> &amp; <a href="https://x.test/">two</a> <code>KEY</code>', parse_mode: "HTML" }, {}],
  ["MarkdownV2", { text: "*one KEY* & [two](https://x.test/) `KEY`", parse_mode: "MarkdownV2" }, {}],
  ["Markdown", { text: "*one KEY* & [two](https://x.test/) `KEY`", parse_mode: "markdown" }, {}],
  [
    "entities",
    {
      text: "one KEY & two KEY",
      entities: [
        { type: "bold", offset: 0, length: 7 },
        { type: "text_link", offset: 10, length: 3, url: "https://x.test/" },
        { type: "code", offset: 14, length: 3 },
      ],
    },
    {},
  ],
])("outside what changed a text in %s keeps its formatting", async (_, payload) => {
  const { parse_mode, text, entities } = await sentWith(BY_NOTIFICATION.replace("***", "(hidden)"), payload);
  expect({ parse_mode, text, entities }).toEqual({
    parse_mode: undefined,
    text: "one (hidden) & two (hidden)",
    entities: [
      { type: "bold", offset: 0, length: 12 },
      { type: "text_link", offset: 15, length: 3, url: "https://x.test/" },
    ],
  });
});

test.each(["replyWithHTML", "replyWithMarkdown", "replyWithMarkdownV2"] as const)(
  "a question of stateless-question that is rewritten (%s) keeps its unseen link, and is answered",
  async (reply) => {
    const { bot, server } = await guardedBy(BY_NOTIFICATION);
    const heard: unknown[] = [];
    const question = new StatelessQuestion(`ask ${reply}`, (ctx, state) => void heard.push(ctx.message.text, state));
    bot.use(question);
    const ctx = new Context(
      server.push(server.message("hi", { chat: { id: 7, type: "private" } })),
      bot.api,
      bot.botInfo,
    );
    await question[reply](ctx, "Whose KEY is it?", "one");
    const [sent] = inChat(server);
    expect(sent?.payload).toMatchObject({ text: "Whose *** is it?\u200c", reply_markup: { force_reply: true } });
    const reply_to_message = { message_id: 1, ...sent?.payload };
    await bot.handleUpdate(server.push(server.message("mine", { reply_to_message })));
    expect(heard).toEqual(["mine", "one"]);
  },
);

test("what the author of a script can do about a rewrite that does not fit is for owners and the log", async () => {
  const { bot, server, hooks, guardWith } = await makeGuardedBot();
  await guardWith(`grep -q '"type": "sendMessage"' && echo '{"notification": "x"}'; exit 0`);
  for (let times = 0; times < 2; times++) await bot.api.sendMessage(7, "a", { reply_markup: button("b", "c") });
  expect(inChat(server).map(({ payload }) => payload.text)).toEqual(Array(2).fill(UNFIT));
  const told = server.sent("sendMessage").filter(({ payload }) => /"parts"/.test(String(payload.text)));
  expect(told.map(({ payload }) => payload.chat_id)).toEqual([1]);
  expect(told[0]?.payload.text).toMatch(/^The hook ".*guard-1.sh" rewrote .* Let the script answer "parts"/);
  expect((await type(hooks, "/hooks why")).text).toContain('Let the script answer "parts"');
});

test("a quote that a hook changes is left out: Telegram takes no other words for it", async () => {
  const reply_parameters = { message_id: 5, quote: "<b>KEY</b>", quote_parse_mode: "HTML", quote_position: 3 };
  expect((await sentWith(BY_PARTS, { text: "yes", reply_parameters })).reply_parameters).toEqual({ message_id: 5 });
});

test.each([
  ["sendMessage", { text: "KEY" }, (sent: Fields) => sent.text, 4_096],
  ["sendPhoto", { photo: "AgACAgIAAxkBAAIBbbbbbbbbb", caption: "KEY" }, (sent: Fields) => sent.caption, 1_024],
  ["sendPoll", { question: "KEY", options: [] }, (sent: Fields) => sent.question, 300],
  ["sendPoll", { options: ["KEY"] }, (sent: Fields) => (sent.options as string[])[0], 100],
  ["setChatTitle", { title: "KEY" }, (sent: Fields) => sent.title, 128],
])("a new text for %s is cut to what fits, with a sign (%#)", async (method, payload, textOf, most) => {
  const text = String(textOf(await sentWith(LONG, payload, method)));
  expect(text.length).toBeLessThanOrEqual(most);
  expect(text.length).toBeGreaterThan(most - 3);
  expect(text.endsWith("👍…")).toBe(true);
});

test.each([
  [
    "one text for a message with buttons",
    { text: "KEY", reply_markup: { keyboard: [["a"]] } },
    answers({ notification: "x" }),
  ],
  ["too few parts", { text: "KEY", reply_markup: { keyboard: [["a"]] } }, answers({ parts: ["x"] })],
  ["nothing for the text", { text: "KEY" }, answers({ notification: " " })],
])("a rewrite that gives %s withholds the send", async (_, payload, script) => {
  const sent = await sentWith(script, payload);
  expect(sent).toMatchObject({
    method: "sendMessage",
    text: UNFIT,
  });
  expect(sent).not.toHaveProperty("reply_markup");
});

test("a caption may be emptied: the photo is still one", async () => {
  const photo = "AgACAgIAAxkBAAIBbbbbbbbbb";
  expect(await sentWith(answers({ notification: "" }), { photo, caption: "KEY" }, "sendPhoto")).toMatchObject({
    method: "sendPhoto",
    photo,
  });
});

test("a file is renamed and refilled by parts", async () => {
  const { files, caption } = await sentWith(
    BY_PARTS,
    { document: new InputFile(Buffer.from("a KEY\n"), "KEY/KEY.txt"), caption: "fine" },
    "sendDocument",
  );
  expect(caption).toBe("fine");
  expect(files).toMatchObject([{ name: "***_***.txt", content: Buffer.from("a ***\n") }]);
});

test("a guard sees what another hook has made of a text, and its block counts", async () => {
  const { bot, server, guardWith } = await makeGuardedBot();
  await guardWith("grep -q 'sk-live' && exit 2; exit 0", "event: on_outbound_message, priority: 900");
  await guardWith(answers({ notification: "sk-live" }));
  await bot.api.sendMessage(7, "hello");
  expect(inChat(server)[0]?.payload.text).toMatch(/^\[message withheld/);
  expect(server.wire()).not.toContain("sk-live");
});
