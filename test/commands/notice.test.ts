import { describe, expect, test } from "vitest";
import { describeNotice } from "../../src/commands/notice.js";

describe("a notice", () => {
  test.each(["en", "zh"])("of each kind has its words and names its facts (%s)", (locale) => {
    const words = [
      describeNotice({ kind: "owner-ignored", key: "k", value: "telegram:alice" }, locale),
      describeNotice({ kind: "restored", key: "k", savedAt: "2026-01-02" }, locale),
      describeNotice({ kind: "store-trouble", key: "k", code: "damaged", path: "/state/x", blocking: true }, locale),
      describeNotice({ kind: "store-trouble", key: "k", code: "damaged", path: "/state/x", blocking: false }, locale),
      describeNotice({ kind: "switch-edited", key: "k", inFile: false, inForce: true }, locale),
    ];
    expect(new Set(words).size).toBe(words.length);
    for (const [at, fact] of ["telegram:alice", "2026-01-02", "/state/x", "/state/x", "agent.yaml"].entries())
      expect(words[at]).toContain(fact);
  });
});
