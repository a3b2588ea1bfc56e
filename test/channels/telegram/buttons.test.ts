import type { Update } from "grammy/types";
import { expect, onTestFinished, test, vi } from "vitest";
import { Buttons } from "../../../src/channels/telegram/replies/buttons.js";
import { makeListeningBot } from "../../support/listening-bot.js";

type Fields = Record<string, unknown>;
type Button = { text: string; callback_data: string };

const ANN = { id: 1, is_bot: false, first_name: "Ann", language_code: "en" };
const BOB = { id: 7, is_bot: false, first_name: "Bob", language_code: "en" };
const OLD = "This button has expired. Send /hooks list for new ones.";

const named = (buttons: readonly Button[], words: string): string =>
  buttons.find(({ text }) => text.includes(words))?.callback_data ?? `no "${words}"`;

/** A bot with one hook, not yet approved, and its owner, who has asked for the list. */
async function makeListedBot() {
  const all = await makeListeningBot();
  const { bot, server, bench, hooks } = all;
  bench.script("guard.sh", "#!/bin/sh\nexit 0\n");
  bench.propose("hooks:\n  - {event: on_stop, command: ./guard.sh}\n");
  const buttonsOf = (payload: Fields | undefined): Button[] =>
    ((payload?.reply_markup as { inline_keyboard: Button[][] } | undefined)?.inline_keyboard ?? []).flat();
  const list = async (more: Fields = {}) => {
    await bot.handleUpdate(server.push(server.message("/hooks list", more)));
    // The bot's own message took the number before the next one.
    const messageId = Number((server.message("").message as Fields).message_id) - 1;
    return { messageId, buttons: buttonsOf(server.sent("sendMessage").at(-1)?.payload) };
  };
  let count = 0;
  const query = (messageId: number, data: string | undefined, more: Fields = {}): Update => {
    const message = { message_id: messageId, date: 1, chat: { id: 1, type: "private", first_name: "Ann" } };
    return server.push({
      callback_query: { id: `q${++count}`, from: ANN, chat_instance: "c", message, data, ...more },
    });
  };
  const press = (...args: Parameters<typeof query>): Promise<void> => bot.handleUpdate(query(...args));
  /** Lists anew and presses the button with these words on it. */
  const choose = async (words: string): Promise<string> => {
    const { messageId, buttons } = await list();
    await press(messageId, named(buttons, words));
    return String(server.sent("sendMessage").at(-1)?.payload.text);
  };
  const toasts = (): unknown[] => server.sent("answerCallbackQuery").map(({ payload }) => payload.text);
  const state = async () => (await hooks.list()).hooks[0]?.state;
  return { ...all, list, query, press, choose, toasts, state };
}

test("the owner approves, shows, switches and revokes by pressing, and each press is answered", async () => {
  const { choose, state, isOn, toasts, seen } = await makeListedBot();
  expect(await choose("Show")).toContain("exit 0");
  expect(await choose("Approve")).toContain("Approved: on_stop → ./guard.sh.");
  expect(await state()).toBe("approved");
  expect(await choose("Turn hooks on")).toContain("Hooks are ON now.");
  expect(await isOn()).toBe(true);
  expect(await choose("Turn hooks off")).toContain("Hooks are OFF now");
  expect(await isOn()).toBe(false);
  expect(await choose("Revoke")).toContain("Revoked: on_stop → ./guard.sh.");
  expect(await state()).toBe("not-approved");
  expect(toasts()).toHaveLength(5);
  expect(toasts()[1]).toContain("Approved: on_stop");
  expect(seen).toEqual([]);
});

test("what a button carries fits into Telegram's 64 bytes and says nothing", async () => {
  const { buttons } = await (await makeListedBot()).list();
  expect(buttons.length).toBeGreaterThanOrEqual(3);
  for (const { callback_data } of buttons) {
    expect(Buffer.byteLength(callback_data)).toBeLessThanOrEqual(64);
    expect(callback_data).toMatch(/^hooks:[\w-]{24}$/);
  }
});

