import type { Bot, Context } from "grammy";
import type { ChannelHooks } from "../port.js";
import { connectTelegram, type TelegramOptions } from "./connect.js";

export type { ChannelHooks } from "../port.js";
export type { TelegramOptions } from "./connect.js";
export { webhook } from "./inbound/webhook.js";
export { TelegramSetupError, WithheldError } from "./outbound/withheld.js";

/**
 * Puts both sides on a bot: `/hooks` before every handler, and the guard before everything that leaves. To be called right
 * after `new Bot(…)`. Returns what takes it off again.
 */
export function shellHooks<C extends Context>(
  bot: Bot<C>,
  hooks: ChannelHooks,
  options: TelegramOptions = {},
): () => Promise<void> {
  // Our side only looks at updates and calls; what the bot makes of them is its own affair.
  return connectTelegram(bot as unknown as Bot<Context>, hooks, options).close;
}
