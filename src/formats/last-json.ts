import { isObject, parseJson } from "../lib/json.js";

/** What a script's output holds: its JSON object, something else, or nothing at all. */
export type Output =
  | { kind: "object"; value: Record<string, unknown>; alone: boolean }
  | { kind: "empty" }
  | { kind: "other-json" }
  | { kind: "text" };

const LINES_LOOKED_AT = 1_000;
/** Each costs a look at all the rest of the output. */
const MAX_BEGINNINGS = 50;

/** Finds the JSON object in an output: all of it, or else the last line that is one, or that one begins on. */
export function findObject(output: string): Output {
  const text = output.replace(/^\ufeff/, "").trim();
  if (text === "") return { kind: "empty" };
  const whole = parseJson(text);
  if (isObject(whole)) return { kind: "object", value: whole, alone: true };
  if (whole !== undefined) return { kind: "other-json" };
  const value = lastObject(text);
  return value ? { kind: "object", value, alone: false } : { kind: "text" };
}

function lastObject(text: string): Record<string, unknown> | undefined {
  let end = text.length;
  let beginnings = 0;
  /** Where an object over several lines could end: whatever is printed below it does not belong to it. */
  let closing: number | undefined;
  for (let looked = 0; looked < LINES_LOOKED_AT && end > 0; looked += 1) {
    const start = text.lastIndexOf("\n", end - 1) + 1;
    const line = text.slice(start, end).trim();
    if (line.endsWith("}")) closing ??= end;
    if (line.startsWith("{")) {
      const begins = !line.endsWith("}") && beginnings++ < MAX_BEGINNINGS;
      const found = parseJson(line) ?? (begins ? parseJson(text.slice(start, closing)) : undefined);
      if (isObject(found)) return found;
    }
    end = start - 1;
  }
  return undefined;
}
