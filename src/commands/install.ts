import type { Approved, HookSource, Trial } from "../core/control.js";
import type { Fault } from "../core/fault.js";
import { canonicalEntry, type HookEntry } from "../core/hook.js";
import type { Example, HookView } from "../core/view.js";
import { escapeLine } from "../lib/clean-text.js";
import { nearest } from "../lib/nearest.js";
import type { Texts } from "../texts/index.js";
import { describeBundled, describeExample, describeTarget, hookTitle } from "./describe.js";
import { switchChoice } from "./list.js";
import { asTyped } from "./parse.js";
import {
  type Action,
  type ActionContext,
  foreign,
  indent,
  isOwnScreen,
  type Line,
  problem,
  program,
  type Reply,
  say,
} from "./reply.js";
import type { Choice } from "./request.js";
import { describeFiles, describeShipped, shownLimit, visible } from "./show-files.js";
import { describeExamples } from "./trial.js";

/** Of a hash, in a reply that is read on a phone; `/hooks show` has all of it. */
const SHOWN_DIGITS = 12;

/** `/hooks examples`: the scripts that come with the package, with what they do and where they are; or one in full. */
export const examples: Action = async (context) => {
  const { hooks, texts, target } = context;
  const all = await hooks.examples();
  if (target !== undefined) {
    const example = exampleNamed(all, target, texts);
    return "lines" in example ? example : showExample(context, example);
  }
  const lines = all.flatMap((example) => [
    `• ${example.name}: ${describeExample(example, texts)}`,
    `   ${example.path}`,
  ]);
  return {
    lines: all.length === 0 ? [texts.noExamples] : [...lines, "", texts.examplesHint],
    choices: all.map(({ name }) => [{ label: texts.choices.install(name), line: `/hooks install ${name}` }]),
    data: { examples: all },
  };
};

/** `/hooks install <example>`: proposes a bundled script's entries, approves exactly those, and switches on. */
export const install: Action = async (context) => {
  const { hooks, texts, target = "" } = context;
  const example = exampleNamed(await hooks.examples(), target, texts);
  if ("lines" in example) return example;
  if (example.hooks.length === 0) return problem(texts.noEntries(example.name));
  const failed = await proposeMissing(context, example);
  if (failed !== undefined) return problem(texts.installFailed(example.name, failed));
  return activate(context, example);
};

/** The only name that a word is a part of, as `secrets` is of `block_secrets`. */
function partOf(word: string, names: readonly string[]): string | undefined {
  const found = names.filter((name) => name.includes(word.toLowerCase()));
  return word.length > 2 && found.length === 1 ? found[0] : undefined;
}

/** By its name with or without the ending: some are known as .sh and are programs in Python now. */
function exampleNamed(all: readonly Example[], typed: string, texts: Texts): Example | Reply {
  const names = all.map(({ name }) => name);
  const example = all.find(({ name }) => name === typed.replace(/\.(?:py|sh|mjs|js)$/, ""));
  return example ?? problem(texts.unknownExample(asTyped(typed), nearest(typed, names) ?? partOf(typed, names)));
}

/** What installing it would add and approve, to the byte. */
async function showExample({ hooks, texts, request }: ActionContext, example: Example): Promise<Reply> {
  if (example.hooks.length === 0) return problem(texts.noEntries(example.name));
  const bound = await Promise.all(example.hooks.map((entry) => hooks.textsOf(entry)));
  const files = {
    current: oncePerPath(bound.flatMap((each) => visible(each).current)),
    folders: oncePerPath(bound.flatMap((each) => visible(each).folders)),
  };
  return {
    lines: [
      texts.wouldInstall(example.name),
      program(example.entries.join("\n")),
      ...describeFiles(files.current, files.folders, texts, shownLimit(request.channel)),
    ],
    choices: [[{ label: texts.choices.install(example.name), line: `/hooks install ${example.name}` }]],
    ...(isOwnScreen(request.channel) && { data: { example, files } }),
  };
}

const oncePerPath = <T extends { path: string }>(all: readonly T[]): T[] => [
  ...new Map(all.map((each) => [each.path, each])).values(),
];

