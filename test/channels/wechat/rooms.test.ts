import { expect, test } from "vitest";
import { aWhile } from "../../support/a-while.js";
import { eventually } from "../../support/eventually.js";
import { makeListeningWechaty, sharedListeningWechaty } from "../../support/listening-wechaty.js";

const ROOM = "1@chatroom";
const SENT = "答复已经私聊发给你了。如果没有收到，请打开和我的私聊，在那里再问一次。";

/** A room where the bot is called "管家", and "Guarded" everywhere else. */
const makeRoom = async () => roomOf(await makeListeningWechaty());
const listening = sharedListeningWechaty();
/** The same for all stories in which only is written to it. */
const sharedRoom = async () => roomOf(await listening());

function roomOf(story: Awaited<ReturnType<typeof makeListeningWechaty>>) {
  story.puppet.roomAliases.set("self", "管家");
  const pass = async (): Promise<void> => {
    story.push("the last word");
    await eventually(() => story.seen).toContain("after: the last word");
    await aWhile(30);
    story.seen.splice(-2);
  };
  return {
    ...story,
    pass,
    pushRoom: (text: string, more = {}) => story.push(text, { roomId: ROOM, ...more }),
  };
}

test("in a room the details go to the owner in private, and the room reads one line", async () => {
  const { owner, room, texts, seen, pass } = await sharedRoom();
  owner.say("@Guarded\u2005/hooks list").to(room);
  await eventually(texts).toHaveLength(2);
  expect(texts()).toEqual([
    ["owner", expect.stringContaining("配置文件：/")],
    [ROOM, SENT],
  ]);
  await pass();
  expect(seen).toEqual([]);
});

test.each([
  ["WeChat's separator", "@Guarded\u2005/hooks on", {}],
  ["a space", "@Guarded /hooks on", {}],
  ["both, and a line break", "@Guarded\u2005 \n/hooks on", {}],
  ["a space in front", " @Guarded\u2005/hooks on", {}],
  ["a wide space", "@Guarded\u3000/hooks on", {}],
  ["its name in the room", "@管家\u2005/hooks on", {}],
  ["its name in the room, and a space", "@管家 /hooks on", {}],
  ["its id besides", "@Guarded\u2005/hooks on", { mentionIdList: ["self"] }],
  ["its id, and a space", "@管家 /hooks on", { mentionIdList: ["self"] }],
  ["its id twice", "@Guarded\u2005/hooks on", { mentionIdList: ["self", "self"] }],
  ["its id alone, under a name nobody knows", "@小 管 家\u2005/hooks on", { mentionIdList: ["self"] }],
  ["its name alone, without a space", "@Guarded/hooks list", {}],
  ["its id and somebody's behind it", "@Guarded\u2005/hooks list @Bob\u2005", { mentionIdList: ["self", "stranger"] }],
])("a mention by %s is for us", async (_, text, fields) => {
  const { pushRoom, texts, seen, pass } = await sharedRoom();
  pushRoom(text, fields);
  await eventually(texts).toContainEqual([ROOM, SENT]);
  await pass();
  expect(seen).toEqual([]);
});

test.each([
  ["no mention", "/hooks on", {}],
  ["no mention, with the id", "/hooks on", { mentionIdList: ["self"] }],
  ["a mention of somebody else", "@Bob\u2005/hooks on", {}],
  ["a mention of somebody else, with the id", "@Bob\u2005/hooks on", { mentionIdList: ["stranger"] }],
  ["a mention of a namesake", "@Guarded\u2005/hooks on", { mentionIdList: ["stranger"] }],
  ["a mention of a longer name", "@Guarded2\u2005/hooks on", {}],
  ["a mention of a longer name with a space", "@Guarded Two\u2005/hooks on", {}],
  ["somebody else first", "@Bob\u2005/hooks on @Guarded\u2005", { mentionIdList: ["stranger", "self"] }],
  ["everybody", "@所有人\u2005/hooks on", { mentionIdList: ["self", "owner", "stranger"] }],
  ["a mention in the middle", "hey @Guarded\u2005/hooks on", { mentionIdList: ["self"] }],
  ["a mention behind", "/hooks on @Guarded\u2005", { mentionIdList: ["self"] }],
  ["words in between", "@Guarded\u2005please /hooks on", { mentionIdList: ["self"] }],
  ["a mention of somebody called like the bot and a command", "@Guarded /hooks on\u2005", {}],
  ["the same, with the bot's id", "@Guarded /hooks on\u2005", { mentionIdList: ["self"] }],
  ["a mention behind another one", "@Bob never write @Guarded\u2005/hooks on", { mentionIdList: ["self"] }],
  ["nothing in between but letters", "@Guardedx/hooks on", {}],
  ["a mention in a quotation", "「Ann：@Guarded\u2005/hooks on」\n- - - -\nwhat?", { mentionIdList: ["self"] }],
])("%s: not for us, and the bot's listeners get it", async (_, text, fields) => {
  const { pushRoom, texts, seen, pass, isOn } = await sharedRoom();
  pushRoom(text, fields);
  await pass();
  expect(seen).toHaveLength(2);
  expect(texts()).toEqual([]);
  expect(await isOn()).toBe(false);
});

