import { describe, expect, test } from "vitest";
import type { EventName } from "../../src/core/event.js";
import { buildPayload } from "../../src/core/payload.js";
import { dialectOf } from "../../src/formats/dialect.js";
import { en } from "../../src/texts/en.js";
import { bashCall, makeFormatsBench, sharedFormats } from "../support/formats-bench.js";
import { idIn, type } from "../support/workbench.js";

const AROUND = { root: "/srv", folder: "/srv/.agents/hooks/guard", files: ["scripts/run"] };
const read = (text: string, files = AROUND.files) =>
  dialectOf("agent-hooks").format?.read(text, { ...AROUND, files }) ?? { hooks: [], faults: [] };
const head = (lines: string): string =>
  `---\nname: guard\ndescription: d\ntrigger: before_tool\n${lines}\n---\n# Guard\n`;
const entryOf = (text: string, files?: string[]) => read(text, files).hooks[0]?.entry;
const complaint = (text: string, files?: string[]): string =>
  read(text, files)
    .faults.map((fault) => en.fileFault(fault))
    .join();

describe("one folder", () => {
  test("everything the standard has becomes part of the entry", () => {
    const text = head(
      "matcher:\n  tool: Shell\n  pattern: 'rm'\ntimeout: 5000\nasync: true\npriority: 999\nmetadata: {a: 1}",
    );
    expect(entryOf(text)).toMatchObject({
      event: "pre_tool_call",
      trigger: "before_tool",
      subject: "Shell",
      matcher: "rm",
      dialect: "agent-hooks",
      timeoutMs: 5_000,
      async: true,
      priority: 999,
      type: "command",
      failClosed: false,
      command: "/srv/.agents/hooks/guard/scripts/run",
    });
    expect(read(text)).toMatchObject({ faults: [], name: "guard", hooks: [{ warnings: [] }] });
  });

  test("what is left out has the standard's own values", () => {
    expect(entryOf(head(""))).toMatchObject({ timeoutMs: 30_000, async: false, priority: 100 });
  });

  test.each([
    [["scripts/run.py", "scripts/run.sh", "scripts/run"], "scripts/run"],
    [["scripts/run.py", "scripts/run.sh", "scripts/other"], "scripts/run.sh"],
    [["scripts/run.py", "scripts/runner"], "scripts/run.py"],
  ])("of %j, %s is run and the others go with it", (files, script) => {
    const entry = entryOf(head(""), files);
    expect(entry).toMatchObject({ command: `${AROUND.folder}/${script}` });
    expect(entry?.files).toEqual(files.filter((file) => file !== script).map((file) => `${AROUND.folder}/${file}`));
  });

  test.each(["true", "yes", "1", '"true"', "on"])("async: %s is a yes", (word) => {
    expect(entryOf(head(`async: ${word}`))).toMatchObject({ async: true });
  });

  test.each([
    ['pattern: "\\.(py|js|ts)$"', "\\.(py|js|ts)$"],
    ['pattern: "\\brm\\b"', "\\brm\\b"],
    ['pattern: "\\\\.py$"', "\\.py$"],
    ["pattern: '\\.py$'", "\\.py$"],
    ['pattern: "a\\tb\\u0041"', "a\tbA"],
  ])("%s is read as it was meant", (line, pattern) => {
    expect(entryOf(head(`matcher:\n  ${line}`))).toMatchObject({ matcher: pattern });
  });

  test("a matcher on an event without a tool is reported and keeps no hook from running", () => {
    const text = "---\nname: g\ndescription: d\ntrigger: before_agent\nmatcher:\n  tool: Shell\n  pattern: x\n---\n";
    expect(entryOf(text)).not.toHaveProperty("subject");
    expect(entryOf(text)).not.toHaveProperty("matcher");
    expect(read(text).hooks[0]?.warnings).toEqual([{ code: "key-ignored", key: "matcher" }]);
  });

  test("Windows line ends and a byte order mark are no obstacle", () => {
    expect(entryOf(`\ufeff${head("timeout: 100").replaceAll("\n", "\r\n")}`)).toMatchObject({ timeoutMs: 100 });
  });

  test.each([
    ["timeout: 99", '"timeout" is 99; allowed: 100–600000 ms.'],
    ["timeout: 600001", "600001"],
    ["timeout: soon", '"timeout" is "soon"'],
    ["priority: 1001", '"priority" is 1001; allowed: 0–1000.'],
    ["priority: -1", '"priority" is -1'],
    ["matchers: {}", 'unknown key "matchers". Did you mean "matcher"?'],
    ["matcher: { tools: Shell }", "tools"],
    ["matcher: Shell", '"matcher" is "Shell"'],
    ["async: maybe", '"async" is "maybe"'],
    ["timeout: [1, 2", "this bracket is never closed. Write: `timeout: [1, 2]`"],
    ["note: after: tool", "needs quotation marks. Write: `note: 'after: tool'`"],
  ])("%s is reported", (lines, words) => {
    expect(complaint(head(lines))).toContain(words);
    expect(read(head(lines)).hooks).toEqual([]);
  });

  test.each([
    ["name", "---\ndescription: d\ntrigger: before_tool\n---\n"],
    ["trigger", "---\nname: a\ndescription: d\n---\n"],
  ])("a missing %s is reported", (key, text) => {
    expect(complaint(text)).toBe(`"${key}" is missing. Add it.`);
  });

  test("a name of 65 characters is too long, and one in Chinese is fine", () => {
    const named = (name: string): string => `---\nname: ${name}\ndescription: d\ntrigger: before_tool\n---\n`;
    expect(complaint(named("n".repeat(65)))).toContain("1–64");
    expect(entryOf(named("安全检查"))).toBeDefined();
  });

  test.each(["before_tools", "BeforeTool", "__proto__", "constructor", "toString"])(
    "there is no trigger %s",
    (trigger) => {
      const text = `---\nname: a\ndescription: d\ntrigger: ${trigger}\n---\n`;
      expect(complaint(text)).toContain(`there is no event "${trigger}"`);
    },
  );

  test.each([
    ["TOML settings", '+++\nname = "a"\nevents = ["BeforeToolCall"]\ncommand = "./handler.sh"\n+++\n', "TOML"],
    [
      "OpenClaw",
      '---\nname: a\ndescription: d\nmetadata: {"openclaw": {"emoji": "x", "events": ["agent:bootstrap"]}}\n---\n',
      "OpenClaw",
    ],
    [
      "events without a trigger",
      "---\nname: a\ndescription: d\nevents: [PreToolUse]\n---\n",
      '"events" and no "trigger"',
    ],
    ["no front matter", "# useHook\n\nA React hook.\n", 'Begin it with a line "---"'],
  ])("a HOOK.md of somebody else (%s) is refused with the reason", (_, text, words) => {
    expect(complaint(text)).toContain(words);
    expect(read(text).hooks).toEqual([]);
  });

  test("a folder without a script is refused with the places for one", () => {
    expect(complaint(head(""), ["scripts/main.sh"])).toContain("scripts/run, scripts/run.sh or scripts/run.py");
  });
});

