import fc from "fast-check";
import { expect, test } from "vitest";
import { COMMAND_NAMES, looksLikeCommand, parseHooksCommand } from "../../src/commands/parse.js";
import { EVENT_NAMES } from "../../src/core/event.js";
import { quoteWord, splitArgv } from "../../src/lib/argv.js";
import { anyText } from "../support/any-text.js";

const space = fc.constantFrom(" ", "  ", "\t", " \n", "\u00a0", "\u3000");
const anyCase = (word: string): fc.Arbitrary<string> =>
  fc
    .array(fc.boolean(), { minLength: word.length, maxLength: word.length })
    .map((upper) => [...word].map((letter, at) => (upper[at] ? letter.toUpperCase() : letter)).join(""));
const head = fc
  .tuple(
    fc.constantFrom("", " ", "\n"),
    fc.constantFrom("/", "／"),
    anyCase("hooks"),
    fc.constantFrom("", "@ThisBot", "@thisbot"),
  )
  .map((parts) => parts.join(""));
const BOT = { botName: "ThisBot" };

test("approve takes any argv for what it is, however it is spaced, in whatever case the words before it are", () => {
  const argv = fc.array(
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }).filter((word) => word.trim() === word),
    { minLength: 1, maxLength: 4 },
  );
  const name = anyCase("approve");
  const event = fc.constantFrom(...EVENT_NAMES).chain((name) => fc.tuple(fc.constant(name), anyCase(name)));
  fc.assert(
    fc.property(head, name, event, argv, space, (start, word, [meant, typed], words, gap) => {
      const line = `${start}${gap}${word}${gap}${typed}${gap}${words.map(quoteWord).join(" ")}${gap}`;
      const parsed = parseHooksCommand(line, BOT);
      expect(parsed).toMatchObject({ kind: "command", name: "approve", event: meant });
      expect(parsed.kind === "command" && splitArgv(parsed.target ?? "")).toEqual(words);
    }),
    { numRuns: 500 },
  );
});

const UNSEEN = [" ", "\n", "\u3000", "\u00ad", "\u034f", "\u180e", "\u200b", "\u202e", "\u2060", "\ufe0f", "\ufeff"];
const MARKS = [
  ..."“”\"'‘’「『＂＇﹁」』»‹`´¨/／、\\⁄∕.。,，:：;!！?？-–—_*#@([{<>)]}~|&%$€^+=·•…0a好🙂\u0301\u2800\u115f\0\u0085",
];
/** What can be seen of it; one quotation mark at its beginning is not looked at. */
const shown = (text: string): string =>
  [...text]
    .filter(
      (each) =>
        !/^(?:\u034f|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\ufe00-\ufe0f])$/.test(each),
    )
    .map((each) => each.normalize("NFKC"))
    .join("")
    .replace(/\s/g, "")
    .replace(/^["“”'‘’「『]/, "");

test("whatever can be seen before it, only a line that begins with /hooks is one", () => {
  const tricky = fc.array(fc.constantFrom(...UNSEEN, ...MARKS), { maxLength: 6 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(fc.oneof(anyText(), tricky), fc.constantFrom(...COMMAND_NAMES), (text, name) => {
      fc.pre(shown(text) !== "");
      expect(parseHooksCommand(`${text}/hooks ${name}`, BOT)).toEqual({ kind: "not-ours" });
      expect(parseHooksCommand(`${text}\n/hooks ${name}`, BOT)).toEqual({ kind: "not-ours" });
    }),
    { numRuns: 2_000 },
  );
});

test("blanks and what cannot be seen may stand before it", () => {
  const before = fc.array(fc.constantFrom(...UNSEEN), { maxLength: 40 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(before, fc.constantFrom(...COMMAND_NAMES), (text, name) => {
      expect(parseHooksCommand(`${text}/hooks ${name}`, BOT)).toMatchObject({ name });
    }),
    { numRuns: 500 },
  );
});

test("whatever would be a command of ours looks like one to those who keep commands out", () => {
  const tail = anyText(20);
  const start = fc.oneof(
    head,
    fc.constantFrom(
      "/hooks",
      "/hooksx",
      "/hooks_on",
      "/hooks@Other",
      "/hooks@",
      "/hook",
      "\ufeff/hooks",
      "\u200b/hooks",
    ),
  );
  fc.assert(
    fc.property(start, tail, (begin, rest) => {
      const line = `${begin}${rest}`;
      if (parseHooksCommand(line, BOT).kind !== "not-ours") expect(looksLikeCommand(line)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
