import { describe, expect, it } from "vitest";
import { textsFor } from "../../src/bot/words/index.js";
import { COMMAND_NAMES } from "../../src/commands/parse.js";
import type { Fault, Remedy, StartFailure, UrlRefusal } from "../../src/core/fault.js";
import type { EntryWarning } from "../../src/core/hook.js";
import type { ExampleOutcome, ExamplesReport, NotLive } from "../../src/core/rehearsal.js";
import type { StateVersions } from "../../src/core/state-errors.js";
import type { BindingProblem } from "../../src/core/view.js";
import type { HookFileFault, YamlSlip } from "../../src/formats/format.js";

/** The words of the library, and those of the bot on top. */
const [en, zh] = [textsFor("en"), textsFor("zh")];

/** A string no text contains by itself: where it appears, an argument was quoted. */
const word = (index: number): string => `zq${index}`;
const [W1, W2, W3, W4] = [word(1), word(2), word(3), word(4)];

/** One example of every member of a union, by its tag: a new member does not compile until it is here. */
type EveryOne<Union, Tag extends keyof Union> = {
  [Name in Union[Tag] & string]: Extract<Union, Record<Tag, Name>>;
};

const REFUSALS: EveryOne<UrlRefusal, "why"> = {
  "not-a-url": { why: "not-a-url" },
  "not-http": { why: "not-http", scheme: W1 },
  unresolved: { why: "unresolved", host: W1 },
  "not-public": { why: "not-public", host: W1, address: W2, range: W3 },
};

const START_FAILURES: EveryOne<StartFailure, "why"> = {
  missing: { why: "missing", path: W1 },
  "not-executable": { why: "not-executable", path: W1 },
  "bad-interpreter": { why: "bad-interpreter", path: W1, interpreter: W2 },
  "windows-line-ends": { why: "windows-line-ends", path: W1 },
  "no-folder": { why: "no-folder", path: W1 },
  other: { why: "other", detail: W1 },
};

const REMEDIES: readonly Remedy[] = [
  { why: "not-copied", name: W1, line: W2 },
  { why: "not-copied", name: W1, line: W2, root: W3 },
  { why: "unset", name: W1 },
  { why: "unset", name: W1, line: W2 },
  { why: "not-handed", name: W1, line: W2 },
];

const FAULTS: EveryOne<Fault, "code"> = {
  "timed-out": { code: "timed-out", afterMs: 7_000 },
  "too-big": { code: "too-big" },
  "no-turn": { code: "no-turn", afterMs: 7_000 },
  "not-started": { code: "not-started", failure: START_FAILURES.missing },
  exit: { code: "exit", exitCode: 41, stderr: W1 },
  signal: { code: "signal", signal: W1, stderr: W2 },
  "not-json": { code: "not-json", output: W1 },
  "not-object": { code: "not-object", output: W1 },
  "unusable-result": { code: "unusable-result", given: "number", kept: "object" },
  "too-much-output": { code: "too-much-output", bytes: 41 },
  "worker-ended": { code: "worker-ended", ending: W1, stderr: W2 },
  "out-of-turn": { code: "out-of-turn", output: W1 },
  "unknown-decision": { code: "unknown-decision", value: W1 },
  "ask-not-here": { code: "ask-not-here" },
  "drop-not-here": { code: "drop-not-here", where: "reply" },
  "delay-not-here": { code: "delay-not-here", where: "no-outbox" },
  "bad-until": { code: "bad-until", value: W1 },
  "http-status": { code: "http-status", status: 503 },
  "http-failed": { code: "http-failed", detail: W1 },
  "url-refused": { code: "url-refused", refusal: REFUSALS["not-public"] },
  "no-secret": { code: "no-secret", name: W1 },
  "changed-file": { code: "changed-file", path: W1 },
  "too-deep": { code: "too-deep" },
  internal: { code: "internal", detail: W1 },
};

