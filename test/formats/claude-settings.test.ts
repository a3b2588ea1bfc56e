import { describe, expect, test } from "vitest";
import { compileMatcher } from "../../src/core/matcher.js";
import { dialectOf } from "../../src/formats/dialect.js";
import { en } from "../../src/texts/en.js";

const AROUND = { root: "/srv/bot", folder: "/srv/bot/.claude", files: [] };
const readText = (text: string) => dialectOf("claude").format?.read(text, AROUND) ?? { hooks: [], faults: [] };
const read = (hooks: unknown) => readText(JSON.stringify({ model: "opus", hooks }, undefined, 2));
const one = (hook: Record<string, unknown>, matcher?: unknown, event = "PreToolUse") =>
  read({
    [event]: [{ ...(matcher !== undefined && { matcher }), hooks: [{ type: "command", command: "x", ...hook }] }],
  });
const entryOf = (file: ReturnType<typeof read>) => file.hooks[0]?.entry;
const complaints = (file: ReturnType<typeof read>): string =>
  file.faults.map((fault) => `${fault.line}: ${en.fileFault(fault)}`).join("\n");

test("an ordinary hook is a shell line of its event, beside its like", () => {
  expect(entryOf(one({ timeout: 5 }, "Bash"))).toMatchObject({
    event: "pre_tool_call",
    trigger: "PreToolUse",
    type: "shell",
    command: "x",
    timeoutMs: 5_000,
    dialect: "claude",
    parallel: true,
    async: false,
    failClosed: false,
  });
});

describe("matchers", () => {
  const matches = async (matcher: unknown, tool: string): Promise<boolean> => {
    const subject = entryOf(one({}, matcher))?.subject;
    return subject === undefined || (await compileMatcher(subject)([tool]));
  };

  test.each([undefined, "", "*"])("%j matches every tool", async (matcher) => {
    expect(await matches(matcher, "Whatever")).toBe(true);
  });

  test.each([
    ["Write", ["Write"], ["NotebookWrite", "Writer", "write"]],
    ["Edit|Write", ["Edit", "Write"], ["NotebookEdit", "MultiEdit"]],
    ["Edit, Write ,Bash", ["Edit", "Write", "Bash"], ["NotebookEdit"]],
    ["mcp__memory", ["mcp__memory"], ["mcp__memory__create"]],
    ["mcp__memory__.*", ["mcp__memory__create"], ["mcp__disk__x"]],
    ["Edit.*", ["Edit", "NotebookEdit", "EditX"], ["Write"]],
    ["^Bash$", ["Bash"], ["BashOutput"]],
    ["Notebook(Edit|Read)", ["NotebookEdit"], ["Edit"]],
  ])("%j fits %j and not %j", async (matcher, fits, misses) => {
    for (const tool of fits) expect(await matches(matcher, tool), tool).toBe(true);
    for (const tool of misses) expect(await matches(matcher, tool), tool).toBe(false);
  });

  test.each(["UserPromptSubmit", "Stop"])("at %s a matcher is without effect", (event) => {
    expect(entryOf(one({}, "Bash", event))).not.toHaveProperty("subject");
  });
});

describe("if", () => {
  const matches = async (rule: string, tool: string, text: string): Promise<boolean> => {
    const entry = entryOf(one({ if: rule }));
    if (!entry) throw new Error("not read");
    const fits = async (pattern: string | undefined, value: string) =>
      pattern === undefined || (await compileMatcher(pattern)([value]));
    return (await fits(entry.subject, tool)) && (await fits(entry.matcher, text));
  };

  test.each([
    [
      "Bash(git *)",
      "Bash",
      ["git push", "cd x && git push", "A=1 git log", "echo $(git log)"],
      ["legit x", "echo git x"],
    ],
    ["Bash(git push:*)", "Bash", ["git push", "git push origin"], ["git pull"]],
    ["Bash(npm test)", "Bash", ["npm test", "npm test; ls"], ["npm tests"]],
    ["Bash", "Bash", ["anything"], []],
    ["Edit(*.ts)", "Edit", ["/srv/bot/a.ts", "b.ts"], ["a.tsx", "a.js"]],
    ["Edit(src/**)", "Edit", ["/srv/bot/src/a/b.ts"], ["/srv/bot/lib/a.ts"]],
    ["WebFetch(domain:example.com)", "WebFetch", ["https://example.com/x"], ["https://other.org/"]],
  ])("%s fits what Claude Code would run it on", async (rule, tool, fits, misses) => {
    for (const text of fits) expect(await matches(rule, tool, text), text).toBe(true);
    for (const text of misses) expect(await matches(rule, tool, text), text).toBe(false);
    expect(await matches(rule, "Read", fits[0] ?? "")).toBe(false);
  });

  test("a rule may name several tools by a star", async () => {
    expect(await matches("mcp__disk__*", "mcp__disk__write", "")).toBe(true);
  });

  test.each(["Stop", "UserPromptSubmit", "SessionStart"])(
    "at %s a hook with a condition never runs: reported",
    (event) => {
      expect(complaints(one({ if: "Bash(git *)" }, undefined, event))).toContain("this hook never runs");
    },
  );
});

