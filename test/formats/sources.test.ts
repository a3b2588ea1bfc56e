import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { readSources } from "../../src/formats/agent-yaml.js";
import { ConfigReader } from "../../src/store/config/config-reader.js";
import { HookSources, loadFormatFile, scriptsIn } from "../../src/store/config/hook-sources.js";
import { WorkspaceFiles } from "../../src/store/config/workspace-files.js";
import { bashCall, type FormatsBench, makeFormatsBench } from "../support/formats-bench.js";
import { rows } from "../support/long-tests.js";
import { approveAll, idIn, makeWorkbench, type } from "../support/workbench.js";

const claudeFile = (command: string, event = "PreToolUse"): string =>
  JSON.stringify({ hooks: { [event]: [{ hooks: [{ type: "command", command }] }] } });
const inAllFormats = (bench: FormatsBench): void => {
  const guard = bench.own("home/guard.sh", "#!/bin/sh\necho no >&2\nexit 2\n");
  bench.write(".claude/settings.json", claudeFile(`${guard} claude`));
  bench.write("home/.kimi-code/config.toml", `[[hooks]]\nevent = "PreToolUse"\ncommand = "${guard} kimi"\n`);
  bench.hookFolder(".agents/hooks/guard", "---\nname: guard\ndescription: d\ntrigger: before_tool\n---\n", {
    "scripts/run": "#!/bin/sh\nexit 0\n",
  });
};

test.each([
  ["", ["agent-hooks"], []],
  ["shell_hooks:\n  enabled: true\n", ["agent-hooks"], []],
  ["shell_hooks:\n  sources: [claude, kimi]\n", ["claude", "kimi"], []],
  ["shell_hooks:\n  sources: Claude\n", ["claude"], []],
  ["shell_hooks:\n  sources: []\n", [], []],
  ["shell_hooks:\n  sources: [claud, kimi]\n", ["kimi"], ["claud"]],
  ["shell_hooks:\n  sources: [native]\n", [], ["native"]],
  ["shell_hooks:\n  sources: [__proto__, 3]\n", [], ["__proto__", "3"]],
  ["shell_hooks: [", ["agent-hooks"], []],
  ["- a\n", ["agent-hooks"], []],
])("%j chooses %j, and does not know %j", (text, names, unknown) => {
  expect(readSources(text)).toEqual({ names, unknown });
});

test("a thousand unknown words are reported as a few short ones", () => {
  const words = Array.from({ length: 1_000 }, (_, at) => `w${at}${"x".repeat(500)}`);
  const { unknown } = readSources(`shell_hooks:\n  sources: [${words.join(", ")}]\n`);
  expect(unknown).toHaveLength(10);
  expect(Math.max(...unknown.map((word) => word.length))).toBe(60);
});

test("a source that is taken out takes nothing out of force, and one that is added adds proposals", async () => {
  const bench = makeFormatsBench();
  inAllFormats(bench);
  const hooks = await bench.open();
  const listed = async () => (await type(hooks, "/hooks list")).text ?? "";
  expect((await listed()).match(/\[\w{4}\] pre_tool_call/g)).toHaveLength(1);

  bench.sources("claude", "kimi", "klaude");
  expect((await listed()).match(/✗ NOT approved/g)).toHaveLength(2);
  expect(await listed()).toContain('"sources" is "klaude"; allowed: claude, kimi, agent-hooks.');
  await approveAll(hooks);
  await type(hooks, "/hooks on");
  expect(await hooks.fire("pre_tool_call", bashCall("ls"))).toMatchObject({ verdict: "block", runs: [{}, {}] });

  bench.sources();
  expect((await listed()).match(/⚠ changed since approval/g)).toHaveLength(2);
  expect(await hooks.fire("pre_tool_call", bashCall("ls"))).toMatchObject({ verdict: "block", runs: [{}, {}] });
});

test("what is approved in one file is not approved in another", async () => {
  const bench = makeFormatsBench();
  bench.sources("claude");
  bench.write("home/.claude/settings.json", claudeFile("exit 0"));
  const hooks = await bench.inForce();
  bench.write("home/.claude/settings.json", "{}");
  bench.write(".claude/settings.json", claudeFile("exit 0"));
  const { text = "" } = await type(hooks, "/hooks list");
  expect(text).toMatch(/✗ NOT approved .*\n.*\.claude\/settings\.json/);
  expect(text).toContain("⚠ changed since approval");
});

test("an approval of a shell line says that it is one and shows the whole line", async () => {
  const bench = makeFormatsBench();
  bench.sources("claude");
  const line = `printf '%s\\n' "checking: ${"x".repeat(300)}" >&2; [ -e nowhere ] && exit 2 || exit 0 # the end`;
  bench.write(".claude/settings.json", claudeFile(line));
  const hooks = await bench.open();
  const listed = await type(hooks, "/hooks list");
  const shown = await type(hooks, `/hooks show ${idIn(listed)}`);
  const approved = await type(hooks, `/hooks approve ${idIn(listed)}`);
  for (const { text = "" } of [listed, shown, approved]) {
    expect(text).toContain(line);
    expect(text).toContain("a shell command line, run by sh -c");
  }
  expect(approved.text).toContain("This is a shell command line: sh -c runs all of it.");
});

