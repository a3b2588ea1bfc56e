import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LONG_TESTS } from "../support/long-tests.js";
import { makeReadyBot } from "../support/ready-bot.js";
import { makeWorkbench, type } from "../support/workbench.js";

const EXTENSIONS = join(import.meta.dirname, "../../extensions/shell_hooks");
const SCRIPT = join(EXTENSIONS, "examples/tests_must_pass.py");
const FOLDERS = [join(EXTENSIONS, "guards/shell"), join(EXTENSIONS, "guards/test_runs")].join(", ");
/** The system's own python first: the shim of a version manager is slow. */
const PATH = `/usr/local/bin:/usr/bin:/bin:${process.env.PATH}`;

async function inForce(options = "") {
  const bench = makeWorkbench();
  bench.propose(
    `hooks:\n  - {event: on_completion_claim, command: ${SCRIPT}${options}, files: [${FOLDERS}], timeout: 120, fail_closed: true}\n`,
  );
  const hooks = await bench.open({ env: { PATH, HOME: bench.root } });
  const { text = "" } = await type(hooks, "/hooks list");
  for (const [, id] of text.matchAll(/NOT approved \[(\w{4})\]/g)) await type(hooks, `/hooks approve ${id}`);
  await type(hooks, "/hooks on");
  const claim = (...tools: object[]) =>
    hooks.fire("on_completion_claim", { goal: "mend it", summary: "done", response: "Done.", tools, attempt: 1 });
  return { bench, hooks, claim };
}

const wrote = (file_path = "src/a.py") => ({
  ...{ name: "write_file", ok: true, input: JSON.stringify({ file_path, content: "x" }), result: "wrote 1 bytes" },
});
const ran = (command: string, code = 0, output = "") => ({
  ...{ name: "bash", ok: true, input: JSON.stringify({ command }), result: `exit code: ${code}\nstdout:\n${output}` },
});

describe("tests_must_pass.py", () => {
  it("wants a test command that succeeded after the last write", async () => {
    const { claim } = await inForce();
    const passes = [
      [],
      [ran("ls | head")],
      [wrote(), ran("npm test")],
      [wrote(), ran("cd app && pytest -q 2>&1"), ran("git status")],
    ];
    for (const tools of passes)
      expect(await claim(...tools), JSON.stringify(tools)).toMatchObject({ verdict: "continue" });
    expect((await claim(ran("npm test"), wrote())).reason).toBe(
      "Not done yet: no tests were run after the last change (src/a.py). Run the project's tests, and say it is done when they pass.",
    );
    expect((await claim(wrote(), ran("npm test", 1, "\u001b[31m3 failed\u001b[0m"))).reason).toMatch(
      /^Not done yet: the tests failed \(npm test\):\nexit code: 1\nstdout:\n3 failed$/,
    );
    const lines = (from: number) => Array.from({ length: 41 - from }, (_, at) => `line ${at + from}`).join("\n");
    const { reason = "" } = await claim(wrote(), ran("npm test", 1, lines(1)));
    expect(reason, "the end of a long output").toBe(`Not done yet: the tests failed (npm test):\n${lines(26)}`);
    for (const command of ["npm test | tail", "npm test || true", "npm test; true", "npm test &", "echo $(npm test)"])
      expect((await claim(wrote(), ran(command))).reason, command).toMatch(/does not show|no tests were run/);
  });

  it("tells proof from what proves nothing, row by row", () => {
    const rows = readFileSync(join(import.meta.dirname, "cases/tests_must_pass.jsonl"), "utf8")
      .trim()
      .split("\n");
    const cases = rows.map((row) => JSON.parse(row) as { passes: boolean; tools: object[]; wanted: string[] });
    const ends = cases.map(({ tools, wanted }) =>
      spawnSync(SCRIPT, wanted, {
        input: JSON.stringify({ event: "on_completion_claim", tools }),
        encoding: "utf8",
        env: { PATH },
      }),
    );
    expect(cases.filter(({ passes }, at) => passes !== (ends[at]?.stdout === ""))).toEqual([]);
    expect(ends.every(({ status }) => status === 0)).toBe(true);
  });

  it("takes a command of the owner's, a glob, and answers in Chinese", async () => {
    const { hooks, claim } = await inForce(" --only-if-changed *.py make check");
    expect(await claim(wrote("README.md"))).toMatchObject({ verdict: "continue" });
    expect(await claim(wrote(), ran("make check"))).toMatchObject({ verdict: "continue" });
    expect((await claim(wrote(), ran("npm test"))).reason).toContain("Run make check");
    const chinese = await hooks.fire("on_completion_claim", { goal: "修好它", tools: [wrote()] });
    expect(chinese.reason).toContain("之后没有运行测试");
  });

  // How the ready bot takes such an answer, test/bot/events-answers.test.ts shows at every event.
  it.runIf(LONG_TESTS)("holds back the ready bot's claim until the tests have run", async () => {
    const { bench, bot, model, chat } = await makeReadyBot({ env: { CHAT_HOOKS_UNSAFE_BASH: "1" } });
    bench.propose(`hooks:\n  - {event: on_completion_claim, command: ${SCRIPT}, files: [${FOLDERS}], timeout: 120}\n`);
    const typed = (text: string) =>
      bot.hooks.handleCommand({ channel: "cli", senderId: "local", chat: "private", origin: "typed", text });
    const id = /NOT approved \[(\w{4})\]/.exec((await typed("/hooks list")).text ?? "")?.[1];
    await typed(`/hooks approve ${id}`);
    await typed("/hooks on");
    const content = JSON.stringify({ scripts: { test: "echo all green" } });
    model.say(
      { calls: [{ name: "write_file", input: { file_path: "package.json", content } }] },
      { calls: [{ name: "complete_goal", input: { summary: "Done at once." } }] },
      { calls: [{ name: "bash", input: { command: "npm test" } }] },
      { calls: [{ name: "complete_goal", input: { summary: "Done, and tested." } }] },
    );
    expect((await chat("make a package")).reply).toBe("Done, and tested.");
    expect(JSON.stringify(model.requests.at(-1)?.messages)).toContain("no tests were run after the last change");
  });
});
