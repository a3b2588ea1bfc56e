import { InputFile } from "grammy";
import { describe, expect, test } from "vitest";
import type { BotApiServer } from "../support/bot-api-server.js";
import { makeGuardedBot } from "../support/guarded-bot.js";

/** The whole load with `npm run faults`; a part of it, with the same checks, in every run. */
const SHARE = process.env.FAULTS ? 1 : 0.03;
const KEY = "AKIAIOSFODNN7EXAMPLE";
const CHATS = process.env.FAULTS ? 20 : 6;

describe("a thousand sends at once, with a guard and a masker in force", () => {
  const GUARDS = `grep -q ${KEY} && { echo key >&2; exit 2; }; exit 0`;
  const MASKS = `input=$(cat); case "$input" in *"by anna"*) printf '{"notification": "%s"}' "$(printf '%s' "$input" | sed -n 's/.*"notification": "\\([^"]*\\)by anna.*/\\1by [somebody]/p')";; esac`;
  const textOf = (at: number): string => {
    if (at % 7 === 0) return `no. ${at} ${KEY}`;
    return at % 11 === 0 ? `no. ${at} by anna` : `no. ${at}`;
  };
  const arrivesAs = (at: number): string =>
    at % 7 === 0 ? "[message withheld by a hook: key]" : textOf(at).replace("by anna", "by [somebody]");
  const arrived = (server: BotApiServer, chat: number): unknown[] =>
    server.calls
      .filter(({ payload }) => String(payload.chat_id) === String(chat))
      .map(({ payload }) => payload.text ?? payload.caption);

  test("each arrives once, in the order of its chat, and nothing withheld is on the wire", {
    timeout: 300_000,
  }, async () => {
    const { bot, server, guardWith } = await makeGuardedBot();
    await guardWith(GUARDS, "event: on_outbound_message, fail_closed: true, timeout: 120");
    await guardWith(MASKS, "event: on_outbound_message, timeout: 120");
    const numbers = Array.from({ length: 1_000 * SHARE }, (_, at) => at + 1);
    const chatOf = (at: number): number => 100 + (at % CHATS);
    const sends = numbers.map((at) =>
      at % 13 === 0 && at % 11 !== 0
        ? bot.api.sendDocument(chatOf(at), new InputFile(Buffer.from("x"), "x.bin"), { caption: textOf(at) })
        : bot.api.sendMessage(chatOf(at), textOf(at)),
    );
    const results = await Promise.allSettled(sends);
    expect(results.filter(({ status }) => status === "rejected")).toEqual([]);
    for (let chat = 0; chat < CHATS; chat += 1)
      expect(arrived(server, 100 + chat)).toEqual(numbers.filter((at) => at % CHATS === chat).map(arrivesAs));
    expect(server.wire()).not.toContain(KEY);
    expect(server.wire()).not.toContain("by anna");
  });
});
