import { execFile } from "node:child_process";
import { expect, onTestFinished, test, vi } from "vitest";
import { type Wechaty, WechatyBuilder } from "wechaty";
import { log } from "wechaty-puppet";
import { PuppetMock } from "wechaty-puppet-mock";
import { type PatientOptions, startPatiently } from "../../../src/channels/wechat/index.js";
import { aWhile } from "../../support/a-while.js";
import { eventually } from "../../support/eventually.js";
import { shared } from "../../support/shared.js";

// Wechaty tells at length how it gives up a start; what counts are the lines of ours.
log.level("silent");

/** A puppet without a network for its first starts. */
class OfflinePuppet extends PuppetMock {
  starts: number[] = [];

  constructor(private readonly failures: number) {
    super();
  }

  override async onStart(): Promise<void> {
    this.starts.push(Date.now());
    if (this.starts.length <= this.failures)
      throw new Error(`getaddrinfo ENOTFOUND wx.qq.com\nat start ${this.starts.length}`);
    await super.onStart();
  }
}

/** Wechaty takes five seconds to give up a start that has failed: here they pass at once. */
function hurryWechaty(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const clock = setInterval(() => vi.advanceTimersByTime(500), 2);
  onTestFinished(() => {
    clearInterval(clock);
    vi.useRealTimers();
  });
}

function startOffline(failures: number, options: PatientOptions = {}) {
  if (failures > 0) hurryWechaty();
  const puppet = new OfflinePuppet(failures);
  const bot = WechatyBuilder.build({ puppet }) as unknown as Wechaty;
  const lines: string[] = [];
  const end = startPatiently(bot, { log: (line) => void lines.push(line), firstWaitMs: 20, ...options });
  onTestFinished(end);
  return { puppet, bot, lines, end };
}
const TROUBLE = "微信：puppet 报告“getaddrinfo ENOTFOUND wx.qq.com”。机器人继续运行；请检查它的网络和登录状态。";
const aTurn = () => new Promise((resume) => setImmediate(resume));
const isStarted = (bot: Wechaty): boolean => bot.puppet.state.active() === true;

test("a start that works says nothing", async () => {
  const { bot, lines, puppet } = startOffline(0);
  await eventually(() => puppet.starts).toHaveLength(1);
  await eventually(() => isStarted(bot)).toBe(true);
  await aWhile(50);
  expect(lines).toEqual([]);
  expect(puppet.starts).toHaveLength(1);
});

test("a start that fails is tried again, later and later, with one clear line about the trouble", async () => {
  const { bot, lines, puppet } = startOffline(3);
  await eventually(() => puppet.starts).toHaveLength(4);
  await eventually(() => isStarted(bot)).toBe(true);
  expect(lines).toEqual([
    TROUBLE,
    "微信没有启动成功，0.02 秒后重试。",
    "微信没有启动成功，0.04 秒后重试。",
    "微信没有启动成功，0.08 秒后重试。",
  ]);
  const waits = puppet.starts.slice(1).map((at, index) => at - (puppet.starts[index] ?? 0));
  for (const [index, least] of [18, 38, 78].entries()) expect(waits[index]).toBeGreaterThanOrEqual(least);
});

test("a bot that came up late works: it logs in and hears messages", async () => {
  const { bot, puppet } = startOffline(2);
  await eventually(() => puppet.starts).toHaveLength(3);
  await eventually(() => isStarted(bot)).toBe(true);
  const heard: string[] = [];
  bot.on("message", (message) => void heard.push(message.text()));
  const [self, ann] = [puppet.mocker.createContact({ id: "self" }), puppet.mocker.createContact({ id: "ann" })];
  puppet.mocker.login(self);
  ann.say("hello").to(self);
  await eventually(() => heard).toEqual(["hello"]);
});

test("trouble later on costs one line, and the same trouble again none", async () => {
  const { bot, lines, puppet } = startOffline(0, { locale: "en" });
  // Until its start is over, all that goes wrong is told as one trouble.
  await eventually(() => bot.state.active()).toBe(true);
  await aTurn();
  for (const gerror of ["connection lost", "connection lost", "connection lost", "logged out elsewhere"])
    puppet.emit("error", { gerror, data: gerror });
  expect(lines).toEqual([expect.stringContaining("connection lost"), expect.stringContaining("logged out elsewhere")]);
  await aWhile(50);
  expect(isStarted(bot)).toBe(true);
  expect(puppet.starts).toHaveLength(1);
});

test("a bot without a puppet goes on trying, and says so", async () => {
  const bot = WechatyBuilder.build({ puppet: "wechaty-puppet-none" as "wechaty-puppet-mock" }) as unknown as Wechaty;
  const lines: string[] = [];
  const end = startPatiently(bot, { log: (line) => void lines.push(line), firstWaitMs: 10 });
  await eventually(() => lines.filter((line) => line.includes("重试")).length).toBeGreaterThan(1);
  await end();
  expect(lines[0]).toContain("wechaty-puppet-none");
});

