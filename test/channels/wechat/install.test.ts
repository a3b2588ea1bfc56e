import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { type Wechaty, WechatyBuilder } from "wechaty";
import { ShellHooksPlugin } from "../../../src/channels/wechat/index.js";
import type { ShellHooks } from "../../../src/commands/shell-hooks.js";
import { aWhile } from "../../support/a-while.js";
import { eventually } from "../../support/eventually.js";
import { RecordingPuppet } from "../../support/guarded-wechaty.js";
import { makeWorkbench } from "../../support/workbench.js";

/** A bot as its author has it before any plugin is on it. */
async function makePlainBot() {
  const puppet = new RecordingPuppet();
  const bot = WechatyBuilder.build({ puppet }) as unknown as Wechaty;
  onTestFinished(() => bot.stop());
  const { mocker } = puppet;
  const [self, owner] = [mocker.createContact({ id: "self" }), mocker.createContact({ id: "owner" })];
  // What is under way when a bot is stopped fails; without a listener for that, it would end the process.
  bot.on("error", () => undefined);
  const heard: string[] = [];
  bot.on("message", (message) => {
    if (!message.self()) heard.push(message.text());
  });
  const hooks = await makeWorkbench().open({ owners: ["wechat:owner"] });
  return {
    bot,
    puppet,
    hooks,
    heard,
    login: () => mocker.login(self),
    say: (text: string) => owner.say(text).to(self),
    texts: () => puppet.sent.map(({ args }) => String(args[1])),
    isOn: () => isOn(hooks),
  };
}
const isOn = async (hooks: ShellHooks): Promise<boolean> => (await hooks.list()).switch.on;

test("installed on a bot that has started and logged in, it works at once", async () => {
  const { bot, hooks, heard, login, say, isOn } = await makePlainBot();
  await bot.start();
  login();
  bot.use(ShellHooksPlugin(hooks));
  say("/hooks on");
  say("hello");
  await eventually(isOn).toBe(true);
  await eventually(() => heard).toEqual(["hello"]);
});

test("installed on a bot that has started but not logged in, it works after the login", async () => {
  const { bot, hooks, heard, login, say, isOn } = await makePlainBot();
  await bot.start();
  bot.use(ShellHooksPlugin(hooks));
  login();
  say("/hooks on");
  await eventually(isOn).toBe(true);
  expect(heard).toEqual([]);
});

test("it goes on working when the bot is stopped and started again", async () => {
  const { bot, hooks, heard, login, say, isOn, texts } = await makePlainBot();
  bot.use(ShellHooksPlugin(hooks));
  await bot.start();
  login();
  await eventually(texts).toHaveLength(1);
  await bot.stop();
  // Wechaty forgets who was logged in a moment after it has stopped.
  await eventually(() => bot.isLoggedIn).toBe(false);
  await bot.start();
  login();
  say("/hooks on");
  await eventually(isOn).toBe(true);
  await eventually(texts).toHaveLength(2);
  expect(heard).toEqual([]);
});

test("taken off again, the bot's listeners get everything, and nothing is answered", async () => {
  const { bot, hooks, heard, login, say, isOn, texts } = await makePlainBot();
  const uninstall = bot.use(ShellHooksPlugin(hooks));
  await bot.start();
  login();
  await eventually(texts).toHaveLength(1);
  uninstall();
  say("/hooks on");
  await eventually(() => heard).toEqual(["/hooks on"]);
  expect(await isOn()).toBe(false);
  expect(texts()).toHaveLength(1);
});

test("taken off before the start, nothing of it is left", async () => {
  const { bot, hooks, heard, login, say, texts } = await makePlainBot();
  bot.use(ShellHooksPlugin(hooks))();
  await bot.start();
  login();
  say("/hooks on");
  await eventually(() => heard).toEqual(["/hooks on"]);
  expect(texts()).toEqual([]);
});

test("taken off before the login, it tells nobody anything after it", async () => {
  const { bot, hooks, login, texts } = await makePlainBot();
  const uninstall = bot.use(ShellHooksPlugin(hooks));
  await bot.start();
  await aWhile(20);
  uninstall();
  await aWhile(0);
  login();
  await aWhile(50);
  expect(texts()).toEqual([]);
});

