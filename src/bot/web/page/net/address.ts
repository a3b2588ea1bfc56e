import type { ViewName } from "../state/types.js";

export const VIEWS: readonly ViewName[] = ["chat", "hooks", "live", "preferences"];

/** The view that the address names: `#/hooks`. */
export function viewInAddress(): ViewName {
  const name = location.hash.replace(/^#\/?/, "");
  return VIEWS.find((view) => view === name) ?? "chat";
}

export const addressOf = (view: ViewName): string => `#/${view}`;

/** Takes a one-time code out of the address at once: it must not stay in the history or in a bookmark. */
export function takeCode(): string | undefined {
  const [, code] = /^#enter=([^&]+)/.exec(location.hash) ?? [];
  if (code === undefined) return undefined;
  history.replaceState(null, "", `${location.pathname}${location.search}`);
  return decodeURIComponent(code);
}
