import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inspect } from "node:util";
import { Puppet as ForkedPuppet } from "@juzi/wechaty-puppet";
import { FileBox } from "file-box";
import { expect, onTestFinished, test } from "vitest";
import { PuppetMock } from "wechaty-puppet-mock";
import { ShellHooksPlugin } from "../../../src/channels/wechat/index.js";
import { methodNames } from "../../../src/channels/wechat/puppet.js";
import { makeGate } from "../../support/gate.js";
import { type GuardedWechaty, makeGuardedWechaty, RecordingPuppet, type Sent } from "../../support/guarded-wechaty.js";
import { shared } from "../../support/shared.js";

const KEY = "sk-live-123";
const BLOCKS_KEYS = "grep -q sk-live && { echo 'a key' >&2; exit 2; }; exit 0";
const NOTICE = "[消息被钩子拦下：a key]";
/** What was to appear outside a chat is named, and for whom. */
const outside = (what: string): string =>
  `[${what}被钩子拦下：a key。没有发出任何内容；发送 /hooks why 可以看到是哪个钩子]`;
const OUTSIDE: Record<string, string> = {
  friendshipAdd: outside("加好友申请（对方：someone）"),
  postPublish: outside("朋友圈"),
  momentPost: outside("朋友圈"),
  contactSelfName: outside("账号名称修改"),
  contactSelfAka: outside("账号名称修改"),
  contactSelfRealName: outside("账号名称修改"),
  contactSelfRoomAlias: outside("账号名称修改（对方：7@chatroom）"),
  contactSelfSignature: outside("个性签名修改"),
  momentSignature: outside("个性签名修改"),
  momentCoverage: outside("图片更换"),
  contactAvatar: outside("图片更换（对方：Guarded）"),
  contactCorporationRemark: outside("备注（对方：Bob）"),
};

