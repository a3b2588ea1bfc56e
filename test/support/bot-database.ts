import { mkdirSync } from "node:fs";
import { afterAll, onTestFinished } from "vitest";
import { BotDatabase } from "../../src/store/database/bot-database.js";
import { makeDatabase, sharedPostgres, type TestDatabase } from "./postgres.js";

/** So short that a test can wait for another machine to be given up. */
export const SHORT_LEASE = { beatMs: 20, silentMs: 300 };

let names = 0;

/** One database for the bots of a file. Each call makes another bot; what it answers makes processes of that bot. */
export async function makeBotDatabases() {
  const server = await sharedPostgres();
  let shared: Promise<TestDatabase> | undefined;
  const makeBot = async ({ state, workspace }: { state: string; workspace: string }) => {
    shared ??= makeDatabase(server, { atEnd: afterAll });
    const database = await shared;
    names += 1;
    const bot = `bot ${names}`;
    mkdirSync(state, { recursive: true });
    const open = async (more: Record<string, string> = {}): Promise<BotDatabase> => {
      const opened = await BotDatabase.open({ ...database.env, CHAT_HOOKS_BOT: bot, ...more }, { state, workspace });
      if (!opened) throw new Error("no database");
      onTestFinished(() => opened.close());
      return opened;
    };
    return { database, open };
  };
  return { isThere: "port" in server, makeBot };
}
