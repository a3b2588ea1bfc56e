import { expect, test } from "vitest";
import { eventually } from "../support/eventually.js";
import { openPage } from "../support/page-bench.js";
import { makeReadyBot } from "../support/ready-bot.js";
import { makeWorkbench, type } from "../support/workbench.js";

const entry = (event: string): string => `hooks:\n  - {event: ${event}, command: ./guard.sh}\n`;

async function listening() {
  const bench = makeWorkbench();
  bench.script("guard.sh", "#!/bin/sh\nexit 0\n");
  bench.propose(entry("pre_tool_call"));
  const hooks = await bench.open();
  // The first list gives out short ids, and that is written down.
  await type(hooks, "/hooks list");
  const told: "change"[] = [];
  hooks.on("change", () => told.push("change"));
  /** Changes something and hears of it: whatever was to be told before has been told by then. */
  const afterNews = async (): Promise<number> => {
    const before = told.length;
    bench.propose(entry("on_stop"));
    await eventually(() => told.length).toBeGreaterThan(before);
    return told.length - 1;
  };
  return { bench, hooks, told, afterNews };
}

test("asking for the list again changes nothing, and announces nothing", async () => {
  const { hooks, afterNews } = await listening();
  for (let asked = 0; asked < 20; asked += 1) await type(hooks, "/hooks list");
  expect(await afterNews()).toBe(0);
});

test("an approval is announced once, and the same one again not at all", async () => {
  const { hooks, told, afterNews } = await listening();
  await type(hooks, "/hooks approve pre_tool_call ./guard.sh");
  expect(told).toHaveLength(1);
  await type(hooks, "/hooks approve pre_tool_call ./guard.sh");
  expect(await afterNews()).toBe(1);
});

test("what another process changed is announced once, also when a write of our own meets it first", async () => {
  const { bench, hooks, told, afterNews } = await listening();
  const other = await bench.open();
  await type(other, "/hooks approve pre_tool_call ./guard.sh");
  await Promise.all([1, 2, 3].map(() => type(hooks, "/hooks list")));
  await eventually(() => told.length).toBeGreaterThan(0);
  expect(await afterNews()).toBe(1);
});

test("a page that asks for the list at each announcement comes to rest", async () => {
  const ready = await makeReadyBot({ demo: true });
  ready.bench.script("guard.sh", "#!/bin/sh\nexit 0\n");
  ready.bench.propose(entry("pre_tool_call"));
  const page = await openPage(ready);
  const live = await page.live();
  // Each list would be the answer to the announcement that the one before has caused.
  for (let asked = 0; asked < 10; asked += 1) await page.command("/hooks list");
  const id = await page.say("hello");
  await eventually(() => live.lines().filter((line) => line.from === "agent" && line.id === id)).toHaveLength(1);
  // The proposal, its short id, and that the owner was told of the empty state; not one for each list.
  expect(live.all("change").length).toBeLessThanOrEqual(3);
});