describe("times", () => {
  test.each([
    [5, 5_000, []],
    [0.5, 500, []],
    [600, 600_000, []],
    [5_000, 5_000, ["milliseconds"]],
    [30_000, 30_000, ["milliseconds"]],
    [1_500, 1_500, ["milliseconds"]],
    [1_800, 600_000, ["timeout-clamped"]],
    [3_600, 600_000, ["timeout-clamped"]],
    [900_000, 600_000, ["milliseconds", "timeout-clamped"]],
  ])("timeout %d becomes %d ms, with the warnings %j", (timeout, timeoutMs, codes) => {
    const [hook] = one({ timeout }).hooks;
    expect(hook?.entry.timeoutMs).toBe(timeoutMs);
    expect(hook?.warnings.map(({ code }) => code)).toEqual(codes);
  });

  test("what says nothing has the time that Claude Code gives it", () => {
    expect(entryOf(one({}))?.timeoutMs).toBe(600_000);
    expect(entryOf(one({}, undefined, "UserPromptSubmit"))?.timeoutMs).toBe(30_000);
  });

  test.each([0, -1, "5", null])("timeout %j is reported", (timeout) => {
    expect(complaints(one({ timeout }))).toContain('"timeout" is');
  });
});

test.each(["async", "asyncRewake"])("%s is taken over", (key) => {
  expect(entryOf(one({ [key]: true }))).toMatchObject({ async: true });
});

test("a command with arguments needs no shell, and the project's folder is put in", () => {
  const hook = { command: "$" + "{CLAUDE_PROJECT_DIR}/x y.sh", args: ["--to", "$CLAUDE_PROJECT_DIR/z", "$HOME"] };
  expect(entryOf(one(hook))).toMatchObject({
    type: "command",
    command: "'/srv/bot/x y.sh' --to /srv/bot/z '$HOME'",
  });
});

test("an http hook keeps its headers and the variables it may use", () => {
  const hook = {
    type: "http",
    url: "https://a.example/x",
    headers: { Authorization: "Bearer $T" },
    allowedEnvVars: ["T"],
  };
  expect(entryOf(one(hook))).toMatchObject({
    type: "http",
    url: "https://a.example/x",
    headers: { Authorization: "Bearer $T" },
    env: ["T"],
  });
});

test.each([
  [{ type: "prompt", prompt: "p" }, 'hooks of type "prompt" do not run here'],
  [{ type: "agent", prompt: "p" }, 'hooks of type "agent" do not run here'],
  [{ type: "mcp_tool", server: "s", tool: "t" }, "mcp_tool"],
  [{ command: "" }, '"command" is missing'],
  [{ command: 3 }, '"command" is missing'],
  [{ command: "a\0b" }, "NUL"],
  [{ type: "http" }, '"url" is missing'],
  [{ type: "http", url: "ftp://x" }, "is not an http or https URL"],
  [{ type: "http", url: "https://x.example", allowedEnvVars: ["STARCHILD_TOKEN"] }, "is never handed to a hook"],
])("%j is reported, and its neighbour is read", (hook, words) => {
  const file = read({ PreToolUse: [{ hooks: [hook, { type: "command", command: "neighbour" }] }] });
  expect(complaints(file)).toContain(words);
  expect(file.hooks.map(({ entry }) => entry)).toMatchObject([{ command: "neighbour" }]);
});

