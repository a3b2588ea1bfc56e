import type { Approved, Rehearsal } from "../core/control.js";
import type { EventName } from "../core/event.js";
import type { HookView } from "../core/view.js";
import { escapeLine } from "../lib/clean-text.js";
import type { Texts } from "../texts/index.js";
import type { Action, ActionContext, Reply } from "./action.js";
import { asTyped } from "./as-typed.js";
import { switchChoice } from "./choices.js";
import { addressOf, describeTarget, describeTraits, indent, isShellLine } from "./describe.js";
import { findByShown, isTarget } from "./select.js";
import { describeWhole } from "./show.js";
import { describeArgv, describeFile, shownLimit } from "./show-files.js";

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
  const { hooks: views } = await hooks.list();
  const view = views.find((each) => each.proposed?.digest === shown.digest);
  if (view) return approveView(context, view, shown.digest);
  const now = findByShown(views, shown);
  return now?.proposed ? showInstead(context, now, texts.idOfOtherContent(id)) : problem(texts.unknownId(id));
}

async function approveByTarget(context: ActionContext, event: EventName, target: string): Promise<Reply> {
  const { hooks, actor, texts } = context;
  const { hooks: views } = await hooks.list();
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

const problem = (text: string): Reply => ({ text, changed: false, problem: true });

/** Not approved, because it was not seen, or not like this: it is shown now, under an id of its own. */
async function showInstead(context: ActionContext, view: HookView, why: string): Promise<Reply> {
  const { hooks, actor, texts } = context;
  const id = (await hooks.issueIds(actor, [view])).get(view.key);
  const next = id === undefined ? texts.notRemembered((await hooks.list()).statePath) : texts.approveThis(id);
  return problem([why, "", ...(await describeWhole(context, view)), "", next].join("\n"));
}

async function chooseOne(context: ActionContext, views: readonly HookView[], why: string): Promise<Reply> {
  const { hooks, actor, texts } = context;
  const ids = await hooks.issueIds(actor, views);
  const lines = views.flatMap((view) => [
    texts.hookTitle(texts.stateMark[view.state], ids.get(view.key) ?? "", view.entry.event, describeTarget(view.entry)),
    ...indent(describeTraits(view.entry, texts).map(context.foreign)),
  ]);
  return problem([why, ...lines].join("\n"));
}

async function approveView(context: ActionContext, view: HookView, digest: string): Promise<Reply> {
  const { hooks, actor, texts } = context;
  const result = await hooks.approve(actor, view.key, digest);
  const [event, target] = [view.entry.event, describeTarget(view.entry)] as const;
  switch (result.kind) {
    case "approved":
      return approvedReply(context, result);
    case "already":
      return { text: texts.alreadyApproved(event, target), changed: false };
    case "differs":
      return showInstead(context, result.view, texts.differs(event, target));
    case "cannot-run":
      return problem(
        [
          texts.cannotRun(event, target),
          ...result.problems.map((each) => context.foreign(escapeLine(texts.problem(each)))),
        ].join("\n"),
      );
    case "gone":
      return problem(texts.notConfigured(event, target));
  }
}

async function approvedReply(context: ActionContext, result: Extract<Approved, { kind: "approved" }>): Promise<Reply> {
  const { hooks, actor, texts, request, foreign } = context;
  const { view, rehearsal, argv, files, absent } = result;
  const id = (await hooks.issueIds(actor, [view])).get(view.key) ?? "";
  const trial = describeTrial(rehearsal, texts, foreign);
  const status = await hooks.switchStatus();
  const traits = describeTraits(view.entry, texts);
  const address = addressOf(view.entry);
  const lines = [
    ...(trial.warning ? [trial.text] : []),
    (status.on ? texts.approved : texts.approvedButOff)(view.entry.event, describeTarget(view.entry), id),
    ...(trial.warning ? [] : [trial.text]),
    ...(isShellLine(view.entry) ? [texts.formats.shellLineApproved] : []),
    address === undefined ? foreign(describeArgv(argv, texts)) : texts.urlLine(address),
    ...(traits.length > 0 ? [foreign(traits.join(" · "))] : []),
    ...absent.map((path) => texts.absentFile(escapeLine(path))),
    ...files.flatMap((file) => describeFile(file, { texts, limit: shownLimit(request.channel), foreign })),
  ];
  return {
    text: lines.join("\n"),
    changed: true,
    problem: trial.warning,
    choices: [
      ...(status.on ? [] : [[switchChoice(false, texts)]]),
      [{ label: texts.choices.revoke(id), line: `/hooks revoke ${id}` }],
    ],
    data: { shortId: id, digest: view.proposed?.digest, ...(rehearsal && { rehearsal }) },
  };
}

/** How the one try went; a warning leads the reply. */
function describeTrial(
  rehearsal: Rehearsal | undefined,
  texts: Texts,
  foreign: (text: string) => string,
): { warning: boolean; text: string } {
  if (!rehearsal) return { warning: false, text: texts.notRehearsed };
  const { answer, ms, event, inSandbox } = rehearsal;
  if (answer.kind === "no-verdict")
    return {
      warning: true,
      text: (inSandbox ? texts.sandboxFailed : texts.rehearsalFailed)(foreign(texts.fault(answer.fault))),
    };
  const { verdict, reason = "" } = answer.decision;
  if (verdict === "block")
    return { warning: true, text: (inSandbox ? texts.sandboxBlocks : texts.rehearsalBlocks)(foreign(reason)) };
  const fine = (inSandbox ? texts.sandboxFine : texts.rehearsalFine)(texts.verdicts[verdict], ms);
  if (answer.ignored.length === 0) return { warning: false, text: fine };
  return { warning: false, text: `${fine} ${texts.fieldsIgnored(event, foreign(answer.ignored.join(", ")))}` };
}
