import { FileBox } from "file-box";
import { expect, test } from "vitest";
import type { Contact, Room } from "wechaty";
import {
  type GuardedWechaty,
  makeGuardedWechaty,
  type RecordingPuppet,
  sharedGuardedWechaties,
} from "../../support/guarded-wechaty.js";

/** Replaces the word in each part, and nothing else. */
const BY_PARTS = `sed -n 's/.*"parts": \\(\\[.*\\]\\), "type".*/{"parts": \\1}/p' | sed 's/KEY/***/g'`;
const BY_NOTIFICATION = `sed -n 's/.*"notification": \\(".*"\\), "parts".*/{"notification": \\1}/p' | sed 's/KEY/***/g'`;
const WITHHELD = /^\[消息被钩子拦下/;
const answers = (answer: unknown): string => `cat > /dev/null; printf '%s' '${JSON.stringify(answer)}'`;

type Call = [method: string, ...args: unknown[]];

const call = (puppet: RecordingPuppet, [method, ...args]: Call): Promise<unknown> =>
  (Reflect.get(puppet, method) as (...args: unknown[]) => Promise<unknown>).apply(puppet, args);

const guardedBy = sharedGuardedWechaties();

const makeGuarded = async (script: string) => withCalls(await guardedBy(script));

async function withCalls(guarded: GuardedWechaty) {
  const sentBy = async (each: Call): Promise<Call[]> => {
    guarded.puppet.sent.length = 0;
    await call(guarded.puppet, each);
    return guarded.puppet.sent.map(({ method, args }) => [method, ...args] as Call);
  };
  return {
    ...guarded,
    sentBy,
    group: (await guarded.bot.Room.find({ id: "7@chatroom" })) as Room,
    person: async (id: string) => (await guarded.bot.Contact.find({ id })) as Contact,
  };
}

const text = (words: string, mentions: string[] = []) => ({ type: "Text", payload: { text: words, mentions } });

test("one new text takes the place of the old one, whichever way it is sent", async () => {
  const { sentBy } = await makeGuarded(BY_NOTIFICATION);
  const cases: [Call, Call][] = [
    [
      ["messageSendText", "stranger", "a KEY\nhere"],
      ["messageSendText", "stranger", "a ***\nhere"],
    ],
    [
      ["messageSend", "stranger", text("a KEY")],
      ["messageSendText", "stranger", "a ***", []],
    ],
    [
      ["roomAnnounce", "7@chatroom", "KEY"],
      ["roomAnnounce", "7@chatroom", "***"],
    ],
    [
      ["roomTopic", "7@chatroom", "KEY"],
      ["roomTopic", "7@chatroom", "***"],
    ],
    [
      ["roomCreate", ["owner", "stranger"], "KEY"],
      ["roomCreate", ["owner", "stranger"], "***"],
    ],
    [
      ["friendshipAdd", "someone", { hello: "KEY", roomId: "7@chatroom" }],
      ["friendshipAdd", "someone", { hello: "***", roomId: "7@chatroom" }],
    ],
    [
      ["contactSelfSignature", "KEY"],
      ["contactSelfSignature", "***"],
    ],
    [
      ["postPublish", { sayableList: [text("KEY")], type: 1 }],
      ["postPublish", { sayableList: [text("***")], type: 1 }],
    ],
  ];
  for (const [given, arrives] of cases) expect(await sentBy(given)).toEqual([arrives]);
});

test("several parts are put back each in its place, and what did not change stays", async () => {
  const { sentBy } = await makeGuarded(BY_PARTS);
  const link = (title: string, url: string) => ({ title, url, description: "fine", thumbnailUrl: "https://x.test/t" });
  expect(await sentBy(["messageSendUrl", "stranger", link("KEY", "https://x.test/KEY")])).toEqual([
    ["messageSendUrl", "stranger", link("***", "https://x.test/***")],
  ]);
  const place = (name: string) => ({ name, address: "a road", latitude: 1, longitude: 2, accuracy: 3 });
  expect(await sentBy(["messageSendLocation", "stranger", place("KEY")])).toEqual([
    ["messageSendLocation", "stranger", place("***")],
  ]);
  const program = (title: string) => ({ title, description: "fine", appid: "wx1", pagePath: "p", shareId: "1_2" });
  expect(await sentBy(["messageSendMiniProgram", "stranger", program("KEY")])).toEqual([
    ["messageSendMiniProgram", "stranger", program("***")],
  ]);
  expect(await sentBy(["messageSendPost", "stranger", { sayableList: [text("one"), text("KEY")] }])).toEqual([
    ["messageSendPost", "stranger", { sayableList: [text("one"), text("***")] }],
  ]);
});

test("a word that is replaced in the notification is replaced in each of several parts", async () => {
  const { sentBy } = await makeGuarded(BY_NOTIFICATION);
  expect(await sentBy(["messageSendUrl", "stranger", { title: "KEY", url: "https://x.test/KEY" }])).toEqual([
    ["messageSendUrl", "stranger", { title: "***", url: "https://x.test/***" }],
  ]);
});

test("what the bot gave is not changed by a rewrite", async () => {
  const { puppet } = await makeGuarded(BY_PARTS);
  const link = { title: "KEY", url: "https://x.test" };
  await puppet.messageSendUrl("stranger", link);
  expect(link.title).toBe("KEY");
});

test("a file gets another name and other contents", async () => {
  const { puppet, person } = await makeGuarded(BY_PARTS);
  const stranger = await person("stranger");
  await stranger.say(FileBox.fromBuffer(Buffer.from("the KEY is here\n"), "KEY.txt"));
  await stranger.say(FileBox.fromBuffer(Buffer.from("fine"), "KEY.txt"));
  await stranger.say(FileBox.fromBuffer(Buffer.from("KEY"), "fine.txt"));
  await stranger.say(FileBox.fromBuffer(Buffer.from([0, 1, 2, 250]), "KEY.bin"));
  await stranger.say(FileBox.fromBuffer(Buffer.alloc(300_000, 7), "KEY.dat"));
  expect(puppet.files.map(({ name, content }) => [name, content.length > 99 ? content.length : `${content}`])).toEqual([
    ["***.txt", "the *** is here\n"],
    ["***.txt", "fine"],
    ["fine.txt", "***"],
    ["***.bin", String(Buffer.from([0, 1, 2, 250]))],
    ["***.dat", 300_000],
  ]);
});

test("a new name for a file is a name, and no way into another folder", async () => {
  const { puppet, person } = await makeGuarded(answers({ parts: ["../a\\b/c\n.txt", "x"] }));
  await (await person("stranger")).say(FileBox.fromBuffer(Buffer.from("x"), "old.txt"));
  expect(puppet.files.map(({ name }) => name)).toEqual([".._a_b_c_.txt"]);
});

test("a file that is written as JSON, in a message or a post, is rewritten in it", async () => {
  const { puppet, sentBy } = await makeGuarded(BY_PARTS);
  const packed = JSON.stringify(FileBox.fromBase64(btoa("a KEY"), "KEY.txt"));
  await sentBy(["messageSend", "stranger", { type: "Attachment", payload: { filebox: packed } }]);
  expect(puppet.files).toEqual([{ name: "***.txt", content: Buffer.from("a ***") }]);
  const [sent] = await sentBy(["postPublish", { sayableList: [{ type: "Image", payload: { filebox: packed } }] }]);
  const { sayableList } = (sent ?? [])[1] as { sayableList: { payload: { filebox: string } }[] };
  const box = FileBox.fromJSON(sayableList[0]?.payload.filebox ?? "");
  expect([box.name, String(await box.toBuffer())]).toEqual(["***.txt", "a ***"]);
});

test.each([
  [
    "one text for several parts",
    answers({ notification: "x" }),
    ["messageSendUrl", "stranger", { title: "KEY", url: "https://x.test" }],
  ],
  [
    "one text for a file with a name and contents",
    answers({ notification: "x" }),
    ["messageSendFile", "stranger", FileBox.fromBuffer(Buffer.from("KEY"), "notes.txt")],
  ],
  ["too few parts", answers({ parts: ["x"] }), ["messageSendUrl", "stranger", { title: "KEY", url: "https://x.test" }]],
  ["nothing for the text", answers({ notification: " " }), ["messageSendText", "stranger", "KEY"]],
  ["nothing for a topic", answers({ notification: "" }), ["roomTopic", "7@chatroom", "KEY"]],
  [
    "nothing for the contents of a file",
    answers({ parts: ["notes.txt", ""] }),
    ["messageSendFile", "stranger", FileBox.fromBuffer(Buffer.from("KEY"), "notes.txt")],
  ],
  [
    "another name for somebody's card",
    answers({ notification: "Somebody" }),
    ["messageSendContact", "stranger", "owner"],
  ],
  [
    "another text for a picture of a code",
    answers({ parts: ["qrcode.png", "x"] }),
    ["messageSendFile", "stranger", FileBox.fromQRCode("KEY")],
  ],
] as [string, string, Call][])("a rewrite that gives %s withholds the send", async (_, script, given) => {
  const { sentBy } = await makeGuarded(script);
  const sent = (await sentBy(given)).filter(([, to]) => to === given[1]);
  expect(sent).toEqual([["messageSendText", given[1], "[消息被钩子拦下：这条内容不能改写]"]]);
});

test("a forwarded message cannot be rewritten, and is withheld", async () => {
  const { mocker, sentBy } = await makeGuarded(BY_NOTIFICATION);
  const message = { id: "m", type: 7, talkerId: "stranger", listenerId: "self", text: "a KEY", timestamp: 0 };
  mocker.MessageMock.create(message as never);
  expect(await sentBy(["messageForward", "stranger", "m"])).toEqual([
    ["messageSendText", "stranger", expect.stringMatching(WITHHELD)],
  ]);
});

const mentionsOf = (puppet: RecordingPuppet) => puppet.sent.map(({ args: [, words, mentions] }) => [words, mentions]);

test("a mention stays where the new text names the person, and goes where it does not", async () => {
  const { group, person, puppet } = await makeGuarded(
    `sed -n 's/.*"notification": \\(".*"\\), "parts".*/{"notification": \\1}/p' | sed 's/@Bob/somebody/g; s/KEY/***/g'`,
  );
  await group.say("the KEY", await person("owner"));
  await group.say("the KEY", await person("owner"), await person("stranger"));
  await group.say`KEY for ${await person("stranger")}`;
  expect(mentionsOf(puppet)).toEqual([
    ["@Ann the ***", ["owner"]],
    ["@Ann\u2005somebody the ***", ["owner"]],
    ["*** for somebody", []],
  ]);
});

test("a text that is not rewritten keeps its mentions, also of people it does not name", async () => {
  const { group, person, puppet } = await makeGuarded(BY_NOTIFICATION);
  await group.say("hello", await person("owner"));
  await call(puppet, ["messageSendText", "7@chatroom", "hello all", ["owner", "stranger"]]);
  await call(puppet, ["messageSendText", "7@chatroom", "KEY for all", ["owner", "not-known"]]);
  expect(mentionsOf(puppet)).toEqual([
    ["@Ann hello", ["owner"]],
    ["hello all", ["owner", "stranger"]],
    ["*** for all", ["owner", "not-known"]],
  ]);
});

test("of two names that begin alike, the one that is gone is not rung", async () => {
  const { group, mocker, person, puppet } = await makeGuarded(answers({ notification: "only @Anna" }));
  mocker.createContact({ id: "anna", name: "Anna" });
  await group.say("hello", await person("owner"), await person("anna"));
  expect(mentionsOf(puppet)).toEqual([["only @Anna", ["anna"]]]);
});

test("mentions inside a payload are kept in step, too", async () => {
  const { sentBy } = await makeGuarded(answers({ notification: "only @Bob" }));
  const both = text("@Ann @Bob KEY", ["owner", "stranger"]);
  expect(await sentBy(["messageSend", "7@chatroom", both])).toEqual([
    ["messageSendText", "7@chatroom", "only @Bob", ["stranger"]],
  ]);
  expect(await sentBy(["messageSendPost", "7@chatroom", { sayableList: [both] }])).toEqual([
    ["messageSendPost", "7@chatroom", { sayableList: [text("only @Bob", ["stranger"])] }],
  ]);
});

test("what one hook writes is seen by the others before it leaves", async () => {
  const { guardWith, sentBy } = await withCalls(await makeGuardedWechaty());
  await guardWith(BY_NOTIFICATION.replace("***", "sk-live-9"));
  await guardWith("grep -q sk-live && { echo 'a key' >&2; exit 2; }; exit 0");
  expect(await sentBy(["messageSendText", "stranger", "the KEY"])).toEqual([
    ["messageSendText", "stranger", "[消息被钩子拦下：a key]"],
  ]);
});