test("taken off while a command is under way, it still answers that one", async () => {
  const { bot, hooks, login, say, texts } = await makePlainBot();
  const uninstall = bot.use(ShellHooksPlugin(hooks));
  await bot.start();
  login();
  await eventually(texts).toHaveLength(1);
  say("/hooks on");
  await eventually(() => isOn(hooks)).toBe(true);
  uninstall();
  await eventually(texts).toHaveLength(2);
});

test("taken off and installed again, it answers once", async () => {
  const { bot, hooks, heard, login, say, texts } = await makePlainBot();
  await bot.start();
  login();
  bot.use(ShellHooksPlugin(hooks))();
  bot.use(ShellHooksPlugin(hooks));
  say("/hooks list");
  const lists = (): string[] => texts().filter((text) => text.includes("配置文件"));
  await eventually(lists).toHaveLength(1);
  await aWhile(30);
  expect(lists()).toHaveLength(1);
  expect(heard).toEqual([]);
});

test("of two plugins one answers; and whichever is taken off, the other takes over", async () => {
  const { bot, hooks, heard, login, say } = await makePlainBot();
  const others = await makeWorkbench().open({ owners: ["wechat:owner"] });
  await bot.start();
  login();
  const takeFirstOff = bot.use(ShellHooksPlugin(hooks));
  const takeSecondOff = bot.use(ShellHooksPlugin(others));
  say("/hooks on");
  await eventually(async () => [await isOn(hooks), await isOn(others)]).toEqual([false, true]);
  takeFirstOff();
  say("/hooks off");
  await eventually(() => isOn(others)).toBe(false);
  takeSecondOff();
  say("/hooks on");
  await eventually(() => heard).toEqual(["/hooks on"]);
  expect([await isOn(hooks), await isOn(others)]).toEqual([false, false]);
});

test("what the owners should hear of before the login reaches them after it, and once", async () => {
  const { bot, hooks, login, texts } = await makePlainBot();
  bot.use(ShellHooksPlugin(hooks));
  await bot.start();
  await aWhile(50);
  expect(texts()).toEqual([]);
  login();
  await eventually(texts).toEqual([expect.stringContaining("这里没有任何钩子生效")]);
  await aWhile(30);
  expect(texts()).toHaveLength(1);
});

test("a command that comes before the login does nothing, and no listener sees it", async () => {
  const { bot, puppet, hooks, heard, login, say, isOn } = await makePlainBot();
  bot.use(ShellHooksPlugin(hooks));
  await bot.start();
  puppet.once("message", () => void heard.push("something"));
  say("/hooks on");
  await aWhile(50);
  expect(heard).toEqual([]);
  login();
  await aWhile(20);
  expect(await isOn()).toBe(false);
});

const BUILT = fileURLToPath(new URL("../../../dist/channels/wechat/index.js", import.meta.url));

/** What a built file imports, and what the files of ours among that do. */
function importsOf(file: string): string[] {
  const found = readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?\s*["']([^"'$]+)["']/g);
  return [...found].flatMap(([, name = ""]) => (name.startsWith(".") ? importsOf(resolve(file, "..", name)) : [name]));
}

test("the built plugin imports nothing of Wechaty: who has no WeChat needs none of it", () => {
  const imports = importsOf(BUILT);
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter((name) => /wechaty|file-box|memory-card|gerror/.test(name))).toEqual([]);
});

test("nor does it when it runs", () => {
  const script = `
    import { register } from "node:module";
    register("data:text/javascript," + encodeURIComponent(
      "export async function resolve(name, context, next) {" +
      " if (/^(?:wechaty|file-box|memory-card|gerror)/.test(name)) throw new Error('not installed: ' + name);" +
      " return next(name, context); }"));
    await import(${JSON.stringify(`file://${BUILT}`)});
    await import("wechaty").then(() => console.log("there"), (error) => console.log(error.message));
  `;
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  expect(said).toBe("not installed: wechaty\n");
});
