import type { Upload } from "./payload-copy.js";

/** Larger files go by their name only. */
export const LARGEST_READ = 262_144;

type Source = Uint8Array | AsyncIterable<Uint8Array>;
type UploadClass = new (source: Source, filename?: string) => Upload;

/** An upload of the same class, so that the bot's own grammY takes it for one. */
export const uploadOf = (like: Upload, source: Source, name: string | undefined): Upload =>
  new (like.constructor as UploadClass)(source, name);

/**
 * Reads an upload once, up to a limit, and hands back one that can be sent instead: a stream can be read only once,
 * and a file could be another by the time it is sent.
 */
export async function readUpload(upload: Upload): Promise<{ upload: Upload; text: string | undefined }> {
  const raw = await upload.toRaw();
  const read = raw instanceof Uint8Array ? raw : await readStart(raw);
  const text = read instanceof Uint8Array && read.length <= LARGEST_READ ? textOf(read) : undefined;
  return { upload: uploadOf(upload, read, upload.filename), text };
}

/** All bytes of a small source, or a large one with its start put back in front. */
async function readStart(raw: AsyncIterable<Uint8Array> | Blob): Promise<Uint8Array | AsyncIterable<Uint8Array>> {
  const source = raw instanceof Blob ? raw.stream() : raw;
  const iterator = source[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (size <= LARGEST_READ) {
    const { value, done } = await iterator.next();
    if (done) return Buffer.concat(chunks);
    const chunk = typeof value === "string" ? Buffer.from(value) : value;
    chunks.push(chunk);
    size += chunk.length;
  }
  return resume(chunks, iterator);
}

async function* resume(chunks: readonly Uint8Array[], iterator: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* chunks;
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
}

/** The text that a file holds, or undefined when it is no text. */
function textOf(bytes: Uint8Array): string | undefined {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : "utf-8";
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text === "" || text.includes("\0") ? undefined : text;
  } catch {
    return undefined; // bytes that are no text in this encoding
  }
}
