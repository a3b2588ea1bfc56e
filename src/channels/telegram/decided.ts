import { createHash } from "node:crypto";
import { RecentMap } from "../../lib/recent-map.js";
import { isRecord, isUpload, type Payload, type Upload } from "./payload-copy.js";

const MAX_CALLS = 500;
/** How long after the time Telegram asked to wait somebody may still come back with the same call. */
const GRACE_MS = 600_000;

/** Calls that were decided on and failed for now: whoever tries one again is not judged twice. */
export class DecidedCalls<Decision> {
  private readonly calls = new RecentMap<string, { decision: Decision; until: number }>(MAX_CALLS);
  private readonly uploads = new WeakMap<Upload, number>();
  private uploadCount = 0;
  /** Changes with the hooks in force: a verdict of others must not be kept. */
  generation = 0;

  /** What tells one call from another. */
  keyOf(method: string, payload: Payload): string {
    // Not the upload itself but what holds it: an InputFile refuses to be written as JSON before any replacer sees it.
    const json = JSON.stringify(payload, (_, value) => this.withoutUploads(value));
    return createHash("sha256").update(`${method} ${json}`).digest("base64");
  }

  keep(
    key: string,
    decision: Decision,
    { generation, waitSeconds }: { generation: number; waitSeconds: number },
  ): void {
    if (generation !== this.generation) return;
    this.calls.set(key, { decision, until: Date.now() + waitSeconds * 1_000 + GRACE_MS });
  }

  get(key: string): Decision | undefined {
    const call = this.calls.get(key);
    return call && call.until > Date.now() ? call.decision : undefined;
  }

  forget(key: string): void {
    this.calls.delete(key);
  }

  /** Other hooks are in force now: what the old ones let pass is to be judged again. */
  forgetAll(): void {
    this.generation += 1;
    this.calls.clear();
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
