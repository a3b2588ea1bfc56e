import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { inspect } from "node:util";
import { FileBox } from "file-box";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Contact, Message, Room } from "wechaty";
import { eventually } from "../../support/eventually.js";
import { makeGate } from "../../support/gate.js";
import { makeGuardedWechaty, RecordingPuppet } from "../../support/guarded-wechaty.js";
import { shared } from "../../support/shared.js";
import type { AtEnd } from "../../support/workbench.js";

const KEY = "sk-live-123";
const NOTICE = "[消息被钩子拦下：a key]";
const BLOCKS_KEYS = "grep -q sk-live && { echo 'a key' >&2; exit 2; }; exit 0";
/** Keeps what it is asked about, one line each. */
// In one write: two that run at the same time must not mix their lines.
const KEEPS = `input=$(cat); printf '%s\\n' "$input" >> asked`;
const KEEPS_AND_BLOCKS =
  "cat > now; { cat now; echo; } >> asked; grep -q sk-live now && { echo 'a key' >&2; exit 2; }; exit 0";

type Asked = { type: string; parts: string[]; notification: string; chat_id?: string; unknown_content?: boolean };

async function makeGuardedFor(atEnd: AtEnd, ...scripts: string[]) {
  const guarded = await makeGuardedWechaty({}, RecordingPuppet, atEnd);
  const { bot, bench, mocker, self, stranger, puppet } = guarded;
  for (const script of scripts) await guarded.guardWith(script);
  const path = join(bench.root, "asked");
  const lines = (): string[] => (existsSync(path) ? readFileSync(path, "utf8").trim().split("\n") : []);
  let before = 0;
  const forget = (): void => {
    before = lines().length;
    puppet.sent.length = 0;
    puppet.files.length = 0;
  };
  // A hook is tried when it is approved.
  forget();
  return {
    ...guarded,
    /** From now on it is as if nothing had left yet. */
    forget,
    contact: (await bot.Contact.find({ id: "stranger" })) as Contact,
    group: (await bot.Room.find({ id: "7@chatroom" })) as Room,
    asked: () =>
      lines()
        .slice(before)
        .map((line) => JSON.parse(line) as Asked),
    /** A message from the stranger, as the bot gets it. */
    async hear(text: string): Promise<Message> {
      const heard = new Promise<Message>((resolve) => bot.once("message", resolve));
      stranger.say(text).to(self);
      return heard;
    },
    /** A message the bot can know by its id only. */
    async known(id: string, payload: object): Promise<Message> {
      const base = { id, talkerId: stranger.id, listenerId: self.id, timestamp: Date.now() };
      mocker.MessageMock.create({ ...base, ...payload } as never);
      return (await bot.Message.find({ id })) as Message;
    },
  };
}

/** The mock's own types leave the mentions out. */
const sendText =
  (puppet: RecordingPuppet) =>
  (...args: unknown[]): Promise<void> =>
    puppet.messageSendText(...(args as [string, string]));

type Guarded = Awaited<ReturnType<typeof makeGuardedFor>>;
const makeGuarded = (...scripts: string[]): Promise<Guarded> => makeGuardedFor(onTestFinished, ...scripts);

/** One bot for all stories that only send. */
function oneFor(script: string): () => Promise<Guarded> {
  const made = shared((atEnd) => makeGuardedFor(atEnd, script));
  return async () => {
    const guarded = await made();
    guarded.forget();
    return guarded;
  };
}
const keeping = oneFor(KEEPS);
const blocking = oneFor(BLOCKS_KEYS);
const keepingAndBlocking = oneFor(KEEPS_AND_BLOCKS);