/** Methods of a puppet that nobody but the account itself sees anything of, by the reason why. */
const SHOWS_NOTHING: Record<string, string> = {
  "they only read": `contactList contactPayload contactPayloadCache contactQueryFilterFactory contactRawPayload
    contactRawPayloadParser contactSearch contactSelfQRCode contactValidate friendshipPayload friendshipPayloadCache
    friendshipRawPayload friendshipRawPayloadParser friendshipSearch friendshipSearchHandle friendshipSearchPhone
    friendshipSearchWeixin messageContact messageFile messageImage messageList messageLocation messageMiniProgram
    messagePayload messagePayloadCache messageQueryFilterFactory messageRawPayload messageRawPayloadParser messageSearch
    messageUrl postList postPayload postPayloadCache postRawPayload postRawPayloadParser postSearch roomInvitationPayload
    roomInvitationPayloadCache roomInvitationRawPayload roomInvitationRawPayloadParser roomList roomMemberList
    roomMemberPayload roomMemberRawPayload roomMemberRawPayloadParser roomMemberSearch roomPayload roomPayloadCache
    roomQRCode roomQueryFilterFactory roomRawPayload roomRawPayloadParser roomSearch roomValidate sayablePayload
    tagContactList tapSearch`,
  "they forget what was read": `__dirtyPayloadAwait contactPayloadDirty dirtyPayload friendshipPayloadDirty
    messagePayloadDirty postPayloadDirty roomMemberPayloadDirty roomPayloadDirty onDirty`,
  "what the account notes about others stays with the account": `contactAlias contactPhone contactDescription
    tagContactAdd tagContactDelete tagContactRemove`,
  "others see that it happened, but there are no words in it": `conversationReadMark friendshipAccept messageRecall
    roomAdd roomDel roomInvitationAccept roomQuit tap`,
  "the puppet is run by it": `ding login logonoff logout name onStart onStop reset selfId setMemory start stop toString
    version wechatyVersionRange wrapAsync`,
  "events, which go to the bot": `addListener emit eventNames getMaxListeners listenerCount listeners off on once
    prependListener prependOnceListener rawListeners removeAllListeners removeListener setMaxListeners`,
  "the mock's own, which the others end in": "_messageSend",
};
/** What the maintained fork has beside these. */
const SHOWS_NOTHING_IN_FORK: Record<string, string> = {
  "they only read": `batchContactPayload batchContactRawPayload batchRoomMemberPayload batchRoomMemberRawPayload
    getContactExternalUserId getCorpMessageInterceptionStrategies getMessageBroadcastStatus getMessageBroadcastTarget
    getRoomAntiSpamStrategyEffectRoomList getRoomAntiSpamStrategyList getWxxdOrderDeliveryCompanyList intentCommentPayload
    listConsultCards listIntentComments listPremiumOnlineAppointmentCards listWxxdOrders listWxxdProducts messageCallRecord
    messageChannel messageChannelCard messageChatHistory messageConsultCard messagePremiumOnlineAppointmentCard
    messagePreview messageWxxdOrder messageWxxdProduct momentVisibleList postPayloadSayable roomParseDynamicQRCode
    tagContactTagList tagGroupList tagGroupPayload tagGroupPayloadCache tagGroupPayloadDirty tagGroupPayloadPuppet
    tagGroupTagList tagPayload tagPayloadCache tagPayloadDirty tagPayloadPuppet tagTagContactList tagTagList
    wxxdOrderPayload wxxdProductPayload wxxdShopPayload`,
  "what the account notes stays with the account": `roomRemark tagContactTagAdd tagContactTagRemove tagGroupAdd
    tagGroupDelete tagTagAdd tagTagDelete tagTagModify updateWxxdMerchantnotes`,
  "others see that it happened, but there are no words in it": `applyRoomAntiSpamStrategy contactDelete endConversation
    momentDel postUnpublish roomAddAdmins roomAddV2 roomDelAdmins roomDelV2 roomDismiss roomInvitationAcceptByQRCode
    roomOwnerTransfer roomPermission wxxdOrderGenAfterSaleOrder`,
  "the puppet is run by it": "cancelVerifyCode enterVerifyCode refreshQRCode",
};
const namesIn = (table: Record<string, string>): string[] =>
  Object.values(table).flatMap((names) => names.split(/\s+/));
const harmless = namesIn(SHOWS_NOTHING);