test.each([
  ...["LD_PRELOAD", "LD_LIBRARY_PATH", "LD_AUDIT", "DYLD_INSERT_LIBRARIES", "DYLD_LIBRARY_PATH", "NODE_OPTIONS"],
  ...["PYTHONPATH", "PYTHONSTARTUP", "PYTHONHOME", "BASH_ENV", "ENV", "PATH", "ld_preload", "SHELLOPTS", "PS4", "IFS"],
  ...["PERL5OPT", "RUBYOPT", "NODE_PATH", "npm_config_script_shell", "JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "X_PRELOAD"],
  ...["PROMPT_COMMAND", "GIT_SSH_COMMAND", "GIT_PAGER", "EDITOR", "LESSOPEN", "XDG_CONFIG_HOME", "MAKEFLAGS", "CC"],
  ...[
    "OPENSSL_CONF",
    "RUSTC_WRAPPER",
    "LUA_INIT",
    "PHPRC",
    "CLASSPATH",
    "DOTNET_STARTUP_HOOKS",
    "SSH_ASKPASS",
    "SHELL",
  ],
])("the variable %s is refused by name, and its neighbour is given", (name) => {
  const hooks = { Stop: [{ hooks: [{ type: "command", command: "x" }] }] };
  const file = readText(JSON.stringify({ env: { [name]: "/tmp/x", STRICT: "1" }, hooks }));
  expect(complaints(file)).toContain(`"${name}" can make programs load other code`);
  expect(entryOf(file)?.env).toEqual(["STRICT=1"]);
});

test("variables that only look like those that load code are given", () => {
  const names = [
    "PATHS",
    "MY_HOME",
    "NODE_ENV",
    "EDITOR_NAME",
    "CCACHE",
    "SHELLCHECK",
    "CLAUDE_CODE_X",
    "MAX_THINKING",
  ];
  const env = Object.fromEntries(names.map((name) => [name, "1"]));
  const hooks = { Stop: [{ hooks: [{ type: "command", command: "x" }] }] };
  expect(entryOf(readText(JSON.stringify({ env, hooks })))?.env).toEqual(names.map((name) => `${name}=1`));
});

test.each([
  "Setup",
  "PermissionRequest",
  "PostToolBatch",
  "TeammateIdle",
  "FileChanged",
  "WorktreeCreate",
  "PreModelSwitch",
])("%s has no counterpart, and is reported so", (event) => {
  expect(complaints(one({}, undefined, event))).toContain(`there is no event "${event}" here`);
});

test.each([
  ["PretoolUse", 'Did you mean "PreToolUse"?'],
  ["__proto__x", "__proto__x"],
])("%s is no event", (event, words) => {
  expect(complaints(one({}, undefined, event))).toContain(words);
});

test.each([
  ["{", "1: this is not valid JSON"],
  ['{\n  "hooks": {},\n}', "3: this is not valid JSON"],
  ['{"hooks": []}', "hooks"],
  ['{"hooks": {"Stop": {}}}', '"Stop" is {}'],
  ['{"hooks": {"Stop": [{}]}}', '"hooks" is missing'],
  ['{"hooks": {"Stop": [{"matcher": 1, "hooks": []}]}}', '"matcher" is 1'],
  ['{"hooks": {"__proto__": [], "constructor": []}}', "__proto__"],
])("%s is reported", (text, words) => {
  expect(complaints(readText(text))).toContain(words);
});

test.each(["", "  \n", "{}", "[]", "null", '{"hooks": null}', '{"model": "x"}', "\ufeff{}"])(
  "%j proposes nothing",
  (text) => {
    expect(readText(text).hooks).toEqual([]);
  },
);

test("a file that switches all its hooks off proposes none", () => {
  expect(readText('{"disableAllHooks": true, "hooks": {"Stop": [{"hooks": [{"command": "x"}]}]}}').hooks).toEqual([]);
});

test("a hook is found again by its line", () => {
  const text = JSON.stringify({ hooks: { Stop: [{ hooks: [{ type: "command", command: "./a.sh" }] }] } }, undefined, 2);
  const [hook] = readText(text).hooks;
  expect(text.split("\n")[(hook?.line ?? 0) - 1]).toContain("./a.sh");
});

test("no word of what else stands in the file gets into a complaint", () => {
  const secrets = { env: { ANTHROPIC_API_KEY: "sk-ant-1" }, apiKeyHelper: "sk-ant-2" };
  const bad = { ...secrets, hooks: { Stop: 1, Nope: [], PreToolUse: [{ matcher: 2, hooks: [] }, { hooks: 3 }] } };
  expect(complaints(readText(JSON.stringify(bad)))).not.toContain("sk-ant");
  expect(complaints(readText(`${JSON.stringify(secrets).slice(0, -1)}, "hooks": {,}}`))).not.toContain("sk-ant");
});

test("user, project and local files are looked for where Claude Code has them", () => {
  const places = (env: Record<string, string>) =>
    dialectOf("claude")
      .format?.places({ home: "/home/a", root: "/srv", env })
      .map(({ level, path }) => `${level} ${path}`);
  const project = ["project /srv/.claude/settings.json", "project /srv/.claude/settings.local.json"];
  expect(places({})).toEqual(["user /home/a/.claude/settings.json", ...project]);
  expect(places({ CLAUDE_CONFIG_DIR: "/etc/claude" })).toEqual(["user /etc/claude/settings.json", ...project]);
});

test("a file without end is read as far as anybody would look", () => {
  const hooks = Array.from({ length: 1_010 }, () => ({ command: "x" }));
  expect(read({ PreToolUse: [{ hooks }], Stop: [{ hooks }] }).hooks).toHaveLength(1_001);
});

test("what a hook has beside the usual is told, unless it changes nothing here", () => {
  expect(one({ statusMessage: "checking", once: true, retries: 3 }).hooks[0]?.warnings).toEqual([
    { code: "key-ignored", key: "retries" },
  ]);
});

test("a rule for every tool binds to none, and one that is no rule is reported", () => {
  expect(entryOf(one({ if: "*(src/**)" }))).toMatchObject({ matcher: expect.stringContaining("src/") });
  expect(entryOf(one({ if: "*(src/**)" }))).not.toHaveProperty("subject");
  for (const rule of ["Bash(", "no rule", ""])
    expect(one({ if: rule }).faults, rule).toMatchObject([{ code: "never-fires" }]);
});

test("headers alone hand over no variables, and a command written with escapes is found somewhere", () => {
  const http = { type: "http", url: "https://a.example/", headers: { "X-A": 1 } };
  expect(entryOf(one(http))).toMatchObject({ headers: { "X-A": "1" }, env: [] });
  const text = '{\n"hooks": {"Stop": [{"hooks": [{"command": "\\u0061"}]}]}}';
  expect(readText(text).hooks).toMatchObject([{ line: 1, entry: { command: "a" } }]);
});
