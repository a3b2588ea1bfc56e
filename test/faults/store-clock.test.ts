import { mkdir, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, vi } from "vitest";
import { newPageCode, PageAccess } from "../../src/bot/web/page-access.js";
import { runHere } from "../support/command-line.js";
import { ALL_FAULTS } from "../support/faults.js";
import { BLOCKS, EVENT, GUARD, idsIn, PASSES, test, until } from "../support/gates-home.js";
import { newMark, script, transport } from "../support/process-watch.js";

const HOUR_MS = 3_600_000;

/** The clock of this process alone, as it is after somebody has set it. */
function setClock(ms: number): void {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(ms);
}

afterEach(() => void vi.useRealTimers());

describe("a clock that was set back by hours gives nothing a longer life", () => {
  test("a pairing code is over", async ({ home }) => {
    const hooks = await home.open();
    setClock(Date.now() + 2 * HOUR_MS);
    const { stdout } = await runHere(["pair", "--workspace", home.workspace, "--state", home.state], { env: home.env });
    vi.useRealTimers();
    const code = /\/hooks pair (\S+)/.exec(stdout)?.[1];
    expect(code).toMatch(/\w/);
    const outcome = await home.type(hooks, `/hooks pair ${code}`, { senderId: "9" });
    expect(outcome).toMatchObject({ changed: false });
    expect(hooks.isOwner("telegram:9")).toBe(false);
    const fresh = await hooks.newPairingCode();
    expect(await home.type(hooks, `/hooks pair ${fresh}`, { senderId: "9" })).toMatchObject({ changed: true });
  });

  test("a short id is not good for approving until it is shown again", async ({ home }) => {
    await home.script(BLOCKS);
    await home.propose({});
    const hooks = await home.open();
    setClock(Date.now() + 2 * HOUR_MS);
    const [id = ""] = idsIn((await home.type(hooks, "/hooks list")).text);
    vi.useRealTimers();
    expect(await home.type(hooks, `/hooks approve ${id}`)).toMatchObject({ changed: false, problem: true });
    expect(idsIn((await home.type(hooks, "/hooks list")).text)).toEqual([id]);
    expect(await home.type(hooks, `/hooks approve ${id}`)).toMatchObject({ changed: true });
  });

  test("the last showing is the one that came last, whatever its time", async ({ home }) => {
    await home.script(PASSES);
    await home.propose({});
    const hooks = await home.open({ owners: ["cli:local"] });
    const me = { channel: "cli", senderId: "local" };
    setClock(Date.now() + 2 * HOUR_MS);
    await home.type(hooks, "/hooks list", me);
    vi.useRealTimers();
    await home.script(BLOCKS);
    await home.type(hooks, "/hooks list", me);
    await home.script(PASSES);
    const refused = await home.type(hooks, `/hooks approve ${EVENT} ${GUARD}`, me);
    expect(refused).toMatchObject({ changed: false, problem: true });
  });

  test("a code of the page is over, and wrong tries are forgotten", async ({ home }) => {
    let now = Date.now();
    const access = await PageAccess.open(home.state, { now: () => now });
    const [code, other] = [await newPageCode(home.state, { now }), await newPageCode(home.state, { now })];
    for (let tries = 0; tries < 6; tries += 1) await access.enter("x".repeat(22));
    expect(await access.enter("x".repeat(22))).toEqual({ kind: "too-many-tries" });
    // A clock that is only put right harms nobody.
    now -= 30_000;
    expect(await access.enter(code)).toMatchObject({ kind: "in" });
    now -= HOUR_MS;
    expect(await access.enter(other)).toEqual({ kind: "wrong" });
    expect(await access.enter(await newPageCode(home.state, { now }))).toMatchObject({ kind: "in" });
  });

  test("a question ends in its time, and a yes after that changes nothing", async ({ home }) => {
    const asks = `#!/bin/sh\ncat > /dev/null\necho '{"decision": "ask", "reason": "really?"}'\n`;
    const hooks = await home.guarded(asks, { ask_timeout: 1 });
    const codes: string[] = [];
    hooks.on("question", ({ code }) => codes.push(code) > 0);
    const outcome = hooks.fire(EVENT, { session_id: "s", tool_name: "bash", tool_input: {} });
    await until(() => codes.length === 1);
    setClock(Date.now() - 2 * HOUR_MS);
    expect(await outcome).toMatchObject({ verdict: "block" });
    const late = await home.type(hooks, `/hooks yes ${codes[0]}`);
    expect([late.changed ?? false, late.text]).toEqual([false, expect.stringContaining("is closed")]);
  });
});

describe("a clock that was set back", () => {
  test("does not make the lock of a dead process last", async ({ home }) => {
    const hooks = await home.guarded();
    const lock = join(home.state, "lock");
    const future = new Date(Date.now() + 2 * HOUR_MS);
    await mkdir(lock);
    await utimes(lock, future, future);
    const off = home.type(hooks, "/hooks off");
    await until(async () => (await stat(lock)).mtimeMs < future.getTime() - HOUR_MS);
    // As if the seconds had passed after which it counts as left behind.
    await utimes(lock, new Date(0), new Date(0));
    expect(await off).toMatchObject({ changed: true });
  });

  test.runIf(ALL_FAULTS)("does not let what a script left behind go on", { timeout: 60_000 }, async () => {
    const trace = newMark();
    const request = script("leaves-children.sh", { env: trace.env, timeoutMs: 1_000 });
    await transport().run(request, () => "{}");
    await trace.count(2);
    setClock(Date.now() - 2 * HOUR_MS);
    await expect.poll(() => trace.alive(), { timeout: 40_000, interval: 500 }).toEqual([]);
  });
});
