import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { types } from "wechaty-puppet";
import { textsFor } from "../../../src/texts/index.js";
import { aWhile } from "../../support/a-while.js";
import { eventually } from "../../support/eventually.js";
import { makeGate } from "../../support/gate.js";
import { makeListeningWechaty, sharedListeningWechaty } from "../../support/listening-wechaty.js";

type Story = Awaited<ReturnType<typeof makeListeningWechaty>>;

/** Sends a word behind everything else, and waits until every listener has heard it. */
async function behindAll({ push, seen }: Story): Promise<void> {
  push("the last word");
  await eventually(() => seen).toContain("after: the last word");
  // A reply that should not be there would come a moment later.
  await aWhile(30);
}
const LAST_WORD = ["before: the last word", "after: the last word"];

const listening = sharedListeningWechaty();

test("what the owner types flips the switch and is answered in Chinese, and no listener sees it", async () => {
  const story = await listening();
  story.owner.say("/hooks on").to(story.self);
  await eventually(() => story.texts()).toEqual([
    ["owner", expect.stringContaining("总开关已打开。想再关上，发送 /hooks off。")],
  ]);
  expect(await story.isOn()).toBe(true);
  await behindAll(story);
  expect(story.seen).toEqual(LAST_WORD);
});

test("neither contacts nor rooms nor the puppet let a listener hear of it, however early it was registered", async () => {
  const story = await makeListeningWechaty();
  const { bot, puppet, owner, self, room } = story;
  const heard: string[] = [];
  (await bot.Contact.find({ id: "self" }))?.on("message", (message) => void heard.push(`contact: ${message.text()}`));
  (await bot.Room.find({ id: room.id }))?.on("message", (message) => {
    if (!message.self()) heard.push(`room: ${message.text()}`);
  });
  puppet.prependListener("message", ({ messageId }) => {
    const { talkerId, text } = story.mocker.messagePayload(messageId);
    if (talkerId !== "self") heard.push(`puppet: ${text}`);
  });
  owner.say("/hooks list").to(self);
  owner.say("@Guarded\u2005/hooks list").to(room);
  owner.say("in private").to(self);
  owner.say("for all").to(room);
  await eventually(() => heard.toSorted()).toEqual(
    ["puppet: in private", "contact: in private", "puppet: for all", "room: for all"].toSorted(),
  );
  await eventually(() => story.texts()).toHaveLength(3);
});

test.each(["/HOOKS ON", "／hooks on", "  /hooks  on ", "/hooks\u2005on"])("%j is ours", async (text) => {
  const story = await listening();
  story.push(text);
  await eventually(story.isOn).toBe(true);
  await behindAll(story);
  expect(story.seen).toEqual(LAST_WORD);
});

test.each([
  "/hooks@OtherBot on",
  "/hooksfoo on",
  "/hooks_on",
  "please /hooks on",
  "hooks on",
  "「Ann：/hooks on」\n- - - - - - - - - - - - - - -\nwhat is this?",
])("%j is the bot's own affair", async (text) => {
  const story = await listening();
  story.push(text);
  await behindAll(story);
  expect(story.seen).toEqual([`before: ${text}`, `after: ${text}`, ...LAST_WORD]);
  expect(story.texts()).toEqual([]);
  expect(await story.isOn()).toBe(false);
});

test("a stranger is refused once, with the own id, and then there is silence; no listener sees it", async () => {
  const story = await listening();
  for (const line of ["/hooks on", "/hooks on", "/hooks list"]) story.stranger.say(line).to(story.self);
  await eventually(() => story.texts()).toHaveLength(1);
  await behindAll(story);
  expect(story.texts()).toEqual([["stranger", "你在这里不能使用这个命令。"]]);
  expect(story.seen).toEqual(LAST_WORD);
  expect(await story.isOn()).toBe(false);
});

const seconds = (ago: number): number => Math.floor(Date.now() / 1_000) - ago;

