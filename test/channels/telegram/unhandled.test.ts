import { execFile } from "node:child_process";
import { run } from "@grammyjs/runner";
import { expect, onTestFinished, test } from "vitest";
import { BOT_INFO, BOT_TOKEN } from "../../support/bot-api-server.js";
import { eventually } from "../../support/eventually.js";
import { makeGuardedBot } from "../../support/guarded-bot.js";
import { rows } from "../../support/long-tests.js";
import { sharedBy } from "../../support/shared.js";

const DIST = new URL("../../../dist/", import.meta.url).href;
const BLOCKS_KEYS = "grep -q 'sk-live' && { echo 'a key' >&2; exit 2; }; exit 0";

/**
 * A bot in a process of its own, from the built package, whose host makes mistakes: one that its own handler hears of,
 * and, when `more` has happened, one that nobody catches.
 */
const hostOf = (more: string): string => `
import { Bot } from "grammy";
import { createShellHooks } from "${DIST}index.js";
import { shellHooks } from "${DIST}channels/telegram/index.js";
const [apiRoot, workspace, stateDir] = process.argv.slice(1);
const makeBot = () => new Bot("${BOT_TOKEN}", { botInfo: ${JSON.stringify(BOT_INFO)}, client: { apiRoot } });
const hooks = await createShellHooks({ workspace, stateDir, owners: ["telegram:1"] });
const bot = makeBot();
const remove = shellHooks(bot, hooks, { menu: false });
// A rejection that nobody caught is told before the next turn of the event loop.
const aTurn = () => new Promise((resolve) => setImmediate(resolve));
void bot.api.setChatTitle(-5, "sk-live-1");
// In one chat all calls keep their order: when this one has its answer, the first has failed.
await bot.api.setChatTitle(-5, "fine");
console.log("still alive");
const hear = (error) => console.log("caught", error.message);
process.on("unhandledRejection", hear);
void Promise.reject(new Error("heard mistake"));
await aTurn();
process.off("unhandledRejection", hear);
console.log("alive");
${more}
void Promise.reject(new Error("own mistake"));
await aTurn();
console.log("outlived it");
process.exit(0);
`;

const runHost = sharedBy(async (more, atEnd) => {
  const { server, bench, guardWith } = await makeGuardedBot(undefined, {}, atEnd);
  await guardWith(BLOCKS_KEYS);
  const args = ["--input-type=module", "-e", hostOf(more), server.url, bench.workspace, bench.state];
  return new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(process.execPath, args, (_, stdout, stderr) =>
      resolve({ code: child.exitCode, stdout, stderr }),
    );
  });
});

const WITH_TWO_BOTS = "shellHooks(makeBot(), hooks, { menu: false });";
const MISTAKES: [string, string][] = [
  ["with two bots", WITH_TWO_BOTS],
  ["with one bot", ""],
  ["when the guard is off again", "await remove();"],
];

test.each(rows(1, MISTAKES))("any other mistake that nobody catches still ends the process, %s", async (_, more) => {
  const { code, stdout, stderr } = await runHost(more);
  expect(code).not.toBe(0);
  expect(stdout).not.toContain("outlived it");
  expect(stderr).toContain("own mistake");
});

test("a withheld call that nobody waits for does not end the process, and a host's own handler for mistakes stays in charge", async () => {
  const { stdout } = await runHost(WITH_TWO_BOTS);
  expect(stdout).toBe("still alive\ncaught heard mistake\nalive\n");
});

test.each(["bot.start()", "the runner"])("a handler that runs into a withheld call does not stop %s", async (way) => {
  const { bot, server, guardWith } = await makeGuardedBot();
  await guardWith(BLOCKS_KEYS);
  const seen: string[] = [];
  bot.on("message:text", async (ctx) => {
    seen.push(ctx.msg.text);
    await ctx.api.setChatTitle(-5, ctx.msg.text);
    seen.push("after the call");
  });
  const caught: unknown[] = [];
  // The runner outlives any error, so there it is the error handler that must not hear of it.
  if (way === "the runner") bot.catch((error) => void caught.push(error));
  const runner = way === "the runner" ? run(bot) : undefined;
  const polling = runner ? undefined : bot.start();
  onTestFinished(async () => {
    await (runner ?? bot).stop();
    await polling;
  });
  server.push(server.message("sk-live-1"));
  await eventually(() => seen).toEqual(["sk-live-1"]);
  server.push(server.message("hello"));
  await eventually(() => seen).toEqual(["sk-live-1", "hello", "after the call"]);
  expect(caught).toEqual([]);
  expect(server.sent("setChatTitle").map(({ payload }) => payload.title)).toEqual(["hello"]);
});
