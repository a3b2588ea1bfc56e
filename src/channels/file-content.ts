import { constants } from "node:fs";
import { open } from "node:fs/promises";

/** Larger files go by their name only. */
export const MAX_READ = 262_144;

export type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** All bytes of a small source, or a large one with its start put back in front. */
export async function readStart(source: Bytes): Promise<Uint8Array | AsyncGenerator<Uint8Array>> {
  const chunks = chunksOf(source);
  const start: Uint8Array[] = [];
  let size = 0;
  while (size <= MAX_READ) {
    const { value, done } = await chunks.next();
    if (done) return Buffer.concat(start);
    start.push(value);
    size += value.length;
  }
  return resume(start, chunks);
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

/** A named pipe would keep whoever opens it waiting, and with it everything else that reads files. */
export async function openRegular(path: string): Promise<Bytes> {
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  if ((await file.stat()).isFile()) return file.createReadStream();
  await file.close();
  throw new Error(`"${path}" is not a regular file, and cannot be sent. Name one that is.`);
}

/** What can be read in a file. Where it is not all there is (`isWhole` false), it cannot be rewritten. */
export type FileText = { text: string; isWhole: boolean };

/** Shorter runs of readable characters are everywhere in pictures and archives. */
const MIN_RUN = 10;

/**
 * What can be read in the bytes of a small file, or undefined when nothing can. A few odd bytes must not hide a text from
 * the guards: whatever an editor or a viewer could show of it counts, in every way it could be read.
 */
export function readText(bytes: Uint8Array): FileText | undefined {
  if (bytes.length === 0 || bytes.length > MAX_READ) return undefined;
  const plain = decoded(bytes, "utf-8");
  if (plain !== undefined && !plain.includes("\0")) return { text: plain, isWhole: true };
  // Text in an old encoding: letters and digits are the same in all of them, and Chinese is most often in this one.
  const wide = wideEncodingOf(bytes);
  if (!bytes.includes(0) && !wide)
    return { text: [latin(bytes), decoded(bytes, "gb18030") ?? ""].join("\n"), isWhole: false };
  const whole = wide && decoded(bytes, wide);
  const runs = [latin(bytes), ...WIDE.map((encoding) => decoded(bytes, encoding) ?? "")].flatMap(readableRuns);
  const readings = [...new Set([whole ?? "", ...runs])].filter((each) => each !== "");
  if (readings.length === 0) return undefined;
  const isWhole = whole !== undefined && readings.every((each) => bare(whole).includes(bare(each)));
  return { text: isWhole ? whole : readings.join("\n"), isWhole };
}

const WIDE = ["utf-16le", "utf-16be"] as const;

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    // Halves of characters say nothing about the rest of a text in two bytes a character.
    return new TextDecoder(encoding, { fatal: encoding === "utf-8" }).decode(bytes);
  } catch {
    return undefined; // bytes that are no text in this encoding
  }
}

/** Without signs: half of a Chinese character may look like one. */
const bare = (text: string): string => text.replace(/\W/g, "");

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");

/** What `strings` would print. NULs between letters do not count: a viewer does not show them. */
const readableRuns = (text: string): string[] =>
  text.replaceAll("\0", "").match(new RegExp(`[\\t\\n\\r\\x20-\\x7e]{${MIN_RUN},}`, "g")) ?? [];

/** Text in two bytes a character, with its mark in front or with every other byte empty. */
function wideEncodingOf(bytes: Uint8Array): (typeof WIDE)[number] | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  let [even, odd] = [0, 0];
  for (const [index, byte] of bytes.entries()) {
    if (byte === 0 && index % 2 === 0) even += 1;
    else if (byte === 0) odd += 1;
  }
  const many = bytes.length / 5;
  if (odd > many && even * 4 < odd) return "utf-16le";
  return even > many && odd * 4 < even ? "utf-16be" : undefined;
}
