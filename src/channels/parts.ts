import type { PartsLayout } from "../core/align-parts.js";
import type { FileText } from "./file-content.js";

/** One text a person could read, and how to put another in its place; false when that cannot be done. */
export type Part = {
  text: string;
  put(next: string): boolean;
  /** It is the message's own text, or another reading of the text before it. */
  role?: "main" | "reading";
};

/** How texts belong together. */
export function layoutOf(parts: readonly Part[]): PartsLayout {
  let text = 0;
  const readingOf = parts.map(({ role }, index) => {
    if (role !== "reading") text = index;
    return text;
  });
  const own = parts.findIndex(({ role }) => role === "main");
  const main = own < 0 && new Set(readingOf).size === 1 ? 0 : own;
  return { readingOf, ...(main >= 0 && { main }) };
}

/** A text that is read along and cannot be changed where it stands. */
export const unchangeable = (text: string): Part => ({ text, put: () => false });

/** Puts the hooks' new texts in their places; false when one of them does not fit there. */
export function putBack(parts: readonly Part[], before: readonly string[], next: readonly string[]): boolean {
  const changed = [...parts.entries()].filter(([index]) => next[index] !== before[index]);
  // From the end: of a text that is there as shown and as written, the one as shown has the last word.
  return changed.reverse().every(([index, part]) => part.put(next[index] ?? ""));
}

/** The texts of a file that was read: its name, and what stands in it. `place` puts the file, or a changed one, in its place. */
export function fileParts(
  given: string | undefined,
  content: FileText | undefined,
  place: (name: string | undefined, text: string | undefined) => void,
): Part[] {
  let name = given;
  let text: string | undefined;
  const change = (next: string): boolean => {
    place(name, text);
    return next.trim() !== "";
  };
  const rename = (next: string): boolean => {
    // A name is no way into another folder.
    name = next.replace(/[\p{Cc}/\\]/gu, "_");
    return change(next);
  };
  const refill = (next: string): boolean => {
    text = next;
    return change(next);
  };
  place(name, text);
  const parts = name ? [{ text: name, put: rename }] : [];
  if (!content) return parts;
  return [...parts, content.isWhole ? { text: content.text, put: refill } : unchangeable(content.text)];
}
