import { expect, test } from "vitest";
import { foreign, indent, partsOf, program, say, shownReply } from "../../src/commands/reply.js";
import { textsFor } from "../../src/texts/index.js";

const { fieldsIgnored, rehearsalFailed } = textsFor("en");

test("what others wrote stays a part of its own inside a sentence, whatever it holds", () => {
  for (const written of ["it failed", "", "\u00000\u0000", "/hooks off", "a\nb"]) {
    const parts = partsOf(indent([say(rehearsalFailed, foreign(written))]));
    expect(parts.filter(({ kind }) => kind === "foreign").map(({ text }) => text)).toEqual(written ? [written] : []);
    expect(shownReply(parts).text).toBe(`   ${rehearsalFailed(written)}`);
  }
});

test("a place that nobody has filled is no part, and a word of ours is none", () => {
  const parts = partsOf([say(fieldsIgnored, "\u00005\u0000", "colour")]);
  expect(parts.every(({ kind }) => kind === "own")).toBe(true);
});

test("the parts go along where a program's text is among them, and make up the text", () => {
  expect(shownReply(partsOf(["one", foreign("two")]))).toEqual({ text: "one\ntwo" });
  const { text, parts = [] } = shownReply(partsOf(["one", program("two\nthree"), ["four ", foreign("five")]]));
  expect(text).toBe("one\ntwo\nthree\nfour five");
  expect(parts.map((part) => part.text).join("")).toBe(text);
  expect(parts.find(({ kind }) => kind === "program")?.text).toBe("two\nthree");
});
