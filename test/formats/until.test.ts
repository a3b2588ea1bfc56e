import { expect, test } from "vitest";
import { readAnswer } from "../../src/formats/answer.js";
import { parseUntil, verdictIn } from "../../src/formats/answer-verdict.js";

const NIGHT = new Date(2030, 0, 10, 23, 30);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).getTime();

test("an hour is the next one on this machine's clock", () => {
  expect(parseUntil("07:00", NIGHT)).toBe(at(2030, 0, 11, 7, 0));
  expect(parseUntil("7:05", NIGHT)).toBe(at(2030, 0, 11, 7, 5));
  expect(parseUntil("23:45", NIGHT)).toBe(at(2030, 0, 10, 23, 45));
  expect(parseUntil(" 23:30 ", NIGHT)).toBe(at(2030, 0, 11, 23, 30));
});

test("a date has its time, with a zone or on this machine's clock", () => {
  expect(parseUntil("2030-01-11T07:00", NIGHT)).toBe(at(2030, 0, 11, 7, 0));
  expect(parseUntil("2030-01-11 07:00:00.123456", NIGHT)).toBe(at(2030, 0, 11, 7, 0) + 123);
  expect(parseUntil("2030-01-12T07:00:00+08:00", NIGHT)).toBe(Date.UTC(2030, 0, 11, 23, 0));
  expect(parseUntil("2030-01-12T07:00:00Z", NIGHT)).toBe(Date.UTC(2030, 0, 12, 7, 0));
});

test.each([
  "",
  "morning",
  "25:00",
  "7",
  "24:00",
  "2030-01-11",
  "2030-02-31T",
  "2030-01-09T07:00",
  "2030-01-18T00:00",
  7,
  null,
  undefined,
  {},
])("%j is no time to wait for: none, long over, or too far off", (until) => {
  expect(parseUntil(until, NIGHT)).toBeUndefined();
  const output = JSON.stringify({ decision: "delay", until });
  expect(readAnswer("on_outbound_message", { code: 0, stdout: output, stderr: "" })).toMatchObject({
    kind: "no-verdict",
    fault: { code: "bad-until" },
  });
});

test("drop and delay are read, and where they do not exist they are no verdict", () => {
  const said = (event: "on_outbound_message" | "pre_tool_call", output: unknown) =>
    readAnswer(event, { code: 0, stdout: JSON.stringify(output), stderr: "" });
  expect(said("on_outbound_message", { decision: "Drop", reason: "flood" })).toMatchObject({
    decision: { verdict: "drop", reason: "flood" },
    ignored: [],
  });
  expect(said("on_outbound_message", { decision: "delay", until: "07:00" })).toMatchObject({
    decision: { verdict: "delay", until: expect.any(Number) },
    ignored: [],
  });
  expect(said("pre_tool_call", { decision: "drop" })).toMatchObject({
    fault: { code: "drop-not-here", where: "event" },
  });
  expect(said("pre_tool_call", { decision: "delay", until: "07:00" })).toMatchObject({
    fault: { code: "delay-not-here" },
  });
});

test("of several words the strictest counts", () => {
  const both = (outer: string, inner: string) =>
    verdictIn({ decision: outer, hookSpecificOutput: { decision: inner } });
  expect(both("delay", "drop")).toEqual({ verdict: "drop" });
  expect(both("drop", "deny")).toEqual({ verdict: "block" });
  expect(both("delay", "ask")).toEqual({ verdict: "ask" });
  expect(both("allow", "delay")).toEqual({ verdict: "delay" });
  expect(both("drop", "drpo")).toEqual({ unknown: "drpo" });
});
