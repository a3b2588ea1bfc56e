import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanText, escapeInvisible } from "../../src/lib/clean-text.js";
import { shownUrl } from "../../src/lib/shown-url.js";
import { anyText } from "../support/any-text.js";
import { workedMs } from "../support/worked.js";

test("an ordinary text stays as it is", () => {
  const text = "Ordinary – with\ttabs,\nlines, 中文, عربي and 😀.";
  expect(cleanText(text, 1_000)).toBe(text);
});

test.each([
  ["\u001b[31mred\u001b[0m", "red"],
  ["\u001b[38;5;196mred\u001b[m", "red"],
  ["\u001b]0;title\u0007text", "text"],
  ["\u001b]8;;https://a.example\u001b\\link\u001b]8;;\u001b\\", "link"],
  ["\u001b[2J\u001b[Htext", "text"],
  ["\u001bctext", "ctext"],
])("the terminal sequences of %j are taken out", (text, clean) => {
  expect(cleanText(text, 100)).toBe(clean);
});

test("control characters are taken out, tabs and line ends stay", () => {
  expect(cleanText("a\u0000b\u0007c\u007fd\u0085e\tf\ng", 100)).toBe("abcde\tf\ng");
});

test.each(["\u202e", "\u202a", "\u2066", "\u2069", "\u200e", "\u200f", "\u061c"])(
  "the direction mark %j is taken out",
  (mark) => {
    expect(cleanText(`a${mark}b`, 100)).toBe("ab");
  },
);

test("all line ends become one kind", () => {
  expect(cleanText("a\r\nb\rc\u2028d", 100)).toBe("a\nb\ncd");
});

test("a text over the limit is cut to it and ends in an ellipsis", () => {
  expect(cleanText("abcdef", 6)).toBe("abcdef");
  expect(cleanText("abcdefg", 6)).toBe("abcde…");
});

test("a cut never leaves half a character", () => {
  expect(cleanText("abcd😀😀", 6)).toBe("abcd…");
});

test("no text comes out longer than its limit, or with anything that moves a cursor", () => {
  fc.assert(
    fc.property(anyText(300), fc.integer({ min: 1, max: 100 }), (text, limit) => {
      const clean = cleanText(`\u001b[1m\u202e${text}\u001b`, limit);
      expect(clean.length).toBeLessThanOrEqual(limit);
      expect(clean).not.toMatch(/[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/u);
    }),
  );
});

test("ten million characters are cleaned without delay", () => {
  const startedAt = workedMs();
  cleanText("\u001b[31m\u0000".repeat(1_500_000), 2_000);
  expect(workedMs() - startedAt).toBeLessThan(500);
});

test.each([
  ["a\u202eb", "a\\u202eb"],
  ["a\u200bb", "a\\u200bb"],
  ["a\u0000b", "a\\u0000b"],
  ["\u001b[31m", "\\u001b[31m"],
  ["a\u00adb", "a\\u00adb"],
  ["a\ufeffb", "a\\ufeffb"],
  ["a\ud800b", "a\\ud800b"],
  ["a\udc00", "a\\udc00"],
  ["a\rb", "a\\u000db"],
  ["a\u3164b", "a\\u3164b"],
])("what cannot be seen in %j is shown", (text, shown) => {
  expect(escapeInvisible(text)).toBe(shown);
});

test("invisible tag characters are shown", () => {
  expect(escapeInvisible("rm\u{e0041}\u{e007f}")).toBe("rm\\u{e0041}\\u{e007f}");
});

test("what can be seen is left alone", () => {
  const text = "#!/bin/sh\n\techo “中文” 😀 é ❤\ufe0f ~ \\u0041";
  expect(escapeInvisible(text)).toBe(text);
});

test("what is no URL is shown as none, and of one that is nothing secret", () => {
  expect(shownUrl("not a url: token=1")).toBe("(not a URL)");
  expect(shownUrl("https://a:b@c.example/x?y=1#z")).not.toMatch(/a:b|y=1/);
});