test("a name with signs that mean something in patterns is read as it is", async () => {
  const { puppet, pushRoom, texts } = await makeRoom();
  puppet.roomAliases.set("self", "管.家* (bot) 🤖");
  pushRoom("@管.家* (bot) 🤖\u2005/hooks list");
  await eventually(texts).toContainEqual([ROOM, SENT]);
});

test("a room whose members the puppet cannot name still hears the bot's own name", async () => {
  const { puppet, pushRoom, texts } = await makeRoom();
  puppet.mood = (lookup) => {
    if (lookup === "member") throw new Error("no such member");
  };
  pushRoom("@Guarded\u2005/hooks list");
  await eventually(texts).toContainEqual([ROOM, SENT]);
});

test("an owner who cannot be written to is told to become a friend, and nothing else is said in the room", async () => {
  const { puppet, pushRoom, texts, textsTo, isOn, room, pass } = await makeRoom();
  puppet.unreachable.add("owner");
  pushRoom("@Guarded\u2005/hooks on");
  await eventually(() => textsTo(room)).toHaveLength(1);
  await pass();
  expect(texts()).toEqual([
    ["owner", expect.stringContaining("总开关已打开")],
    [ROOM, "我不能私下给你发消息，而细节不适合发在群里。请先加我为好友，或者先给我发一条消息，然后再试一次。"],
  ]);
  expect(await isOn()).toBe(true);
});

test("a room never reads what is wrong with a command, only its sender does", async () => {
  const { pushRoom, texts } = await sharedRoom();
  pushRoom("@Guarded\u2005/hooks aprove x");
  await eventually(texts).toEqual([
    ["owner", expect.stringContaining("/hooks approve")],
    [ROOM, SENT],
  ]);
});

test("a stranger in a room is refused there once, and no listener sees it", async () => {
  const { pushRoom, texts, seen, isOn, pass } = await sharedRoom();
  for (const line of ["/hooks on", "/hooks on", "/hooks list"])
    pushRoom(`@Guarded\u2005${line}`, { talkerId: "stranger" });
  await eventually(texts).toHaveLength(1);
  await pass();
  expect(texts()).toEqual([[ROOM, "你在这里不能使用这个命令。"]]);
  expect(seen).toEqual([]);
  expect(await isOn()).toBe(false);
});

test("a code typed in a room makes nobody an owner", async () => {
  const { pushRoom, hooks, textsTo, stranger } = await makeRoom();
  pushRoom(`@Guarded\u2005/hooks pair ${await hooks.newPairingCode()}`, { talkerId: "stranger" });
  await eventually(() => textsTo(stranger)).toEqual([expect.stringContaining("配对码只能私聊使用")]);
  expect(hooks.owners()).toHaveLength(1);
});

test("the bot's own words in a room command nothing, with its own mention or without", async () => {
  const { pushRoom, texts, isOn, pass } = await sharedRoom();
  for (const line of ["/hooks on", "@Guarded\u2005/hooks on"]) pushRoom(line, { talkerId: "self" });
  await pass();
  expect(texts()).toEqual([]);
  expect(await isOn()).toBe(false);
});

test("details of doctor go to the owner alone, too: the line at its start and its result", async () => {
  const { pushRoom, hooks, bench, texts } = await makeRoom();
  bench.script("fine.sh", "#!/bin/sh\nexit 0\n");
  bench.propose("hooks:\n  - {event: on_stop, command: ./fine.sh}\n");
  const owner = { channel: "wechat", senderId: "owner", chat: "private", origin: "typed" } as const;
  await hooks.handleCommand({ ...owner, text: "/hooks list" });
  await hooks.handleCommand({ ...owner, text: "/hooks approve on_stop ./fine.sh" });
  pushRoom("@Guarded\u2005/hooks doctor");
  await eventually(texts).toEqual([
    ["owner", "正在试运行 1 个已批准的钩子……"],
    ["owner", expect.stringContaining("1 个已批准的钩子中有 1 个正常")],
    [ROOM, SENT],
  ]);
});
