import { readFileSync } from "node:fs";
import { autoRetry } from "@grammyjs/auto-retry";
import { Bot } from "grammy";
import { expect, onTestFinished, test } from "vitest";
import { shellHooks } from "../../../src/channels/telegram/index.js";
import { BOT_INFO, BOT_TOKEN, startBotApi } from "../../support/bot-api-server.js";
import { decide } from "../../support/deciding.js";
import { eventually } from "../../support/eventually.js";
import { holdClock } from "../../support/held-clock.js";
import { LONG_TESTS, rows } from "../../support/long-tests.js";
import { makeWorkbench, type } from "../../support/workbench.js";

type Fields = Record<string, unknown>;
type Button = { text: string; callback_data: string };

const CALL = { session_id: "s", tool_name: "bash", tool_input: { command: "rm -rf build" }, tool_use_id: "1" };
/** Asks about every call, and about messages that say so; counts what it is asked about. */
const ASKS = `#!/bin/sh
input=$(cat)
case "$input" in
  *hooks_reply*) exit 0 ;;
  *pre_tool_call*|*HOLD*) ;;
  *) exit 0 ;;
esac
echo "$input" >> fired
echo '{"decision": "ask", "reason": "is this wanted?"}'
`;
const OWNERS = [1, 2];
const personOf = (id: number): Fields => ({ id, is_bot: false, first_name: `P${id}`, language_code: "en" });

type Asking = { on?: "pre_tool_call" | "on_outbound_message"; keys?: string; guard?: string };

/** A bot with two owners and a hook that asks. */
async function makeAskingBot({ on = "pre_tool_call", keys = "", guard }: Asking = {}) {
  const server = await startBotApi(onTestFinished);
  const bench = makeWorkbench();
  bench.script("ask.sh", ASKS);
  if (guard) bench.script("guard.sh", `#!/bin/sh\n${guard}\n`);
  const entries = [
    { event: on, command: "./ask.sh", keys },
    ...(guard ? [{ event: "on_outbound_message", command: "./guard.sh", keys: "" }] : []),
  ];
  const lines = entries.map(({ event, command, keys }) => `  - { event: ${event}, command: ${command}${keys} }\n`);
  bench.propose(`hooks:\n${lines.join("")}`);
  const hooks = await bench.open({ owners: OWNERS.map((id) => `telegram:${id}`) });
  for (const { event, command } of entries) await type(hooks, `/hooks approve ${event} ${command}`);
  await type(hooks, "/hooks on");
  bench.write("fired", "");
  const bot = new Bot(BOT_TOKEN, { botInfo: BOT_INFO, client: { apiRoot: server.url } });
  onTestFinished(shellHooks(bot, hooks, { menu: false }));
  // A new workspace is announced to the owners: that is another story.
  await server.arrived("sendMessage", OWNERS.length);
  server.calls.length = 0;

  const textsTo = (chatId: number): string[] =>
    server
      .sent("sendMessage")
      .filter(({ payload }) => Number(payload.chat_id) === chatId)
      .map(({ payload }) => String(payload.text));
  /** The cards that were sent since the last look: whose, where, and with which buttons. */
  let lastId = Number((server.message("").message as Fields).message_id);
  let seen = 0;
  const cards = async (count = OWNERS.length) => {
    const sent = (await server.arrived("sendMessage", seen + count)).slice(seen);
    // Nobody presses a button before Telegram has told the bot where it is: another answer of it comes after that.
    await bot.api.getMe();
    return sent.map(({ payload }, at) => {
      seen += 1;
      const { inline_keyboard = [] } = (payload.reply_markup ?? {}) as { inline_keyboard?: Button[][] };
      const buttons = inline_keyboard.flat();
      const data = (words: string): string => buttons.find(({ text }) => text.includes(words))?.callback_data ?? "none";
      const messageId = lastId + 1 + at;
      if (at === sent.length - 1) lastId = messageId;
      return { chatId: Number(payload.chat_id), messageId, text: String(payload.text), buttons, data };
    });
  };
  let presses = 0;
  type Place = { chatId: number; messageId: number };
  const press = ({ chatId, messageId }: Place, data: string, by = chatId): Promise<void> => {
    const message = { message_id: messageId, date: 1, chat: { id: chatId, type: "private", first_name: "P" } };
    const query = { id: `q${++presses}`, from: personOf(by), chat_instance: "c", message, data };
    return bot.handleUpdate(server.push({ callback_query: query }));
  };
  const edits = (): unknown[][] =>
    server.sent("editMessageText").map(({ payload }) => [payload.chat_id, payload.message_id, payload.text]);
  const toasts = (): unknown[] => server.sent("answerCallbackQuery").map(({ payload }) => payload.text);
  return { server, bench, hooks, bot, textsTo, cards, press, edits, toasts };
}

