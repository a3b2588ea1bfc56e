import { chmod, rm, stat, utimes } from "node:fs/promises";
import { describe, expect } from "vitest";
import { describeNotice } from "../../src/commands/notice.js";
import type { ShellHooks } from "../../src/commands/shell-hooks.js";
import {
  BLOCKS,
  EVENT,
  GUARD,
  type Home,
  idsIn,
  listen,
  ofKind,
  onlyView,
  PASSES,
  test,
  twoLooks,
  until,
  verdictOf,
} from "../support/gates-home.js";
import { LONG_TESTS, rows } from "../support/long-tests.js";

const CHANGED = "⚠ changed since approval";

/** The approved guard still blocks, the list says that something changed, and the owner hears of it once. */
async function staysInForce(home: Home, hooks: ShellHooks, change: () => Promise<unknown>): Promise<string> {
  const told = listen(hooks);
  await change();
  await until(() => ofKind(told, "hook-changed").length > 0);
  expect(await verdictOf(hooks)).toBe("block");
  const { text = "" } = await home.type(hooks, "/hooks list");
  expect(text).toContain(CHANGED);
  await twoLooks();
  const notices = ofKind(told, "hook-changed");
  expect(notices).toHaveLength(1);
  return notices.map((notice) => describeNotice(notice)).join("\n");
}

