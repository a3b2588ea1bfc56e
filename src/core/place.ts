import type { EventName } from "./event.js";

export const CHAT_TYPES = ["private", "group"] as const;
export type ChatType = (typeof CHAT_TYPES)[number];

/** Where an entry applies, in the words of the file: every key that is there must hold, and of a list one of it. */
export type Place = {
  channel?: readonly string[];
  chat?: readonly string[];
  person?: readonly string[];
  chat_type?: ChatType;
};

type Facts = Readonly<Record<string, unknown>>;

/** Events at which something goes out: their entries say `to`, all others `from`. */
const OUTWARD: readonly EventName[] = ["on_outbound_message", "on_notification"];

export const placeKeyOf = (event: EventName): "from" | "to" => (OUTWARD.includes(event) ? "to" : "from");

/**
 * Whether an event is surely elsewhere. What the host does not say counts for the entry: a guard may run too often, never
 * too rarely.
 */
export function isElsewhere(place: Place, payload: Facts, key: "from" | "to"): boolean {
  const { channel, chat, person, chat_type: wanted } = place;
  const type = payload.chat_type;
  return (
    differs(channel, textOf(payload.channel)?.toLowerCase()) ||
    differs(chat, idOf(payload.chat_id, payload.channel)) ||
    (wanted !== undefined && isChatType(type) && type !== wanted) ||
    // What goes to a group goes to nobody by name; a private chat has the id of the person.
    (person !== undefined && key === "to" && type === "group") ||
    differs(person, idOf(key === "to" ? payload.chat_id : payload.sender_id, payload.channel))
  );
}

const differs = (wanted: readonly string[] | undefined, known: string | undefined): boolean =>
  wanted !== undefined && known !== undefined && !wanted.includes(known);

const isChatType = (value: unknown): value is ChatType => CHAT_TYPES.some((type) => type === value);

const textOf = (value: unknown): string | undefined =>
  (typeof value === "string" && value !== "") || typeof value === "number" ? String(value) : undefined;

/** An id in one spelling: "007", "+7" and 7 are the same chat to Telegram. */
export const plainId = (id: string): string => (/^[-+]?\d{1,30}$/.test(id) ? String(BigInt(id.replace("+", ""))) : id);

/** A public name says nothing about which id it has: it is as good as unknown. */
function idOf(value: unknown, channel: unknown): string | undefined {
  const text = textOf(value);
  return text === undefined || (channel === "telegram" && text.startsWith("@")) ? undefined : plainId(text);
}
