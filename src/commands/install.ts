import type { Fault } from "../core/fault.js";
import { canonicalEntry, type HookEntry } from "../core/hook.js";
import type { Example, HookView } from "../core/view.js";
import { escapeLine } from "../lib/clean-text.js";
import { nearest } from "../lib/nearest.js";
import type { Texts } from "../texts/index.js";
import type { Action, ActionContext, Reply } from "./action.js";
import { asTyped } from "./as-typed.js";
import { switchChoice } from "./choices.js";
import { describeTarget, indent } from "./describe.js";

/** `/hooks install <example>`: proposes a bundled script's entries, approves exactly those, and switches on. */
export const install: Action = async (context) => {
  const { hooks, texts, target = "" } = context;
  const all = await hooks.examples();
  const example = all.find(({ name, file }) => [name, file].includes(target));
  if (!example)
    return problem(
      texts.unknownExample(
        asTyped(target),
        nearest(
          target,
          all.map(({ name }) => name),
        ),
      ),
    );
  const failed = await proposeMissing(context, example);
  if (failed !== undefined) return problem(texts.installFailed(example.name, failed));
  return putInForce(context, example);
};

const problem = (text: string): Reply => ({ text, changed: false, problem: true });

/** Only what is not there word for word: an entry that merely looks like it may be the agent's. */
async function proposeMissing({ hooks, actor }: ActionContext, example: Example): Promise<string | undefined> {
  const { hooks: views } = await hooks.list();
  const missing = example.entries.filter((_, at) => !findExact(views, example.hooks[at]));
  return missing.length === 0 ? undefined : hooks.propose(actor, missing);
}

const findExact = (views: readonly HookView[], wanted: HookEntry | undefined): HookView | undefined =>
  wanted &&
  views.find(({ proposed }) => proposed !== undefined && canonicalEntry(proposed.entry) === canonicalEntry(wanted));

async function putInForce(context: ActionContext, example: Example): Promise<Reply> {
  const { hooks, actor, texts } = context;
  const { hooks: views } = await hooks.list();
  const chosen = example.hooks.map((entry) => findExact(views, entry));
  const steps: Step[] = [];
  for (const view of chosen) steps.push(await approveOne(context, view));
  const { status } = await hooks.setEnabled(actor, true);
  const targets = new Set(example.hooks.map(describeTarget));
  return {
    text: [
      headline(steps, example.name, texts),
      ...indent(steps.map(({ line }) => line)),
      status.on ? texts.switchOn : texts.switchOff,
      ...[...targets].map(texts.installedHint),
    ].join("\n"),
    changed: true,
    problem: steps.some(({ end }) => end !== "fine"),
    choices: [[switchChoice(true, texts)]],
    data: { example: example.name, approved: steps.filter(({ end }) => end !== "not-approved").length },
  };
}

/** What became of one entry. A try without a verdict takes nothing from the approval: a judge may lack its address. */
type Step = { line: string; end: "fine" | "no-verdict" | "not-approved" };

function headline(steps: readonly Step[], name: string, texts: Texts): string {
  if (steps.some(({ end }) => end === "not-approved")) return texts.installedInPart(name);
  return steps.some(({ end }) => end === "no-verdict") ? texts.installedUntried(name) : texts.installed(name);
}

async function approveOne({ hooks, actor, texts, foreign }: ActionContext, view: HookView | undefined): Promise<Step> {
  if (!view?.proposed) return { line: texts.installGone, end: "not-approved" };
  const { event } = view.entry;
  const result = await hooks.approve(actor, view.key, view.proposed.digest);
  if (result.kind === "already") return { line: `✓ ${event}`, end: "fine" };
  if (result.kind === "cannot-run") {
    const why = foreign(result.problems.map(texts.problem).join(texts.separator));
    return { line: `✗ ${event}: ${why}`, end: "not-approved" };
  }
  if (result.kind !== "approved") return { line: `✗ ${event}: ${texts.installGone}`, end: "not-approved" };
  const { answer } = result.rehearsal ?? {};
  return answer?.kind === "no-verdict"
    ? { line: `⚠ ${event}: ${foreign(ownWords(answer.fault) || texts.fault(answer.fault))}`, end: "no-verdict" }
    : { line: `✓ ${event}`, end: "fine" };
}

/** A bundled script says itself what it lacks; what exit codes mean is of no help beside that. */
const ownWords = (fault: Fault): string => (fault.code === "exit" ? escapeLine(fault.stderr.trim()) : "");
