import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Bot } from "grammy";
import { describe, expect, test as plainTest } from "vitest";
import { BOT_INFO, BOT_TOKEN, type BotApiServer } from "../support/bot-api-server.js";
import { test } from "../support/gates-home.js";
import { makeGuardedBot } from "../support/guarded-bot.js";
import { workedMs } from "../support/worked.js";

/** The memory in use after everything that can be collected was. */
function heapUsed(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed;
}

describe("a stranger's flood", () => {
  const stranger = (server: BotApiServer, text: string) =>
    server.message(text, { from: { id: 666, is_bot: false, first_name: "M" }, chat: { id: 666, type: "private" } });

  plainTest("is answered once, and costs little more than grammY itself does for any message", async () => {
    const { bot, server } = await makeGuardedBot();
    const bare = new Bot(BOT_TOKEN, { botInfo: BOT_INFO, client: { apiRoot: server.url } });
    const heard: number[] = [];
    for (const each of [bare, bot]) each.on("message", () => void heard.push(1));
    const count = process.env.FAULTS ? 4_000 : 1_500;
    /** What as many updates cost, with nobody else at work in between. */
    const costOf = async (each: Bot, text: string): Promise<number> => {
      const updates = Array.from({ length: count }, () => server.push(stranger(server, text)));
      const startedAt = workedMs();
      for (const update of updates) await each.handleUpdate(update);
      return workedMs() - startedAt;
    };
    await costOf(bare, "warm");
    await costOf(bot, "/hooks list");
    const [plain, flood] = [await costOf(bare, "hello"), await costOf(bot, "/hooks approve pre_tool_call ./x")];
    expect(flood / plain).toBeLessThan(20);
    expect(server.sent("sendMessage").filter(({ payload }) => String(payload.chat_id) === "666")).toHaveLength(1);
    expect(heard).toHaveLength(2 * count);
  });

  test.runIf(process.env.FAULTS)("of ever new accounts takes no more memory the longer it lasts", async ({ home }) => {
    const hooks = await home.guarded();
    const flood = async (from: number, to: number): Promise<void> => {
      for (let id = from; id < to; id += 1)
        await home.type(hooks, "/hooks on", { senderId: `9${id}`, chatId: `9${id}`, locale: "zh" });
    };
    // Past what is remembered: from here on each newcomer takes the place of an older one.
    await flood(0, 12_000);
    const before = heapUsed();
    await flood(12_000, 24_000);
    expect(heapUsed() - before).toBeLessThan(2_000_000);
  });

  test("does not make the bot forget which of an owner's messages it has acted on", async ({ home }) => {
    const hooks = await home.guarded();
    expect(await home.type(hooks, "/hooks off", { messageId: "500" })).toMatchObject({ changed: true });
    await home.type(hooks, "/hooks on");
    for (let at = 0; at < 11_000; at += 1)
      await home.type(hooks, at % 2 ? "/hooks off" : "/hooks pair AAAA-AAAA", {
        senderId: `7${at % 9}`,
        chat: "group",
      });
    expect(await home.type(hooks, "/hooks off", { messageId: "500" })).toEqual({ outcome: "dropped" });
    expect((await hooks.list()).switch.on).toBe(true);
  });
});
