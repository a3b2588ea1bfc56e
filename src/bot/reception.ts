import type { ChannelHooks } from "../channels/channel.js";
import { RecentMap } from "../lib/recent-map.js";
import type { Chat, Conversations } from "./agent/conversations.js";
import type { ReplyStream } from "./agent/reply-stream.js";
import type { IncomingMessage } from "./channels/heard.js";
import type { Mail } from "./delivery/mail.js";
import { textsFor } from "./words/index.js";

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

const MAX_STRANGERS = 1_000;
const COMMAND = /^\s*[/／](new|goal)(?:@\w+)?(?:\s+([\s\S]*))?$/i;

/** Takes what people say to the agent, on any channel, once `/hooks` has been taken out. */
export class MessageHandler {
  private readonly refused = new RecentMap<string, true>(MAX_STRANGERS);

  constructor(
    private readonly hooks: ChannelHooks,
    private readonly conversations: Conversations,
    private readonly mail: Mail,
  ) {}

  /** The agent acts for its owners, so it listens to them alone; whoever else writes is told so, once. */
  async hear(heard: IncomingMessage, voice: ReplyTarget): Promise<void> {
    const { talk } = textsFor(heard.locale);
    const id = `${heard.channel}:${heard.senderId}`;
    if (!this.hooks.owners().some((owner) => owner.id === id)) {
      if (!this.refused.get(id)) await voice.tell(talk.ownersOnly(id));
      return this.refused.set(id, true);
    }
    const chat = this.chatOf(heard, voice);
    const [, word = "", rest = ""] = heard.isForwarded ? [] : (COMMAND.exec(heard.text) ?? []);
    switch (word.toLowerCase()) {
      case "new":
        await this.conversations.startAnew(chat);
        return void (await voice.tell(talk.startedAnew));
      case "goal":
        if (rest.trim() === "") return void (await voice.tell(talk.goalUsage));
        await this.conversations.setGoal(chat, rest.trim());
        return void (await voice.tell(talk.goalSet(rest.trim())));
      default:
        return this.answer(chat, heard, voice);
    }
  }

  private async answer(chat: Chat, { text, messageId, onWritten }: IncomingMessage, voice: ReplyTarget): Promise<void> {
    const { say, stream } = voice;
    const kept: string[] = [];
    const mail = async (words: string, turnId: string): Promise<void> => {
      kept.push(await this.mail.keepReply(chat, words, turnId));
    };
    const keep = say ? voice.keep : mail;
    const reply = await this.conversations.respond(chat, {
      text,
      ...(messageId !== undefined && { id: messageId }),
      ...(stream && { stream }),
      ...(onWritten && { onWritten }),
      ...(keep && { keep }),
    });
    this.mail.release(kept);
    if (reply !== undefined) await say?.(reply);
  }

  private chatOf({ channel, chatId, senderId, locale }: IncomingMessage, { tellPrivately }: ReplyTarget): Chat {
    const showNote = async (note: string): Promise<void> => {
      await tellPrivately(textsFor(locale).hookNote(note));
    };
    return {
      channel,
      chatId,
      ...(senderId !== undefined && { senderId }),
      ...(locale !== undefined && { locale }),
      // A note that cannot be shown must not fail the turn.
      onNote: (note) => void showNote(note).catch(() => undefined),
    };
  }
}
