import type { HookTexts } from "../core/control.js";
import { isEventName } from "../core/event.js";
import type { HookEntry } from "../core/hook.js";
import type { HookView, ShownFile } from "../core/view.js";
import { quoteWord } from "../lib/argv.js";
import { escapeLine } from "../lib/clean-text.js";
import type { Texts } from "../texts/index.js";
import {
  addressOf,
  describeBundled,
  describeHealth,
  describeName,
  describeNote,
  describeRemarks,
  describeSource,
  describeTarget,
  describeTraits,
  entryInFile,
  isShellLine,
} from "./describe.js";
import { hookChoices } from "./list.js";
import { findByShown, namedBy } from "./meant.js";
import { asTyped, idsIn } from "./parse.js";
import { timeOf } from "./question.js";
import { describeReplay, showBlocked } from "./replay.js";
import { type Action, type ActionContext, foreign, isOwnScreen, type Line, problem, type Reply, say } from "./reply.js";
import {
  describeDifference,
  describeFile,
  describeFiles,
  describeShipped,
  isFolded,
  matchingFiles,
  shownLimit,
  visible,
} from "./show-files.js";
import { describeNever, listExamples } from "./trial.js";

/**
 * `/hooks show <id> [file]`: what would run, and how it differs from what does; or one file of a bound folder; or, with
 * `blocked`, what it would have stopped; or, with `before`, the previous version. A notice, which has no ids, names the
 * event and the command instead.
 */
export const show: Action = async (context) => {
  const { hooks, actor, texts, target = "", args } = context;
  const shown = hooks.findShown(actor, idsIn(target)?.[0] ?? target);
  if (!shown) return showNamed(context);
  const view = findByShown(await hooks.about(shown), shown);
  if (!view) return problem(texts.unknownId(asTyped(target)));
  const id = (await hooks.issueIds(actor, [view])).get(view.key) ?? target;
  if (args[1] === "blocked") return showBlocked(context, view, id, args[2]);
  if (args[1] === "before") return showBefore(context, view, id);
  if (args.length > 1) return showFile(context, args.slice(1).join(" "), await hooks.texts(view), id);
  return showAll(context, view, id);
};

/** By command, with or without its event; of several the one that waits for a look. */
async function showNamed(context: ActionContext): Promise<Reply> {
  const { hooks, texts, target = "", args } = context;
  const event = args.length > 1 && isEventName(target) ? target : undefined;
  const named = args.slice(event === undefined ? 0 : 1).join(" ");
  const views = await hooks.about({ target: named, ...(event !== undefined && { event }) });
  const found = namedBy(views, named).filter(({ entry }) => event === undefined || event === entry.event);
  const view = found.find(({ state }) => state !== "approved") ?? found[0];
  if (!view) return problem(texts.unknownId(asTyped(target)));
  const id = await idFor(context, view);
  return id === undefined ? problem(texts.notRemembered((await hooks.list()).statePath)) : showAll(context, view, id);
}

async function showAll(context: ActionContext, view: HookView, id: string): Promise<Reply> {
  const { hooks, texts } = context;
  const files = await hooks.texts(view);
  return {
    lines: [
      ...(await describeWhole(context, view, files)),
      ...(files.current.some(isFolded) ? [texts.folderHint(id)] : []),
      ...(await describeReplay(context, view, id)),
      ...(view.approval?.before ? [texts.history.showBefore(id)] : []),
      ...(view.state === "approved" || !view.proposed ? [] : [texts.approveThis(id)]),
    ],
    choices: [hookChoices(view, id, texts).filter(({ line }) => !line.startsWith("/hooks show"))],
    // In a chat nobody reads it, and making megabytes of a script visible takes seconds.
    ...(isOwnScreen(context.request.channel) && { data: { view, shortId: id, files: visible(files) } }),
  };
}

