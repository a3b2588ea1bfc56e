import type { ChannelHooks } from "../channels/channel.js";
import type { BotDatabase } from "../host-database.js";
import type { WaitingMessage } from "../index.js";
import { RecordsChangedError } from "../lib/files/records.js";
import { localTime } from "../lib/local-time.js";
import { messageOf } from "../lib/message-of.js";
import { RecentMap } from "../lib/recent-map.js";
import { textsFor as libraryTexts } from "../texts/index.js";
import { type Chat, chatKeyOf } from "./agent/conversation.js";
import { ClosingError, type Conversations } from "./agent/conversations.js";
import type { ReplyStream } from "./agent/turn.js";
import type { Brought } from "./channels/telegram-webhook.js";
import { parseWechatAction, type WechatLogin } from "./channels/wechat-login.js";
import type { Deliveries } from "./delivery/deliveries.js";
import { textsFor } from "./words/index.js";

type WaitingKind = WaitingMessage["kind"];

/** What somebody said to the agent, on any channel. */
export type IncomingMessage = {
  channel: string;
  chatId: string;
  chatType?: "private" | "group";
  senderId?: string;
  /** The platform's id of the message. */
  messageId?: string;
  text: string;
  locale?: string;
  /** Words of somebody else: nothing in them is a command. */
  isForwarded?: boolean;
  /** Says that a crash does not lose the message any more. */
  onWritten?: () => void;
};

/** How a channel shows things, for one message. */
export type ReplyTarget = {
  /** Shows a line of the bot's own. */
  tell(text: string): unknown;
  /** The same where nobody else reads along. */
  tellPrivately(text: string): unknown;
  /** Where a reply goes that need not outlive a crash, such as a terminal; without it, replies are mailed. */
  say?(reply: string): Promise<unknown>;
  /** Writes a reply down before the turn is over, so that a crash before it is said does not lose it. */
  keep?(reply: string, turnId: string): Promise<void>;
  stream?: ReplyStream;
};

/** What every channel of the bot is given. */
export type ChannelParts = {
  hooks: ChannelHooks;
  handler: MessageHandler;
  deliveries: Deliveries;
  locale?: string;
  /** The login on WeChat's own service, for who sits at this machine. */
  wechat?: WechatLogin;
  /** What the machines of this bot share. */
  database?: BotDatabase | undefined;
  newPairingCode?(): Promise<string>;
  /** Where Telegram brings updates to several machines. */
  brought?: Brought | undefined;
  /** A line for the terminal of the bot. */
  log(line: string): void;
};

const MAX_STRANGERS = 1_000;
const AT_THIS_MACHINE = ["cli", "web"];
const COMMAND = /^\s*[/／](new|goal|wechat)(?:@\w+)?(?:\s+([\s\S]*))?$/i;

/** Takes what people say to the agent, on any channel, once `/hooks` has been taken out. */
export class MessageHandler {
  private readonly refused = new RecentMap<string, true>(MAX_STRANGERS);

  constructor(
    private readonly hooks: ChannelHooks,
    private readonly conversations: Conversations,
    private readonly deliveries: Deliveries,
    private readonly around: { wechat?: WechatLogin; outage?: BotDatabase["outage"] | undefined } = {},
  ) {}

  /** The agent acts for its owners, so it listens to them alone; whoever else writes is told so, once. */
  async handle(message: IncomingMessage, target: ReplyTarget): Promise<void> {
    const { talk } = textsFor(message.locale);
    const id = `${message.channel}:${message.senderId}`;
    if (!this.hooks.owners().some((owner) => owner.id === id)) {
      if (!this.refused.get(id)) await target.tell(talk.ownersOnly(id));
      return this.refused.set(id, true);
    }
    const chat = this.chatOf(message, target);
    // It waits until the database is back; what is said at this machine needs none.
    const tellOfOutage = (): unknown => Promise.resolve(target.tell(talk.databaseAway)).catch(() => undefined);
    const isHere = AT_THIS_MACHINE.includes(message.channel);
    const unwatch = isHere ? undefined : this.around.outage?.watch(chatKeyOf(chat), tellOfOutage);
    try {
      await this.act(chat, message, target);
    } catch (error) {
      if (!(error instanceof RecordsChangedError)) throw error;
      await target.tell(talk.recordChanged[error.how]);
    } finally {
      unwatch?.();
    }
  }

