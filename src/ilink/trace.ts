import { isObject } from "../lib/json.js";

/** One call and its answer, with nothing in it that opens anything or that somebody has said. */
export type TracedCall = {
  call: string;
  status: number | string;
  ms: number;
  sent?: unknown;
  answer?: unknown;
};

/** Numbers and words of the protocol itself; of everything else only the kind is kept. */
const PLAIN = new Set([
  ...["ret", "errcode", "status", "type", "message_type", "message_state", "media_type", "encode_type", "encrypt_type"],
  ...["longpolling_timeout_ms", "is_completed", "no_need_thumb", "channel_version", "bot_agent"],
]);

/** All names that the protocol's description has. */
const KNOWN = new Set([
  ...PLAIN,
  ...[
    "errmsg",
    "qrcode",
    "qrcode_img_content",
    "bot_token",
    "ilink_bot_id",
    "ilink_user_id",
    "baseurl",
    "redirect_host",
  ],
  ...["msgs", "get_updates_buf", "sync_buf", "message_id", "msg_id", "svr_id", "seq", "from_user_id", "to_user_id"],
  ...["client_id", "create_time_ms", "update_time_ms", "delete_time_ms", "session_id", "group_id", "item_list"],
  ...["context_token", "run_id", "text_item", "text", "image_item", "voice_item", "file_item", "video_item", "ref_msg"],
  ...["title", "message_item", "partial_text", "start", "end", "startindex", "endindex", "quotemd5", "typing_ticket"],
  ...[
    "media",
    "encrypt_query_param",
    "aes_key",
    "aeskey",
    "full_url",
    "mid_size",
    "playtime",
    "file_name",
    "md5",
    "len",
  ],
  ...["video_size", "video_md5", "upload_full_url", "upload_param", "verify_code"],
]);

/** A value without what it says: its kind and length. */
export function shapeOf(value: unknown, name = ""): unknown {
  if (Array.isArray(value)) return value.map((each) => shapeOf(each));
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key.slice(0, 64), shapeOf(each, key)]));
  if (PLAIN.has(name) && (typeof value !== "string" || /^[\w./ -]{1,40}$/.test(value))) return value;
  if (typeof value !== "string") return typeof value;
  return /^\d+$/.test(value) ? `${value.length} digits` : `text of ${value.length}`;
}

/** Names in an answer that our table does not have. */
export function unknownNames(value: unknown): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap(unknownNames))];
  if (!isObject(value)) return [];
  const here = Object.keys(value).filter((key) => !KNOWN.has(key));
  return [...new Set([...here, ...Object.values(value).flatMap(unknownNames)])];
}
