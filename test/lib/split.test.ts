import fc from "fast-check";
import { expect, test } from "vitest";
import { splitReply } from "../../src/lib/split.js";
import { anyText } from "../support/any-text.js";
import { samples } from "../support/long-tests.js";

type Range = { offset: number; length: number };

const piece = fc.oneof(
  anyText(12),
  fc.constantFrom(
    "\n",
    "\n\n",
    " ",
    "😀",
    "👩‍👩‍👧",
    "钩子",
    "\n".repeat(30),
    " ".repeat(30),
    "😀".repeat(20),
    "x".repeat(40),
  ),
);
const texts = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(""));
const limits = fc.integer({ min: 4, max: 60 });
/** Disjoint parts of the text, in order, as a reply marks them. */
const replies = texts.chain((text) =>
  fc.uniqueArray(fc.nat(text.length), { maxLength: 8 }).map((points) => {
    const cuts = [...points].sort((one, other) => one - other);
    const ranges = cuts.flatMap((from, index): Range[] => {
      const to = cuts[index + 1];
      return index % 2 === 0 && to !== undefined ? [{ offset: from, length: to - from }] : [];
    });
    return { text, ranges };
  }),
);

const isWithin = (ranges: readonly Range[], at: number): boolean =>
  ranges.some(({ offset, length }) => at >= offset && at < offset + length);

/** Where each message stands in the whole text; fails when anything but white space was left out. */
function placesOf(text: string, messages: readonly string[]): number[] {
  let end = 0;
  const places = messages.map((message) => {
    const blank = /^\s*/.exec(text.slice(end))?.[0].length ?? 0;
    const at = text.indexOf(message, end);
    expect(at).toBeGreaterThanOrEqual(end);
    expect(at).toBeLessThanOrEqual(end + blank);
    end = at + message.length;
    return at;
  });
  expect(text.slice(end).trim()).toBe("");
  return places;
}

test("no message is longer than allowed, or so blank that Telegram would refuse it", () => {
  fc.assert(
    fc.property(texts, limits, (text, most) => {
      for (const chunk of splitReply(text, [], most)) {
        expect(chunk.text.length).toBeLessThanOrEqual(most);
        expect(chunk.text.trim()).not.toBe("");
      }
    }),
    { numRuns: samples(500) },
  );
});

test("nothing is lost but white space at a cut, and the order stays", () => {
  fc.assert(
    fc.property(texts, limits, (text, most) => {
      const messages = splitReply(text, [], most).map((chunk) => chunk.text);
      placesOf(text, messages);
      expect(messages.join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
    }),
    { numRuns: samples(500) },
  );
});

test("no character is cut in two", () => {
  fc.assert(
    fc.property(texts, limits, (text, most) => {
      const messages = splitReply(text, [], most).map((chunk) => chunk.text);
      const places = placesOf(text, messages);
      for (const [index, message] of messages.entries()) {
        const end = (places[index] ?? 0) + message.length;
        expect(/^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(end - 1, end + 1))).toBe(false);
      }
    }),
    { numRuns: samples(500) },
  );
});

test("a program's text is marked in every message, character for character", () => {
  fc.assert(
    fc.property(replies, limits, ({ text, ranges }, most) => {
      const chunks = splitReply(text, ranges, most);
      const places = placesOf(
        text,
        chunks.map((chunk) => chunk.text),
      );
      for (const [index, chunk] of chunks.entries())
        for (let at = 0; at < chunk.text.length; at++)
          expect(isWithin(chunk.monospaced, at)).toBe(isWithin(ranges, (places[index] ?? 0) + at));
    }),
    { numRuns: samples(300) },
  );
});

test("a cut is made between blocks, else between lines, else between words", () => {
  const cut = (text: string): string[] => splitReply(text, [], 20).map((chunk) => chunk.text);
  expect(cut("one block here\n\na second block")).toEqual(["one block here", "a second block"]);
  expect(cut("the first line\nthe second line")).toEqual(["the first line", "the second line"]);
  expect(cut("some words and many more")).toEqual(["some words and many", " more"]);
  expect(cut("x".repeat(45))).toEqual(["x".repeat(20), "x".repeat(20), "x".repeat(5)]);
});

test("a reply of up to 4096 characters is one message, and one of none is no message", () => {
  expect(splitReply("x".repeat(4_096))).toHaveLength(1);
  expect(splitReply("x".repeat(4_097)).map((chunk) => chunk.text.length)).toEqual([4_096, 1]);
  expect(splitReply("")).toEqual([]);
});
