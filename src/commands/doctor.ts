import type { HelperStatus, HookTexts } from "../core/control.js";
import { sampleInput } from "../core/event.js";
import type { HookRun } from "../core/firing.js";
import type { Rehearsal } from "../core/rehearsal.js";
import type { HookView } from "../core/view.js";
import { spokenDialect } from "../formats/spoken.js";
import { cleanText, escapeLine, TEXT_LIMITS } from "../lib/clean-text.js";
import { isAllMasked } from "../lib/mask.js";
import { spacedJson } from "../lib/spaced-json.js";
import { systemNote, type Texts } from "../texts/index.js";
import { changedHint, describeChange, describeHealth, describeTarget, isResident } from "./describe.js";
import { describeFaults, describeOddities } from "./list.js";
import { describeWaiting } from "./pending.js";
import { type Action, foreign, indent, type Line, problem, say, usage } from "./reply.js";
import { describeExamples, describeNever, describeNotTried } from "./trial.js";
import { exampleOf, parsePayload } from "./why.js";

const USUAL_LOG_LINES = 10;
/** A trace, instead of a payload: that event again. */
const RECORDED = /^#([\w-]{1,40})$/;

type Finding = { view: HookView; rehearsal: Rehearsal; faults: Line[]; warnings: Line[] };

/** `/hooks doctor`: tries each approved hook on a sample, and prints the fix for whatever is wrong. */
export const doctor: Action = async ({ hooks, actor, texts, request }) => {
  const { hooks: views, faults, lockdown, away, switch: status } = await hooks.list();
  const approved = views.filter((view) => view.approval);
  const fileFaults = [
    ...(away ? [`⚠ ${texts.databaseAway(away.path, away.detail)}`] : []),
    ...describeFaults({ faults }, texts).slice(1),
  ];
  const system = [...hooks.hostNotes()].concat(systemNote(texts, process) ?? []);
  if (lockdown) return problem(texts.lockdown(lockdown));
  if (approved.length === 0)
    return {
      lines: [...(status.on ? [texts.noticeNoneApproved] : [texts.doctorNothing]), ...fileFaults].concat(system),
      problem: status.on || fileFaults.length > 0,
    };
  request.onProgress?.(texts.doctorStart(approved.length));
  const rehearsals = await hooks.rehearse((done, all, hook) => request.onProgress?.(texts.doctorStep(done, all, hook)));
  const ids = await hooks.issueIds(actor, approved);
  const findings: Finding[] = [];
  for (const rehearsal of rehearsals) {
    const view = approved.find((each) => each.approval?.id === rehearsal.id);
    const id = (view && ids.get(view.key)) ?? "";
    if (!view) continue;
    const finding = examine(view, id, rehearsal, await hooks.texts(view), texts);
    finding.warnings.push(...(await describeNever(view.approval?.entry ?? view.entry, texts)));
    findings.push(finding);
  }
  const helper = describeHelper(await hooks.helperStatus(), texts);
  const fine = findings.filter((finding) => finding.faults.length + finding.warnings.length === 0).length;
  return {
    lines: [
      ...findings.flatMap((finding) => describe(finding, texts)),
      ...fileFaults,
      ...helper,
      texts.doctorSummary(fine, findings.length),
    ].concat(system),
    problem: fileFaults.length + helper.length > 0 || fine < findings.length,
    data: { rehearsals, faults },
  };
};

const describeHelper = ({ isMissing, losses }: HelperStatus, texts: Texts): string[] => [
  ...(isMissing ? [`⚠ ${texts.helperMissing}`] : []),
  ...(losses > 0 ? [`⚠ ${texts.helperLost(losses)}`] : []),
];

