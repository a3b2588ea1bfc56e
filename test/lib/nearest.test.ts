import { expect, test } from "vitest";
import { COMMAND_NAMES } from "../../src/commands/parse.js";
import { EVENT_NAMES } from "../../src/core/event.js";
import { nearest } from "../../src/lib/nearest.js";

test.each([
  ["lst", "list"],
  ["hlep", "help"],
  ["onn", "on"],
  ["OF", "off"],
  ["aprove", "approve"],
  ["exampels", "examples"],
  ["li", "list"],
  ["doc", "doctor"],
])("/hooks %s is meant for /hooks %s", (word, command) => {
  expect(nearest(word, COMMAND_NAMES)).toBe(command);
});

test.each(["foo", "bar", "xx", "", "zz", "status"])("/hooks %s is meant for none", (word) => {
  expect(nearest(word, COMMAND_NAMES)).toBeUndefined();
});

test.each([
  ["on_outbound", "on_outbound_message"],
  ["pre_tool", "pre_tool_call"],
  ["on_sub", undefined],
])("of events, %s begins %s", (word, event) => {
  const found = nearest(word, EVENT_NAMES);
  expect(found).toBe(event);
});

test("where several begin alike, none is guessed, unless the word is nearly whole", () => {
  expect(nearest("on_session", EVENT_NAMES)).toBeUndefined();
  expect(nearest("on_session_star", EVENT_NAMES)).toBe("on_session_start");
});

test("nothing is near where nothing is known", () => {
  expect(nearest("list", [])).toBeUndefined();
});