const codeIn = (text = ""): string => /\[(\w{4})\]/.exec(text)?.[1] ?? "no code";

const PRESSES: [button: string, said: string, verdict: string][] = [
  ["Allow for this session", "allowed", "continue"],
  ["Deny", "denied", "block"],
  ["Allow once", "allowed", "continue"],
];

test.each(rows(2, PRESSES))(
  "an owner presses %s: a toast, both cards become the outcome, and nothing is said twice",
  async (words, said, end) => {
    const { hooks, cards, press, edits, toasts, server } = await makeAskingBot();
    const outcome = hooks.fire("pre_tool_call", CALL);
    const shown = await cards();
    const [card] = shown;
    if (!card) throw new Error("no card");
    expect(shown.map(({ chatId }) => chatId).sort()).toEqual(OWNERS);
    expect(card.buttons.map(({ text }) => text)).toEqual(["✓ Allow once", "✗ Deny", "✓ Allow for this session"]);
    for (const part of ["./ask.sh (pre_tool_call)", "is this wanted?", '"command": "rm -rf build"'])
      expect(card.text).toContain(part);
    await press(card, card.data(words));
    expect((await outcome).verdict).toBe(end);
    const line = `${end === "block" ? "✗" : "✓"} ${codeIn(card.text)}: ${said} by telegram:${card.chatId}.`;
    await eventually(() => edits().sort()).toEqual(
      shown.map(({ chatId, messageId }) => [chatId, messageId, line]).sort(),
    );
    expect(server.sent("editMessageText").map(({ payload }) => payload.reply_markup)).toEqual([undefined, undefined]);
    expect(toasts()).toEqual([expect.stringMatching(/^(Allowed|Denied)/)]);
    expect(server.sent("sendMessage")).toHaveLength(2);
    if (words.includes("session"))
      expect((await hooks.fire("pre_tool_call", { ...CALL, tool_use_id: "2" })).verdict).toBe("continue");
  },
);

test("an owner types the answer: the reply says it, and both cards become the outcome", async () => {
  const { hooks, bot, server, cards, edits, textsTo } = await makeAskingBot();
  const outcome = hooks.fire("pre_tool_call", CALL);
  const code = codeIn((await cards())[0]?.text);
  await bot.handleUpdate(server.push(server.message(`/hooks yes ${code}`)));
  expect((await outcome).verdict).toBe("continue");
  await eventually(() => edits().map(([, , text]) => text)).toEqual(Array(2).fill(`✓ ${code}: allowed by telegram:1.`));
  expect(textsTo(1).slice(1)).toEqual([expect.stringContaining("Allowed once")]);
  expect(textsTo(2)).toHaveLength(1);
});

test("of two owners who press at once one is heard, the other is told, and both cards say the same", async () => {
  const { hooks, cards, press, edits, toasts } = await makeAskingBot();
  const outcome = hooks.fire("pre_tool_call", CALL);
  const [one, other] = await cards();
  if (!one || !other) throw new Error("no cards");
  await Promise.all([press(one, one.data("Allow once")), press(other, other.data("Deny"))]);
  const { verdict } = await outcome;
  await eventually(edits).toHaveLength(2);
  const [winner, word] = verdict === "continue" ? [one, "allowed"] : [other, "denied"];
  expect(new Set(edits().map(([, , text]) => text)).size).toBe(1);
  expect(edits()[0]?.[2]).toContain(`${word} by telegram:${winner.chatId}.`);
  expect(toasts().sort()).toEqual([
    expect.stringContaining(`was already ${word} by telegram:${winner.chatId}`),
    expect.stringMatching(/^(Allowed|Denied)/),
  ]);
});

