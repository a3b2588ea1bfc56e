import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { HistoryFiles } from "../../../src/bot/agent/history-files.js";
import { emptyState, IlinkFiles, ilinkIn } from "../../../src/ilink/store.js";
import { RecordFiles } from "../../../src/lib/files/records.js";
import { BotDatabase } from "../../../src/store/database/bot-database.js";
import { callOf, chatHooks, guarded, stateOf } from "../../support/command-line.js";
import { makeDatabase, sharedPostgres, type TestDatabase } from "../../support/postgres.js";
import { makeWorkbench, type Workbench } from "../../support/workbench.js";

const server = await sharedPostgres();

const run = (bench: Workbench, args: string[], database?: TestDatabase, input = "") =>
  chatHooks(bench, args, { input, env: database?.env ?? {} });
const blocks = async (bench: Workbench, database?: TestDatabase, ...more: string[]): Promise<boolean> =>
  (await run(bench, ["fire", "pre_tool_call", ...more], database, callOf("rm -rf /"))).stdout.includes("not here");

describe.skipIf("reason" in server)("chat-hooks with a database", () => {
  test("moves the state from files into it and back, with nothing lost", async () => {
    const bench = await guarded();
    const database = await makeDatabase(server);
    expect(await blocks(bench)).toBe(true);
    const before = (await run(bench, ["log", "50"])).stdout;
    const moved = await run(bench, ["move-state", stateOf(bench)], database);
    expect([moved.exitCode, moved.stdout]).toEqual([0, expect.stringMatching(/is kept in the database "postgres:/)]);
    expect((await run(bench, ["log", "50"], database)).stdout).toBe(before);
    expect(await blocks(bench, database)).toBe(true);
    // Another machine, and one whose launch has forgotten the database.
    expect(await blocks(bench, database, "--state", join(bench.root, "elsewhere"))).toBe(true);
    expect((await run(bench, ["fire", "pre_tool_call"], undefined, callOf("ls"))).exitCode).toBe(2);
    const log = (await run(bench, ["log", "50"], database)).stdout;
    const back = await run(bench, ["move-state", "database"], database);
    expect([back.exitCode, back.stderr]).toEqual([0, ""]);
    expect((await run(bench, ["log", "50"])).stdout).toBe(log);
    expect(await blocks(bench)).toBe(true);
    expect((await run(bench, ["list"])).stdout).toContain("✓ approved");
    expect((await run(bench, ["list"], database)).stdout).not.toContain("✓ approved");
    // And once more, over what was left there.
    expect((await run(bench, ["move-state", bench.workspace], database)).exitCode).toBe(0);
    expect(await blocks(bench, database)).toBe(true);
  });

  test("moves conversations, what was under way and the WeChat login of a bot along, and says how many", async () => {
    const bench = await guarded();
    const database = await makeDatabase(server);
    const state = stateOf(bench);
    const files = new HistoryFiles(`${state}/conversations`);
    const saved = { sessionId: "s", goal: "", history: [], answered: [] };
    for (const chat of [
      { channel: "telegram", chatId: "1" },
      { channel: "wechat", chatId: "a 甲" },
      { channel: "web", chatId: "page" },
    ]) {
      const file = files.fileOf(chat.channel, chat.chatId);
      await file.replace({ ...chat, ...saved });
      await file.append(
        { ...chat, ...saved, goal: "ship it", history: [{ role: "user", content: `I am ${chat.chatId}` }] },
        "m1",
      );
    }
    await files.turns.begin({ id: "t1", message: "deploy it", channel: "telegram", chatId: "1" });
    await files.turns.note("t1", { call: "bash make" });
    const wechat = new IlinkFiles(ilinkIn(state));
    await wechat.saveAccount({ token: "secret", botId: "b", userId: "u", baseUrl: "https://a.example" });
    await wechat.saveState({ ...emptyState(), cursor: "7", seen: ["1", "2"] });
    const hash = async (): Promise<string> => {
      const sum = createHash("sha256");
      for (const [folder, ending] of [
        ["conversations", ""],
        ["ilink", ".json"],
      ] as const) {
        const records = new RecordFiles(`${state}/${folder}`);
        for (const name of (await records.names(ending)).sort())
          sum.update(JSON.stringify([name, await records.list(name).read()]));
      }
      return sum.digest("hex");
    };
    const before = await hash();
    const as = (env: Record<string, string>) => ({ ...database, env: { ...database.env, ...env } });
    const named = as({ TELEGRAM_BOT_TOKEN: "7:token" });
    // Whose they are has to be said: others would look for them in vain.
    const unnamed = await run(bench, ["move-state", state], database);
    expect([unnamed.exitCode, unnamed.stderr]).toEqual([1, expect.stringContaining("TELEGRAM_BOT_TOKEN")]);
    const into = await run(bench, ["move-state", state], named);
    expect([into.stderr, into.exitCode]).toEqual(["", 0]);
    expect(into.stdout).toMatch(
      /of the bot ".* telegram:7": conversations: 2, other records .*: 3\.\n.*is kept in the database/,
    );
    expect(await new RecordFiles(`${state}/conversations`).names("")).toHaveLength(1);
    expect(await wechat.loadAccount()).toBe(undefined);
    expect(JSON.stringify(await database.query("SELECT * FROM chat_hooks.bot_records"))).not.toMatch(
      /secret|ship it|I am/,
    );

    // Not while a machine of it is at work.
    const other = await BotDatabase.open(named.env, { state, workspace: bench.workspace });
    const life = other?.live().keep(() => {});
    onTestFinished(async () => other?.close());
    await life?.untilHeld(AbortSignal.timeout(60_000));
    expect((await run(bench, ["move-state", "database"], named)).stderr).toContain("is running");
    await life?.release();
    const back = await run(bench, ["move-state", "database"], named);
    expect([back.stderr, back.exitCode]).toEqual(["", 0]);
    expect(back.stdout).toMatch(/conversations: 2, other records .*: 3\./);
    expect(await hash()).toBe(before);
    expect(await database.query("SELECT FROM chat_hooks.bot_records")).toEqual([]);

    // What was said in the database since is not overwritten.
    const table = new HistoryFiles({
      records: other?.records("conversations") as RecordFiles,
      lives: other as BotDatabase,
    });
    await table.fileOf("telegram", "1").replace({ channel: "telegram", chatId: "1", ...saved, goal: "another" });
    expect((await run(bench, ["move-state", state], named)).stderr).toContain("already has a state");
    expect(await table.fileOf("telegram", "1").load()).toMatchObject({ goal: "another" });
    expect((await files.fileOf("telegram", "1").load())?.goal).toBe("ship it");
  });

  test("overwrites no state that approves something, on neither side", async () => {
    const [bench, other] = [await guarded(), await guarded()];
    const database = await makeDatabase(server);
    await run(bench, ["move-state", stateOf(bench)], database);
    const places = ["--workspace", bench.workspace, "--state", stateOf(other)];
    const refused = await run(other, ["move-state", "database", ...places], database);
    expect([refused.exitCode, refused.stderr]).toEqual([1, expect.stringMatching(/already has a state/)]);
    expect(await blocks(bench, database)).toBe(true);
  });

  test("resets a damaged record, keeps it aside, and begins anew on all machines", async () => {
    const bench = await guarded();
    const database = await makeDatabase(server);
    await run(bench, ["move-state", stateOf(bench)], database);
    await database.query("UPDATE chat_hooks.policies SET record = 'damaged'");
    expect((await run(bench, ["off"], database)).exitCode).toBe(1);
    expect((await run(bench, ["fire", "pre_tool_call"], database, callOf("ls"))).exitCode).toBe(2);
    const reset = await run(bench, ["reset"], database);
    expect([reset.exitCode, reset.stdout]).toEqual([0, expect.stringContaining("chat_hooks.policies_aside")]);
    expect(await blocks(bench, database)).toBe(false);
    expect((await run(bench, ["list"], database)).stdout).toContain("NOT approved");
    expect(await database.query("SELECT record FROM chat_hooks.policies_aside")).toContainEqual({ record: "damaged" });
  });

  test("says in one sentence what is missing, and gives a hook nothing of it", async () => {
    const bench = makeWorkbench();
    const database = await makeDatabase(server);
    bench.script("guards/env.sh", "#!/bin/sh\ncat > /dev/null\nenv > env.txt\n");
    bench.propose("hooks:\n  - event: pre_tool_call\n    command: ./guards/env.sh\n    env: [CHAT_HOOKS_STATE_KEY]\n");
    const listed = await run(bench, ["list"], database);
    expect(listed.stdout).toContain("CHAT_HOOKS_STATE_KEY");
    bench.propose("hooks:\n  - event: pre_tool_call\n    command: ./guards/env.sh\n");
    await run(bench, ["approve", "./guards/env.sh"], database);
    await run(bench, ["approve", "./guards/env.sh"], database);
    await run(bench, ["on"], database);
    await run(bench, ["fire", "pre_tool_call"], database, callOf("ls"));
    expect(existsSync(join(bench.root, "env.txt"))).toBe(true);
    const seen = readFileSync(join(bench.root, "env.txt"), "utf8");
    expect(seen).not.toContain(database.key);
    expect(seen).not.toContain("postgres://");
    const env = { CHAT_HOOKS_DATABASE_URL: database.url };
    const { stderr, exitCode } = await chatHooks(bench, ["list"], { env });
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining("CHAT_HOOKS_STATE_KEY is not set")]);
    const zh = await chatHooks(bench, ["list"], { env: { ...env, LANG: "zh_CN.UTF-8" } });
    expect(zh.stderr).toContain("没有设置 CHAT_HOOKS_STATE_KEY");
  });
});
