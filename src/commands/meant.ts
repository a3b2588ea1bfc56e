import type { HookView } from "../core/view.js";
import { isFileNameIn } from "../lib/argv.js";
import { targetOf } from "../transports/kinds.js";
import { describeTarget, describeTraits, hookTitle } from "./describe.js";
import { type ActionContext, foreign, indent, type Line } from "./reply.js";
import { isTarget } from "./show.js";

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
