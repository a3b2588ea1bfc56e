import { expect, test } from "vitest";
import { dialectOf } from "../../src/formats/dialect.js";
import { en } from "../../src/texts/en.js";

const AROUND = { root: "/srv", folder: "/home/a/.kimi-code", files: [] };
const read = (text: string) => dialectOf("kimi").format?.read(text, AROUND) ?? { hooks: [], faults: [] };
const entries = (text: string) => read(text).hooks.map(({ entry }) => entry);
const complaints = (text: string): string[] =>
  read(text).faults.map((fault) => `${fault.line}: ${en.fileFault(fault)}`);

/** As the documentation prints it. */
const PRINTED = `[[hooks]]
event = "PreToolUse"
matcher = "Bash"
command = "node ~/.kimi-code/hooks/check-bash.mjs"
timeout = 5
[[hooks]]
event = "Notification"
matcher = "task\\\\.completed"
command = "terminal-notifier -title Kimi -message 'Background task finished'"
`;

test("the configuration of the documentation is read as printed", () => {
  expect(read(PRINTED)).toMatchObject({
    faults: [],
    hooks: [
      {
        line: 1,
        entry: {
          event: "pre_tool_call",
          trigger: "PreToolUse",
          subject: "Bash",
          timeoutMs: 5_000,
          async: false,
          type: "shell",
          command: "node ~/.kimi-code/hooks/check-bash.mjs",
          parallel: true,
          dialect: "kimi",
        },
      },
      {
        line: 6,
        entry: { event: "on_notification", subject: "task\\.completed", timeoutMs: 30_000, async: true },
      },
    ],
  });
});

test.each([
  ["UserPromptSubmit", "on_user_message", false],
  ["PreToolUse", "pre_tool_call", false],
  ["PostToolUse", "post_tool_call", true],
  ["PostToolUseFailure", "post_tool_call", true],
  ["Stop", "on_stop", false],
  ["StopFailure", "on_turn_error", true],
  ["SessionStart", "on_session_start", false],
  ["SessionEnd", "on_session_end", true],
  ["SubagentStart", "on_subagent_start", false],
  ["SubagentStop", "on_subagent_stop", true],
  ["PreCompact", "pre_compact", false],
  ["PostCompact", "post_compact", true],
  ["Notification", "on_notification", true],
])("%s is our %s; that nobody waits for it there: %s", (name, event, async) => {
  expect(entries(`[[hooks]]\nevent = "${name}"\ncommand = "x"\n`)).toMatchObject([{ event, trigger: name, async }]);
});

test.each([
  "UserPromptQueued",
  "PermissionRequest",
  "PermissionResult",
  "SessionHeartbeat",
  "TaskStarted",
  "Interrupt",
])("%s, an event of later versions, is reported as one that never comes here", (name) => {
  const text = `[[hooks]]\nevent = "${name}"\ncommand = "x"\n`;
  expect(complaints(text)).toEqual([expect.stringContaining(`1: there is no event "${name}" here`)]);
});

const entry = (lines: string): string => `[[hooks]]\nevent = "Stop"\ncommand = "x"\n${lines}\n`;

test.each([
  ["timeout = 1", { timeoutMs: 1_000 }],
  ["timeout = 600", { timeoutMs: 600_000 }],
  ['fail_mode = "closed"', { failClosed: true }],
  ['fail_mode = "open"', { failClosed: false }],
  ['matcher = ""', {}],
])("%s is taken over", (lines, values) => {
  expect(entries(entry(lines))).toMatchObject([values]);
});

test("without a matcher, or with an empty one, every event is meant", () => {
  for (const lines of ["", 'matcher = ""']) expect(entries(entry(lines))[0]).not.toHaveProperty("subject");
});

test.each([
  ["timeout = 0", "1–600"],
  ["timeout = 601", "1–600"],
  ["timeout = 1.5", "1–600"],
  ['timeout = "5"', "1–600"],
  ["matcher = 3", '"matcher" is 3'],
  ['matchr = "x"', 'unknown key "matchr". Did you mean "matcher"?'],
  ['fail_mode = "shut"', "open, closed"],
])("%s is reported", (lines, words) => {
  expect(complaints(entry(lines))).toEqual([expect.stringContaining(words)]);
  expect(entries(entry(lines))).toEqual([]);
});

test.each([
  ["[[hooks]]\ncommand = 'x'\n", '"event" is missing'],
  ["[[hooks]]\nevent = 'Stop'\n", '"command" is missing'],
  ["[[hooks]]\nevent = 'Stop'\ncommand = '  '\n", '"command" is missing'],
  ["[[hooks]]\nevent = 'PreToolUs'\ncommand = 'x'\n", 'Did you mean "PreToolUse"?'],
  ["[[hooks]]\nevent = '__proto__'\ncommand = 'x'\n", "__proto__"],
])("%j is reported", (text, words) => {
  expect(complaints(text)).toEqual([expect.stringContaining(words)]);
});

test("a bad hook takes no other down, and is reported with its line", () => {
  const text = `${entry("")}[[hooks]]\nevent = "Stop"\ncommand = "unclosed\n${entry("timeout = 700")}${entry("timeout = 7")}`;
  expect(entries(text).map(({ timeoutMs }) => timeoutMs)).toEqual([30_000, 7_000]);
  expect(read(text).faults).toEqual([
    { line: 7, code: "bad-toml" },
    expect.objectContaining({ line: 8, code: "out-of-range" }),
  ]);
});

test("what is wrong elsewhere in the file takes no hook down, and no key of it is shown", () => {
  const text = `[providers.kimi]\napi_key = "sk-secret-1\n\n${entry("")}`;
  expect(entries(text)).toHaveLength(1);
  expect(complaints(text)).toEqual([expect.stringMatching(/^2: this is not valid TOML/)]);
  expect(JSON.stringify(read(text))).not.toContain("sk-secret");
});

test.each([
  ["a comment with quotes", `# prompt = """\n${entry("")}`],
  ["a text that looks like a hook", `prompt = """\n[[hooks]]\nevent = "no"\n"""\n${entry("")}`],
  ["a list in one line", 'hooks = [{ event = "Stop", command = "x" }]\n'],
  ["quotes around the name", '[["hooks"]]\nevent = "Stop"\ncommand = "x"\n'],
  ["Windows line ends and a mark", `\ufeff${entry("")}`.replaceAll("\n", "\r\n")],
])("%s hides no hook and invents none", (_, text) => {
  expect(read(text)).toMatchObject({ faults: [], hooks: [{ entry: { event: "on_stop", command: "x" } }] });
});

test("the file is where Kimi Code keeps it", () => {
  const places = (env: Record<string, string>) =>
    dialectOf("kimi")
      .format?.places({ home: "/home/a", root: "/srv", env })
      .map(({ path }) => path);
  expect(places({})).toEqual(["/home/a/.kimi-code/config.toml"]);
  expect(places({ KIMI_CODE_HOME: "/etc/kimi" })).toEqual(["/etc/kimi/config.toml"]);
});

test("a single table is a hook, too, and quotes of the other kind end no text", () => {
  expect(entries('[hooks]\nevent = "Stop"\ncommand = "x"\n')).toMatchObject([{ event: "on_stop", command: "x" }]);
  const text = `a = """\n'''\n[[hooks]]\nevent = "no"\n"""\n${entry("")}`;
  expect(read(`${text}broken`)).toMatchObject({ hooks: [], faults: [{ code: "bad-toml" }] });
  expect(read(`broken\n${text}`)).toMatchObject({ hooks: [{ line: 7 }], faults: [{ line: 1 }] });
});
