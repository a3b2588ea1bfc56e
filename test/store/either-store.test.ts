import { describe, expect, test } from "vitest";
import { RecordFiles, type RecordStore } from "../../src/lib/files/records.js";
import { Database } from "../../src/store/database/connection.js";
import { DatabaseState } from "../../src/store/database/database-state.js";
import { LogTable } from "../../src/store/database/log-table.js";
import { databaseSettings } from "../../src/store/database/settings.js";
import { FiringLog } from "../../src/store/log/firing-log.js";
import { LogFiles } from "../../src/store/log/log-files.js";
import type { LogLines } from "../../src/store/log/log-lines.js";
import type { PolicyStore } from "../../src/store/state/policy-store.js";
import { StateStore } from "../../src/store/state/state-store.js";
import { makeBotDatabases } from "../support/bot-database.js";
import { makeDatabase, sharedPostgres } from "../support/postgres.js";
import { makeWorkbench } from "../support/workbench.js";

const server = await sharedPostgres();
const bots = await makeBotDatabases();
const WORKSPACE = "/srv/workspace";

/** What one bench's processes have of a kind of store; each call makes another process of it. */
type Bench = { policy(): Promise<PolicyStore>; lines(): Promise<LogLines>; records(): Promise<RecordStore> };

async function onFiles(): Promise<Bench> {
  const { root } = makeWorkbench();
  return {
    policy: async () => new StateStore(root, WORKSPACE),
    lines: async () => new LogFiles(root),
    records: async () => new RecordFiles(`${root}/records`),
  };
}

async function onDatabase(): Promise<Bench> {
  const { root, state, workspace } = makeWorkbench();
  const settings = databaseSettings((await makeDatabase(server)).env);
  if (!settings) throw new Error("no settings");
  const { open } = await bots.makeBot({ state, workspace });
  let machines = 0;
  const machine = (): string => `${root}/machine-${++machines}`;
  return {
    policy: async () => new DatabaseState(await Database.load(settings), machine(), WORKSPACE),
    async lines() {
      const database = await Database.load(settings);
      await new DatabaseState(database, machine(), WORKSPACE).open();
      return new LogTable(database, machine(), WORKSPACE);
    },
    records: async () => (await open()).records("records"),
  };
}

const STORES =
  "reason" in server
    ? ([["files", onFiles]] as const)
    : ([
        ["files", onFiles],
        ["a database", onDatabase],
      ] as const);

describe.each(STORES)("what is kept in %s", (_, makeBench) => {
  test("is new once, changed on top of what others have written, and taken in by them", async () => {
    const { policy } = await makeBench();
    const [a, b] = [await policy(), await policy()];
    expect([await a.open(), await b.open()]).toEqual([{ kind: "new" }, { kind: "new" }]);
    const tell = (store: PolicyStore, word: string) =>
      store.update((state) => ({ ...state, told: { ...state.told, [word]: "yes" } }));
    await Promise.all(Array.from({ length: 12 }, (_, at) => tell(at % 2 ? a : b, String(at))));
    await b.refresh();
    expect(Object.keys(b.state.told)).toHaveLength(12);
    expect(b.state.seq).toBe(12);
    await a.update((state) => ({ ...state, enabled: true }));
    expect([await b.refresh(), await b.refresh(), b.state.enabled]).toEqual(["changed", "same", true]);
    expect(await (await policy()).open()).toMatchObject({ kind: "opened" });
  });

  test("is left as it was by a change that fails, and by one that changes nothing", async () => {
    const { policy } = await makeBench();
    const store = await policy();
    expect(() => store.state).toThrow("not open");
    await store.open();
    await store.update((state) => ({ ...state, enabled: true }));
    const failed = store.update(() => {
      throw new Error("on purpose");
    });
    await expect(failed).rejects.toThrow("on purpose");
    await store.update((state) => state);
    await store.settled();
    expect([store.state.enabled, store.state.seq]).toEqual([true, 1]);
  });

  test("has the newest runs in its log, whoever wrote them", async () => {
    const { lines } = await makeBench();
    const key = Buffer.alloc(32, 1);
    const logs = [new FiringLog(await lines(), () => key), new FiringLog(await lines(), () => key)];
    const run = (at: number) =>
      ({
        hook: `./${at}.sh`,
        id: String(at),
        event: "on_stop",
        verdict: "continue",
        ms: at,
        at: new Date(at).toISOString(),
      }) as never;
    for (const at of [1, 2, 3]) {
      logs[at % 2]?.add(run(at));
      await logs[at % 2]?.flush();
    }
    for (const log of logs) expect((await log.recent(2)).map(({ hook }) => hook)).toEqual(["./2.sh", "./3.sh"]);
  });

  test("has lists of records by name, which are begun once, grow, and are gone when they are removed", async () => {
    const { records } = await makeBench();
    const store = await records();
    const list = await store.create("a.jsonl", { at: 0 });
    expect(await list?.append({ at: 1 })).toBe(true);
    await store.list("b.other").replace({ at: 7 });
    const again = await records();
    expect(await again.names(".jsonl")).toEqual(["a.jsonl"]);
    expect(await again.list("a.jsonl").read()).toEqual([{ at: 0 }, { at: 1 }]);
    const taken = again.list("a.jsonl");
    await taken.read();
    await taken.replace({ at: 2 });
    expect(await store.list("a.jsonl").read()).toEqual([{ at: 2 }]);
    await taken.remove();
    expect(await store.list("a.jsonl").read()).toEqual([]);
    await store.removeOlder(".other", 0);
    expect(await again.names(".other")).toEqual([]);
  });
});
