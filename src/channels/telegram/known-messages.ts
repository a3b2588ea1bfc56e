import { RecentMap } from "../../lib/recent-map.js";
import { isForMachines, repeatsMessages } from "./fields.js";
import { chatNames, messageKey } from "./message-key.js";
import { isRecord, type Payload } from "./payload-copy.js";

const MAX_MESSAGES = 2_000;

/** Who sent a message and what it answers: not what it says. */
const ENVELOPE = new Set([
  ..."chat from sender_chat sender_business_bot via_bot forward_origin reply_to_message external_reply quote".split(
    " ",
  ),
  ..."new_chat_members pinned_message".split(" "),
]);

/** The texts of messages that were seen lately: a forward or a copy names a message and does not say what is in it. */
export class KnownMessages {
  private readonly texts = new RecentMap<string, readonly string[]>(MAX_MESSAGES);

  /** Takes in a message of an update, with those it shows again, or what Telegram answered to a send. */
  remember(message: unknown, chatId?: unknown, saying?: readonly string[]): void {
    if (Array.isArray(message)) for (const each of message) this.remember(each, chatId, saying);
    if (!isRecord(message) || typeof message.message_id !== "number") return;
    const texts = saying ?? textsIn(message);
    if (texts.length > 0)
      for (const chat of chatNames(message.chat) ?? [chatId])
        this.texts.set(messageKey(chat, message.message_id), texts);
    for (const inner of [message.reply_to_message, message.pinned_message]) this.remember(inner);
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
