import { BotError, HttpError } from "grammy";
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

/** A field that no message of Telegram's has. Plugins write results down as JSON: it must be there afterwards, too. */
const MARK = "withheld_by_hook";

/** What a call comes to when a notice was sent in its place. */
export const markWithheld = (result: unknown): unknown => {
  if (Array.isArray(result)) return result.map(markWithheld);
  return isRecord(result) ? { ...result, [MARK]: true } : result;
};

/**
 * Whether a hook withheld a call: of what it resolved to, that this is the notice in its place; of an error, that nothing was
 * sent, also where grammY took it for an error of the network.
 */
export function isWithheld(given: unknown): boolean {
  if (Array.isArray(given)) return given.some(isWithheld);
  const error = withheldIn(given);
  return error !== undefined || (isRecord(given) && given[MARK] === true);
}

/** The error that says so, inside what grammY has put around it. */
export function withheldIn(error: unknown): Error | undefined {
  const inner = error instanceof HttpError || error instanceof BotError ? error.error : error;
  if (inner !== error) return withheldIn(inner);
  const isOurs = inner instanceof WithheldError || (inner instanceof Error && inner.message.startsWith(WRITTEN));
  return isOurs ? inner : undefined;
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
export function replacementFor(method: string, payload: Payload, notice: string, keyboard?: Payload): Replacement {
  if (/Draft$/.test(method)) return { kind: "silence" };
  // What stands under a message already stays there: an edit without it would take it away.
  const shown = keyboard && { reply_markup: keyboard };
  switch (method) {
    case "editMessageText":
    case "editEphemeralMessageText":
      return call(method, { ...only(payload, EDITED), text: notice, ...shown });
    case "editMessageCaption":
    case "editEphemeralMessageCaption":
      return call(method, { ...only(payload, EDITED), caption: cutTo(notice, 1_024), ...shown });
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
