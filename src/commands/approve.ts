import type { Approved, Rehearsal } from "../core/control.js";
import type { EventName } from "../core/event.js";
import type { HookView } from "../core/view.js";
import { escapeLine } from "../lib/clean-text.js";
import type { Texts } from "../texts/index.js";
import { describeBundled, describeTarget, describeTraits, hookTitle, isShellLine } from "./describe.js";
import { switchChoice } from "./list.js";
import { asTyped } from "./parse.js";
import { type Action, type ActionContext, foreign, indent, type Line, problem, type Reply, say } from "./reply.js";
import { describeCall, describeWhole, findByShown, isTarget } from "./show.js";
import { describeFiles, shownLimit } from "./show-files.js";

/** `/hooks approve`: the second gate. What is approved is what this owner was shown, to the byte. */
export const approve: Action = (context) => {
  const { event, target = "" } = context;
  return event === undefined ? approveById(context, target) : approveByTarget(context, event, target);
};

async function approveById(context: ActionContext, id: string): Promise<Reply> {
  const { hooks, actor, texts } = context;
  const shown = hooks.findShown(actor, id);
  if (!shown) return problem(texts.unknownId(asTyped(id)));
  if (!shown.fresh) return problem(texts.oldId(id));
  const views = await hooks.about(shown);
  const view = views.find((each) => each.proposed?.digest === shown.digest);
  if (view) return approveView(context, view, shown.digest);
  const now = findByShown(views, shown);
  return now?.proposed ? showInstead(context, now, texts.idOfOtherContent(id)) : problem(texts.unknownId(id));
}

async function approveByTarget(context: ActionContext, event: EventName, target: string): Promise<Reply> {
  const { hooks, actor, texts } = context;
  const views = await hooks.about({ event, target });
  const candidates = views.filter(
    (view) => view.proposed && view.entry.event === event && isTarget(view.entry, target),
  );
  const [view] = candidates;
  if (!view?.proposed) return problem(texts.notConfigured(event, asTyped(target)));
  if (candidates.length > 1) return chooseOne(context, candidates, texts.severalEntries(event, asTyped(target)));
  const seen = hooks.lastShown(actor, view);
  // A name says nothing of what the agent has put under it.
  if (seen === undefined && view.proposed.inWorkspace)
    return showInstead(context, view, texts.neverShown(event, describeTarget(view.entry)));
  if (seen !== undefined && seen !== view.proposed.digest)
    return showInstead(context, view, texts.differs(event, describeTarget(view.entry)));
  return approveView(context, view, view.proposed.digest);
}

/** Not approved, because it was not seen, or not like this: it is shown now, under an id of its own. */
async function showInstead(context: ActionContext, view: HookView, why: string): Promise<Reply> {
  const { hooks, actor, texts } = context;
  const id = (await hooks.issueIds(actor, [view])).get(view.key);
  const next = id === undefined ? texts.notRemembered((await hooks.list()).statePath) : texts.approveThis(id);
  return problem(why, "", ...(await describeWhole(context, view)), "", next);
}

async function chooseOne(context: ActionContext, views: readonly HookView[], why: string): Promise<Reply> {
  const { hooks, actor, texts } = context;
  const ids = await hooks.issueIds(actor, views);
  const lines = views.flatMap((view) => [
    hookTitle(texts.stateMark[view.state], ids.get(view.key) ?? "", view.entry.event, describeTarget(view.entry)),
    ...indent(describeTraits(view.entry, texts).map(foreign)),
  ]);
  return problem(why, ...lines);
}

async function approveView(context: ActionContext, view: HookView, digest: string): Promise<Reply> {
  const { hooks, actor, texts } = context;
  const result = await hooks.approve(actor, view.key, digest);
  const [event, target] = [view.entry.event, describeTarget(view.entry)] as const;
  switch (result.kind) {
    case "approved":
      return approvedReply(context, result);
    case "already":
      return { lines: [texts.alreadyApproved(event, target)] };
    case "differs":
      return showInstead(context, result.view, texts.differs(event, target));
    case "cannot-run":
      return problem(
        texts.cannotRun(event, target),
        ...result.problems.map((each) => foreign(escapeLine(texts.problem(each)))),
      );
    case "gone":
      return problem(texts.notConfigured(event, target));
  }
}

