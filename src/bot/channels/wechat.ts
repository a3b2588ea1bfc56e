import { renderUnicodeCompact } from "uqr";
import { type Message, types, type Wechaty, WechatyBuilder } from "wechaty";
import type { ChannelHooks, Delivery } from "../../channels/channel.js";
import { startPatiently } from "../../channels/wechat/index.js";
import { connectWechaty } from "../../host.js";
import { messageOf } from "../../lib/message-of.js";
import { type ChannelParts, handleFromPlatform, type IncomingMessage } from "../message-handler.js";
import { textsFor } from "../words/index.js";

/** Sends one message, past the guard. */
type Send = (chatId: string, text: string) => Promise<void>;

export type WechatTalk = {
  /** The same for a text that is written down, in as many messages as it needs. */
  deliver(chatId: string, text: string, delivery: Delivery): Promise<void>;
  close(): Promise<void>;
};

export type WechatTalkParts = {
  /** The puppet's package, or a puppet. */
  puppet: string | Wechaty["puppet"];
  hooks: ChannelHooks;
  locale?: string;
  /** What is no command of ours: for the agent. */
  onMessage(heard: IncomingMessage, send: Send): Promise<void>;
  /** A person has to scan this, as a QR code, with the phone. */
  onScan(code: string): void;
  onReady(name: string): void;
  onTrouble(detail: string): void;
};

/** Older messages are what the puppet catches up with after a login. */
const OLDEST_SECONDS = 120;

/** Listens on WeChat. */
export const connect = (
  env: Readonly<Record<string, string | undefined>>,
  parts: ChannelParts,
): Promise<() => Promise<void>> => connectWechat(env.WECHATY_PUPPET ?? "", parts);

/** The same with a puppet of one's own. */
export async function connectWechat(
  puppet: WechatTalkParts["puppet"],
  parts: ChannelParts,
): Promise<() => Promise<void>> {
  const { hooks, mail, locale, log } = parts;
  const { start } = textsFor(locale);
  const talk = talkOnWechat({
    puppet,
    hooks,
    ...(locale !== undefined && { locale }),
    onScan: (code) => log(start.wechatScan(renderUnicodeCompact(code))),
    onReady: (name) => log(start.wechatReady(name)),
    onTrouble: log,
    onMessage: (heard, send) => handleFromPlatform(heard, send, parts),
  });
  mail.connect("wechat", (chatId, text, delivery) => talk.deliver(chatId, text, delivery));
  return () => talk.close();
}

/** Runs a bot that listens on WeChat and hands what people say to an agent. */
export function talkOnWechat(parts: WechatTalkParts): WechatTalk {
  const bot = WechatyBuilder.build({ name: "chat-hooks", puppet: parts.puppet as "wechaty-puppet-service" });
  const language = parts.locale === undefined ? {} : { locale: parts.locale };
  const { deliver } = connectWechaty(bot, parts.hooks, language);
  bot.on("scan", (code) => parts.onScan(code));
  bot.on("login", (user) => parts.onReady(user.name()));
  const send: Send = async (chatId, text) => {
    await bot.puppet.messageSendText(chatId, text);
  };
  const hear = async (message: Message): Promise<void> => {
    if (message.self() || message.type() !== types.Message.Text || message.age() > OLDEST_SECONDS) return;
    const heard = await heardIn(message);
    if (heard) await parts.onMessage({ ...heard, locale: parts.locale ?? "zh" }, send);
  };
  bot.on("message", (message) => {
    // A listener's throw would end the process.
    hear(message).catch((error: unknown) => parts.onTrouble(messageOf(error)));
  });
  const stop = startPatiently(bot, { log: parts.onTrouble, ...language });
  return { deliver, close: stop };
}

/** In a room only what is meant for the bot. */
async function heardIn(message: Message): Promise<IncomingMessage | undefined> {
  const room = message.room();
  if (room && !(await message.mentionSelf())) return undefined;
  const text = room ? await message.mentionText() : message.text();
  const senderId = message.talker().id;
  return { channel: "wechat", chatId: room?.id ?? senderId, senderId, messageId: message.id, text };
}