test.each([
  ["old", "counted in milliseconds", { timestamp: Date.now() - 3_600_000 }],
  ["old", "counted in seconds", { timestamp: seconds(3_600) }],
  ["old", "without a time", { timestamp: 0 }],
  ["old", "with a time that is none", { timestamp: Number.NaN }],
  ["old", "counted in microseconds", { timestamp: (Date.now() - 86_400_000) * 1_000 }],
  ["forwarded", "a chat history", { type: types.Message.ChatHistory }],
  ["caption", "a link", { type: types.Message.Url }],
  ["caption", "a picture", { type: types.Message.Image }],
  ["caption", "of an unknown kind", { type: types.Message.Unknown }],
])("an owner's command that is %s (%s) does nothing, and the reply says why", async (origin, _, fields) => {
  const story = await listening();
  story.push("/hooks on", fields);
  story.push("/hooks on", { ...fields, talkerId: "stranger" });
  await eventually(() => story.texts()).toHaveLength(1);
  await behindAll(story);
  expect(story.texts()).toEqual([
    ["owner", expect.stringContaining(`这一条不算（${textsFor("zh").origins[origin as "old"]}）。请重新打一遍`)],
  ]);
  // Typed again it would be just as old, if the clock is what is wrong.
  expect(/时钟不准：它显示 \d{4}-\d\d-\d\d \d\d:\d\d/.test(`${story.texts()[0]?.[1]}`)).toBe(origin === "old");
  expect(story.seen).toEqual(LAST_WORD);
  expect(await story.isOn()).toBe(false);
});

test("a fresh command counts, whether its time is in seconds or in milliseconds", async () => {
  const story = await listening();
  story.push("/hooks on", { timestamp: seconds(5) });
  await eventually(story.isOn).toBe(true);
  story.push("/hooks off", { timestamp: Date.now() - 5_000 });
  await eventually(story.isOn).toBe(false);
});

test("neither the bot's own messages nor official accounts command anything, nor become owners", async () => {
  const story = await makeListeningWechaty();
  const code = await story.hooks.newPairingCode();
  story.mocker.createContact({ id: "gh_news", name: "News", type: types.Contact.Official });
  for (const sent of [{ talkerId: "self", listenerId: "stranger" }, { talkerId: "gh_news" }]) {
    story.push("/hooks on", sent);
    story.push(`/hooks pair ${code}`, sent);
  }
  await behindAll(story);
  expect(await story.isOn()).toBe(false);
  expect(story.hooks.owners().map(({ id }) => id)).toEqual(["wechat:owner"]);
  expect(story.texts()).toEqual([]);
  expect(story.seen).toEqual(LAST_WORD);
});

test.each(["self", "filehelper"])(
  "whoever runs the bot on their own account and types to %s gets one hint",
  async (to) => {
    const story = await makeListeningWechaty();
    story.mocker.createContact({ id: "filehelper", name: "File Transfer" });
    for (const line of ["/hooks on", "/hooks list", `/hooks pair ${await story.hooks.newPairingCode()}`])
      story.push(line, { talkerId: "self", listenerId: to });
    await eventually(() => story.texts()).toHaveLength(1);
    await behindAll(story);
    expect(story.texts()).toEqual([[to, textsFor("zh").ownAccount]]);
    expect(await story.isOn()).toBe(false);
    expect(story.hooks.owners().map(({ id }) => id)).toEqual(["wechat:owner"]);
  },
);

test.each(["self", "gh_news"])("not even an owner's id makes %j somebody who types", async (senderId) => {
  const story = await makeListeningWechaty();
  story.mocker.createContact({ id: "gh_news", name: "News", type: types.Contact.Official });
  const text = `/hooks pair ${await story.hooks.newPairingCode()}`;
  await story.hooks.handleCommand({ channel: "wechat", senderId, chat: "private", origin: "typed", text });
  expect(story.hooks.owners()).toHaveLength(2);
  story.push("/hooks on", { talkerId: senderId });
  await behindAll(story);
  expect(await story.isOn()).toBe(false);
});

test("the bot's own help, which begins like a command, starts nothing when it comes back", async () => {
  const story = await listening();
  story.push("/hooks help");
  await eventually(() => story.texts()).toHaveLength(1);
  expect(story.texts()[0]?.[1]).toMatch(/^\/hooks list/);
  await behindAll(story);
  expect(story.texts()).toHaveLength(1);
});

test("a message that comes twice acts and answers once", async () => {
  const story = await listening();
  const messageId = story.push("/hooks on");
  story.push("/hooks off");
  story.puppet.emit("message", { messageId });
  await eventually(() => story.texts()).toHaveLength(2);
  await behindAll(story);
  expect(await story.isOn()).toBe(false);
  expect(story.texts()).toHaveLength(2);
  expect(story.seen).toEqual(LAST_WORD);
});

test("messages that come together reach listeners once and in order", async () => {
  const story = await listening();
  const texts = Array.from({ length: 20 }, (_, index) => `message ${index}`);
  for (const text of texts) story.push(text, { talkerId: "stranger" });
  await behindAll(story);
  expect(story.seen.filter((line) => line.startsWith("after: message"))).toEqual(texts.map((text) => `after: ${text}`));
});

