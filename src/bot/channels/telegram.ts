import { setTimeout as sleep } from "node:timers/promises";
import { Api, Bot, type BotError, GrammyError } from "grammy";
import type { Message, Update } from "grammy/types";
import type { ChannelHooks, Delivery } from "../../channels/channel.js";
import { looksLikeCommand } from "../../host.js";
import { CommandMenu, connectTelegram, UnfinishedUpdates } from "../../host-telegram.js";
import { messageOf } from "../../lib/message-of.js";
import { type Sender, UndeliverableError } from "../delivery/sender.js";
import { type ChannelParts, handleFromPlatform, type IncomingMessage } from "../message-handler.js";
import { textsFor } from "../words/index.js";
import { asSignal, hasTokenShape, type PollingParts, pollTelegram } from "./telegram-polling.js";

/** Sends one text, past the guard, in as many messages as it needs. */
type Send = (chatId: string, text: string) => Promise<void>;

export type TelegramTalk = {
  /** The same for a text that is written down. */
  deliver(chatId: string, text: string, delivery: Delivery): Promise<void>;
  /** Handles an update that was brought; resolves when all of it is done. */
  handle(update: Update): Promise<void>;
  close(): Promise<void>;
};

export type TelegramTalkParts = {
  token: string;
  apiRoot?: string;
  hooks: ChannelHooks;
  locale?: string;
  /** What is no command of ours: for the agent. `heard.onWritten` says that a crash does not lose it any more. */
  onMessage(heard: IncomingMessage & { onWritten(): void }, send: Send): Promise<void>;
  /** The bot is known to Telegram, by this name. */
  onReady(username: string): void;
  /** It cannot go on, because the token is wrong; or it has to wait: Telegram is out of reach, or somebody else polls. */
  onTrouble(detail: string): void;
} & Pick<PollingParts, "awayMs" | "againMs" | "webhook">;

const TELEGRAM = "https://api.telegram.org";
/** Telegram's typing mark lasts five seconds. */
const TYPING_MS = 4_500;

/** How long a message may take to be written down, before the next ones are heard. */
const WRITING_MS = 200;
/** Telegram may be out of reach, also when we end. */
const ENDING_MS = 1_800;

/** Where Telegram wants to be left alone, the answer to a command waits exactly as long, and everything else this much longer. */
const BEHIND_OUR_OWN_MS = 1_000;

/** Runs a bot that listens on Telegram and hands what people say to an agent. */
export function talkOnTelegram(parts: TelegramTalkParts): TelegramTalk {
  // grammY takes none with a slash behind it.
  const apiRoot = (parts.apiRoot ?? TELEGRAM).replace(/\/+$/, "");
  const client = { apiRoot };
  const bot = new Bot(parts.token, { client });
  const language = parts.locale === undefined ? {} : { locale: parts.locale };
  // Its menu comes later: what is asked of Telegram before it can be reached would only hold up the end.
  const connection = connectTelegram(bot, parts.hooks, { menu: false, ...language });
  // Telegram forgets an update when it is asked for later ones: not before it is written down.
  const unfinished = new UnfinishedUpdates();
  bot.api.config.use(unfinished.transformer);
  const menu = new CommandMenu(new Api(bot.token, client));
  bot.on("message:text", async ({ message, update }) => {
    const heard = heardIn(message, update, bot.botInfo);
    if (!heard) return;
    // A command does not stand behind a name; the agent is not to be taken for who obeys it.
    if (looksLikeCommand(heard.text)) return connection.tell(heard.chatId, misplaced(heard, bot.botInfo.username));
    // Whoever brought it keeps it until it is done.
    if (parts.webhook) return hear({ ...heard, onWritten() {} });
    await untilWritten(update.update_id, (onWritten) => hear({ ...heard, onWritten }));
  });
  /** Waits for that, and not for the answer: what comes next must be heard while a long turn goes on. */
  const untilWritten = async (id: number, work: (onWritten: () => void) => Promise<void>): Promise<void> => {
    unfinished.begin(id);
    unfinished.park(id);
    const written = new Promise<void>((resolve) => {
      void work(resolve).then(resolve);
    }).then(() => unfinished.end(id));
    const end = new AbortController();
    await Promise.race([written, sleep(WRITING_MS, undefined, { signal: end.signal }).catch(() => undefined)]);
    end.abort();
  };
  const hear = (heard: Parameters<typeof parts.onMessage>[0]): Promise<void> =>
    whileTyping(bot.api, heard.chatId, () => parts.onMessage(heard, connection.send)).catch((error: unknown) =>
      parts.onTrouble(messageOf(error)),
    );
  const end = new AbortController();
  const onReady = (username: string): void => {
    menu.ensure();
    parts.onReady(username);
  };
  const running = pollTelegram(bot, { ...parts, apiRoot, onReady }, end.signal);
  return {
    async deliver(chatId, text, delivery) {
      if (!hasTokenShape(parts.token)) throw new Error("Telegram is off: its token is none");
      await connection.deliver(chatId, text, delivery);
    },
    handle: (update) => bot.handleUpdate(update).catch(({ error }: BotError) => parts.onTrouble(messageOf(error))),
    // The guard stays on: the replies of turns that are under way still leave by this bot.
    async close() {
      end.abort();
      await Promise.race([running, sleep(ENDING_MS, undefined, { ref: false })]);
    },
  };
}

