import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { textsFor } from "../../src/bot/words/index.js";
import { runImport } from "../../src/cli/import.js";
import type { HookEntry } from "../../src/core/hook.js";
import { dialectOf } from "../../src/formats/dialect.js";
import { readHookFile } from "../../src/formats/hook-file.js";
import { entryForHookFile } from "../../src/formats/hook-file-edit.js";
import { bashCall, type FormatsBench, makeFormatsBench } from "../support/formats-bench.js";
import { type } from "../support/workbench.js";

const GUARD = "#!/bin/sh\nif grep -q '\"command\": \"rm'; then echo 'no rm' >&2; exit 2; fi\n";
const OWN = "# my hooks\nhooks:\n  # a careful one\n  - { event: on_stop, command: 'true' } # keep me\n";

async function importFile({ root, workspace }: FormatsBench, ...rest: string[]) {
  const said: string[] = [];
  const output = { log: (text: string) => void said.push(text), error: (text: string) => void said.push(text) };
  const code = await runImport({ rest, workspace, root, texts: textsFor("en"), output });
  return { code, text: said.join("\n") };
}

const FORMATS: Record<string, (bench: FormatsBench) => string> = {
  "Claude Code"(bench) {
    bench.own(".claude/hooks/guard.sh", GUARD);
    const hook = { type: "command", command: '"$CLAUDE_PROJECT_DIR"/.claude/hooks/guard.sh', timeout: 5 };
    return bench.write(
      "home/settings.json",
      JSON.stringify({ hooks: { PreToolUse: [{ matcher: "Bash", hooks: [hook] }] } }),
    );
  },
  "Kimi Code"(bench) {
    bench.own("home/guard.sh", GUARD);
    return bench.write("config.toml", '[[hooks]]\nevent = "PreToolUse"\nmatcher = "Bash"\ncommand = "sh ~/guard.sh"\n');
  },
  "Agent Hooks"(bench) {
    const head =
      "---\nname: guard\ndescription: d\ntrigger: before_tool\nmatcher:\n  tool: Shell\n  pattern: 'rm|ls'\n---\n";
    bench.hookFolder("other/guard", head, {
      "scripts/run.sh": '#!/bin/sh\n. "$(dirname "$0")/lib.sh"\n',
      "scripts/lib.sh": GUARD,
    });
    return `${bench.root}/other/guard`;
  },
};

test.each(Object.keys(FORMATS))(
  "hooks of %s become entries that do the same, and their scripts are copied",
  async (name) => {
    const bench = makeFormatsBench();
    const file = FORMATS[name]?.(bench) ?? "";
    bench.propose(OWN);
    const { code, text } = await importFile(bench, file);
    expect([code, text]).toEqual([0, expect.stringContaining("1 hook was added")]);
    const written = readFileSync(`${bench.workspace}/config/shell_hooks.yaml`, "utf8");
    expect(written).toContain(OWN);
    expect(readHookFile(written).faults).toEqual([]);

    const hooks = await bench.inForce();
    expect(await hooks.fire("pre_tool_call", bashCall("rm -r x"))).toMatchObject({ verdict: "block", reason: "no rm" });
    expect(await hooks.fire("pre_tool_call", bashCall("ls"))).toMatchObject({ verdict: "continue", runs: [{}] });
    const read = { tool_name: "read_file", tool_input: { file_path: "rm" } };
    expect((await hooks.fire("pre_tool_call", read)).runs).toEqual([]);
    expect((await type(hooks, "/hooks list")).text).not.toContain("a shell command line");
  },
);

