import type { Locale, Theme } from "../state/types.js";

const KEYS = { token: "chat-hooks token", language: "chat-hooks language", theme: "chat-hooks theme" } as const;

/** The token is this tab's alone: it outlives a reload, and no other page of this address can read it. */
const storeOf = (key: keyof typeof KEYS): Storage => (key === "token" ? sessionStorage : localStorage);

/** What this browser remembers. A browser that keeps nothing still shows the page. */
export function read(key: keyof typeof KEYS): string | undefined {
  try {
    return storeOf(key).getItem(KEYS[key]) ?? undefined;
  } catch {
    // Storage is switched off in this browser: nothing was remembered.
    return undefined;
  }
}

export function keep(key: keyof typeof KEYS, value: string | undefined): void {
  try {
    if (value === undefined) storeOf(key).removeItem(KEYS[key]);
    else storeOf(key).setItem(KEYS[key], value);
  } catch {
    // The same: it counts until the page is closed.
  }
}

export function readLanguage(): Locale | "auto" {
  const kept = read("language");
  return kept === "en" || kept === "zh" ? kept : "auto";
}

export function readTheme(): Theme {
  const kept = read("theme");
  return kept === "light" || kept === "dark" ? kept : "auto";
}

/** Chinese for any `zh…`, English for everybody else. */
export const localeFor = (language: Locale | "auto"): Locale =>
  language === "auto" ? (/^zh(?![a-z])/i.test(navigator.language) ? "zh" : "en") : language;