test("a stranger's press changes nothing and is answered by a refusal", async () => {
  const { list, press, state, isOn, toasts, server, seen } = await makeListedBot();
  const { messageId, buttons } = await list();
  const before = server.sent("sendMessage").length;
  for (const { callback_data } of buttons) await press(messageId, callback_data, { from: BOB });
  expect(await state()).toBe("not-approved");
  expect(await isOn()).toBe(false);
  expect(toasts()[0]).toBe("You cannot use this command here.");
  expect(toasts()).toHaveLength(buttons.length);
  expect(server.sent("sendMessage")).toHaveLength(before);
  expect(seen).toEqual([]);
});

test.each([
  ["under another message", (id: number) => ({ message_id: id + 1, chat: { id: 1, type: "private" } })],
  ["in another chat", (id: number) => ({ message_id: id, chat: { id: -5, type: "group", title: "G" } })],
  ["without a message", () => undefined],
])("a copy of a button %s does nothing, even if the owner presses it", async (_, place) => {
  const { list, press, isOn, toasts } = await makeListedBot();
  const { messageId, buttons } = await list();
  const message = place(messageId);
  await press(messageId, named(buttons, "Turn hooks on"), { message: message && { date: 1, ...message } });
  expect(await isOn()).toBe(false);
  expect(toasts()).toEqual([OLD]);
});

test.each(["hooks:xyz", "hooks:", "hooks:/hooks on", "hooks:__proto__"])(
  "the forged button %j does nothing",
  async (data) => {
    const { list, press, isOn, toasts, seen } = await makeListedBot();
    await press((await list()).messageId, data);
    expect(await isOn()).toBe(false);
    expect(toasts()).toEqual([OLD]);
    expect(seen).toEqual([]);
  },
);

test("an old button is explained in the language of whoever presses it", async () => {
  const { press, toasts } = await makeListedBot();
  await press(1, "hooks:xyz", { from: { ...ANN, language_code: "zh-hans" } });
  expect(toasts()[0]).toContain("按钮");
});

test("a script that changed since the list was shown is not approved by the list's button", async () => {
  const { list, press, state, server, bench } = await makeListedBot();
  const { messageId, buttons } = await list();
  bench.script("guard.sh", "#!/bin/sh\ncurl evil.example.com\n");
  await press(messageId, named(buttons, "Approve"));
  expect(await state()).toBe("not-approved");
  expect(server.sent("sendMessage").at(-1)?.payload.text).toContain("has changed since you saw it");
});

test("a press that is delivered twice acts once", async () => {
  const { bot, list, query, press, isOn, server } = await makeListedBot();
  const { messageId, buttons } = await list();
  const on = query(messageId, named(buttons, "Turn hooks on"));
  await bot.handleUpdate(on);
  const shown = await list();
  await press(shown.messageId, named(shown.buttons, "Turn hooks off"));
  const before = server.sent("sendMessage").length;
  await bot.handleUpdate(on);
  expect(await isOn()).toBe(false);
  expect(server.sent("sendMessage")).toHaveLength(before);
});

test("the answer to a press appears in the topic of the button", async () => {
  const { list, press, server } = await makeListedBot();
  const topic = { message_thread_id: 9, is_topic_message: true };
  const { messageId, buttons } = await list(topic);
  expect(server.sent("sendMessage").at(-1)?.payload.message_thread_id).toBe(9);
  const message = { message_id: messageId, date: 1, chat: { id: 1, type: "private", first_name: "Ann" }, ...topic };
  await press(messageId, named(buttons, "Show"), { message });
  expect(server.sent("sendMessage").at(-1)?.payload.message_thread_id).toBe(9);
});

test("the bot's own buttons reach its handlers", async () => {
  const { press, seen, toasts } = await makeListedBot();
  await press(1, "order:42");
  await press(1, "hooksy");
  await press(1, undefined, { game_short_name: "chess" });
  expect(seen.filter((line) => line.startsWith("after"))).toEqual([
    "after: order:42",
    "after: hooksy",
    "after: undefined",
  ]);
  expect(toasts()).toEqual([]);
});

test("a button is old after a day", () => {
  const buttons = new Buttons();
  const { keyboard, sentTo } = buttons.make([[{ label: "Off", line: "/hooks off" }]]);
  sentTo(7, 9);
  const data = /hooks:[\w-]+/.exec(JSON.stringify(keyboard))?.[0] ?? "";
  expect(buttons.lineOf(data, 7, 9)).toBe("/hooks off");
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() + 86_400_001);
  expect(buttons.lineOf(data, 7, 9)).toBeUndefined();
});
