import type { Api } from "grammy";
import type { CallbackQuery, Message, Update, UserFromGetMe } from "grammy/types";
import { type CommandName, parseHooksCommand } from "../../commands/parse.js";
import type { CommandOutcome, CommandRequest } from "../../commands/request.js";
import type { ChannelHooks } from "../hooks.js";
import { Lines } from "../lines.js";
import { Buttons } from "./buttons.js";
import { cutTo } from "./formatting.js";
import type { Languages } from "./languages.js";
import { type Arrival, arrivalOf } from "./origin.js";
import { Progress } from "./progress.js";
import type { Replies, Spot } from "./replies.js";

export type DeskParts = {
  hooks: ChannelHooks;
  api: Api;
  replies: Replies;
  buttons: Buttons;
  languages: Languages;
};

/** Commands that must take effect in the order they were typed; all others wait for nobody. */
const IN_LINE: Partial<Record<CommandName, string>> = {
  on: "switch",
  off: "switch",
  approve: "approvals",
  revoke: "approvals",
  pair: "owners",
  unpair: "owners",
};

/** Takes `/hooks` out of the stream of updates, before any handler and any model sees it, and answers it. */
export class CommandDesk {
  private readonly lines = new Lines();
  private readonly running = new Set<Promise<unknown>>();
  private hasWarned = false;

  constructor(private readonly parts: DeskParts) {}

  /** Answers what is ours; undefined when it is not. `checked` is false where the update could be forged. */
  take(update: Update, me: UserFromGetMe, checked: boolean): Promise<unknown> | undefined {
    const query = update.callback_query;
    const task = query ? this.press(query, me, checked) : this.line(update, me, checked);
    if (!task) return undefined;
    // Neither a reply that cannot be delivered nor a forged update is a reason to stop the bot.
    const done = (async () => task())().catch(() => undefined);
    this.running.add(done);
    return done.finally(() => this.running.delete(done));
  }

  /** Resolves when every command taken so far is answered. */
  async settled(): Promise<void> {
    await Promise.all(this.running);
  }

  private line(update: Update, me: UserFromGetMe, checked: boolean): (() => Promise<unknown>) | undefined {
    const arrival = arrivalOf(update, me.id);
    const parsed = parseHooksCommand(arrival?.text ?? "", { botName: me.username });
    if (!arrival || parsed.kind === "not-ours") return undefined;
    return () => (checked ? this.answer(arrival, me) : this.warnOwner(arrival));
  }

  /** Only what a command does has to be in order: a reply that has to wait holds up nobody. */
  private handle(request: CommandRequest): Promise<CommandOutcome> {
    const parsed = parseHooksCommand(request.text, request.botName === undefined ? {} : { botName: request.botName });
    const inLine = parsed.kind === "command" ? IN_LINE[parsed.name] : undefined;
    const task = (): Promise<CommandOutcome> => this.parts.hooks.handleCommand(request);
    return inLine ? this.lines.run(inLine, task) : task();
  }

  private async answer({ message, text, origin }: Arrival, me: UserFromGetMe): Promise<void> {
    const { from, chat } = message;
    const spot = spotOf(message);
    // What an owner asks for in a group is answered in private.
    const details = chat.type === "private" || !from ? spot : { chatId: from.id };
    const progress = new Progress(this.parts.api, this.parts.replies, details);
    const outcome = await this.handle({
      channel: "telegram",
      text,
      origin,
      chat: kindOf(chat.type),
      chatId: String(chat.id),
      messageId: String(message.message_id),
      botName: me.username,
      onProgress: progress.show,
      ...senderOf(from),
    });
    await this.lines.run(`replies ${chat.id}`, () => this.reply(outcome, { spot, details, me, progress }));
  }

  private async reply(
    outcome: CommandOutcome,
    { spot, details, me, progress }: { spot: Spot; details: Spot; me: UserFromGetMe; progress: Progress },
  ): Promise<void> {
    if (outcome.outcome === "dropped" || outcome.outcome === "not-ours") return;
    const { replies, languages } = this.parts;
    if (!outcome.private)
      return void (await (outcome.command ? progress.finish(outcome) : replies.send(spot, outcome)));
    const delivered = await progress.finish(outcome);
    const link = `https://t.me/${me.username}`;
    const text = delivered ? outcome.publicText : languages.textsFor(String(details.chatId)).openChat(link);
    await replies.send(spot, { text: text ?? "" });
  }

  /** A press is typing the line that the button stands for, by whoever pressed it. */
  private press(query: CallbackQuery, me: UserFromGetMe, checked: boolean): (() => Promise<unknown>) | undefined {
    if (!Buttons.isOurs(query.data)) return undefined;
    const { data, message, from } = query;
    const line = checked ? this.parts.buttons.lineOf(data, message?.chat.id, message?.message_id) : undefined;
    if (line === undefined || !message)
      return () => this.toast(query, this.parts.languages.textsFor(String(from.id)).oldButton);
    return () => this.pressed(query, message, line, me);
  }

  private async pressed(
    query: CallbackQuery,
    message: NonNullable<CallbackQuery["message"]>,
    line: string,
    me: UserFromGetMe,
  ): Promise<void> {
    const { from } = query;
    const { chat } = message;
    const outcome = await this.handle({
      channel: "telegram",
      text: line,
      origin: "typed",
      chat: kindOf(chat.type),
      chatId: String(chat.id),
      messageId: `press ${query.id}`,
      botName: me.username,
      ...senderOf(from),
    });
    await this.toast(query, outcome.text?.split("\n", 1)[0] ?? "");
    if (outcome.outcome !== "done") return;
    await this.lines.run(`replies ${chat.id}`, () => this.parts.replies.send(spotOf(message), outcome));
  }

  private async toast({ id }: CallbackQuery, text: string): Promise<void> {
    await this.parts.api.answerCallbackQuery(id, text === "" ? {} : { text: cutTo(text, 200) });
  }

  /** Once, and only into an owner's own chat: the update may come from anybody. */
  private async warnOwner({ message }: Arrival): Promise<void> {
    const { chat, from } = message;
    const isOwner = this.parts.hooks.owners().some((owner) => owner.id === `telegram:${from?.id}`);
    if (this.hasWarned || !isOwner || chat.id !== from?.id) return;
    this.hasWarned = true;
    const { telegram } = this.parts.languages.textsFor(String(chat.id));
    await this.parts.replies.send({ chatId: chat.id }, { text: telegram.unprotected });
  }
}

type Placed = Pick<Message, "chat" | "message_id"> & Partial<Pick<Message, "message_thread_id" | "is_topic_message">>;

const spotOf = ({ chat, message_thread_id, message_id, is_topic_message }: Placed): Spot => ({
  chatId: chat.id,
  ...(is_topic_message && { threadId: message_thread_id }),
  ...(chat.type !== "private" && { replyTo: message_id }),
});

function kindOf(type: Message["chat"]["type"]): CommandRequest["chat"] {
  if (type === "private") return "private";
  return type === "channel" ? "channel" : "group";
}

const senderOf = (from: Message["from"]): Pick<CommandRequest, "senderId" | "locale"> => ({
  ...(from && { senderId: from.id }),
  ...(from?.language_code !== undefined && { locale: from.language_code }),
});
