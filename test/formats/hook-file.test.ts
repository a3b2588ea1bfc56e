import fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import { LIMITS } from "../../src/core/hook.js";
import { writeSwitch } from "../../src/formats/agent-yaml.js";
import type { HookFileFault } from "../../src/formats/format.js";
import { type HookFile, MAX_FILE, readHookFile, withoutRepeats } from "../../src/formats/hook-file.js";
import { targetOf } from "../../src/transports/kinds.js";
import { anyText } from "../support/any-text.js";
import { LONG_TESTS } from "../support/long-tests.js";
import { workedMs } from "../support/worked.js";

const STANDARD = {
  timeoutMs: 20_000,
  askTimeoutMs: 600_000,
  failClosed: false,
  priority: 100,
  mode: "enforce",
  async: false,
  dialect: "native",
  files: [],
  env: [],
};

const entriesOf = (file: HookFile) => file.hooks.map((hook) => hook.entry);
const commandsOf = (file: HookFile) => file.hooks.map(({ entry }) => targetOf(entry));

/** One entry with these further lines, between two good ones. */
const between = (...lines: string[]): string =>
  [
    "hooks:",
    "  - event: pre_tool_call",
    "    command: ./first.sh",
    ...lines.map((line, at) => `${at === 0 ? "  - " : "    "}${line}`),
    "  - event: on_stop",
    "    command: ./last.sh",
    "",
  ].join("\n");

/** Only the entry in the middle is lost, for this reason. */
function expectOnlyMiddleLost(text: string, ...faults: object[]): void {
  const file = readHookFile(text);
  expect(file.faults).toEqual(faults.map((fault) => expect.objectContaining(fault)));
  expect(commandsOf(file)).toEqual(["./first.sh", "./last.sh"]);
}

test("an entry of event and command gets the standard values", () => {
  const text = "hooks:\n  - event: pre_tool_call\n    command: ./guard.sh\n";
  expect(readHookFile(text)).toEqual({
    hooks: [
      {
        entry: { ...STANDARD, type: "command", event: "pre_tool_call", command: "./guard.sh" },
        line: 2,
        warnings: [],
        isDialectOpen: true,
      },
    ],
    faults: [],
  });
});

test("every key of a command entry is read", () => {
  const text = `hooks:
  - event: pre_tool_call
    type: command
    command: python3 ./guards/shell.py --strict
    matcher: "rm -rf|dd if=|mkfs"
    timeout: 1.5
    ask_timeout: 60
    fail_closed: true
    priority: 900
    mode: observe
    async: true
    dialect: claude
    files: [./guards/rules.json]
    env: [GUARD_LEVEL]
`;
  expect(readHookFile(text)).toMatchObject({ faults: [] });
  expect(entriesOf(readHookFile(text))).toEqual([
    {
      type: "command",
      event: "pre_tool_call",
      command: "python3 ./guards/shell.py --strict",
      matcher: "rm -rf|dd if=|mkfs",
      timeoutMs: 1_500,
      askTimeoutMs: 60_000,
      failClosed: true,
      priority: 900,
      mode: "observe",
      async: true,
      dialect: "claude",
      files: ["./guards/rules.json"],
      env: ["GUARD_LEVEL"],
    },
  ]);
});

test("every key of an http entry is read", () => {
  const text = `hooks:
  - event: pre_tool_call
    type: http
    url: https://guard.example.com/hook
    secret_env: GUARD_SECRET
`;
  expect(entriesOf(readHookFile(text))).toEqual([
    {
      ...STANDARD,
      type: "http",
      event: "pre_tool_call",
      url: "https://guard.example.com/hook",
      secretEnv: "GUARD_SECRET",
    },
  ]);
});

test("an entry's line is the one it starts on", () => {
  const text = "# mine\nhooks:\n\n  - event: on_stop\n    command: a\n  # next\n  - command: b\n    event: on_stop\n";
  expect(readHookFile(text).hooks.map((hook) => hook.line)).toEqual([4, 7]);
});

// One bad entry and its neighbours.

test("an unknown key is reported with its line and the key that was meant", () => {
  const text = between("event: on_stop", "command: ./x", "timout: 3");
  expectOnlyMiddleLost(text, { line: 6, code: "unknown-key", key: "timout", near: "timeout" });
});

