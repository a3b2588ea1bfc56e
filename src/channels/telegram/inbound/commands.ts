import type { Api } from "grammy";
import type { CallbackQuery, Message, Update, UserFromGetMe } from "grammy/types";
import type { Origin } from "../../../commands/request.js";
import type { CommandRouter } from "../../command-router.js";
import type { Languages } from "../../languages.js";
import type { ChannelHooks, ChannelPort, Incoming } from "../../port.js";
import { spelt } from "../../spelling.js";
import { cutTo } from "../rendering/markup.js";
import { Buttons } from "../replies/buttons.js";
import type { Replies, TelegramSpot } from "../replies/replies.js";

/** The message that an update brings, of whichever kind. */
export const messageIn = (update: Update): Message | undefined =>
  update.message ??
  update.edited_message ??
  update.channel_post ??
  update.edited_channel_post ??
  update.business_message ??
  update.edited_business_message ??
  update.guest_message;

/** Only what a real account has just typed itself counts. Each other way has its name, so that the owner learns why. */
function originOf(update: Update, message: Message, botId: number): Origin {
  if (update.channel_post || update.edited_channel_post) return "channel_post";
  if (isForSomebodyElse(update, message)) return "unknown";
  if (update.edited_message || message.edit_date !== undefined) return "edited";
  if (message.forward_origin || message.is_automatic_forward) return "forwarded";
  if (message.via_bot) return "via_bot";
  if (message.from?.is_bot) return message.from.id === botId ? "self" : "bot";
  if (message.sender_chat || !message.from) return "anonymous";
  if (message.is_from_offline) return "scheduled";
  return message.text === undefined ? "caption" : "typed";
}

/** Business and guest messages stand in a chat with other people: not even a refusal belongs there. */
const isForSomebodyElse = (update: Update, message: Message): boolean =>
  (update.message !== message && update.edited_message !== message) ||
  message.business_connection_id !== undefined ||
  message.sender_business_bot !== undefined ||
  Object.keys(message).some((name) => name.startsWith("guest_"));

/** Whoever forges commands must not be able to flood an owner with what we say to them. */
const WARN_EVERY_MS = 60_000;

type CommandParts = {
  hooks: ChannelHooks;
  port: ChannelPort<TelegramSpot>;
  router: CommandRouter<TelegramSpot>;
  api: Api;
  replies: Replies;
  languages: Languages;
};

/** Takes `/hooks` out of the stream of updates, before any handler and any model sees it. */
export class TelegramCommands {
  private warnedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly parts: CommandParts) {}

  /** Answers what is ours; undefined when it is not. `checked` is false where the update could be forged. */
  handle(update: Update, me: UserFromGetMe, checked: boolean): Promise<void> | undefined {
    const { router } = this.parts;
    const query = update.callback_query;
    if (query) return Buttons.isOurs(query.data) ? router.track(() => this.press(query, me, checked)) : undefined;
    const message = messageIn(update);
    const text = message?.text ?? message?.caption;
    if (!message || text === undefined) return undefined;
    if (!checked)
      return router.isCommand({ text, botName: me.username }) ? router.track(() => this.warnOwner(message)) : undefined;
    const origin = originOf(update, message, me.id);
    const messageId = String(message.message_id);
    return router.handle({ ...placeOf(message, message.from, me), text, origin, messageId });
  }

  /** A press is typing the line that the button stands for, by whoever pressed it. */
  private async press(
    { id, data = "", message, from }: CallbackQuery,
    me: UserFromGetMe,
    checked: boolean,
  ): Promise<void> {
    const { router, languages, replies, port } = this.parts;
    const text = checked ? replies.buttons.lineOf(data, message?.chat.id, message?.message_id) : undefined;
    if (text === undefined || !message) return this.toast(id, languages.textsFor(String(from.id)).oldButton);
    const place = placeOf(message, from, me);
    const outcome = await router.execute({ ...place, text, origin: "typed", messageId: `press ${id}` });
    await this.toast(id, outcome.text?.split("\n", 1)[0] ?? "");
    // A card becomes what was decided.
    if (outcome.outcome === "done" && !replies.isCard(place.spot, message.message_id))
      await router.inTurn(place.spot, () => port.send(place.spot, outcome));
  }

  private async toast(queryId: string, words: string): Promise<void> {
    const text = cutTo(spelt(words, this.parts.port.command), 200);
    await this.parts.api.answerCallbackQuery(queryId, text === "" ? {} : { text });
  }

  /** Once in a while, and only into an owner's own chat: the update may come from anybody. */
  private async warnOwner({ chat, from }: Message): Promise<void> {
    const isOwner = this.parts.hooks.owners().some((owner) => owner.id === `telegram:${from?.id}`);
    const now = performance.now();
    if (now - this.warnedAt < WARN_EVERY_MS || !isOwner || chat.id !== from?.id) return;
    this.warnedAt = now;
    const { telegram } = this.parts.languages.textsFor(String(chat.id));
    await this.parts.replies.send({ chatId: String(chat.id) }, { text: telegram.unprotected });
  }
}

type Placed = Pick<Message, "chat" | "message_id"> & Partial<Pick<Message, "message_thread_id" | "is_topic_message">>;

/** Where somebody said something, and who it was. */
const placeOf = (
  { chat, message_thread_id, message_id, is_topic_message }: Placed,
  from: Message["from"],
  me: UserFromGetMe,
): Omit<Incoming<TelegramSpot>, "text" | "origin"> => ({
  chat: chat.type === "supergroup" ? "group" : chat.type,
  spot: {
    chatId: String(chat.id),
    ...(is_topic_message && { threadId: message_thread_id }),
    ...(chat.type !== "private" && { replyTo: message_id }),
  },
  botName: me.username,
  ...(from && { senderId: from.id }),
  ...(from?.language_code !== undefined && { locale: from.language_code }),
});
