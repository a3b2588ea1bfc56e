import { type EntryWarning, LIMITS } from "../core/hook.js";

/** What an entry has when its format says nothing about it. */
export const STANDARD = {
  askTimeoutMs: LIMITS.askTimeoutMs.standard,
  failClosed: false,
  priority: LIMITS.priority.standard,
  mode: "enforce",
  async: false,
  files: [],
  env: [],
} as const;

/** A round number this large is an ordinary one in milliseconds; 1800 and 3600 are half an hour and an hour. */
const isMilliseconds = (value: number): boolean => value >= 1_000 && (value % 500 === 0 || value > 86_400);

/** A time limit that is given in seconds, where many people write milliseconds. */
export function secondsToMs(value: number): { timeoutMs: number; warnings: EntryWarning[] } {
  const most = LIMITS.timeoutMs.mostOfOthers;
  const isMs = isMilliseconds(value);
  const timeoutMs = Math.ceil(isMs ? value : value * 1_000);
  const warnings: EntryWarning[] = isMs ? [{ code: "milliseconds", value }] : [];
  if (timeoutMs > most) warnings.push({ code: "timeout-clamped", seconds: timeoutMs / 1_000, most: most / 1_000 });
  return { timeoutMs: Math.min(timeoutMs, most), warnings };
}

/** The line a text stands on in a file, as its format writes it; 1 when it is not found. */
export function lineOf(text: string, part: string, from = 0): number {
  const at = text.indexOf(part, from);
  return at < 0 ? 1 : text.slice(0, at).split("\n").length;
}

/** A pattern that matches these words and nothing else. */
export const exactly = (words: readonly string[]): string =>
  `^(?:${words.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|")})$`;