const says = (word: string): string => `#!/bin/sh\ncat >/dev/null\nprintf '{"additional_context": "%s"}' "${word}"\n`;
const named = (name: string, more = ""): string =>
  `---\nname: ${name}\ndescription: d\ntrigger: before_tool\n${more}---\n`;

const shared = sharedFormats((bench) => {
  bench.hookFolder("home/.config/agents/hooks/a", named("low", "priority: 10\n"), { "scripts/run": says("user low") });
  bench.hookFolder("home/.config/agents/hooks/b", named("same"), { "scripts/run": says("user same") });
  bench.hookFolder("home/.config/agents/hooks/c", named("user"), { "scripts/run": says("user") });
  bench.hookFolder(".agents/hooks/a", named("project"), { "scripts/run": says("project") });
  bench.hookFolder(".agents/hooks/b", named("same"), { "scripts/run": says("project same") });
  bench.hookFolder(".agents/hooks/c", named("high", "priority: 500\n"), {
    "scripts/run": '#!/bin/sh\n. "$(dirname "$0")/lib/words.sh"\nprintf \'{"additional_context": "%s"}\' "$WORDS"\n',
    "scripts/lib/words.sh": 'WORDS="high from $PWD"\n',
    "scripts/__pycache__/x.pyc": "bytes",
  });
});

test("hooks of both levels run by priority, the user's first, and the project's takes the place of a namesake", async () => {
  const { context } = await shared.hooks.fire("pre_tool_call", bashCall("ls"));
  expect(context).toEqual([`high from ${shared.bench.root}`, "user", "project", "project same", "user low"]);
});

test("the list says where each comes from", async () => {
  const { text = "" } = await type(shared.hooks, "/hooks list");
  const { root } = shared.bench;
  expect(text).toContain(`from ${root}/home/.config/agents/hooks/c/HOOK.md`);
  expect(text).toContain(`from ${root}/.agents/hooks/c/HOOK.md`);
  expect(text).not.toContain("__pycache__");
});