describe("one line", () => {
  const imported = (command: string): HookEntry | undefined => {
    const settings = JSON.stringify({ hooks: { Stop: [{ hooks: [{ type: "command", command }] }] } });
    const [hook] =
      dialectOf("claude").format?.read(settings, { root: "/srv", folder: "/srv/.claude", files: [] }).hooks ?? [];
    const file = hook && readHookFile(`hooks:\n${entryForHookFile(hook.entry, "/srv").replace(/^/gm, "  ")}\n`);
    expect(file?.faults).toEqual([]);
    return file?.hooks[0]?.entry;
  };

  test.each([
    ['"$CLAUDE_PROJECT_DIR"/.claude/hooks/a.sh', "./.claude/hooks/a.sh"],
    ['"$CLAUDE_PROJECT_DIR/.claude/hooks/a.sh"', "./.claude/hooks/a.sh"],
    ["$CLAUDE_PROJECT_DIR/a.sh --strict", "./a.sh --strict"],
    ['python3 "$' + '{CLAUDE_PROJECT_DIR}/my hooks/a.py"', "python3 './my hooks/a.py'"],
    ["node ~/.claude/a.mjs 'x y'", "node ~/.claude/a.mjs 'x y'"],
  ])("%s needs no shell: %s", (line, command) => {
    expect(imported(line)).toMatchObject({ type: "command", command, event: "on_stop", trigger: "Stop" });
  });

  test.each([
    ...[
      "exit 0",
      "npm test",
      "./a.sh | cat",
      "cd x && ./a.sh",
      "A=1 ./a.sh",
      ". ./a.sh",
      "./a.sh $HOME",
      "./a.sh *.md",
    ],
    "echo \"it's",
    "source ./env.sh",
    "jq -r '.x' >> ~/log.txt",
    "./a.sh # no",
  ])("%s stays a shell line", (line) => {
    expect(imported(line)).toMatchObject({ type: "shell", command: line });
  });
});

test("every kind of entry can be read back as it was", () => {
  const settings = {
    hooks: {
      PostToolUse: [
        { matcher: "Edit|Write", hooks: [{ type: "command", command: "a | b", timeout: 300, async: true }] },
      ],
      PreToolUse: [
        { hooks: [{ type: "command", command: "./x", args: ["a b"], if: "Bash(git *)" }] },
        { hooks: [{ type: "http", url: "https://a.example/", headers: { A: "$T" }, allowedEnvVars: ["T"] }] },
        { hooks: [{ type: "http", url: "https://b.example/", allowedEnvVars: ["T"] }] },
      ],
    },
  };
  const around = { root: "/srv", folder: "/srv/.claude", files: [] };
  const { hooks = [] } = dialectOf("claude").format?.read(JSON.stringify(settings), around) ?? {};
  const text = hooks.map(({ entry }) => entryForHookFile(entry, "/srv").replace(/^/gm, "  ")).join("\n");
  const { hooks: back, faults } = readHookFile(`hooks:\n${text}\n`);
  expect(faults).toEqual([]);
  expect(back.map(({ entry }) => entry)).toEqual(hooks.map(({ entry }) => entry));
});

test.each([
  [[], 2, "Usage: chat-hooks import"],
  [["a.json", "b.json"], 2, "Usage: chat-hooks import"],
  [["a.json", "--cwd"], 2, "Usage: chat-hooks import"],
  [["a.json", "--cwd", "/srv"], 2, "Usage: chat-hooks import"],
  [["nowhere.json"], 2, '"nowhere.json" is not a file that hooks can be read from'],
])("chat-hooks import %j explains itself", async (rest, code, words) => {
  expect(await importFile(makeFormatsBench(), ...rest)).toEqual({ code, text: expect.stringContaining(words) });
});

test("what cannot be imported is reported with its line, and the rest is written", async () => {
  const bench = makeFormatsBench();
  const file = bench.write(
    "config.toml",
    '[[hooks]]\nevent = "Nope"\ncommand = "x"\n[[hooks]]\nevent = "Stop"\ncommand = "x | y"\n',
  );
  const { code, text } = await importFile(bench, file);
  expect(code).not.toBe(0);
  expect(text).toMatch(/line 1: .*"Nope"/);
  expect(readFileSync(`${bench.workspace}/config/shell_hooks.yaml`, "utf8")).toContain("x | y");
});

