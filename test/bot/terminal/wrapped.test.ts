import { expect, test } from "vitest";
import { coloured } from "../../../src/bot/terminal/colours.js";
import { fitted, widthOf, wrapped } from "../../../src/bot/terminal/wrapped.js";
import { textsFor } from "../../../src/texts/index.js";

test("a text is broken between words, and between Chinese characters, which are twice as wide", () => {
  expect(wrapped("one two three", 8)).toEqual(["one two", "three"]);
  expect(wrapped("你好世界 and so on", 6)).toEqual(["你好世", "界 and", "so on"]);
  expect(wrapped("钩子已开，请看。", 8)).toEqual(["钩子已", "开，请", "看。"]);
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

test("a text of several lines is fitted into a terminal: what continues a line stands under it, and colours take no room", () => {
  expect(fitted("one two three\n  ✓ four five six\nshort", 12)).toBe("one two\nthree\n  ✓ four\n  five six\nshort");
  expect(fitted("bot> one two\n  three four five", 10, "  ")).toBe("bot> one\n  two\n  three\n  four\n  five");
  expect(fitted("\u001b[31mone two\u001b[39m three", 13)).toBe("\u001b[31mone two\u001b[39m three");
  // What fits keeps every blank.
  expect(fitted("a   b  ", 12)).toBe("a   b  ");
});

test("a log has its blocks in red and what gave no verdict in yellow, in both languages", () => {
  for (const locale of ["en", "zh"]) {
    const { logLine, verdicts } = textsFor(locale);
    const line = (verdict: keyof typeof verdicts): string =>
      coloured(logLine("2026-11-19 23:02:26", "pre_tool_call", "./block: me.sh", verdicts[verdict], 7));
    expect(line("block")).toContain(`\u001b[31m${verdicts.block}\u001b[39m`);
    expect(line("no-verdict")).toContain(`\u001b[33m${verdicts["no-verdict"]}\u001b[39m`);
    expect(line("continue")).not.toContain("\u001b");
  }
});
