import { describe, expect, test } from "vitest";
import { Database } from "../../../src/store/database/connection.js";
import { DatabaseState } from "../../../src/store/database/database-state.js";
import { databaseSettings } from "../../../src/store/database/settings.js";
import { unseal } from "../../../src/store/state/seal.js";
import type { State } from "../../../src/store/state/state.js";
import { LONG_TESTS } from "../../support/long-tests.js";
import { keepAllRecords, lineTo, makeDatabase, sharedPostgres, type TestDatabase } from "../../support/postgres.js";
import { makeWorkbench } from "../../support/workbench.js";

const server = await sharedPostgres();
const WORKSPACE = "/srv/workspace";
const ORDERS = LONG_TESTS ? 500 : 40;
const AT_ONCE = 4;

async function machineAt(database: TestDatabase, url: string): Promise<DatabaseState> {
  const settings = databaseSettings({ ...database.env, CHAT_HOOKS_DATABASE_URL: url });
  if (!settings) throw new Error("no settings");
  const store = new DatabaseState(await Database.load(settings), makeWorkbench().state, WORKSPACE);
  await store.open();
  return store;
}

/** Orders one thing after the other, some at once, and answers what was done of it and what was refused. */
async function order(store: DatabaseState, name: string): Promise<{ done: string[]; refused: string[] }> {
  const [done, refused]: [string[], string[]] = [[], []];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < ORDERS; at = next++) {
      const word = `${name}${at}`;
      const told = (state: State): State => ({ ...state, told: { ...state.told, [word]: "ordered" } });
      await store.update(told).then(
        () => done.push(word),
        () => refused.push(word),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { done, refused };
}

describe.skipIf("reason" in server)("two machines that order at once, while their connections are cut", () => {
  test("lose and mix up nothing: every record is the one before and one order more", async () => {
    const database = await makeDatabase(server);
    const line = await lineTo(database.url);
    const [a, b] = [await machineAt(database, line.url), await machineAt(database, database.url)];
    const kept = await keepAllRecords(database);
    const orders = Promise.all([order(a, "a"), order(b, "b")]);
    let isOver = false;
    const cutting = (async () => {
      for (let round = 0; !isOver; round += 1) {
        const { state } = b;
        if (round % 2 === 0) {
          await line.cut();
          await line.mend();
        } else
          await database.query(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()",
          );
        // By what was done meanwhile, not by the clock.
        while (!isOver && b.state.seq < state.seq + 5) await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    const said = await orders;
    isOver = true;
    await cutting;
    const key = Buffer.from(database.key, "hex");
    const records = (await kept()).map((record) => unseal(key, "database state", record) as State);
    const seen = new Set<string>();
    for (const [at, { seq, told }] of records.entries()) {
      expect(seq).toBe(at + 1);
      const fresh = Object.keys(told).filter((word) => !seen.has(word));
      expect([fresh.length, Object.keys(told).length]).toEqual([1, seen.size + 1]);
      seen.add(fresh[0] ?? "");
    }
    for (const { done, refused } of said) {
      expect(done.length + refused.length).toBe(ORDERS);
      expect(done.filter((word) => !seen.has(word))).toEqual([]);
    }
    // What was refused may have been written where the answer got lost; nothing else was.
    const all = new Set(said.flatMap(({ done, refused }) => [...done, ...refused]));
    expect([...seen].filter((word) => !all.has(word))).toEqual([]);
    expect(said.flatMap(({ refused }) => refused).length).toBeGreaterThan(0);
    await b.refresh();
    expect(Object.keys(b.state.told).sort()).toEqual([...seen].sort());
  });
});
