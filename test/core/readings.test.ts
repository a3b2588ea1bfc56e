import { expect, test } from "vitest";
import { withReadings } from "../../src/core/readings.js";

const KEY = "sk-live-123";

test.each([
  0x200b, 0xad, 0x34f, 0xfe0f, 0x2060, 0xfeff, 0x61c, 0x180e, 0x3164, 0xe0041, 0x1d173, 0x200c, 0x200d, 0x1, 0x7f,
  0xfff9,
])("a word with U+%i in it gets a second reading without it", (code) => {
  const hidden = `sk-li${String.fromCodePoint(code, code)}ve-123`;
  expect(withReadings(["plain", hidden]).parts).toEqual(["plain", hidden, KEY]);
});

test.each([
  "",
  "plain words\r\n\tand lines",
  "❤️ good",
  "👩‍💻, 1️⃣",
  "می‌خواهم",
  "क्‍ष",
  "a \u200b b",
  "\u200bstart and end\u200b",
  "Ä ö 漢字",
])("a text in which nothing is hidden has one reading: %j", (text) => {
  expect(withReadings([text]).parts).toEqual([text]);
});

test("what hooks rewrite comes back to the text it was a reading of; the second reading has the last word", () => {
  const { parts, restore } = withReadings(["one", "t\u00adwo", "three"]);
  expect(parts).toEqual(["one", "t\u00adwo", "three", "two"]);
  expect(restore(["1", "t\u00adwo", "three", "two"])).toEqual(["1", "t\u00adwo", "three"]);
  expect(restore(["one", "t\u00adwo", "three", "2"])).toEqual(["one", "2", "three"]);
  expect(restore(["one", "t.", "three", "2"])).toEqual(["one", "2", "three"]);
  expect(restore(["one", "t.", "three", "two"])).toEqual(["one", "t.", "three"]);
});
