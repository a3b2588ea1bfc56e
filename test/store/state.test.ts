import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { describe, expect } from "vitest";
import type { ShellHooks } from "../../src/commands/shell-hooks.js";
import { canBlock, EVENT_NAMES } from "../../src/core/event.js";
import { OtherWorkspaceError, StateInsideWorkspaceError } from "../../src/core/state-errors.js";
import type { Notice } from "../../src/core/view.js";
import { locate, standardState } from "../../src/store/state/locations.js";
import { seal, unseal } from "../../src/store/state/seal.js";
import { runElsewhere } from "../support/elsewhere.js";
import {
  CALL,
  EVENT,
  GUARD,
  Home,
  listen,
  ofKind,
  onlyView,
  PASSES,
  pause,
  test,
  twoLooks,
  until,
  verdictOf,
} from "../support/gates-home.js";
import { LONG_TESTS, rows } from "../support/long-tests.js";
import { makeWorkbench } from "../support/workbench.js";

const stateFile = (home: Home): string => join(home.state, "state.json");
const keyOf = (home: Home): Promise<Buffer> => readFile(join(home.state, "key"));

/** Listens, and waits until the bot has written down what it told at once: then nothing of its own is under way. */
async function listenQuietly(home: Home, hooks: ShellHooks): Promise<Notice[]> {
  const told = listen(hooks);
  await until(async () => (await home.read(stateFile(home))).includes('\\"new\\":\\"new\\"'));
  // A write of the bot's own that is still under way would cover up what the test puts there.
  await until(async () => {
    const before = await home.read(stateFile(home));
    await pause(250);
    // Whoever writes, or waits to, has the lock.
    return before === (await home.read(stateFile(home))) && !home.exists(join(home.state, "lock"));
  });
  return told;
}

/** Puts a file there in one step, as whoever replaces one would. */
async function put(home: Home, path: string, text: string): Promise<void> {
  await rename(await home.write(`${path}.new`, text), path);
}

/** Every event that can be blocked is, with a way out; the others go on and run nothing. */
async function isLockedDown(home: Home, hooks: ShellHooks): Promise<void> {
  for (const event of EVENT_NAMES) {
    const outcome = await hooks.fire(event, {});
    expect([event, outcome.verdict]).toEqual([event, canBlock(event) ? "block" : "continue"]);
    expect(outcome.runs).toEqual([]);
  }
  expect(await home.type(hooks, "/hooks off")).toMatchObject({ problem: true });
  const { text } = await home.type(hooks, "/hooks list");
  expect([text, text?.includes("nothing is checked")]).toEqual([expect.stringContaining("chat-hooks reset"), false]);
  expect(home.exists("ran")).toBe(false);
}

describe.concurrent("the state folder", () => {
  test("is for its owner's eyes only, also when it was there before", async ({ home }) => {
    await mkdir(home.state, { mode: 0o755 });
    await home.guarded();
    expect((await stat(home.state)).mode & 0o777).toBe(0o700);
    for (const name of ["key", "state.json", "counter.json"])
      expect([name, (await stat(join(home.state, name))).mode & 0o077]).toEqual([name, 0]);
  });

  test("is refused inside the workspace, also by way of a link", async ({ home }) => {
    await symlink(home.workspace, join(home.top, "link"));
    for (const stateDir of [join(home.workspace, "state"), home.workspace, join(home.top, "link", "deep", "state")])
      await expect(home.open({ stateDir })).rejects.toThrow(StateInsideWorkspaceError);
    await expect(
      home.open({ stateDir: undefined as never, env: { ...home.env, CHAT_HOOKS_STATE: home.workspace } }),
    ).rejects.toThrow(StateInsideWorkspaceError);
  });

  test("is one per real workspace path, under XDG_STATE_HOME", async ({ home }) => {
    const env = { ...home.env, XDG_STATE_HOME: join(home.top, "xdg") };
    const { locations } = await home.open({ stateDir: undefined as never, env });
    expect(locations.state.startsWith(join(home.top, "xdg", "chat-hooks"))).toBe(true);
    await mkdir(join(home.top, "other/workspace"), { recursive: true });
    const other = await home.open({ stateDir: undefined as never, env, workspace: join(home.top, "other/workspace") });
    expect(other.locations.state).not.toBe(locations.state);
  });
});