/** `/hooks uninstall <example>`: takes a bundled script out of force at all its events, and its entries out of the file. */
export const uninstall: Action = async ({ hooks, actor, texts, target = "" }) => {
  const example = exampleNamed(await hooks.examples(), target, texts);
  if ("lines" in example) return example;
  const { hooks: views } = await hooks.list();
  const targets = new Set(example.hooks.map(describeTarget));
  const approvals = views.flatMap(({ approval }) =>
    approval && targets.has(describeTarget(approval.entry)) ? [approval.id] : [],
  );
  const isProposed = example.hooks.some((entry) => findExact(views, entry));
  if (approvals.length === 0 && !isProposed) return problem(texts.notInstalled(example.name));
  const revoked = await hooks.revoke(actor, approvals);
  const failed = isProposed ? await hooks.withdraw(actor, example.entries) : undefined;
  const done = failed === undefined ? texts.uninstalled(example.name) : texts.uninstalledInPart(example.name, failed);
  return { lines: [done], changed: true, problem: failed !== undefined, data: { revoked } };
};

/** Only what is not there word for word: an entry that merely looks like it may be the agent's. */
async function proposeMissing({ hooks, actor }: ActionContext, example: Example): Promise<string | undefined> {
  const { hooks: views } = await hooks.list();
  const missing = example.entries.filter((_, at) => !findExact(views, example.hooks[at]));
  return missing.length === 0 ? undefined : hooks.propose(actor, missing);
}

const findExact = (views: readonly HookView[], wanted: HookEntry | undefined): HookView | undefined =>
  wanted &&
  views.find(({ proposed }) => proposed !== undefined && canonicalEntry(proposed.entry) === canonicalEntry(wanted));

async function activate(context: ActionContext, example: Example): Promise<Reply> {
  const { hooks, actor, texts, request } = context;
  const { hooks: views } = await hooks.list();
  const chosen = example.hooks.map((entry) => findExact(views, entry));
  // Nobody has looked at it: only what the package brought is approved by its name.
  const unlike = chosen.find((view) => view && view.bundled?.changed.length !== 0);
  if (unlike) return refuseUnlike(context, example, chosen, unlike);
  const approved: (Approved | undefined)[] = [];
  // As it was shipped it is known well enough to guard from now on: what is sent while it is tried is looked at, too.
  for (const { key, proposed } of chosen.map((view) => ({ ...view })))
    approved.push(
      key && proposed ? await hooks.approve(actor, key, proposed.digest, { isTriedLater: true }) : undefined,
    );
  const { status } = await hooks.setEnabled(actor, true);
  const untried = approved.flatMap((each) => (each?.kind === "approved" ? (each.untried ?? []) : []));
  if (untried.length > 0) request.onProgress?.(texts.installTrying(example.name));
  const trials = await hooks.tryApproved(actor, untried);
  const steps = chosen.map((view, at) => describeStep(view, withTrial(approved[at], trials), texts));
  return {
    lines: [
      headline(steps, example.name, texts),
      ...indent(steps.map(({ line }) => line)),
      ...describeBundled(chosen.find((view) => view?.bundled) ?? {}, texts, SHOWN_DIGITS),
      status.on ? texts.switchOn : texts.switchOff,
      texts.installedHint(example.name),
    ],
    changed: true,
    problem: steps.some(({ end }) => end !== "fine"),
    choices: [[switchChoice(true, texts)]],
    data: { example: example.name, approved: steps.filter(({ end }) => end !== "not-approved").length },
  };
}

/** Its entries are proposed, and shown like anybody else's. */
async function refuseUnlike(
  { hooks, actor, texts, request }: ActionContext,
  { name }: Example,
  chosen: readonly (HookView | undefined)[],
  unlike: HookView,
): Promise<Reply> {
  const views = chosen.flatMap((view) => view ?? []);
  const ids = await hooks.issueIds(actor, views);
  const files = await hooks.texts(unlike);
  return problem(
    (unlike.bundled ? texts.installDiffers : texts.installUnknown)(name),
    ...indent(
      views.map((view) =>
        say(
          hookTitle,
          texts.stateMark[view.state],
          ids.get(view.key) ?? "",
          view.entry.event,
          foreign(describeTarget(view.entry)),
        ),
      ),
    ),
    ...describeBundled(unlike, texts),
    ...describeShipped(files, texts, shownLimit(request.channel)),
  );
}

