import { describe, expect } from "vitest";
import { describeNotice } from "../../src/commands/notice.js";
import { partsOf, shownReply } from "../../src/commands/reply.js";
import type { ShellHooks } from "../../src/commands/shell-hooks.js";
import { describeDifference } from "../../src/commands/show.js";
import type { HookTexts } from "../../src/core/control.js";
import { textsFor } from "../../src/texts/index.js";
import { CALL, EVENT, GUARD, type Home, idsIn, PASSES, test, until } from "../support/gates-home.js";

const REWRITES = `#!/bin/sh\necho '{"tool_input": {"command": "pwd"}}'\n`;
const FAILS = "#!/bin/sh\nexit 3\n";

describe("why", () => {
  test("tells a hook that only observes, one that changed, and how its last run failed", async ({ home }) => {
    const hooks = await home.guarded(FAILS, { mode: "observe" });
    await hooks.fire(EVENT, CALL);
    await home.script(PASSES);
    await until(async () => (await hooks.list()).hooks[0]?.state === "changed");
    const { text = "" } = await home.type(hooks, `/hooks why ${EVENT}`);
    expect(text).toMatch(/observe/);
    expect(text).toMatch(/changed/i);
    expect(text).toMatch(/exit(ed)?.* 3/i);
  });

  test("and doctor, begin with a store that cannot be trusted", async ({ home }) => {
    await home.close(await home.guarded());
    await home.write(`${home.state}/state.json`, "{}");
    const hooks = await home.open();
    for (const line of [`/hooks why ${EVENT}`, "/hooks doctor"])
      expect((await home.type(hooks, line)).text, line).toContain("chat-hooks reset");
  });
});

describe("log and test", () => {
  test("say that a hook rewrote, and that it only observes or is not waited for", async ({ home }) => {
    const hooks = await home.guarded(REWRITES);
    await hooks.fire(EVENT, CALL);
    expect((await home.type(hooks, "/hooks log")).text).toMatch(/rewr/i);
    expect((await home.type(hooks, `/hooks test ${EVENT} ${JSON.stringify(CALL)}`)).text).toContain('"command": "pwd"');
    for (const more of [{ mode: "observe" }, { async: true }]) {
      await home.propose(more);
      await home.type(hooks, "/hooks list");
      await home.approve(hooks, `${EVENT} ${GUARD}`);
      await hooks.fire(EVENT, CALL);
      await until(async () =>
        ((await home.type(hooks, "/hooks log 1")).text ?? "").includes(
          textsFor("en").traits["mode" in more ? "observe" : "async"],
        ),
      );
    }
  });

  test("test names the fault of a hook, and JSON that is no payload", async ({ home }) => {
    const hooks = await home.guarded(FAILS);
    expect((await home.type(hooks, `/hooks test ${EVENT}`)).text).toMatch(/exit(ed)?.* 3/i);
    for (const json of ["[1]", "7", "{"])
      expect(await home.type(hooks, `/hooks test ${EVENT} ${json}`)).toMatchObject({ problem: true });
  });
});

describe("list and doctor", () => {
  test("list says that the launch forces hooks on, and that agent.yaml cannot be read", async ({ home }) => {
    await home.write("workspace/config/agent.yaml", "shell_hooks: [\n");
    const hooks = await home.open({ env: { ...home.env, CHAT_HOOKS_FORCE_ON: "1" } });
    const { text = "" } = await home.type(hooks, "/hooks list");
    expect(text).toContain("STARCHILD_SHELL_HOOKS");
    expect(text).toContain("agent.yaml");
  });

  test("doctor gives the command for a hook that changed, and for one whose entry is gone", async ({ home }) => {
    const hooks = await home.guarded(PASSES);
    await home.script(`${PASSES}# more\n`);
    await until(async () => (await hooks.list()).hooks[0]?.state === "changed");
    const [id] = idsIn((await home.type(hooks, "/hooks list")).text);
    expect((await home.type(hooks, "/hooks doctor")).text).toContain(`/hooks approve ${id}`);
    await home.propose({ event: "on_stop", command: GUARD });
    const { text = "" } = await home.type(hooks, "/hooks doctor");
    expect(text).toMatch(/\/hooks revoke \w{4}/);
  });

  test("an endpoint is shown with what it is signed with, and without its credentials", async ({ home }) => {
    const hooks = await home.open();
    const url = "https://user:pw@guard.example/hook?token=1";
    await home.propose({ type: "http", command: undefined, url, secret_env: "GUARD_SECRET", timeout: 500 });
    const { text = "" } = await home.type(hooks, "/hooks list");
    expect(text).toContain("GUARD_SECRET");
    expect(text).toMatch(/120/);
    expect(text).not.toMatch(/pw@|token=1/);
  });
});