/** The version that an approval has replaced, under an id of its own: approving that goes back to it. */
async function showBefore(context: ActionContext, view: HookView, id: string): Promise<Reply> {
  const { hooks, actor, texts, request } = context;
  const before = view.approval?.before;
  if (!before) return problem(texts.history.noneBefore(id));
  const { proposed: _, ...rest } = view;
  const earlier: HookView = { ...rest, entry: before.entry, approval: before };
  const [files, ids] = await Promise.all([hooks.texts(earlier), hooks.issueIds(actor, [earlier])]);
  const ownId = ids.get(view.key) ?? "";
  const limit = shownLimit(request.channel);
  return {
    lines: [
      texts.history.versionBefore(before.by, timeOf(Date.parse(before.at))),
      [before.entry.event, " → ", foreign(describeTarget(before.entry))],
      ...describeCall(before.entry, files.argv, texts),
      texts.history.fromActive,
      ...describeDifference(files, texts, limit),
      ...describeFiles(files.current, [], texts, limit),
      ...(ownId === "" ? [texts.notRemembered((await hooks.list()).statePath)] : [texts.history.goBack(ownId)]),
    ],
    choices: ownId === "" ? [] : [[{ label: texts.choices.approve(ownId), line: `/hooks approve ${ownId}` }]],
    ...(isOwnScreen(request.channel) && { data: { view: earlier, shortId: ownId, files: visible(files) } }),
  };
}

/** One bound file, named by its path or the end of it, with what changed in it. */
function showFile({ texts, request }: ActionContext, typed: string, files: HookTexts, id: string): Reply {
  const { current, approved } = files;
  const found = matchingFiles([...current, ...approved], typed);
  const [path] = found;
  if (path === undefined) return problem(texts.noSuchFile(asTyped(typed), id));
  if (found.length > 1) return problem(texts.severalFiles(asTyped(typed), found.map(escapeLine).join(", ")));
  const limit = shownLimit(request.channel);
  const only = (all: readonly ShownFile[]): ShownFile[] => all.filter((file) => file.path === path);
  const [before, after] = [only(approved), only(current)];
  const difference = before.length > 0 ? describeDifference({ approved: before, current: after }, texts, limit) : [];
  return {
    lines: [...difference, ...(after.length > 0 ? after : before).flatMap((file) => describeFile(file, texts, limit))],
  };
}

const idFor = async ({ hooks, actor }: ActionContext, view: HookView): Promise<string | undefined> =>
  (await hooks.issueIds(actor, [view])).get(view.key);

/** Everything an approval would bind, and the difference to what is in force. */
export async function describeWhole(context: ActionContext, view: HookView, known?: HookTexts): Promise<Line[]> {
  const { hooks, texts, request } = context;
  const limit = shownLimit(request.channel);
  const files = known ?? (await hooks.texts(view));
  const current = view.proposed ? files.current : files.approved;
  return [
    say(texts.showTitle, texts.stateMark[view.state], view.entry.event, foreign(describeTarget(view.entry))),
    ...[...describeName(view, texts), ...describeSource(view, texts)].map(foreign),
    ...describeBundled(view, texts),
    ...(isShellLine(view.entry) ? [texts.formats.shellLineApproved] : []),
    ...(view.approval ? [texts.approvedBy(view.approval.by, view.approval.at)] : []),
    ...describeCall(view.entry, files.argv, texts),
    ...listExamples(view.entry, texts),
    ...describeHealth(view, texts).map(foreign),
    ...(view.proposed ? describeNote(files.remarks, texts, await idFor(context, view)) : []),
    ...(view.proposed ? describeRemarks(files.remarks, view, texts).map(foreign) : []),
    ...(await describeNever(view.entry, texts)),
    ...(view.state === "changed" ? [...describeChanges(view, texts), ...describeDifference(files, texts, limit)] : []),
    ...describeShipped(files, texts, limit),
    ...describeFiles(current, files.folders, texts, limit),
  ];
}

/** What is run or called, each word quoted: nobody can hide where one ends and the next begins. And what is special about it. */
export function describeCall(entry: HookEntry, argv: readonly string[], texts: Texts): Line[] {
  const address = addressOf(entry);
  const words = argv.map((word) => escapeLine(quoteWord(word))).join(" ");
  const traits = describeTraits(entry, texts).join(" · ");
  return [
    address === undefined ? foreign(texts.argvLine(words)) : texts.urlLine(address),
    ...(traits === "" ? [] : [foreign(traits)]),
  ];
}

function describeChanges({ approval, proposed }: HookView, texts: Texts): string[] {
  if (!approval || !proposed) return [];
  const [before, after] = [entryInFile(approval.entry), entryInFile(proposed.entry)];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => before[key] !== after[key],
  );
  const lines = keys.map((key) => `  ${texts.entryLine(key, before[key] ?? "–", after[key] ?? "–")}`);
  return lines.length === 0 ? [] : [texts.entryKeys, ...lines];
}