test("an unknown key that is near nothing is reported without a guess", () => {
  const [fault] = readHookFile(between("event: on_stop", "command: ./x", "zzzzzzzzzzzzzzzz: 3")).faults;
  expect(fault).toEqual({ line: 6, code: "unknown-key", key: "zzzzzzzzzzzzzzzz" });
});

test.each(["__proto__", "constructor", "toString", "hasOwnProperty", "<<"])("the key %s is an unknown one", (key) => {
  const text = between("event: on_stop", "command: ./x", `${key}: 3`);
  expectOnlyMiddleLost(text, { line: 6, code: "unknown-key", key });
});

test.each([
  ["timeout: soon", "timeout"],
  ["timeout: [3]", "timeout"],
  ['timeout: "3"', "timeout"],
  ["fail_closed: 1", "fail_closed"],
  ['fail_closed: "yes"', "fail_closed"],
  ["priority: high", "priority"],
  ["priority: 1.5", "priority"],
  ["async: maybe", "async"],
  ["mode: 3", "mode"],
  ["matcher: [rm]", "matcher"],
  ["matcher: 5", "matcher"],
  ["files: ./rules.json", "files"],
  ["files: [3]", "files"],
  ["env: GUARD", "env"],
  ["env: {A: b}", "env"],
  ["dialect: null", "dialect"],
  ['matcher: {"length": {"toString": 1}}', "matcher"],
  ['files: {"length": {"toString": 1}}', "files"],
])("%s has the wrong type, and only that entry is lost", (line, key) => {
  expectOnlyMiddleLost(between("event: on_stop", "command: ./x", line), { line: 6, code: "wrong-type", key });
});

test.each([
  ["timeout: 0", "timeout"],
  ["timeout: -1", "timeout"],
  ["ask_timeout: 0", "ask_timeout"],
  ["priority: 1001", "priority"],
  ["priority: -1", "priority"],
  [`matcher: ${"x".repeat(10_001)}`, "matcher"],
  ['files: [""]', "files"],
])("%.30s is out of range, and only that entry is lost", (line, key) => {
  expectOnlyMiddleLost(between("event: on_stop", "command: ./x", line), { line: 6, code: "out-of-range", key });
});

test.each(["mode: watch", "dialect: cursor", "type: ftp"])("%s is a word we do not know", (line) => {
  const [key, value] = line.split(": ");
  expectOnlyMiddleLost(between("event: on_stop", "command: ./x", line), { line: 6, code: "unknown-word", key, value });
});

test("an unknown event is reported with the nearest real one", () => {
  const text = between("event: pre_tool_cal", "command: ./x");
  expectOnlyMiddleLost(text, { line: 4, code: "unknown-event", value: "pre_tool_cal", near: "pre_tool_call" });
});

test.each([
  ["event", "command: ./x"],
  ["command", "event: on_stop"],
])("a missing %s is reported at the entry's line", (key, line) => {
  expectOnlyMiddleLost(between(line), { line: 4, code: "missing-key", key });
});

test.each(["''", '"   "', "'\"\"'"])("the command %s names no program", (command) => {
  const { hooks, faults } = readHookFile(between("event: on_stop", `command: ${command}`));
  expect(hooks).toHaveLength(2);
  expect(faults).toEqual([expect.objectContaining({ line: 5, key: "command" })]);
});

test("a duplicate key is reported at the second one's line", () => {
  const text = between("event: on_stop", "command: ./x", "command: ./y");
  expectOnlyMiddleLost(text, { line: 6, code: "duplicate-key", key: "command" });
});

test("a duplicate key in other quotes is a duplicate all the same", () => {
  const text = between("event: on_stop", "command: ./x", '"command": ./y');
  expectOnlyMiddleLost(text, { line: 6, code: "duplicate-key", key: "command" });
});

test.each(["just words", "[a, b]", "3", "null", "~"])("the entry %s is no map", (item) => {
  expectOnlyMiddleLost(between(item), { line: 4, code: "not-a-map" });
});

