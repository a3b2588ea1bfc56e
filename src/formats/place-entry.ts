import * as z from "zod";
import type { EventName } from "../core/event.js";
import type { EntryWarning } from "../core/hook.js";
import { CHAT_TYPES, type Place, placeKeyOf, plainId } from "../core/place.js";
import { isObject } from "../lib/json.js";
import { showValue } from "../lib/show-value.js";
import type { EntryFault } from "./format.js";
import { boundedText, faultsOfIssue, listUpTo, near } from "./schema.js";

const id = z.union([boundedText(1, 200), z.int()]);
const ids = z.union([id, listUpTo(100, id)]);
const SCHEMA = z.strictObject({
  channel: ids.optional(),
  chat: ids.optional(),
  person: ids.optional(),
  chat_type: z.enum(CHAT_TYPES).optional(),
});
type Raw = z.infer<typeof SCHEMA>;

/** Channels of the ready bot. Other hosts have others, so another name is worth a warning and no more. */
const CHANNELS = ["telegram", "wechat", "web", "cli", "api"];
/** Names that people choose for themselves. WeChat's own ids begin like that, too, and are hex digits. */
const USERNAME = /^@(?!@|[0-9a-f]{32})[A-Za-z]\w{2,31}$/;

export type ParsedPlace = { place: Place; warnings: EntryWarning[] } | { faults: EntryFault[] };

/** Reads `from` or `to` of an entry. */
export function parsePlace(key: "from" | "to", value: unknown, event: EventName | undefined): ParsedPlace {
  if (event && placeKeyOf(event) !== key) return { faults: [{ code: "other-direction", key, event }] };
  if (!isObject(value)) return { faults: [{ code: "wrong-type", key, value: showValue(value), expected: "place" }] };
  const checked = SCHEMA.safeParse(value);
  if (!checked.success) {
    const names = { keys: Object.keys(SCHEMA.shape), depth: 1, ranges: {} };
    const faults = checked.error.issues.flatMap((issue) => faultsOfIssue(issue, value, names));
    return { faults: faults.map((fault) => inside(key, fault, value)) };
  }
  const lists = listsIn(checked.data);
  const isOther = lists.channel !== undefined && !lists.channel.includes("telegram");
  const username = isOther
    ? undefined
    : [...(lists.person ?? []), ...(lists.chat ?? [])].find((each) => USERNAME.test(each));
  if (username !== undefined) return { faults: [{ code: "username", key, value: username }] };
  const { chat_type } = checked.data;
  const place: Place = { ...lists, ...(chat_type && { chat_type }) };
  if (Object.values(place).every((each) => each.length === 0)) return { faults: [{ code: "empty-place", key }] };
  const strange = (lists.channel ?? []).filter((channel) => !CHANNELS.includes(channel));
  return { place, warnings: strange.map((value) => ({ code: "other-channel", value, ...near(value, CHANNELS) })) };
}

/** Each key as a list of texts; ids in one spelling. An empty list limits nothing, so it is left out. */
function listsIn({ channel, chat, person }: Raw): Omit<Place, "chat_type"> {
  const listOf = (given: Raw["chat"]): string[] => (given === undefined ? [] : [given].flat().map(String));
  const lists = {
    channel: listOf(channel).map((each) => each.toLowerCase()),
    chat: listOf(chat).map(plainId),
    person: listOf(person).map(plainId),
  };
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
}

/** Names the key as it stands in the entry. A union's complaint names no cause: the value does. */
function inside(key: string, fault: EntryFault, value: Readonly<Record<string, unknown>>): EntryFault {
  switch (fault.code) {
    case "unknown-key": {
      const { key: unknown, near: meant } = fault;
      return { code: "unknown-key", key: `${key}.${unknown}`, ...(meant !== undefined && { near: `${key}.${meant}` }) };
    }
    case "unknown-word":
      return { ...fault, key: `${key}.${fault.key}` };
    default: {
      const name = "key" in fault ? fault.key : "";
      return { code: "wrong-type", key: `${key}.${name}`, value: showValue(value[name]), expected: "id" };
    }
  }
}
