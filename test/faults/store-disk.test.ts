import { spawn } from "node:child_process";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect } from "vitest";
import { ALL_FAULTS, CAN_MOUNT, pinFile, SmallDisk } from "../support/faults.js";
import {
  BLOCKS,
  EVENT,
  GUARD,
  type Home,
  listen,
  ofKind,
  onlyView,
  test,
  until,
  verdictOf,
} from "../support/gates-home.js";
import { CLI } from "../support/gates-process.js";

const OTHER = "./workspace/guards/other.sh";
const UNSEEN = "./workspace/guards/unseen.sh";
const NOT_DONE = /did not work, and nothing was changed/;

let disk: SmallDisk | undefined;
afterEach(() => {
  disk?.close();
  disk = undefined;
});

/** A bot whose state lies on a small disk of its own, with one guard in force and another one proposed. */
async function onSmallDisk(home: Home) {
  disk = new SmallDisk(home.state, 512);
  await home.script("#!/bin/sh\ncat > /dev/null\n", OTHER);
  const hooks = await home.guarded();
  await home.propose({}, { command: OTHER });
  // Seen before the disk fails: without a look it is not approved anyway.
  await home.type(hooks, "/hooks list");
  return { hooks, disk };
}

/** Everything that would be written is refused in words, and what is in force stays. */
async function changesNothing(home: Home, hooks: Awaited<ReturnType<Home["open"]>>): Promise<void> {
  for (const line of ["off", `approve ${EVENT} ${OTHER}`, `revoke ${GUARD}`, "unpair telegram:9"]) {
    const outcome = await home.type(hooks, `/hooks ${line}`);
    expect([line, outcome.text, outcome.changed ?? false]).toEqual([line, expect.stringMatching(NOT_DONE), false]);
    expect([line, await verdictOf(hooks)]).toEqual([line, "block"]);
  }
  await expect(hooks.newPairingCode()).rejects.toThrow();
  const { text = "" } = await home.type(hooks, "/hooks list");
  expect(text).toMatch(/✓ approved.*guard\.sh/);
  expect(text).toMatch(/✗ NOT approved.*other\.sh/);
  expect(await home.type(hooks, "/hooks log")).toMatchObject({ outcome: "done" });
}

const copiesOf = async (home: Home): Promise<string[]> => readdir(join(home.state, "copies"));

describe.runIf(CAN_MOUNT)("a disk that is full", () => {
  test("takes no change, says so, and the running bot goes on", async ({ home }) => {
    const { hooks, disk } = await onSmallDisk(home);
    await home.type(hooks, `/hooks pair ${await hooks.newPairingCode()}`, { senderId: "9" });
    const before = await copiesOf(home);
    disk.fill();
    await changesNothing(home, hooks);
    await home.script("#!/bin/sh\n", UNSEEN);
    await home.propose({}, { command: OTHER }, { command: UNSEEN });
    const unseen = await home.type(hooks, `/hooks approve ${EVENT} ${UNSEEN}`);
    expect(unseen).toMatchObject({ changed: false, text: expect.stringContaining(`written to "${home.state}"`) });
    await home.propose({}, { command: OTHER });
    // What an approval had begun to copy must not take the room for good.
    expect(await copiesOf(home)).toEqual(before);
    disk.free();
    expect(await home.type(hooks, `/hooks approve ${EVENT} ${OTHER}`)).toMatchObject({ changed: true });
    expect(await home.type(hooks, "/hooks off")).toMatchObject({ changed: true });
    await home.close(hooks);
    const again = await home.open();
    expect((await again.list()).lockdown).toBeUndefined();
    expect((await again.list()).hooks.map((view) => view.state)).toEqual(["approved", "approved"]);
    expect(hooks.isOwner("telegram:9")).toBe(true);
    await home.close(again);
  });

  test("does not keep a bot from starting with what is in force", async ({ home }) => {
    const { hooks, disk } = await onSmallDisk(home);
    await home.type(hooks, `/hooks pair ${await hooks.newPairingCode()}`, { senderId: "9" });
    await home.close(hooks);
    disk.fill();
    const again = await home.open();
    await changesNothing(home, again);
    await home.close(again);
  });

  test("that takes the state and not its counter has taken the change: the reply and the next start agree", async ({
    home,
  }) => {
    const hooks = await home.guarded();
    const unpin = pinFile(join(home.state, "counter.json"));
    try {
      const { changed = false } = await home.type(hooks, "/hooks off");
      const here = await verdictOf(hooks);
      await until(async () => (await verdictOf(hooks)) === (changed ? "continue" : "block"));
      expect(here).toBe(changed ? "continue" : "block");
      await home.close(hooks);
      const again = await home.open();
      expect(await verdictOf(again)).toBe(here);
      await home.close(again);
    } finally {
      unpin();
    }
  });
});

