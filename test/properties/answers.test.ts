import fc from "fast-check";
import { expect, test } from "vitest";
import { EVENT_NAMES } from "../../src/core/event.js";
import { readAnswer } from "../../src/formats/answer.js";
import { TEXT_LIMITS } from "../../src/lib/clean-text.js";
import { anyText } from "../support/any-text.js";

const anyEvent = fc.constantFrom(...EVENT_NAMES);
const read = (event: (typeof EVENT_NAMES)[number], stdout: string, code = 0) =>
  readAnswer(event, { code, stdout, stderr: "" });

/** What a script prints beside its answer. */
const chatter = fc.array(
  fc.oneof(
    fc.constantFrom(
      "starting…",
      "{",
      "}",
      "[1, 2]",
      '"text"',
      "null",
      "{not json}",
      "\u001b[31mred\u001b[0m",
      "\ufeff",
      "",
      "DEBUG {a: 1}",
      "100%",
    ),
    fc.string({ maxLength: 30 }).map((text) => text.replace(/[{}\r\n]/g, " ")),
  ),
  { maxLength: 4 },
);

test("a block on a line of its own is never lost, whatever was printed before it", () => {
  fc.assert(
    fc.property(
      chatter,
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }),
      fc.constantFrom("\n", "\r\n"),
      (lines, reason, end) => {
        const stdout = [...lines, JSON.stringify({ decision: "block", reason: `no: ${reason}` })].join(end) + end;
        expect(read("pre_tool_call", stdout)).toMatchObject({ kind: "verdict", decision: { verdict: "block" } });
      },
    ),
    { numRuns: 300 },
  );
});

test("what comes out of any answer is clean, and no longer than it may be", () => {
  const long = fc
    .oneof(anyText(60), fc.constantFrom("x".repeat(40_000), "\u202e".repeat(50), "\u001b[2J"))
    .map((text) => `${text}!`);
  fc.assert(
    fc.property(
      anyEvent,
      fc.constantFrom("block", "ask", undefined),
      long,
      long,
      long,
      (event, decision, reason, context, note) => {
        const answer = read(event, JSON.stringify({ decision, reason, context, systemMessage: note }));
        if (answer.kind !== "verdict") return;
        const { decision: made } = answer;
        const out = [made.reason ?? "", ...made.context, ...made.notes];
        for (const text of out) expect(text).not.toMatch(/[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/u);
        expect((made.reason ?? "").length).toBeLessThanOrEqual(TEXT_LIMITS.reason);
        for (const text of made.context) expect(text.length).toBeLessThanOrEqual(TEXT_LIMITS.context);
        for (const text of made.notes) expect(text.length).toBeLessThanOrEqual(TEXT_LIMITS.note);
      },
    ),
    { numRuns: 300 },
  );
});
