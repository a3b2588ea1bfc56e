import fc from "fast-check";
import { expect, test } from "vitest";
import type { PartsLayout } from "../../src/core/align-parts.js";
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

test.each<[was: unknown, becomes: unknown, fits: boolean]>([
  ["ls", "pwd", true],
  ["ls", null, true],
  [null, "ls", true],
  [["a"], [], true],
  ["ls", { command: "ls" }, false],
  ["ls", ["ls"], false],
  ["5", 5, false],
  [5, "5", false],
  [true, "true", false],
  [{ a: 1 }, [1], false],
])("an argument %j may become %j: %s", (was, becomes, fits) => {
  expect(tool({ argument: was }, { argument: becomes })).toEqual(fits ? { argument: becomes } : undefined);
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

test("a new notification of which nothing is known goes into none of several parts", () => {
  expect(message(["a", "b"], { notification: "new" })).toBeUndefined();
});

// The text of a message as shown and as written, a button's label and its address.
const PARTS = ["pick\naKEYb\nend", "pick\na_KEY_b\nend", "ok KEY", "https://x.test/KEY"];
const LAYOUT: PartsLayout = { readingOf: [0, 0, 2, 3], main: 0 };
const [TEXT = "", WRITTEN = "", LABEL = "", ADDRESS = ""] = PARTS;
const JOINED = PARTS.join("\n");

test.each<[string, string, string[]]>([
  ["masked in every line", JOINED.replaceAll("KEY", "***"), PARTS.map((part) => part.replace("KEY", "***"))],
  ["masked in a label alone", JOINED.replace("ok KEY", "ok ***"), [TEXT, WRITTEN, "ok ***", ADDRESS]],
  ["with a line in front", `Note:\n${JOINED}`, [`Note:\n${TEXT}`, WRITTEN, LABEL, ADDRESS]],
  ["with a line behind", `${JOINED}\n-- a bot`, [`${TEXT}\n-- a bot`, WRITTEN, LABEL, ADDRESS]],
  [
    "with a line inside",
    JOINED.replace("pick", "pick\none"),
    [TEXT.replace("pick", "pick\none"), WRITTEN, LABEL, ADDRESS],
  ],
  [
    "without a line, and another behind",
    `${JOINED.replace("pick\naKEYb", "aKEYb")}\n-- a bot`,
    ["aKEYb\nend\n-- a bot", WRITTEN, LABEL, ADDRESS],
  ],
  ["of another text", `new\n${LABEL}\n${ADDRESS}`, ["new", "new", LABEL, ADDRESS]],
])("a notification %s is put back part by part", (_, notification, parts) => {
  const next = applyRewrite({ notification: JOINED, parts: PARTS } as never, { notification }, { layout: LAYOUT });
  expect(next?.payload).toMatchObject({ notification: parts.join("\n"), parts });
});

test.each([
  ["replaced whole", "[redacted]"],
  ["with label and address in one", JOINED.replace(/ok KEY\n.*/, "***")],
  ["with more lines than its label and address had", JOINED.replace(/ok KEY\n.*/, "1\n2\n3")],
  ["with a line between label and address", JOINED.replace("ok KEY\n", "ok KEY\nmore\n")],
])("a notification %s does not tell what belongs where", (_, notification) => {
  expect(
    applyRewrite({ notification: JOINED, parts: PARTS } as never, { notification }, { layout: LAYOUT }),
  ).toBeUndefined();
});

test("a large file that is masked in every line is put back, and one with other lines is not", () => {
  const parts = ["file.txt", Array.from({ length: 5_000 }, (_, line) => `${line} KEY`).join("\n")];
  const masked = parts.join("\n").replaceAll("KEY", "***");
  expect(message(parts, { notification: masked })?.payload.parts).toEqual(
    parts.map((part) => part.replaceAll("KEY", "***")),
  );
  expect(message(parts, { notification: `${masked}\nmore` })).toBeUndefined();
});

test("whatever a hook makes of a notification, nothing that it took out is in any part", () => {
  const line = fc.constantFrom("a", "b", "KEY", "a KEY", "");
  const text = fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => lines.join("\n"));
  const layouts: PartsLayout[] = [LAYOUT, { readingOf: [0, 1, 2, 3] }, { readingOf: [0, 0, 0, 0], main: 0 }];
  const cases = fc.tuple(fc.array(text, { minLength: 4, maxLength: 4 }), text, text, fc.constantFrom(...layouts));
  fc.assert(
    fc.property(cases, ([parts, front, behind, layout]) => {
      const masked = [front, parts.join("\n"), behind].join("\n").replaceAll("KEY", "*");
      const next = applyRewrite(
        { notification: parts.join("\n"), parts } as never,
        { notification: masked },
        { layout },
      );
      if (next) expect(JSON.stringify(next.payload)).not.toContain("KEY");
    }),
    { numRuns: 300 },
  );
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

test("of a new input the keys that the tool takes are added, and the others named", () => {
  const call = { tool_name: "bash", tool_input: { command: "ls" } } as never;
  const rewrite = { tool_input: { command: "ls -l", cwd: "/x", timeout: 5, gone: null } };
  const taken = applyRewrite(call, rewrite, { takesKey: (key) => key === "cwd" });
  expect(taken).toMatchObject({ payload: { tool_input: { command: "ls -l", cwd: "/x" } }, dropped: ["timeout"] });
  expect(applyRewrite(call, rewrite)).toMatchObject({
    payload: { tool_input: { command: "ls -l" } },
    dropped: ["cwd", "timeout"],
  });
});
