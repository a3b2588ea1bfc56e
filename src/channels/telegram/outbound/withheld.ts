import { HttpError } from "grammy";
import { cutTo } from "../rendering/markup.js";
import { isForMachines } from "./fields.js";
import { isRecord, type Payload } from "./payload.js";

/** A call that a hook withheld and that no notice can stand in for. It carries nothing of what was withheld. */
export class WithheldError extends Error {
  override name = "WithheldError";

  constructor(
    readonly method: string,
    readonly hook: string | undefined,
    readonly reason: string,
    message: string,
  ) {
    super(message);
  }

  /** Plugins write errors down and read them back: it must still be known for what it is. */
  toJSON(): string {
    return `${WRITTEN}${this.message}`;
  }
}

const WRITTEN = "WithheldError: ";

/** Whether an error says that a hook withheld a call, also one that grammY took for an error of the network. */
export function isWithheld(error: unknown): boolean {
  const inner = error instanceof HttpError ? error.error : error;
  return inner instanceof WithheldError || (inner instanceof Error && inner.message.startsWith(WRITTEN));
}

/** The bot is put together in a way that would leave a gap in the guard. */
export class TelegramSetupError extends Error {
  override name = "TelegramSetupError";
}

/** Another call than was asked for. */
export type OtherCall = {
  method: string;
  payload: Payload;
  resultOf?(result: unknown): unknown;
  /** What is left to try when Telegram refuses its place. */
  ifRefused?: Payload;
};

/** What happens in place of a withheld call. */
type Replacement =
  | ({ kind: "call" } & OtherCall)
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
export function replacementFor(method: string, payload: Payload, notice: string): Replacement {
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

const call = (method: string, payload: Payload): Replacement => ({ kind: "call", method, payload });

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
