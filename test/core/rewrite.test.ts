import { expect, test } from "vitest";
import type { Rewrite } from "../../src/core/decision.js";
import type { EventName } from "../../src/core/event.js";
import { buildPayload } from "../../src/core/payload.js";
import { applyRewrite } from "../../src/core/rewrite.js";

const rewrite = (event: EventName, input: Record<string, unknown>, change: Rewrite) =>
  applyRewrite(buildPayload(event, input, "/srv"), change);

const tool = (tool_input: unknown, change: Record<string, unknown>) =>
  rewrite("pre_tool_call", { tool_input }, { tool_input: change })?.payload.tool_input;

test("an existing argument of a tool call is replaced", () => {
  expect(tool({ command: "rm", cwd: "/" }, { command: "ls" })).toEqual({ command: "ls", cwd: "/" });
});

test("an argument that was not there is not added", () => {
  expect(tool({ command: "ls" }, { command: "ls", sudo: true, __proto__: { x: 1 } })).toEqual({ command: "ls" });
});

test("an argument named __proto__ is replaced like any other, and nothing else changes", () => {
  const changed = tool(JSON.parse('{"__proto__":"a","b":1}'), JSON.parse('{"__proto__":"z"}'));
  expect(JSON.stringify(changed)).toBe('{"__proto__":"z","b":1}');
  expect(({} as Record<string, unknown>).b).toBeUndefined();
});

test("inherited names are no existing arguments", () => {
  expect(tool({ command: "ls" }, { toString: "x", constructor: "y" })).toEqual({ command: "ls" });
});

test("an argument can be set to nothing", () => {
  expect(tool({ command: "ls", extra: 1 }, { extra: null })).toEqual({ command: "ls", extra: null });
});

test.each([["text"], [["a"]], [null]])("an input of %j has no arguments to replace", (input) => {
  expect(rewrite("pre_tool_call", { tool_input: input }, { tool_input: { 0: "x" } })?.changed).toBe(false);
});

test("a rewrite to the same value changes nothing", () => {
  expect(rewrite("pre_tool_call", { tool_input: { a: 1 } }, { tool_input: { a: 1 } })?.changed).toBe(false);
  expect(rewrite("on_user_message", { message: "a" }, { message: "a" })?.changed).toBe(false);
  expect(rewrite("on_outbound_message", { notification: "a" }, { notification: "a" })?.changed).toBe(false);
});

test("the payload that came in is left as it was", () => {
  const payload = buildPayload("pre_tool_call", { tool_input: { command: "rm" } }, "/srv");
  applyRewrite(payload, { tool_input: { command: "ls" } });
  expect(payload.tool_input).toEqual({ command: "rm" });
});

test.each([
  ["on_user_message", "message"],
  ["on_response_end", "response"],
] as const)("at %s, %s is replaced", (event, field) => {
  expect(rewrite(event, { [field]: "old" }, { [field]: "new" })).toMatchObject({
    changed: true,
    payload: { [field]: "new" },
  });
});

test("an argument nested too deeply to be passed on cannot be put back", () => {
  const deep = JSON.parse("[".repeat(100_000) + "]".repeat(100_000));
  expect(
    rewrite("pre_tool_call", { tool_input: { command: "ls" } }, { tool_input: { command: deep } }),
  ).toBeUndefined();
});

// One send, several visible texts.

const message = (parts: string[] | undefined, change: Rewrite) =>
  rewrite("on_outbound_message", { notification: parts?.join("\n") ?? "old", ...(parts && { parts }) }, change);

test("a message without parts is replaced as a whole", () => {
  expect(message(undefined, { notification: "new" })?.payload).toMatchObject({ notification: "new" });
  expect(message(undefined, { notification: "new" })?.payload).not.toHaveProperty("parts");
});

test("a new notification is put into the one part there is", () => {
  expect(message(["old"], { notification: "new" })?.payload).toMatchObject({ notification: "new", parts: ["new"] });
});

test("a new notification cannot be put back into several parts", () => {
  expect(message(["a", "b"], { notification: "new" })).toBeUndefined();
});

test("an unchanged notification of several parts is no rewrite", () => {
  expect(message(["a", "b"], { notification: "a\nb" })?.changed).toBe(false);
});

test("parts of the same number are put back in place", () => {
  expect(message(["a", "b"], { parts: ["a", "c"] })?.payload).toMatchObject({
    notification: "a\nc",
    parts: ["a", "c"],
  });
});

test.each([[[]], [["a"]], [["a", "b", "c"]]])("parts %j cannot be put back into two", (parts) => {
  expect(message(["a", "b"], { parts })).toBeUndefined();
});

test("one part replaces a message without parts", () => {
  expect(message(undefined, { parts: ["new"] })?.payload).toMatchObject({ notification: "new" });
  expect(message(undefined, { parts: ["new", "more"] })).toBeUndefined();
});

test("a message may be emptied", () => {
  expect(message(["old"], { notification: "" })?.payload).toMatchObject({ notification: "", parts: [""] });
});

test("parts between which only a line break has moved are changed", () => {
  const message = { notification: "a\nb\nc", parts: ["a\nb", "c"] };
  const rewritten = rewrite("on_outbound_message", message, { parts: ["a", "b\nc"] });
  expect(rewritten).toMatchObject({ changed: true, payload: { parts: ["a", "b\nc"] } });
});
