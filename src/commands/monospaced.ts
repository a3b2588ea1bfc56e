import type { TextRange } from "../lib/split.js";

const [START, END] = ["\u0001", "\u0002"] as const;

/** Marks a text of a program, with characters that no cleaned text can hold. */
export const monospaced = (text: string): string => `${START}${text}${END}`;

/** The reply without its marks, and where they stood. */
export function takeMonospaced(marked: string): { text: string; ranges: TextRange[] } {
  const ranges: TextRange[] = [];
  let text = "";
  for (const [index, piece] of marked.split(START).entries()) {
    const [program = "", after] = piece.split(END);
    if (index > 0 && after !== undefined) ranges.push({ offset: text.length, length: program.length });
    text += program + (after ?? "");
  }
  return { text, ranges: ranges.filter(({ length }) => length > 0) };
}
