import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { ShellHooks } from "../../../src/commands/shell-hooks.js";
import { recogniseActor } from "../../../src/core/actor.js";
import type { OpenQuestion } from "../../../src/core/question.js";
import { DatabaseSetupError } from "../../../src/core/state-errors.js";
import type { Notice } from "../../../src/core/view.js";
import { databaseSettings } from "../../../src/store/database/settings.js";
import { eventually } from "../../support/eventually.js";
import { LONG_TESTS } from "../../support/long-tests.js";
import { lineTo, makeDatabase, sharedPostgres, type TestDatabase } from "../../support/postgres.js";
import { makeWorkbench, type, type Workbench } from "../../support/workbench.js";

const server = await sharedPostgres();
const CALL = { session_id: "s", tool_name: "bash", tool_input: { command: "rm -rf /" } };
const GUARD = "./guards/no.sh";
const OWNER = recogniseActor("telegram:1");

/** A workspace that every machine has at the same place, and machines with a folder of their own. */
async function makeMachines(script = "#!/bin/sh\ncat > /dev/null\necho not here >&2\nexit 2\n") {
  const bench = makeWorkbench();
  const database = await makeDatabase(server);
  bench.script("guards/no.sh", script);
  bench.propose(`hooks:\n  - event: pre_tool_call\n    command: ${GUARD}\n`);
  const open = (name: string, { url } = database): Promise<ShellHooks> =>
    bench.open({
      stateDir: stateOf(bench, name),
      env: envOf(bench, { ...database.env, CHAT_HOOKS_DATABASE_URL: url }),
    });
  return { bench, database, open };
}

const stateOf = (bench: Workbench, name: string): string => join(bench.root, `machine-${name}`);
const envOf = (bench: Workbench, env: TestDatabase["env"]) => ({ PATH: process.env.PATH, HOME: bench.root, ...env });
const verdictOf = async (hooks: ShellHooks): Promise<string> => (await hooks.fire("pre_tool_call", CALL)).verdict;
const noticesOf = (hooks: ShellHooks): Notice[] => {
  const told: Notice[] = [];
  hooks.on("notice", (notice) => told.push(notice));
  return told;
};

describe.skipIf("reason" in server)("two machines with one database", () => {
  test("have one switch, one list of approvals and the approved bytes, without a restart", async () => {
    const { bench, open } = await makeMachines();
    const [a, b] = [await open("a"), await open("b")];
    expect((await type(a, `/hooks approve pre_tool_call ${GUARD}`)).text).toContain("Approved");
    await type(a, "/hooks on");
    await eventually(() => verdictOf(b)).toBe("block");
    const copies = join(stateOf(bench, "b"), "copies");
    const [id = ""] = readdirSync(copies);
    expect(readFileSync(join(copies, id, "no.sh"), "utf8")).toContain("not here");
    await type(b, "/hooks off");
    await eventually(() => verdictOf(a)).toBe("continue");
    await type(b, "/hooks on");
    await eventually(() => verdictOf(a)).toBe("block");
    await type(a, `/hooks revoke ${GUARD}`);
    await eventually(() => verdictOf(b)).toBe("continue");
    await eventually(() => existsSync(join(copies, id))).toBe(false);
    const c = await open("c");
    expect((await c.list()).hooks).toMatchObject([{ state: "not-approved" }]);
  });

  test("hear of a change at once, and without being told of it soon after", async () => {
    const { database, open } = await makeMachines();
    const line = await lineTo(database.url);
    const [a, deaf] = [await open("a"), await open("b", { ...database, url: line.url })];
    await type(a, `/hooks approve pre_tool_call ${GUARD}`);
    await type(a, "/hooks on");
    await eventually(() => verdictOf(deaf)).toBe("block");
    await database.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'");
    await type(a, "/hooks off");
    await eventually(() => verdictOf(deaf)).toBe("continue");
  });

  test.runIf(LONG_TESTS)("bring each machine's own agent.yaml in step, and tell of an edit there", async () => {
    const { bench, open } = await makeMachines();
    const mirror = bench.write("workspace/config/agent.yaml", "shell_hooks:\n  enabled: false\n");
    const [a, b] = [await open("a"), await open("b")];
    const told = noticesOf(b);
    await type(a, "/hooks on");
    // As on a machine with a workspace of its own.
    writeFileSync(mirror, "shell_hooks:\n  enabled: false\n");
    await eventually(() => readFileSync(mirror, "utf8")).toContain("enabled: true");
    writeFileSync(mirror, "shell_hooks:\n  enabled: false\n");
    await eventually(() => told.map(({ kind }) => kind)).toContain("switch-edited");
  });

  test("do not run what is not the approved bytes, wherever they come from", async () => {
    const { bench, database, open } = await makeMachines();
    const a = await open("a");
    await type(a, `/hooks approve pre_tool_call ${GUARD}`);
    await type(a, "/hooks on");
    await database.query("UPDATE chat_hooks.copies SET bytes = $1", [Buffer.from("#!/bin/sh\ntouch ran\n")]);
    const b = await open("b");
    expect(await verdictOf(b)).toBe("block");
    expect(existsSync(join(bench.root, "ran"))).toBe(false);
    expect((await b.fire("pre_tool_call", CALL)).reason).not.toContain("not here");
    const copies = join(stateOf(bench, "a"), "copies");
    const copy = join(copies, readdirSync(copies)[0] ?? "", "no.sh");
    chmodSync(copy, 0o700);
    writeFileSync(copy, "#!/bin/sh\ntouch ran\n");
    expect(await verdictOf(a)).toBe("block");
    expect(existsSync(join(bench.root, "ran"))).toBe(false);
  });

  test("share what waits for a human: the first answer counts, whoever asked", async () => {
    const { open } = await makeMachines(`#!/bin/sh\ncat > /dev/null\necho '{"decision": "ask", "reason": "sure?"}'\n`);
    const [a, b] = [await open("a"), await open("b")];
    const asked: OpenQuestion[] = [];
    a.on("question", async (question) => asked.push(question) > 0);
    await type(a, `/hooks approve pre_tool_call ${GUARD}`);
    await type(a, "/hooks on");
    const fired = a.fire("pre_tool_call", CALL);
    await eventually(() => asked.length).toBe(1);
    // A machine that starts meanwhile has not asked, and gives up nothing.
    const c = await open("c");
    const code = asked[0]?.code ?? "";
    await eventually(async () => (await b.questions()).map((each) => each.code)).toEqual([code]);
    const words = await Promise.all([b.decide(OWNER, code, "yes"), c.decide(OWNER, code, "no")]);
    expect(words.map(({ kind }) => kind).sort()).toEqual(["answered", "settled"]);
    expect((await fired).verdict).toBe(words[0]?.kind === "settled" ? "continue" : "block");
  });

  test("keep one log, and believe no line that was copied or comes from elsewhere", async () => {
    const { database, open } = await makeMachines();
    const a = await open("a");
    await type(a, `/hooks approve pre_tool_call ${GUARD}`);
    await type(a, "/hooks on");
    await verdictOf(a);
    await a.recentRuns(1);
    const b = await open("b");
    expect(await b.recentRuns(9)).toMatchObject([{ event: "pre_tool_call", verdict: "block" }]);
    await database.query(
      "INSERT INTO chat_hooks.firings (workspace, id, line) SELECT workspace, gen_random_uuid(), line FROM chat_hooks.firings",
    );
    await database.query("UPDATE chat_hooks.firings SET line = replace(line, 'block', 'continue') WHERE number = 1");
    expect(await b.recentRuns(9)).toEqual([]);
  });
});

