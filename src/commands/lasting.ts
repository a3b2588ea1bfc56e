import { GRANT_MS } from "../core/question.js";

/** How long a yes is to last, as somebody typed it. */
export type Lasting = { kind: "once" } | { kind: "session" } | { kind: "lasts"; ms: number } | { kind: "bad" };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const HOURS = String.raw`(?<hours>\d{1,4})\s*(?:h|hours?|个?小时)`;
const MINUTES = String.raw`(?<minutes>\d{1,5})\s*(?:m|mins?|minutes?|分钟?)`;
const SPAN = new RegExp(`^(?:for\\s+)?(?:${HOURS})?\\s*(?:${MINUTES})?$`, "u");
const TODAY = /^(?:in this chat,?\s+)?today$|^(?:在?(?:这个|本)?(?:聊天|群)(?:里|中)?)?今天$/u;
const SESSION = /^(?:session|本次会话)$/u;

/** Reads what stands behind the code: nothing, `session`, `15m`, `2h`, `today`, in English or Chinese. Total. */
export function parseLasting(text: string, now: Date): Lasting {
  const typed = text.trim().toLowerCase();
  if (typed === "") return { kind: "once" };
  if (SESSION.test(typed)) return { kind: "session" };
  const ms = TODAY.test(typed) ? untilMidnight(now) : spanOf(typed);
  return ms >= GRANT_MS.least && ms <= GRANT_MS.most ? { kind: "lasts", ms } : { kind: "bad" };
}

/** By the clock where the bot runs; in the last minute of a day it is that minute. */
function untilMidnight(now: Date): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime();
  // The day on which clocks go back has an hour more than a yes may last.
  return Math.min(Math.max(midnight - now.getTime(), GRANT_MS.least), GRANT_MS.most);
}

function spanOf(typed: string): number {
  const { hours = "0", minutes = "0" } = SPAN.exec(typed)?.groups ?? {};
  return Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS;
}
