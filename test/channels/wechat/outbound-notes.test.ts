import { expect, test } from "vitest";
import type { Contact, Room } from "wechaty";
import { decide } from "../../support/deciding.js";
import { eventually } from "../../support/eventually.js";
import {
  type GuardedWechaty,
  makeGuardedWechaty,
  RecordingPuppet,
  sharedGuardedWechaties,
} from "../../support/guarded-wechaty.js";

const ELSEWHERE = "（已被钩子拦下，请到网页或终端查看）";
const NOTE = "ℹ 钩子的提示：looks fine";
const NOTES = `cat > /dev/null; echo '{"systemMessage": "looks fine"}'`;
const BLOCKS_KEYS = "grep -q sk-live && { echo 'a key' >&2; exit 2; }; exit 0";
const STOPS_KEY_WORD = "grep -q 'a key' && { echo 'says key' >&2; exit 2; }; exit 0";

const withSayers = async (guarded: GuardedWechaty) => ({
  ...guarded,
  contact: (await guarded.bot.Contact.find({ id: "stranger" })) as Contact,
  group: (await guarded.bot.Room.find({ id: "7@chatroom" })) as Room,
});

async function makeNoting(scripts: string[], Puppet = RecordingPuppet, locale = "zh") {
  const guarded = await makeGuardedWechaty({ locale }, Puppet);
  for (const script of scripts) await guarded.guardWith(script);
  guarded.puppet.sent.length = 0;
  return withSayers(guarded);
}

const guardedBy = sharedGuardedWechaties();
const notingBy = async (script: string) => withSayers(await guardedBy(script));

test("a note is shown in the direct chat, behind the message it belongs to", async () => {
  const { contact, stranger, textsTo } = await notingBy(NOTES);
  await Promise.all([contact.say("one"), contact.say("two")]);
  await eventually(() => textsTo(stranger).length).toBe(4);
  expect(textsTo(stranger)).toEqual(["one", NOTE, "two", NOTE]);
});

test("a note on a message to a room goes to the owners", async () => {
  const { chatroom, group, owner, textsTo } = await notingBy(NOTES);
  await group.say("hello all");
  await group.announce("hear this");
  await eventually(() => textsTo(owner)).toEqual([NOTE, NOTE]);
  expect(textsTo(chatroom)).toEqual(["hello all"]);
});

test("a room is known as one where the puppet keeps rooms among the contacts, too", async () => {
  class WebPuppet extends RecordingPuppet {
    override async contactRawPayload(id: string) {
      return { ...(await super.contactRawPayload("owner")), id };
    }
  }
  const { mocker, owner, puppet, textsTo } = await makeNoting([NOTES], WebPuppet);
  mocker.createRoom({ id: "@@0123456789abcdef", memberIdList: ["self", "owner"] });
  mocker.createRoom({ id: "r@oom", memberIdList: ["self", "owner"] });
  for (const id of ["@@0123456789abcdef", "r@oom"]) await puppet.messageSendText(id, "hello all");
  await eventually(() => textsTo(owner)).toEqual([NOTE, NOTE]);
  expect([textsTo({ id: "@@0123456789abcdef" }), textsTo({ id: "r@oom" })]).toEqual([["hello all"], ["hello all"]]);
});

test("a note on what has no chat goes to the owners: nobody writes to a stranger for it", async () => {
  const { bot, contact, owner, stranger, textsTo } = await notingBy(NOTES);
  await bot.Friendship.add(contact, { hello: "hi" });
  await bot.publish(await bot.Post.builder().add("a day out").build());
  await eventually(() => textsTo(owner)).toEqual([NOTE, NOTE]);
  expect(textsTo(stranger)).toEqual([]);
});

test("a hook that notes on everything makes no endless talk", async () => {
  const { contact, stranger, textsTo } = await makeNoting([NOTES, NOTES]);
  await contact.say("hello");
  await eventually(() => textsTo(stranger)).toEqual(["hello", NOTE, NOTE]);
  await contact.say("again");
  await eventually(() => textsTo(stranger)).toEqual(["hello", NOTE, NOTE, "again", NOTE, NOTE]);
});

test("a note passes the other hooks, and one that they hold back says where to look", async () => {
  const { contact, stranger, textsTo } = await makeNoting([
    `cat > /dev/null; echo '{"systemMessage": "saw sk-live-9"}'`,
    BLOCKS_KEYS,
  ]);
  await contact.say("hello");
  await eventually(() => textsTo(stranger)).toEqual(["hello", `ℹ 钩子的提示：${ELSEWHERE}`]);
});

test("a note that cannot be delivered does not fail the message", async () => {
  class ShyPuppet extends RecordingPuppet {
    override async messageSendText(conversationId: string, text: string): Promise<void> {
      if (text.startsWith("ℹ")) throw new Error("not a friend");
      return super.messageSendText(conversationId, text);
    }
  }
  const { contact, stranger, textsTo } = await makeNoting([NOTES], ShyPuppet);
  await contact.say("one");
  await contact.say("two");
  expect(textsTo(stranger)).toEqual(["one", "two"]);
});

test("a reason that another hook would stop says where to look", async () => {
  const { contact, stranger, textsTo } = await makeNoting([BLOCKS_KEYS, STOPS_KEY_WORD]);
  await contact.say("sk-live-123");
  expect(textsTo(stranger)).toEqual([`[消息被钩子拦下：${ELSEWHERE}]`]);
});

test("of a long reason the first line is shown", async () => {
  const { contact, stranger, textsTo } = await notingBy(
    "cat > /dev/null; printf 'first line\\nsecond line' >&2; exit 2",
  );
  await contact.say("hello");
  expect(textsTo(stranger)).toEqual(["[消息被钩子拦下：first line]"]);
});

test("a reason does not repeat what was withheld", async () => {
  const { contact, stranger, textsTo } = await makeNoting([
    `#!/usr/bin/env python3
import json, sys
sys.stderr.write("found " + json.load(sys.stdin)["notification"])
sys.exit(2)
`,
  ]);
  await contact.say("sk-live-1234567890abcdef");
  expect(textsTo(stranger)[0]).toMatch(/^\[消息被钩子拦下：found /);
  expect(textsTo(stranger).join()).not.toContain("sk-live-1234");
});

test("a hook that wants a person to decide holds the message back, with its reason", async () => {
  const { contact, hooks, stranger, textsTo } = await notingBy(
    `cat > /dev/null; echo '{"decision": "ask", "reason": "sure?"}'`,
  );
  const said = contact.say("hello");
  await decide(hooks, "no", { channel: "wechat", senderId: "owner" });
  await said;
  expect(textsTo(stranger)).toEqual([expect.stringMatching(/^\[消息被钩子拦下：.*sure\?\]$/)]);
});

test("a bot that speaks English says it in English", async () => {
  const { contact, stranger, textsTo } = await makeNoting([BLOCKS_KEYS, NOTES], RecordingPuppet, "en");
  await contact.say("sk-live-123");
  await contact.say("fine");
  await eventually(() => textsTo(stranger)).toEqual([
    "[message withheld by a hook: a key]",
    "fine",
    "ℹ Note from a hook: looks fine",
  ]);
});
