import { Context, InputFile } from "grammy";
import type { Update } from "grammy/types";
import { expect, test } from "vitest";
import type { BotApiServer } from "../../support/bot-api-server.js";
import { eventually } from "../../support/eventually.js";
import { makeGuardedBot } from "../../support/guarded-bot.js";

const hello: Update = {
  update_id: 1,
  message: {
    ...{ message_id: 1, date: 0, text: "hello" },
    chat: { id: 7, type: "private", first_name: "Ann" },
    from: { id: 7, is_bot: false, first_name: "Ann" },
  },
};

const sentTo = (server: BotApiServer, chat: number) =>
  server.sent("sendMessage").flatMap(({ payload }) => (payload.chat_id === chat ? [payload] : []));

test("with hooks off, calls of every kind go out as they are, and mistakes of the host stay its own", async () => {
  const { bot, server } = await makeGuardedBot();
  const keyboard = { inline_keyboard: [[{ text: "Weather", callback_data: "weather" }]] };
  await bot.api.sendMessage(7, "pick one", { reply_markup: keyboard });
  expect(sentTo(server, 7)).toMatchObject([{ text: "pick one", reply_markup: keyboard }]);
  expect(await bot.api.raw.getMe()).toMatchObject({ is_bot: true });
  const broken = {
    inline_keyboard: [],
    toJSON() {
      throw new Error("the host's own mistake");
    },
  };
  await expect(bot.api.sendMessage(7, "x", { reply_markup: broken })).rejects.toThrow("the host's own mistake");
});

test("what leaves under hooks is read in rare places, too", async () => {
  const { bot, server, bench, guardWith } = await makeGuardedBot();
  await guardWith(
    `input=$(cat); printf '%s\\n' "$input" >> ${bench.root}/seen
case "$input" in
  *LONG*) printf '%0400d' 0 >&2; exit 2;;
  *NOTED*) echo '{"systemMessage": "looks fine"}';;
esac`,
  );
  const tags = `${"<".repeat(400)}a b='>`;
  await expect(bot.api.sendMessage(7, tags, { parse_mode: "HTML" })).rejects.toThrow(/sendMessage/);
  await expect(bot.api.sendDocument(7, new InputFile("/nowhere/file"))).rejects.toThrow("ENOENT");
  expect(server.wire()).not.toContain("<<<<");

  await bot.api.sendMessage(7, "LONG");
  const [notice] = sentTo(server, 7).map(({ text }) => text);
  expect(notice).toMatch(/0{299}…/);
  expect(notice).not.toMatch(/0{300}/);

  await bot.api.setMyDescription("NOTED");
  await eventually(() => sentTo(server, 1).map(({ text }) => text)).toContain("ℹ Note from a hook: looks fine");
});

test("a bot whose context cannot be made fails with its own error, not with one of ours", async () => {
  class Broken extends Context {
    constructor(...args: ConstructorParameters<typeof Context>) {
      super(...args);
      throw new Error("no context today");
    }
  }
  const { bot } = await makeGuardedBot({ menu: false }, { ContextConstructor: Broken });
  await expect(bot.handleUpdate(hello)).rejects.toThrow("no context today");
});

test("a webhook without a secret still hands ordinary messages to the bot", async () => {
  const { bot } = await makeGuardedBot();
  const heard: unknown[] = [];
  bot.on("message", (ctx) => void heard.push(ctx.message.text));
  await bot.handleUpdate(hello, { send: async () => {} });
  expect(heard).toEqual(["hello"]);
});
