import fc from "fast-check";
import { expect, test } from "vitest";
import { maskShared } from "../../src/lib/mask.js";
import { workedMs } from "../support/worked.js";

const MASK = "▇▇▇";

test("a key that the reason repeats is masked", () => {
  expect(maskShared("found sk-live-4242 in it", ["my key is sk-live-4242, ok"])).toBe(`found ${MASK} in it`);
});

test("six unspaced characters with a digit, a symbol or mixed case are masked", () => {
  expect(maskShared("pin 12ab34", ["12ab34"])).toBe(`pin ${MASK}`);
  expect(maskShared("pin ab$cde", ["ab$cde"])).toBe(`pin ${MASK}`);
  expect(maskShared("pin abCdef", ["abCdef"])).toBe(`pin ${MASK}`);
});

test("five shared characters stay", () => {
  expect(maskShared("pin 12ab3", ["12ab3"])).toBe("pin 12ab3");
});

test("an ordinary word that both use stays", () => {
  expect(maskShared("contains a password", ["the password is short"])).toBe("contains a password");
  expect(maskShared("Private keys are not sent", ["Private matters"])).toBe("Private keys are not sent");
});

test("sixteen shared characters of plain words are masked, fifteen are not", () => {
  expect(maskShared("[meet me at nine o]", ["(meet me at nine o)"])).toBe(`[${MASK}]`);
  expect("meet me at nine".length).toBe(15);
  expect(maskShared("[meet me at nine]", ["(meet me at nine)"])).toBe("[meet me at nine]");
});

test("eight shared Chinese characters are masked, seven are not", () => {
  expect(maskShared("原因：今天晚上八点见面吧", ["（今天晚上八点见面）"])).toBe(`原因：${MASK}吧`);
  expect(maskShared("原因：今天晚上八点见", ["（今天晚上八点见）"])).toBe("原因：今天晚上八点见");
});

test("only part of a key is masked too", () => {
  expect(maskShared("starts with ghp_Ab12Cd…", ["token: ghp_Ab12Cd34Ef56"])).toBe(`starts with ${MASK}…`);
});

test("every place and every withheld text counts", () => {
  expect(maskShared("key-11 and key-22, key-11", ["key-11", "key-22"])).toBe(`${MASK} and ${MASK}, ${MASK}`);
});

test("a reason that shares nothing is left as it is", () => {
  expect(maskShared("not allowed on Sundays", ["sk-live-4242"])).toBe("not allowed on Sundays");
});

test.each([
  ["", ["x"]],
  ["x", []],
  ["abc", [""]],
])("%j without anything to compare stays", (reason, withheld) => {
  expect(maskShared(reason, withheld)).toBe(reason);
});

test("no sixteen characters of the withheld text survive, whatever the reason says around them", () => {
  const unit = fc.constantFrom("a", "b", " ", "1");
  const secretText = fc.string({ unit, minLength: 16, maxLength: 60 });
  fc.assert(
    fc.property(
      secretText,
      fc.string({ unit, maxLength: 20 }),
      fc.string({ unit, maxLength: 20 }),
      (secret, before, after) => {
        const masked = maskShared(before + secret + after, [secret]);
        for (let at = 0; at + 16 <= masked.length; at += 1) expect(secret).not.toContain(masked.slice(at, at + 16));
      },
    ),
  );
});

test("a reason is compared with thousands of texts without delay", () => {
  const startedAt = workedMs();
  maskShared("ab1 ".repeat(500), Array(20_000).fill("ab1 c"));
  expect(workedMs() - startedAt).toBeLessThan(1_000);
});

test("a long reason and a huge message are compared without delay", () => {
  const reasons = ["a".repeat(2_000), "ab1 ".repeat(500), `${"a".repeat(999)}b${"a".repeat(1_000)}`];
  const withheld = ["a".repeat(2_000_000), `${"ab1 c".repeat(400_000)}`];
  const startedAt = workedMs();
  for (const reason of reasons) maskShared(reason, withheld);
  expect(workedMs() - startedAt).toBeLessThan(3_000);
});
