import type { ShownId } from "../core/control.js";
import type { HookEntry } from "../core/hook.js";
import type { HookView } from "../core/view.js";
import { isFileNameIn, meaningOf } from "../lib/argv.js";
import { targetOf } from "../transports/kinds.js";
import { describeTarget, describeTraits, hookTitle } from "./describe.js";
import { type ActionContext, foreign, indent, type Line } from "./reply.js";

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

/** Of these hooks those whose command or URL somebody typed; where there are none, those that name a file of that name. */
export function namedBy(views: readonly HookView[], typed: string): HookView[] {
  const exact = views.filter(({ entry }) => isTarget(entry, typed));
  return exact.length > 0 ? exact : views.filter(({ entry }) => isFileNameIn(targetOf(entry), typed));
}

/** Hooks to choose from: each with its id, and the line that takes them all. */
export async function describeChoice(
  { hooks, actor, texts }: ActionContext,
  views: readonly HookView[],
  command: "approve" | "revoke",
): Promise<Line[]> {
  const ids = await hooks.issueIds(actor, views);
  const idOf = ({ key }: HookView): string => ids.get(key) ?? "";
  return [
    ...views.flatMap((view) => [
      hookTitle(texts.stateMark[view.state], idOf(view), view.entry.event, describeTarget(view.entry)),
      ...indent(describeTraits(view.entry, texts).map(foreign)),
    ]),
    texts.takeAll(`/hooks ${command} ${views.map(idOf).join(" ")}`),
  ];
}
