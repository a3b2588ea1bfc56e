import { escapeInvisible } from "../core/clean-text.js";
import { type HookEntry, LIMITS, targetOf } from "../core/hook.js";
import { shownUrl } from "../core/shown-url.js";
import type { HookChange, HookView } from "../core/view.js";
import type { Texts } from "../texts/index.js";

/** What a person calls the hook: nothing hidden in it, no credentials shown. */
export const describeTarget = (entry: HookEntry): string =>
  entry.type === "http" ? `POST ${shownUrl(entry.url)}` : escapeInvisible(targetOf(entry));

export function describeChange(change: HookChange, texts: Texts): string {
  switch (change.kind) {
    case "entry-removed":
      return texts.change["entry-removed"];
    case "entry-edited":
      return texts.change["entry-edited"](change.keys.join(", "));
    default:
      return texts.change[change.kind](escapeInvisible(change.path));
  }
}

/** What is special about an entry: all that an approval binds and that differs from the ordinary. */
export function describeTraits(entry: HookEntry, texts: Texts): string[] {
  const { traits } = texts;
  return [
    ...(entry.matcher === undefined ? [] : [traits.matcher(escapeInvisible(entry.matcher))]),
    ...(entry.failClosed ? [traits.failClosed] : []),
    ...(entry.mode === "observe" ? [traits.observe] : []),
    ...(entry.async ? [traits.async] : []),
    ...(entry.priority === LIMITS.priority.standard ? [] : [traits.priority(entry.priority)]),
    ...(entry.dialect === "native" ? [] : [traits.dialect(entry.dialect)]),
  ];
}

/** What is wrong with a hook, one line each, with the way out. */
export function describeHealth(view: HookView, texts: Texts): string[] {
  const { matcher } = view;
  const pattern = view.entry.matcher ?? "";
  return [
    ...view.broken.map((path) => texts.brokenHint(path)),
    ...view.problems.map((problem) => texts.problem(problem)),
    ...view.upgraded.map((path) => texts.upgraded(path)),
    ...(matcher.kind === "invalid" ? [texts.matcherInvalid(pattern, matcher.detail)] : []),
    ...(matcher.kind === "slow" ? [texts.matcherSlow(pattern)] : []),
    ...(view.proposed?.warnings ?? []).map((warning) => texts.timeoutClamped(warning.seconds, warning.most)),
  ];
}

/** Whether something is wrong that an owner should look into. */
export const isUnwell = (view: HookView): boolean =>
  view.state === "changed" ||
  view.broken.length + view.problems.length > 0 ||
  view.matcher.kind === "invalid" ||
  view.matcher.kind === "slow";

export const indent = (lines: readonly string[]): string[] => lines.map((line) => `   ${line}`);