const PROBLEMS: EveryOne<BindingProblem, "code"> = {
  "missing-file": { code: "missing-file", path: W1 },
  "is-folder": { code: "is-folder", path: W1 },
  "missing-program": { code: "missing-program", word: W1 },
  "not-executable": { code: "not-executable", path: W1 },
  "no-shebang": { code: "no-shebang", path: W1, line: W2 },
  "byte-order-mark": { code: "byte-order-mark", path: W1 },
  "windows-line-ends": { code: "windows-line-ends", path: W1 },
  "unset-variable": { code: "unset-variable", name: W1 },
  "link-leaves": { code: "link-leaves", path: W1 },
  unreadable: { code: "unreadable", path: W1, detail: W2 },
  "too-large-inside": { code: "too-large-inside", path: W1, most: 64 * 1_048_576 },
  "empty-folder": { code: "empty-folder", path: W1 },
  "folder-too-large": { code: "folder-too-large", path: W1, files: 3_777, bytes: 77 * 1_048_576, depth: 9 },
  "folder-link": { code: "folder-link", path: W1 },
  "odd-file": { code: "odd-file", path: W1 },
  "bad-examples": { code: "bad-examples", path: W1, at: 7, value: W2 },
  // The word the path stands in is data for others: no text quotes it.
  "embedded-inside": { code: "embedded-inside", path: W1, word: "" },
  "not-looked-up": { code: "not-looked-up" },
  "url-refused": { code: "url-refused", refusal: REFUSALS["not-public"] },
};

const FILE_FAULTS: EveryOne<HookFileFault, "code"> = {
  "other-direction": { line: 1, code: "other-direction", key: "from", event: "on_outbound_message" },
  username: { line: 1, code: "username", key: "", value: W1 },
  "empty-place": { line: 1, code: "empty-place", key: W1 },
  "only-in-yaml": { line: 1, code: "only-in-yaml", key: W1 },
  "not-a-map": { line: 1, code: "not-a-map" },
  "unknown-key": { line: 1, code: "unknown-key", key: W1, near: W2 },
  "duplicate-entry": { line: 1, code: "duplicate-entry", first: 7 },
  "duplicate-key": { line: 1, code: "duplicate-key", key: W1 },
  "missing-key": { line: 1, code: "missing-key", key: W1 },
  "wrong-type": { line: 1, code: "wrong-type", key: W1, value: W2, expected: "number" },
  "out-of-range": { line: 1, code: "out-of-range", key: W1, value: W2, range: W3 },
  "unknown-event": { line: 1, code: "unknown-event", key: "event", value: W1, near: W2 },
  "unknown-word": { line: 1, code: "unknown-word", key: W1, value: W2, words: [W3, W4] },
  "not-for-type": { line: 1, code: "not-for-type", key: W1, type: W2 },
  "bad-command": { line: 1, code: "bad-command", key: "command", value: "", symbol: W1, at: 3 },
  "too-many-words": { line: 1, code: "too-many-words", key: "command", most: 41 },
  "bad-url": { line: 1, code: "bad-url", key: "url", value: W1 },
  "withheld-variable": { line: 1, code: "withheld-variable", key: "env", value: W1 },
  "code-variable": { line: 1, code: "code-variable", key: "env", value: W1 },
  "bad-variable": { line: 1, code: "bad-variable", key: "env", value: W1 },
  "cannot-block": { line: 1, code: "cannot-block", key: W1, value: W2 },
  "bad-example": { line: 1, code: "bad-example", key: W1, at: 7, value: W2 },
  "file-too-large": { line: 1, code: "file-too-large", most: 41 },
  "too-many-hooks": { line: 1, code: "too-many-hooks", most: 41 },
  "entry-too-long": { line: 1, code: "entry-too-long", most: 41 },
  "no-hooks-list": { line: 1, code: "no-hooks-list" },
  "tab-indent": { line: 1, code: "tab-indent", example: W1 },
  "yaml-slip": { line: 1, code: "yaml-slip", why: "indent", example: W1 },
  "other-name": { line: 1, code: "other-name", value: W1 },
  "no-file": { line: 1, code: "no-file", what: "unreadable", detail: W1 },
  "bad-escape": { line: 1, code: "bad-escape", near: W1 },
  "bad-yaml": { line: 1, code: "bad-yaml", detail: W1 },
  "cannot-be-read": { line: 1, code: "cannot-be-read", detail: W1 },
  "takes-too-long": { line: 1, code: "takes-too-long" },
  "not-read": { line: 1, code: "not-read" },
  "too-many-aliases": { line: 1, code: "too-many-aliases" },
  "more-faults": { line: 1, code: "more-faults", count: 41 },
  "bad-json": { line: 1, code: "bad-json" },
  "bad-toml": { line: 1, code: "bad-toml" },
  "no-front-matter": { line: 1, code: "no-front-matter" },
  "no-entry-point": { line: 1, code: "no-entry-point" },
  "not-agent-hooks": { line: 1, code: "not-agent-hooks", what: "openclaw" },
  "no-counterpart": { line: 1, code: "no-counterpart", value: W1 },
  "never-fires": { line: 1, code: "never-fires", key: W1, value: W2 },
  "unsupported-type": { line: 1, code: "unsupported-type", value: W1 },
};

