import { execFileSync } from "node:child_process";
import { InputFile } from "grammy";
import { describe, expect, test } from "vitest";
import { WithheldError } from "../../src/channels/telegram/index.js";
import { makeGuardedBot } from "../support/guarded-bot.js";
import { LONG_TESTS } from "../support/long-tests.js";
import { shared } from "../support/shared.js";
import type { AtEnd } from "../support/workbench.js";
import { workedMs } from "../support/worked.js";

const KEY = "AKIAIOSFODNN7EXAMPLE";
const GUARD = `grep -q -e ${KEY} -e ghp_abcdefghijklmnopqrst -e 4111111111111111 && { echo key >&2; exit 2; }; exit 0`;

/** A bot under a guard that knows three keys; `raw` makes any call with any payload. */
async function makeAttacked(atEnd?: AtEnd) {
  const guarded = await makeGuardedBot(undefined, {}, atEnd);
  // What the owner is told at the start must not take a failure that is meant for another.
  await guarded.server.arrived("sendMessage");
  await guarded.guardWith(GUARD, "event: on_outbound_message, fail_closed: true");
  const methods = guarded.bot.api.raw as unknown as Record<string, (payload: unknown) => Promise<unknown>>;
  const raw = (method: string, payload: unknown): Promise<unknown> =>
    (methods[method]?.(payload) ?? Promise.resolve()).catch((error: unknown) => error);
  return { ...guarded, raw };
}

const made = shared(makeAttacked);

/** One for all that only send: as if nothing had arrived yet. */
async function attacked() {
  const guarded = await made();
  guarded.server.forget();
  return guarded;
}

describe("a call under another name", () => {
  test.each([
    ["getMe/../sendMessage", { chat_id: 1, text: KEY }],
    ["getMe/..\\sendMessage", { chat_id: 1, text: KEY }],
    [`sendMessage?chat_id=1&text=${KEY}`, { chat_id: 1 }],
    ["sendMessage#", { chat_id: 1, text: KEY }],
    ["", { chat_id: 1, text: KEY }],
  ])("%s does not leave", async (method, payload) => {
    const { raw, server } = await attacked();
    const before = server.calls.length;
    expect(await raw(method, payload)).toBeInstanceOf(WithheldError);
    expect(server.calls).toHaveLength(before);
  });

  test("a forward in small letters is a forward", async () => {
    const { raw, server, bot } = await makeAttacked();
    await bot.handleUpdate(server.push(server.message(`my key ${KEY}`, { message_id: 77 })));
    await raw("forwardmessage", { chat_id: -100, from_chat_id: 1, message_id: 77 });
    expect(server.sent("forwardMessage", "forwardmessage")).toEqual([]);
  });
});

