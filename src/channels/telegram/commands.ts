import type { Api } from "grammy";
import type { CallbackQuery, Message, Update, UserFromGetMe } from "grammy/types";
import { parseHooksCommand } from "../../commands/parse.js";
import type { CommandRouter } from "../command-router.js";
import type { Languages } from "../languages.js";
import type { ChannelHooks, Incoming } from "../port.js";
import { Buttons } from "./buttons.js";
import type { Cards } from "./cards.js";
import { cutTo } from "./formatting.js";
import { type Arrival, arrivalOf } from "./origin.js";
import type { Replies, TelegramSpot } from "./replies.js";

export type CommandParts = {
  hooks: ChannelHooks;
  router: CommandRouter<TelegramSpot>;
  api: Api;
  replies: Replies;
  buttons: Buttons;
  cards: Cards;
  languages: Languages;
};

/** Takes `/hooks` out of the stream of updates, before any handler and any model sees it. */
export class TelegramCommands {
  private hasWarned = false;

  constructor(private readonly parts: CommandParts) {}

  /** Answers what is ours; undefined when it is not. `checked` is false where the update could be forged. */
  handle(update: Update, me: UserFromGetMe, checked: boolean): Promise<void> | undefined {
    const { router } = this.parts;
    const query = update.callback_query;
    if (query) return Buttons.isOurs(query.data) ? router.track(() => this.press(query, me, checked)) : undefined;
    const arrival = arrivalOf(update, me.id);
    if (!arrival) return undefined;
    if (checked) return router.handle(incomingOf(arrival, me));
    const isOurs = parseHooksCommand(arrival.text, { botName: me.username }).kind !== "not-ours";
    return isOurs ? router.track(() => this.warnOwner(arrival)) : undefined;
  }

  /** A press is typing the line that the button stands for, by whoever pressed it. */
  private async press(
    { id, data = "", message, from }: CallbackQuery,
    me: UserFromGetMe,
    checked: boolean,
  ): Promise<void> {
    const { router, buttons, cards, languages, replies } = this.parts;
    const line = checked ? buttons.lineOf(data, message?.chat.id, message?.message_id) : undefined;
    if (line === undefined || !message) return this.toast(id, languages.textsFor(String(from.id)).oldButton);
    const spot = spotOf(message);
    const outcome = await router.execute({
      text: line,
      origin: "typed",
      chat: kindOf(message.chat.type),
      spot,
      messageId: `press ${id}`,
      botName: me.username,
      ...senderOf(from),
    });
    await this.toast(id, outcome.text?.split("\n", 1)[0] ?? "");
    // A card becomes what was decided.
    if (outcome.outcome === "done" && !cards.has(spot, message.message_id))
      await router.inTurn(spot, () => replies.send(spot, outcome));
  }

  private async toast(queryId: string, text: string): Promise<void> {
    await this.parts.api.answerCallbackQuery(queryId, text === "" ? {} : { text: cutTo(text, 200) });
  }

  /** Once, and only into an owner's own chat: the update may come from anybody. */
  private async warnOwner({ message: { chat, from } }: Arrival): Promise<void> {
    const isOwner = this.parts.hooks.owners().some((owner) => owner.id === `telegram:${from?.id}`);
    if (this.hasWarned || !isOwner || chat.id !== from?.id) return;
    this.hasWarned = true;
    const { telegram } = this.parts.languages.textsFor(String(chat.id));
    await this.parts.replies.send({ chatId: String(chat.id) }, { text: telegram.unprotected });
  }
}

const incomingOf = ({ message, text, origin }: Arrival, me: UserFromGetMe): Incoming<TelegramSpot> => ({
  text,
  origin,
  chat: kindOf(message.chat.type),
  spot: spotOf(message),
  messageId: String(message.message_id),
  botName: me.username,
  ...senderOf(message.from),
});

type Placed = Pick<Message, "chat" | "message_id"> & Partial<Pick<Message, "message_thread_id" | "is_topic_message">>;

const spotOf = ({ chat, message_thread_id, message_id, is_topic_message }: Placed): TelegramSpot => ({
  chatId: String(chat.id),
  ...(is_topic_message && { threadId: message_thread_id }),
  ...(chat.type !== "private" && { replyTo: message_id }),
});

function kindOf(type: Message["chat"]["type"]): Incoming["chat"] {
  if (type === "private") return "private";
  return type === "channel" ? "channel" : "group";
}

const senderOf = (from: Message["from"]): Pick<Incoming, "senderId" | "locale"> => ({
  ...(from && { senderId: from.id }),
  ...(from?.language_code !== undefined && { locale: from.language_code }),
});
