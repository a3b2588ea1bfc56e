import type { Approved, ScriptRemarks } from "../core/control.js";
import type { EventName } from "../core/event.js";
import { canonicalEntry } from "../core/hook.js";
import type { HookView } from "../core/view.js";
import { escapeLine } from "../lib/clean-text.js";
import type { Texts } from "../texts/index.js";
import { targetOf } from "../transports/kinds.js";
import {
  describeBundled,
  describeHealth,
  describeName,
  describeNote,
  describeRemarks,
  describeTarget,
  isShellLine,
} from "./describe.js";
import { switchChoice } from "./list.js";
import { describeChoice, findByShown, isTarget, namedBy } from "./meant.js";
import { asTyped, idsIn } from "./parse.js";
import { type Action, type ActionContext, foreign, problem, type Reply } from "./reply.js";
import type { Choice } from "./request.js";
import { describeCall, describeWhole } from "./show.js";
import { describeFiles, shownLimit } from "./show-files.js";
import { describeNever, describeTrial } from "./trial.js";

/** `/hooks approve`: the second gate. What is approved is what this owner was shown, to the byte. */
export const approve: Action = (context) => {
  const { event, target = "" } = context;
  const [, id] = (event === undefined && THERE.exec(target)) || [];
  const ids = event === undefined ? idsIn(id ?? target) : undefined;
  if (ids?.[0] !== undefined && id !== undefined) return approveById(context, ids[0], startingThere);
  return ids ? approveEach(context, ids) : approveByTarget(context, event, target);
};

const lineFor = (id: string): string => `/hooks approve ${id} in workspace`;

const canMove = ({ note }: ScriptRemarks): boolean => note === "looks-in-root" || note === "stays-in-root";

/** `a8qg in workspace`. */
const THERE = /^(\S+)\s*(?:in\s+workspace|在工作目录里?)[.。]?$/i;

/** Each id stands for something that this owner was shown; what cannot be approved keeps none of the others from it. */
async function approveEach(context: ActionContext, ids: readonly string[]): Promise<Reply> {
  const replies: Reply[] = [];
  for (const id of ids) replies.push(await approveById(context, id));
  const [first] = replies;
  if (first && replies.length === 1) return first;
  return {
    lines: replies.flatMap(({ lines }, at) => (at === 0 ? lines : ["", ...lines])),
    changed: replies.some(({ changed }) => changed),
    problem: replies.some((reply) => reply.problem),
    choices: uniqueRows(replies.flatMap(({ choices = [] }) => choices)),
    data: replies.map(({ data }) => data),
  };
}

const uniqueRows = (rows: readonly (readonly Choice[])[]): (readonly Choice[])[] => [
  ...new Map(rows.map((row) => [JSON.stringify(row), row])).values(),
];

type ApproveOne = (context: ActionContext, view: HookView, digest: string, id: string) => Promise<Reply>;

async function approveById(context: ActionContext, id: string, approveOne: ApproveOne = approveView): Promise<Reply> {
  const { hooks, actor, texts } = context;
  const shown = hooks.findShown(actor, id);
  if (!shown) return problem(texts.unknownId(asTyped(id)));
  if (!shown.fresh) return problem(texts.oldId(id));
  const views = await hooks.about(shown);
  const view = views.find((each) => each.proposed?.digest === shown.digest);
  if (view) return approveOne(context, view, shown.digest, id);
  const earlier = views.find(({ approval }) => approval?.before?.digest === shown.digest);
  if (earlier) return approveView(context, earlier, shown.digest);
  const now = findByShown(views, shown);
  return now?.proposed ? showInstead(context, now, texts.idOfOtherContent(id)) : problem(texts.unknownId(id));
}

/**
 * The same hook, started where the agent works, as an entry of the hook file in the place of this one. It is shown with
 * what that allows the agent before it can be approved.
 */
const startingThere: ApproveOne = async (context, view, digest, id) => {
  const { hooks, actor, texts } = context;
  const entry = view.proposed?.entry ?? view.entry;
  if (entry.type === "http" || entry.cwd === "workspace") return approveView(context, view, digest);
  const { text, entry: wanted } = hooks.inHookFile({ ...entry, cwd: "workspace" });
  const find = async () =>
    wanted &&
    (await hooks.about({ event: wanted.event, target: targetOf(wanted) })).find(
      ({ proposed }) => proposed && canonicalEntry(proposed.entry) === canonicalEntry(wanted),
    );
  const failed = (await find()) ? undefined : await hooks.propose(actor, [text]);
  const there = await find();
  const next = lineFor(id);
  if (!there?.proposed) return problem(texts.formats.notMovedThere(failed ?? ""));
  if (hooks.lastShown(actor, there) !== there.proposed.digest)
    return showInstead(context, there, texts.formats.shownThere(next), next);
  const reply = await approveView(context, there, there.proposed.digest);
  if (!reply.changed || reply.problem) return reply;
  // Both would run: the one that looks in the wrong place, too.
  if (view.approval) await hooks.revoke(actor, [view.approval.id]);
  // What was read as Claude Code's stands there without its dialect.
  const written = [entry, { ...entry, dialect: "native" as const }].map((each) => hooks.inHookFile(each).text);
  if (!view.source.includes("/")) await hooks.withdraw(actor, written);
  return { ...reply, lines: [...reply.lines, ...(view.approval ? [texts.formats.insteadOf(id)] : [])] };
};