/** Every way that Wechaty has to send, with these words in it. */
const ways: [string, string, (guarded: Guarded, words: string) => Promise<unknown>][] = [
  ["Contact.say of a text", "messageSendText", ({ contact }, words) => contact.say(words)],
  ["Room.say of a text", "messageSendText", ({ group }, words) => group.say(words)],
  [
    "Room.say with a mention",
    "messageSendText",
    async ({ bot, group }, words) => group.say(words, (await bot.Contact.find({ id: "owner" })) as Contact),
  ],
  [
    "Room.say of a template",
    "messageSendText",
    async ({ contact, group }, words) => group.say`hello ${contact}, ${words}`,
  ],
  ["Message.say of a text", "messageSendText", async ({ hear }, words) => (await hear("hi")).say(words)],
  ["Wechaty.say", "messageSendText", ({ bot }, words) => bot.say(words)],
  [
    "Contact.say of a file",
    "messageSendFile",
    ({ contact }, words) => contact.say(FileBox.fromBuffer(Buffer.from(words), "notes.txt")),
  ],
  [
    "Message.say of a file",
    "messageSendFile",
    async ({ hear }, words) => (await hear("hi")).say(FileBox.fromBuffer(Buffer.from(words), "notes.txt")),
  ],
  [
    "Contact.say of a card",
    "messageSendContact",
    async ({ bot, contact, mocker }, words) => {
      mocker.createContact({ id: `card-${btoa(words)}`, name: words });
      return contact.say((await bot.Contact.find({ id: `card-${btoa(words)}` })) as Contact);
    },
  ],
  [
    "Contact.say of a link",
    "messageSendUrl",
    ({ bot, contact }, words) => contact.say(new bot.UrlLink({ title: words, url: "https://x.test" })),
  ],
  [
    "Room.say of a mini program",
    "messageSendMiniProgram",
    ({ bot, group }, words) => group.say(new bot.MiniProgram({ title: words })),
  ],
  [
    "Contact.say of a location",
    "messageSendLocation",
    ({ bot, contact }, words) =>
      contact.say(new bot.Location({ name: words, address: "x", accuracy: 1, latitude: 1, longitude: 1 })),
  ],
  [
    "Contact.say of a post",
    "messageSendPost",
    async ({ bot, contact }, words) => contact.say(await bot.Post.builder().add("fine").add(words).build()),
  ],
  [
    "Contact.say of a message",
    "messageForward",
    async ({ contact, known }, words) => contact.say(await known(`message-${btoa(words)}`, { type: 7, text: words })),
  ],
  [
    "Message.forward",
    "messageForward",
    async ({ contact, known }, words) =>
      (await known(`forwarded-${btoa(words)}`, { type: 7, text: words })).forward(contact),
  ],
  ["Room.announce", "roomAnnounce", ({ group }, words) => group.announce(words)],
  ["Room.topic", "roomTopic", ({ group }, words) => group.topic(words)],
  [
    "Room.create",
    "roomCreate",
    async ({ bot, contact }, words) =>
      bot.Room.create([contact, (await bot.Contact.find({ id: "owner" })) as Contact], words),
  ],
  ["Friendship.add", "friendshipAdd", ({ bot, contact }, words) => bot.Friendship.add(contact, { hello: words })],
  [
    "Wechaty.publish",
    "postPublish",
    async ({ bot }, words) => bot.publish(await bot.Post.builder().add(words).build()),
  ],
  ["ContactSelf.name", "contactSelfName", ({ bot }, words) => bot.currentUser.name(words)],
  ["ContactSelf.signature", "contactSelfSignature", ({ bot }, words) => bot.currentUser.signature(words)],
];

