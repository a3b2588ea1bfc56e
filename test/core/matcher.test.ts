import fc from "fast-check";
import { RE2JS } from "re2js";
import { expect, test, vi } from "vitest";
import { EVENT_NAMES, type EventName } from "../../src/core/event.js";
import { MatchTexts, textsToMatch } from "../../src/core/match-texts.js";
import { compileMatcher, isPlainAlternation, SAMPLE_SIZE } from "../../src/core/matcher.js";
import { buildPayload } from "../../src/core/payload.js";
import { samples } from "../support/long-tests.js";
import { longestTurn } from "../support/worked.js";

const FAST = 0.01;

const wants = async (pattern: string, event: EventName, input: Record<string, unknown>): Promise<boolean> => {
  return compileMatcher(pattern)(textsToMatch(buildPayload(event, input, "/srv/needle")));
};

test.each([
  "rm -rf|dd if=|mkfs",
  "a",
  "",
  "a||b",
  "(?i)drop table",
  "a\\.b|c\\|d",
  "中文|é",
  "\\(x\\)",
  "a-b_c",
  "/etc/",
])("%j is a plain alternation and needs no measuring", (pattern) => {
  expect(isPlainAlternation(pattern)).toBe(true);
});

test.each([
  "a.b",
  "a*",
  "^a",
  "a$",
  "[ab]",
  "(a|b)",
  "a?",
  "a{2}",
  "\\d",
  "\\bx",
  "\\n",
  "(?i)é",
  "(?s)a",
  "x".repeat(513),
])("%.20j is a pattern for the linear-time engine", (pattern) => {
  expect(isPlainAlternation(pattern)).toBe(false);
});

test.each([
  ["rm -rf|mkfs", "sudo rm -rf /", true],
  ["rm -rf|mkfs", "mkfs.ext4", true],
  ["rm -rf|mkfs", "rm  -rf", false],
  ["rm -rf|mkfs", "RM -RF", false],
  ["(?i)rm -rf|mkfs", "MKFS", true],
  ["a\\.b|c\\|d", "a.b", true],
  ["a\\.b|c\\|d", "axb", false],
  ["a\\.b|c\\|d", "c|d", true],
  ["a\\.b|c\\|d", "c", false],
  ["\\\\|x", "back\\slash", true],
  ["a/b", "a/b", true],
  ["a|", "anything", true],
  ["(?i)r[me]\\s+-rf", "RM   -RF", true],
  ["^ls$", "ls", true],
  ["^ls$", "ls -l", false],
  ["(a+)+$", `${"a".repeat(1_000)}b`, false],
])("%j on %.30j: %s", async (pattern, text, expected) => {
  expect(await compileMatcher(pattern)([text])).toBe(expected);
});

test.each(["(", "[", "a**", "(?<=a)b", "(a)\\1", "(?=a)", "a{2,1}", "\\", "(?P<n", "*"])(
  "%s is refused when it is loaded",
  (pattern) => {
    expect(() => compileMatcher(pattern)).toThrow();
  },
);

test("a plain alternation gives the same answer as the linear-time engine", () => {
  const characters = [
    "a",
    "B",
    "k",
    "K",
    "\u212a",
    "s",
    "S",
    "ſ",
    "é",
    "É",
    "中",
    "😀",
    " ",
    "-",
    "_",
    "/",
    '"',
    "\n",
    "<",
  ];
  const escaped = [..."!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"].map((symbol) => `\\${symbol}`);
  const word = fc.string({ unit: fc.constantFrom(...characters, ...escaped), minLength: 1, maxLength: 3 });
  const text = fc.string({ unit: fc.constantFrom(...characters, ..."!$().*+?[\\]^{|}~"), maxLength: 12 });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), fc.boolean(), text, (words, anyCase, haystack) => {
      const source = (anyCase ? "(?i)" : "") + words.join("|");
      const literal = words[0]?.replace(/\\(.)/gu, "$1") ?? "";
      for (const each of [haystack, haystack + literal, literal.toUpperCase(), literal.toLowerCase()]) {
        expect(compileMatcher(source)([each])).toBe(RE2JS.compile(source).test(each));
      }
    }),
    { numRuns: samples(2_000) },
  );
});

