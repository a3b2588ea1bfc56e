import { expect, test } from "vitest";
import { widthOf, wrapped } from "../../../src/bot/terminal/wrapped.js";

test("a text is broken between words, and between Chinese characters, which are twice as wide", () => {
  expect(wrapped("one two three", 8)).toEqual(["one two", "three"]);
  expect(wrapped("你好世界 and so on", 6)).toEqual(["你好世", "界 and", "so on"]);
  for (const line of wrapped("工作区提议，人来决定。The workspace proposes.", 20))
    expect(widthOf(line)).toBeLessThanOrEqual(20);
});

test("a word that is too long stands whole on a line of its own: it may be an address", () => {
  expect(wrapped("see http://127.0.0.1:3777/#enter=abc now", 12)).toEqual([
    "see",
    "http://127.0.0.1:3777/#enter=abc",
    "now",
  ]);
  expect(wrapped("", 5)).toEqual([""]);
});
