import fc from "fast-check";
import { InputFile } from "grammy";
import { expect, test } from "vitest";
import { WithheldError } from "../../../src/channels/telegram/index.js";
import { copyPayload, UnreadableError } from "../../../src/channels/telegram/outbound/payload.js";
import { visibleParts } from "../../../src/channels/telegram/rendering/visible.js";
import type { BotApiServer } from "../../support/bot-api-server.js";
import { eventually } from "../../support/eventually.js";
import { makeGuardedBot, sharedGuardedBots } from "../../support/guarded-bot.js";
import { samples } from "../../support/long-tests.js";

const KEY = "sk-live-123";
const BLOCKS_KEYS = "grep -q sk-live && exit 2; exit 0";
const ESCAPED = '{"inline_keyboard": [[{"text": "\\u0073k-\\u006cive-123", "callback_data": "x"}]]}';

const inChat = (server: BotApiServer) => server.calls.filter(({ payload }) => String(payload.chat_id) === "7");

const guardedBy = sharedGuardedBots();

async function makeBlocked(script = BLOCKS_KEYS) {
  const guarded = await guardedBy(script);
  const send = (payload: Record<string, unknown>, method = "sendMessage"): Promise<unknown> =>
    (guarded.bot.api.raw as unknown as Record<string, (payload: unknown) => Promise<unknown>>)[method]?.({
      chat_id: 7,
      ...payload,
    }) ?? Promise.reject(new Error(`There is no ${method}.`));
  return { ...guarded, send };
}

class Words extends Array<string> {
  override map(): never[] {
    return [];
  }
  override [Symbol.iterator](): ArrayIterator<string> {
    return [][Symbol.iterator]();
  }
}

const disguises: [string, Record<string, unknown>][] = [
  ["JSON in a string, in escapes", { text: "x", reply_markup: ESCAPED }],
  ["JSON with spaces in front", { text: "x", reply_markup: `\n ${ESCAPED}` }],
  ["a string that only looks like JSON", { text: "x", reply_markup: `{${KEY}` }],
  ["an object that writes itself", { text: { toJSON: () => KEY } }],
  ["an object that writes itself as another such", { text: { toJSON: () => ({ toJSON: () => KEY }) } }],
  ["a String object", { text: new String(KEY) }],
  ["a list of a class of its own", { text: "x", holograms: Words.of(KEY) }],
  ["a field of an unknown kind", { text: "x", hologram: { a: [{ b: KEY }] } }],
  ["a keyboard of strings", { text: "x", reply_markup: { keyboard: [[KEY]] } }],
  ["a field with a name of Object's own", JSON.parse(`{"text": "x", "__proto__": "${KEY}", "constructor": "${KEY}"}`)],
  ["the name of a field", { text: "x", translations: { [KEY]: 1 } }],
  ["an address for a preview", { text: "x", link_preview_options: { url: `https://x.com/${KEY}` } }],
  ["a field for ids that holds no id", { text: "x", message_effect_id: `${KEY} !` }],
  ["a field for files that holds no file", { text: "x", media: KEY }],
];

