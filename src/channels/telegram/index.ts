import { Api, type Bot, type Context } from "grammy";
import type { Update } from "grammy/types";
import { textsFor } from "../../texts/index.js";
import { openChannel } from "../connection.js";
import type { ChannelHooks, ChannelPort } from "../port.js";
import { ignoreRejections } from "../unhandled.js";
import { messageIn, TelegramCommands } from "./inbound/commands.js";
import { UpdateGate } from "./inbound/updates.js";
import { OutboundGuard, type OutgoingCall } from "./outbound/guard.js";
import { KnownMessages, OwnMessages } from "./outbound/messages.js";
import { TokenRedactor } from "./outbound/redactor.js";
import { plainApi } from "./outbound/retry.js";
import { InnermostSlot } from "./outbound/wire.js";
import { isWithheld } from "./outbound/withheld.js";
import { CommandMenu } from "./replies/menu.js";
import { Progress } from "./replies/progress.js";
import { Replies, type TelegramSpot } from "./replies/replies.js";

export type { ChannelHooks } from "../port.js";
export { webhook } from "./inbound/webhook.js";
export { TelegramSetupError, WithheldError } from "./outbound/withheld.js";

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
  // Our side only looks at updates and calls; what the bot makes of them is its own affair.
  const plainBot = bot as unknown as Bot<Context>;
  const slot = InnermostSlot.of(plainBot, textsFor(options.locale));
  const redactor = new TokenRedactor(bot.token);
  for (const holder of [bot, bot.api]) Object.defineProperty(holder, "token", { enumerable: false });
  const api = plainApi(new Api(bot.token, slot.options), redactor);
  const known = new KnownMessages();
  const own = new OwnMessages();
  own.watch(api);
  const replies = new Replies(api);
  const menu = options.menu === false ? undefined : new CommandMenu(api);
  const port: ChannelPort<TelegramSpot> = {
    name: "telegram",
    send: (spot, words) => replies.send(spot, words),
    // A private chat has the number of the person.
    privately: (senderId) => ({ chatId: senderId }),
    howToReachMe: (texts) => texts.openChat(`https://t.me/${bot.botInfo.username}`),
    progress: (spot) => new Progress(api, replies, spot),
    card: (spot, words) => replies.sendCard(spot, words),
  };
  const channel = openChannel<TelegramSpot, OutgoingCall>(hooks, port, options.locale);
  const { languages, router } = channel;
  const guard = new OutboundGuard({
    pipeline: channel.pipeline,
    isWatched: () => hooks.isWatched("on_outbound_message"),
    redactor,
    known,
    own,
    languages,
    held: () => gate.park(),
  });

  const notice = (update: Update, checked: boolean): void => {
    menu?.ensure();
    const message = messageIn(update);
    const from = message?.from ?? update.callback_query?.from;
    // A private chat has the number of the person, who may have been heard only in a group so far.
    if (from) languages.remember(String(from.id), from.language_code);
    // Where a webhook checks nothing, an update can be anything: what it says about a message may be a lie.
    if (!message?.chat) return;
    if (checked) known.remember(message);
    languages.remember(String(message.chat.id), message.from?.language_code);
  };
  const gate = new UpdateGate(plainBot, {
    commands: new TelegramCommands({ hooks, router, api, replies, languages }),
    settled: () => router.settled(),
    redactor,
    notice,
  });
  slot.fill({ guard, transformers: [gate.transformer, guard.transformer, ...(menu ? [menu.transformer] : [])] });
  const endIgnoring = ignoreRejections(isWithheld);
  menu?.ensure();

  return async () => {
    gate.close();
    slot.empty([gate.transformer]);
    endIgnoring();
    await Promise.all([channel.close(), menu?.settled()]);
  };
}
