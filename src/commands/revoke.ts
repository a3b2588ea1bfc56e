import type { HookView } from "../core/view.js";
import { describeTarget } from "./describe.js";
import { describeChoice, findByShown, isTarget, namedBy } from "./meant.js";
import { asTyped, idsIn } from "./parse.js";
import { endGrant } from "./pending.js";
import { type Action, type ActionContext, type Line, problem, type Reply } from "./reply.js";

/**
 * `/hooks revoke`: by ids those entries only, by command, URL or file name all its events. Old ids are good enough for
 * stopping.
 */
export const revoke: Action = async (context) => (await endGrant(context)) ?? revokeHooks(context);

const revokeHooks: Action = async (context) => {
  const { hooks, actor, texts, target = "" } = context;
  const { hooks: views, on } = await hooks.approved();
  const shown = (idsIn(target) ?? []).map((id) => ({ id, shown: hooks.findShown(actor, id) }));
  if (!shown.some((each) => each.shown)) return revokeNamed(context, views, on);
  const meant = shown.map((each) => ({ ...each, view: each.shown && findByShown(views, each.shown) }));
  const missing = meant.filter(({ view }) => !view);
  const found = [...new Set(meant.flatMap(({ view }) => view ?? []))];
  const unknown = missing.map((each) => texts.notApproved(asTyped(each.shown?.target ?? each.id)));
  return revokeViews(context, { views, on, found }, unknown);
};

async function revokeNamed(context: ActionContext, views: readonly HookView[], on: boolean): Promise<Reply> {
  const { texts, target = "" } = context;
  const found = namedBy(views, target);
  const commands = new Set(found.map(({ entry }) => describeTarget(entry)));
  // One file name in several commands: stopping the wrong guard is worse than asking again.
  if (commands.size > 1 && !found.some(({ entry }) => isTarget(entry, target)))
    return problem(texts.severalToRevoke(asTyped(target)), ...(await describeChoice(context, found, "revoke")));
  return revokeViews(context, { views, on, found }, found.length === 0 ? [texts.notApproved(asTyped(target))] : []);
}

type Meant = { views: readonly HookView[]; on: boolean; found: readonly HookView[] };

async function revokeViews(
  { hooks, actor, texts }: ActionContext,
  { views, on, found }: Meant,
  missing: readonly Line[],
): Promise<Reply> {
  const approved = found.flatMap((view) => (view.approval ? [{ view, approval: view.approval }] : []));
  const revoked = await hooks.revoke(
    actor,
    approved.map(({ approval }) => approval.id),
  );
  const gone = approved.filter(({ approval }) => revoked.includes(approval.id));
  const late = approved.filter(({ approval }) => !revoked.includes(approval.id));
  const unknown = [...missing, ...late.map(({ approval }) => texts.notApproved(describeTarget(approval.entry)))];
  if (gone.length === 0) return problem(...unknown);
  const ids = await hooks.issueIds(
    actor,
    gone.map(({ view }) => view),
  );
  const isAnyLeft = views.some((view) => view.approval && !revoked.includes(view.approval.id));
  return {
    lines: [
      ...gone.flatMap(({ view, approval }) => [
        texts.revoked(approval.entry.event, describeTarget(approval.entry)),
        texts.undoRevoke(ids.get(view.key) ?? ""),
      ]),
      ...unknown,
      ...(isAnyLeft || !on ? [] : [texts.nothingLeft]),
    ],
    changed: true,
    ...(unknown.length > 0 && { problem: true }),
    data: { revoked },
  };
}