const SLIPS: Record<Exclude<YamlSlip, "tab">, true> = {
  "odd-space": true,
  fence: true,
  documents: true,
  dash: true,
  "no-hooks-key": true,
  "empty-list": true,
  colon: true,
  "full-width-colon": true,
  "colon-space": true,
  "dash-space": true,
  indent: true,
  quote: true,
  "after-quote": true,
  bracket: true,
  start: true,
  "colon-in-value": true,
};

const WARNINGS: EveryOne<EntryWarning, "code"> = {
  "timeout-clamped": { code: "timeout-clamped", seconds: 180, most: 120 },
  "shell-word": { code: "shell-word", word: W1 },
  milliseconds: { code: "milliseconds", value: 41_000 },
  "no-description": { code: "no-description" },
  "read-as-claude": { code: "read-as-claude" },
  "escape-read": { code: "escape-read", value: W1 },
  "key-ignored": { code: "key-ignored", key: W1 },
  "place-ignored": { code: "place-ignored", key: W1 },
  "other-channel": { code: "other-channel", value: W1, near: W2 },
  "backslash-eaten": { code: "backslash-eaten", key: W1, example: W2 },
  "backslash-word": { code: "backslash-word", word: W1, reaches: W2 },
  "curly-quotes": { code: "curly-quotes", key: W1, example: W2 },
};

const each = (examples: Readonly<Record<string, unknown>>): unknown[][] => Object.values(examples).map((one) => [one]);

const REPORT: ExamplesReport = { blocked: { right: 31, of: 42 }, passed: { right: 53, of: 66 }, leftOut: 7 };
const NOT_LIVE: readonly NotLive[] = ["cannot-start", "no-verdict", "examples"];
const OUTCOMES: readonly ExampleOutcome[] = ["passed", "blocked", "asked", "rewritten", "not-wanted", "no-verdict"];

const VERSIONS: StateVersions = { found: 42, known: 41 };
/** Of files and of a database. */
const STORE_TROUBLES = [W1, `x://${W1}`].flatMap((path) => [
  [{ path }],
  [{ path, versions: VERSIONS }],
  [{ path, detail: W2 }],
]);

