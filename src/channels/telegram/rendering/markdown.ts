import { Reading } from "./html.js";

/**
 * Reads Telegram's first Markdown: four marks, and between a mark and its end everything stands for itself, other marks
 * and backslashes included.
 */
export function readMarkdown(text: string): Reading {
  const reading = new Reading();
  for (let at = 0; at < text.length; ) {
    const char = text.charAt(at);
    if (char === "\\" && "_*`[".includes(text[at + 1] ?? "\n")) {
      reading.add(text.charAt(at + 1));
      at += 2;
    } else if ("_*`[".includes(char)) at = readSpan(text, at, reading);
    else {
      const next = indexOfAny(text, /[\\_*`[]/g, at + 1);
      reading.add(text.slice(at, next));
      at = next;
    }
  }
  return reading;
}

/** A mark with what stands between it and its end; returns where the text goes on. */
function readSpan(text: string, start: number, reading: Reading): number {
  const isBlock = text.startsWith("```", start);
  const mark = isBlock ? "```" : text.charAt(start);
  const closing = mark === "[" ? "]" : mark;
  const from = start + mark.length;
  const end = text.indexOf(closing, from);
  reading.mark();
  // Telegram refuses a text in which a mark has no end; nobody will read it.
  if (end < 0) return from;
  reading.add(text.slice(from, end));
  reading.mark();
  const after = end + closing.length;
  if (mark !== "[" || text[after] !== "(") return after;
  const { url, end: urlEnd } = readAddress(text, after + 1, false);
  reading.behind.push(url);
  return urlEnd;
}

type Kind = "*" | "_" | "__" | "~" | "||" | "[" | "`" | "```";

/** Reads Telegram's second Markdown: marks nest, and a backslash works everywhere, also in code. */
export function readMarkdownV2(text: string): Reading {
  const reading = new Reading();
  const open: Kind[] = [];
  for (let at = 0; at < text.length; ) {
    const inner = open.at(-1);
    const inCode = inner === "`" || inner === "```";
    if (isEscape(text, at)) {
      reading.add(text.charAt(at + 1));
      at += 2;
    } else if (inner && isEndOf(inner, text, at)) {
      open.pop();
      reading.mark();
      at = inner === "[" ? afterLink(text, at, reading) : at + inner.length;
    } else {
      const mark = inCode ? undefined : markAt(text, at);
      if (mark) {
        open.push(mark.kind);
        reading.mark();
        at += mark.length;
      } else {
        const next = indexOfAny(text, /[\\_*[\]~`|!\n>]/g, at + 1);
        reading.add(text.slice(at, next));
        at = next;
      }
    }
  }
  return reading;
}

/** Any ASCII character may stand behind a backslash. */
const isEscape = (text: string, at: number): boolean =>
  text[at] === "\\" && text.charCodeAt(at + 1) > 0 && text.charCodeAt(at + 1) <= 126;

function isEndOf(kind: Kind, text: string, at: number): boolean {
  if (kind === "[") return text[at] === "]";
  if (kind === "_") return text[at] === "_" && text[at + 1] !== "_";
  return text.startsWith(kind, at);
}

function markAt(text: string, at: number): { kind: Kind; length: number } | undefined {
  if (text.startsWith("![", at)) return { kind: "[", length: 2 };
  // Longer ones first: "__" is not twice "_".
  const kind = (["```", "__", "||", "*", "_", "~", "[", "`"] as const).find((each) => text.startsWith(each, at));
  return kind && { kind, length: kind.length };
}

function afterLink(text: string, closing: number, reading: Reading): number {
  if (text[closing + 1] !== "(") return closing + 1;
  const { url, end } = readAddress(text, closing + 2, true);
  reading.behind.push(url);
  return end;
}

/** An address runs to the next bracket, over line breaks and everything else. */
function readAddress(text: string, start: number, hasEscapes: boolean): { url: string; end: number } {
  let url = "";
  let at = start;
  for (; at < text.length && text[at] !== ")"; at++) {
    if (hasEscapes && isEscape(text, at)) at++;
    url += text.charAt(at);
  }
  return { url, end: at + 1 };
}

function indexOfAny(text: string, signs: RegExp, from: number): number {
  signs.lastIndex = from;
  return signs.exec(text)?.index ?? text.length;
}