test("a stranger's press, a copy of a card and a press from before decide nothing", async () => {
  const { hooks, cards, press, edits, toasts, server } = await makeAskingBot();
  const outcome = hooks.fire("pre_tool_call", CALL);
  const [card] = await cards();
  if (!card) throw new Error("no card");
  const allow = card.data("Allow once");
  await press(card, allow, 666);
  await press({ ...card, messageId: card.messageId + 50 }, allow);
  await press({ ...card, chatId: 666 }, allow, 666);
  expect(toasts()).toEqual([
    "You cannot use this command here.",
    expect.stringContaining("This button has expired"),
    expect.stringContaining("This button has expired"),
  ]);
  expect(await hooks.questions()).toHaveLength(1);
  await press(card, card.data("Deny"));
  expect((await outcome).verdict).toBe("block");
  await eventually(edits).toHaveLength(2);
  await press(card, allow);
  await press(card, card.data("Deny"));
  expect(toasts().slice(-2)).toEqual(Array(2).fill(expect.stringContaining("was already denied by telegram:")));
  expect(server.sent("sendMessage")).toHaveLength(2);
  expect(edits()).toHaveLength(2);
});

test("what nobody answers in time is a no, and the cards say so", async () => {
  const { hooks, cards, press, edits, toasts } = await makeAskingBot({ keys: ", ask_timeout: 1.5" });
  const clock = holdClock();
  const outcome = hooks.fire("pre_tool_call", CALL);
  const [card] = await cards();
  clock.advance(1_500);
  clock.release();
  expect((await outcome).verdict).toBe("block");
  await eventually(() => edits().map(([, , text]) => text)).toEqual(
    Array(2).fill(expect.stringContaining("timed out, so it is denied")),
  );
  if (card) await press(card, card.data("Allow once"));
  expect(toasts()).toEqual([expect.stringContaining("is closed")]);
});

test("a held message leaves its chat's line; allowed, it is sent, once", async () => {
  const { bot, cards, press, textsTo, edits } = await makeAskingBot({ on: "on_outbound_message" });
  const held = bot.api.sendMessage(7, "HOLD this text");
  const [card] = await cards();
  expect(card?.text).toContain("A message of 14 characters is held, on its way to telegram 7.");
  expect(card?.text).not.toContain("HOLD");
  expect(card?.buttons).toHaveLength(2);
  for (const text of ["second", "third"]) await bot.api.sendMessage(7, text);
  expect(textsTo(7)).toEqual(["second", "third"]);
  if (card) await press(card, card.data("Allow once"));
  expect(await held).toMatchObject({ text: "HOLD this text" });
  await eventually(edits).toHaveLength(2);
  expect(textsTo(7)).toEqual(["second", "third", "HOLD this text"]);
});

test("a handler whose message is held keeps no other update waiting, nor the bot from ending", async () => {
  const { bot, server, hooks, textsTo } = await makeAskingBot({ on: "on_outbound_message" });
  bot.on("message:text", (ctx) => ctx.reply(ctx.msg.text));
  const polling = bot.start();
  for (const text of ["HOLD one", "two", "three"]) server.push(server.message(text, { from: personOf(7) }));
  await eventually(() => textsTo(7)).toEqual(["two", "three"]);
  await bot.stop();
  await polling;
  await decide(hooks, "yes");
  await eventually(() => textsTo(7)).toEqual(["two", "three", "HOLD one"]);
});

test("a handler whose message is held keeps the bot from hearing nothing, however much comes behind it", async () => {
  const { bot, server, hooks, textsTo } = await makeAskingBot({ on: "on_outbound_message" });
  let handled = 0;
  bot.on("message:text", async (ctx) => {
    handled += 1;
    if (ctx.msg.text === "HOLD one") await ctx.reply(ctx.msg.text);
  });
  const polling = bot.start();
  const say = (text: string): unknown => server.push(server.message(text, { from: personOf(7) }));
  say("HOLD one");
  await eventually(() => handled).toBe(1);
  // More than Telegram hands out at once: it would hand out the same ones for ever.
  for (let index = 0; index < 250; index++) say("more");
  await eventually(() => handled).toBe(251);
  await decide(hooks, "yes");
  await eventually(() => textsTo(7)).toEqual(["HOLD one"]);
  await bot.stop();
  await polling;
});

