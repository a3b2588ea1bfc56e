import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import type { IlinkAccount, IlinkClient, OutgoingItem } from "./client.js";
import { IlinkError } from "./errors.js";
import { ITEM, type MediaRef, type WireItem } from "./wire.js";

/** The reference client's cap. */
export const MAX_MEDIA = 100 * 1024 * 1024;
const BLOCK = 16;
const TRIES = 3;
const MEDIA_MS = 120_000;
const KINDS = { image: 1, video: 2, file: 3 } as const;

export type MediaKind = keyof typeof KINDS;
export type Received = { name: string; bytes: Buffer };

/** The length of a cipher text: padding is added always. */
export const paddedSize = (size: number): number => Math.ceil((size + 1) / BLOCK) * BLOCK;

const encrypted = (bytes: Buffer, key: Buffer): Buffer => {
  const cipher = createCipheriv("aes-128-ecb", key, null);
  return Buffer.concat([cipher.update(bytes), cipher.final()]);
};

/** Puts a file where the person can get it from, and answers the item that tells so. */
export async function upload(
  client: IlinkClient,
  account: IlinkAccount,
  to: string,
  { kind, name, bytes }: Received & { kind: MediaKind },
): Promise<OutgoingItem> {
  if (bytes.length > MAX_MEDIA)
    throw new IlinkError("too-large", `"${name}" has ${bytes.length} bytes, and WeChat takes at most ${MAX_MEDIA}.`);
  const key = randomBytes(BLOCK);
  const filekey = randomBytes(BLOCK).toString("hex");
  const size = paddedSize(bytes.length);
  const { url, param } = await client.uploadUrl(account, {
    filekey,
    media_type: KINDS[kind],
    to_user_id: to,
    rawsize: bytes.length,
    rawfilemd5: md5(bytes),
    filesize: size,
    no_need_thumb: true,
    aeskey: key.toString("hex"),
  });
  if (!url && param === undefined) throw new IlinkError("malformed", "WeChat gave no address to upload to.");
  const query = new URLSearchParams({ encrypted_query_param: param ?? "", filekey });
  const place = await put(client, url ?? `${client.wire.mediaBase}/upload?${query}`, encrypted(bytes, key));
  const media = {
    encrypt_query_param: place,
    // Of the hexadecimal digits, not of the bytes: what the phones expect.
    aes_key: Buffer.from(key.toString("hex")).toString("base64"),
    encrypt_type: 1,
  };
  if (kind === "image") return { type: ITEM.image, image_item: { media, mid_size: size } };
  if (kind === "video") return { type: ITEM.video, video_item: { media, video_size: size } };
  return { type: ITEM.file, file_item: { media, file_name: name, len: String(bytes.length) } };
}

async function put(client: IlinkClient, address: string, body: Buffer): Promise<string> {
  const headers = { "Content-Type": "application/octet-stream" };
  for (let tries = 1; ; tries += 1) {
    try {
      const reply = await client.wire.call(address, { method: "POST", headers, body, timeoutMs: MEDIA_MS });
      const place = reply.headers["x-encrypted-param"];
      if (reply.status === 200 && typeof place === "string") return place;
      const isFinal = reply.status >= 400 && reply.status < 500;
      throw new IlinkError(
        isFinal ? "refused" : "unreachable",
        `WeChat answered the upload with HTTP status ${reply.status}.`,
      );
    } catch (error) {
      if (!(error instanceof IlinkError && /^(?:unreachable|timed-out)$/.test(error.fault)) || tries === TRIES)
        throw error;
    }
  }
}

/** What a message's item has beside its text; undefined where it has nothing. Size and digest are as the sender says. */
export async function download(client: IlinkClient, item: WireItem): Promise<Received | undefined> {
  const { image_item: image, voice_item: voice, file_item: file, video_item: video } = item;
  const found = image ?? voice ?? file ?? video;
  if (!found?.media) return undefined;
  const key = image?.aeskey ? Buffer.from(image.aeskey, "hex") : keyOf(found.media);
  const bytes = decrypted(await get(client, found.media), key);
  const length = file?.len === undefined ? undefined : Number(file.len);
  const digest = (file?.md5 || video?.video_md5)?.toLowerCase();
  if ((length !== undefined && length !== bytes.length) || (digest !== undefined && digest !== md5(bytes)))
    throw new IlinkError("malformed", "What WeChat sent is not the file that the message speaks of.");
  const name = file?.file_name ?? (image ? "image.jpg" : voice ? "voice.silk" : "video.mp4");
  return { name, bytes };
}

async function get(client: IlinkClient, { full_url: url, encrypt_query_param: param }: MediaRef): Promise<Buffer> {
  const query = new URLSearchParams({ encrypted_query_param: param ?? "" });
  const { status, body } = await client.wire.call(url || `${client.wire.mediaBase}/download?${query}`, {
    method: "GET",
    timeoutMs: MEDIA_MS,
    maxBytes: MAX_MEDIA + BLOCK,
  });
  if (status !== 200) throw new IlinkError("unreachable", `WeChat answered the download with HTTP status ${status}.`);
  return body;
}

/** The key in one of the two ways it is written; without one the file is plain. */
function keyOf({ aes_key: given }: MediaRef): Buffer | undefined {
  if (!given) return undefined;
  const key = Buffer.from(given, "base64");
  return key.length === 2 * BLOCK ? Buffer.from(key.toString("latin1"), "hex") : key;
}

function decrypted(bytes: Buffer, key: Buffer | undefined): Buffer {
  if (!key) return bytes;
  try {
    const decipher = createDecipheriv("aes-128-ecb", key, null);
    return Buffer.concat([decipher.update(bytes), decipher.final()]);
  } catch {
    throw new IlinkError("malformed", "What WeChat sent cannot be decrypted with the key of the message.");
  }
}

const md5 = (bytes: Buffer): string => createHash("md5").update(bytes).digest("hex");