const UNITS = [
  ..."abdefmnrstux018 :,.=-",
  '"',
  "\\",
  "\n",
  "\r",
  "\t",
  "\b",
  "\u0001",
  "\u001b",
  "\u001d",
  "\ud83d",
  "\ude00",
];
const anyText = fc.string({ unit: fc.constantFrom(...UNITS, "😀", "中", "true", "null"), maxLength: 12 });
const anyFields = fc.dictionary(
  fc.constantFrom("tool_name", "tool_input", "n"),
  fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: "small" },
      ...[
        anyText,
        anyText,
        fc.double(),
        fc.boolean(),
        fc.constant(null),
        fc.constant(undefined),
        fc.bigInt(),
        fc.date(),
      ],
      fc.array(tie("value"), { maxLength: 3 }),
      fc.dictionary(anyText, tie("value"), { maxKeys: 3 }),
    ),
  })).value,
);
const asPattern = (literal: string): string => literal.replace(/[!-/:-@[-`{-~]/g, "\\$&");

test("a plain pattern gives the answer of the fields' strings and JSON, also where it does not look at the JSON", async () => {
  let [sieved, matched] = [0, 0];
  await fc.assert(
    fc.asyncProperty(
      anyFields,
      anyText,
      fc.nat(),
      fc.integer({ min: 1, max: 9 }),
      fc.boolean(),
      async (own, other, at, length, anyCase) => {
        const texts = new MatchTexts(own);
        const all = texts.all ?? [];
        // Pieces of what is there, wherever they begin, and of what is not.
        const whole = all.at(-1) ?? "";
        const start = at % Math.max(whole.length, 1);
        const literals = [whole.slice(start, start + length), other, all[0]?.slice(0, length) ?? "", `m${other}`];
        for (const literal of literals) {
          for (const source of [asPattern(literal), `zzz|${asPattern(literal)}`]) {
            const pattern = (anyCase ? "(?i)" : "") + source;
            if (!isPlainAlternation(pattern)) continue;
            const expected = await compileMatcher(pattern)(all);
            expect(await compileMatcher(pattern)(new MatchTexts(own)), JSON.stringify([pattern, whole])).toBe(expected);
            sieved += Number(texts.plain !== undefined && !expected);
            matched += Number(expected);
          }
        }
      },
    ),
    { numRuns: samples(3_000) },
  );
  expect(Math.min(sieved, matched)).toBeGreaterThan(100);
});

test.each([
  ["rm -rf", { a: "\rm -rf" }],
  ["nmap", { a: "\nmap" }],
  ["(?i)NMAP", { a: "\nmap" }],
  ["dd if=", { a: "\u001dd if=" }],
  ["ude00x", { a: "\ude00x" }],
  ["01d", { a: "\u001d" }],
  ["ude0", { a: "\ude00" }],
  ["d83", { a: "\ud83d" }],
  ["bash", { bash: 1 }],
  ["key", { a: [{ "a key": undefined, "b key": 1 }] }],
  ["2026-01", { at: new Date("2026-01-02") }],
  ["extra", { list: Object.assign([1], { more: "extra" }) }],
  ["12n", { a: "12n" }],
  ['m": 1', { m: 1 }],
  ["x, ", { list: ["x, y"] }],
  ["\\], \\[", { list: [[], []] }],
  ["true", { a: true }],
  ["1", { a: 10n }],
])("%s finds %o", async (pattern, own) => {
  expect(await compileMatcher(pattern)(new MatchTexts(own))).toBe(true);
});

test("no JSON is made for an event that a plain pattern misses", async () => {
  const own = { tool_input: { command: "ls -l\n", "a key": ["b", 1, null] } };
  const texts = new MatchTexts(own);
  const made = vi.spyOn(JSON, "stringify");
  expect(await compileMatcher("rm -rf|dd if=|mkfs")(texts)).toBe(false);
  expect(made).not.toHaveBeenCalled();
  expect(await compileMatcher("command")(texts)).toBe(true);
  expect(made).toHaveBeenCalled();
});

// What is searched.

test("each string of the event's fields is searched, at any depth", async () => {
  const input = { tool_input: { edits: [{ new_string: "x" }, { new_string: "rm -rf /" }] } };
  expect(await wants("^rm -rf /$", "pre_tool_call", input)).toBe(true);
});

test("an anchor means the end of each string, not of the JSON", async () => {
  expect(await wants("\\.py$", "pre_tool_call", { tool_input: { file_path: "a/b.py", content: "x" } })).toBe(true);
  expect(await wants("\\.py$", "pre_tool_call", { tool_input: { file_path: "a/b.pyc" } })).toBe(false);
  expect(await wants("^bash$", "pre_tool_call", { tool_name: "bash" })).toBe(true);
});

test("a string hundreds of levels down is searched on its own as well", async () => {
  let value: unknown = "evil";
  for (let depth = 0; depth < 300; depth += 1) value = { inner: value };
  expect(await wants("^evil$", "pre_tool_call", { tool_input: { value } })).toBe(true);
});

test("the JSON is searched too, with the spaces a script sees", async () => {
  const input = { tool_name: "bash", tool_input: { command: "ls", force: true, depth: 3 } };
  expect(await wants('"force": true', "pre_tool_call", input)).toBe(true);
  expect(await wants('"command": "ls", "force"', "pre_tool_call", input)).toBe(true);
  expect(await wants('^\\{"command"', "pre_tool_call", input)).toBe(true);
  expect(await wants('"tool_name": "bash"', "pre_tool_call", input)).toBe(true);
});

test("keys are found in the JSON", async () => {
  expect(await wants("sudo_password", "pre_tool_call", { tool_input: { sudo_password: 1 } })).toBe(true);
});

test.each(EVENT_NAMES)("the envelope of %s is not searched", async (event) => {
  const envelope = {
    session_id: "needle",
    agent_id: "needle",
    channel: "needle",
    chat_id: "needle",
    sender_id: "needle",
  };
  expect(await wants("needle", event, { ...envelope, something_else: "needle" })).toBe(false);
});

test.each(["pre_llm_call", "post_llm_call", "on_response_end"] as const)(
  "system and model of %s are not searched",
  async (event) => {
    expect(await wants("needle", event, { system: "needle", model: "needle" })).toBe(false);
  },
);

test.each([
  ["pre_llm_call", "last_user_message"],
  ["post_llm_call", "response"],
  ["post_tool_call", "tool_error"],
  ["post_tool_call", "tool_result"],
  ["on_outbound_message", "notification"],
  ["on_completion_claim", "summary"],
  ["on_user_message", "message"],
] as const)("at %s, %s is searched", async (event, field) => {
  expect(await wants("needle", event, { [field]: "a needle here" })).toBe(true);
});

test("every part of a message is searched", async () => {
  expect(await wants("^needle$", "on_outbound_message", { notification: "a\nneedle", parts: ["a", "needle"] })).toBe(
    true,
  );
});

test("a payload too deep to be searched runs the hook", async () => {
  const deep = JSON.parse("[".repeat(50_000) + "]".repeat(50_000));
  expect(await wants("needle", "pre_tool_call", { tool_input: { deep } })).toBe(true);
});

test("a payload that contains itself several times runs the hook at once", async () => {
  const ring: Record<string, unknown> = {};
  Object.assign(ring, { a: ring, b: ring, c: ring, list: [ring, ring] });
  expect(await wants("needle", "pre_tool_call", { tool_input: ring })).toBe(true);
});

test("a payload whose own toJSON fails runs the hook", async () => {
  const broken = {
    toJSON() {
      throw new Error("broken");
    },
  };
  expect(await wants("needle", "pre_tool_call", { tool_input: { broken } })).toBe(true);
});

// Large texts.

const withNeedleAt = (at: number, needle: string, size: number): string =>
  "x".repeat(at) + needle + "x".repeat(size - at - needle.length);

test.each(["n[e]edle", "needl."])("a match of %s is found wherever it lies across a slice border", async (pattern) => {
  const matcher = compileMatcher(pattern);
  for (const border of [SAMPLE_SIZE / 2, SAMPLE_SIZE, SAMPLE_SIZE * 1.5, SAMPLE_SIZE * 2]) {
    for (let at = border - 7; at <= border + 1; at += 1) {
      expect(await matcher([withNeedleAt(at, "needle", SAMPLE_SIZE * 3)])).toBe(true);
    }
  }
});

test("a plain word is found wherever it lies across a slice border", async () => {
  const matcher = compileMatcher("needle|other");
  for (const border of [32_768, 65_536, 98_304]) {
    for (let at = border - 7; at <= border + 1; at += 1) {
      expect(await matcher([withNeedleAt(at, "needle", 200_000)])).toBe(true);
    }
  }
});

test("a match in the very last characters of a large text is found", async () => {
  expect(await compileMatcher("needl[e]")([withNeedleAt(99_994, "needle", 100_000)])).toBe(true);
});

test("a wide match of characters beyond the basic plane is never missed", async () => {
  const width = 700;
  const text = `${"x".repeat(1_000)}${"😀".repeat(width)}${"x".repeat(5_000)}`;
  expect(await compileMatcher(`[😀]${".".repeat(width - 2)}[😀]`)([text])).toBe(true);
});

test("a bounded pattern without a match in a large text does not run the hook", async () => {
  expect(await compileMatcher("n[e]edle", FAST)(["x".repeat(3_000_000)])).toBe(false);
});

test("a pattern that could reach across any slice runs the hook on a huge text, rather too often than too rarely", async () => {
  expect(await compileMatcher("needle.*end", FAST)(["x".repeat(3_000_000)])).toBe(true);
  expect(await compileMatcher("needle.{900}end", FAST)(["x".repeat(3_000_000)])).toBe(true);
  expect(await compileMatcher("needle.*end", FAST)(["a small one", "x".repeat(3_000_000)])).toBe(true);
});

test("a small text beside a large one is decided at once", () => {
  expect(compileMatcher("n[e]edle")(["x".repeat(10_000), "needle"])).toBe(true);
});

test("ordinary texts are decided without waiting", () => {
  expect(compileMatcher("n[e]edle")(["x".repeat(1_000)])).toBe(false);
  expect(compileMatcher("n[e]edle")(["several", "small", "ones"])).toBe(false);
});

test.each(["n[e]edle", "needle|other", "(x|y)z"])("5 MB searched for %s do not stall the bot", async (pattern) => {
  const search = async () => expect(await compileMatcher(pattern)(["x".repeat(5_000_000)])).toBe(false);
  expect(await longestTurn(search)).toBeLessThan(500);
});

test.each(["n[e]edle", "needle|other"])("many small texts searched for %s let the bot breathe", async (pattern) => {
  const matcher = compileMatcher(pattern, FAST);
  const texts = Array.from({ length: 5_000 }, () => "x".repeat(1_000));
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  const answer = matcher(texts);
  expect(answer).toBeInstanceOf(Promise);
  expect(await answer).toBe(false);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
  expect(await matcher([...texts, "a needle"])).toBe(true);
});

test("however fast a pattern was when it was measured, a large text is searched in slices", async () => {
  const answer = compileMatcher("n[e]edle", FAST)(["x".repeat(100_000)]);
  expect(answer).toBeInstanceOf(Promise);
  expect(await answer).toBe(false);
});