test.each(['"', "'"])("an unclosed %s in the middle of the file costs one entry", (quote) => {
  const { hooks, faults } = readHookFile(between("event: on_stop", `command: ${quote}./x`));
  expect(hooks.map((hook) => [hook.line, hook.entry.event])).toEqual([
    [2, "pre_tool_call"],
    [6, "on_stop"],
  ]);
  expect(faults).toEqual([expect.objectContaining({ line: 5, code: "yaml-slip", why: "quote" })]);
});

test("a bad escape in double quotes is reported as one, for that entry alone", () => {
  const text = between("event: pre_tool_call", 'matcher: "rm\\s+-rf"', "command: ./x");
  expectOnlyMiddleLost(text, { line: 5, code: "bad-escape", near: "\\s" });
});

test("the same escape in single quotes is read", () => {
  const text = between("event: pre_tool_call", "matcher: 'rm\\s+-rf'", "command: ./x");
  expect(readHookFile(text)).toMatchObject({ faults: [] });
  expect(entriesOf(readHookFile(text))[1]).toMatchObject({ matcher: "rm\\s+-rf" });
});

test.each(["event on_stop", "event: [on_stop", "event: {a: b", "\tevent: on_stop", "event: @x", "event: a: b"])(
  "broken YAML in one entry (%j) leaves its neighbours",
  (line) => {
    const { hooks, faults } = readHookFile(between(line, "command: ./x"));
    expect(hooks.map((hook) => hook.line)).toEqual([2, 6]);
    expect(faults.length).toBeGreaterThan(0);
    for (const fault of faults) expect([4, 5]).toContain(fault.line);
  },
);

test("an unclosed quote in a command is reported with its line", () => {
  expectOnlyMiddleLost(between("event: on_stop", `command: sh -c 'x`), { line: 5, code: "bad-command" });
});

test("several mistakes in one entry are all reported, each at its line", () => {
  const { faults } = readHookFile(between("event: nope", "command: ./x", "timeout: x", "colour: red"));
  expect(faults.map((fault) => fault.line).sort()).toEqual([4, 6, 7]);
});

test("several bad entries are each reported, and the good ones stay", () => {
  const text = between("event: on_stop", 'command: "a\\sb"', "").replace(
    "./last.sh\n",
    "./last.sh\n  - event: nope\n    command: ./y\n",
  );
  const { hooks, faults } = readHookFile(text);
  expect(hooks).toHaveLength(2);
  expect(faults.map((fault) => fault.code)).toEqual(["bad-escape", "unknown-event"]);
});

test.each([
  ["url: https://a.example/", "type: command", "url"],
  ["secret_env: S", "mode: enforce", "secret_env"],
])("%s does not belong to a command entry", (line, other, key) => {
  const { faults } = readHookFile(between("event: on_stop", "command: ./x", line, other));
  expect(faults).toContainEqual({ line: 6, code: "not-for-type", key, type: "command" });
});

test.each(["command: ./x", "files: [./x]", "env: [A]"])("%s does not belong to an http entry", (line) => {
  const { faults } = readHookFile(between("event: on_stop", "type: http", "url: https://a.example/", line));
  expect(faults).toEqual([expect.objectContaining({ line: 7, code: "not-for-type", type: "http" })]);
});

test.each(["ftp://a.example/", "a.example", "javascript:alert(1)", "file:///etc/passwd", "https://"])(
  "%s is no URL a hook can be posted to",
  (url) => {
    const { faults } = readHookFile(between("event: on_stop", "type: http", `url: "${url}"`));
    expect(faults).toEqual([{ line: 6, code: "bad-url", key: "url", value: url }]);
  },
);

test("a timeout over 120 seconds is clamped, with a warning", () => {
  const [, hook] = readHookFile(between("event: on_stop", "command: ./x", "timeout: 500")).hooks;
  expect(hook?.entry.timeoutMs).toBe(LIMITS.timeoutMs.most);
  expect(hook?.warnings).toEqual([{ code: "timeout-clamped", seconds: 500, most: 120 }]);
});

test("a timeout of exactly 120 seconds needs no warning", () => {
  const [, hook] = readHookFile(between("event: on_stop", "command: ./x", "timeout: 120")).hooks;
  expect(hook).toMatchObject({ entry: { timeoutMs: 120_000 }, warnings: [] });
});

