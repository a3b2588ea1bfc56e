import { expect, test } from "vitest";
import { textsFor } from "../../src/bot/words/index.js";
import { resetState } from "../../src/cli/state.js";
import type { OpenQuestion, SettledQuestion } from "../../src/core/question.js";
import { eventually } from "../support/eventually.js";
import { makeWorkbench, type } from "../support/workbench.js";

/** Hooks of which each asks, and somebody who is shown the questions. */
async function makeAsking(...events: string[]) {
  const bench = makeWorkbench();
  bench.script("ask.sh", `#!/bin/sh\ncat >/dev/null\necho '{"decision": "ask", "reason": "sure?"}'\n`);
  bench.propose(`hooks:\n${events.map((event) => `  - {event: ${event}, command: ./ask.sh}\n`).join("")}`);
  const hooks = await bench.open();
  for (const event of events) await type(hooks, `/hooks approve ${event} ./ask.sh`);
  await type(hooks, "/hooks on");
  const [shown, settled]: [OpenQuestion[], SettledQuestion[]] = [[], []];
  hooks.on("question", (question) => {
    shown.push(question);
    return true;
  });
  hooks.on("settled", (question) => void settled.push(question));
  return { bench, hooks, shown, settled };
}

test("a claim is asked about with what it says was done, or else with the words of the reply", async () => {
  const { hooks, shown } = await makeAsking("on_completion_claim");
  const claims = [
    { goal: "ship it", summary: "It is shipped.", response: "Done!" },
    { goal: "ship it", summary: "", response: "Done, all of it." },
  ];
  const outcomes = [];
  for (const [at, claim] of claims.entries()) {
    outcomes.push(hooks.fire("on_completion_claim", claim));
    await eventually(() => shown.length).toBe(at + 1);
  }
  expect(shown.map(({ subject }) => subject)).toEqual([
    { kind: "claim", goal: "ship it", summary: "It is shipped." },
    { kind: "claim", goal: "ship it", summary: "Done, all of it." },
  ]);
  const [first, second] = shown.map(({ code }) => code);
  expect((await type(hooks, "/hooks yes z9z9")).text).toContain("z9z9");
  await type(hooks, `/hooks yes ${first}`);
  await type(hooks, `/hooks no ${second}`);
  expect((await Promise.all(outcomes)).map(({ verdict }) => verdict)).toEqual(["continue", "block"]);
});

test("at the end what waits is a no; what was answered before, and what another process asks, stays as it is", async () => {
  const { hooks, shown, settled, bench } = await makeAsking("pre_tool_call");
  const call = (command: string) => hooks.fire("pre_tool_call", { tool_name: "bash", tool_input: { command } });
  const allowed = call("ls");
  await eventually(() => shown.length).toBe(1);
  await type(hooks, `/hooks yes ${shown[0]?.code}`);
  expect((await allowed).verdict).toBe("continue");
  const left = call("rm");
  await eventually(() => shown.length).toBe(2);
  const other = await bench.open();
  await hooks.close();
  expect((await left).verdict).toBe("block");
  expect(settled.map(({ outcome }) => outcome)).toEqual(["allowed", "late"]);
  expect((await type(other, `/hooks no ${shown[0]?.code}`)).text).toContain("telegram:1");
});

test("after a reset nothing is in force, and what was waiting is a no", async () => {
  const { hooks, shown } = await makeAsking("pre_tool_call");
  const waiting = hooks.fire("pre_tool_call", { tool_name: "bash", tool_input: { command: "ls" } });
  await eventually(() => shown.length).toBe(1);
  await resetState(hooks.locations, textsFor("en"));
  expect((await hooks.list()).switch).toMatchObject({ on: false, approved: 0 });
  expect(await waiting).toMatchObject({ verdict: "block", hook: "./ask.sh" });
  expect((await type(hooks, `/hooks yes ${shown[0]?.code}`)).text).not.toContain("Allowed");
});
