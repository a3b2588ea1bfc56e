import { sampleInput } from "../core/event.js";
import type { HookView } from "../core/view.js";
import type { Action } from "./action.js";
import { describeHealth, describeTarget, indent } from "./describe.js";

/** `/hooks why <event>`: for each hook on it, would it fire now, and if not, why not. */
export const why: Action = async ({ hooks, actor, texts, event, foreign }) => {
  if (event === undefined) return { text: texts.usage.why, changed: false, problem: true, usage: true };
  const { hooks: views, switch: status, lockdown } = await hooks.list();
  const mine = views.filter((view) => view.entry.event === event || view.approval?.entry.event === event);
  if (mine.length === 0) return { text: texts.whyNone(event), changed: false };
  const ids = await hooks.issueIds(actor, mine);
  const matched = await hooks.matches(event, sampleInput(event));
  const reason = (view: HookView): string[] => {
    if (!view.approval) return [texts.whyNot["not-approved"](ids.get(view.key) ?? "")];
    if (!status.on) return [texts.whyNot.off];
    const { matcher, mode } = view.approval.entry;
    const missed = matcher !== undefined && matched.get(view.approval.id) === false;
    return [
      missed ? texts.whyNot["matcher-missed"](matcher) : mode === "observe" ? texts.whyNot.observe : texts.whyFires,
      ...(view.state === "changed" ? [texts.whyChanged] : []),
      ...(view.stats.last?.fault ? [texts.whyFaulty(foreign(texts.fault(view.stats.last.fault)))] : []),
    ];
  };
  const lines = mine.flatMap((view) => [
    texts.hookTitle(texts.stateMark[view.state], ids.get(view.key) ?? "–", event, describeTarget(view.entry)),
    ...indent([...reason(view), ...describeHealth(view, texts).map(foreign)]),
  ]);
  return { text: [...(lockdown ? [texts.lockdown(lockdown)] : []), ...lines].join("\n"), changed: false };
};
