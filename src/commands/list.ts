import type { HookList } from "../core/control.js";
import type { HookRun } from "../core/firing.js";
import type { HookView } from "../core/view.js";
import { escapeLine } from "../lib/clean-text.js";
import type { Texts } from "../texts/index.js";
import {
  changedHint,
  describeBundled,
  describeChange,
  describeHealth,
  describeName,
  describeSource,
  describeTarget,
  describeTraits,
  hookTitle,
  isUnwell,
} from "./describe.js";
import { type Action, type ActionContext, foreign, indent, type Line, type Reply, say } from "./reply.js";
import type { Choice, ReplyPart } from "./request.js";

/** More buttons than this are no comfort on a phone. */
const MAX_HOOKS_WITH_BUTTONS = 12;

/** `/hooks list`: the switch, where the config is, and every hook with its state. */
export const list: Action = async ({ hooks, actor, texts }) => {
  const all = await hooks.list();
  const grants = await hooks.grants();
  const ids = await hooks.issueIds(actor, all.hooks);
  const lines = [
    ...(all.away ? [`⚠ ${texts.databaseAway(all.away.path, all.away.detail)}`] : []),
    // Where everything is blocked, no switch says that nothing is checked.
    ...(all.lockdown ? [texts.lockdown(all.lockdown)] : describeSwitch(all, texts)),
    ...(all.blockedToday > 0 ? [texts.blockedToday(all.blockedToday)] : []),
    ...(all.recording ? [texts.replay.recording(all.recording.days)] : []),
    texts.config(all.configPath),
    ...(all.hooks.length === 0 && all.faults.length === 0 ? ["", texts.noHooks(all.configPath)] : []),
    ...all.hooks.flatMap((view) => ["", ...describeHook(view, ids.get(view.key) ?? "–", texts)]),
    ...describeFaults(all, texts),
    ...(grants.length === 0 ? [] : ["", texts.ask.grantsListed(grants.length)]),
  ];
  return {
    lines,
    problem: (all.lockdown ?? all.away) !== undefined || all.faults.length > 0 || all.hooks.some(isUnwell),
    choices: [
      ...all.hooks.slice(0, MAX_HOOKS_WITH_BUTTONS).map((view) => hookChoices(view, ids.get(view.key) ?? "", texts)),
      [switchChoice(all.switch.on, texts)],
    ],
    data: { ...all, grants, hooks: all.hooks.map((view) => ({ ...view, shortId: ids.get(view.key) })) },
  };
};

/** The switch, and whatever else claims to be it. */
function describeSwitch({ switch: { on, forced, mirror }, hooks }: HookList, texts: Texts): string[] {
  const isAnyInForce = hooks.some(({ approval }) => approval && !approval.notLive);
  return [
    on ? texts.switchOn : texts.switchOff,
    ...(forced ? [texts.forcedOn] : []),
    ...(on && !isAnyInForce ? [texts.noneInForce] : []),
    ...(mirror.kind === "value" && !forced && mirror.on !== on ? [texts.mirrorDiffers(mirror.on, on)] : []),
    ...(mirror.kind === "unreadable" ? [texts.mirrorUnreadable(mirror.detail)] : []),
    ...(mirror.kind === "no-switch" ? [texts.mirrorNoSwitch(mirror.word)] : []),
  ];
}

function describeHook(view: HookView, id: string, texts: Texts): Line[] {
  const traits = describeTraits(view.approval?.entry ?? view.entry, texts).join(" · ");
  // What an owner has approved is known to them; the rest is whatever the agent wrote.
  const written = (text: string): string | ReplyPart => (view.approval ? text : foreign(text));
  return [
    say(hookTitle, texts.stateMark[view.state], id, view.entry.event, written(describeTarget(view.entry))),
    ...indent([
      ...describeName(view, texts).map(foreign),
      ...describeSource(view, texts).map(written),
      ...describeBundled(view, texts, 12),
      ...(traits === "" ? [] : [written(traits)]),
      ...(view.approval ? [describeStats(view, texts), ...describeTrouble(view, texts)] : []),
      ...view.changes.map((change) => foreign(describeChange(change, texts))),
      ...describeHealth(view, texts).map(foreign),
      ...nextStep(view, id, texts),
    ]),
  ];
}

