import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inspect } from "node:util";
import { BotError, HttpError, InputFile } from "grammy";
import { expect, test } from "vitest";
import { BOT_TOKEN } from "../../support/bot-api-server.js";
import { makeGuardedBot } from "../../support/guarded-bot.js";

const SECRET = BOT_TOKEN.slice(BOT_TOKEN.indexOf(":") + 1);
const everythingIn = (value: unknown): string => inspect(value, { depth: 10, showHidden: false, getters: true });

test("a hook is given a stand-in for the bot's token, in text and in uploads, and never its environment", async () => {
  const { bot, bench, guardWith } = await makeGuardedBot();
  await guardWith("cat >> seen; env >> seen");
  await bot.api.sendMessage(7, `mine is ${BOT_TOKEN}, ok?`);
  await bot.api.sendDocument(7, new InputFile(Buffer.from(`and ${BOT_TOKEN}`), `${SECRET}.txt`));
  const seen = readFileSync(join(bench.root, "seen"), "utf8");
  expect(seen).toMatch(/mine is 123456789:[\w-]{35}, ok\?/);
  expect(seen).toMatch(/and 123456789:[\w-]{35}/);
  expect(seen).toContain("on_outbound_message");
  expect(seen).not.toContain(SECRET);
});

test("a guard that looks for tokens finds the stand-in, and the token does not leave", async () => {
  const { bot, server, guardWith } = await makeGuardedBot();
  await guardWith("grep -Eq '[0-9]{9}:[A-Za-z0-9_-]{35}' && { echo 'a token' >&2; exit 2; }; exit 0");
  await bot.api.sendMessage(7, BOT_TOKEN);
  expect(server.sent("sendMessage").at(-1)?.payload.text).toBe("[message withheld by a hook: a token]");
  expect(server.wire()).not.toContain(SECRET);
});

test.each([false, true])("a cut connection does not show the token, with sensitiveLogs %s", async (sensitiveLogs) => {
  const { bot, server, guardWith } = await makeGuardedBot({ menu: false }, { client: { sensitiveLogs } });
  for (const isGuarded of [false, true]) {
    if (isGuarded) await guardWith("exit 0");
    for (const method of ["sendVenue", "getUpdates", "sendDocument"] as const) {
      server.cutNext(method);
      const call = bot.api.raw[method] as (payload: unknown) => Promise<unknown>;
      const error = await call({ chat_id: 7, title: "x", document: "x" }).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(HttpError);
      expect(everythingIn(error)).not.toContain(SECRET);
      expect(JSON.stringify(error)).not.toContain(SECRET);
    }
  }
});

test("an error of a handler, printed with the context it comes in, does not show the token", async () => {
  const { bot, server } = await makeGuardedBot();
  bot.on("message", async (ctx) => {
    server.cutNext("sendContact");
    await ctx.replyWithContact("1", "hello");
  });
  const error = await bot.handleUpdate(server.push(server.message("hi"))).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(BotError);
  expect(everythingIn(error)).toContain("HttpError");
  expect(everythingIn(error)).not.toContain(SECRET);
});

test("a bot printed as it is does not show the token, and still has it", async () => {
  const { bot } = await makeGuardedBot();
  expect(everythingIn(bot)).not.toContain(SECRET);
  expect(everythingIn(bot.api)).not.toContain(SECRET);
  expect(bot.token).toBe(BOT_TOKEN);
});