describe("a key in markup, read as Telegram reads it", () => {
  const spelt = [...KEY].map((letter) => `\\${letter}`).join("");
  test.each([
    ["Markdown", "AKIA[IOSF]ODNN7EXAMPLE"],
    ["MarkdownV2", "AKIA[IOSF]ODNN7EXAMPLE"],
    ["MarkdownV2", "AKIA[IOSF](a\nb)ODNN7EXAMPLE"],
    ["MarkdownV2", "AKIA[IOSF](](x)ODNN7EXAMPLE"],
    ["HTML", "AKIA<b>IOSF</>ODNN7EXAMPLE"],
    ["HTML", "AKIA<a href='>'>IOSF</a>ODNN7EXAMPLE"],
    ["HTML", "AKIA<b\n>IOSF</b  >ODNN7EXAMPLE"],
    ["Markdown", "*ghp_abcdefghij*_klmnopqrst_"],
    ["Markdown", "`\nghp_abcdefghij`*klmnopqrst*"],
    ["MarkdownV2", `\`${spelt}\``],
    ["MarkdownV2", "`\\``AKIA*IOSF*ODNN7EXAMPLE`x`"],
    ["HTML", `${"<b></b>".repeat(9_500)}AKIA<b></b>IOSFODNN7EXAMPLE`],
  ] as const)("%s %s", async (parse_mode, text) => {
    const { bot, server } = await attacked();
    await bot.api.sendMessage(1, text, { parse_mode });
    expect(server.sent("sendMessage").at(-1)?.payload.text).toBe("[message withheld by a hook: key]");
  });

  test.each([
    ["a decoy mode", { text: "AK&#73;AIOSFODNN7EXAMPLE", parse_mode: "HTML", text_parse_mode: "x" }],
    ["two modes", { text: "AK&#73;AIOSFODNN7EXAMPLE", parse_mode: "HTML", text_parse_mode: "Markdown" }],
    ["carriage returns", { text: "AKIA\rIOSF\rODNN7EXAMPLE" }],
    ["marks that Telegram takes out", { text: "AKIA\u202aIOSF\u2028ODNN\u03337EXAMPLE" }],
    [
      "JSON that only others read",
      {
        text: "x",
        reply_markup: `{"inline_keyboard":[[{"text":"\\u0041KIAIOSFODNN7EXAMPLE","callback_data":"a\n"}]]}`,
      },
    ],
  ])("%s", async (_, payload) => {
    const { raw, server } = await attacked();
    await raw("sendMessage", { chat_id: 1, ...payload });
    expect(server.sent("sendMessage").at(-1)?.payload.text).toBe("[message withheld by a hook: key]");
  });

  test("rich Markdown with HTML in it", async () => {
    const { raw, server } = await attacked();
    await raw("sendRichMessage", { chat_id: 1, rich_message: { markdown: "&#65;KIAIOSF<b>ODNN</b>7EXAMPLE" } });
    expect(server.sent("sendRichMessage")).toEqual([]);
  });

  test.runIf(LONG_TESTS)("hostile markup does not stall the bot", async () => {
    const { bot, server } = await attacked();
    const startedAt = workedMs();
    for (const text of [
      `<${"a".repeat(60_000)}`,
      "<a x=\"'".repeat(8_000),
      `${"<a x='\"".repeat(8_000)}>`,
      "[".repeat(60_000),
    ])
      for (const parse_mode of ["HTML", "Markdown", "MarkdownV2"] as const)
        await bot.api.sendMessage(1, text, { parse_mode }).catch(() => undefined);
    expect(workedMs() - startedAt).toBeLessThan(4_000);
    expect(server.sent("sendMessage").length).toBeGreaterThan(0);
  });
});

describe("other places for a key", () => {
  test("a name of a field does not become another field of a form", async () => {
    const { raw, server } = await attacked();
    const document = new InputFile(Buffer.from("hi"), "a.txt");
    expect(await raw("sendDocument", { chat_id: 1, document, [`caption"\r\n\r\n${KEY}`]: "x" })).toBeInstanceOf(
      WithheldError,
    );
    expect(server.wire()).not.toContain(KEY);
  });

  test.each([
    ["with a NUL", Buffer.from(`${KEY}\0`)],
    ["in UTF-16 without a mark", Buffer.from(`the key is ${KEY}`, "utf16le")],
    ["in UTF-16, the other way round", Buffer.from(`the key is ${KEY}`, "utf16le").swap16()],
  ])("a text file %s is read", async (_, bytes) => {
    const { bot, server } = await attacked();
    await bot.api.sendDocument(1, new InputFile(bytes, "a.txt"));
    expect(server.sent("sendDocument")).toEqual([]);
  });

  test("a number in any field for text", async () => {
    const { raw, server } = await attacked();
    await raw("sendContact", { chat_id: 1, phone_number: 4111111111111111, first_name: "x" });
    await raw("sendContact", { chat_id: 1, phone_number: "1", first_name: 4111111111111111 });
    expect(server.sent("sendContact")).toEqual([]);
  });

  test.each([
    ["an object that looks like an upload", () => ({ toRaw: async () => new Uint8Array(), toJSON: () => KEY })],
    ["a String with a method of its own", () => Object.assign(new String(KEY), { valueOf: () => "harmless" })],
  ])("%s is taken for what JSON makes of it", async (_, make) => {
    const { raw, server } = await attacked();
    await raw("sendMessage", { chat_id: 1, text: make() });
    expect(server.wire()).not.toContain(KEY);
  });

  test("an upload that is another at its second reading is sent as it was read", async () => {
    const { bot, server } = await attacked();
    let looks = 0;
    class Shifty extends InputFile {
      override async toRaw() {
        looks += 1;
        return Buffer.from(looks === 1 ? "harmless" : KEY);
      }
    }
    await bot.api.sendDocument(1, new Shifty(Buffer.from("x"), "a.txt"));
    expect(server.sent("sendDocument").at(-1)?.files.at(0)?.content.toString()).toBe("harmless");
  });
});

