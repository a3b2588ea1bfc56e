import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COMMAND_NAMES, parseHooksCommand } from "../../src/commands/parse.js";
import { anyText } from "../support/any-text.js";
import { samples } from "../support/long-tests.js";
import { workedMs } from "../support/worked.js";

const command = (name: string, rest: object = {}) => ({ kind: "command", name, args: [], ...rest });

describe("whose line it is", () => {
  test.each([
    "/hooks",
    "/hooks list",
    "  /hooks  list ",
    "/HOOKS list",
    "／hooks",
    "/hooks@ThisBot",
    "/hooks@thisbot list",
  ])("%j is ours", (text) => expect(parseHooksCommand(text, { botName: "ThisBot" })).toEqual(command("list")));
  test.each(["/hooks@OtherBot list", "/hooksfoo", "/hooks_on", "hooks", "say /hooks on", "/hook", "", "/hooks@ on"])(
    "%j is not",
    (text) => expect(parseHooksCommand(text, { botName: "@ThisBot" })).toEqual({ kind: "not-ours" }),
  );
  test("an address to a bot is not ours while we do not know our name", () => {
    expect(parseHooksCommand("/hooks@ThisBot on")).toEqual({ kind: "not-ours" });
  });
});

describe("what it takes", () => {
  test("approve takes an event and a command with spaces, or an id", () => {
    expect(parseHooksCommand("/hooks approve pre_tool_call python3  ./x.py --strict")).toMatchObject({
      name: "approve",
      event: "pre_tool_call",
      target: "python3  ./x.py --strict",
    });
    expect(parseHooksCommand("/hooks approve k7f2")).toMatchObject({ name: "approve", target: "k7f2" });
  });
  test.each([
    "approve",
    "approve pre_tool_call",
    "revoke",
    "show",
    "on now",
    "off 1",
    "list all",
    "log 0",
    "log 51",
    "log x",
    "test",
    "pair",
    "unpair",
    "owners x",
  ])("/hooks %s gets its usage", (line) => {
    expect(parseHooksCommand(`/hooks ${line}`)).toEqual({
      kind: "fault",
      name: line.split(" ")[0],
      fault: { code: "usage" },
    });
  });
  test("a mistyped command or event names the one that was meant", () => {
    expect(parseHooksCommand("/hooks aprove x")).toEqual({
      kind: "fault",
      fault: { code: "unknown-command", word: "aprove", near: "approve" },
    });
    expect(parseHooksCommand("/hooks approve pre_tool_cal ./x")).toEqual({
      kind: "fault",
      name: "approve",
      fault: { code: "unknown-event", word: "pre_tool_cal", near: "pre_tool_call" },
    });
  });
  test("words that objects know are no commands", () => {
    for (const word of ["constructor", "__proto__", "toString"]) {
      expect(parseHooksCommand(`/hooks ${word}`)).toMatchObject({ kind: "fault", fault: { code: "unknown-command" } });
    }
  });
});

test("any text gets an answer", () => {
  fc.assert(
    fc.property(anyText(), fc.constantFrom("", "/hooks ", "/hooks approve ", "/hooks test "), (text, head) => {
      const parsed = parseHooksCommand(head + text);
      if (parsed.kind === "command") expect(COMMAND_NAMES).toContain(parsed.name);
      return ["not-ours", "command", "fault"].includes(parsed.kind);
    }),
    { numRuns: samples(1_000) },
  );
});

test("100 KB are read at once", () => {
  const started = workedMs();
  for (const text of [
    "/hooks ".repeat(15_000),
    `/hooks approve pre_tool_call ${"x ".repeat(50_000)}`,
    `/hooks ${"a".repeat(100_000)}`,
    " ".repeat(100_000),
  ]) {
    parseHooksCommand(text);
  }
  expect(workedMs() - started).toBeLessThan(500);
});
