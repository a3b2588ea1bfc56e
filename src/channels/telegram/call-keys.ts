import { createHash } from "node:crypto";
import { isRecord, isUpload, type Payload, type Upload } from "./payload-copy.js";

/** What tells one call from another, and finds it again when it is tried again. */
export class CallKeys {
  private readonly uploads = new WeakMap<Upload, number>();
  private uploadCount = 0;

  keyOf(method: string, payload: Payload): string {
    // Not the upload itself but what holds it: an InputFile refuses to be written as JSON before any replacer sees it.
    const json = JSON.stringify(payload, (_, value) => this.withoutUploads(value));
    return createHash("sha256").update(`${method} ${json}`).digest("base64");
  }

  private withoutUploads(value: unknown): unknown {
    const numbered = (each: unknown): unknown => (isUpload(each) ? `upload ${this.numberOf(each)}` : each);
    if (Array.isArray(value)) return value.map(numbered);
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, numbered(each)]));
  }

  private numberOf(upload: Upload): number {
    const number = this.uploads.get(upload) ?? ++this.uploadCount;
    this.uploads.set(upload, number);
    return number;
  }
}
