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

test("whatever stands around it, only a line that begins with /hooks is one", () => {
  fc.assert(
    fc.property(anyText(), fc.constantFrom(...COMMAND_NAMES), (text, name) => {
      // A quotation mark or what cannot be seen may stand before it, and a line of its own may be ours.
      fc.pre(/^\s*[\p{L}\p{N}]/u.test(text));
      expect(parseHooksCommand(`${text}/hooks ${name}`, BOT)).toEqual({ kind: "not-ours" });
      expect(parseHooksCommand(`${text}\n/hooks ${name}`, BOT)).toEqual({ kind: "not-ours" });
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
