import type { ShownId } from "../core/control.js";
import type { HookEntry } from "../core/hook.js";
import type { HookView } from "../core/view.js";
import { meaningOf } from "../formats/target.js";
import { targetOf } from "../transports/kinds.js";

/** Whether what somebody typed is the entry's command or URL, however it is spaced and quoted. */
export const isTarget = (entry: HookEntry, typed: string): boolean => meaningOf(targetOf(entry)) === meaningOf(typed);

/** The hook that a short id was shown for: by its content, else by its event and target when that has changed. */
export function findByShown(views: readonly HookView[], shown: ShownId): HookView | undefined {
  const exact = views.find((view) => view.proposed?.digest === shown.digest || view.approval?.digest === shown.digest);
  if (exact) return exact;
  const alike = views.filter((view) => view.entry.event === shown.event && isTarget(view.entry, shown.target));
  // Of several that could be meant, none is: stopping the wrong guard is worse than asking again.
  return alike.length === 1 ? alike[0] : undefined;
}
