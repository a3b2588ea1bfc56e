import { describe, expect, test } from "vitest";
import type { ShellHooks } from "../../../src/commands/shell-hooks.js";
import { recogniseActor } from "../../../src/core/actor.js";
import type { HookEntry } from "../../../src/core/hook.js";
import { unseal } from "../../../src/store/state/seal.js";
import type { State } from "../../../src/store/state/state.js";
import { eventually } from "../../support/eventually.js";
import { LONG_TESTS } from "../../support/long-tests.js";
import { keepAllRecords, makeDatabase, sharedPostgres } from "../../support/postgres.js";
import { makeWorkbench } from "../../support/workbench.js";

const server = await sharedPostgres();
const ORDERS = LONG_TESTS ? 500 : 12;
const GUARDS = ["one", "two", "three"];

const commandOf = (entry: HookEntry): string => ("command" in entry ? entry.command : "");

type Orders = { approved: string[]; revoked: string[] };

/** Approves what is not, and revokes what is, one after the other: `/hooks` as one owner types it on one machine. */
async function order(hooks: ShellHooks, owner: string): Promise<Orders> {
  const actor = recogniseActor(owner);
  const orders: Orders = { approved: [], revoked: [] };
  for (let at = 0; at < ORDERS; at += 1) {
    const { hooks: views } = await hooks.list();
    const view = views.find(({ entry }) => commandOf(entry).endsWith(`${GUARDS[at % GUARDS.length]}.sh`));
    if (view?.approval) orders.revoked.push(...(await hooks.revoke(actor, [view.approval.id])));
    else if (view?.proposed) {
      const { kind } = await hooks.approve(actor, view.key, view.proposed.digest);
      if (kind === "approved") orders.approved.push(`${owner} ${commandOf(view.entry)}`);
    }
  }
  return orders;
}

describe.skipIf("reason" in server)("two machines that approve and revoke at once", () => {
  test("never show a state that nobody has ordered, and end with the same", { timeout: 900_000 }, async () => {
    const bench = makeWorkbench();
    const database = await makeDatabase(server);
    for (const name of GUARDS) bench.script(`guards/${name}.sh`, "#!/bin/sh\ncat > /dev/null\n");
    bench.propose(
      `hooks:\n${GUARDS.map((name) => `  - {event: pre_tool_call, command: ./guards/${name}.sh}\n`).join("")}`,
    );
    const open = (name: string) =>
      bench.open({
        stateDir: `${bench.root}/machine-${name}`,
        env: { PATH: process.env.PATH, HOME: bench.root, ...database.env },
      });
    const [a, b] = [await open("a"), await open("b")];
    const records = await keepAllRecords(database);
    const orders = await Promise.all([order(a, "telegram:1"), order(b, "telegram:2")]);

    const key = Buffer.from(database.key, "hex");
    const states = (await records()).map((record) => unseal(key, "database state", record) as State);
    const [added, removed]: [string[], string[]] = [[], []];
    let before: State["approvals"] = [];
    for (const [at, { seq, approvals }] of states.entries()) {
      if (at > 0) expect(seq).toBe((states[at - 1]?.seq ?? 0) + 1);
      const fresh = approvals.filter(({ id }) => !before.some((each) => each.id === id));
      const gone = before.filter(({ id }) => !approvals.some((each) => each.id === id));
      // An approval may take the place of one of the same hook that the other machine was faster with.
      expect(fresh.length).toBeLessThanOrEqual(1);
      expect(gone.length).toBeLessThanOrEqual(1);
      if (fresh[0] && gone[0]) expect(fresh[0].digest).toBe(gone[0].digest);
      added.push(...fresh.map(({ by, entry }) => `${by} ${commandOf(entry)}`));
      if (!fresh[0]) removed.push(...gone.map(({ id }) => id));
      before = approvals;
    }
    expect(added.sort()).toEqual(orders.flatMap(({ approved }) => approved).sort());
    expect(removed.sort()).toEqual(orders.flatMap(({ revoked }) => revoked).sort());
    expect(added.length).toBeGreaterThan(ORDERS / 3);
    const last = before.map(({ id }) => id).sort();
    for (const hooks of [a, b])
      await eventually(async () =>
        (await hooks.list()).hooks.flatMap(({ approval }) => approval?.id ?? []).sort(),
      ).toEqual(last);
  });
});
