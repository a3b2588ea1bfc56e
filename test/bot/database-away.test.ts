import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { textsFor } from "../../src/bot/words/index.js";
import { eventually } from "../support/eventually.js";
import { lineTo, makeDatabase, sharedPostgres } from "../support/postgres.js";
import { openPty } from "../support/pty.js";
import { makeTelegramReadyBot } from "../support/ready-bot.js";
import { makeWorkbench } from "../support/workbench.js";

const server = await sharedPostgres();

test("a bot in a terminal starts without its database, says so, and answers that nothing can be changed", async () => {
  const bench = makeWorkbench();
  const terminal = openPty(["node", resolve("dist/cli.js"), "start", "--workspace", bench.workspace], {
    ...{ HOME: bench.root, XDG_STATE_HOME: join(bench.root, "state"), CHAT_HOOKS_PORT: "0", LANG: "C.UTF-8" },
    // Nobody listens there.
    CHAT_HOOKS_DATABASE_URL: "postgres://bot:secret@127.0.0.1:1/hooks",
    CHAT_HOOKS_STATE_KEY: "0".repeat(64),
  });
  const said = (): string => terminal.screen().join(" ").replace(/\s+/g, " ");
  await eventually(said).toContain("has started without it");
  expect(said()).toContain("all that hooks can block is blocked");
  await eventually(() => terminal.screen().at(-1)).toBe("you>");
  terminal.type("/hooks off\r");
  await eventually(said).toContain("Nothing was changed: the database");
  expect(said()).not.toContain("secret");
});

test.skipIf("reason" in server)(
  "a message that comes while the database is away waits, its chat is told once, and it is answered",
  async () => {
    const database = await makeDatabase(server);
    const line = await lineTo(database.url);
    const env = { ...database.env, CHAT_HOOKS_DATABASE_URL: line.url };
    const { telegram, bench, bot, restart } = await makeTelegramReadyBot({ env });
    const texts = (): unknown[] => telegram.sent("sendMessage").map(({ payload }) => payload.text);
    telegram.push(telegram.message("my name is Ann"));
    await eventually(texts).toContain("You said: my name is Ann");
    await line.cut();
    telegram.push(telegram.message("and I am 30"));
    await eventually(texts).toContain(textsFor("en").talk.databaseAway);
    telegram.push(telegram.message("who am I?"));
    // Not through the database, and so at once.
    telegram.push(telegram.message("/hooks off"));
    await eventually(texts).toContainEqual(expect.stringContaining("Nothing was changed"));
    expect(texts()).not.toContainEqual(expect.stringMatching(/^You said: (?:and|who)/));
    await line.mend();
    await eventually(texts).toContain("You said: who am I?");
    expect(texts()).toContain("You said: and I am 30");
    expect(texts().filter((text) => text === textsFor("en").talk.databaseAway)).toHaveLength(1);
    expect(readdirSync(bench.state)).not.toContain("conversations");
    // Nothing of it is left under way; another process knows what was said.
    await bot.close();
    expect(
      await database.query("SELECT FROM chat_hooks.bot_records WHERE kind LIKE '%begun' OR kind LIKE '%waiting'"),
    ).toEqual([]);
    const { model } = await restart();
    telegram.push(telegram.message("and now?"));
    await eventually(texts).toContain("You said: and now?");
    expect(JSON.stringify(model.requests.at(-1)?.messages)).toMatch(/my name is Ann.*and I am 30.*who am I.*and now/);
  },
);
