import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { NewerStateError } from "../../../src/core/state-errors.js";
import { Database, type Query } from "../../../src/store/database/connection.js";
import { DatabaseState } from "../../../src/store/database/database-state.js";
import { readRecord } from "../../../src/store/database/records.js";
import { SCHEMA_VERSION } from "../../../src/store/database/schema.js";
import { databaseSettings } from "../../../src/store/database/settings.js";
import type { StoreTrouble } from "../../../src/store/state/policy-store.js";
import { seal } from "../../../src/store/state/seal.js";
import { makeDatabase, sharedPostgres, type TestDatabase } from "../../support/postgres.js";
import { makeWorkbench } from "../../support/workbench.js";

const server = await sharedPostgres();
const WORKSPACE = "/srv/workspace";

type Machine = { folder: string; open(workspace?: string, key?: string): Promise<DatabaseState> };

/** A machine with a folder of its own. */
function machineOf(database: TestDatabase, bench = makeWorkbench()): Machine {
  return {
    folder: bench.state,
    async open(workspace = WORKSPACE, key = database.key) {
      const settings = databaseSettings({ ...database.env, CHAT_HOOKS_STATE_KEY: key });
      if (!settings) throw new Error("no settings");
      return new DatabaseState(await Database.load(settings), bench.state, workspace);
    },
  };
}

const told = async (store: DatabaseState, value: string): Promise<void> => {
  await store.update((state) => ({ ...state, told: { ...state.told, [value]: "yes" } }));
};

