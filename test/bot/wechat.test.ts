import { readFileSync, writeFileSync } from "node:fs";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { expect, onTestFinished, test } from "vitest";
import { mock } from "wechaty-puppet-mock";
import { Conversations } from "../../src/bot/agent/conversations.js";
import { connectWechat } from "../../src/bot/channels/wechat.js";
import { Deliveries } from "../../src/bot/delivery/deliveries.js";
import { Outbox } from "../../src/bot/delivery/outbox.js";
import { MessageHandler } from "../../src/bot/message-handler.js";
import { eventually } from "../support/eventually.js";
import { MoodyPuppet } from "../support/listening-wechaty.js";
import { startModel } from "../support/model-server.js";
import { makeWorkbench, type } from "../support/workbench.js";

type Fields = { id?: string; talkerId?: string; roomId?: string; mentionIdList?: string[] } & Partial<{
  timestamp: number;
  type: number;
}>;

/** The ready bot's WeChat side on the mock puppet, with a real agent behind it. */
async function makeWechatBot() {
  const mocker = new mock.Mocker();
  const puppet = new MoodyPuppet({ mocker });
  const bench = makeWorkbench();
  const hooks = await bench.open({ owners: ["wechat:owner"] });
  const model = await startModel(onTestFinished);
  const outbox = new Outbox(`${bench.state}/outbox`, { firstWaitMs: 50 });
  const owners = [{ channel: "wechat", chatId: "owner" }];
  const deliveries = new Deliveries(outbox, hooks.firer, () => owners, String);
  const conversations = new Conversations({
    ...{ hooks: hooks.firer, system: async () => "", tools: () => ({}), folder: `${bench.state}/conversations` },
    model: createOpenAICompatible({ name: "loopback", baseURL: model.url })("m"),
  });
  const lines: string[] = [];
  const handler = new MessageHandler(hooks, conversations, deliveries);
  const end = await connectWechat(puppet as never, {
    ...{ hooks, handler, deliveries, locale: "en" },
    log: (line) => void lines.push(line),
  });
  await outbox.open();
  onTestFinished(async () => {
    await end();
    await conversations.close();
    await outbox.close();
  });
  await eventually(() => puppet.state.active()).toBe(true);
  mocker.login(mocker.createContact({ id: "self", name: "Guarded" }));
  mocker.createContact({ id: "owner", name: "Ann" });
  mocker.createContact({ id: "stranger", name: "Bob" });
  mocker.createRoom({ id: "1@chatroom", memberIdList: ["self", "owner", "stranger"] });
  await eventually(() => lines).toContain("WeChat: logged in as Guarded.");
  // A new workspace is announced to the owner: that is another story.
  await eventually(() => puppet.sent.length).toBe(1);
  puppet.sent.length = 0;
  let count = 0;
  return {
    ...{ puppet, model, deliveries, lines, bench, hooks },
    /** From the owner, in a direct chat, unless it says otherwise. */
    says(text: string, fields: Fields = {}): void {
      count += 1;
      const id = fields.id ?? `message-${count}`;
      const place = fields.roomId === undefined ? { listenerId: "self" } : { roomId: fields.roomId };
      const base = { id, text, talkerId: "owner", type: 7, timestamp: Date.now() };
      mocker.MessageMock.create({ ...base, ...place, ...fields } as Parameters<typeof mocker.MessageMock.create>[0]);
      puppet.emit("message", { messageId: id });
    },
    /** What left as text: where to, and what. */
    got: (): unknown[][] =>
      puppet.sent.filter(({ method }) => method === "messageSendText").map(({ args }) => args.slice(0, 2)),
  };
}

test("the owner talks with the agent on WeChat, and gets the reply and pushes there", async () => {
  const { says, got, deliveries } = await makeWechatBot();
  says("good morning");
  await eventually(got).toEqual([["owner", "You said: good morning"]]);
  await deliveries.push("lunch?");
  await eventually(got).toContainEqual(["owner", "lunch?"]);
});

