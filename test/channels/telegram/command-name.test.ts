import { Bot } from "grammy";
import { expect, onTestFinished, test } from "vitest";
import { hooksCommands, outboundGuard, shellHooks } from "../../../src/channels/telegram/index.js";
import { BOT_INFO, BOT_TOKEN, type BotApiServer, startBotApi } from "../../support/bot-api-server.js";
import { makeListeningBot } from "../../support/listening-bot.js";
import { makeWorkbench } from "../../support/workbench.js";

const replies = (server: BotApiServer): string[] => server.sent("sendMessage").map(({ payload }) => `${payload.text}`);

test("with another name for the command, /hooks is the bot's own, and all our words have the name", async () => {
  const { bot, server, bench, hooks, seen, isOn } = await makeListeningBot({ menu: false, command: "guard" });
  bench.script("ask.sh", `#!/bin/sh\necho '{"decision": "ask", "reason": "see /hooks there"}'\n`);
  bench.propose("hooks: [{event: pre_tool_call, command: ./ask.sh}]\n");
  const say = async (text: string): Promise<string> => {
    const before = replies(server).length;
    await bot.handleUpdate(server.push(server.message(text)));
    return replies(server).slice(before).join("\n");
  };
  await say("/hooks on");
  expect(seen).toEqual(["before: /hooks on", "after: /hooks on"]);
  expect(await say("/guard approve pre_tool_call ./ask.sh")).toContain("/guard on");
  expect(await say("/Guard，on")).toContain("ON");
  expect(await isOn()).toBe(true);
  expect(await say("/guard@SomeOtherBot off")).toBe("");
  const help = await say("/guard help");
  expect(help).toContain("/guard approve");
  expect(help).not.toContain("/hooks");
  expect(await say("/guard aprove x")).toContain("/guard approve");
  // What others wrote stays as they wrote it, and pressing a button is typing the line.
  const fired = hooks.firer.fire("pre_tool_call", {
    session_id: "s",
    tool_name: "bash",
    tool_input: { command: "ls" },
  });
  await server.arrived("sendMessage", server.sent("sendMessage").length + 1);
  const { text, reply_markup: markup } = server.sent("sendMessage").at(-1)?.payload ?? {};
  expect(text).toContain("see /hooks there");
  expect(text).toContain("/guard yes ");
  const [[yes]] = (markup as { inline_keyboard: [[{ callback_data: string }]] }).inline_keyboard;
  // Telegram tells the bot where its card is before this is answered.
  await bot.api.getMe();
  // The card took the number before the next one.
  const { message } = server.message("") as { message: { message_id: number } };
  const card = { ...message, message_id: message.message_id - 1 };
  const query = { id: "q", from: { id: 1, is_bot: false, first_name: "Ann" }, chat_instance: "c", message: card };
  await bot.handleUpdate(server.push({ callback_query: { ...query, data: yes.callback_data } }));
  expect(await fired).toMatchObject({ verdict: "continue" });
});

test("no keyboard may type the command under its other name, while one may type the bot's own /hooks", async () => {
  const { bot, server } = await makeListeningBot({ menu: false, command: "guard" });
  const keyboard = (text: string) => ({ reply_markup: { keyboard: [[{ text }]] } });
  await bot.api.sendMessage(1, "pick", keyboard("/hooks on"));
  await bot.api.sendMessage(1, "pick", keyboard("／guard off"));
  const texts = replies(server);
  expect(texts[0]).toBe("pick");
  expect(texts[1]).toMatch(/withheld/);
  expect(texts[1]).toContain("/guard");
});

test("it stands in the menu under that name, and beside a /hooks of the bot's own", async () => {
  const { bot, server, remove } = await makeListeningBot({ command: "guard" });
  await bot.api.setMyCommands([{ command: "hooks", description: "Webhooks of your shop" }]);
  await remove();
  expect(server.sent("setMyCommands").at(-1)?.payload.commands).toMatchObject([
    { command: "hooks" },
    { command: "guard" },
  ]);
});

test("the two halves take the name, too, and one that Telegram does not take is refused with an example", async () => {
  const server = await startBotApi(onTestFinished);
  const hooks = await makeWorkbench().open();
  const bot = new Bot(BOT_TOKEN, { botInfo: BOT_INFO, client: { apiRoot: server.url } });
  bot.api.config.use(outboundGuard(hooks, { command: "guard" }));
  bot.use(hooksCommands(hooks, { updates: "polling", command: "guard" }));
  const seen: unknown[] = [];
  bot.on("message", (ctx) => void seen.push(ctx.message.text));
  for (const text of ["/hooks list", "/guard list"]) await bot.handleUpdate(server.push(server.message(text)));
  expect(seen).toEqual(["/hooks list"]);
  const fault = 'The command cannot be called "/Guard"';
  expect(() => shellHooks(bot, hooks, { command: "/Guard" })).toThrow(fault);
  expect(() => hooksCommands(hooks, { updates: "polling", command: "/Guard" })).toThrow(fault);
});