const PLACE = "stranger";
const ROOM = "7@chatroom";
const card = (text: string) => ({ type: "Text", payload: { text, mentions: [] } });
const file = (text: string) => FileBox.fromBuffer(Buffer.from(text), "notes.txt");
/** Each sending method with a key in each place that a person could read. */
const PLANTED: Record<string, unknown[][]> = {
  messageSend: [
    [PLACE, card(KEY)],
    [PLACE, { type: "Attachment", payload: { filebox: file(KEY) } }],
    [PLACE, { type: "Image", payload: { filebox: JSON.stringify(FileBox.fromBase64(btoa(KEY), "notes.txt")) } }],
    [PLACE, { type: "Image", payload: { filebox: JSON.stringify(FileBox.fromQRCode(KEY)) } }],
    [PLACE, { type: "Image", payload: { filebox: JSON.stringify(FileBox.fromUrl(`http://x.test/${KEY}`)) } }],
    [PLACE, { type: "Contact", payload: { contactId: "leaky" } }],
  ],
  messageSendText: [
    [PLACE, KEY],
    [ROOM, `@Ann\u2005${KEY}`, ["owner"]],
    [PLACE, new String(KEY)],
  ],
  messageSendFile: [
    [PLACE, file(KEY)],
    [PLACE, FileBox.fromBuffer(Buffer.from("x"), `${KEY}.txt`)],
    [PLACE, FileBox.fromQRCode(KEY)],
  ],
  messageSendUrl: [
    [PLACE, { title: KEY, url: "https://x.test" }],
    [PLACE, { title: "x", url: `https://x.test/${KEY}` }],
    [PLACE, { title: "x", url: "https://x.test", description: KEY }],
    [PLACE, { title: "x", url: "https://x.test", thumbnailUrl: `https://x.test/${KEY}` }],
    [PLACE, { title: "x", url: new URL(`https://x.test/${KEY}`) }],
  ],
  messageSendContact: [[PLACE, "leaky"]],
  messageSendLocation: [
    [PLACE, { name: KEY, address: "x", latitude: 1, longitude: 1, accuracy: 1 }],
    [PLACE, { name: "x", address: KEY, latitude: 1, longitude: 1, accuracy: 1 }],
  ],
  messageSendMiniProgram: [
    [PLACE, { title: KEY }],
    [PLACE, { description: KEY }],
    [PLACE, { pagePath: `page?k=${KEY}` }],
  ],
  messageSendPost: [
    [PLACE, { sayableList: [card("fine"), card(KEY)] }],
    [PLACE, { sayableList: [{ type: "Image", payload: { filebox: file(KEY) } }] }],
    [PLACE, { id: "post", sayableList: ["leaky-message"] }],
  ],
  messageForward: [[PLACE, "leaky-message"]],
  roomAnnounce: [[ROOM, KEY]],
  roomTopic: [[ROOM, KEY]],
  roomCreate: [[["owner", "stranger"], KEY]],
  roomAvatar: [[ROOM, FileBox.fromQRCode(KEY)]],
  contactAvatar: [["self", FileBox.fromQRCode(KEY)]],
  contactSelfName: [[KEY]],
  contactSelfSignature: [[KEY]],
  contactCorporationRemark: [[PLACE, KEY]],
  friendshipAdd: [
    ["someone", { hello: KEY }],
    ["someone", KEY],
  ],
  postPublish: [[{ sayableList: [card(KEY)], type: 1 }], [{ sayableList: [{ type: "Post", payload: card(KEY) }] }]],
};