describe("imported", () => {
  const SETTINGS = { hooks: { PreToolUse: [{ matcher: "Bash", hooks: [{ type: "command", command: "./g.sh" }] }] } };

  test("twice, a file says that its hooks are already there", async () => {
    const bench = makeFormatsBench();
    const file = bench.write("home/settings.json", JSON.stringify(SETTINGS));
    await importFile(bench, file);
    const before = readFileSync(`${bench.workspace}/config/shell_hooks.yaml`, "utf8");
    expect(await importFile(bench, file)).toMatchObject({
      code: 0,
      text: expect.stringContaining("1 hook is already there"),
    });
    expect(readFileSync(`${bench.workspace}/config/shell_hooks.yaml`, "utf8")).toBe(before);
    expect(readHookFile(before).hooks[0]?.entry.parallel).toBe(true);
  });

  test.each([["--cwd", "workspace"], ["--cwd=workspace"]])(
    "with %s %s, scripts start where the agent works, also while their source is on",
    async (...flag) => {
      const bench = makeFormatsBench();
      bench.sources("claude");
      bench.own(".claude/hooks/g.sh", '#!/bin/sh\necho "in $(pwd)" >&2\nexit 2\n');
      const command = '"$CLAUDE_PROJECT_DIR"/.claude/hooks/g.sh';
      const url = { type: "http", url: "https://a.example/" };
      const hooks = { PreToolUse: [{ matcher: "Bash", hooks: [{ type: "command", command }, url] }] };
      const file = bench.write(".claude/settings.json", JSON.stringify({ hooks }));
      expect((await importFile(bench, file)).text).toContain("is on");
      const { code, text } = await importFile(bench, file, ...flag);
      expect([code, text]).toEqual([0, expect.stringContaining("approve those from shell_hooks.yaml instead")]);
      const written = readHookFile(readFileSync(`${bench.workspace}/config/shell_hooks.yaml`, "utf8"));
      expect(written.hooks.map(({ entry }) => entry.cwd)).toEqual(["workspace", undefined]);
      const opened = await bench.open();
      await type(opened, "/hooks approve ./.claude/hooks/g.sh");
      await type(opened, "/hooks approve ./.claude/hooks/g.sh");
      await type(opened, "/hooks on");
      expect((await opened.fire("pre_tool_call", bashCall("ls"))).reason).toBe(`in ${bench.workspace}`);
    },
  );

  test("a hook that stands twice in a file is added once", async () => {
    const bench = makeFormatsBench();
    const hook = '[[hooks]]\nevent = "Stop"\ncommand = "exit 2"\n';
    const { text } = await importFile(bench, bench.write("config.toml", hook + hook));
    expect(text).toContain("1 hook was added");
    expect(readHookFile(readFileSync(`${bench.workspace}/config/shell_hooks.yaml`, "utf8")).faults).toEqual([]);
  });

  test.each([
    ["settings.json", "{}", "has no hooks in it"],
    ["settings.json", '{"hooks": {}}', "has no hooks in it"],
    ["settings.json", JSON.stringify({ ...SETTINGS, disableAllHooks: true }), "says disableAllHooks"],
    ["config.toml", "model = 'k'\n", "has no hooks in it"],
    ["settings.json", '{\n "hooks": {\n  "Stop": [}\n }\n}\n', "line 3"],
    ["settings.json", '{"a": 1,\n"hooks": {"Stop": []},\n}', "line 3"],
    ["settings.json", '{\n "hooks": {\n', "line 2"],
  ])("%s that brings nothing says why: %j", async (name, text, why) => {
    const bench = makeFormatsBench();
    expect(await importFile(bench, bench.write(`home/${name}`, text))).toMatchObject({
      code: 1,
      text: expect.stringContaining(why),
    });
  });

  test("a folder whose source is on is proposed once", async () => {
    const bench = makeFormatsBench();
    bench.sources("agent-hooks");
    const head = "---\nname: guard\ndescription: d\ntrigger: before_tool\nextra: 1\ntimeout: '5000'\n---\n";
    bench.hookFolder(".agents/hooks/guard", head, { "scripts/run.sh": GUARD });
    const folder = `${bench.root}/.agents/hooks/guard`;
    expect(await importFile(bench, folder)).toMatchObject({ code: 0, text: expect.stringContaining("is on") });
    const { hooks, faults } = await (await bench.open()).list();
    expect([hooks.length, hooks[0]?.entry.timeoutMs, faults]).toEqual([1, 5_000, []]);
    expect(hooks[0]?.proposed?.warnings).toEqual([{ code: "key-ignored", key: "extra" }]);
  });
});

test("an event of another format says which dialect is missing", () => {
  const { faults } = readHookFile("hooks:\n  - { event: PreToolUse, command: ./x.sh }\n");
  const text = faults.map(textsFor("en").fileFault).join();
  expect(text).toContain("dialect: claude | kimi");
  expect(text).toContain("pre_tool_call");
});
