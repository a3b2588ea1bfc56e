import { renderUnicodeCompact } from "uqr";
import { ClosingError } from "../agent/conversations.js";
import type { ChannelHooks } from "../channels/hooks.js";
import { RecentMap } from "../channels/recent-map.js";
import { splitReply } from "../channels/split.js";
import type { Heard } from "../channels/talk/heard.js";
import { messageOf } from "../channels/talk/message-of.js";
import type { WechatTalkParts } from "../channels/talk/wechat.js";
import { textsFor } from "../texts/index.js";
import type { Launch } from "./launch.js";
import type { Mail } from "./mail.js";
import { UndeliverableError } from "./outbox.js";
import type { Reception } from "./reception.js";

export type ChannelParts = {
  hooks: ChannelHooks;
  reception: Reception;
  mail: Mail;
  locale?: string;
  /** A line for the terminal of the bot. */
  log(line: string): void;
};

type Send = (chatId: string, text: string) => Promise<void>;

/** What ends a channel. */
export type Ending = () => Promise<void>;

/** Telegram's own limit. */
const LONGEST_ON_TELEGRAM = 4_096;
/** Longer texts are hard to read on a phone, and some puppets cut them. */
const LONGEST_ON_WECHAT = 1_800;
const MOST_BEGUN = 100;

/** Listens on Telegram. */
export async function connectTelegram(telegram: NonNullable<Launch["telegram"]>, parts: ChannelParts): Promise<Ending> {
  const { hooks, mail, locale, log } = parts;
  const { start } = textsFor(locale);
  const library = await import("../channels/talk/telegram.js").catch(whenMissing("grammy", start.notInstalled, log));
  if (!library) return async () => {};
  const talk = library.talkOnTelegram({
    ...telegram,
    hooks,
    ...(locale !== undefined && { locale }),
    onReady: (name) => log(start.telegramReady(name)),
    onTrouble: (detail) => log(start.telegramTrouble(detail)),
    onMessage: (heard, send) => hear(heard, send, parts),
  });
  const carrier = async (chatId: string, text: string): Promise<void> => {
    try {
      await talk.send(chatId, text);
    } catch (error) {
      if (library.isHopeless(error)) throw new UndeliverableError(start.undeliverable(messageOf(error)));
      const retryAfterMs = library.retryAfterMsOf(error);
      throw retryAfterMs === undefined ? error : Object.assign(new Error("later"), { retryAfterMs });
    }
  };
  mail.connect("telegram", { carrier: inPieces(carrier, LONGEST_ON_TELEGRAM), longest: LONGEST_ON_TELEGRAM });
  return () => talk.close();
}

/** Listens on WeChat. */
export async function connectWechat(puppet: WechatTalkParts["puppet"], parts: ChannelParts): Promise<Ending> {
  const { hooks, mail, locale, log } = parts;
  const { start } = textsFor(locale);
  const { talkOnWechat } = await import("../channels/talk/wechat.js");
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
  mail.connect("wechat", { carrier: inPieces(talk.send, LONGEST_ON_WECHAT), longest: LONGEST_ON_WECHAT });
  return () => talk.close();
}

/** What the command line writes down may be longer than a message. Tried again, it goes on behind what has left. */
function inPieces(send: Send, longest: number): Send {
  const left = new RecentMap<string, number>(MOST_BEGUN);
  return async (chatId, text) => {
    const key = JSON.stringify([chatId, text]);
    for (const piece of splitReply(text, [], longest).slice(left.get(key) ?? 0)) {
      await send(chatId, piece.text);
      left.set(key, (left.get(key) ?? 0) + 1);
    }
    left.delete(key);
  };
}

/** Hands a message to the agent. Where that fails inside of us, a full disk perhaps, the person is told all the same. */
async function hear(heard: Heard, send: Send, { reception, log }: ChannelParts): Promise<void> {
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
const voiceOf = ({ chatId, senderId = chatId }: Heard, send: Send) => ({
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
