import { createHash } from "node:crypto";
import { RecentMap } from "../recent-map.js";
import { isUpload, type Payload, type Upload } from "./payload-copy.js";

const MOST_CALLS = 500;
/** How long after the time Telegram asked to wait somebody may still come back with the same call. */
const GRACE_MS = 600_000;

/** Calls that were let pass and failed for now: whoever tries one again is not judged twice. */
export class DecidedCalls {
  private readonly calls = new RecentMap<string, { payload: Payload; until: number }>(MOST_CALLS);
  private readonly uploads = new WeakMap<Upload, number>();
  private uploadCount = 0;

  /** What tells one call from another. */
  keyOf(method: string, payload: Payload): string {
    const json = JSON.stringify(payload, (_, value) => (isUpload(value) ? `upload ${this.numberOf(value)}` : value));
    return createHash("sha256").update(`${method} ${json}`).digest("base64");
  }

  keep(key: string, payload: Payload, waitSeconds: number): void {
    this.calls.set(key, { payload, until: Date.now() + waitSeconds * 1_000 + GRACE_MS });
  }

  get(key: string): Payload | undefined {
    const call = this.calls.get(key);
    return call && call.until > Date.now() ? call.payload : undefined;
  }

  forget(key: string): void {
    this.calls.delete(key);
  }

  /** Other hooks are in force now: what the old ones let pass is to be judged again. */
  forgetAll(): void {
    this.calls.clear();
  }

  private numberOf(upload: Upload): number {
    const number = this.uploads.get(upload) ?? ++this.uploadCount;
    this.uploads.set(upload, number);
    return number;
  }
}