test("where nobody has said anything, the state lies in the user's own folder", async () => {
  const bench = makeWorkbench();
  const name = /workspace-[0-9a-f]{12}$/;
  for (const [env, base] of [
    [{ XDG_STATE_HOME: "/x", HOME: "/h" }, "/x/chat-hooks/"],
    [{ HOME: "/h" }, "/h/.local/state/chat-hooks/"],
    [{}, `${homedir()}/.local/state/chat-hooks/`],
  ] as const) {
    expect(standardState("/srv/workspace", env).replace(name, "")).toBe(base);
  }
  const state = `${bench.root}/not/there/yet`;
  expect(await locate({ env: {}, stateDir: state })).toEqual({
    ...{ workspace: join(process.cwd(), "workspace"), root: process.cwd(), state },
  });
});

describe.concurrent("a record that is not genuine counts for nothing", () => {
  test("whichever byte of it is changed", async ({ home }) => {
    await home.close(await home.guarded());
    const genuine = await readFile(stateFile(home));
    const count = LONG_TESTS ? 12 : 3;
    const places = Array.from({ length: count }, (_, at) => Math.floor(((at + 0.5) * (genuine.length - 1)) / count));
    for (const at of [0, ...places, genuine.length - 2]) {
      const forged = Buffer.from(genuine);
      forged[at] = (forged[at] ?? 0) ^ 1;
      await home.write(stateFile(home), forged);
      const hooks = await home.open();
      expect([at, (await hooks.list()).lockdown?.code]).toEqual([at, "corrupt"]);
      await home.close(hooks);
    }
    await home.write(stateFile(home), genuine);
    expect(await verdictOf(await home.open())).toBe("block");
  });

  test("when it is sealed with another key", async ({ home }) => {
    await home.close(await home.guarded());
    const record = unseal(await keyOf(home), "state", await home.read(stateFile(home))) as Record<string, unknown>;
    await home.write(stateFile(home), seal(Buffer.alloc(32, 7), "state", { ...record, seq: 99, approvals: [] }));
    await isLockedDown(home, await home.open());
  });

  test("when it is genuine, but of another kind", async ({ home }) => {
    await home.close(await home.guarded());
    const key = await keyOf(home);
    const record = unseal(key, "state", await home.read(stateFile(home)));
    await home.write(stateFile(home), seal(key, "counter", record));
    await isLockedDown(home, await home.open());
  });

  test.for(rows(2, ["counter.json", "key", "state.json"]))("when %s alone is removed", async (name, { home }) => {
    await home.close(await home.guarded());
    await rm(join(home.state, name));
    await isLockedDown(home, await home.open());
  });

  test.for(rows(1, ["state.json", "counter.json", "key"]))("when %s is emptied", async (name, { home }) => {
    await home.close(await home.guarded());
    await home.write(join(home.state, name), "");
    await isLockedDown(home, await home.open());
  });

  test("when an older one is put back after a revoke", async ({ home }) => {
    const hooks = await home.guarded(PASSES);
    const before = await home.read(stateFile(home));
    await home.type(hooks, `/hooks revoke ${GUARD}`);
    await home.close(hooks);
    await home.write(stateFile(home), before);
    const again = await home.open();
    await isLockedDown(home, again);
    expect((await again.list()).lockdown?.code).toBe("replayed");
  });

  test("when an older one is put back and its counter removed", async ({ home }) => {
    const hooks = await home.guarded(PASSES);
    const before = await home.read(stateFile(home));
    await home.type(hooks, `/hooks revoke ${GUARD}`);
    await home.close(hooks);
    await home.write(stateFile(home), before);
    await rm(join(home.state, "counter.json"));
    await isLockedDown(home, await home.open());
  });

  test("when it is the state of another workspace", async ({ home }) => {
    const other = await Home.make();
    await other.close(await other.guarded());
    await cp(other.state, home.state, { recursive: true });
    await other.dispose();
    await expect(home.open()).rejects.toThrow(OtherWorkspaceError);
  });

  test("when its record alone comes from another workspace", async ({ home }) => {
    const other = await Home.make();
    await other.close(await other.guarded());
    await home.close(await home.guarded());
    await cp(stateFile(other), stateFile(home));
    await other.dispose();
    await isLockedDown(home, await home.open());
  });

  test("a restored backup is accepted, and its date is told", async ({ home }) => {
    await home.close(await home.guarded());
    await cp(home.state, `${home.state}.backup`, { recursive: true });
    await rm(home.state, { recursive: true });
    await rename(`${home.state}.backup`, home.state);
    const hooks = await home.open();
    const told = listen(hooks);
    expect(ofKind(told, "restored")).toHaveLength(1);
    expect(await verdictOf(hooks)).toBe("block");
  });

  test("no state at all: nothing is in force, and that is said", async ({ home }) => {
    const hooks = await home.open();
    expect(ofKind(listen(hooks), "nothing-in-force")).toHaveLength(1);
    expect(await verdictOf(hooks)).toBe("continue");
  });
});