test("a script that a shell line names is checked where it lies, at each run", async () => {
  const bench = makeFormatsBench();
  bench.sources("claude");
  const script = bench.own("home/guard.py", "#!/bin/sh\nexit 0\n");
  bench.write(".claude/settings.json", claudeFile(`sh ${script} 2>/dev/null | cat`));
  const hooks = await bench.inForce();
  expect((await hooks.fire("pre_tool_call", bashCall("ls"))).verdict).toBe("continue");
  writeFileSync(script, "#!/bin/sh\nexit 0 # edited\n");
  const outcome = await hooks.fire("pre_tool_call", bashCall("ls"));
  expect(outcome).toMatchObject({ verdict: "block", runs: [{ fault: { code: "changed-file", path: script } }] });
  expect(outcome.reason).toContain("is no longer what was approved");
});

test("a log that a shell line writes may grow", async () => {
  const bench = makeFormatsBench();
  bench.sources("claude");
  bench.write(".claude/log.txt", "begun\n");
  bench.write(".claude/settings.json", claudeFile('echo run >> "$CLAUDE_PROJECT_DIR"/.claude/log.txt'));
  const hooks = await bench.inForce();
  for (let run = 0; run < 2; run += 1) {
    expect(await hooks.fire("pre_tool_call", bashCall("ls"))).toMatchObject({
      verdict: "continue",
      runs: [{ verdict: "continue" }],
    });
  }
  expect(readFileSync(`${bench.root}/.claude/log.txt`, "utf8")).toBe("begun\nrun\nrun\n");
  expect((await type(hooks, "/hooks list")).text).not.toContain("⚠ changed");
});

const LEADS_IN = rows(2, [
  '"$CLAUDE_PROJECT_DIR"/workspace/x.sh',
  "echo hi >> ./workspace/log.txt",
  // As in a shell text of our own.
  "sh ./workspace/x.sh",
  'cat /dev/null; . ./work"space"/x.sh',
  "cd workspace && ./x.sh",
]);

test("a shell line that leads into the workspace cannot be approved", async () => {
  const bench = makeFormatsBench();
  bench.sources("claude");
  bench.script("workspace/x.sh", "#!/bin/sh\nexit 0\n");
  const lines = LEADS_IN.map((command) => ({ type: "command", command }));
  bench.write(".claude/settings.json", JSON.stringify({ hooks: { Stop: [{ hooks: lines }] } }));
  const hooks = await bench.open();
  const { text: listed = "" } = await type(hooks, "/hooks list");
  const ids = [...listed.matchAll(/NOT approved \[(\w{4})\]/g)].map(([, id]) => id);
  expect(ids).toHaveLength(LEADS_IN.length);
  for (const id of ids) {
    const { changed, text } = await type(hooks, `/hooks approve ${id}`);
    expect(changed, text).toBe(false);
    expect(text).toContain("leads into the workspace");
  }
});

test("an edit of a settings file changes nothing in force", async () => {
  const bench = makeFormatsBench();
  bench.sources("claude");
  bench.write(".claude/settings.json", claudeFile("echo no >&2; exit 2"));
  const hooks = await bench.inForce();
  for (const text of [claudeFile("exit 0"), "{}", "broken", '{"disableAllHooks": true}']) {
    bench.write(".claude/settings.json", text);
    await type(hooks, "/hooks list");
    expect((await hooks.fire("pre_tool_call", bashCall("ls"))).verdict).toBe("block");
  }
});

