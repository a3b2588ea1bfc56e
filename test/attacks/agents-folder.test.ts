import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { looksAbove, looksWhereItStarts, runsFromFolder } from "../../src/formats/agents-folder.js";
import { parseEntry } from "../../src/formats/hook-entry.js";
import { spokenDialect } from "../../src/formats/spoken.js";
import { toldFolder } from "../../src/runtime/told-folder.js";
import { bindEntry } from "../../src/store/snapshots/binding.js";
import { bashCall, type FormatsBench, makeFormatsBench } from "../support/formats-bench.js";
import { type } from "../support/workbench.js";

// Scripts of other systems are told the folder where the agent works. Nothing that the agent puts there may run for it.

const ATTACK = '#!/bin/sh\ntouch "$MARK/agents-copy-ran"\n';
const CWD = `"$(sed 's/.*"cwd": "\\([^"]*\\)".*/\\1/')"`;

/** The owner's files in the project, and the agent's of the same names in its workspace. */
function projectWith(files: Readonly<Record<string, string>>): FormatsBench {
  const bench = makeFormatsBench();
  for (const [path, text] of Object.entries(files)) bench.script(path, text);
  return bench;
}

function attack(bench: FormatsBench): void {
  const text = ATTACK.replace("$MARK", bench.root);
  for (const path of ["x.sh", "guards/x.sh", ".claude/hooks/x.sh", ".claude/hooks/lib.sh"])
    bench.script(`workspace/${path}`, text);
  bench.write("workspace/Makefile", `test:\n\ttouch ${bench.root}/agents-copy-ran\n`);
}

const LINES = [
  '"$CLAUDE_PROJECT_DIR"/.claude/hooks/x.sh',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a shell's variable
  "sh -c '${CLAUDE_PROJECT_DIR}/.claude/hooks/x.sh'",
  'cd "$CLAUDE_PROJECT_DIR" && ./x.sh',
  `cd ${CWD} && ./x.sh`,
  `cd ${CWD} && make test; exit 2`,
];

const fromSettings = (bench: FormatsBench, script: string) => {
  const hooks = {
    PreToolUse: [{ hooks: [{ type: "command", command: `"$CLAUDE_PROJECT_DIR"/.claude/hooks/${script}` }] }],
  };
  bench.sources("claude");
  bench.write(".claude/settings.json", JSON.stringify({ hooks }));
  return bench.inForce();
};

test.for(LINES)("a line of settings.json runs the owner's file: %s", async (command) => {
  const owners = "#!/bin/sh\nexit 2\n";
  const bench = projectWith({ "x.sh": owners, ".claude/hooks/x.sh": owners });
  bench.sources("claude");
  const settings = { hooks: { PreToolUse: [{ hooks: [{ type: "command", command }] }] } };
  bench.write(".claude/settings.json", JSON.stringify(settings));
  const hooks = await bench.inForce();
  attack(bench);
  expect((await hooks.fire("pre_tool_call", bashCall("ls"))).verdict).toBe("block");
  expect(existsSync(`${bench.root}/agents-copy-ran`)).toBe(false);
});

const SCRIPTS = [
  '. "$CLAUDE_PROJECT_DIR/.claude/hooks/lib.sh"\nexit 2\n',
  'cd "$CLAUDE_PROJECT_DIR"\n. .claude/hooks/lib.sh\nexit 2\n',
  `cd ${CWD}\n./x.sh\nexit 2\n`,
  'HERE="$CLAUDE_PROJECT_DIR"\nsh "$HERE/x.sh"\nexit 2\n',
  'cd "$CLAUDE_PROJECT_DIR"\nmake test\nexit 2\n',
];

test.for(SCRIPTS)("a script finds its own parts in the project, never the agent's: %j", async (text) => {
  const bench = projectWith({ "guards/g.sh": `#!/bin/sh\n${text}`, ".claude/hooks/lib.sh": ":\n", "x.sh": ":\n" });
  bench.propose("hooks:\n  - { event: PreToolUse, dialect: claude, command: ./guards/g.sh }\n");
  const hooks = await bench.inForce();
  attack(bench);
  expect((await hooks.fire("pre_tool_call", bashCall("ls"))).verdict).toBe("block");
  expect(existsSync(`${bench.root}/agents-copy-ran`)).toBe(false);
});