test("a held message that is denied gives way to the one-line notice", async () => {
  const { bot, server, cards, press, textsTo } = await makeAskingBot({ on: "on_outbound_message" });
  const held = bot.api.sendMessage(7, "HOLD this text");
  const [card] = await cards();
  if (card) await press(card, card.data("Deny"));
  await held;
  expect(textsTo(7)).toEqual([expect.stringMatching(/^\[message withheld by a hook: .*who denied it/)]);
  expect(server.wire()).not.toContain("HOLD this");
});

test.runIf(LONG_TESTS)("an allowed message that Telegram asks to repeat is not asked about again", async () => {
  const { bot, bench, server, cards, press, textsTo } = await makeAskingBot({ on: "on_outbound_message" });
  bot.api.config.use(autoRetry());
  const held = bot.api.sendMessage(7, "HOLD this text");
  const [card, other] = await cards();
  // Another question is asked and answered meanwhile.
  const second = bot.api.sendMessage(7, "HOLD another");
  const [next] = await cards();
  const busy = { error_code: 429, description: "Too Many Requests", parameters: { retry_after: 1 } };
  server.failNext("sendMessage", busy, 1);
  if (card) await press(card, card.data("Allow once"));
  await eventually(() => textsTo(7)).toHaveLength(1);
  if (next) await press(next, next.data("Allow once"));
  await Promise.all([held, second]);
  expect(textsTo(7).sort()).toEqual(["HOLD another", "HOLD this text", "HOLD this text"]);
  expect(other).toBeDefined();
  expect(readFileSync(`${bench.root}/fired`, "utf8").trim().split("\n")).toHaveLength(2);
});

test("where a guard hides what a call says, the chat can only deny it", async () => {
  const guard = "grep -q sk-live && { echo 'a key' >&2; exit 2; }; exit 0";
  const { hooks, bot, server, cards, press } = await makeAskingBot({ guard });
  const outcome = hooks.fire("pre_tool_call", { ...CALL, tool_input: { command: "echo sk-live-123" } });
  const [card] = await cards();
  if (!card) throw new Error("no card");
  expect(card.text).not.toContain("sk-live");
  expect(card.text).toContain("It cannot be shown here");
  expect(card.buttons.map(({ text }) => text)).toEqual(["✗ Deny"]);
  await bot.handleUpdate(server.push(server.message(`/hooks yes ${codeIn(card.text)}`)));
  expect(server.sent("sendMessage").at(-1)?.payload.text).toContain("cannot be allowed here");
  expect(await hooks.questions()).toHaveLength(1);
  await press(card, card.data("Deny"));
  expect((await outcome).verdict).toBe("block");
  expect(server.wire()).not.toContain("sk-live");
});

test("an owner who cannot be reached keeps nobody from deciding; when none can, it is a no at once", async () => {
  const { hooks, server, cards, press } = await makeAskingBot();
  server.blockedChats.add(1);
  const outcome = hooks.fire("pre_tool_call", CALL);
  const shown = await cards();
  const card = shown.find(({ chatId }) => chatId === 2);
  // The refused one got no number.
  if (card)
    await press({ ...card, messageId: Math.min(...shown.map(({ messageId }) => messageId)) }, card.data("Allow"));
  expect((await outcome).verdict).toBe("continue");
  server.blockedChats.add(2);
  expect((await hooks.fire("pre_tool_call", CALL)).verdict).toBe("block");
});

test("a call that takes two messages to show is shown whole, and the buttons are under the second", async () => {
  const { hooks, cards, press, edits } = await makeAskingBot();
  const command = "x".repeat(5_000);
  const outcome = hooks.fire("pre_tool_call", { ...CALL, tool_input: { command } });
  const sent = (await cards(4)).filter(({ chatId }) => chatId === 1);
  expect(sent.map(({ text }) => text).join("")).toMatch(/x{4000}/);
  // Long runs alone: the code of the question may hold an x, too.
  expect(sent.flatMap(({ text }) => text.match(/x{9,}/g) ?? []).join("")).toBe(command);
  expect(sent.map(({ buttons }) => buttons.length)).toEqual([0, 3]);
  const last = sent.at(-1);
  if (last) await press(last, last.data("Allow once"));
  expect((await outcome).verdict).toBe("continue");
  await eventually(edits).toHaveLength(2);
});