/** The calls of the functions that take more than strings, or read differently by what they get. */
const CALLS: Readonly<Record<string, readonly unknown[][]>> = {
  fault: [
    ...each(FAULTS),
    ...each(START_FAILURES).map(([failure]) => [{ code: "not-started", failure }]),
    [{ code: "exit", exitCode: 41, stderr: "" }],
    [{ code: "exit", exitCode: 41, stderr: W3, remedy: REMEDIES[0] }],
  ],
  problem: [
    ...each(PROBLEMS),
    [{ code: "missing-file", path: W1, near: W2 }],
    [{ code: "missing-program", word: W1, near: W2 }],
  ],
  fileFault: [
    ...each(FILE_FAULTS),
    ...Object.keys(SLIPS).map((why) => [{ code: "yaml-slip", why, example: W1 }]),
    ...["not-a-file", "link-leaves"].map((what) => [{ code: "no-file", what, detail: "" }]),
    [{ code: "tab-indent" }],
    [{ code: "unknown-key", key: W1 }],
    [{ code: "unknown-key", key: "must_block" }],
    [{ code: "unknown-event", value: W1 }],
  ],
  urlRefusal: each(REFUSALS),
  remedy: REMEDIES.map((remedy) => [remedy]),
  unknownCommand: [[W1, W2], [W1]],
  unknownEvent: [[W1, W2], [W1]],
  help: [[[W1, W2]]],
  newerState: [
    [W1, VERSIONS],
    [`x://${W1}`, VERSIONS],
  ],
  databaseFault: ["no-key", "bad-key", "bad-url", "no-package"].map((fault) => [fault, W1]),
  unsafeState: [
    [{ why: "foreign", state: W1, path: W2, ours: 41, uid: 43 }],
    [{ why: "foreign-parent", state: W1, path: W2, ours: 41, uid: 43 }],
    [{ why: "writable-parent", state: W1, path: W2, ours: 41, mode: W3 }],
  ],
  lockdown: STORE_TROUBLES,
  noticeDamaged: STORE_TROUBLES,
  "start.noBash": [[[W1, W2]]],
  "start.hooks": [
    [true, 2, 3],
    [false, 2, 0],
  ],
  mirrorDiffers: [
    [true, false],
    [false, true],
  ],
  "ask.notAllowed.allowed": [],
  "ask.notAllowed.late": [
    [W1, W2],
    [W1, ""],
  ],
  withheld: [[W1], [""]],
  withheldCall: [
    [W1, W2],
    [W1, ""],
  ],
  unknownExample: [[W1, W2], [W1]],
  turnBlocked: [[W1], [""]],
  "ask.messageLine": [
    [W1, 41],
    [W1, 1],
  ],
  "ask.used": [[], [41], [41, 0.42]],
  "ask.howTo": [
    [W1, true],
    [W1, false],
  ],
  "ask.deadline": [[41], [1]],
  "formats.sources.line": [
    [W1, true, 41],
    [W1, true, 1],
    [W1, false, 0],
  ],
  "formats.sources.isOn": [
    [W1, 41],
    [W1, 1],
  ],
  "formats.sources.already": [
    [W1, true],
    [W1, false],
  ],
  "formats.sources.choice": [
    [W1, true],
    [W1, false],
  ],
  "ask.already": [
    [W1, W2, true],
    [W1, W2, false],
  ],
  "import.done": [
    [41, W1],
    [1, W1],
  ],
  "formats.warning": [...each(WARNINGS), [{ code: "shell-word", word: W1, instead: W2 }]],
  usage: COMMAND_NAMES.map((name) => [name]),
  "traits.priority": [[41]],
  stats: [
    [41, 42, W1, 43],
    [1, 1, W1, 43],
  ],
  atLine: [[41, W1]],
  "change.entry-unreadable": [[W1, 41]],
  // In Chinese the kind of fault is a sentence of ours; how it is called inside is for nobody's eyes.
  "ilink.trouble": [[W1]],
  "ask.counted": [
    [
      [
        ["push", 2],
        ["note", 1],
      ],
    ],
  ],
  rehearsalBlocks: [
    [W1, true],
    [W1, false],
  ],
  rehearsalFine: [
    [W1, 41, true],
    [W1, 41, false],
  ],
  rehearsalAsked: [
    [W1, 41, true],
    [W1, 41, false],
  ],
  notLive: NOT_LIVE.map((why) => [why]),
  offered: NOT_LIVE.map((why) => [why]),
  notTried: [
    [{ why: "no-sample" }, W1],
    [{ why: "no-time", afterMs: 41 }, W1],
    [{ why: "network" }, W1],
    [{ why: "files" }, W1],
    [{ why: "unset", names: W2 }, W1],
  ],
  examplesLine: [[REPORT]],
  noticeExamples: [
    [REPORT, W1],
    [REPORT, ""],
  ],
  exampleWrong: OUTCOMES.map((outcome) => [W1, W2, outcome]),
  examplePlace: [
    [W1, 41, true],
    [W1, 41, false],
  ],
  exampleTrait: [
    [W1, W2],
    [W1, ""],
  ],
  exampleCount: [[41], [1]],
  binaryFile: [[41]],
  fileCut: [[41, 42]],
  staysCold: [
    ...[
      "shell-line",
      "not-python",
      "env-line",
      "too-old",
      "no-read",
      "ends",
      "threads",
      "timer",
      "open-files",
      "slow",
    ].map((why) => [{ why }]),
    [{ why: "python-option", detail: W1 }],
  ],
  silence: [
    [{ kind: "stopped", event: W1, since: 0, events: 41, usual: 42 }],
    [{ kind: "never-matched", event: W1, key: "subject", pattern: W2, events: 41, tools: [W3], near: W4 }],
    [{ kind: "never-matched", event: W1, key: "matcher", pattern: W2, events: 41, tools: [] }],
  ],
  doctorStart: [[41], [1]],
  doctorStep: [[41, 44, W1]],
  doctorFine: [[W1, W2, W3, 41]],
  doctorSummary: [
    [41, 42],
    [42, 42],
  ],
  runLine: [[W1, W2, 41]],
  logLine: [[W1, W2, W3, W4, 41]],
  owner: [
    [W1, "launch", ""],
    [W1, "paired", W2],
  ],
};

const REPLAY = { events: 0, leftOut: 0, unkept: 0, blocked: 0, asked: 0, unheard: 0, found: [] };
Object.assign(CALLS, {
  "replay.recording": [[1], [41]],
  "replay.recordOn": [[1], [41]],
  "replay.tooManyDays": [[41]],
  "replay.result": [
    [REPLAY],
    [{ ...REPLAY, unkept: 41 }],
    [{ ...REPLAY, events: 41, differ: 0 }],
    [{ events: 41, leftOut: 42, unkept: 43, blocked: 44, asked: 45, unheard: 46, differ: 47, found: [] }],
  ],
  "replay.notReplayed": [
    ...["not-recording", "no-sandbox", "no-program", "cannot-block", "names-others", "gone"].map((why) => [
      { why },
      "",
    ]),
    [{ why: "no-verdict" }, W1],
  ],
  "replay.lookAtOne": [[W1, 41]],
  "replay.found": OUTCOMES.flatMap((outcome) => [
    [41, W1, W2, outcome, undefined],
    [41, W1, W2, "blocked", outcome],
  ]),
  "replay.more": [[41]],
  "replay.inTranscript": [[41]],
  "modelFault.tooMuch": ["MiB", "characters", "calls", "minutes"].map((of) => [W1, "41", of]),
});

