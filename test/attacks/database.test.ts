import { describe, expect, onTestFinished, test } from "vitest";
import { Database } from "../../src/store/database/connection.js";
import { DatabaseState } from "../../src/store/database/database-state.js";
import { databaseSettings } from "../../src/store/database/settings.js";
import type { StoreTrouble } from "../../src/store/state/policy-store.js";
import { LONG_TESTS } from "../support/long-tests.js";
import { makeDatabase, sharedPostgres } from "../support/postgres.js";
import { makeWorkbench } from "../support/workbench.js";

const server = await sharedPostgres();

/** Machines with one database, and whoever can write to that. */
async function makeMachines() {
  const database = await makeDatabase(server);
  const settings = databaseSettings(database.env);
  if (!settings) throw new Error("no settings");
  const open = async (): Promise<DatabaseState> => {
    const store = new DatabaseState(await Database.load(settings), makeWorkbench().state, "/srv/workspace");
    await store.open();
    return store;
  };
  const policy = async (): Promise<unknown[]> => {
    const [row = {}] = await database.query("SELECT stamp, record FROM chat_hooks.policies");
    return [row.stamp, row.record];
  };
  const put = (row: unknown[]) => database.query("UPDATE chat_hooks.policies SET stamp = $1, record = $2", row);
  return { database, open, policy, put };
}

const switched = (store: DatabaseState, enabled: boolean) => store.update((state) => ({ ...state, enabled }));
const troublesOf = (store: DatabaseState): (StoreTrouble | undefined)[] => {
  const troubles: (StoreTrouble | undefined)[] = [];
  store.onTrouble((trouble) => troubles.push(trouble));
  return troubles;
};

describe.skipIf("reason" in server)("whoever can write to the database", () => {
  test("cannot keep a change from a machine by giving the new record the mark of the old one", async () => {
    const { open, policy, put } = await makeMachines();
    const [a, b] = [await open(), await open()];
    await switched(a, false);
    await b.refresh();
    const [stamp] = await policy();
    await switched(a, true);
    const [, record] = await policy();
    await put([stamp, record]);
    expect(await b.refresh()).toBe("changed");
    expect(b.state.enabled).toBe(true);
  });

  test("cannot pass an older record off as that of a restored backup by emptying the table of versions meanwhile", async () => {
    const { database, open, policy, put } = await makeMachines();
    const store = await open();
    await switched(store, false);
    const old = await policy();
    const versions = await database.query("DELETE FROM chat_hooks.schema_version RETURNING version");
    await switched(store, true);
    await database.query("INSERT INTO chat_hooks.schema_version VALUES ($1)", [versions[0]?.version]);
    await put(old);
    const troubles = troublesOf(store);
    expect(await store.refresh()).toBe("same");
    expect(troubles).toMatchObject([{ code: "replayed" }]);
    expect(store.state.enabled).toBe(true);
  });

  // Each row is as large as one of ours may be. Long: it sends 290 MB.
  test.runIf(LONG_TESTS)("cannot end one by rows without end", async () => {
    const { env } = await makeDatabase(server);
    const settings = databaseSettings(env);
    const database = settings && (await Database.load(settings));
    onTestFinished(() => database?.close());
    const rows = "SELECT repeat('x', 10000000) AS line FROM generate_series(1, 29)";
    await expect(database?.query(rows)).rejects.toThrow("more than 268435456 bytes");
    expect(await database?.query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });
});
