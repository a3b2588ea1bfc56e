import type { Bot, Context } from "grammy";
import type { Update } from "grammy/types";
import { textsFor } from "../../texts/index.js";
import type { ChannelHooks } from "../hooks.js";
import { Judge } from "../judge.js";
import { Buttons } from "./buttons.js";
import { CommandDesk } from "./desk.js";
import { KnownMessages } from "./known-messages.js";
import { Languages } from "./languages.js";
import { CommandMenu } from "./menu.js";
import { messageIn } from "./origin.js";
import { OutboundGuard } from "./outbound.js";
import { OwnMessages } from "./own-messages.js";
import { ownerChats, tellOwners } from "./owner-notices.js";
import { plainApi } from "./plain-api.js";
import { Replies } from "./replies.js";
import { InnermostSlot } from "./slot.js";
import { TokenVeil } from "./token.js";
import { outliveWithheldCalls } from "./unhandled.js";
import { UpdateGate } from "./updates.js";

export type { ChannelHooks } from "../hooks.js";
export { TelegramSetupError, WithheldError } from "./errors.js";
export { webhook } from "./webhook.js";

export type TelegramOptions = {
  /** The language where nobody has been heard yet, such as "zh"; default English. */
  locale?: string;
  /** Whether `/hooks` is put into the bot's command menu; default true. */
  menu?: boolean;
};

/**
 * Puts both sides on a bot: `/hooks` before every handler, and the guard before everything that leaves. To be called right
 * after `new Bot(…)`. Returns what takes it off again.
 */
export function shellHooks<C extends Context>(
  bot: Bot<C>,
  hooks: ChannelHooks,
  options: TelegramOptions = {},
): () => Promise<void> {
  const slot = InnermostSlot.of(bot.api, textsFor(options.locale));
  const veil = new TokenVeil(bot.token);
  for (const holder of [bot, bot.api]) Object.defineProperty(holder, "token", { enumerable: false });
  const api = plainApi(bot.api, veil);
  const languages = new Languages(options.locale);
  const known = new KnownMessages();
  const buttons = new Buttons();
  const own = new OwnMessages();
  own.watch(api);
  const replies = new Replies(api, buttons);
  const menu = new CommandMenu(api);
  const desk = new CommandDesk({ hooks, api, replies, buttons, languages });

  const showNote = async (chatId: string | undefined, text: string): Promise<void> => {
    // A note is for the person: what others read along goes to the owners.
    const chats = Number(chatId) > 0 ? [Number(chatId)] : ownerChats(hooks);
    for (const chat of chats) await replies.send({ chatId: chat }, { text });
  };
  const judge = new Judge(hooks, ({ chatId }, note) => showNote(chatId, note));
  const guard = new OutboundGuard({ judge, veil, known, own, languages });
  slot.fill(options.menu === false ? [guard.transformer] : [guard.transformer, menu.transformer]);

  const notice = (update: Update, checked: boolean): void => {
    if (options.menu !== false) menu.ensure();
    const message = messageIn(update);
    const from = message?.from ?? update.callback_query?.from;
    // A private chat has the number of the person, who may have been heard only in a group so far.
    if (from) languages.remember(from.id, from.language_code);
    // Where a webhook checks nothing, an update can be anything: what it says about a message may be a lie.
    if (!message?.chat) return;
    if (checked) known.remember(message);
    languages.remember(message.chat.id, message.from?.language_code);
  };
  // The gate only looks at updates; what the bot makes of them is its own affair.
  const gate = new UpdateGate(bot as unknown as Bot<Context>, { desk, veil, notice });
  const ends = [
    outliveWithheldCalls(),
    hooks.on("change", () => guard.forgetVerdicts()),
    tellOwners(hooks, replies, languages),
  ];
  if (options.menu !== false) menu.ensure();

  return async () => {
    gate.close();
    slot.empty();
    for (const end of ends) end();
    await Promise.all([desk.settled(), guard.settled(), menu.settled()]);
  };
}