describe.concurrent("a record that is damaged while the bot runs", () => {
  test.for(rows(2, ["damaged", "replayed", "removed"]))(
    "(%s) changes nothing in force, and is told once",
    async (how, { home }) => {
      const hooks = await home.guarded();
      const before = await home.read(stateFile(home));
      await home.type(hooks, "/hooks off");
      await home.type(hooks, "/hooks on");
      const told = await listenQuietly(home, hooks);
      if (how === "removed") await rm(stateFile(home));
      else await put(home, stateFile(home), how === "damaged" ? "{}" : before);
      await until(() => ofKind(told, "store-trouble").length === 1);
      expect(await verdictOf(hooks)).toBe("block");
      await twoLooks();
      expect(ofKind(told, "store-trouble")).toHaveLength(1);
      expect(await home.type(hooks, "/hooks off")).toMatchObject({ changed: true });
      expect(await verdictOf(hooks)).toBe("continue");
      await home.close(hooks);
      const again = await home.open();
      expect((await onlyView(again)).state).toBe("approved");
      expect((await again.list()).switch.on).toBe(false);
    },
  );

  test("is kept aside as evidence, never overwritten", async ({ home }) => {
    const hooks = await home.guarded();
    await home.write(stateFile(home), "evidence");
    await home.type(hooks, "/hooks off");
    const aside = (await readdir(home.state)).filter((name) => name.startsWith("state.json.corrupt"));
    expect(aside).toHaveLength(1);
    expect(await home.read(join(home.state, aside[0] ?? ""))).toBe("evidence");
  });

  test("is told also when a command comes across it first", async ({ home }) => {
    const hooks = await home.guarded();
    const told = await listenQuietly(home, hooks);
    await put(home, stateFile(home), "{}");
    await home.type(hooks, "/hooks off");
    expect(ofKind(told, "store-trouble")).toHaveLength(1);
    await put(home, stateFile(home), "{}");
    await home.type(hooks, "/hooks list");
    expect(ofKind(told, "store-trouble")).toHaveLength(2);
  });

  test("a state folder that is removed leaves the guard blocking, and is told", async ({ home }) => {
    const hooks = await home.guarded();
    const told = await listenQuietly(home, hooks);
    await rm(home.state, { recursive: true });
    expect(await verdictOf(hooks)).toBe("block");
    await until(() => ofKind(told, "store-trouble").length === 1);
    expect(await hooks.fire(EVENT, CALL)).toMatchObject({
      verdict: "block",
      runs: [{ fault: { code: "changed-file" } }],
    });
    expect((await home.type(hooks, "/hooks list")).text).toContain("no longer what was approved");
  });

  test("a copy that is tampered with blocks, until the hook is approved again", async ({ home }) => {
    const hooks = await home.guarded(PASSES);
    const { approval } = await onlyView(hooks);
    const copy = join(home.state, "copies", approval?.id ?? "", "guard.sh");
    await chmod(copy, 0o755);
    await home.script("#!/bin/sh\ntouch evil\n", copy);
    await until(async () => (await verdictOf(hooks)) === "block");
    await home.forget("evil");
    expect(await verdictOf(hooks)).toBe("block");
    expect(home.exists("evil")).toBe(false);
    await home.close(hooks);
    const again = await home.open();
    expect(await verdictOf(again)).toBe("block");
    expect(home.exists("evil")).toBe(false);
    await home.approve(again, `${EVENT} ${GUARD}`);
    expect(await verdictOf(again)).toBe("continue");
  });

  test("a copy that is removed blocks", async ({ home }) => {
    const hooks = await home.guarded(PASSES);
    await rm(join(home.state, "copies"), { recursive: true });
    expect(await verdictOf(hooks)).toBe("block");
  });
});

