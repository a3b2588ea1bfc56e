import { expect, test } from "vitest";
import { isElsewhere } from "../../src/core/place.js";

const GROUP = { channel: "telegram", chat_id: "-100", chat_type: "group", sender_id: "7" };
const PRIVATE = { channel: "telegram", chat_id: "7", chat_type: "private", sender_id: "7" };

test("a rule for one person runs in every chat of theirs and for nobody else", () => {
  expect(isElsewhere({ person: ["7"] }, GROUP, "from")).toBe(false);
  expect(isElsewhere({ person: ["7"] }, PRIVATE, "from")).toBe(false);
  expect(isElsewhere({ person: ["8", "9"] }, GROUP, "from")).toBe(true);
});

test("every key must hold: the channel, the chat, the kind of chat", () => {
  expect(isElsewhere({ channel: ["telegram"], chat: ["-100"], chat_type: "group" }, GROUP, "from")).toBe(false);
  expect(isElsewhere({ channel: ["wechat"], chat: ["-100"] }, GROUP, "from")).toBe(true);
  expect(isElsewhere({ channel: ["telegram"], chat: ["-200"] }, GROUP, "from")).toBe(true);
  expect(isElsewhere({ chat_type: "private" }, GROUP, "from")).toBe(true);
  expect(isElsewhere({ chat_type: "private" }, PRIVATE, "from")).toBe(false);
});

test("what goes to a person goes to their private chat, and never to a group", () => {
  expect(isElsewhere({ person: ["7"] }, { channel: "telegram", chat_id: "7", chat_type: "private" }, "to")).toBe(false);
  expect(isElsewhere({ person: ["8"] }, { channel: "telegram", chat_id: "7", chat_type: "private" }, "to")).toBe(true);
  expect(isElsewhere({ person: ["-100"] }, { channel: "telegram", chat_id: "-100", chat_type: "group" }, "to")).toBe(
    true,
  );
});

test("where the place is not known the guard runs: no field, an empty one, one that is no id, a public name", () => {
  for (const unknown of [undefined, "", null, {}, ["7"]]) {
    expect(isElsewhere({ person: ["8"] }, { sender_id: unknown }, "from"), String(unknown)).toBe(false);
    expect(isElsewhere({ chat: ["8"], channel: ["wechat"] }, { chat_id: unknown, channel: unknown }, "to")).toBe(false);
    expect(isElsewhere({ chat_type: "group" }, { chat_type: unknown }, "from")).toBe(false);
  }
  expect(isElsewhere({ chat: ["-100"] }, { channel: "telegram", chat_id: "@news" }, "to")).toBe(false);
  expect(isElsewhere({ chat: ["@@room"] }, { channel: "wechat", chat_id: "@@other" }, "to")).toBe(true);
  expect(isElsewhere({ chat_type: "group" }, { chat_type: "channel" }, "to")).toBe(false);
});

test("another spelling of a number is the same number: nobody gets around a guard with a zero", () => {
  for (const chat_id of ["-100", "-0100", -100]) expect(isElsewhere({ chat: ["-100"] }, { chat_id }, "to")).toBe(false);
  expect(isElsewhere({ person: ["7"] }, { sender_id: "+007" }, "from")).toBe(false);
  expect(isElsewhere({ person: ["7"] }, { sender_id: 7 }, "from")).toBe(false);
});