test.each([
  "TELEGRAM_BOT_TOKEN",
  "OPENAI_API_KEY",
  "WECHATY_PUPPET_SERVICE_TOKEN",
  "CHAT_HOOKS_STATE",
  "chat_hooks_owners",
  "STARCHILD_SHELL_HOOKS",
])("the variable %s is never handed to a hook", (name) => {
  const text = between("event: on_stop", "command: ./x", `env: [LANG, ${name}]`);
  expectOnlyMiddleLost(text, { line: 6, code: "withheld-variable", key: "env", value: name });
  const http = readHookFile(between("event: on_stop", "type: http", "url: https://a.example/", `secret_env: ${name}`));
  expect(http.faults).toEqual([{ line: 7, code: "withheld-variable", key: "secret_env", value: name }]);
});

test.each(["A B", "A b", "1A", "", "PATH\\n"])("%j is no name of a variable", (name) => {
  const { faults } = readHookFile(between("event: on_stop", "command: ./x", `env: ["${name}"]`));
  expect(faults).toEqual([expect.objectContaining({ line: 6, code: "bad-variable", key: "env" })]);
});

// Shapes of a file.

test.each([
  "",
  "\n\n",
  "# only\n# comments\n",
  "\ufeff",
  "---\n",
  "hooks:\n",
  "hooks: []\n",
  "hooks: # none yet\n",
  "{}",
])("%j has no hooks and nothing wrong", (text) => {
  expect(readHookFile(text)).toEqual({ hooks: [], faults: [] });
});

test.each(["just text", "3", "hooks: 3", "hooks: {a: b}", "hooks: text"])("%j holds no list of hooks", (text) => {
  expect(readHookFile(text)).toEqual({ hooks: [], faults: [{ line: 1, code: "no-hooks-list" }] });
});

test("flow style is read like block style", () => {
  const text = "hooks: [{event: on_stop, command: ./a}, {event: on_stop, command: ./b, timeout: 3}]";
  expect(commandsOf(readHookFile(text))).toEqual(["./a", "./b"]);
});

test("one bad entry in flow style does not take the other down", () => {
  const text = "hooks: [\n  {event: on_stop, command: ./a},\n  {event: nope, command: ./b}]";
  expect(commandsOf(readHookFile(text))).toEqual(["./a"]);
  expect(readHookFile(text).faults).toEqual([expect.objectContaining({ line: 3, code: "unknown-event" })]);
});

test("a list that is not indented is read, also beside a broken entry", () => {
  const good = "hooks:\n- event: on_stop\n  command: ./a\n";
  expect(commandsOf(readHookFile(good))).toEqual(["./a"]);
  expect(commandsOf(readHookFile(`${good}- event: "\n`))).toEqual(["./a"]);
});

test("Windows line ends change neither entries nor lines", () => {
  const good = between("event: on_stop", "command: ./x");
  expect(readHookFile(good.replaceAll("\n", "\r\n"))).toEqual(readHookFile(good));
  const bad = between("event: on_stop", 'command: "a\\sb"');
  expect(readHookFile(bad.replaceAll("\n", "\r\n"))).toEqual(readHookFile(bad));
});

test("a byte order mark changes nothing", () => {
  const text = between("event: on_stop", 'command: "a\\sb"');
  expect(readHookFile(`\ufeff${text}`)).toEqual(readHookFile(text));
});

test("an unknown key beside hooks is reported, and the hooks are read", () => {
  const text = `${between("event: on_stop", "command: ./x")}hoks: []\n`;
  expect(readHookFile(text)).toMatchObject({ faults: [{ line: 8, code: "unknown-key", key: "hoks", near: "hooks" }] });
  expect(readHookFile(text).hooks).toHaveLength(3);
});

test("a second list of hooks is a duplicate key and not read", () => {
  const second = "hooks:\n  - event: on_stop\n    command: ./second\n";
  const { hooks, faults } = readHookFile(`${between("event: on_stop", "command: ./x")}${second}`);
  expect(hooks).toHaveLength(3);
  expect(faults).toEqual([{ line: 8, code: "duplicate-key", key: "hooks" }]);
});