test("a long message is judged once, as a whole, and leaves in pieces; withheld, it leaves one notice", async () => {
  const { got, deliveries, bench, hooks } = await makeWechatBot();
  const looks = `${bench.root}/looks`;
  const guard = `#!/bin/sh\necho >> ${looks}\ngrep -Eq 'sk-[a-z]{20}' && { echo 'no keys' >&2; exit 2; }; exit 0\n`;
  bench.script("guard.sh", guard);
  bench.propose("hooks:\n  - {event: on_outbound_message, command: ./guard.sh}\n");
  const owner = { channel: "wechat", senderId: "owner" };
  await type(hooks, "/hooks approve on_outbound_message ./guard.sh", owner);
  await type(hooks, "/hooks on", owner);
  writeFileSync(looks, "");
  const long = "y".repeat(4_000);
  await deliveries.push(long);
  await eventually(() => got().map(([, text]) => String(text).length)).toEqual([1_800, 1_800, 400]);
  expect(readFileSync(looks, "utf8")).toBe("\n");
  await deliveries.push(`${"x".repeat(1_790)}sk-${"k".repeat(20)}`);
  await eventually(() => got().at(-1)).toEqual(["owner", "[message withheld by a hook: no keys]"]);
  expect(got()).toHaveLength(4);
  expect(readFileSync(looks, "utf8")).toBe("\n\n");
});

test("in a room it hears only what mentions it, and answers there", async () => {
  const { says, got, model } = await makeWechatBot();
  says("who brings the cake?", { roomId: "1@chatroom" });
  says("@Guarded what day is it?", { roomId: "1@chatroom", mentionIdList: ["self"] });
  await eventually(got).toEqual([["1@chatroom", expect.stringContaining("what day is it?")]]);
  expect(JSON.stringify(model.requests)).not.toContain("cake");
});

const PICTURE = { type: 6 };

test("pictures of the owner's get one line in a row, and what is left out as old is told once", async () => {
  const { says, got, lines } = await makeWechatBot();
  says("", { ...PICTURE, talkerId: "stranger" });
  says("", { ...PICTURE, roomId: "1@chatroom" });
  for (const _ of [1, 2]) says("", PICTURE);
  for (const _ of [1, 2]) says("from a minute ago, says my clock", { timestamp: Date.now() - 200_000 });
  says("hello");
  await eventually(() => got().at(-1)).toEqual(["owner", "You said: hello"]);
  says("", PICTURE);
  const line = ["owner", expect.stringContaining("Please write it to me in words")];
  await eventually(got).toEqual([line, ["owner", "You said: hello"], line]);
  expect(lines.filter((each) => /the clock of this machine is wrong: it says \d{4}-/.test(each))).toHaveLength(1);
});

test("its own words, old ones, and those it has answered already are not answered", async () => {
  const { says, got, model, puppet } = await makeWechatBot();
  says("an echo", { talkerId: "self" });
  says("from last week", { timestamp: Date.now() - 7 * 86_400_000 });
  says("hello", { id: "once" });
  await eventually(got).toEqual([["owner", "You said: hello"]]);
  puppet.emit("message", { messageId: "once" });
  says("bye");
  await eventually(got).toContainEqual(["owner", "You said: bye"]);
  expect(got()).toHaveLength(2);
  expect(JSON.stringify(model.requests)).not.toMatch(/an echo|from last week/);
});

test("a stranger is told once whom it works for", async () => {
  const { says, got, model } = await makeWechatBot();
  says("run id", { talkerId: "stranger" });
  await eventually(got).toEqual([["stranger", expect.stringContaining("I only work for my owners")]]);
  says("run id", { talkerId: "stranger" });
  says("bye");
  await eventually(got).toContainEqual(["owner", "You said: bye"]);
  expect(got()).toHaveLength(2);
  expect(model.requests).toHaveLength(1);
});

test("a puppet that cannot send keeps nothing from being sent later, in order", async () => {
  const { says, got, puppet, deliveries } = await makeWechatBot();
  puppet.unreachable.add("owner");
  says("hello");
  await eventually(got).toHaveLength(1);
  await deliveries.push("news");
  puppet.unreachable.clear();
  await eventually(() => got().at(-1)).toEqual(["owner", "news"]);
  expect(got().at(-2)).toEqual(["owner", "You said: hello"]);
});

test("a message that the puppet cannot explain costs a line, and not the process", async () => {
  const { says, got, puppet, lines } = await makeWechatBot();
  puppet.mood = (lookup) => (lookup === "contact" ? Promise.reject(new Error("who is that?")) : undefined);
  says("@Guarded hm?", { roomId: "1@chatroom", talkerId: "owner", mentionIdList: ["self"] });
  await eventually(() => lines.join("\n")).toContain("who is that?");
  puppet.mood = () => undefined;
  says("hello");
  await eventually(got).toContainEqual(["owner", "You said: hello"]);
});
