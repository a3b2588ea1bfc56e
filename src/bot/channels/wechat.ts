import { renderUnicodeCompact } from "uqr";
import { type Message, types, type Wechaty, WechatyBuilder } from "wechaty";
import { startPatiently } from "../../channels/wechat/index.js";
import { connectWechaty } from "../../host.js";
import { localTime } from "../../lib/local-time.js";
import { messageOf } from "../../lib/message-of.js";
import { type ChannelParts, handleFromPlatform, type IncomingMessage } from "../message-handler.js";
import { textsFor } from "../words/index.js";

type Disconnect = () => Promise<void>;

/** Older messages are what the puppet catches up with after a login. */
const OLDEST_SECONDS = 120;

const { Attachment, Audio, Image, Video } = types.Message;
const FILES = [Attachment, Audio, Image, Video];

/** Listens on WeChat. */
export const connect = async (
  env: Readonly<Record<string, string | undefined>>,
  parts: ChannelParts,
): Promise<Disconnect> => connectWechat(env.WECHATY_PUPPET ?? "", parts);

/** Runs a bot that listens on WeChat, with a puppet by its package or a puppet of one's own. */
export function connectWechat(puppet: string | Wechaty["puppet"], parts: ChannelParts): Disconnect {
  const { hooks, deliveries, locale, log } = parts;
  const { start } = textsFor(locale);
  const language = locale === undefined ? {} : { locale };
  const bot = WechatyBuilder.build({ name: "chat-hooks", puppet: puppet as "wechaty-puppet-service" });
  const { deliver } = connectWechaty(bot, hooks, language);
  deliveries.connect("wechat", deliver);
  // A person has to scan this with the phone.
  bot.on("scan", (code) => log(start.wechatScan(renderUnicodeCompact(code))));
  bot.on("login", (user) => log(start.wechatReady(user.name())));
  const send = async (chatId: string, text: string): Promise<void> => {
    await bot.puppet.messageSendText(chatId, text);
  };
  let isOldNoted = false;
  const noteOld = (): void => {
    // A login brings many of them.
    if (!isOldNoted) log(start.wechatOld(localTime(Date.now())));
    isOldNoted = true;
  };
  const toldUnreadable = new Set<string>();
  /** One line for several in a row. */
  const answerFile = async (message: Message): Promise<void> => {
    const { id } = message.talker();
    const isOwner = hooks.owners().some((owner) => owner.id === `wechat:${id}`);
    if (message.room() || !isOwner || !FILES.includes(message.type()) || toldUnreadable.has(id)) return;
    toldUnreadable.add(id);
    await send(id, textsFor(locale ?? "zh").talk.onlyWords);
  };
  const handle = async (message: Message): Promise<void> => {
    if (message.self()) return;
    if (message.age() > OLDEST_SECONDS) return noteOld();
    if (message.type() !== types.Message.Text) return answerFile(message);
    toldUnreadable.delete(message.talker().id);
    const incoming = await incomingFrom(message);
    if (incoming) await handleFromPlatform({ ...incoming, locale: locale ?? "zh" }, send, parts);
  };
  bot.on("message", (message) => {
    // A listener's throw would end the process.
    handle(message).catch((error: unknown) => log(messageOf(error)));
  });
  return startPatiently(bot, { log, ...language });
}

/** In a room only what is meant for the bot. */
async function incomingFrom(message: Message): Promise<IncomingMessage | undefined> {
  const room = message.room();
  if (room && !(await message.mentionSelf())) return undefined;
  const text = room ? await message.mentionText() : message.text();
  const senderId = message.talker().id;
  const chatType = room ? "group" : "private";
  return { channel: "wechat", chatId: room?.id ?? senderId, chatType, senderId, messageId: message.id, text };
}