test.each(["hooks", "examples"])("beside a broken entry, what stands under another `%s:` is still no hook", (key) => {
  const text = `${between("event: on_stop", 'command: "a\\sb"')}${key}:\n  - event: on_stop\n    command: ./other\n`;
  const { hooks, faults } = readHookFile(text);
  expect(hooks.map((hook) => hook.line)).toEqual([2, 6]);
  expect(faults).toContainEqual(
    key === "hooks"
      ? { line: 8, code: "duplicate-key", key }
      : { line: 8, code: "unknown-key", key: "examples", near: "hooks" },
  );
});

test("a broken line outside the list of hooks is never passed over in silence", () => {
  const { hooks, faults } = readHookFile(`what is this\n${between("event: on_stop", "command: ./x")}`);
  expect(hooks).toHaveLength(3);
  expect(faults).toHaveLength(1);
});

test("a harmless anchor in one entry serves another", () => {
  const text = `hooks:
  - event: on_stop
    command: &guard ./guard.sh
    files: &rules [./a, ./b]
  - event: pre_tool_call
    command: *guard
    files: *rules
`;
  expect(readHookFile(text).faults).toEqual([]);
  expect(entriesOf(readHookFile(text))[1]).toMatchObject({ command: "./guard.sh", files: ["./a", "./b"] });
});

test("an alias of nothing is reported as that", () => {
  expectOnlyMiddleLost(between("event: on_stop", "command: *nothing"), { line: 5, code: "yaml-slip", why: "start" });
});

test("exploding aliases are refused with a line, and the neighbours stay", () => {
  const levels = Array.from({ length: 12 }, (_, at) => {
    const items =
      at === 0
        ? "x, x, x, x, x, x, x, x, x"
        : Array(9)
            .fill(`*a${at - 1}`)
            .join(", ");
    return `k${at}: &a${at} [${items}]`;
  });
  const { hooks, faults } = readHookFile(between("event: on_stop", ...levels, "command: ./x"));
  expect(hooks.map((hook) => hook.line)).toEqual([2, 18]);
  expect(faults).toEqual([{ line: 4, code: "too-many-aliases" }]);
});

test("a file over 1 MiB is refused with a line", () => {
  const text = `${between("event: on_stop", "command: ./x")}# ${"x".repeat(MAX_FILE)}`;
  expect(readHookFile(text)).toEqual({ hooks: [], faults: [{ line: 1, code: "file-too-large", most: MAX_FILE }] });
});

test("a file of just under 1 MiB is read", () => {
  const text = between("event: on_stop", "command: ./x");
  const padding = `# ${"x".repeat(998)}\n`.repeat(1_000);
  expect(readHookFile(padding + text).hooks.map((hook) => hook.line)).toEqual([1_002, 1_004, 1_006]);
});

test("500 hooks are read, and the next one is reported with its line", () => {
  const many = (count: number) => `hooks:\n${"  - event: on_stop\n    command: ./x\n".repeat(count)}`;
  expect(readHookFile(many(500))).toMatchObject({ hooks: { length: 500 }, faults: [] });
  expect(readHookFile(many(503))).toMatchObject({
    hooks: { length: 500 },
    faults: [{ line: 1_002, code: "too-many-hooks", most: 500 }],
  });
});

test("a long file is read the same way as a short one", () => {
  const padding = `# ${"x".repeat(998)}\n`.repeat(70);
  const text = between("event: on_stop", "command: ./x", "timout: 3");
  const long = readHookFile(text + padding);
  expect(long).toEqual(readHookFile(text));
});

test("one overlong entry is refused, and its neighbours stay", () => {
  const text = between("event: on_stop", "command: ./x", `files: [${"./a, ".repeat(20_000)}]`);
  const { hooks, faults } = readHookFile(text);
  expect(hooks.map((hook) => hook.line)).toEqual([2, 7]);
  expect(faults).toEqual([expect.objectContaining({ line: 4, code: "entry-too-long" })]);
});

// Whatever comes.

const SAMPLES = LONG_TESTS ? 500 : 30;

const isSound = ({ hooks, faults }: HookFile, text: string): void => {
  const lines = text.split("\n").length;
  for (const { line } of [...hooks, ...faults] as { line: number }[]) {
    expect(Number.isInteger(line) && line >= 1 && line <= Math.max(lines, 1)).toBe(true);
  }
};

