import fc from "fast-check";
import { expect, test } from "vitest";
import { Turns } from "../../src/lib/breathing.js";
import { withoutUnseen } from "../../src/lib/clean-text.js";
import { Masker, maskShared } from "../../src/lib/mask.js";
import { LONG_TESTS, rows } from "../support/long-tests.js";
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
  const size = LONG_TESTS ? 2_000_000 : 500_000;
  const withheld = ["a".repeat(size), "ab1 c".repeat(size / 5)];
  const startedAt = workedMs();
  for (const reason of reasons) maskShared(reason, withheld);
  expect(workedMs() - startedAt).toBeLessThan(3_000);
});

/** The rule as plainly as it can be said: pieces of 6 and of 16 characters that stand in one of the spellings. */
function maskedByRule(reason: string, withheld: readonly string[]): string {
  const spellings = withheld.flatMap((text) => [text, withoutUnseen(text), JSON.stringify(text).slice(1, -1)]);
  const hidden = new Set<number>();
  for (const size of [6, 16]) {
    const isShared = (at: number): boolean =>
      at >= 0 && at + size <= reason.length && spellings.some((text) => text.includes(reason.slice(at, at + size)));
    for (let start = 0; start < reason.length; start += 1) {
      if (!isShared(start) || isShared(start - 1)) continue;
      let end = start;
      while (isShared(end + 1)) end += 1;
      hideRun(reason, start, end + size, size === 16, hidden);
    }
  }
  return [...reason.split("").entries()]
    .map(([at, c]) => (!hidden.has(at) ? c : hidden.has(at - 1) ? "" : MASK))
    .join("");
}

function hideRun(reason: string, start: number, end: number, isSentence: boolean, hidden: Set<number>): void {
  const run = reason.slice(start, end);
  const hide = (from: number, to: number): void => {
    for (let at = from; at < to; at += 1) hidden.add(start + at);
  };
  if (isSentence || /\p{Script=Han}(?:.?\p{Script=Han}){7}/u.test(run)) hide(0, run.length);
  for (const { 0: word, index } of run.matchAll(/\S{6,}/g))
    if (/\d|[!-/:-@[-`{-~]/.test(word) || (/\p{Ll}/u.test(word) && /\p{Lu}/u.test(word.slice(1))))
      hide(index, index + word.length);
}

/** Where a large text is cut into parts. */
const PART = 32_768;

test("a text of any size is compared as the rule says, wherever it is cut", async () => {
  const unit = fc.constantFrom(
    "a",
    "b",
    "C",
    "1",
    " ",
    '"',
    "\n",
    "\r",
    "\r\n",
    "😀",
    "中",
    "\u001b[0m",
    "\u001b]x",
    "\u0007",
    "\u200e",
  );
  const text = fc.string({ unit, minLength: 1, maxLength: 40 });
  const pad = fc.tuple(
    fc.constantFrom(0, 1, 2),
    fc.integer({ min: -40, max: 10 }),
    fc.constantFrom("x", "x\r\n", "\u001b[1mx", "😀"),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(pad, text), { minLength: 1, maxLength: 3 }),
      text,
      fc.nat(20),
      async (all, other, cut) => {
        const withheld = all.map(([[parts, more, piece], end]) => {
          const length = Math.max(parts * PART + more, 0);
          return piece.repeat(Math.ceil(length / piece.length)).slice(0, length) + end + other;
        });
        const secret = (withheld[0] ?? "").slice(-60);
        const reasons = [
          other,
          secret,
          withoutUnseen(secret),
          JSON.stringify(secret).slice(cut),
          `${other} ${withheld.at(-1)?.slice(-30)}`,
        ];
        const masker = new Masker();
        for (const reason of reasons) {
          const expected = maskedByRule(reason, withheld);
          expect(maskShared(reason, withheld)).toBe(expected);
          expect(await masker.mask(reason, withheld)).toBe(expected);
          // What was remembered of other texts counts for none of these.
          expect(await masker.mask(reason, withheld.slice(1))).toBe(maskedByRule(reason, withheld.slice(1)));
        }
      },
    ),
    { numRuns: LONG_TESTS ? 100 : 2 },
  );
});

test("a terminal's sequence that reaches from one part to the next is taken out whole", () => {
  const ways = ["\u001b[31m", "\u001b]0;title\u0007", "\u001b]8;;https://x\u001b\\", "\r\n", "\u001bM"];
  for (const sequence of ways) {
    const said = `meet me${sequence} at nine oh`;
    for (let before = -30; before <= 2; before += 1)
      expect(maskShared(`(${withoutUnseen(said)})`, ["x".repeat(PART + before) + said])).toBe(`(${MASK})`);
  }
});

const LARGE = rows(1, [
  ["a megabyte of line ends and quotes", [`${'"a"\r\n'.repeat(180_000)}sk-live-4242abcd`]],
  ["one megabyte", [`${"The quick brown fox jumps. ".repeat(40_000)}sk-live-4242abcd`]],
  [
    "a megabyte in small pieces",
    [...Array.from({ length: 50_000 }, (_, at) => `piece number ${at}`), "sk-live-4242abcd"],
  ],
  ["a megabyte that repeats the reason", ["found sk-live-4242abcd here, ".repeat(40_000)]],
] as [string, string[]][]);
/** Turns of the event loop by a clock that moves with each look at it: two looks, and a turn is over. */
class CountedTurns extends Turns {
  count = 0;

  constructor() {
    let ms = 0;
    super(() => {
      ms += 1.5;
      return ms;
    });
  }

  override next(): Promise<void> {
    this.count += 1;
    return super.next();
  }
}

test.each(LARGE)("the bot breathes while a reason is compared with %s", async (_, withheld) => {
  const turns = new CountedTurns();
  expect(await new Masker(turns).mask("found sk-live-4242abcd here 1", withheld)).not.toContain("4242");
  const parts = withheld.reduce((count, text) => count + Math.ceil(text.length / PART), 0);
  expect(turns.count).toBeGreaterThanOrEqual(Math.floor(parts / 2) - 1);
});
