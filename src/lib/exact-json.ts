import { randomUUID } from "node:crypto";

/** Texts, which are passed over, and numbers. */
const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

/**
 * JSON of a value in which the numbers that JavaScript cannot write as they were, such as 12345678901234567890 or 1.0, look
 * as they do in `source`, the JSON they came from.
 */
export function exactJson(value: unknown, source: string): string {
  const written = numbersIn(source);
  const odd = new Map([...written].filter(([number, literal]) => String(number) !== literal));
  if (odd.size === 0) return JSON.stringify(value);
  const mark = randomUUID();
  const marked = JSON.stringify(value, (_, each: unknown) =>
    typeof each === "number" && odd.has(each) ? `${mark}${odd.get(each)}` : each,
  );
  return marked.replaceAll(new RegExp(`"${mark}([^"]*)"`, "g"), "$1");
}

/** How each number is written; as JavaScript writes it where both ways occur and mean the same to it. */
function numbersIn(source: string): Map<number, string> {
  const written = new Map<number, string>();
  for (const [token] of source.matchAll(TOKENS)) {
    const number = token.startsWith('"') ? Number.NaN : Number(token);
    if (Number.isNaN(number)) continue;
    if (!written.has(number) || token === String(number)) written.set(number, token);
  }
  return written;
}