describe("forwards", () => {
  test.each([
    ["by an id with a zero in front", { from_chat_id: 1, message_id: "077" }],
    ["by an id in a string", { from_chat_id: "1", message_id: 77 }],
  ])("of a known message %s are known", async (_, message) => {
    const { bot, raw, server } = await makeAttacked();
    await bot.handleUpdate(server.push(server.message(KEY, { message_id: 77 })));
    await raw("forwardMessage", { chat_id: -100, ...message });
    expect(server.sent("forwardMessage")).toEqual([]);
  });

  test("an answer that shows a message of another chat shows its text", async () => {
    const { bot, server } = await makeAttacked();
    await bot.handleUpdate(server.push(server.message(KEY, { message_id: 77 })));
    await bot.api.sendMessage(-100, "see", { reply_parameters: { chat_id: 1, message_id: 77 } });
    expect(server.sent("sendMessage").at(-1)?.payload.text).toBe("[message withheld by a hook: key]");
  });

  test("of a message that nobody has seen are marked for the hooks", async () => {
    const { bot, server, guardWith } = await makeGuardedBot();
    await guardWith(`grep -q '"unknown_content": true' && exit 2; exit 0`);
    await bot.api.forwardMessage(-100, 1, 4_711);
    expect(server.sent("forwardMessage")).toEqual([]);
    await bot.api.sendMessage(-100, "hello");
    expect(server.sent("sendMessage").at(-1)?.payload.text).toBe("hello");
  });
});

describe("the owner's own hands", () => {
  test("a keyboard cannot type /hooks for the owner, on or off", async () => {
    const { bot, server, guardWith } = await makeGuardedBot();
    const label = `/hooks${" ".repeat(80)}off`;
    const keyboards = [[[label]], [[{ text: "/hooks@GuardedBot revoke x" }]], [["／hooks off"]]];
    for (const keyboard of keyboards) await bot.api.sendMessage(1, "Tap", { reply_markup: { keyboard } as never });
    await guardWith("exit 0");
    for (const keyboard of keyboards)
      await bot.api.sendMessage(1, "Tap", { reply_markup: JSON.stringify({ keyboard }) as never });
    const taps = server
      .sent("sendMessage")
      .filter(({ payload }) => String(payload.text).includes("would type a command"));
    expect(taps).toHaveLength(6);
    await bot.api.sendMessage(1, "Tap", { reply_markup: { keyboard: [["hooks", "/help", "/hookshop"]] } as never });
    expect(server.sent("sendMessage").at(-1)?.payload).toHaveProperty("reply_markup.keyboard");
  });

  test.each([
    ["characters that Telegram takes out", { keyboard: [["/ho\u0333o\u202eks off"]] }],
    ["a mark in front that Telegram takes out", { keyboard: [["\u202a/hooks off"]] }],
    ["JSON that only others read", `{"keyboard":[["\\u002fhooks off"]],"x":"\n"}`],
  ])("a keyboard cannot type it with %s either", async (_, reply_markup) => {
    const { bot, server } = await makeGuardedBot();
    await bot.api.sendMessage(1, "Tap", { reply_markup: reply_markup as never });
    expect(server.sent("sendMessage").at(-1)?.payload.text).toContain("would type a command");
  });

  test("nobody deletes a message of /hooks by writing its number another way", async () => {
    const { bot, server, raw } = await makeGuardedBot().then((made) => ({
      ...made,
      raw: made.bot.api.raw as unknown as Record<string, (payload: unknown) => Promise<unknown>>,
    }));
    await bot.handleUpdate(server.push(server.message("/hooks list")));
    const { message_id: next } = await bot.api.sendMessage(1, "next");
    for (const message_ids of [`[${next - 1}]`, ` [ ${next - 1}, 4711 ]`, [String(next - 1)]])
      await expect(raw.deleteMessages?.({ chat_id: "1", message_ids })).rejects.toBeInstanceOf(WithheldError);
    expect(server.sent("deleteMessages")).toEqual([]);
  });

  test("nobody but /hooks changes or deletes a message of /hooks", async () => {
    const { bot, server, raw } = await makeAttacked();
    await bot.handleUpdate(server.push(server.message("/hooks list")));
    const list = server.sent("sendMessage").at(-1);
    const sent = await bot.api.sendMessage(1, "next");
    const message_id = sent.message_id - 1;
    expect(list?.payload.text).toContain("Hooks are ON");
    const calls = [
      ["editMessageText", { chat_id: 1, message_id, text: "All guards are fine ✓" }],
      ["editmessagetext", { chat_id: "1", message_id: String(message_id), text: "All guards are fine ✓" }],
      ["deleteMessage", { chat_id: 1, message_id }],
      ["deleteMessages", { chat_id: 1, message_ids: [message_id] }],
      ["editMessageReplyMarkup", { chat_id: 1, message_id }],
    ] as const;
    for (const [method, payload] of calls) expect(await raw(method, payload), method).toBeInstanceOf(WithheldError);
    await bot.api.editMessageText(1, sent.message_id, "mine");
    expect(server.sent("editMessageText", "editmessagetext")).toHaveLength(1);
  });
});

