import type { Api } from "grammy";
import type { ChannelPort } from "../port.js";
import { Progress } from "./replies/progress.js";
import type { Replies, TelegramSpot } from "./replies/replies.js";

/** Telegram as a channel: how our own words get there. */
export const portOf = (
  botName: () => string,
  api: Api,
  replies: Replies,
  command: string | undefined,
): ChannelPort<TelegramSpot> => ({
  name: "telegram",
  command,
  send: (spot, words) => replies.send(spot, words),
  // A private chat has the number of the person.
  privately: (senderId) => ({ chatId: senderId }),
  howToReachMe: (texts) => texts.openChat(`https://t.me/${botName()}`),
  progress: (spot) => new Progress(api, replies, spot),
  card: (spot, words) => replies.sendCard(spot, words),
});