test("a hook is told by its name and description, wherever an owner looks at it; an invisible character in them is not", async () => {
  const bench = makeFormatsBench();
  const about = `Keeps secrets in\u202e. ${"x".repeat(300)}`;
  bench.hookFolder(".agents/hooks/g", `---\nname: keep\ndescription: "${about}"\ntrigger: before_tool\n---\n`, {
    "scripts/run": "#!/bin/sh\nexit 0\n",
  });
  const hooks = await bench.open();
  const listed = await type(hooks, "/hooks list");
  const id = idIn(listed);
  const replies = [listed, await type(hooks, `/hooks show ${id}`), await type(hooks, `/hooks approve ${id}`)];
  for (const { text = "" } of replies) {
    expect(text).toMatch(/"keep": Keeps secrets in\S*202e\S* x+…/i);
    expect(text).not.toContain("x".repeat(201));
  }
  expect((await type(hooks, "/hooks list", { locale: "zh" })).text).toContain("“keep”：Keeps");
});

test("a namesake in the project does not take the place of a hook that is in force", async () => {
  const bench = makeFormatsBench();
  bench.hookFolder("home/.config/agents/hooks/guard", named("guard"), {
    "scripts/run": "#!/bin/sh\necho no >&2\nexit 2\n",
  });
  const hooks = await bench.inForce();
  bench.hookFolder(".agents/hooks/guard", named("guard"), { "scripts/run": "#!/bin/sh\nexit 0\n" });
  const { text = "" } = await type(hooks, "/hooks list");
  expect(text.match(/✗ NOT approved/g)).toHaveLength(1);
  expect(text).toContain("⚠ changed since approval");
  expect((await hooks.fire("pre_tool_call", bashCall("ls"))).verdict).toBe("block");
});

test("an edited HOOK.md or script changes nothing in force until an owner says so", async () => {
  const bench = makeFormatsBench();
  const guard = ".agents/hooks/guard";
  bench.hookFolder(guard, named("guard"), { "scripts/run": "#!/bin/sh\necho no >&2\nexit 2\n" });
  const hooks = await bench.inForce();
  bench.hookFolder(guard, named("guard", "matcher:\n  tool: Never\n"), { "scripts/run": "#!/bin/sh\nexit 0\n" });
  expect(await hooks.fire("pre_tool_call", bashCall("ls"))).toMatchObject({ verdict: "block", reason: "no" });
  expect((await type(hooks, "/hooks list")).text).toContain("⚠ changed since approval");
});

test("front matter that is nested too deeply, or of another kind, is reported with its line", () => {
  expect(read(`---\nname: g\nmatcher: ${"[".repeat(600)}\n---\n`)).toMatchObject({
    hooks: [],
    faults: [{ line: 3, code: "bad-yaml", detail: "nested too deeply" }],
  });
  for (const text of ["+++\nname = 'g'\n+++\n", "+++ \r\nname = 'g'\r\n+++", "+++"])
    expect(read(text).faults, text).toEqual([{ line: 1, code: "not-agent-hooks", what: "toml" }]);
  for (const text of ["", "++++\n", "# +++\n+++\n"])
    expect(read(text).faults, text).toEqual([{ line: 1, code: "no-front-matter" }]);
});

test("a script that is no HOOK.md's hears of a failed call, and of the steps of a turn, by the standard's names", () => {
  const call = { at: new Date(0), root: "/srv", workspace: "/srv/w" };
  const encode = (event: EventName, input: Record<string, unknown>) =>
    JSON.parse(dialectOf("agent-hooks").encode(buildPayload(event, { session_id: "s", ...input }, "/srv"), call));
  const bash = { tool_name: "bash", tool_input: { command: "ls" } };
  expect(encode("post_tool_call", { ...bash, tool_error: "boom" })).toMatchObject({
    event_type: "after_tool_failure",
    error: "boom",
  });
  expect(encode("post_tool_call", { ...bash, tool_result: "ok" })).toMatchObject({
    event_type: "after_tool",
    tool_output: "ok",
  });
  expect(encode("on_stop", { response: "bye", tool_names: ["bash", "bash"] })).toMatchObject({ step_count: 2 });
  expect(encode("on_stop", { response: "bye" })).toMatchObject({ step_count: 0 });
});

test("a script without the executable bit runs by its first line, and is found by the event's own name", async () => {
  const bench = makeFormatsBench();
  bench.sources("agent-hooks");
  bench.write(".agents/hooks/g/HOOK.md", "---\nname: g\ndescription: d\ntrigger: before_tool\n---\n");
  const script = bench.write(".agents/hooks/g/scripts/run.sh", "#!/bin/sh\nexit 2\n");
  const hooks = await bench.open();
  expect((await type(hooks, `/hooks approve before_tool ${script}`)).text).toContain("Approved");
  await type(hooks, "/hooks on");
  expect((await hooks.fire("pre_tool_call", { tool_name: "bash" })).verdict).toBe("block");
});
