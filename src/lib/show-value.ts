import { escapeLine } from "./clean-text.js";

const MAX_SHOWN = 60;
const MAX_DEPTH = 20;
const NOT_SHOWN = "…";

/**
 * Any value as one short text, much like its JSON. Total: what a file holds may go in circles, be no JSON at all, or be
 * an object whose own fields throw.
 */
export const showValue = (value: unknown, most = MAX_SHOWN): string => shortened(written(value, most, []), most);

/** The same for what is quoted anyway: a text stands as it is, without quotes of its own. */
export const showText = (value: unknown, most = MAX_SHOWN): string =>
  typeof value === "string" ? shortened(value, most) : showValue(value, most);

/** A text of at most so many characters; what was cut off leaves a mark. */
export const shortened = (text: string, most = MAX_SHOWN): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, "")}…`;

/** A pattern as its author typed it: JSON would double its backslashes. */
export const quotedPattern = (pattern: string): string => `"${escapeLine(pattern)}"`;

function written(value: unknown, room: number, around: readonly object[]): string {
  try {
    if (typeof value === "string") return JSON.stringify(value.slice(0, room + 1));
    if (typeof value === "function") return NOT_SHOWN;
    if (typeof value !== "object" || value === null) return String(value);
    if (around.includes(value) || around.length >= MAX_DEPTH) return NOT_SHOWN;
    if (value instanceof Date) return Number.isNaN(value.getTime()) ? "Invalid Date" : JSON.stringify(value);
    if (ArrayBuffer.isView(value)) return `<${value.byteLength} bytes>`;
    const inside = [...around, value];
    if (Array.isArray(value) || value instanceof Set || value instanceof Map)
      return `[${firstOf(value, room, (item: unknown, left) => written(item, left, inside))}]`;
    const field = (key: string, left: number) => `${written(key, left, [])}:${writtenField(value, key, left, inside)}`;
    return `{${firstOf(Object.keys(value), room, field)}}`;
  } catch {
    // A getter, or a trap of a proxy: whose code it is, it says nothing about the value.
    return NOT_SHOWN;
  }
}

function writtenField(value: object, key: string, room: number, around: readonly object[]): string {
  try {
    return written((value as Record<string, unknown>)[key], room, around);
  } catch {
    return NOT_SHOWN;
  }
}

/** As many as there is room for. */
function firstOf<T>(items: Iterable<T>, room: number, write: (item: T, left: number) => string): string {
  let text = "";
  for (const item of items) {
    if (text.length > room) break;
    text += `${text === "" ? "" : ","}${write(item, room - text.length)}`;
  }
  return text;
}
