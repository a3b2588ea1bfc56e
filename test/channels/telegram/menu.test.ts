import type { Bot } from "grammy";
import type { BotCommand } from "grammy/types";
import { expect, onTestFinished, test } from "vitest";
import { shellHooks } from "../../../src/channels/telegram/index.js";
import { CommandMenu } from "../../../src/channels/telegram/replies/menu.js";
import { makeApi } from "../../support/answered-api.js";
import { BOT_TOKEN, type BotApiServer } from "../../support/bot-api-server.js";
import { eventually } from "../../support/eventually.js";
import { makeListeningBot } from "../../support/listening-bot.js";

const HOOKS = { command: "hooks", description: "Your hooks: list, approve, on, off, help" };
const START = { command: "start", description: "Begin" };
const HELP = { command: "help", description: "What I can do" };
const KAISHI = { command: "start", description: "开始" };

type Scope = { language_code?: "zh"; scope?: { type: "all_private_chats" | "all_group_chats" } };
/** What Telegram shows in the menu; asked of the server itself, because the bot's own calls are what is tested. */
async function menuOf(server: BotApiServer, scope: Scope = {}): Promise<BotCommand[]> {
  const body = JSON.stringify(scope);
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${server.url}/bot${BOT_TOKEN}/getMyCommands`, { method: "POST", headers, body });
  return ((await response.json()) as { result: BotCommand[] }).result;
}
const names = (menu: readonly BotCommand[]): string[] => menu.map(({ command }) => command);
const bothMenus = async (server: BotApiServer) => [await menuOf(server), await menuOf(server, { language_code: "zh" })];
const makeBotWithMenu = () => makeListeningBot({ menu: true });
const setMenu = (bot: Bot, commands: BotCommand[], scope: Scope = {}) => bot.api.setMyCommands(commands, scope);

test("/hooks is in the command menu, in English and in Chinese", async () => {
  const { server } = await makeBotWithMenu();
  await server.arrived("setMyCommands", 2);
  const [standard, chinese] = await bothMenus(server);
  expect(standard).toEqual([HOOKS]);
  expect(chinese).toEqual([{ command: "hooks", description: expect.stringMatching(/\p{Script=Han}/u) }]);
});

test("a menu that the bot sets later keeps its commands, with /hooks behind them", async () => {
  const { bot, server } = await makeBotWithMenu();
  await server.arrived("setMyCommands", 2);
  await setMenu(bot, [START, HELP]);
  await eventually(async () => (await bothMenus(server)).map((menu) => names(menu ?? []))).toEqual([
    ["start", "help", "hooks"],
    ["start", "help", "hooks"],
  ]);
});

test("a menu that the bot sets at once, while ours is under way, is not lost", async () => {
  const { bot, server, remove } = await makeBotWithMenu();
  await setMenu(bot, [START]);
  await setMenu(bot, [START, HELP]);
  // It ends when all that was under way has ended.
  await remove();
  expect((await bothMenus(server)).map((menu) => names(menu ?? []))).toEqual([
    ["start", "help", "hooks"],
    ["start", "help", "hooks"],
  ]);
});

test("a Chinese menu of the bot's own stays Chinese", async () => {
  const { bot, server } = await makeBotWithMenu();
  await server.arrived("setMyCommands", 2);
  await setMenu(bot, [START]);
  await setMenu(bot, [KAISHI], { language_code: "zh" });
  await eventually(() => bothMenus(server)).toEqual([
    [START, HOOKS],
    [KAISHI, { command: "hooks", description: expect.stringMatching(/\p{Script=Han}/u) }],
  ]);
});

test("a command that the bot drops from its menu goes from the Chinese one, too", async () => {
  const { bot, server } = await makeBotWithMenu();
  await server.arrived("setMyCommands", 2);
  await setMenu(bot, [START, HELP]);
  await eventually(async () => names(await menuOf(server, { language_code: "zh" }))).toContain("help");
  await setMenu(bot, [{ ...START, description: "Begin anew" }]);
  await eventually(async () => names(await menuOf(server, { language_code: "zh" }))).toEqual(["start", "hooks"]);
});

test("a menu that the bot deletes still has /hooks", async () => {
  const { bot, server } = await makeBotWithMenu();
  await server.arrived("setMyCommands", 2);
  await setMenu(bot, [START]);
  await bot.api.deleteMyCommands();
  await eventually(() => menuOf(server)).toEqual([HOOKS]);
});

test("what stands in the menu before the bot starts is kept", async () => {
  const { bot, server, remove, hooks } = await makeListeningBot();
  await bot.api.setMyCommands([START]);
  await remove();
  onTestFinished(shellHooks(bot, hooks));
  await eventually(() => menuOf(server)).toEqual([START, HOOKS]);
});

test("a menu that is right is left alone, however many updates come", async () => {
  const { bot, server, seen, remove } = await makeBotWithMenu();
  const release = server.hold("getMyCommands");
  await Promise.all(Array.from({ length: 20 }, () => bot.handleUpdate(server.push(server.message("hello")))));
  release();
  await server.arrived("setMyCommands", 2);
  await remove();
  expect(seen).toHaveLength(40);
  expect(server.sent("setMyCommands")).toHaveLength(2);
  expect(server.sent("getMyCommands").length).toBeLessThanOrEqual(4);
});

test("a bot that starts again finds its menu right, and sets nothing", async () => {
  const { bot, server, hooks, remove } = await makeBotWithMenu();
  await server.arrived("setMyCommands", 2);
  await remove();
  const again = shellHooks(bot, hooks);
  await server.arrived("getMyCommands", 4);
  await again();
  expect(server.sent("setMyCommands")).toHaveLength(2);
});

test("a bot that could not reach Telegram at its start gets its menu with a later update", async () => {
  const { bot, server } = await makeBotWithMenu();
  await server.arrived("setMyCommands", 2);
  server.failNext("getMyCommands", { error_code: 400, description: "Bad Request" });
  await setMenu(bot, [START]);
  await server.arrived("getMyCommands", 3);
  const chinese = async () => names(await menuOf(server, { language_code: "zh" }));
  expect(await chinese()).toEqual(["hooks"]);
  await eventually(async () => {
    await bot.handleUpdate(server.push(server.message("hello")));
    return chinese();
  }).toEqual(["start", "hooks"]);
});

test("a menu of the bot's own has /hooks at once, with one more call for the Chinese one, and none with a scope hides it", async () => {
  const { bot, server } = await makeListeningBot({ menu: { scopes: ["all_private_chats"] } });
  await server.arrived("setMyCommands", 2);
  await setMenu(bot, [START]);
  expect(await menuOf(server)).toEqual([START, HOOKS]);
  await server.arrived("setMyCommands", 4);
  const [people, groups] = [{ type: "all_private_chats" }, { type: "all_group_chats" }] as const;
  for (const scope of [people, groups]) await setMenu(bot, [START], { scope });
  expect([await menuOf(server, { scope: people }), await menuOf(server, { scope: groups })]).toEqual([
    [START, HOOKS],
    [START],
  ]);
  await server.arrived("getMyCommands", 8);
  expect(server.sent("setMyCommands")).toHaveLength(6);
});

test("with menu: false the bot's menu is its own affair", async () => {
  const { bot, server, remove } = await makeListeningBot({ menu: false });
  await bot.handleUpdate(server.push(server.message("hello")));
  await bot.api.setMyCommands([START]);
  await remove();
  expect(server.calls.map(({ method }) => method)).toEqual(["setMyCommands"]);
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
