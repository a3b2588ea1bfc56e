import type { ShownFile } from "../../../index.js";
import type { Locale } from "./state.js";

export type TextPart = { text: string; href?: string };

const ADDRESS = /https?:\/\/[^\s<>"'`，。；、！？（）【】《》“”]+/gi;
/** What ends a sentence rather than an address. */
const TAIL = /[.,;:!?)\]}*]+$/;

/** A text in parts, with the http(s) addresses in it told apart. Nothing else is ever a link. */
export function withLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutTail(found);
    if (!URL.canParse(address)) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: address, href: address });
    from = index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** A closing bracket belongs to the address when its opening one does. */
function withoutTail(address: string): string {
  const tail = TAIL.exec(address)?.[0] ?? "";
  const bare = address.slice(0, address.length - tail.length);
  return tail.startsWith(")") && bare.includes("(") ? `${bare})` : bare;
}

export type Tone = "good" | "bad" | "warn" | "plain";
export type ReportPart = { tone: Tone; title: string; lines: string[] };

const TONES: Readonly<Record<string, Tone>> = { "✓": "good", "✗": "bad", "⚠": "warn" };

/** A reply of doctor or install in parts: a line with a mark, and the indented ones that belong to it. */
export function reportParts(text: string): ReportPart[] {
  const parts: ReportPart[] = [];
  for (const line of text.split("\n")) {
    const title = line.trim();
    if (title === "") continue;
    const last = parts.at(-1);
    if (/^\s/.test(line) && last) last.lines.push(title);
    else parts.push({ tone: TONES[title[0] ?? ""] ?? "plain", title, lines: [] });
  }
  return parts;
}

/** What other channels put in front of a hook's note, in either language. */
const NOTE_LABEL = /^ℹ [^:：]+(?:: |：)/;

/** A hook's note without those words: the page has a label for it. */
export const withoutNoteLabel = (text: string): string => text.replace(NOTE_LABEL, "");

/** What was said before, newest first, each once: for the arrow keys in an empty box. */
export function saidBefore(lines: readonly { from: string; text: string }[]): string[] {
  const said = lines.filter(({ from }) => from === "person").map(({ text }) => text);
  return [...new Set(said.reverse())];
}

/** The code in what a person pastes: the code itself, or the whole link from the terminal. */
export const codeIn = (pasted: string): string => (/#enter=([^&\s]+)/.exec(pasted)?.[1] ?? pasted).trim();

/** The clock, with the day in front when it was another day. */
export function formatTime(at: number, locale: Locale, seconds = false): string {
  const date = new Date(at);
  const isToday = date.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(locale === "zh" ? "zh-CN" : "en-GB", {
    ...(!isToday && { day: "numeric", month: "short" }),
    hour: "2-digit",
    minute: "2-digit",
    ...(seconds && { second: "2-digit" }),
  }).format(date);
}

/** A time that something took. */
export function formatDuration(ms: number, locale: Locale): string {
  const unit = locale === "zh" ? { ms: "毫秒", s: "秒" } : { ms: "ms", s: "s" };
  if (ms >= 10_000) return `${(ms / 1_000).toFixed(1)} ${unit.s}`;
  return `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ${unit.ms}`;
}

/** Minutes and seconds, and hours where there are any, as a clock shows them. */
export function formatTimeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const two = (count: number): string => String(count).padStart(2, "0");
  const end = `${hours > 0 ? two(minutes) : minutes}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${end}` : end;
}

/** Two versions of a file; a text of one is undefined where it is none. A file that is not there has no lines. */
export type FileDifference = { path: string; isGone: boolean; before: string | undefined; after: string | undefined };

/** The files that are no longer what was approved. */
export function fileDifferences(approved: readonly ShownFile[], current: readonly ShownFile[]): FileDifference[] {
  const paths = [...new Set([...approved, ...current].map(({ path }) => path))];
  const textOf = (file: ShownFile | undefined): string | undefined => (file ? file.text : "");
  return paths.flatMap((path) => {
    const before = approved.find((file) => file.path === path);
    const after = current.find((file) => file.path === path);
    if (before?.sha256 === after?.sha256) return [];
    return [{ path, isGone: !after, before: textOf(before), after: textOf(after) }];
  });
}
