import { Api, type Bot, type Context } from "grammy";
import type { BotCommandScope, Update } from "grammy/types";
import { splitReply } from "../../lib/split.js";
import { textsFor } from "../../texts/index.js";
import { openChannel } from "../connection.js";
import { type Delivery, deliveryHandlers, inPieces } from "../delivery.js";
import type { ChannelHooks } from "../port.js";
import { ignoreRejections } from "../unhandled.js";
import { commandNameOf } from "./inbound/command-name.js";
import { messageIn, TelegramCommands } from "./inbound/commands.js";
import { UpdateGate } from "./inbound/updates.js";
import { OutboundGuard, type OutgoingCall } from "./outbound/guard.js";
import { KnownMessages, OwnMessages } from "./outbound/messages.js";
import { TokenRedactor } from "./outbound/redactor.js";
import { plainApi, scrubbingApi } from "./outbound/retry.js";
import { InnermostSlot } from "./outbound/wire.js";
import { isWithheld } from "./outbound/withheld.js";
import { portOf } from "./port.js";
import { CommandMenu } from "./replies/menu.js";
import { Replies, type TelegramSpot } from "./replies/replies.js";

export type TelegramOptions = {
  /** The language where nobody has been heard yet, such as "zh"; default English. */
  locale?: string;
  /** What the command is called in the place of `hooks`: 1 to 32 of a-z, 0-9 and `_`. `/hooks` is the bot's own then. */
  command?: string;
  /**
   * Whether `/hooks` is put into the bot's command menu; default true. A menu with a scope hides the standard one: with
   * `{ scopes: ["all_private_chats"] }` it is put into those that the bot sets for such scopes, too.
   */
  menu?: boolean | { scopes: readonly BotCommandScope["type"][] };
};

/** The hooks on a grammY bot. */
type TelegramConnection = {
  /** Sends words of ours, around the guard. */
  tell(chatId: string, text: string): Promise<void>;
  /** Sends a text that need not outlive a crash: checked as a whole, then cut into messages. */
  send(chatId: string, text: string): Promise<void>;
  /** The same for one that is written down. */
  deliver(chatId: string, text: string, delivery: Delivery): Promise<void>;
  close(): Promise<void>;
};

/** Telegram's own limit. */
const MAX_MESSAGE = 4_096;

/** Takes `/hooks` before every handler of a bot, and checks everything that leaves by it. */
export function connectTelegram(
  bot: Bot<Context>,
  hooks: ChannelHooks,
  options: TelegramOptions = {},
): TelegramConnection {
  const command = commandNameOf(options.command, options.locale);
  const slot = InnermostSlot.of(bot, textsFor(options.locale));
  const redactor = new TokenRedactor(bot.token);
  for (const holder of [bot, bot.api]) Object.defineProperty(holder, "token", { enumerable: false });
  const api = plainApi(new Api(bot.token, slot.options), redactor);
  const known = new KnownMessages();
  const own = new OwnMessages();
  own.watch(api);
  const replies = new Replies(api);
  const menu = menuOf(api, options, command);
  const ownPort = portOf(() => bot.botInfo.username, api, replies, command);
  const channel = openChannel<TelegramSpot, OutgoingCall>(hooks, ownPort, options.locale);
  const { languages, router, pipeline, port } = channel;
  const isWatched = (): boolean => hooks.isWatched("on_outbound_message");
  const held = (): void => gate.park();
  const guard = new OutboundGuard({ pipeline, isWatched, redactor, known, own, languages, held, command });

  const notice = (update: Update, checked: boolean): void => {
    menu?.ensure();
    const message = messageIn(update);
    const from = message?.from ?? update.callback_query?.from;
    // A private chat has the number of the person, who may have been heard only in a group so far.
    if (from) languages.remember(String(from.id), from.language_code);
    // The buttons under it are what its reader sees now.
    if (checked && update.callback_query) known.remember(update.callback_query.message);
    // Where a webhook checks nothing, an update can be anything: what it says about a message may be a lie.
    if (!message?.chat) return;
    if (checked) known.remember(message);
    languages.remember(String(message.chat.id), message.from?.language_code);
  };
  const commands = new TelegramCommands({ hooks, port, router, api, replies, languages });
  const gate = new UpdateGate(bot, { commands, settled: () => router.settled(), redactor, notice });
  slot.fill({ guard, transformers: [gate.transformer, guard.transformer, ...(menu ? [menu.transformer] : [])] });
  const endIgnoring = ignoreRejections(isWithheld);
  menu?.ensure();

  return {
    ...textSender(scrubbingApi(new Api(bot.token, slot.options), redactor), guard),
    async close() {
      gate.close();
      slot.empty([gate.transformer]);
      endIgnoring();
      await Promise.all([channel.close(), menu?.settled()]);
    },
  };
}

function menuOf(api: Api, { menu = true }: TelegramOptions, command: string | undefined): CommandMenu | undefined {
  if (menu === false) return undefined;
  return new CommandMenu(api, menu === true ? [] : menu.scopes, command);
}

/** What was checked as a whole is not checked again in pieces; whoever sends tries again by its own rules. */
function textSender(api: Api, guard: OutboundGuard): Omit<TelegramConnection, "close"> {
  const plain = inPieces((chatId, text) => api.sendMessage(chatId, text), MAX_MESSAGE);
  const tell = async (chatId: string, text: string): Promise<void> => {
    for (const piece of splitReply(text, [], MAX_MESSAGE)) await api.sendMessage(chatId, piece.text);
  };
  return {
    tell,
    send: (chatId, text) =>
      guard.sendText(chatId, text, {
        kind: "note",
        send: ([words = ""]) => tell(chatId, words),
        withhold: (notice) => tell(chatId, notice),
      }),
    deliver: (chatId, text, delivery) =>
      guard.sendText(
        chatId,
        text,
        deliveryHandlers(delivery, (words) => plain(chatId, words, delivery)),
      ),
  };
}
