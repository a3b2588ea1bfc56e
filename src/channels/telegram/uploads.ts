import { constants } from "node:fs";
import { open } from "node:fs/promises";
import { InputFile } from "grammy";
import { isUpload, type Upload } from "./payload-copy.js";

/** Larger files go by their name only. */
export const LARGEST_READ = 262_144;

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
export type Source = Uint8Array | (() => Promise<Bytes>);

export const uploadOf = (source: Source, name: string | undefined): Upload =>
  new InputFile(source as ConstructorParameters<typeof InputFile>[0], name);

/**
 * Reads an upload once, up to a limit, and hands back what can be sent instead: a stream can be read only once,
 * and a file could be another by the time it is sent.
 */
export async function readUpload(upload: Upload): Promise<{ source: Source; text: string | undefined }> {
  const read = await readStart(upload);
  if (!(read instanceof Uint8Array)) return { source: againAndAgain(upload, read), text: undefined };
  return { source: read, text: read.length <= LARGEST_READ ? textOf(read) : undefined };
}

/** All bytes of a small source, or a large one with its start put back in front. */
async function readStart(upload: Upload): Promise<Uint8Array | AsyncIterable<Uint8Array>> {
  const raw: Uint8Array | Blob | Bytes = await openSource(upload);
  if (raw instanceof Uint8Array) return raw;
  const chunks = chunksOf(raw instanceof Blob ? (raw.stream() as Bytes) : raw);
  const start: Uint8Array[] = [];
  let size = 0;
  while (size <= LARGEST_READ) {
    const { value, done } = await chunks.next();
    if (done) return Buffer.concat(start);
    start.push(value);
    size += value.length;
  }
  return resume(start, chunks);
}

/** A named pipe would keep whoever opens it waiting, and with it everything else that reads files. */
async function openSource(upload: Upload): Promise<Uint8Array | Blob | Bytes> {
  // Private in grammY's types; without it a path could not be told from a stream before it is opened.
  const { fileData: path } = upload as unknown as { fileData?: unknown };
  if (typeof path !== "string") return upload.toRaw() as Promise<Uint8Array | Blob | Bytes>;
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  if ((await file.stat()).isFile()) return file.createReadStream();
  await file.close();
  throw new Error(`"${path}" is not a regular file, and cannot be sent. Name one that is.`);
}

/** Streams hand out text where somebody set an encoding. */
async function* chunksOf(source: Bytes): AsyncGenerator<Uint8Array, undefined> {
  for await (const chunk of source) yield typeof chunk === "string" ? Buffer.from(chunk) : chunk;
}

async function* resume(start: readonly Uint8Array[], rest: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* start;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
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
    const bytes = opened ?? (await readStart(upload));
    opened = undefined;
    // What has become small meanwhile is another file, and nobody has looked into it.
    if (bytes instanceof Uint8Array && bytes.length <= LARGEST_READ)
      throw new Error("The file was changed after it was checked. Send it again.");
    return bytes instanceof Uint8Array ? [bytes] : bytes;
  };
}

/** The text that a file holds, or undefined when it is no text. */
function textOf(bytes: Uint8Array): string | undefined {
  if (bytes.length === 0) return undefined;
  const wide = wideEncodingOf(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  if (bytes.includes(0) && !isMostlyText(bytes)) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).replaceAll("\0", "");
  } catch {
    // Text in an old encoding: letters and digits are the same in all of them.
    return new TextDecoder("latin1").decode(bytes).replaceAll("\0", "");
  }
}

/** Text in two bytes a character, with its mark in front or with every other byte empty. */
function wideEncodingOf(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const empty = [0, 0];
  for (const [index, byte] of bytes.entries()) if (byte === 0) empty[index % 2] = (empty[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = empty;
  const many = bytes.length / 5;
  if (odd > many && even * 4 < odd) return "utf-16le";
  return even > many && odd * 4 < even ? "utf-16be" : undefined;
}

function isMostlyText(bytes: Uint8Array): boolean {
  const readable = bytes.filter((byte) => byte === 9 || byte === 10 || byte === 13 || (byte >= 32 && byte < 127));
  return readable.length > bytes.length * 0.85;
}