/** Listens on Telegram. */
export async function connect(
  env: Readonly<Record<string, string | undefined>>,
  parts: ChannelParts,
): Promise<() => Promise<void>> {
  const { hooks, deliveries, locale, log, brought } = parts;
  const { TELEGRAM_BOT_TOKEN: token = "", TELEGRAM_API_ROOT: apiRoot } = env;
  const { start } = textsFor(locale);
  const loaded = brought && (await import("./telegram-webhook.js"));
  const webhook =
    loaded && new loaded.TelegramWebhook(brought.webhook.secret, brought, (update) => talk.handle(update));
  const talk = talkOnTelegram({
    token,
    ...(apiRoot && { apiRoot }),
    ...(brought && { webhook: brought.webhook }),
    hooks,
    ...(locale !== undefined && { locale }),
    onReady(name) {
      log(start.telegramReady(name));
      void webhook?.open().catch(() => undefined);
    },
    onTrouble: (detail) => log(start.telegramTrouble(detail)),
    onMessage: (heard, send) => handleFromPlatform(heard, send, parts),
  });
  const sender: Sender = (chatId, text, delivery) =>
    talk.deliver(chatId, text, delivery).catch((error: unknown) => {
      if (!(error instanceof GrammyError)) throw error;
      // The person has blocked the bot, or there is no such chat: trying again later is of no use.
      if ([400, 403].includes(error.error_code)) throw new UndeliverableError(start.undeliverable(messageOf(error)));
      const { retry_after } = error.parameters;
      throw retry_after === undefined
        ? error
        : Object.assign(new Error("later"), { retryAfterMs: retry_after * 1_000 + BEHIND_OUR_OWN_MS });
    });
  deliveries.connect("telegram", sender);
  if (webhook) Object.assign(brought, { taker: webhook });
  return async () => {
    webhook?.close();
    await talk.close();
  };
}

/** In a group only what is meant for the bot: its name at the beginning, or a reply to it. */
function heardIn(message: Message & { text: string }, update: Update, me: { id: number; username: string }) {
  const { chat, from, text } = message;
  const called = new RegExp(`^\\s*@${me.username}\\b[\\s,:，：]*`, "i");
  const isForUs = chat.type === "private" || called.test(text) || message.reply_to_message?.from?.id === me.id;
  if (!isForUs || !from || from.is_bot) return undefined;
  const heard: IncomingMessage = {
    channel: "telegram",
    chatId: String(chat.id),
    chatType: chat.type === "private" ? "private" : "group",
    senderId: String(from.id),
    messageId: `${update.update_id}`,
    text: text.replace(called, ""),
    ...(message.forward_origin && { isForwarded: true }),
    ...(from.language_code !== undefined && { locale: from.language_code }),
  };
  return heard;
}

const misplaced = ({ locale }: IncomingMessage, name: string): string =>
  textsFor(locale).talk.commandBehindName(`/hooks@${name}`);

async function whileTyping<T>(api: Api, chatId: string, work: () => Promise<T>): Promise<T> {
  // A comfort: whether it is seen or not, the answer comes.
  const type = (): void => {
    const signal = asSignal(AbortSignal.timeout(TYPING_MS));
    api.sendChatAction(chatId, "typing", {}, signal).catch(() => undefined);
  };
  type();
  const timer = setInterval(type, TYPING_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