  private async act(chat: Chat, message: IncomingMessage, target: ReplyTarget): Promise<void> {
    const { talk } = textsFor(message.locale);
    const [, word = "", rest = ""] = message.isForwarded ? [] : (COMMAND.exec(message.text) ?? []);
    switch (word.toLowerCase()) {
      case "new":
        await this.conversations.startAnew(chat);
        return void (await target.tell(talk.startedAnew));
      case "goal":
        if (rest.trim() === "") return void (await target.tell(talk.goalUsage));
        await this.conversations.setGoal(chat, rest.trim());
        return void (await target.tell(talk.goalSet(rest.trim())));
      case "wechat":
        if (!AT_THIS_MACHINE.includes(message.channel)) return void (await target.tell(talk.onlyAtMachine));
        return void (await target.tell(await this.actOnWechat(rest, message.locale)));
      default:
        return this.answer(chat, message, target);
    }
  }

  private async actOnWechat(rest: string, locale: string | undefined): Promise<string> {
    const { ilink } = textsFor(locale);
    const view = this.around.wechat?.view();
    if (!view) return ilink.off;
    const action = parseWechatAction(rest);
    const said = action === undefined ? undefined : await this.around.wechat?.act(action, locale);
    const { state, waiting } = view;
    if (said !== undefined || !waiting) return said ?? ilink.status(state);
    const what = libraryTexts(locale).ask.counted(Object.entries(waiting.counts) as [WaitingKind, number][]);
    return [ilink.status(state), ilink.waiting(what, localTime(waiting.since))].join(" ");
  }

  private async answer(
    chat: Chat,
    { text, messageId, onWritten }: IncomingMessage,
    target: ReplyTarget,
  ): Promise<void> {
    const { say, stream } = target;
    const kept: string[] = [];
    const writeDown = async (words: string, turnId: string): Promise<void> => {
      kept.push(await this.deliveries.keepReply(chat, words, turnId));
    };
    const keep = say ? target.keep : writeDown;
    const reply = await this.conversations.respond(chat, {
      text,
      ...(messageId !== undefined && { id: messageId }),
      ...(stream && { stream }),
      ...(onWritten && { onWritten }),
      ...(keep && { keep }),
    });
    this.deliveries.release(kept);
    if (reply !== undefined) await say?.(reply);
  }

  private chatOf(
    { channel, chatId, chatType, senderId, locale }: IncomingMessage,
    { tellPrivately }: ReplyTarget,
  ): Chat {
    const showNote = async (note: string): Promise<void> => {
      await tellPrivately(textsFor(locale).hookNote(note));
    };
    return {
      channel,
      chatId,
      ...(chatType && { chatType }),
      ...(senderId !== undefined && { senderId }),
      ...(locale !== undefined && { locale }),
      // A note that cannot be shown must not fail the turn.
      onNote: (note) => void showNote(note).catch(() => undefined),
    };
  }
}

/**
 * Hands a message from a platform to the agent; on each of them, a private chat has the person's own id. Where that fails
 * inside of us, a full disk perhaps, the person is told all the same.
 */
export async function handleFromPlatform(
  message: IncomingMessage,
  send: (chatId: string, text: string) => Promise<void>,
  { handler, log }: ChannelParts,
  tellPrivately: (text: string) => unknown = (text) => send(message.senderId ?? message.chatId, text),
): Promise<void> {
  const { chatId, locale } = message;
  try {
    await handler.handle(message, { tell: (text) => send(chatId, text), tellPrivately });
  } catch (error) {
    // It is written down, and told at the next start.
    if (error instanceof ClosingError) return;
    log(messageOf(error));
    // What could not be sent now is not more likely to be a moment later.
    await send(chatId, textsFor(locale).api.failed).catch(() => undefined);
  }
}
