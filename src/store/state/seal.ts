import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { link, readFile, unlink, writeFile } from "node:fs/promises";

const KEY_BYTES = 32;

/** The key that authenticates our records; made, whole or not at all, where there is none yet. */
export async function loadKey(path: string): Promise<Buffer> {
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  const found = await readFile(path).catch(() => undefined);
  if (found?.length === KEY_BYTES) return found;
  const key = randomBytes(KEY_BYTES);
  // Damaged: with a key of its own nothing on disk is genuine, which is what the owner gets to hear.
  if (found) return key;
  await writeFile(draft, key, { flag: "wx", mode: 0o600, flush: true });
  try {
    // Whole or not at all, and never over the one that another process put there meanwhile.
    await link(draft, path);
    return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return await readFile(path);
  } finally {
    // Somebody may have taken it for left over.
    await unlink(draft).catch(() => undefined);
  }
}

/** Binds a record to our key and to its purpose, so that one kind of record never passes for another. */
export function macOf(key: Buffer, purpose: string, text: string): string {
  return createHmac("sha256", key).update(`${purpose}\n${text}`).digest("hex");
}

export function isGenuine(key: Buffer, purpose: string, text: string, mac: unknown): boolean {
  return isSameMac(macOf(key, purpose, text), mac);
}

/** Compares in a time that says nothing about where the two differ. */
export function isSameMac(expected: string, given: unknown): boolean {
  if (typeof given !== "string") return false;
  const [ours, theirs] = [Buffer.from(expected), Buffer.from(given)];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}

/** A record with its seal, as one line of text. */
export function seal(key: Buffer, purpose: string, record: unknown): string {
  const body = JSON.stringify(record);
  return `${JSON.stringify({ body, mac: macOf(key, purpose, body) })}\n`;
}

/** The record, or undefined when it was not sealed with this key for this purpose. */
export function unseal(key: Buffer, purpose: string, text: string): unknown {
  try {
    const { body, mac } = JSON.parse(text) as { body?: unknown; mac?: unknown };
    return typeof body === "string" && isGenuine(key, purpose, body, mac) ? JSON.parse(body) : undefined;
  } catch {
    // Not even JSON: forged, cut off or overwritten, and in each case no record.
    return undefined;
  }
}