test.each(ways)("%s leaves once, and with a key in it is a notice and no error", async (_, method, send) => {
  const guarded = await keepingAndBlocking();
  const { puppet, asked } = guarded;
  await send(guarded, "plain words");
  expect(puppet.sent.map((sent) => sent.method)).toEqual([method]);
  expect(asked()).toEqual([expect.objectContaining({ type: method, channel: "wechat" })]);
  expect(asked()[0]?.notification).toContain("plain words");
  puppet.sent.length = 0;
  const result = await send(guarded, KEY);
  const isRoom = method === "roomCreate";
  if (isRoom) expect(result).toMatchObject({ id: "mock_room_id" });
  else expect(result).toBeUndefined();
  // The mock puppet cannot write to the room that it says it has made, so the owner is told as well.
  const told = isRoom ? [method, "messageSendText", "messageSendText"] : ["messageSendText"];
  expect(puppet.sent.map((sent) => sent.method)).toEqual(told);
  expect(puppet.sent.at(-1)?.args[1]).toMatch(/^\[.*被钩子拦下：a key/);
  expect(inspect([puppet.sent, puppet.files], { depth: 10 })).not.toContain(KEY);
});

test.each([
  ["Contact.say", "stranger", "消息", ({ contact }: Guarded) => contact.say(KEY)],
  ["Room.say", "7@chatroom", "消息", ({ group }: Guarded) => group.say(KEY)],
  ["Message.say", "stranger", "消息", async ({ hear }: Guarded) => (await hear("hi")).say(KEY)],
  ["Room.announce", "7@chatroom", "消息", ({ group }: Guarded) => group.announce(KEY)],
  ["Room.topic", "7@chatroom", "消息", ({ group }: Guarded) => group.topic(KEY)],
  [
    "Friendship.add",
    "owner",
    "加好友申请（对方：Bob）",
    ({ bot, contact }: Guarded) => bot.Friendship.add(contact, { hello: KEY }),
  ],
  [
    "Wechaty.publish",
    "owner",
    "朋友圈",
    async ({ bot }: Guarded) => bot.publish(await bot.Post.builder().add(KEY).build()),
  ],
  ["ContactSelf.name", "owner", "账号名称修改", ({ bot }: Guarded) => bot.currentUser.name(KEY)],
])("the notice for a withheld %s goes to: %s, and names what it was: %s", async (_, place, what, send) => {
  const guarded = await blocking();
  await send(guarded);
  const notice = expect.stringContaining(`[${what}被钩子拦下：a key`);
  expect(guarded.puppet.sent).toEqual([{ method: "messageSendText", args: [place, notice] }]);
});

test("the notice for a room whose name was withheld stands in the room, which has none", async () => {
  const { bot, contact, puppet } = await blocking();
  await bot.Room.create([contact, bot.currentUser], KEY);
  // The mock puppet cannot write to the room that it says it has made, so the owner is told as well.
  expect(puppet.sent.pop()).toEqual({ method: "messageSendText", args: ["owner", NOTICE] });
  expect(puppet.sent).toEqual([
    { method: "roomCreate", args: [["stranger", "self"]] },
    { method: "messageSendText", args: ["mock_room_id", NOTICE] },
  ]);
});

test("a notice that cannot be sent is no error either", async () => {
  class OfflinePuppet extends RecordingPuppet {
    override messageSendText(): Promise<void> {
      throw new Error("offline");
    }
  }
  const { puppet, guardWith } = await makeGuardedWechaty({}, OfflinePuppet);
  await guardWith(BLOCKS_KEYS);
  expect(await puppet.messageSendText("stranger", KEY)).toBeUndefined();
  expect(await puppet.roomTopic("7@chatroom", KEY)).toBeUndefined();
  expect(await puppet.contactSelfName(KEY)).toBeUndefined();
});

test("a send that fails by itself fails as it does without hooks, and the next one leaves", async () => {
  const { puppet, contact, bot, textsTo, stranger } = await blocking();
  await expect(puppet.messageSendText("nobody", "hello")).rejects.toThrow("nobody");
  await expect(puppet.messageSend("stranger", { type: "Nonsense" } as never)).rejects.toThrow("unsupported sayable");
  await contact.say("still here");
  expect(textsTo(stranger)).toEqual(["still here"]);
  expect(bot.isLoggedIn).toBe(true);
});

test("messageSend fires once, though the puppet makes another kind of send of it", async () => {
  const { puppet, asked } = await keeping();
  await puppet.messageSend("stranger", { type: "Text", payload: { text: "one", mentions: ["owner"] } });
  await puppet.messageSend("stranger", {
    type: "Attachment",
    payload: { filebox: FileBox.fromBuffer(Buffer.from("two"), "2.txt") },
  });
  expect(puppet.sent.map(({ method }) => method)).toEqual(["messageSendText", "messageSendFile"]);
  expect(asked().map(({ type, parts }) => [type, parts])).toEqual([
    ["messageSend", ["one"]],
    ["messageSend", ["2.txt", "two"]],
  ]);
});

test("what a bot says to something that happens while a message is sent is checked like everything else", async () => {
  class TellingPuppet extends RecordingPuppet {
    override async messageSendContact(_conversationId: string, _contactId: string): Promise<void> {
      this.emit("dong", { data: "in the middle of a send" });
      await sleep(200);
    }
  }
  const { bot, puppet, guardWith, stranger, textsTo } = await makeGuardedWechaty({}, TellingPuppet);
  await guardWith(BLOCKS_KEYS);
  const answered = new Promise((resolve) => bot.once("dong", () => resolve(puppet.messageSendText("stranger", KEY))));
  await puppet.messageSendContact("7@chatroom", "owner");
  await answered;
  expect(textsTo(stranger)).toEqual([NOTICE]);
});

test("what a puppet leaves running behind a send is no way around the hooks", async () => {
  let later: Promise<unknown> | undefined;
  class BusyPuppet extends RecordingPuppet {
    override async messageSendContact(_conversationId: string, _contactId: string): Promise<void> {
      later ??= sleep(100).then(() => this.messageSendText("stranger", KEY));
    }
  }
  const { puppet, guardWith, stranger, textsTo } = await makeGuardedWechaty({}, BusyPuppet);
  await guardWith(BLOCKS_KEYS);
  await puppet.messageSendContact("stranger", "owner");
  await later;
  expect(textsTo(stranger)).toEqual([NOTICE]);
});

test("messages to one conversation leave in the order they were sent, however long each takes", async () => {
  const { puppet, contact, stranger } = await makeGuarded("grep -q slow && sleep 0.4; exit 0");
  const slow = FileBox.fromStream(Readable.from(slowly("plain words")), "notes.txt");
  await Promise.all([contact.say("slow one"), contact.say(slow), contact.say("three"), contact.say("four")]);
  expect(puppet.sent.map(({ method, args }) => (method === "messageSendText" ? args[1] : method))).toEqual([
    "slow one",
    "messageSendFile",
    "three",
    "four",
  ]);
  expect(puppet.sent.every(({ args }) => args[0] === stranger.id)).toBe(true);
});

async function* slowly(text: string) {
  yield Buffer.from(text.slice(0, 2));
  await sleep(300);
  yield Buffer.from(text.slice(2));
}

test("other conversations are not held up", async () => {
  const gate = makeGate();
  const { contact, group, puppet } = await makeGuarded(`grep -q slow || exit 0\n${gate.wait}`);
  gate.shut();
  const slow = contact.say("slow");
  await group.say("fast");
  expect(puppet.sent.map(({ args }) => args[1])).toEqual(["fast"]);
  gate.open();
  await slow;
  expect(puppet.sent.map(({ args }) => args[1])).toEqual(["fast", "slow"]);
});

test("a send that fails does not stop the line behind it", async () => {
  const { puppet, textsTo, stranger } = await keeping();
  const failing = puppet.messageSend("stranger", { type: "Nonsense" } as never).catch(() => "failed");
  const next = puppet.messageSendText("stranger", "next");
  expect(await failing).toBe("failed");
  await next;
  expect(textsTo(stranger)).toEqual(["next"]);
});

test("switched off, nothing is read or copied: the puppet gets what the bot gave", async () => {
  const { puppet, bench } = await makeGuarded();
  const read = vi.fn();
  const link = {
    title: "x",
    url: "https://x.test",
    get description() {
      read();
      return "x";
    },
  };
  const file = FileBox.fromFile(bench.write("notes.txt", "hello"));
  const mentions = ["owner"];
  const toStream = vi.spyOn(file, "toStream");
  class Quiet {}
  const post = new Quiet();
  await puppet.messageSendPost("stranger", post);
  await sendText(puppet)("7@chatroom", "x", mentions);
  expect(puppet.sent[0]?.args[1]).toBe(post);
  expect(puppet.sent[1]?.args[2]).toBe(mentions);
  await puppet.postPublish(link as never);
  expect(puppet.sent[2]?.args[0]).toBe(link);
  expect(read).not.toHaveBeenCalled();
  await puppet.contactAvatar("self", file);
  expect(puppet.sent[3]?.args[1]).toBe(file);
  expect(toStream).not.toHaveBeenCalled();
});

test("with hooks off nothing waits, not even behind a message that is still looked at", async () => {
  const gate = makeGate();
  const { puppet, hooks, textsTo, stranger } = await makeGuarded(`cat > /dev/null\n${gate.wait}`);
  gate.shut();
  const slow = puppet.messageSendText("stranger", "one");
  await hooks.handleCommand({
    channel: "wechat",
    senderId: "owner",
    chat: "private",
    origin: "typed",
    text: "/hooks off",
  });
  const cyclic: { self?: unknown } = {};
  cyclic.self = cyclic;
  await Promise.all([puppet.messageSendText("stranger", "two"), puppet.messageSendPost("stranger", cyclic)]);
  gate.open();
  await slow;
  expect(textsTo(stranger)).toEqual(["two", "one"]);
  expect(puppet.sent[1]).toEqual({ method: "messageSendPost", args: ["stranger", cyclic] });
});

test("what the bot changes while a hook looks is sent as it was judged", async () => {
  const { puppet } = await makeGuarded("grep -q sk-live && exit 2; sleep 0.2; exit 0");
  const link = { title: "fine", url: "https://x.test" };
  const post = { sayableList: [{ type: "Text", payload: { text: "fine", mentions: [] as string[] } }] };
  const mentions = ["owner"];
  const sends = [
    puppet.messageSendUrl("stranger", link),
    puppet.messageSendPost("7@chatroom", post),
    sendText(puppet)("owner", "@Ann hello", mentions),
  ];
  link.title = KEY;
  post.sayableList.push({ type: "Text", payload: { text: KEY, mentions: [] } });
  if (post.sayableList[0]) post.sayableList[0].payload.text = KEY;
  mentions.push("everybody");
  await Promise.all(sends);
  expect(inspect(puppet.sent, { depth: 10 })).not.toContain(KEY);
  expect(puppet.sent.find(({ method }) => method === "messageSendUrl")?.args[1]).toEqual({ ...link, title: "fine" });
  expect(puppet.sent.find(({ method }) => method === "messageSendText")?.args[2]).toEqual(["owner"]);
});

const cyclic: { title: string; url: string; self?: unknown } = { title: "x", url: "x" };
cyclic.self = [cyclic, cyclic];
let deep: unknown = "words";
for (let depth = 0; depth < 100_000; depth += 1) deep = { deep };
let wide: unknown = "words";
for (let depth = 0; depth < 40; depth += 1) wide = [wide, wide, wide];
const unreadable = {
  get title(): string {
    throw new Error("no");
  },
};

test.each([
  ["hold themselves", cyclic],
  ["are nested without end", deep],
  ["are the same thing again and again", wide],
  ["cannot be read", unreadable],
])("arguments that %s are withheld, with a notice", async (_, payload) => {
  const { puppet, asked } = await keeping();
  expect(await puppet.messageSendUrl("stranger", payload as never)).toBeUndefined();
  expect(puppet.sent).toEqual([{ method: "messageSendText", args: ["stranger", "[消息被钩子拦下]"] }]);
  expect(asked()).toMatchObject([{ type: "messageSendUrl", parts: [], unknown_content: true }]);
});

test.each([
  ["number", 4111111111111111, "4111111111111111"],
  ["bigint", 4111111111111111n, "4111111111111111"],
  ["String object", new String("41 11"), "41 11"],
])("a %s in the place of a text is seen as one", async (_, value, text) => {
  const { puppet, asked, contact } = await keeping();
  // The mock itself takes no bigint, and says so.
  await puppet.messageSendText("stranger", value as never).catch(() => undefined);
  await puppet.messageSendUrl("stranger", { title: value, url: "x" } as never).catch(() => undefined);
  if (typeof value === "number") await contact.say(value);
  expect(asked()[0]?.parts).toEqual([text]);
  expect(asked()[1]?.parts).toEqual([text, "x"]);
  expect(asked()[2]?.parts ?? [text]).toEqual([text]);
});

test("of things that are more than data, only what can be judged is sent", async () => {
  const { puppet, asked } = await keeping();
  const things = {
    at: new Date(0),
    url: new URL("https://x.test/"),
    bytes: Buffer.from([0, 1]),
    map: new Map([[1, 2]]),
  };
  await puppet.messageSendPost("stranger", things);
  const judged = { at: "1970-01-01T00:00:00.000Z", url: "https://x.test/", bytes: Buffer.from([0, 1]), map: {} };
  expect(puppet.sent[0]?.args[1]).toEqual(judged);
  expect(asked()[0]?.parts).toContain("https://x.test/");
});

test("a waiting time between two messages shows nothing, and fires nothing", async () => {
  const { bot, contact, puppet, asked } = await keeping();
  await contact.say(new bot.Delay(1));
  expect([puppet.sent, asked()]).toEqual([[], []]);
});

test("of what is forwarded the hooks see the text, and hear where there is more to it", async () => {
  const { contact, known, asked, puppet } = await keeping();
  await (await known("text", { type: 7, text: "hello" })).forward(contact);
  await (await known("picture", { type: 6, text: "<msg/>" })).forward(contact);
  await puppet.messageForward("stranger", "not-there");
  expect(asked().map(({ parts, unknown_content }) => [parts, unknown_content])).toEqual([
    [["hello"], undefined],
    [["<msg/>"], true],
    [[], true],
  ]);
});

test("a hook can hold back what it cannot see", async () => {
  const { puppet } = await makeGuarded(`grep -q '"unknown_content": true' && { echo unseen >&2; exit 2; }; exit 0`);
  await puppet.messageForward("stranger", "not-there");
  expect(puppet.sent).toEqual([{ method: "messageSendText", args: ["stranger", "[消息被钩子拦下：unseen]"] }]);
});

test("ids, kinds and measures are not shown to the hooks as texts", async () => {
  const { puppet, asked, bot, contact } = await keeping();
  await contact.say(new bot.Location({ name: "here", address: "there", accuracy: 15, latitude: 1.5, longitude: 2 }));
  await puppet.messageSendPost("stranger", {
    type: 3,
    parentId: "parent-1",
    sayableList: [{ type: "Text", payload: { text: "words", mentions: ["owner"] } }],
  });
  await bot.Friendship.add(contact, { hello: "hi", room: (await bot.Room.find({ id: "7@chatroom" })) as Room });
  await puppet.roomCreate(["owner", "stranger"], "topic");
  expect(asked().map(({ parts }) => parts)).toEqual([["here", "there"], ["words"], ["hi"], ["topic"]]);
});

test("a room made without a name shows nothing, and fires nothing", async () => {
  const { puppet, asked } = await keeping();
  await puppet.roomCreate(["owner", "stranger"], undefined as never);
  expect([puppet.sent.length, asked()]).toEqual([1, []]);
});

test("a bot goes on after withheld sends in a listener, awaited or not", async () => {
  const { bot, stranger, self, textsTo, puppet } = await makeGuarded(BLOCKS_KEYS);
  const errors: unknown[] = [];
  const note = (error: unknown): void => void errors.push(error);
  process.on("unhandledRejection", note);
  onTestFinished(() => void process.off("unhandledRejection", note));
  bot.on("error", note);
  bot.on("message", async (message) => {
    if (message.self()) return;
    void message.say(KEY);
    await message.say(`heard ${message.text()}`);
  });
  for (const text of ["one", "two"]) stranger.say(text).to(self);
  await eventually(() => textsTo(stranger).filter((text) => text.startsWith("heard"))).toEqual([
    "heard one",
    "heard two",
  ]);
  expect(errors).toEqual([]);
  expect(inspect(puppet.sent)).not.toContain(KEY);
});
