import type { Locale } from "../state/types.js";

const tag = (locale: Locale): string => (locale === "zh" ? "zh-CN" : "en-GB");

/** The clock, with the day in front when it was another day. */
export function clock(at: number, locale: Locale, seconds = false): string {
  const date = new Date(at);
  const isToday = date.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(tag(locale), {
    ...(!isToday && { day: "numeric", month: "short" }),
    hour: "2-digit",
    minute: "2-digit",
    ...(seconds && { second: "2-digit" }),
  }).format(date);
}

/** A time that something took. */
export const took = (ms: number, locale: Locale): string => {
  const unit = locale === "zh" ? { ms: "毫秒", s: "秒" } : { ms: "ms", s: "s" };
  return ms < 10_000
    ? `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ${unit.ms}`
    : `${(ms / 1_000).toFixed(1)} ${unit.s}`;
};