type Say = (...args: unknown[]) => string;
type Leaf = { path: string; value: string | Say };

/** Every text of a language, by its dotted path. */
function leaves(node: object, prefix = ""): Leaf[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const path = `${prefix}${key}`;
    return typeof value === "object" && value !== null
      ? leaves(value, `${path}.`)
      : [{ path, value: value as string | Say }];
  });
}

const EN = leaves(en);
const ZH = new Map(leaves(zh).map(({ path, value }) => [path, value]));

type Spoken = { label: string; args: readonly unknown[]; english: string; chinese: string };

/** Each text in both languages, said with the same arguments. */
const SPOKEN: Spoken[] = EN.flatMap(({ path, value }) => {
  const other = ZH.get(path);
  if (typeof value === "string") {
    return [{ label: path, args: [], english: value, chinese: typeof other === "string" ? other : "" }];
  }
  if (typeof other !== "function") return [{ label: path, args: [], english: value.name, chinese: "" }];
  const calls = CALLS[path] ?? [Array.from({ length: value.length }, (_, index) => word(index + 1))];
  return calls.map((args) => ({
    label: `${path} ${JSON.stringify(args)}`,
    args,
    english: value(...args),
    chinese: other(...args),
  }));
});

const wordsIn = (text: string): string[] => [...new Set(text.match(/zq\d/g) ?? [])].sort();
const numbersIn = (text: string): string[] => [...new Set(text.replace(/zq\d/g, "").match(/\d+/g) ?? [])].sort();

/** `/hooks approve <id>` with the values given to it; "chat-hooks itself" is no command. */
const commandsIn = (text: string): string[] => [
  ...new Set(text.match(/(?:\/hooks [a-z]+|chat-hooks (?!itself)[a-z-]+|chmod \+x)(?: zq\d)*/g) ?? []),
];

/** What is the same in every language: variables, events, keys, files. */
const namesIn = (text: string): string[] => [
  ...new Set(text.match(/\w+_\w+(?:=1)?|\w+\.yaml|\/hooks|\/chat\b/g) ?? []),
];

describe("the texts of the two languages", () => {
  it("have the same shape", () => {
    const shape = (all: Iterable<readonly [string, unknown]>) =>
      [...all].map(([path, value]) => [path, typeof value]).sort();
    expect(shape(ZH)).toEqual(shape(EN.map(({ path, value }) => [path, value] as const)));
  });

  it("have a call in the table only for texts that exist", () => {
    expect(Object.keys(CALLS).filter((path) => typeof ZH.get(path) !== "function")).toEqual([]);
  });

  describe.each(SPOKEN)("$label", ({ label, args, english, chinese }) => {
    it("is said in Chinese wherever English has words", () => {
      // An example is a line to type, the same for everybody.
      const hasWords = /\p{L}/u.test(english.replace(/zq\d|--\w+/g, "")) && !label.endsWith(".example");
      if (hasWords) expect(chinese).toMatch(/\p{sc=Han}/u);
    });

    it("quotes every value in both", () => {
      const given = wordsIn(JSON.stringify(args));
      expect(wordsIn(english)).toEqual(given);
      expect(wordsIn(chinese)).toEqual(given);
      expect(numbersIn(chinese)).toEqual(numbersIn(english));
      expect(english + chinese).not.toMatch(/undefined|NaN|\[object/);
    });

    it("names the same commands and things", () => {
      expect(commandsIn(chinese).sort()).toEqual(commandsIn(english).sort());
      expect(namesIn(chinese)).toEqual(expect.arrayContaining(namesIn(english)));
    });

    it("is set as Chinese is: full-width marks, a space before and after Latin words", () => {
      // A pattern is quoted as JSON, whose marks are its own.
      const text = chinese.replace(/"(zq\d)"/g, "$1");
      expect(text).not.toMatch(/\p{sc=Han}[A-Za-z0-9/]|[A-Za-z0-9]\p{sc=Han}/u);
      expect(text).not.toMatch(/\p{sc=Han} ?[,.;:!?()"]|[,;:!?()"] ?\p{sc=Han}/u);
      expect(text).not.toMatch(/ [，。；：！？（）、]|[，。；：！？（）、] /u);
    });
  });
});
