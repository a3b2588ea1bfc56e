import { describe, expect, vi } from "vitest";
import { spokenDialect } from "../../src/formats/spoken.js";
import { textsFor } from "../../src/texts/index.js";
import { Helper, helper } from "../../src/transports/command/helper.js";
import { makeFormatsBench } from "../support/formats-bench.js";
import { CALL, EVENT, GUARD, idsIn, PASSES, test, until } from "../support/gates-home.js";
import { type } from "../support/workbench.js";

const REWRITES = `#!/bin/sh\necho '{"tool_input": {"command": "pwd"}}'\n`;
const FAILS = "#!/bin/sh\nexit 3\n";

test.each([
  ['if [ "$event_type" = before_tool ]; then', "agent-hooks"],
  ['if event["tool_name"] == "Shell":', "agent-hooks"],
  ["node ~/.kimi-code/hooks/x.mjs # KIMI_SESSION_ID", "kimi"],
  ['cd "$CLAUDE_PROJECT_DIR"', "claude"],
  ['if data.get("tool_name") != "Bash": sys.exit(0)', "claude"],
  ["print(json.dumps({'hookSpecificOutput': {}}))", "claude"],
  ["grep -q secret && exit 2", undefined],
  ['case "$CHAT_HOOKS_EVENT" in pre_tool_call) grep "Bash" ;; esac', undefined],
])("%s looks written for %s", (script, dialect) => {
  expect(spokenDialect(script)).toBe(dialect);
});

test("doctor names the dialect that a script's entry lacks", async () => {
  const bench = makeFormatsBench();
  bench.own("a.sh", "#!/bin/sh\ngrep -q '\"event_type\"' && exit 2\nexit 0\n");
  bench.propose("hooks:\n  - { event: pre_tool_call, command: ./a.sh }\n");
  const { text } = await type(await bench.inForce(), "/hooks doctor");
  expect(text).toContain('Add "dialect: agent-hooks" to its entry');
});

test("doctor and why tell a hook that waits for what the ready bot never has, and no other", async () => {
  const bench = makeFormatsBench();
  bench.sources("claude");
  const hooksFor = (...matchers: string[]) =>
    matchers.map((matcher) => ({ matcher, hooks: [{ type: "command", command: "exit 0" }] }));
  const settings = { SessionStart: hooksFor("compact", "clear"), Notification: hooksFor("task.completed") };
  bench.write(".claude/settings.json", JSON.stringify({ hooks: settings }));
  const hooks = await bench.inForce();
  const never = (text = ""): string[] => text.match(/It is for "\S+", which the ready bot does not have.*/g) ?? [];
  const doctor = await type(hooks, "/hooks doctor");
  expect(doctor.problem).toBe(true);
  const subjects = never(doctor.text).map((line) => /for "(.*?)"/.exec(line)?.[1]);
  expect(subjects.toSorted()).toEqual(["^(?:compact)$", "task.completed"]);
  expect(never((await type(hooks, "/hooks why on_session_start")).text)).toEqual([
    expect.stringContaining("one of startup, clear, resume. Unless your own bot fires it, this hook never runs."),
  ]);
  const chinese = await type(hooks, "/hooks why on_notification", { locale: "zh" });
  expect(chinese.text).toContain("自带的机器人没有这种情况");
});

test("doctor says that the process which starts hooks does not come up", async ({ home }) => {
  const hooks = await home.guarded(PASSES);
  const { helperMissing } = textsFor("en");
  expect((await home.type(hooks, "/hooks doctor")).text).not.toContain(helperMissing);
  vi.spyOn(helper, "status").mockImplementation(() => new Helper("no-such-program.js").status());
  const doctor = await home.type(hooks, "/hooks doctor");
  expect(doctor).toMatchObject({ problem: true, text: expect.stringContaining(`⚠ ${helperMissing}`) });
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