test("what it returns ends the waiting, too, and nothing starts afterwards", async () => {
  const { puppet, lines, end, bot } = startOffline(99, { firstWaitMs: 600_000 });
  await eventually(() => lines).toEqual([TROUBLE, "微信没有启动成功，600 秒后重试。"]);
  await end();
  await aWhile(50);
  expect(puppet.starts).toHaveLength(1);
  expect(isStarted(bot)).toBe(false);
});

test("what it returns stops the bot, and an error it stumbles over afterwards is no line and no crash", async () => {
  const { puppet, lines, end, bot } = startOffline(0);
  await eventually(() => isStarted(bot)).toBe(true);
  await end();
  expect(isStarted(bot)).toBe(false);
  expect(() => puppet.emit("error", { gerror: "late", data: "late" })).not.toThrow();
  expect(lines).toEqual([]);
});

const DIST = new URL("../../../dist/channels/wechat/index.js", import.meta.url).href;
const ROOT = new URL("../../../", import.meta.url);

/**
 * A process of its own with a bot from the built package: first the puppet fails, until the bot is ended and nothing
 * keeps the process; then another bot's host does, until nobody catches it. Loading Wechaty takes longer than both.
 */
const HOST = String.raw`
import { setTimeout as sleep } from "node:timers/promises";
import { WechatyBuilder } from "wechaty";
import { PuppetMock } from "wechaty-puppet-mock";
import { startPatiently } from ${JSON.stringify(DIST)};
/** Fails as if an error were thrown there: not every puppet can be had here. */
const failAt = (message, ...places) => {
  const stack = ["Error: " + message, ...places.map((place) => "    at run (" + place + ":1:1)")].join("\n");
  void Promise.reject(Object.assign(new Error(message), { stack }));
};
const until = async (isSo) => { while (!isSo()) await sleep(5); };
const startBot = async () => {
  const puppet = new PuppetMock();
  const bot = WechatyBuilder.build({ puppet });
  const end = startPatiently(bot, { locale: "en" });
  await until(() => bot.state.active() === true);
  return { puppet, bot, end };
};
let told = 0;
const write = process.stderr.write.bind(process.stderr);
process.stderr.write = (text) => ((told += String(text).startsWith("WeChat") ? 1 : 0), write(text));

const failingPuppet = async () => {
  const { puppet, end } = await startBot();
  void puppet.messagePayload("");
  await until(() => told === 1);
  failAt("socket hang up", "node:net", "/app/node_modules/axios/index.js", "/app/node_modules/wechat4u/core.js");
  failAt("no login", "C:\\app\\node_modules\\@juzi\\wechaty-puppet-service\\index.js");
  await until(() => told === 3);
  await end();
  void puppet.contactPayload("");
  await sleep(20);
  console.log("alive");
};

const failingHost = async () => {
  const { puppet, bot } = await startBot();
  let heard = 0;
  const hear = (error) => {
    console.log(error.message ?? error);
    heard += 1;
  };
  process.on("uncaughtException", hear);
  failAt("in a folder with such a name", "/home/me/wechaty-bot/index.js");
  await sleep(5);
  failAt("in a listener", "/app/bot.js", "node:events", "/app/node_modules/wechaty/index.js");
  await sleep(5);
  failAt("in another package", "/app/node_modules/express/index.js");
  bot.on("message", async () => { await sleep(1); throw new Error("in a real listener"); });
  const [self, ann] = [puppet.mocker.createContact(), puppet.mocker.createContact()];
  puppet.mocker.login(self);
  ann.say("hello").to(self);
  await until(() => heard === 4);
  process.off("uncaughtException", hear);
  void Promise.reject(new Error("own mistake"));
  await sleep(20);
  console.log("alive");
  process.exit(0);
};

process.once("beforeExit", () => {
  console.log("would end by itself");
  void failingHost();
});
void failingPuppet();
`;

const runHost = shared(
  () =>
    new Promise<{ code: number | null; stdout: string[]; stderr: string[] }>((resolve) => {
      const args = ["--input-type=module", "-e", HOST];
      const child = execFile(process.execPath, args, { cwd: ROOT }, (_, stdout, stderr) =>
        resolve({ code: child.exitCode, stdout: stdout.trim().split("\n"), stderr: stderr.split("\n") }),
      );
    }),
);

test("rejections of a puppet's own cost a line each and never the process, which ends by itself after the end", async () => {
  const { stdout, stderr } = await runHost();
  expect(stdout.slice(0, 2)).toEqual(["alive", "would end by itself"]);
  const lines = stderr.filter((line) => line.startsWith("WeChat"));
  expect(lines).toEqual(["no id", "socket hang up", "no login"].map((detail) => expect.stringContaining(detail)));
});

test("a mistake of the host counts as its own, wherever it lies and whoever calls it, and ends the process if nobody catches it", async () => {
  const { code, stdout, stderr } = await runHost();
  expect(code).not.toBe(0);
  expect(stderr.join("\n")).toContain("own mistake");
  expect(stdout.slice(2)).toEqual([
    "in a folder with such a name",
    "in a listener",
    "in another package",
    "in a real listener",
  ]);
});
