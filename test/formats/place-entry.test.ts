import { expect, test } from "vitest";
import { parseEntry } from "../../src/formats/hook-entry.js";
import { readHookFile } from "../../src/formats/hook-file.js";
import { textsFor } from "../../src/texts/index.js";

const parse = (more: Record<string, unknown>) => parseEntry({ event: "pre_tool_call", command: "./a.sh", ...more });
const faultsOf = (more: Record<string, unknown>) => {
  const parsed = parse(more);
  return "faults" in parsed ? parsed.faults : [];
};

test("from and to are read as one value or several, numbers or texts, in one spelling", () => {
  expect(parse({ from: { channel: "Telegram", person: [12345, "0067"], chat_type: "group" } })).toMatchObject({
    entry: { from: { channel: ["telegram"], person: ["12345", "67"], chat_type: "group" } },
    warnings: [],
  });
  expect(parse({ event: "on_outbound_message", to: { chat: -100123 } })).toMatchObject({
    entry: { to: { chat: ["-100123"] } },
  });
});

test("what limits nothing, or cannot be read, is refused and does not run everywhere or nowhere", () => {
  expect(faultsOf({ from: {} })).toEqual([{ code: "empty-place", key: "from" }]);
  expect(faultsOf({ from: { person: [] } })).toEqual([{ code: "empty-place", key: "from" }]);
  expect(faultsOf({ from: "telegram:1" })).toMatchObject([{ code: "wrong-type", key: "from", expected: "place" }]);
  expect(faultsOf({ from: null })).toMatchObject([{ code: "wrong-type", key: "from" }]);
  for (const person of [1.5, 1e30, "", true, { a: 1 }, [null], Array.from({ length: 101 }, (_, at) => at)])
    expect(faultsOf({ from: { person } }), JSON.stringify(person)).toMatchObject([
      { code: "wrong-type", key: "from.person", expected: "id" },
    ]);
  expect(faultsOf({ from: { chat_type: "channel" } })).toMatchObject([{ code: "unknown-word", key: "from.chat_type" }]);
  expect(faultsOf({ from: { persn: 1 } })).toEqual([{ code: "unknown-key", key: "from.persn", near: "from.person" }]);
});

test("a name is no identity, and the fault says what to write; ids of WeChat that begin alike are none", () => {
  expect(faultsOf({ from: { person: "@ann_smith" } })).toEqual([
    { code: "username", key: "from", value: "@ann_smith" },
  ]);
  expect(textsFor("en").fileFault({ code: "username", value: "@ann_smith" })).toMatch(
    /"@ann_smith" is a name.*Write the id/,
  );
  expect(
    faultsOf({ from: { chat: `@@${"0a".repeat(32)}`, person: [`@${"ab".repeat(16)}`, "@ann:example.org"] } }),
  ).toEqual([]);
  expect(faultsOf({ from: { channel: "wechat", person: "@abcdef" } })).toEqual([]);
});

test("an event has one direction, and the other key is named", () => {
  expect(faultsOf({ to: { chat: 1 } })).toEqual([{ code: "other-direction", key: "to", event: "pre_tool_call" }]);
  expect(faultsOf({ event: "on_outbound_message", from: { person: 1 } })).toMatchObject([{ code: "other-direction" }]);
  expect(textsFor("en").fileFault({ code: "other-direction", key: "from", event: "on_outbound_message" })).toContain(
    'Write "to" instead',
  );
});

test("a channel that only another bot may have is warned of: with a slip of the hand the guard would never run", () => {
  expect(parse({ from: { channel: "telegrm" } })).toMatchObject({
    warnings: [{ code: "other-channel", value: "telegrm", near: "telegram" }],
  });
});

test("a fault in a place has the line of its key, and takes no other entry down", () => {
  const { hooks, faults } = readHookFile(
    "hooks:\n  - event: pre_tool_call\n    command: ./a.sh\n    from: {person: '@bob_1'}\n  - {event: pre_tool_call, command: ./b.sh}\n",
  );
  expect(faults).toMatchObject([{ line: 4, code: "username" }]);
  expect(hooks.map(({ entry }) => entry.type === "command" && entry.command)).toEqual(["./b.sh"]);
});
