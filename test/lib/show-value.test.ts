import fc from "fast-check";
import { expect, test } from "vitest";
import { showText, showValue } from "../../src/lib/show-value.js";

const circle: Record<string, unknown> = { a: 1 };
circle.self = [circle];
const throws = {
  a: 1,
  get b(): never {
    throw new Error("boom");
  },
};
const trapped = new Proxy(
  {},
  {
    ownKeys: () => ["x"],
    getOwnPropertyDescriptor: () => {
      throw new Error("boom");
    },
  },
);

test.each([
  ["a text", 'say "hi"', '"say \\"hi\\""'],
  ["a number that JSON has no word for", Number.NaN, "NaN"],
  ["nothing", undefined, "undefined"],
  ["a large integer", 2n ** 70n, "1180591620717411303424"],
  ["a symbol", Symbol("<<"), "Symbol(<<)"],
  ["a list", [1, "two", null, []], '[1,"two",null,[]]'],
  ["an object", { a: { b: true }, c: {} }, '{"a":{"b":true},"c":{}}'],
  ["a circle", circle, '{"a":1,"self":[…]}'],
  ["a field that throws", throws, '{"a":1,"b":…}'],
  ["an object that throws at every look", trapped, "…"],
  ["a function", { toString: () => "x" }, '{"toString":…}'],
  ["a set and a map", [new Set([1]), new Map([["k", 2]])], '[[1],[["k",2]]]'],
  ["bytes", new Uint8Array(3), "<3 bytes>"],
  ["a day that is none", new Date(Number.NaN), "Invalid Date"],
  ["a day", new Date(0), '"1970-01-01T00:00:00.000Z"'],
])("%s is shown", (_, value, text) => {
  expect(showValue(value)).toBe(text);
});

test("what is long is cut, also where half a character would be left, and leaves a mark", () => {
  expect(showValue("x".repeat(10_000_000))).toBe(`"${"x".repeat(58)}…`);
  expect(showText("ab😀cd", 4)).toBe("ab…");
  expect(showText({ a: 1 })).toBe('{"a":1}');
  const deep = Array.from({ length: 100_000 }).reduce<unknown>((inner) => [inner], []);
  expect(showValue(deep).length).toBeLessThanOrEqual(60);
});

test("whatever it is, it is shown in as many characters as there may be", () => {
  fc.assert(
    fc.property(
      fc.anything({
        withBigInt: true,
        withDate: true,
        withMap: true,
        withSet: true,
        withTypedArray: true,
        withNullPrototype: true,
        withSparseArray: true,
      }),
      (value) => {
        expect(showValue(value, 20).length).toBeLessThanOrEqual(20);
      },
    ),
    { numRuns: 200 },
  );
});
