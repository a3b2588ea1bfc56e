import type { Api } from "grammy";
import { RecentMap } from "../../../lib/recent-map.js";
import { isForMachines, repeatsMessages } from "./fields.js";
import { isRecord, type Payload } from "./payload.js";
import type { ApiResponse } from "./retry.js";

/** What tells one message from another. "02" and 2 are the same for Telegram. */
const messageKey = (chat: unknown, id: unknown): string => `${plain(chat)} ${plain(id)}`;

const plain = (name: unknown): string =>
  /^[-+]?\d+$/.test(String(name)) ? String(Number(name)) : String(name).toLowerCase();

/** A public chat can be named by its number and by its name. */
function chatNames(chat: unknown): unknown[] | undefined {
  if (!isRecord(chat)) return undefined;
  return typeof chat.username === "string" ? [chat.id, `@${chat.username}`] : [chat.id];
}

const MAX_KNOWN = 2_000;

/** Who sent a message and what it answers: not what it says. */
const ENVELOPE = new Set(
  (
    "chat from sender_chat sender_business_bot via_bot forward_origin reply_to_message external_reply quote " +
    "new_chat_members pinned_message"
  ).split(" "),
);

/** The texts of messages that were seen lately: a forward or a copy names a message and does not say what is in it. */
export class KnownMessages {
  private readonly texts = new RecentMap<string, readonly string[]>(MAX_KNOWN);
  private readonly keyboards = new RecentMap<string, Payload>(MAX_KNOWN);

  /** Takes in a message of an update, with those it shows again, or what Telegram answered to a send. */
  remember(message: unknown, chatId?: unknown, saying?: readonly string[]): void {
    if (Array.isArray(message)) for (const each of message) this.remember(each, chatId, saying);
    if (!isRecord(message) || typeof message.message_id !== "number") return;
    const texts = saying ?? textsIn(message);
    for (const chat of chatNames(message.chat) ?? [chatId]) {
      const key = messageKey(chat, message.message_id);
      if (texts.length > 0) this.texts.set(key, texts);
      const { reply_markup: keyboard } = message;
      if (isRecord(keyboard)) this.keyboards.set(key, keyboard);
      else this.keyboards.delete(key);
    }
    for (const inner of [message.reply_to_message, message.pinned_message]) this.remember(inner);
  }

  /** The buttons under the message that a call names, as they were last seen. */
  keyboardUnder({ chat_id, message_id }: Payload): Payload | undefined {
    return this.keyboards.get(messageKey(chat_id, message_id));
  }

  /** The texts of the messages that a call makes appear; undefined for each that is not known. */
  repeatedBy(method: string, payload: Payload): (readonly string[] | undefined)[] {
    return repeatedMessages(method, payload).map(({ chat, id }) => this.texts.get(messageKey(chat, id)));
  }
}

type Named = { chat: unknown; id: unknown };

/** The messages that a call shows again: those it forwards or copies, and one of another chat that it answers. */
function repeatedMessages(method: string, payload: Payload): Named[] {
  const { from_chat_id, message_id, message_ids, reply_parameters: reply } = payload;
  if (repeatsMessages(method))
    return (Array.isArray(message_ids) ? message_ids : [message_id]).map((id) => ({ chat: from_chat_id, id }));
  const isElsewhere =
    isRecord(reply) && reply.chat_id !== undefined && messageKey(reply.chat_id, 0) !== messageKey(payload.chat_id, 0);
  return isElsewhere ? [{ chat: reply.chat_id, id: reply.message_id }] : [];
}

function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isRecord(value)) return typeof value === "string" ? [value] : [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (ENVELOPE.has(name) || (typeof inner === "string" && isForMachines(name, inner))) return [];
    return textsIn(inner);
  });
}

const MAX_OWN = 5_000;

/** Messages of `/hooks` itself: nobody else may change what an owner reads there, or take it away. */
export class OwnMessages {
  private readonly sent = new RecentMap<string, true>(MAX_OWN);

  /** Takes note of every message that leaves by this api. */
  watch(api: Api): void {
    api.config.use(async (prev, method, payload, signal) => {
      const answer = await prev(method, payload, signal);
      const { result } = answer as ApiResponse;
      if (isRecord(result))
        for (const chat of chatNames(result.chat) ?? []) this.sent.set(messageKey(chat, result.message_id), true);
      return answer;
    });
  }

  /** Whether a call names one of them. */
  has({ chat_id, message_id, message_ids }: Payload): boolean {
    const ids = Array.isArray(message_ids) ? message_ids : [message_id];
    return ids.some((id) => this.sent.get(messageKey(chat_id, id)) === true);
  }
}
