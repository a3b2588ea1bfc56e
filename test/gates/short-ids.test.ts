import { afterEach, describe, expect, vi } from "vitest";
import { recogniseActor } from "../../src/core/actor.js";
import { BLOCKS, EVENT, GUARD, idsIn, onlyView, PASSES, test, verdictOf } from "../support/gates-home.js";

const HOUR_MS = 3_600_000;
const setClock = (ms: number): void => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(ms);
};
afterEach(() => void vi.useRealTimers());

describe("what is approved is what was seen", () => {
  test("a script that was replaced since the list is refused by id, with the difference and a new id", async ({
    home,
  }) => {
    const hooks = await home.guarded();
    await home.script(PASSES);
    const [id] = idsIn((await home.type(hooks, "/hooks list")).text);
    await home.script("#!/bin/sh\nrm -rf everything\n");
    const refused = await home.type(hooks, `/hooks approve ${id}`);
    expect(refused).toMatchObject({ changed: false, problem: true });
    expect(refused.text).toContain("+ rm -rf everything");
    expect(await verdictOf(hooks)).toBe("block");
    const fresh = /\/hooks approve (\w{4})$/m.exec(refused.text ?? "")?.[1];
    expect(fresh).not.toBe(id);
    expect(await home.type(hooks, `/hooks approve ${fresh}`)).toMatchObject({ changed: true });
  });

  test("a script that was replaced since the list is refused by event and command, too", async ({ home }) => {
    await home.script(BLOCKS);
    await home.propose({});
    const hooks = await home.open();
    await home.type(hooks, "/hooks list");
    await home.script(PASSES);
    const refused = await home.type(hooks, `/hooks approve ${EVENT} ${GUARD}`);
    expect(refused).toMatchObject({ changed: false, problem: true });
    expect(refused.text).toContain("touch passed");
    expect((await onlyView(hooks)).state).toBe("not-approved");
    expect(home.exists("passed")).toBe(false);
  });

  test("a script that is replaced between the look and the approval itself is refused", async ({ home }) => {
    const hooks = await home.guarded();
    await home.script(PASSES);
    const { key, proposed } = await onlyView(hooks);
    await home.script("#!/bin/sh\ntouch evil\n");
    const approved = await hooks.approve(recogniseActor("telegram:1"), key, proposed?.digest ?? "");
    expect(approved.kind).toBe("differs");
    expect(await verdictOf(hooks)).toBe("block");
    expect(home.exists("evil")).toBe(false);
  });

  test("spacing the command anew does not get around that", async ({ home }) => {
    await home.script(BLOCKS);
    await home.propose({ command: `${GUARD} --strict` });
    const hooks = await home.open();
    await home.type(hooks, "/hooks list");
    await home.script(PASSES);
    await home.propose({ command: `${GUARD}   '--strict'` });
    expect(await home.type(hooks, `/hooks approve ${EVENT} ${GUARD} --strict`)).toMatchObject({ changed: false });
  });

  test("swapping back and forth does not get around that: the last showing counts", async ({ home }) => {
    await home.propose({});
    await home.script(BLOCKS);
    const hooks = await home.open();
    await home.type(hooks, "/hooks list");
    await home.script(PASSES);
    await home.type(hooks, "/hooks list");
    await home.script(BLOCKS);
    await home.type(hooks, "/hooks list");
    await home.script(PASSES);
    expect(await home.type(hooks, `/hooks approve ${EVENT} ${GUARD}`)).toMatchObject({ changed: false });
    await home.script(BLOCKS);
    await home.type(hooks, "/hooks list");
    expect(await home.type(hooks, `/hooks approve ${EVENT} ${GUARD}`)).toMatchObject({ changed: true });
  });

  test("an entry that was edited since the list is refused", async ({ home }) => {
    await home.script(BLOCKS);
    await home.propose({});
    const hooks = await home.open();
    const [id] = idsIn((await home.type(hooks, "/hooks list")).text);
    await home.propose({ matcher: "never" });
    expect(await home.type(hooks, `/hooks approve ${id}`)).toMatchObject({ changed: false });
    await home.propose({ matcher: "never either" });
    const refused = await home.type(hooks, `/hooks approve ${EVENT} ${GUARD}`);
    expect(refused).toMatchObject({ changed: false });
    expect(refused.text).toContain("never either");
  });

  test("an id is worth nothing to another owner", async ({ home }) => {
    await home.script(BLOCKS);
    await home.propose({});
    const hooks = await home.open({ owners: ["telegram:1", "telegram:2"] });
    const [id] = idsIn((await home.type(hooks, "/hooks list")).text);
    for (const verb of ["approve", "show"]) {
      expect(await home.type(hooks, `/hooks ${verb} ${id}`, { senderId: "2" })).toMatchObject({
        changed: false,
        problem: true,
      });
    }
    await home.approve(hooks, id ?? "");
    expect(await home.type(hooks, `/hooks revoke ${id}`, { senderId: "2" })).toMatchObject({ changed: false });
  });

  test("an id stays the same while what it stands for does", async ({ home }) => {
    const hooks = await home.guarded();
    const lists = [await home.type(hooks, "/hooks list"), await home.type(hooks, "/hooks list")];
    const [first, second] = lists.map((list) => idsIn(list.text)[0]);
    expect(first).toMatch(/^[a-z2-9]{4}$/);
    expect(second).toBe(first);
  });

  test("an id older than a day is not good for approving, but for looking and stopping", async ({ home }) => {
    await home.script(BLOCKS);
    await home.propose({});
    const hooks = await home.open();
    const [id] = idsIn((await home.type(hooks, "/hooks list")).text);
    const now = Date.now();
    setClock(now + 25 * HOUR_MS);
    const refused = await home.type(hooks, `/hooks approve ${id}`);
    expect(refused).toMatchObject({ changed: false, problem: true });
    expect(refused.text).toContain("more than a day old");
    setClock(now);
    await home.approve(hooks, id ?? "");
    setClock(now + 25 * HOUR_MS);
    expect((await home.type(hooks, `/hooks show ${id}`)).text).toContain("exit 2");
    setClock(now + 60 * HOUR_MS);
    expect(await home.type(hooks, `/hooks revoke ${id}`)).toMatchObject({ changed: true });
  });

  test("several entries with the same event and command are told apart by id", async ({ home }) => {
    await home.script(BLOCKS);
    await home.propose({ matcher: "rm" }, { matcher: "dd" });
    const hooks = await home.open();
    const refused = await home.type(hooks, `/hooks approve ${EVENT} ${GUARD}`);
    expect(refused).toMatchObject({ changed: false });
    const ids = idsIn(refused.text);
    expect(new Set(ids).size).toBe(2);
    expect(refused.text).toMatch(/"rm".*"dd"/s);
    await home.approve(hooks, ids[1] ?? "");
    const states = (await hooks.list()).hooks.map((view) => [view.entry.matcher, view.state]);
    expect(states).toEqual([
      ["rm", "not-approved"],
      ["dd", "approved"],
    ]);
  });

  test("revoking by id ends that entry only", async ({ home }) => {
    await home.script(BLOCKS);
    await home.propose({ matcher: "rm" }, { matcher: "dd" });
    const hooks = await home.open();
    const ids = idsIn((await home.type(hooks, "/hooks list")).text);
    for (const id of ids) await home.approve(hooks, id);
    await home.type(hooks, `/hooks revoke ${ids[1]}`);
    const states = (await hooks.list()).hooks.map((view) => [view.entry.matcher, view.state]);
    expect(states).toEqual([
      ["rm", "approved"],
      ["dd", "not-approved"],
    ]);
  });

  test("nothing invisible hides in what is shown before approving", async ({ home }) => {
    await home.script("#!/bin/sh\n# \u202esafe\u202c\u200b\nexit 0\n");
    await home.propose({});
    const hooks = await home.open();
    const { text } = await home.approve(hooks, `${EVENT} ${GUARD}`);
    expect(text).toContain("\\u202esafe\\u202c\\u200b");
    expect(text).not.toMatch(/[\u202e\u202c\u200b]/);
  });
});