const THROUGH_SETTINGS = [...SCRIPTS, '. "$(dirname "$0")/parts.sh"\nexit 2\n'];

test.for(THROUGH_SETTINGS)("so does one that settings.json names: %j", async (text) => {
  const parts = '#!/bin/sh\n. "$CLAUDE_PROJECT_DIR/.claude/hooks/lib.sh"\n';
  const bench = projectWith({
    ".claude/hooks/g.sh": `#!/bin/sh\n${text}`,
    ".claude/hooks/parts.sh": parts,
    ".claude/hooks/lib.sh": ":\n",
    "x.sh": ":\n",
  });
  const hooks = await fromSettings(bench, "g.sh");
  attack(bench);
  expect((await hooks.fire("pre_tool_call", bashCall("ls"))).verdict).toBe("block");
  expect(existsSync(`${bench.root}/agents-copy-ran`)).toBe(false);
});

test("a script of settings.json that only looks there is told the agent's folder", async () => {
  const bench = projectWith({ ".claude/hooks/g.sh": '#!/bin/sh\ncd "$CLAUDE_PROJECT_DIR"; pwd >&2\nexit 2\n' });
  const hooks = await fromSettings(bench, "g.sh");
  expect((await hooks.fire("pre_tool_call", bashCall("ls"))).reason).toBe(bench.workspace);
});

test("who looks where it starts is told which folder that is", async () => {
  const bench = projectWith({ "guards/g.sh": '#!/bin/sh\n[ "$(git branch --show-current)" = main ] && exit 2\n' });
  bench.propose("hooks:\n  - { event: PreToolUse, dialect: claude, command: ./guards/g.sh }\n");
  const hooks = await bench.open();
  await type(hooks, "/hooks approve ./guards/g.sh");
  expect((await type(hooks, "/hooks approve ./guards/g.sh")).text).toContain("in workspace");
  const said = "if echo \"$x\" | grep -qE '(git push|git reset)'; then echo 'never git push'; exit 2; fi\n";
  expect(looksWhereItStarts(said)).toBe(false);
});

describe("with cwd: workspace", () => {
  const ENTRY = "event: PreToolUse, dialect: claude, cwd: workspace";

  test("the approved copy runs in the agent's folder, and the reply says what that allows", async () => {
    const bench = projectWith({ "guards/x.sh": '#!/bin/sh\npwd > "$HOME/where"\nexit 2\n' });
    bench.write("home/keep", "");
    bench.propose(`hooks:\n  - { ${ENTRY}, command: ./guards/x.sh }\n`);
    const hooks = await bench.open();
    const { text } = await type(hooks, "/hooks approve ./guards/x.sh");
    expect(text).toContain("Not approved yet");
    expect(text).toContain(".git/config");
    await type(hooks, "/hooks approve ./guards/x.sh");
    await type(hooks, "/hooks on");
    attack(bench);
    expect((await hooks.fire("pre_tool_call", bashCall("ls"))).verdict).toBe("block");
    expect(existsSync(`${bench.root}/agents-copy-ran`)).toBe(false);
    expect(readFileSync(`${bench.root}/home/where`, "utf8").trim()).toBe(bench.workspace);
  });

  test.for(["sh -c './x.sh'", "sh x.sh -c", "type: shell, command: './x.sh'", "python3 -m guards.check"])(
    "a line that would find its file there is refused: %s",
    async (line) => {
      const bench = makeFormatsBench();
      attack(bench);
      bench.write("workspace/guards/check.py", "");
      const target = line.startsWith("type") ? line : `command: ${JSON.stringify(line)}`;
      bench.propose(`hooks:\n  - { ${ENTRY}, ${target} }\n`);
      const { hooks: views } = await (await bench.open()).list();
      expect(views[0]?.problems.map(({ code }) => code)).toSatisfy((codes: string[]) =>
        codes.some((code) => /inside|missing/.test(code)),
      );
    },
  );
});

