import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { describe, expect, onTestFinished, test } from "vitest";
import { Conversations } from "../../src/bot/agent/conversations.js";
import { connect } from "../../src/bot/channels/ilink.js";
import { WechatLogin } from "../../src/bot/channels/wechat-login.js";
import { Deliveries } from "../../src/bot/delivery/deliveries.js";
import { Outbox } from "../../src/bot/delivery/outbox.js";
import { MessageHandler } from "../../src/bot/message-handler.js";
import type { BotDatabase } from "../../src/store/database/bot-database.js";
import { makeBotDatabases, SHORT_LEASE } from "../support/bot-database.js";
import { eventually } from "../support/eventually.js";
import { BOT, PERSON, startIlink, TOKEN } from "../support/ilink-server.js";
import { LONG_TESTS } from "../support/long-tests.js";
import { startModel } from "../support/model-server.js";
import { makeDatabase, sharedPostgres } from "../support/postgres.js";
import { makeStart } from "../support/started-bot.js";
import { makeWorkbench } from "../support/workbench.js";

const databases = await makeBotDatabases();
const CONFIRMED = { status: "confirmed", bot_token: TOKEN, ilink_bot_id: BOT, ilink_user_id: PERSON };

/** The WeChat side of machines that are one bot, with a real agent behind each. */
async function makeMachines(silentMs: number) {
  const times = { ...SHORT_LEASE, silentMs };
  const bench = makeWorkbench();
  const hooks = await bench.open({ owners: [`wechat:${PERSON}`] });
  const { open, database } = await databases.makeBot(bench);
  const [service, model] = [await startIlink(onTestFinished), await startModel(onTestFinished)];
  const machine = async (name: string) => {
    const opened = await open();
    // One that a test freezes renews nothing, and hears of nothing.
    let isFrozen = false;
    const query: BotDatabase["query"] = (...all) =>
      isFrozen ? Promise.reject(new Error("frozen")) : opened.query(...all);
    const short = {
      ...{ own: opened.own, outage: opened.outage, alive: () => opened.alive() },
      records: (...all: Parameters<BotDatabase["records"]>) => opened.records(...all),
      live: () => opened.live(times),
      lease: (lease: string) =>
        Object.assign(opened.lease(lease, times), { database: { bot: opened.bot, own: opened.own, query } }),
    } as unknown as BotDatabase;
    const outbox = new Outbox(`${bench.root}/${name}/outbox`, { firstWaitMs: 50 });
    const deliveries = new Deliveries(outbox, hooks.firer, () => [], String);
    const conversations = new Conversations({
      ...{
        hooks: hooks.firer,
        system: async () => "",
        tools: () => ({}),
        folder: `${bench.root}/${name}/conversations`,
      },
      ...{ database: opened, leaseTimes: times },
      model: createOpenAICompatible({ name: "loopback", baseURL: model.url })("m"),
    });
    const login = new WechatLogin(`${bench.root}/${name}`);
    const handler = new MessageHandler(hooks, conversations, deliveries, { wechat: login, outage: opened.outage });
    const lines: string[] = [];
    const parts = {
      hooks,
      handler,
      deliveries,
      wechat: login,
      database: short,
      log: (line: string) => void lines.push(line),
    };
    const end = await connect({ CHAT_HOOKS_ILINK_ROOT: service.url }, parts);
    await outbox.open();
    let isOver = false;
    const close = async (): Promise<void> => {
      if (isOver) return;
      isOver = true;
      await end();
      await conversations.close();
      await outbox.close();
    };
    onTestFinished(close);
    const freeze = (on: boolean): void => {
      isFrozen = on;
    };
    return { login, close, freeze, lines, state: () => login.view()?.state };
  };
  const asked = (): string => JSON.stringify(model.requests.at(-1)?.messages);
  return { machine, service, asked, database };
}

describe.skipIf(!databases.isThere)("the WeChat login of machines that are one bot", () => {
  test("is held by one of them; the next goes on with it, without a scan, when that one ends", async () => {
    const { machine, service, asked, database } = await makeMachines(60_000);
    const a = await machine("a");
    await eventually(a.state).toBe("waiting");
    const b = await machine("b");
    service.statuses.push(CONFIRMED);
    await eventually(a.state).toBe("connected");
    service.write("my name is Ann");
    await eventually(asked).toContain("my name is Ann");
    expect(b.state()).toBe("elsewhere");
    expect(await b.login.act("logout", "en")).toMatch(/^Another machine of this bot has the WeChat login/);
    expect(JSON.stringify(await database.query("SELECT * FROM chat_hooks.bot_records"))).not.toMatch(
      new RegExp(`${TOKEN.split(":")[1]}|Ann|im\\.wechat`),
    );
    await eventually(() => service.delivered.length).toBe(1);
    await a.close();
    await eventually(b.state).toBe("connected");
    service.write("who am I?");
    await eventually(asked).toMatch(/my name is Ann.*who am I/);
    await eventually(() => service.delivered.length).toBe(2);
  });

  test("is taken from one that is frozen, which lets go of it and overwrites nothing when it wakes up", async () => {
    const { machine, service, asked } = await makeMachines(1_000);
    const a = await machine("a");
    await eventually(a.state).toBe("waiting");
    service.statuses.push(CONFIRMED);
    await eventually(a.state).toBe("connected");
    const b = await machine("b");
    a.freeze(true);
    await eventually(b.state).toBe("connected");
    await eventually(a.state).toBe("elsewhere");
    a.freeze(false);
    service.write("who is there?");
    await eventually(asked).toContain("who is there?");
    await eventually(() => [a.state(), b.state()]).toEqual(["elsewhere", "connected"]);
    await b.close();
    await eventually(a.state).toBe("connected");
    service.write("and now?");
    await eventually(asked).toMatch(/who is there.*and now/);
  });

  test.runIf(LONG_TESTS)(
    "goes to another process when the one that has it is killed, with all that was said",
    async () => {
      const [service, model] = [await startIlink(onTestFinished), await startModel(onTestFinished)];
      const { env } = await makeDatabase(await sharedPostgres(), { atEnd: onTestFinished });
      const variables = {
        ...{ CHAT_HOOKS_WECHAT: "ilink", CHAT_HOOKS_ILINK_ROOT: service.url },
        ...{ CHAT_HOOKS_OWNERS: `wechat:${PERSON}`, OPENAI_BASE_URL: model.url, ...env },
      };
      const bench = makeWorkbench();
      const start = async (state: string) => (await makeStart(variables, { bench: { ...bench, state } })).start();
      const asked = (): string => JSON.stringify(model.requests.at(-1)?.messages);
      service.statuses.push(CONFIRMED);
      const a = await start(`${bench.root}/a`);
      await eventually(a.printed).toContain("is an owner");
      const b = await start(`${bench.root}/b`);
      service.write("my name is Ann");
      await eventually(asked).toContain("my name is Ann");
      await eventually(() => service.delivered.length).toBeGreaterThan(0);
      await a.end("SIGKILL");
      await eventually(b.printed).toContain("is an owner");
      service.write("who am I?");
      await eventually(asked).toMatch(/my name is Ann.*who am I/);
    },
  );
});
