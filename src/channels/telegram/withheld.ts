import { isForMachines } from "./fields.js";
import { cutTo } from "./formatting.js";
import { isRecord, type Payload } from "./payload-copy.js";

/** Another call than was asked for. */
export type Notice = {
  method: string;
  payload: Payload;
  resultOf?(result: unknown): unknown;
  /** What is left to try when Telegram refuses its place. */
  ifRefused?: Payload;
};

/** What happens in place of a withheld call. */
export type Instead =
  | ({ kind: "call" } & Notice)
  /** Nothing goes out, and nobody misses it. */
  | { kind: "silence" }
  /** A notice would make no sense: whoever called must know that nothing was done. */
  | { kind: "error" };

/** Where a message goes, and nothing of what it says. */
const PLACE = [
  "chat_id",
  "business_connection_id",
  "message_thread_id",
  "direct_messages_topic_id",
  "ephemeral_message_parameters",
  "disable_notification",
  "protect_content",
  "reply_parameters",
];
const EDITED = [
  "chat_id",
  "business_connection_id",
  "message_id",
  "inline_message_id",
  "receiver_user_id",
  "ephemeral_message_id",
];
/** Beside a text they do something that a message in the chat cannot stand for. */
const MORE_THAN_A_MESSAGE = new Set(["sendGift", "sendChatJoinRequestWebApp"]);

/** A one-line notice where the text would have appeared, if there is such a place. */
export function replacementFor(method: string, payload: Payload, notice: string): Instead {
  if (/Draft$/.test(method)) return { kind: "silence" };
  switch (method) {
    case "editMessageText":
    case "editEphemeralMessageText":
      return call(method, { ...only(payload, EDITED), text: notice });
    case "editMessageCaption":
    case "editEphemeralMessageCaption":
      return call(method, { ...only(payload, EDITED), caption: cutTo(notice, 1_024) });
    case "answerCallbackQuery":
      return call(method, { ...only(payload, ["callback_query_id", "show_alert"]), text: cutTo(notice, 200) });
    case "answerInlineQuery":
      return call(method, {
        ...only(payload, ["inline_query_id"]),
        results: [articleOf(notice)],
        cache_time: 0,
        is_personal: true,
      });
    case "answerWebAppQuery":
    case "answerGuestQuery":
      return call(method, { ...only(payload, ["web_app_query_id", "guest_query_id"]), result: articleOf(notice) });
  }
  if (!/^(?:send|copy|forward)[A-Z]/.test(method) || payload.chat_id === undefined || MORE_THAN_A_MESSAGE.has(method))
    return { kind: "error" };
  const isSeveral = method === "sendMediaGroup" || /^(?:copy|forward)Messages$/.test(method);
  const place = only(payload, PLACE);
  return {
    kind: "call",
    method: "sendMessage",
    payload: { ...place, text: notice },
    ...(isSeveral && { resultOf: (sent) => [sent] }),
    ...(Object.keys(place).length > 1 && { ifRefused: { ...only(payload, ["chat_id"]), text: notice } }),
  };
}

const call = (method: string, payload: Payload): Instead => ({ kind: "call", method, payload });

const articleOf = (notice: string): Payload => ({
  type: "article",
  id: "withheld",
  title: cutTo(notice, 100),
  input_message_content: { message_text: notice },
});

/** The named fields, without any text that stands in them. */
const only = (payload: Payload, names: readonly string[]): Payload =>
  bare(Object.fromEntries(names.filter((name) => name in payload).map((name) => [name, payload[name]])));

function bare(record: Payload): Payload {
  const kept = Object.entries(record).flatMap(([name, value]): [string, unknown][] => {
    // Without its words a quote is none.
    if (name.startsWith("quote")) return [];
    if (isRecord(value)) return [[name, bare(value)]];
    const isPlain = typeof value === "string" ? isForMachines(name, value) : typeof value !== "object";
    return isPlain ? [[name, value]] : [];
  });
  return Object.fromEntries(kept);
}
