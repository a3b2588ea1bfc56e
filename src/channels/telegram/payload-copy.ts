/** A call's payload as it goes over the wire: plain data, and uploads. */
export type Payload = Record<string, unknown>;

/** A grammY InputFile, of whichever copy of grammY the bot uses. */
export type Upload = { filename?: string; toRaw(): Promise<Uint8Array | AsyncIterable<Uint8Array>> };

export const isUpload = (value: unknown): value is Upload =>
  typeof value === "object" && value !== null && "toRaw" in value && typeof value.toRaw === "function";

export const isRecord = (value: unknown): value is Payload =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !isUpload(value);

/** What is nested deeper than this cannot be looked through, and so is not sent. */
const DEEPEST = 60;

export class TooDeepError extends Error {
  override name = "TooDeepError";
}

/**
 * A copy of what would be sent. What the hooks look at must be what leaves: nobody may change it meanwhile, and nothing
 * may turn into something else when it is written as JSON.
 */
export function copyPayload(payload: unknown): Payload {
  const copied = copy(payload, 0);
  if (!isRecord(copied)) return {};
  for (const [name, value] of Object.entries(copied)) copied[name] = PLAIN_TEXTS.has(name) ? value : opened(value);
  return copied;
}

const PLAIN_TEXTS = new Set(["text", "caption", "title", "description", "question", "explanation"]);

/** Telegram takes a keyboard or a list of media also as JSON in a string, and there a text could stand in escapes. */
function opened(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return value;
  try {
    return copy(JSON.parse(value), 0);
  } catch (error) {
    if (error instanceof TooDeepError) throw error;
    return value; // no JSON: a text like any other
  }
}

function copy(value: unknown, depth: number): unknown {
  if (depth > DEEPEST) throw new TooDeepError();
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
  if (value instanceof String || value instanceof Number || value instanceof Boolean) return value.valueOf();
  if (Array.isArray(value)) return value.map((each) => copy(each, depth + 1));
  const entries = Object.entries(value).map(([name, each]) => [name, copy(each, depth + 1)] as const);
  return Object.fromEntries(entries.filter(([, each]) => each !== undefined && each !== null));
}
