import { EventEmitter } from "node:events";
import { Readable } from "node:stream";
import { FileBox } from "file-box";
import { expect, onTestFinished, test } from "vitest";
import type { Incoming } from "../../../src/channels/channel.js";
import { MessageGate } from "../../../src/channels/wechat/inbound.js";
import { ShellHooksPlugin, type WechatyBot } from "../../../src/channels/wechat/index.js";
import type { MessagePayload, Puppet } from "../../../src/channels/wechat/puppet.js";
import { copyArguments, visibleIn } from "../../../src/channels/wechat/visible.js";
import { eventually } from "../../support/eventually.js";
import { makeWorkbench } from "../../support/workbench.js";

/** All that looking asks a puppet for. */
const puppetWith = (has: Partial<Puppet> = {}): Puppet => ({
  emit: () => true,
  once: () => undefined,
  isLoggedIn: true,
  currentUserId: "self",
  messagePayload: async (id) => ({ id }),
  contactPayload: async () => ({ name: "" }),
  roomMemberPayload: async () => ({}),
  messageSendText: async () => undefined,
  ...has,
});

async function look(method: string, args: unknown[], has: Partial<Puppet> = {}) {
  const visible = await visibleIn(puppetWith(has), method, args);
  return { ...visible, isUnknown: visible.isUnknown, texts: visible.parts.map(({ text }) => text) };
}

test("what is copied is plain data", () => {
  expect(copyArguments([new Number(5), new String("x"), { at: new Date(0) }])).toEqual([
    5,
    "x",
    { at: "1970-01-01T00:00:00.000Z" },
  ]);
});

test.each<[string, Partial<MessagePayload>, Partial<Puppet>]>([
  ["a place that cannot be loaded", { type: 8 }, { messageLocation: () => Promise.reject(new Error("gone")) }],
  ["a mini program that is none", { type: 9 }, { messageMiniProgram: async () => null }],
  ["a link without a word", { type: 14 }, { messageUrl: async () => ({}) }],
  ["a file that its puppet does not hand out", { type: 1 }, {}],
  ["a message of a kind that nobody knows", { type: 99 }, {}],
  ["a message without a kind", {}, {}],
])("what is sent on and cannot be looked at is unknown: %s", async (_, payload, has) => {
  const messagePayload = async (id: string) => ({ id, ...payload });
  expect(await look("messageForward", ["room", "m1"], { ...has, messagePayload })).toMatchObject({
    isUnknown: true,
    texts: [],
  });
});

test("what is sent on with a link is read with all its words", async () => {
  const has: Partial<Puppet> = {
    messagePayload: async (id) => ({ id, type: 14, text: "see" }),
    messageUrl: async () => ({ title: "A key", url: "https://x.example" }),
  };
  expect(await look("messageForward", ["room", "m1"], has)).toMatchObject({
    isUnknown: false,
    texts: ["see", "A key", "https://x.example"],
  });
});

test("a person's card without a name says nothing; a stream cannot be read, and bytes only where they are text", async () => {
  expect((await look("messageSendContact", ["room", "c1"])).texts).toEqual([]);
  expect((await look("postPublish", [{ content: Readable.from(["x"]) }])).isUnknown).toBe(true);
  expect(
    (await look("postPublish", [{ content: Buffer.from([0xff, 0, 0x80, 0x81, 0x82, 0x83, 0x84]) }])).texts,
  ).toEqual([""]);
});

test("a packed file is read also without a name, and what only looks like one is a text", async () => {
  const base64 = Buffer.from("a key").toString("base64");
  expect((await look("x", [{ filebox: JSON.stringify({ base64 }) }])).texts).toEqual(["a key"]);
  expect((await look("x", [{ filebox: "5" }])).texts).toEqual(["5"]);
});

test("a file is read with what its puppet keeps in it, and text in an old encoding cannot be rewritten", async () => {
  const file = FileBox.fromBuffer(Buffer.from([0x63, 0x61, 0x66, 0xe9]), "menu.txt");
  file.metadata = { caption: "our menu" };
  const { parts, texts } = await look("messageSendFile", ["room", file]);
  expect(texts.slice(0, 2)).toEqual(["our menu", "menu.txt"]);
  expect(texts[2]).toContain("café");
  expect(parts[2]?.put("tea")).toBe(false);
  const round = FileBox.fromBuffer(Buffer.from("x"), "x.txt");
  const self: Record<string, unknown> = {};
  self.self = self;
  round.metadata = self;
  expect((await look("messageSendFile", ["room", round])).texts).toEqual(["x.txt", "x"]);
});

test("a puppet that is announced twice is guarded once", async () => {
  const hooks = await makeWorkbench().open();
  const puppet = puppetWith();
  const bot = Object.assign(new EventEmitter(), { puppet });
  const end = ShellHooksPlugin(hooks)(bot as unknown as WechatyBot);
  onTestFinished(end);
  const { messageSendText, emit } = puppet;
  bot.emit("puppet", puppet);
  expect([puppet.messageSendText, puppet.emit]).toEqual([messageSendText, emit]);
});

test("odd events pass, a command by an older puppet is heard, and a listener's mistake is reported", async () => {
  const received: Incoming[] = [];
  const emitted: unknown[] = [];
  const payloads: Record<string, Partial<MessagePayload>> = { m2: { fromId: "ann", text: "/hooks status" } };
  const puppet = puppetWith({
    messagePayload: async (id) => ({ id, type: 7, timestamp: Date.now(), ...payloads[id] }),
    emit: (event, ...args) => {
      emitted.push([event, ...args]);
      if (event === "message") throw "bare words";
      return true;
    },
  });
  const receive = (incoming: Incoming) => {
    received.push(incoming);
    return Promise.resolve();
  };
  new MessageGate(puppet, receive, "en");
  for (const event of [undefined, { messageId: "m1" }, { messageId: "m2" }]) puppet.emit("message", event);
  await eventually(() => received).toMatchObject([{ senderId: "ann", text: "/hooks status", origin: "typed" }]);
  const report = ["error", { gerror: "bare words" }];
  expect(emitted).toEqual([["message", undefined], report, ["message", { messageId: "m1" }], report]);
});
