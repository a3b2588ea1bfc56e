import { expect, test } from "vitest";
import { textsFor } from "../../src/bot/words/index.js";
import { runPage } from "../../src/cli/page.js";
import { makeIo } from "../support/command-line.js";
import { enterWith, openPage } from "../support/page-bench.js";
import { makeReadyBot } from "../support/ready-bot.js";
import { makeWorkbench } from "../support/workbench.js";

/** Runs the command; what it printed, and its exit code. */
async function run(state: string, env: Record<string, string> = {}, rest: string[] = []) {
  const { io, said } = makeIo({ env });
  const code = await runPage({ state, rest, io, texts: textsFor("en") });
  return { code, text: said().stdout + said().stderr };
}

test("a new link lets in, once, while the bot runs", async () => {
  const { bot, bench } = await makeReadyBot({ demo: true });
  const { code, text } = await run(bench.state);
  const [, address, entry] = /(http:\S+)\/#enter=(\S+)$/.exec(text) ?? [];
  expect([code, address]).toEqual([0, bot.url]);
  expect((await enterWith(bot.url, { code: entry })).status).toBe(200);
  expect((await enterWith(bot.url, { code: entry })).status).toBe(401);
});

test("without a bot there is no page, and a hook's script gets no link", async () => {
  const { state } = makeWorkbench();
  expect(await run(state)).toEqual({ code: 1, text: expect.stringContaining("chat-hooks start") });
  const { bench } = await makeReadyBot({ demo: true });
  const { code, text } = await run(bench.state, { CHAT_HOOKS_RUN_TOKEN: "t" });
  expect([code, text]).toEqual([1, expect.not.stringContaining("#enter")]);
});

test("--end ends every visit, also where the page asks for a secret, and not from a hook's script", async () => {
  const env = { CHAT_HOOKS_PAGE_ORIGIN: "https://bot.example", CHAT_HOOKS_PAGE_SECRET: "sixteen letters." };
  for (const ready of [await makeReadyBot({ demo: true }), await makeReadyBot({ demo: true, env })]) {
    const page = await openPage(ready, env.CHAT_HOOKS_PAGE_SECRET);
    const { state } = ready.bench;
    expect(await run(state, { CHAT_HOOKS_RUN_TOKEN: "t" }, ["--end"])).toMatchObject({ code: 1 });
    expect((await page.request("/api/transcript")).status).toBe(200);
    expect(await run(state, {}, ["--end"])).toEqual({ code: 0, text: expect.stringContaining("1 page session ended") });
    expect((await page.request("/api/transcript")).status).toBe(401);
  }
});

test("any other word gets the usage", async () => {
  const { bench } = await makeReadyBot({ demo: true });
  for (const rest of [["end"], ["--end", "x"]])
    expect(await run(bench.state, {}, rest)).toEqual({
      code: 2,
      text: expect.stringContaining("Usage: chat-hooks page [--end]"),
    });
});