test("any text gets an answer with lines that exist", () => {
  const yamlish = fc.string({
    unit: fc.constantFrom(
      ..."hooks: \n\n  - event: on_stop\n[]{}&*!|>'\"%@`#,?\\\t\r~<\u0000\ufeff😀",
      "- event: ",
      "\nhooks:\n  - ",
    ),
    maxLength: 200,
  });
  fc.assert(
    fc.property(fc.oneof(yamlish, anyText()), (text) => {
      isSound(readHookFile(text), text);
      isSound(readHookFile(`hooks:\n  - ${text}`), `hooks:\n  - ${text}`);
    }),
    { numRuns: SAMPLES },
  );
});

test("a valid file with anything put into it, or cut out of it, gets an answer", () => {
  const valid = between(
    "event: pre_tool_call",
    "command: ./x 'y z'",
    'matcher: "a|b"',
    "files: [./a, ./b]",
    "timeout: 3",
  );
  const mutation = fc.record({
    at: fc.nat(valid.length),
    cut: fc.nat(12),
    put: fc.string({ unit: fc.constantFrom(..."\n \t-:[]{}'\"\\&*#|>ab"), maxLength: 6 }),
  });
  fc.assert(
    fc.property(fc.array(mutation, { minLength: 1, maxLength: 3 }), (mutations) => {
      const text = mutations.reduce((so, { at, cut, put }) => so.slice(0, at) + put + so.slice(at + cut), valid);
      isSound(readHookFile(text), text);
    }),
    { numRuns: SAMPLES },
  );
});

test("a mutated entry never takes the entry before it down", () => {
  const inside = fc.string({ unit: fc.constantFrom(..."\"'[]{}&*!|>\\:,#ab c"), maxLength: 30 });
  fc.assert(
    fc.property(inside, (value) => {
      const { hooks } = readHookFile(between("event: pre_tool_call", `command: ${value}`));
      expect(hooks[0]).toMatchObject({ line: 2, entry: { command: "./first.sh" } });
      expect(hooks.at(-1)).toMatchObject({ line: 6, entry: { command: "./last.sh" } });
    }),
    { numRuns: SAMPLES },
  );
});

test.each([
  "command: ./x",
  "command: |\n      ./x\n      y",
  "command: >-\n      ./x\n\n      y",
  "command: './x # y'  # why",
  "command: ./x\n      continued",
  "command: ./x\n# a comment\n\n    matcher: 'a|b'",
  "command: |\n      ./x\n\n# a comment",
  "command: ./x\n    files:\n      - ./a\n      - ./b",
  "command: ./x\n    files:\n    - ./a\n    - ./b",
])("a neighbour's typo does not change what an entry says: %j", (rest) => {
  const text = `hooks:\n  - event: on_stop\n    ${rest}\n  - event: on_stop\n    ${rest}\n`;
  const alone = readHookFile(text);
  expect(alone).toMatchObject({ faults: [], hooks: [{ line: 2 }, {}] });
  for (const broken of [`${text}  - event: "\n`, `${text}  - event: "\n`.replaceAll("\n", "\r\n")]) {
    expect(readHookFile(broken).hooks).toEqual(alone.hooks);
  }
});