/** What became of one entry. A try without a verdict takes nothing from the approval: a judge may lack its address. */
type Step = { line: Line; end: "fine" | "no-verdict" | "not-live" | "not-approved" };

function headline(steps: readonly Step[], name: string, texts: Texts): string {
  if (steps.some(({ end }) => end === "not-approved" || end === "not-live")) return texts.installedInPart(name);
  return steps.some(({ end }) => end === "no-verdict") ? texts.installedUntried(name) : texts.installed(name);
}

const withTrial = (approved: Approved | undefined, trials: ReadonlyMap<string, Trial>): Approved | undefined =>
  approved?.kind === "approved" ? { ...approved, ...trials.get(approved.untried ?? "") } : approved;

function describeStep(view: HookView | undefined, result: Approved | undefined, texts: Texts): Step {
  if (!view || !result) return { line: texts.installGone, end: "not-approved" };
  const { event } = view.entry;
  if (result.kind === "already") return { line: `✓ ${event}`, end: "fine" };
  if (result.kind === "cannot-run") {
    const problems = result.problems.map(texts.problem).join(texts.separator);
    return { line: [`✗ ${event}: `, foreign(problems)], end: "not-approved" };
  }
  if (result.kind !== "approved") return { line: `✗ ${event}: ${texts.installGone}`, end: "not-approved" };
  const { answer, examples } = result.rehearsal ?? {};
  const tried = examples ? describeExamples(examples, texts) : [];
  if (result.notLive) {
    const fault = answer?.kind === "no-verdict" ? [foreign(texts.fault(answer.fault))] : [];
    const lines: Line[] = [texts.notLive(result.notLive), ...tried, ...fault];
    return { line: [`⚠ ${event}: `, ...lines.flatMap((line) => [line, " "].flat())], end: "not-live" };
  }
  if (answer?.kind !== "no-verdict")
    return { line: [`✓ ${event}`, ...tried.flatMap((line) => [": ", line].flat())], end: "fine" };
  const why = ownWords(answer.fault) || texts.fault(answer.fault);
  return { line: [`⚠ ${event}: `, foreign(why)], end: "no-verdict" };
}

/** A bundled script says itself what it lacks; what exit codes mean is of no help beside that. */
const ownWords = (fault: Fault): string => (fault.code === "exit" ? escapeLine(fault.stderr.trim()) : "");

const MAX_SOURCE_NAME = 60;

/** `/hooks sources` and `/hooks sources <name> on|off`: which other tools' files propose hooks. It opens no gate. */
export const sources: Action = (context) =>
  context.target === undefined ? listSources(context) : chooseSource(context, context.target);

async function listSources({ hooks, texts }: ActionContext): Promise<Reply> {
  const { sources: all } = await hooks.list();
  const words = texts.formats.sources;
  const lines = all.flatMap(({ name, on, hooks: count, paths }) => [
    "",
    words.line(name, on, count),
    ...indent(paths.map(escapeLine)),
  ]);
  return {
    lines: [words.title, ...lines, "", words.howTo],
    choices: all.map((source) => [sourceChoice(source, texts)]),
    data: { sources: all },
  };
}

async function chooseSource({ hooks, actor, texts, args }: ActionContext, target: string): Promise<Reply> {
  const words = texts.formats.sources;
  const on = args[1]?.toLowerCase() === "on";
  const result = await hooks.chooseSource(actor, target, on);
  if (result.kind === "unknown")
    return problem(words.unknown(escapeLine(target.slice(0, MAX_SOURCE_NAME)), result.names.join(", ")));
  if (result.kind === "failed") return problem(words.failed(result.path, result.detail));
  const { sources: all } = await hooks.list();
  const source = all.find(({ name }) => name === target) ?? { name: target, on, paths: [], hooks: 0 };
  const state = on ? words.isOn(target, source.hooks) : words.isOff(target);
  return {
    lines: [result.changed ? state : `${words.already(target, on)} ${state}`],
    changed: result.changed,
    choices: [[sourceChoice(source, texts)]],
    data: { sources: all },
  };
}

const sourceChoice = ({ name, on }: HookSource, texts: Texts): Choice => ({
  label: texts.formats.sources.choice(name, !on),
  line: `/hooks sources ${name} ${on ? "off" : "on"}`,
});
