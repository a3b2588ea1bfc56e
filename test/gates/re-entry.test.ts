import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { makeRunToken } from "../../src/store/state/run-token.js";
import { ON_FILES } from "../support/chosen-store.js";
import { runHere } from "../support/command-line.js";
import { BLOCKS, CALL, EVENT, type Home, onlyView, test } from "../support/gates-home.js";
import { CLI } from "../support/gates-process.js";

/** A guard that asks the engine itself, about the same event, and keeps the answer. */
const asksBack = (home: Home): string => `#!/bin/sh
echo x >> runs
echo '{}' | '${process.execPath}' '${CLI}' fire ${EVENT} --workspace '${home.workspace}' --state '${home.state}' > inner.json
exit 2
`;

describe("a hook that calls back into the bot", () => {
  test("does not set itself off again", async ({ home }) => {
    const hooks = await home.guarded(asksBack(home));
    expect(await hooks.fire(EVENT, CALL)).toMatchObject({ verdict: "block" });
    expect(await home.read("runs")).toBe("x\n");
    expect(JSON.parse(await home.read("inner.json"))).toMatchObject({ verdict: "continue", runs: [] });
  });

  test.runIf(ON_FILES)("still meets the other guards of the event", async ({ home }) => {
    const other = "./workspace/guards/other.sh";
    await home.script(BLOCKS, other);
    await home.script(asksBack(home));
    await home.propose({ priority: 500 }, { command: other });
    const hooks = await home.open();
    for (const view of (await hooks.list()).hooks)
      await home.approve(hooks, `${EVENT} ${view.entry.type === "command" ? view.entry.command : ""}`);
    await home.type(hooks, "/hooks on");
    await hooks.fire(EVENT, CALL);
    expect(await home.read("runs")).toBe("x\n");
    expect(JSON.parse(await home.read("inner.json"))).toMatchObject({ verdict: "block", hook: other });
  });

  test.runIf(ON_FILES)("a forged, foreign or expired token skips nothing", async ({ home }) => {
    const hooks = await home.guarded();
    const id = (await onlyView(hooks)).approval?.id ?? "";
    const key = await readFile(join(home.state, "key"));
    const soon = Date.now() + 60_000;
    const body = Buffer.from(JSON.stringify([[id], soon])).toString("base64url");
    const forged = [
      "",
      "x",
      ".",
      body,
      `${body}.`,
      `${body}.${"0".repeat(64)}`,
      makeRunToken(Buffer.alloc(32), [id], soon),
      makeRunToken(key, [id], Date.now() - 1),
      `${body}.${makeRunToken(key, [], soon).split(".")[1]}`,
    ];
    for (const runToken of forged)
      expect([runToken, (await hooks.fire(EVENT, CALL, { runToken })).verdict]).toEqual([runToken, "block"]);
    expect((await hooks.fire(EVENT, CALL, { runToken: makeRunToken(key, [id], soon) })).verdict).toBe("continue");
  });

  test("a forged CHAT_HOOKS_RUN_TOKEN skips nothing on the command line", async ({ home }) => {
    await home.close(await home.guarded());
    const env = { ...home.env, CHAT_HOOKS_RUN_TOKEN: "WyJ4Il0.00" };
    const fire = ["fire", EVENT, "--workspace", home.workspace, "--state", home.state];
    const ran = await runHere(fire, { input: JSON.stringify(CALL), env });
    expect(ran.exitCode).toBe(2);
    expect(JSON.parse(ran.stdout)).toMatchObject({ verdict: "block" });
  });
});
