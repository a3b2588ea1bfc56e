import { expect, test } from "vitest";
import { troublesOf } from "../../src/bot/web/page/list.js";
import type { PageList } from "../../src/bot/web/page/state.js";
import { en } from "../../src/bot/web/page/words/en.js";
import type { ShellHooks } from "../../src/commands/shell-hooks.js";
import { describeNotice } from "../../src/index.js";
import { textsFor } from "../../src/texts/index.js";
import { approveAll, makeWorkbench, type, type Workbench } from "../support/workbench.js";

/** A bench with one hook on tool calls, and what its owner is told unasked. */
async function openWith(entry: string) {
  const bench = makeWorkbench();
  bench.script("guard.sh", "#!/bin/sh\nexit 0\n");
  bench.propose(`hooks: [{event: pre_tool_call, command: ./guard.sh, ${entry}}]\n`);
  const opened = await reopen(bench);
  await approveAll(opened.hooks);
  await type(opened.hooks, "/hooks on");
  return { bench, ...opened };
}

async function reopen(bench: Workbench) {
  const told: string[] = [];
  const hooks = await bench.open();
  hooks.on("notice", (notice) => void told.push(describeNotice(notice)));
  return { hooks, told };
}

const call = async (hooks: ShellHooks, times: number, tool_name: string, command = "ls"): Promise<void> => {
  for (let at = 0; at < times; at += 1) await hooks.fire("pre_tool_call", { tool_name, tool_input: { command } });
};
const isSilent = async (hooks: ShellHooks) => (await hooks.list()).hooks[0]?.stats.silence?.kind;

test("a subject that never matched is told once, with the tools that were called and the one that was meant", async () => {
  const { bench, hooks, told } = await openWith("subject: '^Bash$'");
  await call(hooks, 8, "write_file");
  await call(hooks, 8, "bash");
  await call(hooks, 1, "no tool\nof ours");
  expect([await isSilent(hooks), told.length]).toEqual([undefined, 1]);
  await call(hooks, 31, "bash");
  const sentence =
    /Its subject "\^Bash\$" has matched none of \d+ pre_tool_call events\. Tools that were called: write_file, bash\. Did you mean bash\?/;
  expect(told.slice(1)).toEqual([expect.stringMatching(sentence)]);
  expect(told[1]).toContain("⚠ pre_tool_call → ./guard.sh: ");
  for (const line of ["/hooks list", "/hooks doctor"]) expect((await type(hooks, line)).text, line).toMatch(sentence);
  expect((await type(hooks, "/hooks list", { locale: "zh" })).text).toContain("是不是想写 bash？");
  const page = troublesOf((await hooks.list()) as unknown as PageList, en, textsFor("en"));
  expect(page).toEqual([{ tone: "warn", text: expect.stringMatching(sentence) }]);
  await hooks.close();

  const again = await reopen(bench);
  await call(again.hooks, 32, "bash");
  expect([await isSilent(again.hooks), again.told]).toEqual(["never-matched", []]);
  bench.propose("hooks: [{event: pre_tool_call, command: ./guard.sh, subject: '^bash$'}]\n");
  await approveAll(again.hooks);
  await call(again.hooks, 32, "write_file");
  await call(again.hooks, 1, "bash");
  expect(await isSilent(again.hooks)).toBeUndefined();
});

test("a hook with hundreds of events to look at is not silent", async () => {
  const { hooks, told } = await openWith("matcher: deploy");
  await call(hooks, 10, "bash", "deploy");
  const before = told.length;
  await Promise.all(Array.from({ length: 150 }, () => call(hooks, 1, "bash", "deploy")));
  expect(told.slice(before)).toEqual([]);
});

test("a hook that stopped seeing events is told by its own rate, over a restart, until it runs again", async () => {
  const { bench, hooks, told } = await openWith("matcher: deploy");
  for (let run = 0; run < 10; run += 1) {
    await call(hooks, 3, "bash");
    await call(hooks, 1, "bash", "deploy");
  }
  await call(hooks, 60, "bash");
  expect([await isSilent(hooks), told.length]).toEqual([undefined, 1]);
  // Another hook's run is what carries the count over.
  bench.propose("hooks: [{event: on_stop, command: ./guard.sh}]\n");
  await approveAll(hooks);
  await hooks.fire("on_stop", {});
  await hooks.close();

  const later = await reopen(bench);
  await call(later.hooks, 48, "bash");
  const sentence = /It has not run since .* \(UTC\), although 10\d events came since then; before, 4 was the most/;
  expect(later.told.filter((each) => sentence.test(each))).toHaveLength(1);
  expect((await type(later.hooks, "/hooks list")).text).toMatch(sentence);
  await call(later.hooks, 1, "bash", "deploy");
  expect(await isSilent(later.hooks)).toBeUndefined();
});

test("a matcher may be rare: it is told after many events, and that this can be well; while hooks are off nothing counts", async () => {
  const { hooks, told } = await openWith("matcher: mkfs");
  await type(hooks, "/hooks off");
  await call(hooks, 250, "bash");
  await type(hooks, "/hooks on");
  await call(hooks, 176, "bash");
  expect([await isSilent(hooks), told.length]).toEqual([undefined, 1]);
  await call(hooks, 40, "bash");
  expect(told[1]).toMatch(
    /Its matcher "mkfs" has matched none of 2\d\d .*If nothing of that kind has happened yet, this is/,
  );
});

test("that hooks are on and none is approved is told once, at the start or in use, and shown where one looks", async () => {
  const bench = makeWorkbench();
  const first = await reopen(bench);
  await type(first.hooks, "/hooks on");
  expect(first.told).toHaveLength(1);
  await first.hooks.close();
  for (const expected of [[expect.stringContaining("Hooks are ON, but no hook is approved")], []]) {
    const { hooks, told } = await reopen(bench);
    await call(hooks, 40, "bash");
    expect(told).toEqual(expected);
    for (const line of ["/hooks list", "/hooks doctor"])
      expect((await type(hooks, line)).text, line).toMatch(/hook is (?:active|approved), so nothing is checked/);
    expect(troublesOf((await hooks.list()) as unknown as PageList, en, textsFor("en"))).toHaveLength(1);
    await hooks.close();
  }
});
