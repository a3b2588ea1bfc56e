import { structuredPatch } from "diff";
import type { HookTexts, ShownId } from "../core/control.js";
import type { HookEntry } from "../core/hook.js";
import type { HookView, ShownFile } from "../core/view.js";
import { meaningOf, quoteWord } from "../lib/argv.js";
import { escapeInvisible, escapeLine } from "../lib/clean-text.js";
import type { Texts } from "../texts/index.js";
import { targetOf } from "../transports/kinds.js";
import {
  addressOf,
  describeHealth,
  describeSource,
  describeTarget,
  describeTraits,
  entryInFile,
  isShellLine,
} from "./describe.js";
import { hookChoices } from "./list.js";
import { asTyped } from "./parse.js";
import { type Action, type ActionContext, foreign, isOwnScreen, type Line, problem, program, say } from "./reply.js";

/** How much of a text a chat shows; a terminal shows all of it. */
export const shownLimit = (channel: string): number => (channel === "cli" ? Number.POSITIVE_INFINITY : 20_000);

/**
 * Comparing is done on the spot, and two files that have nothing in common could take minutes. Counted in lines, about
 * 50 ms of work: what an owner is shown must not depend on what else the machine does.
 */
const MAX_CHANGED_LINES = 500;
const MAX_COMPARED = 262_144;

/** `/hooks show <id>`: what would run, and how it differs from what does. */
export const show: Action = async (context) => {
  const { hooks, actor, texts, target = "" } = context;
  const shown = hooks.findShown(actor, target);
  const { hooks: views } = await hooks.list();
  const view = shown && findByShown(views, shown);
  if (!view) return problem(texts.unknownId(asTyped(target)));
  const id = (await hooks.issueIds(actor, [view])).get(view.key) ?? target;
  const files = await hooks.texts(view);
  return {
    lines: [
      ...(await describeWhole(context, view, files)),
      ...(view.state === "approved" || !view.proposed ? [] : [texts.approveThis(id)]),
    ],
    choices: [hookChoices(view, id, texts).filter(({ line }) => !line.startsWith("/hooks show"))],
    // In a chat nobody reads it, and making megabytes of a script visible takes seconds.
    ...(isOwnScreen(context.request.channel) && { data: { view, shortId: id, files: visible(files) } }),
  };
};

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

/** The same files with nothing invisible left in them: whoever shows them needs no rule for that. */
function visible({ argv, current, approved }: HookTexts): HookTexts {
  const shown = (file: ShownFile): ShownFile => ({
    ...file,
    path: escapeLine(file.path),
    ...(file.text !== undefined && { text: escapeInvisible(file.text) }),
  });
  return { argv: argv.map(escapeLine), current: current.map(shown), approved: approved.map(shown) };
}

/** Everything an approval would bind, and the difference to what is in force. */
export async function describeWhole(
  { hooks, texts, request }: ActionContext,
  view: HookView,
  known?: HookTexts,
): Promise<Line[]> {
  const limit = shownLimit(request.channel);
  const files = known ?? (await hooks.texts(view));
  const current = view.proposed ? files.current : files.approved;
  return [
    say(texts.showTitle, texts.stateMark[view.state], view.entry.event, foreign(describeTarget(view.entry))),
    ...describeSource(view, texts).map(foreign),
    ...(isShellLine(view.entry) ? [texts.formats.shellLineApproved] : []),
    ...(view.approval ? [texts.approvedBy(view.approval.by, view.approval.at)] : []),
    ...describeCall(view.entry, files.argv, texts),
    ...describeHealth(view, texts).map(foreign),
    ...(view.state === "changed" ? [...describeChanges(view, texts), ...describeDifference(files, texts, limit)] : []),
    ...current.flatMap((file) => describeFile(file, texts, limit)),
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

/** A file as it would run: its hash, and its text with nothing invisible left in it. */
export function describeFile(file: ShownFile, texts: Texts, limit: number): Line[] {
  return [texts.hashLine(escapeLine(file.path), file.sha256), ...describeText(file, texts, limit)];
}

function describeText({ text, bytes }: ShownFile, texts: Texts, limit: number): Line[] {
  return text === undefined ? [texts.binaryFile(bytes)] : cut(text.trimEnd(), texts, limit);
}

const cut = (text: string, texts: Texts, limit: number): Line[] => [
  program(escapeInvisible(text.slice(0, limit))),
  ...(text.length <= limit ? [] : [texts.fileCut(limit, text.length)]),
];

/** What differs between the approved files and those of now. */
export function describeDifference({ approved, current }: HookTexts, texts: Texts, limit: number): Line[] {
  const paths = [...new Set([...approved, ...current].map((file) => file.path))];
  return paths.flatMap((path) => {
    const before = approved.find((file) => file.path === path);
    const after = current.find((file) => file.path === path);
    if (before?.sha256 === after?.sha256) return [];
    return [texts.fileDiff(escapeLine(path)), ...difference(before, after, texts, limit)];
  });
}

function difference(before: ShownFile | undefined, after: ShownFile | undefined, texts: Texts, limit: number): Line[] {
  const both = [before, after].filter((file) => file !== undefined);
  if (both.some((file) => file.text === undefined)) return both.flatMap((file) => describeFile(file, texts, limit));
  const whole = after ? describeText(after, texts, limit) : [];
  // Even cutting it into lines takes long: what is that large is shown, not compared.
  if (both.some((file) => (file.text?.length ?? 0) > MAX_COMPARED)) return whole;
  const patch = structuredPatch("", "", before?.text ?? "", after?.text ?? "", "", "", {
    context: 2,
    maxEditLength: MAX_CHANGED_LINES,
  });
  // Too different to compare: then the new text is shown whole.
  if (patch === undefined) return whole;
  const hunks = patch.hunks.map(({ oldStart, newStart, lines }) =>
    [`@@ ${oldStart} → ${newStart} @@`, ...lines].join("\n"),
  );
  return cut(hunks.join("\n"), texts, limit);
}