describe.concurrent("chat-hooks reset", () => {
  test("ends what is in force in a running bot, too, and the bot does not put it back", async ({ home }) => {
    const hooks = await home.guarded();
    const told = await listenQuietly(home, hooks);
    expect(await runElsewhere(home, ["reset"])).toMatchObject({ exitCode: 0 });
    await until(async () => (await verdictOf(hooks)) === "continue");
    await home.type(hooks, "/hooks list");
    expect((await onlyView(hooks)).state).toBe("not-approved");
    expect(ofKind(told, "store-trouble")).toEqual([]);
    await home.close(hooks);
    expect(await verdictOf(await home.open())).toBe("continue");
  });

  test("is not undone by what is typed at the same moment", async ({ home }) => {
    const hooks = await home.guarded();
    const typing = Promise.all(Array.from({ length: 20 }, () => home.type(hooks, "/hooks on")));
    await rename(home.state, `${home.state}.reset-now`);
    await typing;
    await home.type(hooks, "/hooks list");
    await home.close(hooks);
    expect((await onlyView(await home.open())).state).toBe("not-approved");
  });

  test("ends a lockdown in a running bot", async ({ home }) => {
    await home.close(await home.guarded());
    await home.write(stateFile(home), "{}");
    const hooks = await home.open();
    expect(await verdictOf(hooks)).toBe("block");
    expect(await runElsewhere(home, ["reset"])).toMatchObject({ exitCode: 0 });
    await until(async () => (await verdictOf(hooks)) === "continue");
  });
});

describe.concurrent("a lockdown", () => {
  test("ends when the state is put aside, in the running bot, too", async ({ home }) => {
    await home.close(await home.guarded());
    await home.write(stateFile(home), "{}");
    const hooks = await home.open();
    await isLockedDown(home, hooks);
    await rename(home.state, `${home.state}.reset`);
    await until(async () => (await verdictOf(hooks)) === "continue");
    expect((await onlyView(hooks)).state).toBe("not-approved");
    await home.approve(hooks, `${EVENT} ${GUARD}`);
    await home.type(hooks, "/hooks on");
    expect(await verdictOf(hooks)).toBe("block");
  });

  test("is told to whoever listens", async ({ home }) => {
    await home.close(await home.guarded());
    await home.write(stateFile(home), "{}");
    const hooks = await home.open();
    const [first, second] = [listen(hooks), listen(hooks)];
    expect([first, second].map((told) => ofKind(told, "store-trouble").length)).toEqual([1, 1]);
  });

  test("leaves the damaged record as it is", async ({ home }) => {
    await home.close(await home.guarded());
    await home.write(stateFile(home), "evidence");
    const hooks = await home.open();
    await home.type(hooks, "/hooks list");
    await home.type(hooks, `/hooks approve ${EVENT} ${GUARD}`);
    await twoLooks();
    expect(await home.read(stateFile(home))).toBe("evidence");
  });
});
