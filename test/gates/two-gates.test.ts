import { describe, expect } from "vitest";
import { makeGate } from "../support/gate.js";
import { BLOCKS, EVENT, GUARD, onlyView, PASSES, test, until, verdictOf } from "../support/gates-home.js";

describe("two gates", () => {
  test("a hook that is approved and switched on fires", async ({ home }) => {
    const hooks = await home.guarded();
    expect(await hooks.fire(EVENT, { tool_name: "bash", tool_input: {} })).toMatchObject({
      verdict: "block",
      reason: "no",
      hook: GUARD,
    });
    expect(home.exists("ran")).toBe(true);
  });

  test("a hook that nobody approved never runs", async ({ home }) => {
    await home.script(BLOCKS);
    await home.propose({ fail_closed: true });
    const hooks = await home.open();
    await home.type(hooks, "/hooks on");
    await home.type(hooks, "/hooks list");
    await home.type(hooks, "/hooks doctor");
    await home.type(hooks, `/hooks test ${EVENT}`);
    await home.type(hooks, `/hooks why ${EVENT}`);
    expect(await verdictOf(hooks)).toBe("continue");
    expect(home.exists("ran")).toBe(false);
  });

  test("an approved hook does not fire while the switch is off", async ({ home }) => {
    await home.script(BLOCKS);
    await home.propose({ fail_closed: true });
    const hooks = await home.open();
    const approved = await home.approve(hooks, `${EVENT} ${GUARD}`);
    expect(approved.text).toContain("/hooks on");
    await home.forget("ran");
    expect(await verdictOf(hooks)).toBe("continue");
    expect(home.exists("ran")).toBe(false);
  });

  test("off stops a hook at once, and on brings it back", async ({ home }) => {
    const hooks = await home.guarded();
    await home.type(hooks, "/hooks off");
    expect(await verdictOf(hooks)).toBe("continue");
    expect(home.exists("ran")).toBe(false);
    await home.type(hooks, "/hooks on");
    expect(await verdictOf(hooks)).toBe("block");
  });

  test("revoking stops a hook at once, for all its events, and removes the copy", async ({ home }) => {
    await home.script(BLOCKS);
    await home.propose({}, { event: "on_outbound_message" });
    const hooks = await home.open();
    await home.approve(hooks, `${EVENT} ${GUARD}`);
    await home.approve(hooks, `on_outbound_message ${GUARD}`);
    await home.type(hooks, "/hooks on");
    expect((await home.type(hooks, `/hooks revoke ${GUARD}`)).changed).toBe(true);
    await home.forget("ran");
    expect(await verdictOf(hooks)).toBe("continue");
    expect((await hooks.fire("on_outbound_message", { notification: "hi" })).verdict).toBe("continue");
    expect(home.exists("ran")).toBe(false);
  });

  test("what was approved is still in force after a restart", async ({ home }) => {
    await home.close(await home.guarded());
    expect(await verdictOf(await home.open())).toBe("block");
  });

  test("the reply to an approval shows argv, hash and text", async ({ home }) => {
    await home.script(PASSES);
    await home.propose({});
    const hooks = await home.open();
    const { text } = await home.approve(hooks, `${EVENT} ${GUARD}`);
    expect(text).toContain(`Runs: ${GUARD}`);
    expect(text).toMatch(/sha256 [0-9a-f]{64}/);
    expect(text).toContain("touch passed");
  });

  test("approving what is approved already changes nothing", async ({ home }) => {
    const hooks = await home.guarded();
    const before = (await onlyView(hooks)).approval?.id;
    expect(await home.type(hooks, `/hooks approve ${EVENT} ${GUARD}`)).toMatchObject({ changed: false });
    expect((await onlyView(hooks)).approval?.id).toBe(before);
  });

  test("a command is answered while a guard is still thinking", async ({ home }) => {
    const gate = makeGate();
    const hooks = await home.guarded(`#!/bin/sh\ntouch begun\n${gate.wait}\nexit 2\n`);
    await home.forget("begun");
    gate.shut();
    const running = hooks.fire(EVENT, { tool_name: "bash", tool_input: {} });
    await until(() => home.exists("begun"));
    expect((await home.type(hooks, "/hooks off")).changed).toBe(true);
    gate.open();
    expect((await running).verdict).toBe("block");
  });
});
