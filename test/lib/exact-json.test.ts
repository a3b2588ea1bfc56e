import fc from "fast-check";
import { expect, test } from "vitest";
import { exactJson } from "../../src/lib/exact-json.js";

test.each([
  ['{"id": 12345678901234567890, "cmd": "ls"}', '{"id":12345678901234567890,"cmd":"ls"}'],
  ['{"price": 1.0, "list": [1e3, -0.10]}', '{"price":1.0,"list":[1e3,-0.10]}'],
  ['{"one": 1.0, "other": 1}', '{"one":1,"other":1}'],
  [
    '{"text": "12345678901234567890 and \\"1.0", "1.50": 1.50}',
    '{"text":"12345678901234567890 and \\"1.0","1.50":1.50}',
  ],
])("numbers of %s stay as they were written", (source, expected) => {
  expect(exactJson(JSON.parse(source), source)).toBe(expected);
});

test("what the source does not have is written as ever", () => {
  expect(exactJson({ id: 5, text: "1.0" }, '{"id": 12345678901234567890, "n": 1.0}')).toBe('{"id":5,"text":"1.0"}');
});

test("any value means the same as before", () => {
  fc.assert(
    fc.property(fc.json(), (source) => {
      const value: unknown = JSON.parse(source);
      expect(JSON.parse(exactJson(value, source))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