describe("what must not happen meanwhile", () => {
  test("named pipes do not hold up /hooks off", async () => {
    const { bot, server, bench, hooks } = await makeAttacked();
    const pipes = [1, 2, 3, 4, 5].map((index) => `${bench.workspace}/pipe-${index}`);
    for (const pipe of pipes) execFileSync("mkfifo", [pipe]);
    const sends = pipes.map((pipe, index) =>
      bot.api.sendDocument(100 + index, new InputFile(pipe)).catch((error) => String(error.error)),
    );
    await bot.handleUpdate(server.push(server.message("/hooks off")));
    expect(hooks.isWatched("on_outbound_message")).toBe(false);
    for (const sent of await Promise.all(sends)) expect(sent).toContain("is not a regular file");
  });

  test("an error that is its own cause does not freeze the bot", async () => {
    const { bot, server } = await makeAttacked();
    const first = new Error("a");
    const second = new Error("b", { cause: first });
    first.cause = second;
    bot.on("message", () => {
      throw second;
    });
    await expect(bot.handleUpdate(server.push(server.message("hi")))).rejects.toMatchObject({ error: second });
  });

  test("what an old guard let pass is judged by the new one, also when it failed after the change", async () => {
    const { bot, server, guardWith } = await makeGuardedBot();
    await guardWith("exit 0");
    const answer = server.hold("sendMessage");
    const abort = new AbortController();
    const before = server.sent("sendMessage").length;
    const pending = bot.api.sendMessage(1, KEY, {}, abort.signal as never).catch(() => undefined);
    await server.arrived("sendMessage", before + 1);
    await guardWith(GUARD);
    abort.abort();
    await pending;
    answer();
    await bot.api.sendMessage(1, KEY);
    expect(server.sent("sendMessage").at(-1)?.payload.text).toBe("[message withheld by a hook: key]");
  });

  test("a token in the place of a chat reaches no hook", async () => {
    const { bot, bench, guardWith } = await makeGuardedBot();
    await guardWith(`cat > ${bench.root}/seen; exit 0`);
    await bot.api.sendMessage(bot.token, "x").catch(() => undefined);
    const seen = execFileSync("cat", [`${bench.root}/seen`], { encoding: "utf8" });
    expect(seen).toContain(`"chat_id": "123456789:`);
    expect(seen).not.toContain(bot.token);
  });

  test("a notice arrives also where the place of the message is refused", async () => {
    const { bot, server } = await attacked();
    server.failNext("sendMessage", { error_code: 400, description: "Bad Request: message to be replied not found" });
    await bot.api.sendMessage(1, KEY, { reply_parameters: { message_id: 999_999 } });
    expect(server.sent("sendMessage").at(-1)?.payload).toEqual({
      chat_id: 1,
      text: "[message withheld by a hook: key]",
    });
  });
});
