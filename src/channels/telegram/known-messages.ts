import { RecentMap } from "../recent-map.js";
import { isForMachines } from "./fields.js";
import { isRecord, type Payload } from "./payload-copy.js";

const MOST_MESSAGES = 2_000;

/** Who sent a message and what it answers: not what it says. */
const ENVELOPE = new Set([
  ..."chat from sender_chat sender_business_bot via_bot forward_origin reply_to_message external_reply quote".split(
    " ",
  ),
  ..."reply_markup entities caption_entities new_chat_members pinned_message".split(" "),
]);

/** The texts of messages that were seen lately: a forward or a copy names a message and does not say what is in it. */
export class KnownMessages {
  private readonly texts = new RecentMap<string, readonly string[]>(MOST_MESSAGES);

  /** Takes in a message of an update, or what Telegram answered to a send. */
  remember(message: unknown, chatId?: unknown, texts = textsIn(message)): void {
    if (Array.isArray(message)) for (const each of message) this.remember(each, chatId);
    if (!isRecord(message) || typeof message.message_id !== "number") return;
    const chat = isRecord(message.chat) ? message.chat.id : chatId;
    if (texts.length > 0) this.texts.set(`${chat} ${message.message_id}`, texts);
  }

  /** The texts that a forward or a copy would make appear, as far as they are known. */
  repeatedBy({ from_chat_id, message_id, message_ids }: Payload): string[] {
    const ids = Array.isArray(message_ids) ? message_ids : [message_id];
    return ids.flatMap((id) => this.texts.get(`${from_chat_id} ${id}`) ?? []);
  }
}

function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isRecord(value)) return typeof value === "string" ? [value] : [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (ENVELOPE.has(name) || (typeof inner === "string" && isForMachines(name, inner))) return [];
    return textsIn(inner);
  });
}
