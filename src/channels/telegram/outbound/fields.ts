/**
 * What of a call a person could read. It is a list of what is *not* text: a field that is missing here is looked at,
 * so that a new method, or a new field of an old one, is covered before anybody has heard of it.
 */

/** Telegram takes names of methods in any case: these must be known by their name whichever way it is written. */
const KNOWN_METHODS = new Map(
  (
    "setWebhook deleteWebhook logOut close sendChatAction sendMessage " +
    "forwardMessage forwardMessages copyMessage copyMessages deleteMessage deleteMessages stopPoll editMessageText " +
    "editMessageCaption editMessageMedia editMessageReplyMarkup editMessageLiveLocation editMessageChecklist"
  )
    .split(" ")
    .map((name) => [name.toLowerCase(), name]),
);

/** The name of a method as Telegram writes it, or undefined for what could lead anywhere but to a method. */
export const methodOf = (name: string): string | undefined =>
  /^[a-z][a-z0-9]{0,63}$/i.test(name) ? (KNOWN_METHODS.get(name.toLowerCase()) ?? name) : undefined;

/** Calls between the bot and Telegram that show nothing to anybody. */
const SILENT = new Set(["setWebhook", "deleteWebhook", "logOut", "close", "sendChatAction"]);
export const isSilent = (method: string): boolean => SILENT.has(method) || /^get[A-Z]/.test(method);

/** Calls that make an existing message appear elsewhere: its text is not part of the call. */
const REPEATS = new Set(["forwardMessage", "forwardMessages", "copyMessage", "copyMessages"]);
export const repeatsMessages = (method: string): boolean => REPEATS.has(method);

const WORD = /^[a-z_]{1,40}$/;
const OPAQUE_ID = /^@?[\w-]{1,256}={0,2}$/;
/** How Telegram writes ids of files: the type and the data centre in front, packed in base64url. */
const FILE_ID = /^[A-H][AQgw]A[A-D][\w-]{16,}$/;

/** Fields for machines, each with the form its value has: in any other form it counts as text. */
const MACHINE_FIELDS = new Map<string, RegExp>([
  ["id", OPAQUE_ID],
  ["type", WORD],
  ["action", WORD],
  ["style", WORD],
  ["format", WORD],
  ["point", WORD],
  ["source", WORD],
  ["field_name", WORD],
  ["sticker_format", WORD],
  ["sticker_type", WORD],
  ["parse_mode", /^(?:html|markdown|markdownv2)$/i],
  ["language_code", /^[a-z]{2,3}(?:-\w{2,8})?$/i],
  ["country_code", /^[A-Z]{2}$/],
  ["currency", /^[A-Z]{3}$/],
  ["mime_type", /^[\w.+-]{1,40}\/[\w.+-]{1,80}$/],
  ["emoji", /^\P{ASCII}{1,20}$/u],
  ["date_time_format", /^[rwdDtT]{1,4}$/],
  ["file_hash", /^[\w+/=]+$/],
  ["data_hash", /^[\w+/=]+$/],
  ["element_hash", /^[\w+/=]+$/],
  // A key for the payment provider: it goes to Telegram's own servers and is shown to nobody.
  ["provider_token", /^/],
]);

const FILE_FIELDS = new Set(
  "photo audio document video animation voice video_note live_photo sticker media thumbnail cover still".split(" "),
);

/** Whether a string can be left out: its field is for machines, and it looks like what belongs there. */
export function isForMachines(name: string, value: string): boolean {
  const shape = MACHINE_FIELDS.get(name);
  if (shape) return shape.test(value);
  if (FILE_FIELDS.has(name)) return FILE_ID.test(value);
  if (name.endsWith("_parse_mode")) return isForMachines("parse_mode", value);
  return /_ids?$/.test(name) && OPAQUE_ID.test(value);
}

/** Fields whose value is text also when it comes as a number. */
const TEXT_FIELDS = new Set(
  (
    "text caption title description question explanation options message_text url callback_data phone_number first_name " +
    "last_name name address label comment bio custom_title tag short_description username quote keyboard " +
    "input_field_placeholder performer summary expression alternative_text custom_description switch_inline_query " +
    "switch_inline_query_current_chat forward_text error_message html markdown credit bank_card_number email_address " +
    "street city state suggested_name keywords hashtag cashtag query vcard command payload"
  ).split(" "),
);
export const isTextField = (name: string): boolean => TEXT_FIELDS.has(name);

/** The longest text each place takes; the first line that fits counts. Method, then the end of the path. */
const LIMITS: readonly (readonly [method: RegExp, path: RegExp, most: number])[] = [
  [/^answerCallbackQuery$/, /^text$/, 200],
  [/^(?:sendGift|giftPremiumSubscription)$/, /^text$/, 128],
  [/Checklist$/, /\.title$/, 255],
  [/Checklist$/, /tasks\.text$/, 100],
  [/^sendPoll$/, /^options(?:\.text)?$/, 100],
  [/^sendPoll$/, /^question$/, 300],
  [/^sendPoll$/, /^explanation$/, 200],
  [/^sendPoll$/, /^description$/, 1_024],
  [/Story$/, /caption$/, 2_048],
  [/./, /caption$/, 1_024],
  [/Invoice/, /^title$/, 32],
  [/Invoice/, /^description$/, 255],
  [/^setChatTitle$/, /^title$/, 128],
  [/Sticker/, /^title$/, 64],
  [/Topic$/, /^name$/, 128],
  [/^setMyName$/, /^name$/, 64],
  [/^setMyDescription$/, /^description$/, 512],
  [/^setMyShortDescription$/, /^short_description$/, 120],
  [/^setChatDescription$/, /^description$/, 255],
  [/^setMyCommands$/, /description$/, 256],
  [/^verify/, /^custom_description$/, 70],
  [/./, /^(?:custom_title|tag)$/, 16],
  [/./, /^bio$/, 140],
  [/./, /^comment$/, 128],
  [/./, /copy_text\.text$/, 256],
  [/./, /callback_data$/, 64],
  [/./, /input_field_placeholder$/, 64],
  [/./, /input_message_content\.title$/, 32],
  [/./, /vcard$/, 2_048],
  [/./, /rich_message\./, 32_768],
];
const MAX_TEXT = 4_096;

export const limitOf = (method: string, path: string): number =>
  LIMITS.find(([methods, paths]) => methods.test(method) && paths.test(path))?.[2] ?? MAX_TEXT;