function describeStats({ stats: { runs, faults, last } }: HookView, texts: Texts): string {
  return last ? texts.stats(runs, faults, texts.verdicts[last.verdict], last.ms) : texts.neverRan;
}

/** What the last run failed with, or complained about, and that there was none for long. */
const describeTrouble = ({ stats: { last, silence, ignored } }: HookView, texts: Texts): Line[] => [
  ...(silence ? [foreign(`⚠ ${escapeLine(texts.silence(silence))}`)] : []),
  ...(last?.fault ? [foreign(texts.fault(last.fault))] : []),
  // A script that misspells its block says nothing at most events.
  ...(last ? describeOddities({ ...last, ...(ignored && { ignored }) }, texts) : []),
];

/** What a run did that went well and still may not be what its author meant. */
export const describeOddities = ({ event, stderr, ignored }: HookRun, texts: Texts): Line[] => [
  ...(stderr ? [say(texts.complained, foreign(stderr))] : []),
  ...(ignored ? [say(texts.fieldsIgnored, event, foreign(ignored.join(", ")))] : []),
];

function nextStep(view: HookView, id: string, texts: Texts): string[] {
  if (view.state === "not-approved") return [texts.approveHint(id)];
  if (view.state === "approved") return [];
  if (view.approval?.notLive) return [view.state === "changed" ? texts.notLiveChanged(id) : texts.notLiveHint(id)];
  return [changedHint(view, id, texts)];
}

/** What cannot be used in the files that propose hooks, below the name of each. */
export function describeFaults({ faults }: Pick<HookList, "faults">, texts: Texts): Line[] {
  const files = [...new Set(faults.map(({ file }) => file))];
  return files.flatMap((file) => [
    "",
    texts.fileFaultsTitle(escapeLine(file)),
    ...indent(
      faults
        .filter((at) => at.file === file)
        .map((at) => say(texts.atLine, at.line, foreign(escapeLine(texts.fileFault(at))))),
    ),
  ]);
}

/** What can be done with a hook now. */
export function hookChoices(view: HookView, id: string, { choices }: Texts): Choice[] {
  const labels = { changed: choices.adopt, "not-live": choices.putInForce };
  const approve = (view.state in labels && labels[view.state as keyof typeof labels]) || choices.approve;
  return [
    ...(view.proposed && view.state !== "approved" ? [{ label: approve(id), line: `/hooks approve ${id}` }] : []),
    ...(view.approval ? [{ label: choices.revoke(id), line: `/hooks revoke ${id}` }] : []),
    { label: choices.show(id), line: `/hooks show ${id}` },
  ];
}

/** The switch, the other way round. */
export const switchChoice = (on: boolean, { choices }: Texts): Choice =>
  on ? { label: choices.off, line: "/hooks off" } : { label: choices.on, line: "/hooks on" };

/** `/hooks on` and `/hooks off`: the first gate, live. */
export const switchOn: Action = (context) => flip(context, true);
export const switchOff: Action = (context) => flip(context, false);

async function flip({ hooks, actor, texts }: ActionContext, on: boolean): Promise<Reply> {
  const { changed, status, mirrorFailed } = await hooks.setEnabled(actor, on);
  const { forced } = status;
  const now = changed ? (on ? texts.switchedOn : texts.switchedOff) : on ? texts.alreadyOn : texts.alreadyOff;
  return {
    lines: [
      ...(!on && forced ? [] : [now]),
      ...(forced ? [texts.forcedOn] : []),
      ...(on && status.approved === 0 ? [texts.nothingApproved] : []),
      ...(mirrorFailed === undefined ? [] : [texts.mirrorFailed(mirrorFailed)]),
    ],
    changed,
    choices: forced ? [] : [[switchChoice(on, texts)]],
    problem: mirrorFailed !== undefined || (!on && forced),
    data: { status },
  };
}
