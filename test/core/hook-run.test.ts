import { expect, test } from "vitest";
import type { Fault } from "../../src/core/fault.js";
import type { HookRun } from "../../src/core/firing.js";
import { maskRun } from "../../src/core/hook-run.js";
import { buildPayload } from "../../src/core/payload.js";
import { Masker } from "../../src/lib/mask.js";

const KEY = "AKIAIOSFODNN7EXAMPLE";
const payload = buildPayload("on_outbound_message", { notification: `the key is ${KEY}` }, "/srv");
const run = (more: Partial<HookRun>): HookRun => ({
  ...{ hook: "guard", id: "1", event: "on_outbound_message", ms: 1, verdict: "block" },
  ...more,
});

test("a reason that repeats the message is masked, and no fault is made up", async () => {
  expect(await maskRun(run({ reason: `seen:${KEY}` }), [payload], new Masker())).toEqual(run({ reason: "seen:▇▇▇" }));
});

test.each<[string, Fault, Partial<Record<string, string>>]>([
  ["what it printed", { code: "not-json", output: `x:${KEY}` }, { output: "x:▇▇▇" }],
  ["its error output", { code: "exit", exitCode: 1, stderr: `y:${KEY}` }, { stderr: "y:▇▇▇" }],
  ["a detail", { code: "internal", detail: `z:${KEY}` }, { detail: "z:▇▇▇" }],
  ["an unknown decision", { code: "unknown-decision", value: KEY }, { value: "▇▇▇" }],
])("a fault's words are masked: %s", async (_, fault, words) => {
  const masked = await maskRun(run({ verdict: "no-verdict", fault }), [payload], new Masker());
  expect(masked).toEqual(run({ verdict: "no-verdict", fault: { ...fault, ...words } as Fault }));
});

test("a run that says nothing is handed on as it is", async () => {
  const quiet = run({});
  expect(await maskRun(quiet, [payload], new Masker())).toBe(quiet);
  const timedOut = run({ verdict: "no-verdict", fault: { code: "timed-out", afterMs: 5 } });
  expect(await maskRun(timedOut, [payload], new Masker())).toEqual(timedOut);
});