test("hostile files do no harm, and what is fine beside them is listed", async () => {
  const bench = makeFormatsBench();
  bench.sources("claude", "kimi", "agent-hooks");
  const hook = { hooks: [{ type: "command", command: "exit 0" }] };
  bench.write(".claude/settings.json", `{"hooks": {"PreToolUse": ${"[".repeat(50_000)}${"]".repeat(50_000)}}}`);
  bench.write(
    ".claude/settings.local.json",
    `{"__proto__": {"hooks": {}}, "hooks": ${JSON.stringify({ PreToolUse: [hook] })}}`,
  );
  bench.write(
    "home/.kimi-code/config.toml",
    `x = ${"[".repeat(50_000)}\n[[hooks]]\nevent = "Stop"\ncommand = "a\u0000b"\n`,
  );
  const agents = `${bench.root}/.agents/hooks`;
  const head = "---\nname: n\ndescription: d\ntrigger: before_tool\n";
  bench.hookFolder(".agents/hooks/deep", `${head}metadata: ${"[".repeat(5_000)}\n---\n`, {
    "scripts/run": "#!/bin/sh\n",
  });
  bench.hookFolder(".agents/hooks/huge", `${head}---\n${"x".repeat(100_000)}`, { "scripts/run": "#!/bin/sh\n" });
  bench.hookFolder(".agents/hooks/bomb", `${head}metadata: &a [x]\nmatcher: ${"*a, ".repeat(10)}\n---\n`);
  bench.hookFolder(".agents/hooks/fine", `${head}---\n`, { "scripts/run": "#!/bin/sh\nexit 0\n" });
  mkdirSync(`${agents}/loop`);
  symlinkSync("HOOK.md", `${agents}/loop/HOOK.md`);
  mkdirSync(`${agents}/folder/HOOK.md`, { recursive: true });
  symlinkSync("/dev/zero", bench.write(".agents/hooks/endless/x", "").replace(/x$/, "HOOK.md"));
  bench.write(".agents/hooks/secret/HOOK.md", head);
  chmodSync(`${agents}/secret/HOOK.md`, 0o000);

  const hooks = await bench.open();
  const { text = "" } = await type(hooks, "/hooks list");
  expect(text).toContain(`${agents}/fine/scripts/run`);
  expect(text).toContain("pre_tool_call → exit 0");
  expect(text.match(/^.*HOOK\.md:$/gm)?.length).toBeGreaterThanOrEqual(5);
  expect(({} as Record<string, unknown>).hooks).toBeUndefined();
  expect((await hooks.fire("pre_tool_call", bashCall("ls"))).verdict).toBe("continue");
});

test("a file full of hooks is read as far as our own would be", async () => {
  const bench = makeFormatsBench();
  const reader = new ConfigReader();
  onTestFinished(() => reader.close());
  const load = (path: string, name: "claude" | "kimi") =>
    loadFormatFile(reader, { name, path, scripts: [], workspace: bench.workspace, root: bench.root });
  const many = Array.from({ length: 600 }, (_, at) => ({ hooks: [{ type: "command", command: `echo ${at}` }] }));
  const claude = await load(bench.write("a.json", JSON.stringify({ hooks: { Stop: many } })), "claude");
  expect(claude.hooks).toHaveLength(500);
  expect(claude.faults).toMatchObject([{ code: "too-many-hooks", most: 500 }]);

  const long = `[[hooks]]\nevent = "Stop"\ncommand = "${"x".repeat(20_000)}"\n`;
  const bad = "[[hooks]]\nevent = 'Nope'\n".repeat(300);
  const kimi = await load(bench.write("b.toml", `${long}${bad}`), "kimi");
  expect(kimi.hooks).toEqual([]);
  expect(kimi.faults).toHaveLength(51);
  expect(kimi.faults.at(-1)).toMatchObject({ code: "more-faults", count: 251 });
});

test("the scripts of a hook's folder: what is run comes first, then the others in order, and not too many or too deep", async () => {
  const bench = makeWorkbench();
  for (const path of ["b.sh", "a.sh", "run.py", ".hidden", "lib/x.py", "lib/deep/y.py", "lib/deep/deeper/z.py"])
    bench.write(`hook/scripts/${path}`, "");
  bench.write("hook/scripts/node_modules/m.js", "");
  expect(await scriptsIn(`${bench.root}/hook`)).toEqual(
    ["run.py", "a.sh", "b.sh", "lib/x.py", "lib/deep/y.py"].map((path) => `scripts/${path}`),
  );
  for (let at = 0; at < 60; at += 1) bench.write(`hook/scripts/many-${at}`, "");
  const many = await scriptsIn(`${bench.root}/hook`);
  expect([many.length, many[0], many.some((path) => path.includes("lib/"))]).toEqual([50, "scripts/run.py", false]);
});

test("folders of hooks may be links, files among them are none, and a home that is not named is the user's", async () => {
  const bench = makeWorkbench();
  const head = "---\nname: linked\ndescription: d\ntrigger: before_tool\n---\n";
  bench.write("elsewhere/HOOK.md", head);
  bench.script("elsewhere/scripts/run", "#!/bin/sh\n");
  bench.write(".agents/hooks/README.md", head);
  symlinkSync(`${bench.root}/elsewhere`, `${bench.root}/.agents/hooks/linked`);
  const reader = new ConfigReader();
  const files = new WorkspaceFiles(bench.workspace, reader);
  const env = { XDG_CONFIG_HOME: `${bench.root}/none` };
  const sources = new HookSources(files, reader, bench.workspace, bench.root, env);
  expect(await sources.load()).toMatchObject({ hooks: [{ name: "linked", level: "project" }], faults: [] });
  expect((await sources.list([])).find(({ name }) => name === "claude")?.paths).toContain(
    `${homedir()}/.claude/settings.json`,
  );
});
