import { isRecord } from "./payload-copy.js";

/** What tells one message from another. "02" and 2 are the same for Telegram. */
export const messageKey = (chat: unknown, id: unknown): string => `${plain(chat)} ${plain(id)}`;

const plain = (name: unknown): string =>
  /^[-+]?\d+$/.test(String(name)) ? String(Number(name)) : String(name).toLowerCase();

/** A public chat can be named by its number and by its name. */
export function chatNames(chat: unknown): unknown[] | undefined {
  if (!isRecord(chat)) return undefined;
  return typeof chat.username === "string" ? [chat.id, `@${chat.username}`] : [chat.id];
}
