import type { Language, Locale, Theme, ViewName } from "./state.js";

export const VIEWS: readonly ViewName[] = ["chat", "hooks", "live", "preferences"];

/** The view that the address names, and what is meant in it: `#/hooks/k3f9`, `#/live/verdict=block`. */
export function placeInAddress(): { view: ViewName; place: string } {
  const [, name, place = ""] = /^#\/?(\w*)\/?(.*)$/.exec(location.hash) ?? [];
  const view = VIEWS.find((each) => each === name);
  return view ? { view, place } : { view: "chat", place: "" };
}

export const addressOf = (view: ViewName, place = ""): string => `#/${view}${place && `/${place}`}`;

/** Keeps what is chosen in a view in the address, without a step back for each letter. */
export const replacePlace = (view: ViewName, place: string): void =>
  history.replaceState(null, "", addressOf(view, place));

/** Takes a one-time code out of the address at once: it must not stay in the history or in a bookmark. */
export function takeCode(): string | undefined {
  const [, code] = /^#enter=([^&]+)/.exec(location.hash) ?? [];
  if (code === undefined) return undefined;
  history.replaceState(null, "", `${location.pathname}${location.search}`);
  return decodeURIComponent(code);
}

type Kept = "token" | "language" | "theme" | "seen" | "notify";

/** The token is this tab's alone: it outlives a reload, and no other page of this address can read it. */
const storageOf = (key: Kept): Storage => (key === "token" ? sessionStorage : localStorage);

/** What this browser remembers. A browser that keeps nothing still shows the page. */
export function readItem(key: Kept): string | undefined {
  try {
    return storageOf(key).getItem(`chat-hooks ${key}`) ?? undefined;
  } catch {
    // Storage is switched off in this browser: nothing was remembered.
    return undefined;
  }
}

export function saveItem(key: Kept, value: string | undefined): void {
  try {
    if (value === undefined) storageOf(key).removeItem(`chat-hooks ${key}`);
    else storageOf(key).setItem(`chat-hooks ${key}`, value);
  } catch {
    // The same: it counts until the page is closed.
  }
}

export const LANGUAGES: readonly Language[] = ["auto", "en", "zh"];
export const THEMES: readonly Theme[] = ["auto", "light", "dark"];

export const readLanguage = (): Language => LANGUAGES.find((each) => each === readItem("language")) ?? "auto";
export const readTheme = (): Theme => THEMES.find((each) => each === readItem("theme")) ?? "auto";

const MAX_SEEN = 1_000;
export const readSeen = (): readonly string[] => readItem("seen")?.split(" ") ?? [];
export const saveSeen = (seen: readonly string[]): void => saveItem("seen", seen.slice(-MAX_SEEN).join(" "));

/** Chinese for any `zh…`, English for everybody else. */
export const localeFor = (language: Language): Locale =>
  language === "auto" ? (/^zh(?![a-z])/i.test(navigator.language) ? "zh" : "en") : language;

/**
 * Whether a service worker stands between this page and its bot. We have none: it was planted by whatever had this
 * address before, and reads and answers everything the page asks for.
 */
export const isIntercepted = (): boolean => Boolean(navigator.serviceWorker?.controller);

/** Calls when one takes over a page that is open. */
export function onIntercepted(listener: () => void): void {
  navigator.serviceWorker?.addEventListener("controllerchange", () => isIntercepted() && listener());
}

/** Removes service workers and caches. One that is at work is gone when its pages are closed. */
export async function removeServiceWorkers(): Promise<void> {
  const found = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(found.map((registration) => registration.unregister()));
  // Not there where the address is not safe: then there are no service workers either.
  const names = "caches" in globalThis ? await caches.keys() : [];
  await Promise.all(names.map((name) => caches.delete(name)));
}
