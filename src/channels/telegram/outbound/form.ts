import { InputFile } from "grammy";
import { type Payload, UnreadableError } from "./payload.js";

/** More than all texts of a call can be. */
const MAX_FIELDS = 1_048_576;
/** Telegram's servers take 50 MB. The last file of a call is not counted: it is sent on while it is read. */
const MAX_FILES = 67_108_864;

const PART_HEAD = /^content-disposition:form-data;name="(\w{1,64})"(?:;filename=([^\r\n]*)\r\ncontent-type:[^\r\n]*)?$/;
const ATTACHED = /attach:\/\/(\w{1,64})/g;

type FilePart = { id: string; filename: string };

/**
 * Reads a call with uploads back out of the form that grammY has made of it: texts first, then the files. Any other form
 * is unreadable.
 */
export class FormReader {
  private readonly source: AsyncIterator<Uint8Array>;
  private readonly taken: Uint8Array[] = [];
  private readonly mark: Buffer;
  /** What has come and was not looked at yet. A form begins with a mark that has no line before it. */
  private rest: Buffer = Buffer.from("\r\n");
  private file: FilePart | undefined;
  private texts: Record<string, string> | undefined;

  constructor(body: AsyncIterable<Uint8Array>, boundary: string) {
    this.source = body[Symbol.asyncIterator]();
    this.mark = Buffer.from(`\r\n--${boundary}`);
  }

  /** Everything but the files. */
  async fields(): Promise<Readonly<Record<string, string>>> {
    if (this.texts) return this.texts;
    const texts: Record<string, string> = {};
    await this.before(this.mark);
    for (;;) {
      const part = await this.head();
      if (part === undefined || typeof part !== "string") {
        this.file = part;
        this.texts = texts;
        return texts;
      }
      texts[part] = (await this.before(this.mark)).toString("utf8");
    }
  }

  /** The same bytes again, for a form that goes on as it is. */
  async *again(): AsyncGenerator<Uint8Array> {
    yield* this.taken;
    for (let next = await this.source.next(); !next.done; next = await this.source.next()) yield next.value;
  }

  /** The call as it was before it became a form, with uploads in it. */
  async payload(): Promise<Payload> {
    const texts = await this.fields();
    this.taken.length = 0;
    const uploads = await this.uploads(new Set(Object.values(texts).flatMap(attachedIn)));
    return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, withUploads(text, uploads)]));
  }

  private async uploads(wanted: Set<string>): Promise<Map<string, InputFile>> {
    const uploads = new Map<string, InputFile>();
    let left = MAX_FILES;
    for (let file = this.file; file; ) {
      wanted.delete(file.id);
      if (wanted.size === 0) return uploads.set(file.id, new InputFile(this.lastContent(), file.filename));
      const content = await this.before(this.mark, left);
      left -= content.length;
      uploads.set(file.id, new InputFile(content, file.filename));
      const next = await this.head();
      if (typeof next === "string") throw new UnreadableError();
      file = next;
    }
    return uploads;
  }

  private async *lastContent(): AsyncGenerator<Uint8Array> {
    yield* this.until(this.mark);
    // One that nobody has looked at.
    if ((await this.head()) !== undefined) throw new UnreadableError();
  }

  /** What comes before a mark, as it comes. */
  private async *until(mark: Buffer): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = this.rest.indexOf(mark);
      // The beginning of a mark may be all that has come of it.
      const end = at < 0 ? this.rest.length - mark.length + 1 : at;
      const chunk = this.rest.subarray(0, Math.max(0, end));
      this.rest = this.rest.subarray(chunk.length + (at < 0 ? 0 : mark.length));
      if (chunk.length > 0) yield chunk;
      if (at >= 0) return;
      await this.pull();
    }
  }

  /** The name of a field, or a file; undefined at the end of the form. */
  private async head(): Promise<string | FilePart | undefined> {
    while (this.rest.length < 2) await this.pull();
    if (this.rest.subarray(0, 2).toString() === "--") return undefined;
    await this.before(Buffer.from("\r\n"));
    const [, name, filename] = PART_HEAD.exec((await this.before(Buffer.from("\r\n\r\n"))).toString("utf8")) ?? [];
    if (name === undefined) throw new UnreadableError();
    return filename === undefined ? name : { id: name, filename };
  }

  /** All that comes before a mark. */
  private async before(mark: Buffer, most = MAX_FIELDS): Promise<Buffer> {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of this.until(mark)) {
      size += chunk.length;
      if (size > most) throw new UnreadableError();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }

  private async pull(): Promise<void> {
    const { value, done } = await this.source.next();
    // grammY has ended it, because a file could not be read: it tells the caller itself.
    if (done) throw new Error("The upload broke off.");
    if (!this.texts) this.taken.push(value);
    this.rest = Buffer.concat([this.rest, value]);
  }
}

const attachedIn = (text: string): string[] => [...text.matchAll(ATTACHED)].map(([, id = ""]) => id);

/** Puts the uploads where a text names them. */
function withUploads(text: string, uploads: ReadonlyMap<string, InputFile>): unknown {
  const whole = uploads.get(text.replace("attach://", ""));
  if (whole && text.startsWith("attach://")) return whole;
  if (!/^\s*[[{]/.test(text) || !attachedIn(text).some((id) => uploads.has(id))) return text;
  try {
    return JSON.parse(text, (_, value) => (typeof value === "string" ? (uploads.get(idOf(value)) ?? value) : value));
  } catch {
    return text; // no JSON: a caption that talks of attachments
  }
}

const idOf = (value: string): string => /^attach:\/\/(\w+)$/.exec(value)?.[1] ?? "";
