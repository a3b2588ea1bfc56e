import type { Answer, Rewrite } from "../core/decision.js";
import { type LiveHook, wantsPayload } from "../core/firing.js";
import type { HookEntry } from "../core/hook.js";
import { textsToMatch } from "../core/match-texts.js";
import { buildPayload, type Payload } from "../core/payload.js";
import type { ExampleOutcome, ExamplesReport, NotTried, WrongExample } from "../core/rehearsal.js";
import { sampleAbout } from "../core/sample.js";
import { REWRITTEN } from "../formats/examples.js";
import { escapeLine } from "../lib/clean-text.js";
import { shortened } from "../lib/show-value.js";
import { spacedJson } from "../lib/spaced-json.js";
import type { BoundExample } from "../store/snapshots/examples.js";

/** How many are run, and for how long: an approval waits for them. Each may take the time of its hook. */
const MAX_RUNS = 30;
const MAX_MS = 15_000;
/** After so many without a verdict there is nothing more to learn. */
const MAX_UNHEARD = 2;
const SHOWN_EXAMPLE = 120;

/** How many are tried side by side. */
const AT_ONCE = 2;

/** Tries a hook on its examples, a few at a time, both lists in turn; `notTriedFor` says which faults say nothing. */
export async function runExamples(
  hook: LiveHook,
  entry: HookEntry,
  examples: readonly BoundExample[],
  { root, notTriedFor }: { root: string; notTriedFor(answer: Answer): NotTried | undefined },
): Promise<ExamplesReport | NotTried> {
  const report: ExamplesReport = { blocked: { right: 0, of: 0 }, passed: { right: 0, of: 0 }, leftOut: 0 };
  const end = performance.now() + MAX_MS;
  const around = await sampleAbout(hook, entry, root);
  let [runs, unheard] = [0, 0];
  const waiting = inTurn(examples);
  while (waiting.length > 0 && runs < MAX_RUNS && unheard < MAX_UNHEARD && performance.now() <= end) {
    const tried = await Promise.all(
      waiting.splice(0, AT_ONCE).map((example) => runExample(hook, example, around, root)),
    );
    for (const { example, answer, outcome } of tried) {
      const notTried = answer && notTriedFor(answer);
      if (notTried) return notTried;
      if (answer) runs += 1;
      if (outcome === "no-verdict") unheard += 1;
      const count = example.list === "must_block" ? report.blocked : report.passed;
      count.of += 1;
      if (isRight(example, outcome)) count.right += 1;
      else report.wrong ??= wrongExample(example, outcome, answer);
    }
  }
  return { ...report, leftOut: waiting.length };
}

type TriedExample = { example: BoundExample; answer: Answer | undefined; outcome: ExampleOutcome };

async function runExample(
  hook: LiveHook,
  example: BoundExample,
  around: Readonly<Record<string, unknown>>,
  root: string,
): Promise<TriedExample> {
  const payload = buildPayload(hook.event, { ...around, ...fieldsOf(example) }, root);
  const isWanted = await wantsPayload(hook, payload, textsToMatch(payload));
  const answer = isWanted ? await hook.rehearse(payload) : undefined;
  return { example, answer, outcome: outcomeOf(answer, payload) };
}

/** What of an example is the event's. */
export function fieldsOf({ fields }: BoundExample): Readonly<Record<string, unknown>> {
  const { [REWRITTEN]: _, ...own } = fields;
  return own;
}

/** What is left out is left out of both. */
function inTurn(examples: readonly BoundExample[]): BoundExample[] {
  const [blocked, passed] = (["must_block", "must_pass"] as const).map((list) =>
    examples.filter((example) => example.list === list),
  ) as [BoundExample[], BoundExample[]];
  return Array.from({ length: Math.max(blocked.length, passed.length) }, (_, at) => [blocked[at], passed[at]])
    .flat()
    .filter((example) => example !== undefined);
}

/** What an answer comes to; none is that of a hook which did not want the event. */
export function outcomeOf(answer: Answer | undefined, payload: Payload): ExampleOutcome {
  if (!answer) return "not-wanted";
  if (answer.kind === "no-verdict") return "no-verdict";
  const { verdict, rewrite } = answer.decision;
  if (verdict !== "continue") return verdict === "block" ? "blocked" : "asked";
  return rewrite && changes(rewrite, payload) ? "rewritten" : "passed";
}

/** A script may print back what it was given. */
function changes({ tool_input = {}, ...fields }: Rewrite, payload: Payload): boolean {
  const input = (payload.tool_input ?? {}) as Record<string, unknown>;
  const differs = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);
  return (
    Object.entries(tool_input).some(([key, value]) => differs(value, input[key])) ||
    Object.entries(fields).some(([key, value]) => differs(value, payload[key]))
  );
}

function isRight({ list, fields }: BoundExample, outcome: ExampleOutcome): boolean {
  if (outcome === "rewritten") return fields[REWRITTEN] === true;
  return (list === "must_block" ? ["blocked", "asked"] : ["passed", "not-wanted"]).includes(outcome);
}

function wrongExample(example: BoundExample, outcome: ExampleOutcome, answer: Answer | undefined): WrongExample {
  const { fields: _, ...place } = example;
  return {
    ...place,
    example: escapeLine(shortened(spacedJson(fieldsOf(example)), SHOWN_EXAMPLE)),
    outcome,
    ...(answer?.kind === "no-verdict" && { fault: answer.fault }),
    ...(answer?.kind === "verdict" && answer.decision.reason && { reason: answer.decision.reason }),
  };
}
