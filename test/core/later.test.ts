import { expect, test } from "vitest";
import type { Answer, Decision } from "../../src/core/decision.js";
import { createEngine } from "../../src/core/engine.js";
import type { FireOptions, HookRun, LiveHook } from "../../src/core/firing.js";
import type { Payload } from "../../src/core/payload.js";

const DAY = 86_400_000;
const PUSH = { notification: "good night", parts: ["good night"], kind: "push" };
const KEPT: FireOptions = { mayDrop: true, mayDelayUntil: 7 * DAY };

const verdict = (decision: Partial<Decision>): Answer => ({
  kind: "verdict",
  decision: { verdict: "continue", context: [], notes: [], ...decision },
  ignored: [],
  warnings: [],
});
const DROP = verdict({ verdict: "drop", reason: "too many" });
const delay = (until: number): Answer => verdict({ verdict: "delay", until, reason: "night" });

const hook = (name: string, says: (payload: Payload) => Answer, more: Partial<LiveHook> = {}): LiveHook => ({
  id: name,
  name,
  event: "on_outbound_message",
  failClosed: false,
  mode: "enforce",
  async: false,
  askTimeoutMs: 1_000,
  run: async (payload) => says(payload),
  rehearse: async (payload) => says(payload),
  ...more,
});

function fire(hooks: readonly LiveHook[], input: Record<string, unknown> = PUSH, options: FireOptions = KEPT) {
  const reported: HookRun[] = [];
  const engine = createEngine({
    liveHooks: () => hooks,
    lockdown: () => undefined,
    root: "/srv",
    now: () => 0,
    report: (run) => void reported.push(run),
    ask: async () => ({ outcome: "allowed" }),
    words: {
      failedClosed: (name, fault) => `${name}: ${fault.code}`,
      cannotPutBack: "cannot",
      droppedKeys: (hook, tool, keys) => `${hook} ${tool} ${keys}`,
      keepsChanging: (name) => `${name} keeps changing it`,
      withheldResult: (reason) => reason,
      notAllowed: () => "no",
      allowed: () => "yes",
    },
  });
  return engine.fire("on_outbound_message", input, options).then((outcome) => ({ ...outcome, reported }));
}

test("a dropped push is a block without a notice, with one line in the log, and nobody else is asked", async () => {
  const outcome = await fire([hook("a", () => DROP), hook("b", () => verdict({ verdict: "block", reason: "no" }))]);
  expect(outcome).toMatchObject({ verdict: "block", drop: true, hook: "a", reason: "too many" });
  expect(outcome.reported.map(({ hook: name, verdict: said }) => [name, said])).toEqual([["a", "drop"]]);
});

test("a delay is a block until then; the latest time counts, and whoever blocks or drops has the last word", async () => {
  expect(await fire([hook("a", () => delay(9)), hook("b", () => delay(99)), hook("c", () => delay(50))])).toMatchObject(
    {
      verdict: "block",
      delayUntil: 99,
      hook: "b",
    },
  );
  const blocked = await fire([hook("a", () => delay(9)), hook("b", () => verdict({ verdict: "block", reason: "no" }))]);
  expect([blocked.verdict, blocked.delayUntil, blocked.drop, blocked.hook]).toEqual([
    "block",
    undefined,
    undefined,
    "b",
  ]);
  const dropped = await fire([hook("a", () => delay(9)), hook("b", () => DROP)]);
  expect([dropped.delayUntil, dropped.drop]).toEqual([undefined, true]);
});

test("what is delayed is neither asked about nor rewritten yet: that comes when it leaves", async () => {
  const outcome = await fire([
    hook("a", () => verdict({ verdict: "ask", reason: "may I" })),
    hook("b", () => verdict({ rewrite: { parts: ["x"] } })),
    hook("c", () => delay(9)),
  ]);
  expect(outcome).toMatchObject({ verdict: "block", delayUntil: 9 });
  expect(outcome.rewrite).toBeUndefined();
});

test("a guard that sees a rewritten push again may still drop it or have it wait", async () => {
  const second = (says: Answer) => hook("a", ({ notification }) => (notification === "x" ? says : verdict({})));
  const rewriter = hook("b", () => verdict({ rewrite: { notification: "x" } }));
  const push = { notification: "good night", kind: "push" };
  expect(await fire([second(DROP), rewriter], push)).toMatchObject({ verdict: "block", drop: true });
  expect(await fire([second(delay(9)), rewriter], push)).toMatchObject({ verdict: "block", delayUntil: 9 });
});

const NOT_HERE = [
  ["an answer", { ...PUSH, kind: "reply" }, KEPT, "reply"],
  ["our own words", { ...PUSH, kind: "note" }, KEPT, "note"],
  ["a send of unknown kind", { notification: "x" }, KEPT, "no-outbox"],
  ["a push of a host without an outbox", PUSH, {}, "no-outbox"],
] as const;

test.each(NOT_HERE)("%s is not dropped in silence: it is withheld with a notice", async (_, input, options, where) => {
  const outcome = await fire([hook("a", () => DROP)], input, options);
  expect(outcome).toMatchObject({ verdict: "block", reason: "a: drop-not-here" });
  expect(outcome.drop).toBeUndefined();
  expect(outcome.reported).toMatchObject([{ verdict: "no-verdict", fault: { code: "drop-not-here", where } }]);
});

test.each(NOT_HERE)(
  "%s is not delayed: it leaves, or is withheld where the hook fails closed",
  async (_, input, options, where) => {
    const open = await fire([hook("a", () => delay(9))], input, options);
    expect([open.verdict, open.delayUntil]).toEqual(["continue", undefined]);
    expect(open.reported).toMatchObject([{ verdict: "no-verdict", fault: { code: "delay-not-here", where } }]);
    const closed = await fire([hook("a", () => delay(9), { failClosed: true })], input, options);
    expect([closed.verdict, closed.delayUntil]).toEqual(["block", undefined]);
  },
);

test("nobody keeps a message for ever: beyond the last time that the host allows it does not wait", async () => {
  const outcome = await fire([hook("a", () => delay(8 * DAY))]);
  expect([outcome.verdict, outcome.reported[0]?.fault?.code]).toEqual(["continue", "bad-until"]);
});

test("a hook that only observes drops and delays nothing", async () => {
  const outcome = await fire([
    hook("a", () => DROP, { mode: "observe" }),
    hook("b", () => delay(9), { mode: "observe" }),
  ]);
  expect([outcome.verdict, outcome.drop, outcome.delayUntil]).toEqual(["continue", undefined, undefined]);
  // Hooks that only observe run side by side, in any order.
  expect(outcome.reported.map((run) => `${run.verdict} ${run.mode}`).sort()).toEqual(["delay observe", "drop observe"]);
});
