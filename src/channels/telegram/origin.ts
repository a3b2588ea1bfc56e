import type { Message, Update } from "grammy/types";
import type { Origin } from "../../commands/request.js";

export type Arrival = { message: Message; text: string; origin: Origin };

/** The message in an update, if it has a text, and how that text came about. */
export function arrivalOf(update: Update, botId: number): Arrival | undefined {
  const message = messageIn(update);
  const text = message?.text ?? message?.caption;
  return message && text !== undefined ? { message, text, origin: originOf(update, message, botId) } : undefined;
}

/** The message that an update brings, of whichever kind. */
export const messageIn = (update: Update): Message | undefined =>
  update.message ??
  update.edited_message ??
  update.channel_post ??
  update.edited_channel_post ??
  update.business_message ??
  update.edited_business_message ??
  update.guest_message;

/** Only what a real account has just typed itself counts. Each other way has its name, so that the owner learns why. */
function originOf(update: Update, message: Message, botId: number): Origin {
  if (update.channel_post || update.edited_channel_post) return "channel_post";
  if (isForSomebodyElse(update, message)) return "unknown";
  if (update.edited_message || message.edit_date !== undefined) return "edited";
  if (message.forward_origin || message.is_automatic_forward) return "forwarded";
  if (message.via_bot) return "via_bot";
  if (message.from?.is_bot) return message.from.id === botId ? "self" : "bot";
  if (message.sender_chat || !message.from) return "anonymous";
  if (message.is_from_offline) return "scheduled";
  return message.text === undefined ? "caption" : "typed";
}

/** Business and guest messages stand in a chat with other people: not even a refusal belongs there. */
const isForSomebodyElse = (update: Update, message: Message): boolean =>
  (update.message !== message && update.edited_message !== message) ||
  message.business_connection_id !== undefined ||
  message.sender_business_bot !== undefined ||
  Object.keys(message).some((name) => name.startsWith("guest_"));
