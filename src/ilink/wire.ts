import * as z from "zod";

// What the service sends, as far as it is used here. Everything is optional there, and every length is bounded here.

const MAX_ITEMS = 100;
const MAX_MESSAGES = 1_000;
/** A safe integer has at most 16 digits, and not every number of 16 digits is one. */
const LONG_INTEGER = /^-?\d{16,}$/;
const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** JSON whose 64-bit ids keep every digit: long integers become texts. */
export const parseWire = (text: string): unknown =>
  JSON.parse(text.replace(STRING_OR_NUMBER, (token) => (LONG_INTEGER.test(token) ? `"${token}"` : token)));

const text = (most: number) => z.string().max(most).optional().catch(undefined);
const id = z
  .union([z.string().max(64), z.number()])
  .transform(String)
  .optional();
const count = z.number().optional().catch(undefined);

const media = z.object({
  encrypt_query_param: text(8_192),
  aes_key: text(256),
  full_url: text(8_192),
});
const hasMedia = { media: media.optional() };
const quote = z.object({ title: text(4_096), svr_id: id });
const item = z.object({
  type: count,
  text_item: z.object({ text: text(100_000) }).optional(),
  image_item: z.object({ ...hasMedia, aeskey: text(64), mid_size: count }).optional(),
  voice_item: z.object({ ...hasMedia, text: text(100_000), encode_type: count, playtime: count }).optional(),
  file_item: z.object({ ...hasMedia, file_name: text(1_024), md5: text(64), len: id }).optional(),
  video_item: z.object({ ...hasMedia, video_size: count, video_md5: text(64) }).optional(),
  ref_msg: quote.optional(),
});
const message = z.object({
  message_id: id,
  from_user_id: text(256),
  to_user_id: text(256),
  create_time_ms: count,
  message_type: count,
  item_list: z.array(item).max(MAX_ITEMS).optional(),
  context_token: text(8_192),
});
const answer = { ret: count, errcode: count, errmsg: text(4_096) };

export const schemas = {
  plain: z.object(answer),
  message,
  updates: z.object({
    ...answer,
    msgs: z.array(z.unknown()).max(MAX_MESSAGES).nullish(),
    get_updates_buf: text(1_000_000),
    longpolling_timeout_ms: count,
  }),
  sent: z.object({ ...answer, message_id: id }),
  uploadUrl: z.object({ ...answer, upload_full_url: text(8_192), upload_param: text(8_192) }),
  config: z.object({ ...answer, typing_ticket: text(8_192) }),
  qrCode: z.object({ ...answer, qrcode: text(1_024), qrcode_img_content: text(4_096) }),
  status: z.object({
    status: z.string().max(64),
    bot_token: text(1_024),
    ilink_bot_id: text(256),
    ilink_user_id: text(256),
    baseurl: text(1_024),
    redirect_host: text(256),
  }),
};

export type Answer = z.infer<typeof schemas.plain>;
export type MediaRef = z.infer<typeof media>;
export type WireItem = z.infer<typeof item>;
export type WireMessage = z.infer<typeof message>;

export const ITEM = { text: 1, image: 2, voice: 3, file: 4, video: 5 } as const;
export const FROM_USER = 1;