function examine(view: HookView, id: string, rehearsal: Rehearsal, files: HookTexts, texts: Texts): Finding {
  const { answer, examples, notTried } = rehearsal;
  const faults: Line[] = answer?.kind === "no-verdict" ? [foreign(texts.fault(answer.fault))] : [];
  if (examples?.wrong) faults.push(...describeExamples(examples, texts));
  // The fault has said it, and what to do in this place.
  const hasNotStarted = answer?.kind === "no-verdict" && answer.fault.code === "not-started";
  const problems = view.problems.filter(({ code }) => code !== "not-executable");
  const warnings: Line[] = [
    ...view.changes.map((change) => describeChange(change, texts)),
    ...(view.state !== "changed" || view.approval?.notLive ? [] : [changedHint(view, id, texts)]),
    ...describeHealth(hasNotStarted ? { ...view, problems } : view, texts).map(foreign),
    ...(view.state === "not-live" ? [texts.notLiveHint(id)] : []),
    ...(view.stats.silence ? [foreign(escapeLine(texts.silence(view.stats.silence)))] : []),
  ];
  if (rehearsal.cold) warnings.push(foreign(texts.staysCold(rehearsal.cold)));
  if (notTried?.why === "no-sample" || notTried?.why === "no-time") warnings.push(describeNotTried(notTried, texts));
  if (answer?.kind === "verdict") {
    if (answer.decision.verdict === "block" && !rehearsal.isAsked)
      warnings.push(say(texts.rehearsalBlocks, foreign(answer.decision.reason ?? ""), false));
    if (answer.remedy) warnings.push(foreign(texts.remedy(answer.remedy)));
    if (answer.ignored.length > 0) warnings.push(texts.fieldsIgnored(rehearsal.event, answer.ignored.join(", ")));
    if (answer.warnings.includes("text-around-json")) warnings.push(texts.textAroundJson);
    if (answer.stderr !== undefined) warnings.push(say(texts.complained, foreign(answer.stderr)));
  }
  const script = files.approved.map((file) => file.text ?? "").join("\n");
  if (rehearsal.event === "pre_llm_call" && /["'/]chat\b["'?\s]/.test(script)) warnings.push(texts.callsTheBot);
  const meant = view.entry.dialect === "native" ? spokenDialect(script) : undefined;
  if (meant !== undefined) warnings.push(texts.otherDialect(meant));
  return { view, rehearsal, faults, warnings };
}

function describe({ view, rehearsal, faults, warnings }: Finding, texts: Texts): Line[] {
  const entry = view.approval?.entry ?? view.entry;
  const [event, target] = [rehearsal.event, describeTarget(entry)] as const;
  const { answer, examples, notTried } = rehearsal;
  const facts = indent([
    ...(examples && !examples.wrong ? describeExamples(examples, texts) : []),
    ...(notTried && "fault" in notTried ? [describeNotTried(notTried, texts)] : []),
    ...(isResident(entry) ? [texts.traits.resident] : []),
  ]);
  if (faults.length > 0) return [`✗ ${event} → ${target}`, ...indent([...faults, ...warnings]), ...facts];
  if (!answer) return [`${warnings.length === 0 ? "✓" : "⚠"} ${event} → ${target}`, ...indent(warnings), ...facts];
  const verdict = answer.kind === "verdict" ? answer.decision.verdict : "no-verdict";
  if (warnings.length === 0) return [texts.doctorFine(event, target, texts.verdicts[verdict], rehearsal.ms), ...facts];
  const words = rehearsal.isAsked ? texts.rehearsalAsked : texts.rehearsalFine;
  const tried = words(texts.verdicts[verdict], rehearsal.ms, false);
  return [`⚠ ${event} → ${target}`, ...indent([tried, ...warnings]), ...facts];
}

/** `/hooks test <event> [json]`: fires the event's approved hooks on a payload and shows the outcome. Changes nothing. */
export const test: Action = async ({ hooks, texts, event, target }) => {
  if (event === undefined) return usage(texts.usage("test"));
  const [, trace] = RECORDED.exec(target ?? "") ?? [];
  const recorded = trace === undefined ? undefined : await hooks.recorded(event, trace);
  if (trace !== undefined && !recorded) return problem(texts.notRecorded(trace));
  const payload = recorded ?? (target === undefined ? sampleInput(event) : parsePayload(target));
  if (typeof payload === "string") return usage(texts.badJson(payload, exampleOf(event)));
  const outcome = await hooks.tryOut(event, payload);
  if (outcome.runs.length === 0) return { lines: [texts.nothingFired(event)], data: outcome };
  const { on } = await hooks.switchStatus();
  const rewrite = outcome.rewrite && cleanText(spacedJson(outcome.rewrite), TEXT_LIMITS.note);
  return {
    lines: [
      texts.outcomeLine(texts.verdicts[outcome.verdict]),
      ...(outcome.reason ? [say(texts.reasonLine, foreign(outcome.reason))] : []),
      ...(rewrite === undefined ? [] : [say(texts.rewriteLine, foreign(rewrite))]),
      ...outcome.context.map((context) => say(texts.contextLine, foreign(context))),
      ...outcome.notes.map((note) => say(texts.noteLine, foreign(note))),
      ...outcome.runs.flatMap((run) => [
        texts.runLine(run.hook, describeVerdict(run, texts), run.ms),
        ...indent([...(run.fault ? [foreign(texts.fault(run.fault))] : []), ...describeOddities(run, texts)]),
      ]),
      ...(on ? [] : [texts.testedWhileOff]),
    ],
    data: outcome,
  };
};

/** `/hooks log [n]`: the last firings, newest last. */
export const log: Action = async ({ hooks, texts, args }) => {
  const [runs, waiting] = await Promise.all([hooks.recentRuns(Number(args[0] ?? USUAL_LOG_LINES)), hooks.waiting()]);
  const isAnyMasked = runs.some(({ reason = "" }) => isAllMasked(reason));
  const lines = runs.flatMap((run) => describeRun(run, texts));
  return {
    lines: [
      ...(runs.length === 0 ? [texts.noLog] : [...lines, ...(isAnyMasked ? [texts.masksHint] : [])]),
      ...describeWaiting(waiting, texts),
    ],
    data: { runs, ...(waiting.length > 0 && { waiting }) },
  };
};

function describeRun(run: HookRun & { at: number }, texts: Texts): Line[] {
  const time = new Date(run.at).toISOString().replace("T", " ").slice(0, 19);
  return [
    texts.logLine(time, run.event, run.hook, describeVerdict(run, texts), run.ms),
    ...indent([
      ...(run.reason ? [foreign(run.reason.replaceAll("\n", "\n      "))] : []),
      ...(run.context ? [say(texts.contextLine, foreign(run.context.replaceAll("\n", "\n      ")))] : []),
      ...(run.fault ? [foreign(texts.fault(run.fault))] : []),
      ...describeOddities(run, texts),
    ]),
  ];
}

/** A verdict in a word, and what makes it special. */
function describeVerdict({ verdict, rewrote, mode, grant }: HookRun, texts: Texts): string {
  if (grant !== undefined) return texts.ask.passedByGrant(grant);
  const extras = [
    ...(rewrote ? [texts.rewrote] : []),
    ...(mode ? [mode === "observe" ? texts.traits.observe : texts.traits.async] : []),
  ];
  return [texts.verdicts[verdict], ...extras].join(", ");
}
