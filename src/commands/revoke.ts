import type { HookView } from "../core/view.js";
import type { Action } from "./action.js";
import { asTyped } from "./as-typed.js";
import { describeTarget } from "./describe.js";
import { findByShown, isTarget } from "./select.js";

/** `/hooks revoke`: by id that entry only, by command or URL all its events. Old ids are good enough for stopping. */
export const revoke: Action = async ({ hooks, actor, texts, target = "" }) => {
  const { hooks: views, on } = await hooks.approved();
  const shown = hooks.findShown(actor, target);
  const byId = shown && findByShown(views, shown);
  const meant = byId ? [byId] : views.filter((view) => isTarget(view.approval?.entry ?? view.entry, target));
  const approved = meant.filter(
    (view): view is HookView & { approval: NonNullable<HookView["approval"]> } => view.approval !== undefined,
  );
  const revoked = await hooks.revoke(
    actor,
    approved.map((view) => view.approval.id),
  );
  const gone = approved.filter((view) => revoked.includes(view.approval.id));
  if (gone.length === 0)
    return {
      text: texts.notApproved(shown ? asTyped(shown.target) : asTyped(target)),
      changed: false,
      problem: true,
    };
  const ids = await hooks.issueIds(actor, gone);
  const left = views.some((view) => view.approval && !revoked.includes(view.approval.id));
  const lines = [
    ...gone.flatMap((view) => [
      texts.revoked(view.approval.entry.event, describeTarget(view.approval.entry)),
      texts.undoRevoke(ids.get(view.key) ?? ""),
    ]),
    ...(left || !on ? [] : [texts.nothingLeft]),
  ];
  return { text: lines.join("\n"), changed: true, data: { revoked } };
};