test("a script that only looks there is told the agent's folder", async () => {
  const bench = projectWith({
    "guards/g.sh": '#!/bin/sh\ngrep -o \'"cwd": "[^"]*"\' >&2\ncd "$CLAUDE_PROJECT_DIR"; pwd >&2\nexit 2\n',
  });
  bench.propose("hooks:\n  - { event: PreToolUse, dialect: claude, command: ./guards/g.sh }\n");
  const hooks = await bench.inForce();
  const { reason } = await hooks.fire("pre_tool_call", bashCall("ls"));
  expect(reason).toBe(`"cwd": "${bench.workspace}"\n${bench.workspace}`);
});

test("what a script takes from a folder is read from its text", () => {
  for (const text of [
    'import subprocess, os\nroot = os.environ["CLAUDE_PROJECT_DIR"]\nsubprocess.run(["python3", os.path.join(root, "tools/x.py")])\n',
    'cwd = data["cwd"]\nsys.path.insert(0, cwd)\n',
    "const dir = process.env.CLAUDE_PROJECT_DIR;\nrequire(path.join(dir, 'guards/x.js'));\n",
    'cd "$CLAUDE_PROJECT_DIR" || exit\nnpx prettier --check .\n',
    'DIR=$(jq -r .cwd)\n(cd "$DIR" && ./gradlew check)\n',
    'cd "$CLAUDE_PROJECT_DIR"\ncat .claude/rules.txt\n',
    'RULES = ".claude/rules.json"\nroot = os.environ["CLAUDE_PROJECT_DIR"]\nopen(os.path.join(root, RULES))\n',
    'cd "$CLAUDE_PROJECT_DIR"\ncase x in\n  x)\n    tools/x ;;\nesac\n',
    'cd "$CLAUDE_PROJECT_DIR"\necho "npm test" | sh\n',
    'cd "$CLAUDE_PROJECT_DIR"\nlog "checking" && npm test\n',
    'cd "$CLAUDE_PROJECT_DIR"\ninfo "$(npm test)"\n',
    "cd \"$CLAUDE_PROJECT_DIR\"\necho it\\'s; npm test; echo \\'x\n",
    'cd "$CLAUDE_PROJECT_DIR"\nfail() { eval "$1"; }\nfail "npm test"\n',
    'where = data["cwd"]\nsubprocess.run(["npm", "test"], cwd=where)\n',
    "const { cwd } = JSON.parse(input);\nspawnSync('npm', ['test'], { cwd });\n",
  ])
    expect(runsFromFolder(text), text).toBe(true);
  for (const text of [
    'branch=$(git -C "$CLAUDE_PROJECT_DIR" branch --show-current)\n',
    'cwd=$(jq -r .cwd)\ncd "$cwd" && git diff --cached --name-only | grep "\\.sh$"\n',
    'cwd = data.get("cwd", "")\nif path.startswith(cwd) and path.endswith(".py"):\n    sys.exit(2)\n',
    '# cd "$CLAUDE_PROJECT_DIR" && make\nexit 2\n',
    "npm test\n",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a shell's variable
    'rel="${f#"$CLAUDE_PROJECT_DIR"/}"\ncase "$rel" in\n  docs/adr/*.md|.claude/*)\n    echo "not .claude" >&2; exit 2 ;;\n  a/b) exit 2 ;;\nesac\n',
    'SCRIPT_DIR="$(dirname "$0")"\n. "$SCRIPT_DIR/lib.sh"\ncwd=$(jq -r .cwd)\nls "$cwd"\n',
    'root="$CLAUDE_PROJECT_DIR"\ngrep -q "npm test" || exit 0\ndeny "Run npm test in $root"\n',
    'cd "$CLAUDE_PROJECT_DIR"\ngit status --porcelain -- .notes/log | grep -q .\n',
    'case "$f" in\n  "$CLAUDE_PROJECT_DIR"/gen/*|gen/*)\n    exit 2 ;;\nesac\n',
    'subprocess.run(["git", "status"], cwd=ROOT)\nsubprocess.run(["npm", "test"], cwd=ROOT)\n',
  ])
    expect(runsFromFolder(text), text).toBe(false);
});

