import { mkdirSync } from "node:fs";
import { describe, expect, onTestFinished, test } from "vitest";
import { BotDatabase } from "../../../src/store/database/bot-database.js";
import { makeDatabase, sharedPostgres } from "../../support/postgres.js";
import { makeWorkbench } from "../../support/workbench.js";

const server = await sharedPostgres();

describe.skipIf("reason" in server)("what a bot keeps in the database", () => {
  test("is read with the key, by the same bot, in its own place, and nowhere else", async () => {
    const database = await makeDatabase(server);
    const places = makeWorkbench();
    mkdirSync(places.state);
    const open = async (more: Record<string, string> = {}): Promise<BotDatabase> => {
      const opened = await BotDatabase.open({ ...database.env, TELEGRAM_BOT_TOKEN: "7:old", ...more }, places);
      if (!opened) throw new Error("no database");
      onTestFinished(() => opened.close());
      return opened;
    };
    const bot = await open();
    const sealed = bot.seal("chat 1", { said: "hello" });
    expect(sealed).not.toContain("hello");
    expect((await open({ TELEGRAM_BOT_TOKEN: "7:new" })).unseal("chat 1", sealed)).toEqual({ said: "hello" });
    const others = [{ TELEGRAM_BOT_TOKEN: "8:old" }, { CHAT_HOOKS_BOT: "b" }, { CHAT_HOOKS_STATE_KEY: "0".repeat(64) }];
    for (const other of others) expect((await open(other)).unseal("chat 1", sealed)).toBe(undefined);
    expect(bot.unseal("chat 2", sealed)).toBe(undefined);
    // Tables are there at the first use.
    expect(await bot.query("SELECT count(*)::int AS count FROM chat_hooks.policies")).toEqual([{ count: 0 }]);
    expect(await BotDatabase.open({}, places)).toBe(undefined);
  });
});
