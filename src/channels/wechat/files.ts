import { Readable } from "node:stream";
import { type FileText, openRegular, readStart, readText } from "../file-content.js";

/** A FileBox, of whichever version the puppet uses. Where it keeps its source is private in its types. */
export type FileBox = {
  readonly name: string;
  readonly size?: number;
  readonly md5?: string;
  metadata?: object;
  ready?(): Promise<void>;
  toStream(): Promise<Readable>;
  readonly localPath?: string;
  readonly remoteUrl?: string;
  readonly qrCode?: string;
  readonly base64?: string;
  readonly buffer?: Buffer;
};
type FileBoxClass = {
  fromBase64(base64: string, name: string, md5?: string): FileBox;
  fromBuffer(buffer: Buffer, name: string, md5?: string): FileBox;
  fromStream(stream: Readable, name: string, md5?: string): FileBox;
  fromQRCode(code: string, md5?: string): FileBox;
};

export const isFileBox = (value: unknown): value is FileBox =>
  typeof value === "object" && value !== null && "toStream" in value && typeof value.toStream === "function";

/** A file that was read once, and what can be sent instead: another reading could bring something else. */
export type ReadFile = {
  name: string;
  content: FileText | undefined;
  /** What a picture of a code says. */
  code: string | undefined;
  address: string | undefined;
  box(name: string, text?: string): FileBox;
  /** Lets go of a large file that is not sent. */
  close(): void;
};

export async function readFileBox(file: FileBox): Promise<ReadFile> {
  const boxes = file.constructor as unknown as FileBoxClass;
  // A server may have its own name for a file. Where it does not say, the file keeps the one it has.
  if (file.remoteUrl !== undefined) await file.ready?.().catch(() => undefined);
  // Taken down now: they must not be others by the time the file is sent.
  const { name: nameNow, md5, size = 0, qrCode: code, base64, buffer } = file;
  const source = file.localPath === undefined ? await file.toStream() : await openRegular(file.localPath);
  const read = await readStart(source);
  return {
    name: nameNow,
    content: read instanceof Uint8Array ? readText(read) : undefined,
    code,
    address: file.remoteUrl,
    box(name, text) {
      if (code !== undefined) return boxes.fromQRCode(code, md5);
      if (text !== undefined) return boxOf(boxes, Buffer.from(text), name);
      if (read instanceof Uint8Array) return boxOf(boxes, Buffer.from(read), name, md5);
      // It is in memory already, and need not become a stream.
      if (base64 !== undefined) return boxes.fromBase64(base64, name, md5);
      if (buffer !== undefined) return boxes.fromBuffer(Buffer.from(buffer), name, md5);
      // Streams do not know how long they are, and some puppets want to.
      return Object.assign(boxes.fromStream(Readable.from(read), name, md5), size > 0 && { _size: size });
    },
    close() {
      if (!(read instanceof Uint8Array) && source instanceof Readable) source.destroy();
    },
  };
}

/** Some puppets send files as JSON, which a FileBox can do with base64 but not with a buffer; an empty one has to be one. */
const boxOf = (boxes: FileBoxClass, bytes: Buffer, name: string, md5?: string): FileBox =>
  bytes.length === 0 ? boxes.fromBuffer(bytes, name, md5) : boxes.fromBase64(bytes.toString("base64"), name, md5);
