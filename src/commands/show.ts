import type { HookTexts } from "../core/control.js";
import type { HookView, ShownFile } from "../core/view.js";
import { escapeInvisible, escapeLine } from "../lib/clean-text.js";
import type { Action, ActionContext } from "./action.js";
import { asTyped } from "./as-typed.js";
import { hookChoices } from "./choices.js";
import {
  addressOf,
  describeHealth,
  describeSource,
  describeTarget,
  describeTraits,
  entryInFile,
  isShellLine,
} from "./describe.js";
import { findByShown } from "./select.js";
import { describeArgv, describeDifference, describeFile, shownLimit } from "./show-files.js";

/** `/hooks show <id>`: what would run, and how it differs from what does. */
export const show: Action = async (context) => {
  const { hooks, actor, texts, target = "" } = context;
  const shown = hooks.findShown(actor, target);
  const { hooks: views } = await hooks.list();
  const view = shown && findByShown(views, shown);
  if (!view) return { text: texts.unknownId(asTyped(target)), changed: false, problem: true };
  const id = (await hooks.issueIds(actor, [view])).get(view.key) ?? target;
  const files = await hooks.texts(view);
  const lines = [
    ...(await describeWhole(context, view, files)),
    ...(view.state === "approved" || !view.proposed ? [] : [texts.approveThis(id)]),
  ];
  const choices = [hookChoices(view, id, texts).filter(({ line }) => !line.startsWith("/hooks show"))];
  return { text: lines.join("\n"), changed: false, choices, data: { view, shortId: id, files: visible(files) } };
};

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
  { hooks, texts, request, foreign }: ActionContext,
  view: HookView,
  known?: HookTexts,
): Promise<string[]> {
  const limit = shownLimit(request.channel);
  const files = known ?? (await hooks.texts(view));
  const current = view.proposed ? files.current : files.approved;
  const traits = describeTraits(view.entry, texts);
  const address = addressOf(view.entry);
  return [
    texts.showTitle(texts.stateMark[view.state], view.entry.event, foreign(describeTarget(view.entry))),
    ...describeSource(view, texts).map(foreign),
    ...(isShellLine(view.entry) ? [texts.formats.shellLineApproved] : []),
    ...(view.approval ? [texts.approvedBy(view.approval.by, view.approval.at)] : []),
    address === undefined ? foreign(describeArgv(files.argv, texts)) : texts.urlLine(address),
    ...(traits.length > 0 ? [foreign(traits.join(" · "))] : []),
    ...describeHealth(view, texts).map(foreign),
    ...(view.state === "changed" ? describeChanges(view, texts.entryKeys, texts.entryLine) : []),
    ...(view.state === "changed" ? describeDifference(files, { texts, limit, foreign }) : []),
    ...current.flatMap((file) => describeFile(file, { texts, limit, foreign })),
  ];
}

function describeChanges(
  view: HookView,
  title: string,
  line: (key: string, before: string, after: string) => string,
): string[] {
  if (!view.approval || !view.proposed) return [];
  const before = entryInFile(view.approval.entry);
  const after = entryInFile(view.proposed.entry);
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => before[key] !== after[key],
  );
  return keys.length === 0
    ? []
    : [title, ...keys.map((key) => `  ${line(key, before[key] ?? "–", after[key] ?? "–")}`)];
}