/** The methods that a puppet has to bring, by the source of the class that it is made from. */
function toBring(library: string): string[] {
  const mixins = `node_modules/${library}/src/mixins`;
  const written = readdirSync(mixins).flatMap((name) => [
    ...readFileSync(join(mixins, name), "utf8").matchAll(/^ +abstract (\w+)\s*\(/gm),
  ]);
  return written.map(([, name = ""]) => name);
}

/** All methods there are: those of the mock, and those a puppet has to bring. */
const allMethods = (): string[] =>
  [...new Set([...methodNames(new PuppetMock()), ...toBring("wechaty-puppet")])].sort();

/** A puppet of the maintained fork, which keeps what it was told to do. */
class ForkPuppet extends (ForkedPuppet as unknown as new () => object) {
  readonly sent: Sent[] = [];
}
for (const name of [...toBring("@juzi/wechaty-puppet"), "messageSend"])
  Object.defineProperty(ForkPuppet.prototype, name, {
    writable: true,
    configurable: true,
    async value(this: ForkPuppet, ...args: unknown[]) {
      this.sent.push({ method: name, args });
    },
  });
/** Each sending method that only the fork has, with a key in each place that a person could read. */
const PLANTED_IN_FORK: Record<string, unknown[][]> = {
  contactPayloadModify: [["someone", { name: KEY }]],
  contactSelfAka: [[KEY]],
  contactSelfRealName: [[KEY]],
  contactSelfRoomAlias: [[ROOM, KEY]],
  createMessageBroadcast: [[["someone"], { sayableList: [card(KEY)] }]],
  messageSendChannel: [[PLACE, { desc: KEY }]],
  messageSendChannelCard: [[PLACE, { nickname: KEY }]],
  messageSendConsultCard: [[PLACE, { name: KEY }]],
  messageSendDouyinOneClickPhoneCollection: [[PLACE, { title: KEY }]],
  messageSendPremiumOnlineAppointmentCard: [[PLACE, { title: KEY }]],
  messageSendWxxdOrder: [[PLACE, KEY]],
  messageSendWxxdProduct: [[PLACE, KEY]],
  momentCoverage: [[FileBox.fromQRCode(KEY)]],
  momentPost: [[{ sayableList: [card(KEY)], type: 1 }]],
  momentSignature: [[KEY]],
  wxxdOrderDeliverySend: [[{ note: KEY }]],
};

/** The methods that the plugin has put something before. */
const guardedOf = (puppet: RecordingPuppet): string[] => {
  const own = new Set(Object.keys(new RecordingPuppet()));
  return Object.keys(puppet).filter(
    (name) => !own.has(name) && name !== "emit" && typeof Reflect.get(puppet, name) === "function",
  );
};

const call = async ({ puppet }: GuardedWechaty, method: string, args: unknown[]): Promise<unknown> =>
  (Reflect.get(puppet, method) as (...args: unknown[]) => Promise<unknown>).apply(puppet, args);

function leak({ mocker, self, stranger }: GuardedWechaty): void {
  mocker.createContact({ id: "leaky", name: `Eve ${KEY}` });
  const message = { id: "leaky-message", type: 7, talkerId: stranger.id, listenerId: self.id, text: KEY, timestamp: 0 };
  mocker.MessageMock.create(message as never);
}

/** Everything that left, with what is in the files. */
const wireOf = ({ puppet }: GuardedWechaty): string =>
  inspect([puppet.sent, puppet.files.map(({ content }) => content.toString("latin1"))], { depth: 12 });

test("every method of a puppet is guarded, or known to show nothing to anybody", async () => {
  const { puppet } = await makeGuardedWechaty();
  const guarded = guardedOf(puppet);
  const methods = allMethods();
  expect(methods).toEqual(expect.arrayContaining(["messageSendPost", "roomAdd", "friendshipSearchHandle", "tap"]));
  expect(methods.filter((name) => !guarded.includes(name) && !harmless.includes(name))).toEqual([]);
  expect(guarded.filter((name) => harmless.includes(name))).toEqual([]);
  expect(guarded.sort()).toEqual(Object.keys(PLANTED).sort());
});

test("the list of those that show nothing names no method that is not there", () => {
  const methods = allMethods();
  expect(harmless.filter((name) => !methods.includes(name))).toEqual([]);
});

const leaky = shared(async (atEnd) => {
  const guarded = await makeGuardedWechaty({}, RecordingPuppet, atEnd);
  leak(guarded);
  await guarded.guardWith(BLOCKS_KEYS);
  return guarded;
});

test.each(Object.entries(PLANTED))("a key does not leave by %s", async (method, plantings) => {
  const guarded = await leaky();
  for (const args of plantings) {
    guarded.puppet.sent.length = 0;
    const result = await call(guarded, method, args);
    expect(result).toBe(method === "roomCreate" ? "mock_room_id" : undefined);
    const texts = guarded.puppet.sent.filter((sent) => sent.method === "messageSendText");
    expect(new Set(texts.map(({ args: [, text] }) => text))).toEqual(new Set([OUTSIDE[method] ?? NOTICE]));
    // The mock puppet cannot write to the room that it says it has made, so the owner is told as well.
    expect(guarded.puppet.sent.length).toBe(method === "roomCreate" ? 3 : 1);
    expect(wireOf(guarded)).not.toContain(KEY);
    expect(wireOf(guarded)).not.toContain(btoa(KEY).slice(0, 12));
  }
});

test("nothing leaves by a method of the maintained fork", async () => {
  const { bench } = await leaky();
  const hooks = await bench.open({ owners: ["wechat:owner"] });
  const puppet = new ForkPuppet();
  Object.defineProperty(puppet, "isLoggedIn", { value: true });
  const bot = { on: () => undefined, off: () => undefined, puppet };
  const before = new Set(Object.keys(puppet));
  const uninstall = ShellHooksPlugin(hooks)(bot as never);
  onTestFinished(() => uninstall?.());
  const guarded = Object.keys(puppet).filter((name) => !before.has(name) && name !== "emit");
  const methods = [...methodNames(puppet), ...toBring("@juzi/wechaty-puppet")];
  const quiet = [...harmless, ...namesIn(SHOWS_NOTHING_IN_FORK)];
  expect(methods.filter((name) => !guarded.includes(name) && !quiet.includes(name))).toEqual([]);
  expect(guarded.filter((name) => quiet.includes(name))).toEqual([]);
  expect(guarded.filter((name) => !(name in PLANTED)).sort()).toEqual(Object.keys(PLANTED_IN_FORK).sort());
  const told: string[] = [];
  for (const [method, plantings] of Object.entries(PLANTED_IN_FORK))
    for (const args of plantings) {
      await (Reflect.get(puppet, method) as (...args: unknown[]) => Promise<unknown>).apply(puppet, args);
      const left = puppet.sent.splice(0).filter((sent) => guarded.includes(sent.method));
      told.push(...left.map(({ args: [, text] }) => `${method} ${text}`));
    }
  expect(told).toEqual(Object.keys(PLANTED_IN_FORK).map((method) => `${method} ${OUTSIDE[method] ?? NOTICE}`));
});

test("a method that comes with a later puppet is guarded by what it is called, and looked at as a whole", async () => {
  const methods = ["messageSendHologram", "messageSendContactList", "messageReply", "roomBroadcast", "sendText", "say"];
  class LaterPuppet extends RecordingPuppet {}
  for (const name of methods)
    Object.defineProperty(LaterPuppet.prototype, name, {
      writable: true,
      async value(this: RecordingPuppet, ...args: unknown[]) {
        this.sent.push({ method: name, args });
        return false;
      },
    });
  const guarded = await makeGuardedWechaty({}, LaterPuppet);
  await guarded.guardWith(BLOCKS_KEYS);
  for (const method of methods) {
    expect(await call(guarded, method, [{ deep: { er: [KEY] } }])).toBeUndefined();
    expect(await call(guarded, method, [KEY, "x"])).toBeUndefined();
    expect(await call(guarded, method, ["x", [[Buffer.from(KEY)]], 3])).toBeUndefined();
    expect(await call(guarded, method, ["x", "fine"])).toBe(false);
  }
  expect(wireOf(guarded)).not.toContain(KEY);
  expect(guarded.puppet.sent.filter(({ method }) => methods.includes(method))).toEqual(
    methods.map((method) => ({ method, args: ["x", "fine"] })),
  );
  // Nobody knows what the first argument of a new method is: the owner hears of it.
  expect(guarded.textsTo(guarded.owner).filter((text) => text === NOTICE)).toHaveLength(3 * methods.length);
});

test("what a method tells, without being given anything, is told at once and to the caller only", async () => {
  const guarded = await makeGuardedWechaty();
  const gate = makeGate();
  guarded.bench.write("fired", "");
  await guarded.guardWith(`cat > /dev/null\n${gate.wait}\necho fired >> fired; exit 2`);
  gate.shut();
  const firings = (): string => readFileSync(join(guarded.bench.root, "fired"), "utf8");
  let isMade = false;
  const made = guarded.puppet.roomCreate(["owner", "stranger"], "topic").then(() => {
    isMade = true;
  });
  expect(await guarded.puppet.roomTopic(ROOM)).toBe("mock room topic");
  expect(await guarded.puppet.roomAnnounce(ROOM)).toMatch(/^mock announcement/);
  expect(await guarded.puppet.contactAvatar("self").catch(String)).toMatch(/ENOENT/);
  expect([firings(), isMade]).toEqual(["", false]);
  gate.open();
  await made;
});

test("the plugin leaves the puppet as it was when it is taken off", async () => {
  const guarded = await makeGuardedWechaty();
  await guarded.guardWith(BLOCKS_KEYS);
  guarded.uninstall();
  await guarded.puppet.messageSendText(PLACE, KEY);
  expect(guarded.textsTo(guarded.stranger)).toEqual([KEY]);
});