test("messages reach listeners once and in order, also when the puppet is slow with one", async () => {
  const story = await makeListeningWechaty();
  story.puppet.mood = (lookup, id) => lookup === "message" && id === "slow" && sleep(100);
  story.push("one", { id: "slow" });
  for (const text of ["two", "/hooks on", "three"]) story.push(text);
  await behindAll(story);
  const inOrder = ["one", "two", "three", "the last word"].flatMap((text) => [`before: ${text}`, `after: ${text}`]);
  expect(story.seen).toEqual(inOrder);
  await eventually(story.isOn).toBe(true);
});

test("commands act in the order they were typed, also when the puppet is slow with the first", async () => {
  const story = await makeListeningWechaty();
  story.puppet.mood = (lookup, id) => lookup === "message" && id === "slow-on" && sleep(100);
  story.push("/hooks on", { id: "slow-on" });
  story.push("/hooks off");
  await eventually(() => story.texts()).toHaveLength(2);
  expect(await story.isOn()).toBe(false);
});

test("a message that is still looked at when the bot stops is no error", async () => {
  const story = await makeListeningWechaty();
  story.puppet.mood = (lookup, id) => lookup === "message" && id === "too-late" && sleep(50);
  story.push("hello", { id: "too-late" });
  await story.bot.stop();
  await aWhile();
  expect(story.seen).toEqual([]);
  expect(story.errors).toEqual([]);
});

test("a message the puppet cannot describe at first still reaches the listeners, and so do those behind it", async () => {
  const story = await makeListeningWechaty();
  let failures = 0;
  story.puppet.mood = (lookup, id) => {
    if (lookup === "message" && id === "forgotten" && failures++ === 0) throw new Error("no such message");
  };
  story.push("remembered later", { id: "forgotten" });
  await behindAll(story);
  expect(failures).toBe(2);
  // The bot has to ask again, and hears the next one meanwhile.
  expect(story.seen.toSorted()).toEqual(
    ["before: remembered later", "after: remembered later", ...LAST_WORD].toSorted(),
  );
});

test("messages the puppet never describes hold up the others for ten seconds together, not each", async () => {
  const story = await makeListeningWechaty();
  story.puppet.mood = (lookup, id) => lookup === "message" && id.startsWith("lost") && new Promise(() => undefined);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  for (const id of ["lost-1", "lost-2", "lost-3"]) story.push("?", { id });
  story.push("/hooks on");
  await vi.advanceTimersByTimeAsync(9_000);
  expect(await story.isOn()).toBe(false);
  await vi.advanceTimersByTimeAsync(1_100);
  vi.useRealTimers();
  await eventually(story.isOn).toBe(true);
});

test("a command of somebody the puppet knows nothing about is still a command", async () => {
  const story = await makeListeningWechaty();
  story.puppet.mood = (lookup, id) => {
    if (lookup === "contact" && id === "owner") throw new Error("no such contact");
  };
  story.push("/hooks on");
  await eventually(story.isOn).toBe(true);
  expect(story.seen).toEqual([]);
});

test("a listener on the puppet that throws stops no message, and its error is heard of", async () => {
  const story = await makeListeningWechaty();
  story.puppet.once("message", () => {
    throw new Error("own mistake");
  });
  story.push("hello");
  await behindAll(story);
  expect(story.errors).toEqual(["own mistake"]);
});

test("the switch is heard while a listener is busy, and while a guard hangs", async () => {
  const story = await makeListeningWechaty();
  const { bot, bench, hooks, push } = story;
  const gate = makeGate();
  bench.script("guard.sh", `#!/bin/sh\necho x >> begun\n${gate.wait}\n`);
  bench.propose("hooks:\n  - {event: on_outbound_message, command: ./guard.sh}\n");
  const owner = { channel: "wechat", senderId: "owner", chat: "private", origin: "typed" } as const;
  for (const text of ["/hooks list", "/hooks approve on_outbound_message ./guard.sh", "/hooks on"])
    await hooks.handleCommand({ ...owner, text });
  gate.shut();
  let answered = 0;
  bot.on("message", async (message) => {
    if (message.self()) return;
    await message.say("an answer").catch(() => undefined);
    answered += 1;
  });
  push("hello");
  await eventually(() => existsSync(join(bench.root, "begun"))).toBe(true);
  push("/hooks off");
  await eventually(story.isOn).toBe(false);
  await eventually(() => story.texts()).toContainEqual(["owner", expect.stringContaining("总开关已关闭")]);
  expect(answered).toBe(0);
  gate.open();
});