describe.skipIf("reason" in server)("the record in a database", () => {
  test("is new once, and then what was written by any machine", async () => {
    const database = await makeDatabase(server);
    const [a, b] = [await machineOf(database).open(), await machineOf(database).open()];
    expect(await a.open()).toEqual({ kind: "new" });
    await a.update((state) => ({ ...state, enabled: true }));
    expect(await b.open()).toEqual({ kind: "opened" });
    expect(b.state.enabled).toBe(true);
    await Promise.all(Array.from({ length: 20 }, (_, at) => told(at % 2 ? a : b, String(at))));
    await Promise.all([a.refresh(), b.refresh()]);
    expect(Object.keys(a.state.told)).toHaveLength(20);
    expect(b.state).toEqual(a.state);
    expect(a.state.seq).toBe(21);
  });

  test("says nothing to whoever reads the database, and the key is not in it", async () => {
    const database = await makeDatabase(server);
    const store = await machineOf(database).open();
    await store.open();
    await told(store, "x");
    const [row] = await database.query("SELECT record FROM chat_hooks.policies");
    expect(row?.record).not.toContain(database.key);
  });

  test.for([
    ["edited", (record: string) => record.replace('\\"enabled\\":false', '\\"enabled\\":true')],
    ["forged", (record: string) => seal(Buffer.alloc(32, 7), "database state", JSON.parse(JSON.parse(record).body))],
    ["no record", () => "null"],
  ] as const)(
    "that was %s counts for nothing: a start blocks, a running one goes on and puts it right",
    async ([, edit]) => {
      const database = await makeDatabase(server);
      const [running, starting] = [await machineOf(database).open(), await machineOf(database).open()];
      await running.open();
      await told(running, "genuine");
      const troubles: (StoreTrouble | undefined)[] = [];
      running.onTrouble((trouble) => troubles.push(trouble));
      const [row] = await database.query("SELECT record FROM chat_hooks.policies");
      const edited = edit(String(row?.record));
      expect(edited).not.toBe(row?.record);
      await database.query("UPDATE chat_hooks.policies SET record = $1, stamp = gen_random_uuid()", [edited]);
      expect(await starting.open()).toMatchObject({ kind: "trouble", trouble: { code: "corrupt" } });
      for (const _ of "ab") expect(await running.refresh()).toBe("same");
      expect(troubles).toMatchObject([{ code: "corrupt" }]);
      await told(running, "more");
      const other = await machineOf(database).open();
      expect(await other.open()).toEqual({ kind: "opened" });
      expect(Object.keys(other.state.told)).toEqual(["genuine", "more"]);
      expect(await database.query("SELECT why, record FROM chat_hooks.policies_aside")).toEqual([
        { why: "corrupt", record: edited },
      ]);
    },
  );

  test("that somebody has made enormous is not read, and counts for nothing", async () => {
    const database = await makeDatabase(server);
    const [running, starting] = [await machineOf(database).open(), await machineOf(database).open()];
    await running.open();
    await told(running, "genuine");
    await database.query("UPDATE chat_hooks.policies SET record = repeat('A', 68000000), stamp = gen_random_uuid()");
    const { row } = await readRecord(database.query as Query, WORKSPACE, "''");
    expect(row?.record.length).toBe(0);
    expect(await starting.open()).toMatchObject({ kind: "trouble", trouble: { code: "corrupt" } });
    await told(running, "more");
    expect(await (await machineOf(database).open()).open()).toEqual({ kind: "opened" });
  });

  test("of another workspace, or sealed with another key, is none of ours", async () => {
    const database = await makeDatabase(server);
    const machine = machineOf(database);
    const store = await machine.open();
    await store.open();
    await told(store, "x");
    const other = await machine.open("/srv/other");
    expect(await other.open()).toEqual({ kind: "new" });
    await told(other, "y");
    await database.query(
      "UPDATE chat_hooks.policies SET record = (SELECT record FROM chat_hooks.policies WHERE workspace = $1) WHERE workspace = $2",
      ["/srv/other", WORKSPACE],
    );
    expect(await (await machineOf(database).open()).open()).toMatchObject({ trouble: { code: "corrupt" } });
    const stranger = await machineOf(database).open("/srv/other", "0".repeat(64));
    expect(await stranger.open()).toMatchObject({ trouble: { code: "corrupt" } });
  });

  test("that is older than what this machine has seen was put back by somebody; so was one that is gone", async () => {
    const database = await makeDatabase(server);
    const machine = machineOf(database);
    const store = await machine.open();
    await store.open();
    await told(store, "old");
    const [old] = await database.query("SELECT record FROM chat_hooks.policies");
    await told(store, "new");
    await database.query("UPDATE chat_hooks.policies SET record = $1, stamp = gen_random_uuid()", [old?.record]);
    const troubles: (StoreTrouble | undefined)[] = [];
    store.onTrouble((trouble) => troubles.push(trouble));
    expect(await store.refresh()).toBe("same");
    expect(troubles).toMatchObject([{ code: "replayed" }]);
    expect(await (await machine.open()).open()).toMatchObject({ kind: "trouble", trouble: { code: "replayed" } });
    await database.query("DELETE FROM chat_hooks.policies");
    expect(await (await machine.open()).open()).toMatchObject({ kind: "trouble", trouble: { code: "corrupt" } });
    await told(store, "newer");
    expect(await (await machine.open()).open()).toEqual({ kind: "opened" });
  });

  test("from a backup is accepted with its date, on machines that knew more, know less, and are running", async () => {
    const database = await makeDatabase(server);
    const machine = machineOf(database);
    const store = await machine.open();
    await store.open();
    await told(store, "kept");
    const { savedAt } = store.state;
    const backup = await makeDatabase(server, { template: new URL(database.url).pathname.slice(1) });
    await told(store, "lost");
    await database.giveWayTo(backup);
    expect(
      await machineOf(database)
        .open()
        .then((fresh) => fresh.open()),
    ).toEqual({
      kind: "opened",
      restoredFrom: savedAt,
    });
    expect(await store.refresh()).toBe("reset");
    expect(await store.open()).toEqual({ kind: "opened", restoredFrom: savedAt });
    expect(Object.keys(store.state.told)).toEqual(["kept"]);
    await told(store, "later");
    expect(await (await machine.open()).open()).toEqual({ kind: "opened" });
  });

  test("of a newer program is refused with a sentence, and so are its tables", async () => {
    const database = await makeDatabase(server);
    const machine = machineOf(database);
    const store = await machine.open();
    await store.open();
    await told(store, "x");
    await database.query("UPDATE chat_hooks.schema_version SET version = version + 1");
    const troubles: (StoreTrouble | undefined)[] = [];
    store.onTrouble((trouble) => troubles.push(trouble));
    await database.query("UPDATE chat_hooks.policies SET stamp = gen_random_uuid()");
    expect(await store.refresh()).toBe("same");
    expect(troubles).toMatchObject([{ code: "newer" }]);
    await expect(told(store, "y")).rejects.toThrow(NewerStateError);
    await expect((await machine.open()).open()).rejects.toThrow(
      `has version ${SCHEMA_VERSION + 1}, and this program reads up to version ${SCHEMA_VERSION}`,
    );
  });

  test("has its tables made once, however many machines start at the same time", async () => {
    const database = await makeDatabase(server);
    const stores = await Promise.all(Array.from({ length: 6 }, () => machineOf(database).open()));
    expect(new Set((await Promise.all(stores.map((store) => store.open()))).map(({ kind }) => kind))).toEqual(
      new Set(["new"]),
    );
    expect(await database.query("SELECT version FROM chat_hooks.schema_version")).toEqual([
      { version: SCHEMA_VERSION },
    ]);
  });

  test("what a machine has seen is sealed: one that somebody edited or that is gone says nothing", async () => {
    const database = await makeDatabase(server);
    const machine = machineOf(database);
    const store = await machine.open();
    await store.open();
    await told(store, "x");
    const file = join(machine.folder, "database.json");
    await writeFile(file, (await readFile(file, "utf8")).replace('\\"seq\\":1', '\\"seq\\":9'));
    expect(await (await machine.open()).open()).toEqual({ kind: "opened" });
    await rm(file);
    expect(await (await machine.open()).open()).toEqual({ kind: "opened" });
  });
});