async function approveByTarget(context: ActionContext, event: EventName | undefined, target: string): Promise<Reply> {
  const { hooks, actor, texts } = context;
  const [, trigger, rest] = event === undefined ? (/^([\w-]+)\s+(\S.*)$/s.exec(target) ?? []) : [];
  const views = await hooks.about({ target, ...(event !== undefined && { event }) });
  // `PreToolUse ./x.sh`: the event as the hook's own format calls it.
  if (views.length === 0 && rest !== undefined) {
    const meant = (await hooks.about({ target: rest })).filter(({ entry }) => entry.trigger === trigger);
    const [first] = meant;
    if (first) return approveByTarget(context, first.entry.event, rest);
  }
  const proposed = views.filter((view) => view.proposed && (event ?? view.entry.event) === view.entry.event);
  const named = namedBy(proposed, target);
  const open = named.filter(({ state }) => state !== "approved");
  const candidates = open.length > 0 ? open : named;
  const [view] = candidates;
  if (!view?.proposed)
    return problem(event === undefined ? texts.notNamed(asTyped(target)) : texts.notConfigured(event, asTyped(target)));
  if (candidates.length > 1)
    return problem(texts.severalToApprove(asTyped(target)), ...(await describeChoice(context, candidates, "approve")));
  const seen = hooks.lastShown(actor, view);
  // A name says nothing of what the agent has put under it, nor a command alone of the event it stands at.
  const isRead = view.proposed.warnings.some(({ code }) => code === "read-as-claude");
  const isWhole = event !== undefined && isTarget(view.entry, target) && !isRead;
  if (seen === undefined && (view.proposed.inWorkspace || !isWhole))
    return showInstead(context, view, texts.neverShown(view.entry.event, describeTarget(view.entry)));
  if (seen !== undefined && seen !== view.proposed.digest)
    return showInstead(context, view, texts.differs(view.entry.event, describeTarget(view.entry)));
  return approveView(context, view, view.proposed.digest);
}

/** Not approved, because it was not seen, or not like this: it is shown now, under an id of its own. */
async function showInstead(context: ActionContext, view: HookView, why: string, line?: string): Promise<Reply> {
  const { hooks, actor, texts } = context;
  const id = (await hooks.issueIds(actor, [view])).get(view.key);
  const next = id === undefined ? texts.notRemembered((await hooks.list()).statePath) : (line ?? texts.approveThis(id));
  // Other approvals and revokes wait behind this one: it is not the place to try it on thousands of events.
  const tryIt = id !== undefined && hooks.recording() ? [texts.replay.tryIt(id)] : [];
  const shown = problem(why, "", ...(await describeWhole(context, view)), "", ...tryIt, next);
  return { ...shown, ...(line !== undefined && { choices: [[{ label: texts.choices.startThere, line }]] }) };
}

async function approveView(context: ActionContext, view: HookView, digest: string): Promise<Reply> {
  const { hooks, actor, texts, request } = context;
  const [event, target] = [view.entry.event, describeTarget(view.entry)] as const;
  const { mustBlock, mustPass } = view.proposed?.entry ?? view.entry;
  if (mustBlock ?? mustPass) request.onProgress?.(texts.tryingExamples(target));
  const result = await hooks.approve(actor, view.key, digest);
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
    case "broken":
      return problem(texts.history.broken(escapeLine(result.path)));
    case "gone":
      return problem(texts.notConfigured(event, target));
  }
}

async function approvedReply(context: ActionContext, result: Extract<Approved, { kind: "approved" }>): Promise<Reply> {
  const { hooks, actor, texts, request } = context;
  const { view, rehearsal, argv, files, folders, remarks, cold, notLive } = result;
  const id = (await hooks.issueIds(actor, [view])).get(view.key) ?? "";
  const trial = describeTrial(rehearsal, texts, notLive);
  const isWarning = trial.isWarning || notLive !== undefined;
  const status = await hooks.switchStatus();
  const approved = headOf(result, status.on, texts)(view.entry.event, describeTarget(view.entry), id);
  const tried = result.isAsItIs ? [] : trial.lines;
  return {
    lines: [
      // A warning leads the reply.
      ...(isWarning ? [...tried, ...(notLive ? [texts.notLive(notLive)] : []), approved] : [approved, ...tried]),
      ...(isShellLine(view.entry) ? [texts.formats.shellLineApproved] : []),
      ...describeName(view, texts).map(foreign),
      ...describeBundled(view, texts),
      ...describeCall(view.entry, argv, texts),
      ...(cold ? [foreign(texts.staysCold(cold))] : []),
      // What is wrong with the approved version before, or with its copy, says nothing of this one.
      ...describeHealth({ ...view, broken: [], upgraded: [] }, texts).map((line) => foreign(`⚠ ${line}`)),
      ...describeNote(remarks, texts, id),
      ...describeRemarks(remarks, view, texts).map(foreign),
      ...(await describeNever(view.entry, texts)),
      ...describeFiles(files, folders, texts, shownLimit(request.channel)),
    ],
    changed: true,
    // It stands, whatever its try was like.
    problem: notLive !== undefined,
    choices: [
      ...(status.on ? [] : [[switchChoice(false, texts)]]),
      [
        ...(notLive ? [{ label: texts.choices.putInForce(id), line: `/hooks approve ${id}` }] : []),
        { label: texts.choices.revoke(id), line: `/hooks revoke ${id}` },
      ],
      ...(canMove(remarks) ? [[{ label: texts.choices.startThere, line: lineFor(id) }]] : []),
    ],
    data: { shortId: id, digest: view.proposed?.digest, ...(rehearsal && { rehearsal }), ...(notLive && { notLive }) },
  };
}

/** The sentence that says what is in force now. */
function headOf(
  { notLive, isOffered, isAsItIs }: Extract<Approved, { kind: "approved" }>,
  isOn: boolean,
  texts: Texts,
) {
  if (notLive) return isOffered ? texts.offeredNotLive : texts.approvedNotLive;
  if (!isOn) return texts.approvedButOff;
  return isAsItIs ? texts.asItIs : texts.approved;
}
