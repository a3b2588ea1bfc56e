import { expect, test } from "vitest";
import { compileMatcher } from "../../src/core/matcher.js";
import { doConfigJob } from "../../src/store/config/config-jobs.js";
import { vetPattern } from "../../src/store/config/vet-pattern.js";
import { LONG_TESTS, rows } from "../support/long-tests.js";
import { longestTurn } from "../support/worked.js";

const randomText = (from: string, size: number): string => {
  let state = 7;
  return Array.from({ length: size }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return from.charAt((state >>> 16) % from.length);
  }).join("");
};

/** Each with the characters that keep it busy. */
const BUSY: readonly [string, string][] = rows(1, [
  ["[\\x23!].{100}\\x40\\x40", "#!a"],
  ["<[^>]{60}@", "<a"],
  ["\\$[^;]{50};", "$a"],
  ["[#!].{100}@@", "#!a"],
]);

test.for(BUSY)("%s is timed on its own symbols, and so does not stall the bot", async ([pattern, symbols]) => {
  const verdict = vetPattern(pattern);
  if (verdict.kind === "slow") return;
  expect(verdict).toMatchObject({ kind: "ok" });
  const text = `${randomText(symbols, LONG_TESTS ? 100_000 : 40_000)}@@@;`;
  const matcher = compileMatcher(pattern, verdict.kind === "ok" ? verdict.ms : 0);
  expect(await longestTurn(() => matcher([text]))).toBeLessThan(150);
});

test.each([
  "rm\\s+-rf",
  "(?:curl|wget)\\s+https?://",
  "\\b(?:AKIA|ASIA)[A-Z0-9]{16}\\b",
  "-----BEGIN [A-Z ]*PRIVATE KEY-----",
  "\\d{3}-\\d{2}-\\d{4}",
  "\\$\\{?[A-Z_]+\\}?",
  "<[^>]+>",
  "eval\\(.{0,40}\\)",
])("%s, as people write it, may meet messages", (pattern) => {
  expect(vetPattern(pattern).kind).toBe("ok");
});

test("patterns of every spelling are vetted, and one that is none says what is wrong with it", () => {
  // Or slow: this machine may be busy.
  for (const pattern of ["[\\\\x{110000}]", "\\t\\x23\\043", "\\w+", "[a-z]+@"])
    expect(vetPattern(pattern).kind, pattern).not.toBe("invalid");
  expect(doConfigJob({ kind: "vet", pattern: "(" })).toMatchObject({
    ...{ kind: "invalid", detail: expect.stringContaining("missing") },
  });
});
