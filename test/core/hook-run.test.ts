import { expect, test } from "vitest";
import type { Fault } from "../../src/core/fault.js";
import type { HookRun } from "../../src/core/firing.js";
import { maskRun } from "../../src/core/hook-run.js";
import { buildPayload } from "../../src/core/payload.js";

const KEY = "AKIAIOSFODNN7EXAMPLE";
const payload = buildPayload("on_outbound_message", { notification: `the key is ${KEY}` }, "/srv");
const run = (more: Partial<HookRun>): HookRun => ({
  ...{ hook: "guard", id: "1", event: "on_outbound_message", ms: 1, verdict: "block" },
  ...more,
});

test("a reason that repeats the message is masked, and no fault is made up", () => {
  expect(maskRun(run({ reason: `seen:${KEY}` }), [payload])).toEqual(run({ reason: "seen:▇▇▇" }));
});

test.each<[string, Fault, Partial<Record<string, string>>]>([
  ["what it printed", { code: "not-json", output: `x:${KEY}` }, { output: "x:▇▇▇" }],
  ["its error output", { code: "exit", exitCode: 1, stderr: `y:${KEY}` }, { stderr: "y:▇▇▇" }],
  ["a detail", { code: "internal", detail: `z:${KEY}` }, { detail: "z:▇▇▇" }],
  ["an unknown decision", { code: "unknown-decision", value: KEY }, { value: "▇▇▇" }],
])("a fault's words are masked: %s", (_, fault, words) => {
  const masked = maskRun(run({ verdict: "no-verdict", fault }), [payload]);
  expect(masked).toEqual(run({ verdict: "no-verdict", fault: { ...fault, ...words } as Fault }));
});

test("a run that says nothing is handed on as it is", () => {
  const quiet = run({});
  expect(maskRun(quiet, [payload])).toBe(quiet);
  const timedOut = run({ verdict: "no-verdict", fault: { code: "timed-out", afterMs: 5 } });
  expect(maskRun(timedOut, [payload])).toEqual(timedOut);
});