describe.runIf(CAN_MOUNT)("a disk that can only be read", () => {
  test("takes no change, says so, and the running bot goes on", async ({ home }) => {
    const { hooks, disk } = await onSmallDisk(home);
    await home.type(hooks, `/hooks pair ${await hooks.newPairingCode()}`, { senderId: "9" });
    disk.setReadOnly(true);
    await changesNothing(home, hooks);
    disk.setReadOnly(false);
    expect(await home.type(hooks, "/hooks off")).toMatchObject({ changed: true });
    await home.close(hooks);
  });

  test("does not keep a bot from starting with what is in force", async ({ home }) => {
    const { hooks, disk } = await onSmallDisk(home);
    await home.type(hooks, `/hooks pair ${await hooks.newPairingCode()}`, { senderId: "9" });
    await home.close(hooks);
    disk.setReadOnly(true);
    const again = await home.open();
    await changesNothing(home, again);
    await home.close(again);
  });
});

/** `chat-hooks …` by a process that may write no file of more than `kib`. */
function runLimited(home: Home, kib: number, ...args: string[]): Promise<{ code: number | null; said: string }> {
  const words = [CLI, ...args, "--workspace", home.workspace, "--state", home.state];
  const child = spawn("bash", ["-c", `ulimit -f ${kib}; exec "$@"`, "bash", process.execPath, ...words], {
    env: home.env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      said += chunk;
    });
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, said })));
}

describe.runIf(ALL_FAULTS || !CAN_MOUNT)("a quota", () => {
  test("takes no change, and says so", async ({ home }) => {
    const hooks = await home.guarded();
    const { code, said } = await runLimited(home, 1, "off");
    expect([code, said]).toEqual([1, expect.stringMatching(NOT_DONE)]);
    expect(await verdictOf(hooks)).toBe("block");
    expect((await onlyView(hooks)).state).toBe("approved");
  });
});

describe("a state folder that is removed under a running bot", () => {
  test("is made anew by the next change, and holds all that was in force", async ({ home }) => {
    const hooks = await home.guarded();
    await home.type(hooks, `/hooks pair ${await hooks.newPairingCode()}`, { senderId: "9" });
    const told = listen(hooks);
    await rm(home.state, { recursive: true, maxRetries: 5 });
    await until(() => ofKind(told, "store-trouble").length > 0);
    expect(await home.type(hooks, "/hooks off")).toMatchObject({ changed: true });
    expect(await home.type(hooks, "/hooks on")).toMatchObject({ changed: true });
    // The copies are gone with it: the guard blocks until somebody has looked.
    expect(await verdictOf(hooks)).toBe("block");
    expect(await home.approve(hooks, `${EVENT} ${GUARD}`)).toMatchObject({ changed: true });
    expect(await hooks.fire(EVENT, { tool_name: "x" })).toMatchObject({ verdict: "block", reason: "no" });
    await home.close(hooks);
    const again = await home.open();
    expect(again.isOwner("telegram:9")).toBe(true);
    expect(await again.fire(EVENT, { tool_name: "x" })).toMatchObject({ verdict: "block", reason: "no" });
  });

  test("as often as it likes, while commands come: nothing hangs, and every change is done or said to have failed", async ({
    home,
  }) => {
    await home.script(BLOCKS);
    const hooks = await home.guarded();
    for (let at = 0; at < (ALL_FAULTS ? 20 : 3); at += 1) {
      const lines = ["off", "on", "list", `revoke ${GUARD}`, `approve ${EVENT} ${GUARD}`];
      const typing = Promise.all(lines.map((line) => home.type(hooks, `/hooks ${line}`)));
      await rm(home.state, { recursive: true, force: true }).catch(() => undefined);
      for (const outcome of await typing) expect(outcome.text).toMatch(/\w/);
    }
    const last = await home.type(hooks, `/hooks revoke ${GUARD}`);
    expect(last.text).not.toMatch(NOT_DONE);
    expect((await onlyView(hooks)).state).toBe("not-approved");
    await home.close(hooks);
    expect((await onlyView(await home.open())).state).toBe("not-approved");
  });
});
