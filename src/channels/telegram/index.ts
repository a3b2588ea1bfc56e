import type { Bot, Context } from "grammy";
import { refuseUnknownOptions } from "../../lib/known-options.js";
import type { ChannelHooks } from "../port.js";
import { connectTelegram, type TelegramOptions } from "./connect.js";

export type { ChannelHooks } from "../port.js";
export { type CommandsOptions, hooksCommands, outboundGuard } from "./compose.js";
export type { TelegramOptions } from "./connect.js";
export { webhook } from "./inbound/webhook.js";
export { isWithheld, TelegramSetupError, WithheldError } from "./outbound/withheld.js";

const OPTIONS: Record<keyof TelegramOptions, true> = { locale: true, command: true, menu: true };

/**
 * Puts both sides on a bot: `/hooks` before every handler, and the guard before everything that leaves. To be called right
 * after `new Bot(…)`. It replaces `handleUpdate`, `start` and `stop` of the bot and the `fetch`, `buildUrl` and
 * `canUseWebhookReply` of its Api's options, and takes its first transformer. Returns what takes it off again.
 */
export function shellHooks<C extends Context>(
  bot: Bot<C>,
  hooks: ChannelHooks,
  options: TelegramOptions = {},
): () => Promise<void> {
  refuseUnknownOptions("shellHooks", options, OPTIONS);
  // Our side only looks at updates and calls; what the bot makes of them is its own affair.
  return connectTelegram(bot as unknown as Bot<Context>, hooks, options).close;
}
