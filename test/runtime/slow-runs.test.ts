import { expect, onTestFinished, test, vi } from "vitest";
import { SlowRuns } from "../../src/runtime/slow-runs.js";
import { eventually } from "../support/eventually.js";
import { makeWorkbench, type } from "../support/workbench.js";

const RUN = { hook: "./a.sh", event: "pre_tool_call" } as const;

test("a run that is over in time is told to nobody", async () => {
  const runs = new SlowRuns(0);
  const told: unknown[] = [];
  runs.listen((run) => void told.push(run));
  runs.begin(RUN)();
  const end = runs.begin({ ...RUN, hook: "./b.sh" });
  await eventually(() => told).toEqual([{ ...RUN, hook: "./b.sh" }]);
  end();
});

test("a listener's mistake keeps the news from nobody, and who listens no more hears no more", async () => {
  const warn = vi.spyOn(process, "emitWarning").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const runs = new SlowRuns(0);
  const told: string[] = [];
  runs.listen(() => {
    throw new Error("my mistake");
  });
  runs.listen(() => () => void told.push("over"));
  const stop = runs.listen(() => void told.push("slow"));
  const end = runs.begin(RUN);
  await eventually(() => told).toEqual(["slow"]);
  stop();
  end();
  expect(told).toEqual(["slow", "over"]);
  const another = runs.begin(RUN);
  await eventually(() => warn.mock.calls.length).toBe(2);
  another();
  expect(told).toEqual(["slow", "over", "over"]);
});

test("of a run that takes long, hook, event and chat are told, and nothing of what it looks at", async () => {
  const bench = makeWorkbench();
  // It waits where it is told to.
  const wait = (word: string) => `#!/bin/sh\ngrep -q ${word} && until [ -e go ]; do sleep 0.05; done\nexit 0\n`;
  bench.script("guard.sh", wait("sesame"));
  bench.script("later.sh", wait("sesame"));
  bench.propose(
    "hooks:\n  - {event: pre_tool_call, command: ./guard.sh, timeout: 60}\n  - {event: pre_tool_call, command: ./later.sh, timeout: 60, async: true}\n",
  );
  const hooks = await bench.open();
  for (const name of ["guard", "later"]) await type(hooks, `/hooks approve pre_tool_call ./${name}.sh`);
  await type(hooks, "/hooks on");
  const told: unknown[] = [];
  hooks.on("slow", (run) => {
    told.push(run);
    return () => void told.push("over");
  });
  const fired = hooks.fire("pre_tool_call", { tool_input: { x: "sesame" }, channel: "mine", chat_id: "7" });
  const slow = { hook: "./guard.sh", event: "pre_tool_call", channel: "mine", chatId: "7" };
  await eventually(() => told).toEqual([slow]);
  bench.write("go", "");
  expect(await fired).toMatchObject({ verdict: "continue" });
  expect(told).toEqual([slow, "over"]);
  await hooks.idle();
});