test.each([
  ["git where it starts", "branch=$(git branch --show-current)\n", true],
  ["git where it starts, with the told folder in a path only", 'echo "$CLAUDE_PROJECT_DIR"\ngit ls-files "$f"\n', true],
  ["git before its own folder", 'ROOT="$(git rev-parse --show-toplevel || cd "$(dirname "$0")")"\n', true],
  ["git where the child of a Python script starts", 'subprocess.run(["git", "status"], cwd=str(ROOT))\n', true],
  ["git in its own folder", 'cd "$(dirname "$0")" && git status\n', false],
  ["git in the told folder", 'cd "$CLAUDE_PROJECT_DIR"\ngit status\n', false],
  ["a folder by its relative name in a variable", 'NOTES=".dev/notes"\n[ -d "$NOTES" ] && exit 2\n', true],
  ["a file by its relative name", 'if os.path.exists("rules.json"):\n', true],
  ["a tool of the project", "case $f in\n  *.ts)\n    pnpm exec eslint $f\n    ;;\nesac\n", true],
  ["a tool's name in a pattern", "echo $c | grep -q 'npm install' && exit 2\n", false],
  ["a tool with a file that it names in full", 'echo "$x" | bun "$REPO_ROOT/tools/x.ts"\n', false],
  ["a folder that Python starts in", 'log = Path.cwd() / "logs"\n', true],
  ["git by -C", 'git -C "$(jq -r .cwd)" status\n', false],
])("%s is what an owner is told", (_, text, isTold) => {
  expect(looksWhereItStarts(text)).toBe(isTold);
});

test.each([
  ['$(cd "$SCRIPT_DIR/../.." && pwd)', true],
  ["path.resolve(__dirname, '..', '..')", true],
  ["Path(__file__).resolve().parents[2]", true],
  ["Path(__file__).parent.parent.parent", true],
  ['$(dirname "$(dirname "$SCRIPT_DIR")")', true],
  ["CLAUDE_DIR.parent", true],
  ["Path(__file__).parent / 'rules.json'", false],
  ["require('./lib')", false],
])("what takes the folder above its own for the project is known: %s", (text, isAbove) => {
  expect(looksAbove(`root = ${text}\n`)).toBe(isAbove);
});

// Not by the clock: such a text, read by what follows it in every way, runs into the test's own limit.
test.each([
  ["one long word", `cwd "${"a".repeat(3_000_000)}`],
  ["many lines with a path in each", `cwd\n${`cwd ${"/a".repeat(490)}\n`.repeat(250)}cd "$cwd" && make\n`],
  ["thousands of variables", `${Array.from({ length: 17_000 }, (_, at) => `a${at}=$cwd`).join("\n")}\nmake\n`],
])("a script with %s is looked at no longer than an ordinary one, and is told the root", (_, text) => {
  expect(runsFromFolder(text)).toBe(true);
});

test("half a million empty lines are looked through for what is Claude Code's", () => {
  expect(spokenDialect("\n".repeat(500_000))).toBeUndefined();
});

test("a line with a word of a million letters is looked through for scripts", async () => {
  const parsed = parseEntry({ event: "on_stop", type: "shell", command: `echo ${"a".repeat(1_000_000)}` });
  if (!("entry" in parsed)) throw new Error(JSON.stringify(parsed.faults));
  const binding = await bindEntry(parsed.entry, {
    ...{ workspace: "/nowhere/workspace", root: "/nowhere", searchPath: "/usr/bin:/bin" },
    checkUrl: async () => undefined,
  });
  expect(await toldFolder({ ...parsed.entry, dialect: "claude" }, binding)).toEqual({ told: "workspace" });
});