const size = 100_000;
test.each([
  ["brackets", "[".repeat(size)],
  ["braces", "{".repeat(size)],
  ["brackets in an entry", `hooks:\n  - event: ${"[".repeat(size)}`],
  ["few brackets", `hooks:\n  - event: ${"[".repeat(499)}`],
  ["dashes", "- ".repeat(size / 2)],
  ["dashes in an entry", `hooks:\n  ${"- ".repeat(size / 2)}`],
  ["few dashes in an entry", `hooks:\n  ${"- ".repeat(7_000)}`],
  ["stairs", `hooks:\n${Array.from({ length: 400 }, (_, at) => `${" ".repeat(at)}-`).join("\n")}`],
  ["unique keys", Array.from({ length: size / 10 }, (_, at) => `k${at}: 1`).join("\n")],
  [
    "unique keys in an entry",
    `hooks:\n  - a: 1\n${Array.from({ length: 8_000 }, (_, at) => `    k${at}: 1`).join("\n")}`,
  ],
  [
    "fewer unique keys in an entry",
    `hooks:\n  - a: 1\n${Array.from({ length: LONG_TESTS ? 1_200 : 400 }, (_, at) => `    k${at}: 1`).join("\n")}`,
  ],
  ["question marks", "? ".repeat(size / 2)],
  ["few question marks", `hooks:\n  - ${"? ".repeat(7_000)}`],
  ["double quotes", '"'.repeat(size)],
  ["single quotes", "'".repeat(size)],
  ["aliases", `a: &a [x]\nb: [${"*a, ".repeat(size / 5)}]`],
  ["aliases in entries", `hooks:\n  - &a {event: on_stop, command: ./x}\n${"  - *a\n".repeat(size / 8)}`],
  ["aliases in few entries", `hooks:\n  - &a {event: on_stop, command: ./x}\n${"  - *a\n".repeat(490)}`],
  ["anchors", "&a ".repeat(size / 3)],
  ["tags", "!!a ".repeat(size / 4)],
  ["comments", "#\n".repeat(size / 2)],
  ["blanks", " ".repeat(size)],
  ["tabs", `hooks:\n  - ${"\t".repeat(size)}`],
  ["colons", ":".repeat(size)],
  ["colons and blanks", ": ".repeat(size / 2)],
  ["line ends", "\r\n".repeat(size / 2)],
  ["block scalars", `hooks:\n  - event: |\n${"     x\n".repeat(size / 7)}`],
  ["document marks", "---\n".repeat(size / 4)],
  ["empty entries", `hooks:\n${"  -\n".repeat(size / 4)}`],
  ["backslashes", `hooks:\n  - event: "${"\\".repeat(size)}"`],
])("100 KB of %s end quickly", (_, text) => {
  const startedAt = workedMs();
  const file = readHookFile(text);
  expect(workedMs() - startedAt).toBeLessThan(2_000);
  isSound(file, text);
});

test("a fault is data that names its line, never a sentence", () => {
  const faults: HookFileFault[] = readHookFile(between("event: nope")).faults;
  expect(faults.every((fault) => fault.line > 0 && /^[a-z-]+$/.test(fault.code))).toBe(true);
});

test("a command of more than 64 words is refused, one of 64 is not", () => {
  const of = (count: number): string => between("event: on_stop", `command: ./x${" ./y".repeat(count - 1)}`);
  expect(readHookFile(of(64))).toMatchObject({ hooks: { length: 3 }, faults: [] });
  expectOnlyMiddleLost(of(65), { line: 5, code: "too-many-words", key: "command", most: 64 });
});

test("of a file full of mistakes the first 50 are told, and how many more there are", () => {
  const bad = (count: number): string => `hooks:\n${"  - event: nope\n    command: ./x\n".repeat(count)}`;
  expect(readHookFile(bad(50)).faults.map(({ code }) => code)).toEqual(Array(50).fill("unknown-event"));
  const { faults } = readHookFile(bad(120));
  expect(faults).toHaveLength(51);
  expect(faults.at(-1)).toEqual({ line: 102, code: "more-faults", count: 70 });
});

test("entries that stand twice count among the mistakes of a file", () => {
  const bad = "  - event: nope\n    command: ./x\n".repeat(55);
  const same = "  - event: on_stop\n    command: ./x\n".repeat(11);
  const file = withoutRepeats(readHookFile(`hooks:\n${bad}${same}`));
  expect(file.hooks).toHaveLength(1);
  expect(file.faults).toHaveLength(51);
  expect(file.faults.at(-1)).toEqual({ line: 102, code: "more-faults", count: 15 });
});

test("nothing the parser wonders about is written to the terminal", () => {
  const warned = vi.spyOn(process, "emitWarning").mockImplementation(() => {});
  onTestFinished(() => warned.mockRestore());
  readHookFile(between("event: on_stop", "command: ./x", "? [a, b]", ": c"));
  readHookFile(between("event: on_stop", 'command: "', "? [a, b]", ": c"));
  writeSwitch("? [a, b]\n: c\n", true);
  expect(warned).not.toHaveBeenCalled();
});
