import { setTimeout as sleep } from "node:timers/promises";
import { Bot, type BotError, Context, InputFile } from "grammy";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { shellHooks } from "../../../src/channels/telegram/index.js";
import { BOT_INFO, BOT_TOKEN, startBotApi } from "../../support/bot-api-server.js";
import { eventually } from "../../support/eventually.js";
import { makeGuardedBot } from "../../support/guarded-bot.js";
import { makeWorkbench } from "../../support/workbench.js";

// grammY's standard error handler writes to the console.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

type Story = {
  /** How long the handler works before it fails. */
  afterMs: number;
  handler?: (error: BotError, caught: string[]) => void;
  /** Whether the bot is stopped while the handler works, before it fails. */
  stops?: boolean;
  install?: "never" | "first" | "late";
};
const EARLY = 0;
const LATE = 350;

const notes = (error: BotError, caught: string[]): void => void caught.push(String((error.error as Error).message));
const rethrows = (error: BotError, caught: string[]): void => {
  notes(error, caught);
  throw new Error("from bot.catch");
};

/** What becomes of a bot with a handler that fails. */
async function live({ afterMs, handler, stops = false, install = "never" }: Story) {
  const server = await startBotApi(onTestFinished);
  const bot = new Bot(BOT_TOKEN, { botInfo: BOT_INFO, client: { apiRoot: server.url } });
  const hooks = await makeWorkbench().open();
  const guard = (): void => void onTestFinished(shellHooks(bot, hooks, { menu: false }));
  if (install === "first") guard();
  const caught: string[] = [];
  const seen: string[] = [];
  let mayFail = (): void => {};
  const stopped = new Promise<void>((resolve) => (mayFail = resolve));
  bot.on("message:text", async ({ msg: { text } }) => {
    seen.push(text);
    if (text !== "fail") return;
    await sleep(afterMs);
    await stopped;
    throw new Error("from the handler");
  });
  if (handler) bot.catch((error) => handler(error, caught));
  let ending = "none";
  const polling = bot.start().then(
    () => (ending = "fulfilled"),
    (error: unknown) => (ending = `rejected: ${error instanceof Error ? error.message : error}`),
  );
  await server.arrived("getUpdates");
  if (install === "late") guard();
  server.push(server.message("fail"));
  await eventually(() => seen).toContain("fail");
  if (stops) await sleep(afterMs);
  // With the guard it waits for the handler.
  const stopping = stops ? bot.stop() : undefined;
  mayFail();
  await eventually(() => ending !== "none" || caught.length > 0).toBe(true);
  if (!stops) {
    server.push(server.message("next"));
    await eventually(() => ending !== "none" || seen.includes("next")).toBe(true);
  }
  const wasRunning = seen.includes("next");
  if (wasRunning) await bot.stop();
  await Promise.all([polling, stopping]);
  return { caught, seen, ending, wasRunning };
}

const STORIES: readonly [string, Story][] = [
  ["early, without bot.catch", { afterMs: EARLY }],
  ["late, without bot.catch", { afterMs: LATE }],
  ["early, with bot.catch", { afterMs: EARLY, handler: notes }],
  ["late, with bot.catch", { afterMs: LATE, handler: notes }],
  ["early, with a bot.catch that throws", { afterMs: EARLY, handler: rethrows }],
  ["late, with a bot.catch that throws", { afterMs: LATE, handler: rethrows }],
  ["after bot.stop(), without bot.catch", { afterMs: LATE, stops: true }],
  ["after bot.stop(), with bot.catch", { afterMs: LATE, stops: true, handler: notes }],
];

test.each(STORIES)("a handler that fails %s ends as in plain grammY", async (_, story) => {
  const [plain, guarded] = await Promise.all([live(story), live({ ...story, install: "first" })]);
  expect(guarded).toEqual(plain);
});

test("the guard put on a bot that polls already takes no error away", async () => {
  const guarded = await live({ afterMs: LATE, handler: notes, install: "late" });
  expect(guarded).toMatchObject({ caught: ["from the handler"], ending: "fulfilled", wasRunning: true });
});

test("a second bot.start() changes nothing in how the first one ends", async () => {
  const server = await startBotApi(onTestFinished);
  const bot = new Bot(BOT_TOKEN, { botInfo: BOT_INFO, client: { apiRoot: server.url } });
  onTestFinished(shellHooks(bot, await makeWorkbench().open(), { menu: false }));
  bot.on("message", async () => {
    await sleep(LATE);
    throw new Error("from the handler");
  });
  const first = bot.start();
  await server.arrived("getUpdates");
  await bot.start();
  server.push(server.message("fail"));
  await expect(first).rejects.toThrow("from the handler");
});

test("a bot whose context cannot be made fails with its own error, not with one of ours", async () => {
  class Broken extends Context {
    constructor(...args: ConstructorParameters<typeof Context>) {
      super(...args);
      throw new Error("no context today");
    }
  }
  const { bot, server } = await makeGuardedBot({ menu: false }, { ContextConstructor: Broken });
  await expect(bot.handleUpdate(server.push(server.message("hello")))).rejects.toThrow("no context today");
});

test("errors of calls say where they come from as without the guard, also of what was changed or read here", async () => {
  const { bot, server, guardWith } = await makeGuardedBot();
  await guardWith(`sed -n 's/.*"notification": "\\(.*KEY.*\\)", "parts".*/{"notification": "***"}/p'`);
  const framesOf = (error: Error): string[] =>
    (String(error.stack).match(/^ +at .*/gm) ?? []).filter((line) => !line.includes("node:internal"));
  server.failNext("sendMessage", { error_code: 400, description: "Bad Request" }, 2);
  const calls = [
    () => bot.api.sendMessage(7, "plain"),
    () => bot.api.sendMessage(7, "a KEY"),
    () => bot.api.sendDocument(7, new InputFile("/nowhere/at all.txt")),
  ];
  for (const call of calls) {
    const frames = await call().then(() => [], framesOf);
    expect(frames[0]).toContain("/grammy/");
    expect(frames.filter((line) => line.includes("/src/"))).toEqual([]);
  }
});
