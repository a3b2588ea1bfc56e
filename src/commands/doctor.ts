import type { HookTexts, Rehearsal } from "../core/control.js";
import { EVENT_NAMES } from "../core/event.js";
import type { DialectName } from "../core/hook.js";
import type { HookView } from "../core/view.js";
import { systemNote, type Texts } from "../texts/index.js";
import type { Action } from "./action.js";
import { describeChange, describeHealth, describeTarget, indent } from "./describe.js";
import { describeFaults } from "./list.js";

type Finding = { view: HookView; rehearsal: Rehearsal; faults: string[]; warnings: string[] };

/** `/hooks doctor`: tries each approved hook on a sample, and prints the fix for whatever is wrong. */
export const doctor: Action = async ({ hooks, actor, texts, request, foreign }) => {
  const { hooks: views, faults, lockdown } = await hooks.list();
  const approved = views.filter((view) => view.approval);
  const fileFaults = describeFaults({ faults }, texts, foreign).slice(1);
  const system = systemNote(texts, process.platform) ?? [];
  if (lockdown) return { text: texts.lockdown(lockdown), changed: false, problem: true };
  if (approved.length === 0) {
    return {
      text: [texts.doctorNothing, ...fileFaults].concat(system).join("\n"),
      changed: false,
      problem: fileFaults.length > 0,
    };
  }
  request.onProgress?.(texts.doctorStart(approved.length));
  const rehearsals = await hooks.rehearse((done, all, hook) => request.onProgress?.(texts.doctorStep(done, all, hook)));
  const ids = await hooks.issueIds(actor, approved);
  const findings: Finding[] = [];
  for (const rehearsal of rehearsals) {
    const view = approved.find((each) => each.approval?.id === rehearsal.id);
    const id = (view && ids.get(view.key)) ?? "";
    if (view) findings.push(examine(view, id, rehearsal, await hooks.texts(view), texts, foreign));
  }
  const fine = findings.filter((finding) => finding.faults.length + finding.warnings.length === 0).length;
  const lines = [
    ...findings.flatMap((finding) => describe(finding, texts)),
    ...fileFaults,
    texts.doctorSummary(fine, findings.length),
  ].concat(system);
  const problem = fileFaults.length > 0 || fine < findings.length;
  return { text: lines.join("\n"), changed: false, problem, data: { rehearsals, faults } };
};

function examine(
  view: HookView,
  id: string,
  rehearsal: Rehearsal,
  files: HookTexts,
  texts: Texts,
  foreign: (text: string) => string,
): Finding {
  const { answer } = rehearsal;
  const faults = answer.kind === "no-verdict" ? [foreign(texts.fault(answer.fault))] : [];
  const warnings = [
    ...view.changes.map((change) => describeChange(change, texts)),
    ...(view.state !== "changed" ? [] : [view.proposed ? texts.changedHint(id) : texts.removedHint(id)]),
    ...describeHealth(view, texts).map(foreign),
  ];
  if (answer.kind === "verdict") {
    if (answer.decision.verdict === "block")
      warnings.push(texts.rehearsalBlocks(foreign(answer.decision.reason ?? "")));
    if (answer.ignored.length > 0) warnings.push(texts.fieldsIgnored(rehearsal.event, answer.ignored.join(", ")));
    if (answer.warnings.includes("text-around-json")) warnings.push(texts.textAroundJson);
  }
  const script = files.approved.map((file) => file.text ?? "").join("\n");
  if (rehearsal.event === "pre_llm_call" && /["'/]chat\b["'?\s]/.test(script)) warnings.push(texts.callsTheBot);
  const meant = view.entry.dialect === "native" ? dialectLike(script) : undefined;
  if (meant !== undefined) warnings.push(texts.otherDialect(meant));
  return { view, rehearsal, faults, warnings };
}

/**
 * The format whose names a script uses: without that dialect it compares with something that never comes. A script that
 * also knows an event of ours was written with both in mind.
 */
export function dialectLike(script: string): DialectName | undefined {
  return OWN_NAMES.test(script) ? undefined : NAMES_OF.find(([, names]) => names.test(script))?.[0];
}
/** Kimi Code's before Claude Code's: they share most names. */
const NAMES_OF: readonly (readonly [DialectName, RegExp])[] = [
  ["agent-hooks", /\bevent_type\b|["'](?:Shell|WriteFile|ReadFile|StrReplaceFile)["']/],
  ["kimi", /\bKIMI_|\.kimi\b|\.kimi-code\b|client_type|["']FetchURL["']/],
  [
    "claude",
    /CLAUDE_PROJECT_DIR|hook_event_name|hookSpecificOutput|transcript_path|["'](?:Bash|Write|Edit|MultiEdit|WebFetch)["']/,
  ],
];
const OWN_NAMES = new RegExp(`\\b(?:${EVENT_NAMES.join("|")})\\b|CHAT_HOOKS_`);

function describe({ view, rehearsal, faults, warnings }: Finding, texts: Texts): string[] {
  const [event, target] = [rehearsal.event, describeTarget(view.approval?.entry ?? view.entry)] as const;
  if (faults.length > 0) return [texts.doctorProblem(event, target), ...indent([...faults, ...warnings])];
  const verdict = rehearsal.answer.kind === "verdict" ? rehearsal.answer.decision.verdict : "no-verdict";
  if (warnings.length === 0) return [texts.doctorFine(event, target, texts.verdicts[verdict], rehearsal.ms)];
  const tried = texts.rehearsalFine(texts.verdicts[verdict], rehearsal.ms);
  return [texts.doctorWarning(event, target), ...indent([tried, ...warnings])];
}
