import { InputFile } from "grammy";
import { type Bytes, type FileText, MAX_READ, openRegular, readStart, readText } from "../../file-content.js";
import { isUpload, type Upload } from "./payload.js";

type Source = Uint8Array | (() => Promise<Bytes>);

export const uploadOf = (source: Source, name: string | undefined): Upload =>
  new InputFile(source as ConstructorParameters<typeof InputFile>[0], name);

/**
 * Reads an upload once, up to a limit, and hands back what can be sent instead: a stream can be read only once,
 * and a file could be another by the time it is sent.
 */
export async function readUpload(upload: Upload): Promise<{ source: Source; read: FileText | undefined }> {
  const read = await startOf(upload);
  if (!(read instanceof Uint8Array)) return { source: againAndAgain(upload, read), read: undefined };
  return { source: read, read: readText(read) };
}

async function startOf(upload: Upload): Promise<Uint8Array | AsyncGenerator<Uint8Array>> {
  const fileData = dataOf(upload);
  const raw: unknown = typeof fileData === "string" ? await openRegular(fileData) : await upload.toRaw();
  if (raw instanceof Uint8Array) return raw;
  return readStart(raw instanceof Blob ? (raw.stream() as Bytes) : (raw as Bytes));
}

/** Private in grammY's types; without it a path could not be told from a stream before it is opened. */
const dataOf = (upload: Upload): unknown => (upload as unknown as { fileData?: unknown }).fileData;

const isAtHand = (data: unknown): boolean =>
  typeof data === "string" || data instanceof Uint8Array || data instanceof Blob || Array.isArray(data);

/** Whether there are uploads whose bytes come from streams, generators or the network, and not from memory or a file. */
export function hasOpenUploads(value: unknown): boolean {
  if (isUpload(value)) return !isAtHand(dataOf(value));
  return typeof value === "object" && value !== null && Object.values(value).some(hasOpenUploads);
}

/** Lets go of what was opened to be read: a large file that is not sent would stay open. */
export async function closeUploads(value: unknown): Promise<void> {
  if (isUpload(value)) {
    const bytes = await value.toRaw();
    if (!(Symbol.asyncIterator in bytes)) return;
    // One that has not begun has nothing to end.
    const chunks = bytes[Symbol.asyncIterator]();
    await chunks.next();
    await chunks.return?.();
  } else if (typeof value === "object" && value !== null)
    for (const each of Object.values(value)) await closeUploads(each);
}

/** A large upload that is tried again is read again, where its source can be. */
function againAndAgain(upload: Upload, first: AsyncIterable<Uint8Array>): () => Promise<Bytes> {
  let opened: AsyncIterable<Uint8Array> | undefined = first;
  return async () => {
    const bytes = opened ?? (await startOf(upload));
    opened = undefined;
    // What has become small meanwhile is another file, and nobody has looked into it.
    if (bytes instanceof Uint8Array && bytes.length <= MAX_READ)
      throw new Error("The file was changed after it was checked. Send it again.");
    return bytes instanceof Uint8Array ? [bytes] : bytes;
  };
}