describe.concurrent("the approved version stays active", () => {
  test("when the script is edited: the old bytes run, one notice, a diff to look at", async ({ home }) => {
    const hooks = await home.guarded();
    const notice = await staysInForce(home, hooks, () => home.script(PASSES));
    expect(notice).toMatch(
      /guard\.sh was edited.*approved version still runs.*\/hooks show .* shows the change.*\/hooks revoke/s,
    );
    expect(home.exists("passed")).toBe(false);
    const [id] = idsIn((await home.type(hooks, "/hooks list")).text);
    const shown = await home.type(hooks, `/hooks show ${id}`);
    expect(shown.text).toContain("- exit 2");
    expect(shown.text).toContain("+ touch passed");
  });

  test.runIf(LONG_TESTS)("when the script is edited and its size and time are set back", async ({ home }) => {
    const hooks = await home.guarded();
    const before = await stat(home.path(GUARD));
    await staysInForce(home, hooks, async () => {
      await home.script(BLOCKS.replace("exit 2", "exit 0"));
      await utimes(home.path(GUARD), before.atimeMs / 1_000, before.mtimeMs / 1_000);
    });
    const after = await stat(home.path(GUARD));
    expect(after.size).toBe(before.size);
    // Within what is lost when it is handed over as a number.
    expect(Math.abs(after.mtimeMs - before.mtimeMs)).toBeLessThan(1);
  });

  test("when the script is deleted", async ({ home }) => {
    const hooks = await home.guarded();
    expect(await staysInForce(home, hooks, () => rm(home.path(GUARD)))).toContain("is gone");
  });

  test.runIf(LONG_TESTS)("when the script is made non-executable", async ({ home }) => {
    const hooks = await home.guarded();
    const notice = await staysInForce(home, hooks, () => chmod(home.path(GUARD), 0o644));
    expect(notice).toContain("is no longer executable");
  });

  test.runIf(LONG_TESTS)("when a folder is put in the script's place", async ({ home }) => {
    const hooks = await home.guarded();
    await staysInForce(home, hooks, async () => {
      await rm(home.path(GUARD));
      await home.write(`${GUARD}/inside`, "");
    });
  });

  test("when a file listed under files is edited", async ({ home }) => {
    await home.write("workspace/guards/rules", "exit 2\n");
    const hooks = await home.guarded('#!/bin/sh\n. "$(dirname "$0")/rules"\n', { files: ["./workspace/guards/rules"] });
    const notice = await staysInForce(home, hooks, () => home.write("workspace/guards/rules", "exit 0\n"));
    expect(notice).toContain("rules was edited");
  });

  test.runIf(LONG_TESTS)("when a file listed under files is deleted", async ({ home }) => {
    await home.write("workspace/guards/rules", "exit 2\n");
    const hooks = await home.guarded('#!/bin/sh\n. "$(dirname "$0")/rules"\n', { files: ["./workspace/guards/rules"] });
    await staysInForce(home, hooks, () => rm(home.path("workspace/guards/rules")));
  });

  const edits: [string, Record<string, unknown>][] = [
    ["the mode to observe", { mode: "observe" }],
    ["the matcher so that it never matches", { matcher: "nothing-has-this" }],
    ["the files away", { files: [] }],
    ["fail_closed away", { fail_closed: false }],
    ["the priority", { priority: 1 }],
    ["the timeout", { timeout: 0.001 }],
    ["it into the background", { async: true }],
    ["the dialect", { dialect: "kimi" }],
    ["the variables it gets", { env: ["HOME"] }],
  ];

  test.for(rows(1, edits))("when the entry is edited: %s", async ([, edit], { home }) => {
    await home.write("workspace/guards/rules", "x\n");
    const approved = { fail_closed: true, files: ["./workspace/guards/rules"] };
    const hooks = await home.guarded(BLOCKS, approved);
    const notice = await staysInForce(home, hooks, () => home.propose({ ...approved, ...edit }));
    expect(notice).toContain("its entry was edited");
  });

  test("when the entry is removed from the file", async ({ home }) => {
    const hooks = await home.guarded();
    expect(await staysInForce(home, hooks, () => home.propose())).toContain("removed from the config");
  });

  test.runIf(LONG_TESTS)("when another entry takes its place", async ({ home }) => {
    const hooks = await home.guarded();
    await staysInForce(home, hooks, () => home.propose({ command: "/bin/true" }));
  });

  test("also over a restart, and the notice is not repeated", async ({ home }) => {
    const first = await home.guarded();
    const told = listen(first);
    await home.script(PASSES);
    await until(() => ofKind(told, "hook-changed").length > 0);
    await twoLooks();
    await home.close(first);
    const second = await home.open();
    const toldAgain = listen(second);
    expect(await verdictOf(second)).toBe("block");
    await twoLooks();
    expect(ofKind(toldAgain, "hook-changed")).toEqual([]);
    expect((await onlyView(second)).state).toBe("changed");
  });

  test("an edit made while the bot was away is told at the next start", async ({ home }) => {
    await home.close(await home.guarded());
    await home.script(PASSES);
    const hooks = await home.open();
    const told = listen(hooks);
    await until(() => ofKind(told, "hook-changed").length === 1);
    expect(await verdictOf(hooks)).toBe("block");
  });

  test.runIf(LONG_TESTS)(
    "an edit that follows another is not told again: one open notice per hook",
    async ({ home }) => {
      const hooks = await home.guarded();
      const told = listen(hooks);
      for (const text of ["#!/bin/sh\n", "#!/bin/sh\n#\n", "#!/bin/sh\n##\n"]) {
        await home.script(text);
        await home.lookedAround(hooks);
      }
      expect(ofKind(told, "hook-changed")).toHaveLength(1);
    },
  );

  test.runIf(LONG_TESTS)("an edit that was taken back settles, and the next one is news", async ({ home }) => {
    const hooks = await home.guarded();
    const told = listen(hooks);
    await home.script(PASSES);
    await until(() => ofKind(told, "hook-changed").length === 1);
    await home.script(BLOCKS);
    await home.lookedAround(hooks);
    await home.script(PASSES);
    await until(() => ofKind(told, "hook-changed").length === 2);
  });

  test("approving again adopts what lies there now", async ({ home }) => {
    const hooks = await home.guarded();
    await home.script(PASSES);
    const [id] = idsIn((await home.type(hooks, "/hooks list")).text);
    expect((await home.type(hooks, `/hooks approve ${id}`)).changed).toBe(true);
    await home.forget("passed");
    expect(await verdictOf(hooks)).toBe("continue");
    expect(home.exists("passed")).toBe(true);
    expect(await onlyView(hooks)).toMatchObject({ state: "approved", changes: [] });
  });

  test("approving again adopts an edited entry, too", async ({ home }) => {
    const hooks = await home.guarded();
    await home.propose({ mode: "observe" });
    const [id] = idsIn((await home.type(hooks, "/hooks list")).text);
    await home.approve(hooks, id ?? "");
    expect(await verdictOf(hooks)).toBe("continue");
  });

  test("revoking a changed hook stops it, by the id that the list shows", async ({ home }) => {
    const hooks = await home.guarded();
    await home.script(PASSES);
    const [id] = idsIn((await home.type(hooks, "/hooks list")).text);
    await home.type(hooks, `/hooks revoke ${id}`);
    expect(await verdictOf(hooks)).toBe("continue");
    expect((await onlyView(hooks)).state).toBe("not-approved");
  });

  test.runIf(LONG_TESTS)("a hook whose entry is gone can be revoked by its id", async ({ home }) => {
    const hooks = await home.guarded();
    await home.propose();
    const [id] = idsIn((await home.type(hooks, "/hooks list")).text);
    expect(await home.type(hooks, `/hooks revoke ${id}`)).toMatchObject({ changed: true });
    expect(await verdictOf(hooks)).toBe("continue");
    expect((await hooks.list()).hooks).toEqual([]);
  });

  test("the order of entries and keys, comments and spacing are no change", async ({ home }) => {
    const hooks = await home.guarded();
    await home.write(
      "workspace/config/shell_hooks.yaml",
      `# moved\nhooks:\n  - event: pre_llm_call\n    command: /bin/true\n  - command: '${GUARD}'   # quoted\n    priority: 100\n    event: ${EVENT}\n`,
    );
    const views = (await hooks.list()).hooks;
    expect(views.map((view) => view.state)).toEqual(["not-approved", "approved"]);
  });
});