async function approvedReply(context: ActionContext, result: Extract<Approved, { kind: "approved" }>): Promise<Reply> {
  const { hooks, actor, texts, request } = context;
  const { view, rehearsal, argv, files, folders, absent, cold } = result;
  const id = (await hooks.issueIds(actor, [view])).get(view.key) ?? "";
  const trial = describeTrial(rehearsal, texts);
  const status = await hooks.switchStatus();
  const approved = (status.on ? texts.approved : texts.approvedButOff)(
    view.entry.event,
    describeTarget(view.entry),
    id,
  );
  return {
    lines: [
      // A warning leads the reply.
      ...(trial.isWarning ? [trial.line, approved] : [approved, trial.line]),
      ...(isShellLine(view.entry) ? [texts.formats.shellLineApproved] : []),
      ...describeBundled(view, texts),
      ...describeCall(view.entry, argv, texts),
      ...(cold ? [foreign(texts.staysCold(cold))] : []),
      ...absent.map((path) => texts.absentFile(escapeLine(path))),
      ...describeFiles(files, folders, texts, shownLimit(request.channel)),
    ],
    changed: true,
    problem: trial.isWarning,
    choices: [
      ...(status.on ? [] : [[switchChoice(false, texts)]]),
      [{ label: texts.choices.revoke(id), line: `/hooks revoke ${id}` }],
    ],
    data: { shortId: id, digest: view.proposed?.digest, ...(rehearsal && { rehearsal }) },
  };
}

/** How the one try went. */
function describeTrial(rehearsal: Rehearsal | undefined, texts: Texts): { isWarning: boolean; line: Line } {
  if (!rehearsal) return { isWarning: false, line: texts.notRehearsed };
  const { answer, ms, event, inSandbox } = rehearsal;
  if (answer.kind === "no-verdict") {
    const failed = inSandbox ? texts.sandboxFailed : texts.rehearsalFailed;
    return { isWarning: true, line: say(failed, foreign(texts.fault(answer.fault))) };
  }
  const { verdict, reason = "" } = answer.decision;
  if (verdict === "block")
    return {
      isWarning: true,
      line: say(texts.rehearsalBlocks, foreign(reason), inSandbox),
    };
  const fine = texts.rehearsalFine(texts.verdicts[verdict], ms, inSandbox);
  if (answer.ignored.length === 0) return { isWarning: false, line: fine };
  return {
    isWarning: false,
    line: [`${fine} `, ...say(texts.fieldsIgnored, event, foreign(answer.ignored.join(", ")))],
  };
}

/** `/hooks revoke`: by id that entry only, by command or URL all its events. Old ids are good enough for stopping. */
export const revoke: Action = async ({ hooks, actor, texts, target = "" }) => {
  const { hooks: views, on } = await hooks.approved();
  const shown = hooks.findShown(actor, target);
  const byId = shown && findByShown(views, shown);
  const meant = byId ? [byId] : views.filter((view) => isTarget(view.approval?.entry ?? view.entry, target));
  const approved = meant.flatMap((view) => (view.approval ? [{ view, approval: view.approval }] : []));
  const revoked = await hooks.revoke(
    actor,
    approved.map(({ approval }) => approval.id),
  );
  const gone = approved.filter(({ approval }) => revoked.includes(approval.id));
  if (gone.length === 0) return problem(texts.notApproved(asTyped(shown?.target ?? target)));
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
      ...(isAnyLeft || !on ? [] : [texts.nothingLeft]),
    ],
    changed: true,
    data: { revoked },
  };
};
