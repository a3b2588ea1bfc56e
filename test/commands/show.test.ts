import { describe, expect } from "vitest";
import { partsOf, shownReply } from "../../src/commands/reply.js";
import type { ShellHooks } from "../../src/commands/shell-hooks.js";
import { describeDifference } from "../../src/commands/show-files.js";
import type { HookTexts } from "../../src/core/control.js";
import { textsFor } from "../../src/texts/index.js";
import { GUARD, type Home, idsIn, PASSES, test } from "../support/gates-home.js";

describe("the difference to what was approved", () => {
  const file = (path: string, text: string | undefined, sha256 = `${text?.length}${text?.slice(0, 9)}`) => ({
    path,
    sha256,
    bytes: text?.length ?? 5,
    ...(text !== undefined && { text }),
  });
  const shown = (approved: HookTexts["approved"], current: HookTexts["current"]): string =>
    shownReply(partsOf(describeDifference({ approved, current }, textsFor("en"), 1_000))).text;

  test("a file that is the same is not shown; one that is new, gone or no text is shown as what it is", () => {
    expect(shown([file("a", "x")], [file("a", "x")])).toBe("");
    expect(shown([], [file("a", "one\ntwo\n")])).toMatch(/^ {2}1 \+ one\n {2}2 \+ two/m);
    expect(shown([file("a", "one\n")], [])).toMatch(/^1 {3}- one/m);
    expect(shown([file("a", "one\n")], [file("a", undefined)])).toMatch(/5 bytes/);
  });

  test("a change stands between its neighbours, each line with its numbers; what is far away is left out", () => {
    const lines = Array.from({ length: 12 }, (_, at) => `line ${at + 1}\n`);
    const edited = lines.map((line, at) => (at === 6 ? "other\n" : line));
    expect(shown([file("a", lines.join(""))], [file("a", edited.join(""), "edited")])).toBe(
      [
        "Difference in a, approved → now:",
        "⋯",
        " 5  5   line 5",
        " 6  6   line 6",
        " 7    - line 7",
        "    7 + other",
        " 8  8   line 8",
        " 9  9   line 9",
      ].join("\n"),
    );
  });

  test("of two files that have nothing in common both are shown, and the new one is said to be that", () => {
    const lines = (word: string): string => Array.from({ length: 20 }, (_, at) => `${word} ${at}\n`).join("");
    const text = shown([file("a", lines("old"))], [file("a", lines("new"))]);
    expect(text).toContain("Practically a new script");
    for (const line of [" 1    - old 0", "   20 + new 19"]) expect(text).toContain(line);
  });

  test("large files do not stall the bot", () => {
    const lines = (step: number): string =>
      Array.from({ length: 20_000 }, (_, at) => `${(at * step) % 20_011}`).join("\n");
    const before = process.cpuUsage().user;
    expect(shown([file("a", lines(7))], [file("a", lines(11))])).toContain("11");
    expect(shown([file("a", "x\n")], [file("a", "y\n".repeat(200_000))])).toContain("+ y");
    expect((process.cpuUsage().user - before) / 1_000).toBeLessThan(3_000);
  });
});

describe("show", () => {
  const only = async (home: Home, hooks: ShellHooks): Promise<string> => {
    const ids = idsIn((await home.type(hooks, "/hooks list")).text);
    return (await home.type(hooks, `/hooks show ${ids.at(-1)}`)).text ?? "";
  };

  test("names the keys of an entry that were changed, with both values, also where one was not there", async ({
    home,
  }) => {
    const hooks = await home.guarded(PASSES, { timeout: 5, matcher: "rm" });
    await home.propose({ timeout: 9, priority: 7 });
    const text = await only(home, hooks);
    for (const word of ["timeout", "5", "9", "priority", "matcher", "–"]) expect(text).toContain(word);
  });

  test("shows what is in force when its entry is gone, and of an endpoint its address without credentials", async ({
    home,
  }) => {
    const hooks = await home.guarded(PASSES);
    await home.write("workspace/config/shell_hooks.yaml", "hooks: []\n");
    expect(await only(home, hooks)).toContain("touch passed");
    await home.type(hooks, `/hooks revoke ${GUARD}`);
    await home.propose({ type: "http", command: undefined, url: "https://a:b@guard.example/x?key=1" });
    const text = await only(home, hooks);
    expect(text).toContain("guard.example/x");
    expect(text).not.toMatch(/a:b@|key=1/);
  });

  test("finds a hook by its event and command, as a notice names it, and offers an id to approve", async ({ home }) => {
    const hooks = await home.guarded(PASSES);
    await home.write(GUARD.slice(2), `${PASSES}\n# edited`);
    for (const named of [`pre_tool_call ${GUARD}`, GUARD]) {
      const { text = "" } = await home.type(hooks, `/hooks show ${named}`);
      expect(text).toContain("+ # edited");
      expect(text).toMatch(/\/hooks approve \w{4}$/m);
    }
    const wrong = await home.type(hooks, `/hooks show post_tool_call ${GUARD}`);
    expect(wrong.text).toContain('no hook with the id "post_tool_call"');
  });

  test("repeats of a long line its beginning only", async ({ home }) => {
    const hooks = await home.open();
    const { text = "" } = await home.type(hooks, `/hooks show ${"x".repeat(50_000)}`);
    expect(text).toContain(`${"x".repeat(200)}…`);
    expect(text.length).toBeLessThan(1_000);
  });
});