test.each(disguises)("a key does not get past the guard as %s", async (_, payload) => {
  const { send, server } = await makeBlocked();
  await send(payload);
  expect(inChat(server).map((call) => call.payload.text)).toEqual([expect.stringMatching(/^\[message withheld/)]);
  expect(server.wire()).not.toContain("sk-live");
  expect(server.wire()).not.toContain("\\u0073");
});

test("wherever a text stands in a call that nobody has heard of, it is seen", async () => {
  const name = fc.oneof(
    fc.constantFrom("text", "caption", "type", "id", "entities", "media", "parse_mode"),
    fc.string(),
  );
  const step = fc.oneof(fc.nat(3), name);
  const wrap = (inner: unknown, at: string | number): unknown =>
    typeof at === "number" ? [...Array(at).fill("x"), inner] : { type: "x", [at]: inner };
  await fc.assert(
    fc.asyncProperty(name, fc.array(step, { maxLength: 8 }), async (field, path) => {
      const payload = { [field]: path.reduce(wrap, "the key: sk-live") };
      // grammY would write such a name into a form as it is.
      if (!/^\w{1,64}$/.test(field)) {
        expect(() => copyPayload(payload)).toThrow(UnreadableError);
        return;
      }
      const parts = await visibleParts("sendHologram", copyPayload(payload));
      expect(parts.map((part) => part.text).join("\n")).toContain("the key: sk-live");
    }),
    { numRuns: samples(1_000) },
  );
});

test("a number where a text belongs is read as one", async () => {
  const { send, server } = await makeBlocked("grep -q 4111111111 && exit 2; exit 0");
  await send({ text: 4111111111 });
  await send({ question: "x", options: [4111111111, { text: 4111111111 }] }, "sendPoll");
  await send({ text: 4111111111n });
  expect(server.wire()).not.toContain("4111111111");
});

test("a value that is another at each look is sent as it was looked at", async () => {
  const { send, server } = await makeBlocked();
  let looks = 0;
  const shifty = {
    get text(): string {
      looks += 1;
      return looks === 1 ? "harmless" : KEY;
    },
  };
  await send({ reply_markup: { force_reply: true }, hologram: shifty, text: "x" });
  expect(inChat(server)[0]?.payload.hologram).toEqual({ text: "harmless" });
  expect(server.wire()).not.toContain(KEY);
});

test("what the caller changes while the hook looks does not leave", async () => {
  const { bot, server } = await makeBlocked("grep -q sk-live && exit 2; sleep 0.2; exit 0");
  const payload = { chat_id: 7, text: "harmless", reply_markup: { inline_keyboard: [[{ text: "a", url: "b" }]] } };
  const sent = bot.api.raw.sendMessage(payload);
  payload.text = KEY;
  payload.reply_markup.inline_keyboard.push([{ text: KEY, url: KEY }]);
  await sent;
  expect(inChat(server)[0]?.payload).toMatchObject({ text: "harmless", reply_markup: { inline_keyboard: [[{}]] } });
  expect(server.wire()).not.toContain(KEY);
});

test("what has nothing to say in JSON leaves nothing behind, and harms nothing", async () => {
  const { send, server } = await makeBlocked();
  await send({ text: "x", a: null, b: undefined, c: new Map([[KEY, KEY]]), d: () => KEY, e: Symbol(KEY), f: [null] });
  expect(inChat(server)[0]?.payload).toEqual({ chat_id: 7, text: "x", c: {}, f: [null] });
});

test.each([
  ["very deep", () => Array.from({ length: 100 }).reduce<unknown>((inner) => [inner], KEY)],
  ["very deep in a string", () => `${"[".repeat(100)}"${KEY}"${"]".repeat(100)}`],
  [
    "holding itself",
    () => {
      const ring: unknown[] = [KEY];
      ring.push(ring);
      return ring;
    },
  ],
])("a payload %s is not sent, and the error says so", async (_, make) => {
  const { send, server } = await makeBlocked();
  const error = await send({ text: "x", hologram: make() }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(WithheldError);
  expect(String(error)).toMatch(/"sendMessage" cannot be checked/);
  expect(inChat(server)).toEqual([]);
});

test("JSON that a payment hands back to the bot stays as it was written", () => {
  const payload = { payload: '{ "order": null }', provider_data: "[1, 2]", text: "[1]", name: "[1]" };
  expect(copyPayload(payload)).toEqual(payload);
});

test("calls without anything to read pass as they are", async () => {
  const { send, server, bot } = await makeBlocked("exit 2");
  await send({ action: "typing" }, "sendChatAction");
  await send({ message_id: 5 }, "deleteMessage");
  await bot.api.getMe();
  expect(inChat(server).map(({ method, payload }) => [method, payload])).toEqual([
    ["sendChatAction", { chat_id: 7, action: "typing" }],
    ["deleteMessage", { chat_id: 7, message_id: 5 }],
  ]);
});

test("what is copied is what JSON would make of it", () => {
  const odd = { count: new Number(5), on: new Boolean(false), text: new String("x"), deep: [new Number(6)] };
  expect(copyPayload(odd)).toEqual(JSON.parse(JSON.stringify(odd)));
  expect(copyPayload({ toJSON: () => "no fields at all" })).toEqual({});
});

const sentTo = (server: BotApiServer, chat: number) =>
  server.sent("sendMessage").flatMap(({ payload }) => (payload.chat_id === chat ? [payload] : []));

test("with hooks off, calls of every kind go out as they are, and mistakes of the host stay its own", async () => {
  const { bot, server } = await makeGuardedBot();
  const keyboard = { inline_keyboard: [[{ text: "Weather", callback_data: "weather" }]] };
  await bot.api.sendMessage(7, "pick one", { reply_markup: keyboard });
  expect(sentTo(server, 7)).toMatchObject([{ text: "pick one", reply_markup: keyboard }]);
  expect(await bot.api.raw.getMe()).toMatchObject({ is_bot: true });
  const broken = {
    inline_keyboard: [],
    toJSON() {
      throw new Error("the host's own mistake");
    },
  };
  await expect(bot.api.sendMessage(7, "x", { reply_markup: broken })).rejects.toThrow("the host's own mistake");
});

test("what leaves under hooks is read in rare places, too", async () => {
  const { bot, server, bench, guardWith } = await makeGuardedBot();
  await guardWith(
    `input=$(cat); printf '%s\\n' "$input" >> ${bench.root}/seen
case "$input" in
  *LONG*) printf '%0400d' 0 >&2; exit 2;;
  *NOTED*) echo '{"systemMessage": "looks fine"}';;
esac`,
  );
  const tags = `${"<".repeat(400)}a b='>`;
  await expect(bot.api.sendMessage(7, tags, { parse_mode: "HTML" })).rejects.toThrow(/sendMessage/);
  await expect(bot.api.sendDocument(7, new InputFile("/nowhere/file"))).rejects.toThrow("Network request");
  expect(server.wire()).not.toContain("<<<<");

  await bot.api.sendMessage(7, "LONG");
  const [notice] = sentTo(server, 7).map(({ text }) => text);
  expect(notice).toMatch(/0{299}…/);
  expect(notice).not.toMatch(/0{300}/);

  await bot.api.setMyDescription("NOTED");
  await eventually(() => sentTo(server, 1).map(({ text }) => text)).toContain("ℹ Note from a hook: looks fine");
});
