import { expect } from "vitest";
import { eventually } from "./eventually.js";
import type { makeTelegramReadyBot } from "./ready-bot.js";

type TelegramBot = Awaited<ReturnType<typeof makeTelegramReadyBot>>;

/** More than the agent's memory holds, so that it has to be shortened. */
export const LONG = "all work and no play ".repeat(12_000);

export const REPLIES = {
  pushed: "half of it is there",
  asked: "Which colour shall it have?",
  claimed: "Done! The file has been written.",
  failed: "That did not work: no such model. Nothing was lost; say it again, or try something else.",
  anew: "This is a new conversation",
};

/** What the owner has got on Telegram. */
export const textsOn = ({ telegram }: Pick<TelegramBot, "telegram">): string[] =>
  telegram.sent("sendMessage").map(({ payload }) => String(payload.text));

/** The owner says something on Telegram, and waits for the words. */
export async function says(bot: TelegramBot, text: string, words: string): Promise<void> {
  bot.telegram.push(bot.telegram.message(text));
  await eventually(() => textsOn(bot)).toContainEqual(expect.stringContaining(words));
}

/** A session in which everything happens that there is an event for. Without hooks, it goes as REPLIES say. */
export async function liveThrough(bot: TelegramBot): Promise<void> {
  const { model } = bot;
  model.say(
    { calls: [{ name: "write_file", input: { file_path: "a.txt", content: LONG } }] },
    { calls: [{ name: "subagent", input: { task: "look at a.txt", name: "scout" } }] },
    { text: "It is about work." },
    { calls: [{ name: "push_message", input: { text: REPLIES.pushed } }] },
    { text: REPLIES.asked },
  );
  await says(bot, "make a file", REPLIES.asked);
  model.say({ text: REPLIES.claimed }, { text: "The person wanted a file." });
  await says(bot, "blue", REPLIES.claimed);
  // The reply does not wait for the summary.
  await eventually(() => model.requests.length).toBe(7);
  model.say({ status: 400, error: "no such model" });
  await says(bot, "thanks", REPLIES.failed);
  await says(bot, "/new", REPLIES.anew);
}
