import { createHash } from "node:crypto";
import { InputFile } from "grammy";

/** A call's payload as it goes over the wire: plain data, and uploads. */
export type Payload = Record<string, unknown>;

export type Upload = InputFile;

/** What grammY itself takes for an upload, and nothing else: all other objects it writes as JSON. */
export const isUpload = (value: unknown): value is Upload => value instanceof InputFile;

export const isRecord = (value: unknown): value is Payload =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !isUpload(value);

const MAX_DEPTH = 60;
/** grammY writes names of fields into a form as they are: a line break in one would begin another field. */
const FIELD_NAME = /^\w{1,64}$/;

/** A call that cannot be looked through, and so is not sent. */
export class UnreadableError extends Error {
  override name = "UnreadableError";
}

/**
 * A copy of what would be sent. What the hooks look at must be what leaves: nobody may change it meanwhile, and nothing
 * may turn into something else when it is written as JSON.
 */
export function copyPayload(payload: unknown): Payload {
  const copied = copy(payload, 0);
  if (!isRecord(copied)) return {};
  if (!Object.keys(copied).every((name) => FIELD_NAME.test(name))) throw new UnreadableError();
  for (const [name, value] of Object.entries(copied))
    copied[name] = PLAIN_TEXTS.has(name) ? asText(value) : opened(value);
  return copied;
}

/** Here Telegram takes a string for what it is, and whoever wrote JSON into it wants it back as it was. */
const PLAIN_TEXTS = new Set(
  (
    "text caption title description question explanation payload provider_data start_parameter " +
    "name first_name last_name address comment bio custom_title short_description url phone_number vcard custom_description tag"
  ).split(" "),
);

/** Where Telegram wants a text it takes anything else as the JSON that it is written in, and shows that. */
const asText = (value: unknown): unknown =>
  typeof value === "string" || value === undefined || value === null || isUpload(value) ? value : JSON.stringify(value);

/** Telegram takes a keyboard or a list of media also as JSON in a string, and there a text could stand in escapes. */
function opened(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return value;
  try {
    return copy(JSON.parse(value), 0);
  } catch (error) {
    if (error instanceof UnreadableError) throw error;
    return value; // no JSON: a text like any other
  }
}

function copy(value: unknown, depth: number): unknown {
  if (depth > MAX_DEPTH) throw new UnreadableError();
  switch (typeof value) {
    case "bigint":
      return String(value);
    case "function":
    case "symbol":
      return undefined;
    case "object":
      return value === null || isUpload(value) ? value : copyObject(value, depth);
    default:
      return value;
  }
}

function copyObject(value: object, depth: number): unknown {
  if ("toJSON" in value && typeof value.toJSON === "function") return copy(value.toJSON(), depth + 1);
  // As JSON does it, and not by a method that the object may have of its own.
  if (value instanceof String) return String.prototype.valueOf.call(value);
  if (value instanceof Number) return Number.prototype.valueOf.call(value);
  if (value instanceof Boolean) return Boolean.prototype.valueOf.call(value);
  // By index, as JSON does it: a list of a class of its own may say something else when asked in other ways.
  if (Array.isArray(value)) return Array.from({ length: value.length }, (_, index) => copy(value[index], depth + 1));
  const entries = Object.entries(value).map(([name, each]) => [name, copy(each, depth + 1)] as const);
  return Object.fromEntries(entries.filter(([, each]) => each !== undefined && each !== null));
}

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
