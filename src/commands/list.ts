import type { HookList } from "../core/control.js";
import type { HookView } from "../core/view.js";
import { escapeLine } from "../lib/clean-text.js";
import type { Texts } from "../texts/index.js";
import type { Action } from "./action.js";
import { listChoices } from "./choices.js";
import {
  describeChange,
  describeHealth,
  describeSource,
  describeTarget,
  describeTraits,
  indent,
  isIncomplete,
  isUnwell,
} from "./describe.js";

/** `/hooks list`: the switch, where the config is, and every hook with its state. */
export const list: Action = async ({ hooks, actor, texts, foreign }) => {
  const all = await hooks.list();
  const ids = await hooks.issueIds(actor, all.hooks);
  const blocks = all.hooks.map((view) => describeHook(view, ids.get(view.key) ?? "–", texts, foreign).join("\n"));
  const lines = [
    ...(all.lockdown ? [texts.lockdown(all.lockdown)] : []),
    ...describeSwitch(all, texts),
    texts.config(all.configPath),
    ...(all.hooks.length === 0 && all.faults.length === 0 ? ["", texts.noHooks(all.configPath)] : []),
    ...blocks.flatMap((block) => ["", block]),
    ...describeFaults(all, texts, foreign),
  ];
  const problem = all.lockdown !== undefined || all.faults.length > 0 || all.hooks.some(isUnwell);
  const data = { ...all, hooks: all.hooks.map((view) => ({ ...view, shortId: ids.get(view.key) })) };
  const choices = listChoices(all.hooks, ids, all.switch.on, texts);
  return { text: lines.join("\n"), changed: false, problem, choices, data };
};

/** The switch, and whatever else claims to be it. */
export function describeSwitch({ switch: { on, forced, mirror }, hooks }: HookList, texts: Texts): string[] {
  const inForce = hooks.some((view) => view.approval);
  return [
    on ? texts.switchOn : texts.switchOff,
    ...(forced ? [texts.forcedOn] : []),
    ...(on && !inForce && hooks.length > 0 ? [texts.noneInForce] : []),
    ...(mirror.kind === "value" && !forced && mirror.on !== on ? [texts.mirrorDiffers(mirror.on, on)] : []),
    ...(mirror.kind === "unreadable" ? [texts.mirrorUnreadable(mirror.detail)] : []),
  ];
}

function describeHook(view: HookView, id: string, texts: Texts, foreign: (text: string) => string): string[] {
  const traits = describeTraits(view.approval?.entry ?? view.entry, texts).join(" · ");
  // What an owner has approved is known to them; the rest is whatever the agent wrote.
  const written = view.approval ? (text: string): string => text : foreign;
  return [
    texts.hookTitle(texts.stateMark[view.state], id, view.entry.event, written(describeTarget(view.entry))),
    ...indent([
      ...describeSource(view, texts).map(written),
      ...(traits === "" ? [] : [written(traits)]),
      ...(view.approval ? [describeStats(view, texts)] : []),
      ...view.changes.map((change) => foreign(describeChange(change, texts))),
      ...describeHealth(view, texts).map(foreign),
      ...nextStep(view, id, texts),
    ]),
  ];
}

function describeStats({ stats: { runs, faults, last } }: HookView, texts: Texts): string {
  return last ? texts.stats(runs, faults, texts.verdicts[last.verdict], last.ms) : texts.neverRan;
}

function nextStep(view: HookView, id: string, texts: Texts): string[] {
  if (view.state === "not-approved") return [texts.approveHint(id)];
  if (view.state === "approved") return [];
  return [isIncomplete(view) ? texts.removedHint(id) : texts.changedHint(id)];
}

export function describeFaults({ faults }: Pick<HookList, "faults">, texts: Texts, foreign: (text: string) => string) {
  const files = [...new Set(faults.map(({ file }) => file))];
  return files.flatMap((file) => [
    "",
    texts.fileFaultsTitle(escapeLine(file)),
    ...indent(
      faults
        .filter((at) => at.file === file)
        .map((at) => texts.atLine(at.line, foreign(escapeLine(texts.fileFault(at))))),
    ),
  ]);
}