describe("the difference to what was approved", () => {
  const file = (path: string, text: string | undefined, sha256 = `${text?.length}${text?.slice(0, 9)}`) => ({
    path,
    sha256,
    bytes: text?.length ?? 5,
    ...(text !== undefined && { text }),
  });
  const shown = (approved: HookTexts["approved"], current: HookTexts["current"]): string =>
    shownReply(partsOf(describeDifference({ argv: [], approved, current }, textsFor("en"), 1_000))).text;

  test("a file that is the same is not shown; one that is new, gone or no text is shown as what it is", () => {
    expect(shown([file("a", "x")], [file("a", "x")])).toBe("");
    expect(shown([], [file("a", "one\ntwo\n")])).toMatch(/^\+one\n\+two/m);
    expect(shown([file("a", "one\n")], [])).toMatch(/^-one/m);
    expect(shown([file("a", "one\n")], [file("a", undefined)])).toMatch(/5 bytes/);
  });

  test("what is too large to be compared is shown, not compared", () => {
    const large = "y\n".repeat(200_000);
    expect(shown([file("a", "x\n")], [file("a", large)])).toMatch(/^.*a.*\n.?y\ny/s);
    expect(shown([file("a", large)], [])).not.toContain("y\ny");
  });

  test("two files that have nothing in common do not stall the bot", () => {
    const lines = (step: number): string =>
      Array.from({ length: 20_000 }, (_, at) => `${(at * step) % 20_011}`).join("\n");
    expect(shown([file("a", lines(7))], [file("a", lines(11))])).not.toContain("@@");
    expect(shown([file("a", lines(7))], [file("a", lines(11))])).toContain("11");
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

  test("repeats of a long line its beginning only", async ({ home }) => {
    const hooks = await home.open();
    const { text = "" } = await home.type(hooks, `/hooks show ${"x".repeat(50_000)}`);
    expect(text).toContain(`${"x".repeat(200)}…`);
    expect(text.length).toBeLessThan(1_000);
  });
});

test("a payload too deep to be handed to a script is blocked, and the fault is told", async ({ home }) => {
  const hooks = await home.guarded(PASSES, { fail_closed: true });
  let deep: unknown = "x";
  for (let at = 0; at < 50_000; at += 1) deep = [deep];
  const outcome = await hooks.fire(EVENT, { tool_name: "bash", tool_input: { deep } });
  expect(outcome.verdict).toBe("block");
  expect(home.exists("passed")).toBe(false);
});

describe("a notice", () => {
  test.for(["en", "zh"])("of each kind has its words and names its facts (%s)", (locale) => {
    const words = [
      describeNotice({ kind: "owner-ignored", key: "k", value: "telegram:alice" }, locale),
      describeNotice({ kind: "restored", key: "k", savedAt: "2026-01-02" }, locale),
      describeNotice({ kind: "store-trouble", key: "k", code: "damaged", path: "/state/x", blocking: true }, locale),
      describeNotice({ kind: "store-trouble", key: "k", code: "damaged", path: "/state/x", blocking: false }, locale),
      describeNotice({ kind: "switch-edited", key: "k", inFile: false, inForce: true }, locale),
    ];
    expect(new Set(words).size).toBe(words.length);
    for (const [at, fact] of ["telegram:alice", "2026-01-02", "/state/x", "/state/x", "agent.yaml"].entries())
      expect(words[at]).toContain(fact);
  });
});