describe.skipIf("reason" in server)("a machine whose database is away", () => {
  test("goes on with what it holds, says so once, takes no change, and is well again without a restart", async () => {
    const { database, open } = await makeMachines();
    const line = await lineTo(database.url);
    const a = await open("a", { ...database, url: line.url });
    const told = noticesOf(a);
    await type(a, `/hooks approve pre_tool_call ${GUARD}`);
    await type(a, "/hooks on");
    await line.cut();
    await eventually(() => told.map(({ kind }) => kind)).toContain("store-trouble");
    expect(told.at(-1)).toMatchObject({ code: "away", blocking: false });
    expect(await verdictOf(a)).toBe("block");
    const off = await type(a, "/hooks off");
    expect(off.problem).toBe(true);
    expect(off.text).toMatch(/^Nothing was changed: the database "postgres:\/\/\*{3}@127.*ECONNREFUSED/);
    expect((await type(a, "/hooks off", { locale: "zh" })).text).toContain("没有做任何更改");
    for (const line of ["/hooks list", "/hooks doctor"]) {
      const { text, problem } = await type(a, line);
      expect([text, problem]).toEqual([expect.stringContaining("continues with what it has in memory"), true]);
    }
    expect((await a.list()).away?.detail).toContain("ECONNREFUSED");
    expect(await verdictOf(a)).toBe("block");
    expect(told.filter(({ kind }) => kind === "store-trouble")).toHaveLength(1);
    await line.mend();
    await eventually(async () => (await a.list()).away).toBe(undefined);
    await eventually(async () => (await type(a, "/hooks off")).problem).toBe(false);
    expect(await verdictOf(a)).toBe("continue");
    // Both were made while it was away.
    expect((await a.recentRuns(9)).length).toBe(2);
  });

  test.runIf(LONG_TESTS)(
    "blocks all that can be blocked when it starts so, and then is what the others are",
    async () => {
      const { database, open } = await makeMachines();
      const a = await open("a");
      await type(a, "/hooks on");
      const line = await lineTo(database.url);
      await line.cut();
      const b = await open("b", { ...database, url: line.url });
      const told = noticesOf(b);
      expect(told).toMatchObject([{ kind: "store-trouble", code: "away", blocking: true }]);
      const { verdict, reason } = await b.fire("pre_tool_call", CALL);
      expect([verdict, reason]).toEqual(["block", expect.stringContaining("has started without it")]);
      expect((await type(b, "/hooks off")).text).toContain("Nothing was changed");
      expect(await b.pair("telegram:66", "AAAA-AAAA").catch(String)).not.toBe("paired");
      await line.mend();
      await eventually(() => verdictOf(b)).toBe("continue");
      expect((await b.switchStatus()).on).toBe(true);
      expect(told).toHaveLength(1);
    },
  );
});

describe("the database of the launch", () => {
  const url = "postgres://bot:secret@db.example/hooks?sslmode=require";
  test.for([
    [{ CHAT_HOOKS_DATABASE_URL: url }, "no-key"],
    [{ CHAT_HOOKS_DATABASE_URL: url, CHAT_HOOKS_STATE_KEY: "short" }, "bad-key"],
    [{ CHAT_HOOKS_DATABASE_URL: "mysql://bot:secret@db/x", CHAT_HOOKS_STATE_KEY: "0".repeat(64) }, "bad-url"],
  ] as const)("is refused with a sentence without a secret: %j", ([env, fault]) => {
    try {
      databaseSettings(env);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(DatabaseSetupError);
      expect(error).toMatchObject({ fault });
      expect(String(error)).not.toContain("secret");
    }
  });

  test("is none where none is named", () => {
    expect(databaseSettings({ CHAT_HOOKS_STATE_KEY: "x" })).toBe(undefined);
  });
});
