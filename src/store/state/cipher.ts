import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key for one purpose, made of the state's own. */
export const keyFor = (secret: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", `chat-hooks ${purpose}`, KEY_BYTES));

/** A text that only who has the key can read or change. */
export function encrypted(key: Buffer, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64");
}

/** The text, or undefined where it was not encrypted with this key, or was changed since. */
export function decrypted(key: Buffer, text: string): string | undefined {
  const bytes = Buffer.from(text, "base64");
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
  } catch {
    // Forged, cut off or made with another key: in each case nothing that we have written.
    return undefined;
  }
}
