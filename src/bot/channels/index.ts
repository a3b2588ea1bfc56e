import { renderUnicodeCompact } from "uqr";
import type { ChannelHooks } from "../../channels/channel.js";
import { messageOf } from "../../lib/message-of.js";
import { ClosingError } from "../agent/conversations.js";
import type { Mail } from "../delivery/mail.js";
import { type Sender, UndeliverableError } from "../delivery/sender.js";
import type { Launch } from "../launch.js";
import type { MessageHandler } from "../reception.js";
import { textsFor } from "../words/index.js";
import type { IncomingMessage } from "./heard.js";
import type { WechatTalkParts } from "./wechat.js";

export type ChannelParts = {
  hooks: ChannelHooks;
  reception: MessageHandler;
  mail: Mail;
  locale?: string;
  /** A line for the terminal of the bot. */
  log(line: string): void;
};

type Send = (chatId: string, text: string) => Promise<void>;

/** What ends a channel. */
export type Ending = () => Promise<void>;

/** Listens on Telegram. */
export async function connectTelegram(telegram: NonNullable<Launch["telegram"]>, parts: ChannelParts): Promise<Ending> {
  const { hooks, mail, locale, log } = parts;
  const { start } = textsFor(locale);
  const library = await import("./telegram.js").catch(whenMissing("grammy", start.notInstalled, log));
  if (!library) return async () => {};
  const talk = library.talkOnTelegram({
    ...telegram,
    hooks,
    ...(locale !== undefined && { locale }),
    onReady: (name) => log(start.telegramReady(name)),
    onTrouble: (detail) => log(start.telegramTrouble(detail)),
    onMessage: (heard, send) => hear(heard, send, parts),
  });
  const sender: Sender = async (chatId, text, delivery) => {
    try {
      await talk.deliver(chatId, text, delivery);
    } catch (error) {
      if (library.isHopeless(error)) throw new UndeliverableError(start.undeliverable(messageOf(error)));
      const retryAfterMs = library.retryAfterMsOf(error);
      throw retryAfterMs === undefined ? error : Object.assign(new Error("later"), { retryAfterMs });
    }
  };
  mail.connect("telegram", sender);
  return () => talk.close();
}

/** Listens on WeChat. */
export async function connectWechat(puppet: WechatTalkParts["puppet"], parts: ChannelParts): Promise<Ending> {
  const { hooks, mail, locale, log } = parts;
  const { start } = textsFor(locale);
  const { talkOnWechat } = await import("./wechat.js");
  const talk = await talkOnWechat({
    puppet,
    hooks,
    ...(locale !== undefined && { locale }),
    onScan: (code) => log(start.wechatScan(renderUnicodeCompact(code))),
    onReady: (name) => log(start.wechatReady(name)),
    onTrouble: log,
    onMessage: (heard, send) => hear(heard, send, parts),
  }).catch(whenMissing("wechaty", start.notInstalled, log));
  if (!talk) return async () => {};
  mail.connect("wechat", (chatId, text, delivery) => talk.deliver(chatId, text, delivery));
  return () => talk.close();
}

/** Hands a message to the agent. Where that fails inside of us, a full disk perhaps, the person is told all the same. */
async function hear(heard: IncomingMessage, send: Send, { reception, log }: ChannelParts): Promise<void> {
  try {
    await reception.hear(heard, voiceOf(heard, send));
  } catch (error) {
    // It is written down, and told at the next start.
    if (error instanceof ClosingError) return;
    log(messageOf(error));
    // What could not be sent now is not more likely to be a moment later.
    await send(heard.chatId, textsFor(heard.locale).api.failed).catch(() => undefined);
  }
}

/** On both platforms a private chat has the person's own id. */
const voiceOf = ({ chatId, senderId = chatId }: IncomingMessage, send: Send) => ({
  tell: (text: string) => send(chatId, text),
  tellPrivately: (text: string) => send(senderId, text),
});

/** A platform's library is only there for those who use it. */
const whenMissing =
  (name: string, words: (name: string) => string, log: (line: string) => void) => (error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
    log(words(name));
    return undefined;
  };
