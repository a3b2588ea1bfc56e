import { cleanText } from "../lib/clean-text.js";
import { isTooShortToMask, type Masker } from "../lib/mask.js";
import { type Answer, type Decision, WITHDRAWN } from "./decision.js";
import type { Fault } from "./fault.js";
import { type HookRun, type LiveHook, WithdrawnError } from "./firing.js";
import type { MatchTexts } from "./match-texts.js";
import { matchedFields, type Payload, wordsIn } from "./payload.js";

/** Enough to know it by; the whole of it is the model's, and a log is not for keeping documents. */
const MAX_CONTEXT = 500;

type Told = { ms: number; mode: HookRun["mode"] | undefined };

const TOO_BIG: Answer = { kind: "no-verdict", fault: { code: "too-big" } };

/** A defect of ours must not silence a fail-closed guard: it counts as "no verdict" like any other fault. */
export async function answerOf(
  { isSearchable }: MatchTexts,
  run: () => Promise<Answer>,
  refusalOf: (decision: Decision) => Fault | undefined,
): Promise<Answer> {
  if (!isSearchable) return TOO_BIG;
  try {
    const answer = await run();
    const fault = answer.kind === "verdict" ? refusalOf(answer.decision) : undefined;
    return fault ? { kind: "no-verdict", fault } : answer;
  } catch (error) {
    if (error instanceof WithdrawnError) return WITHDRAWN;
    const detail = error instanceof Error ? error.message : String(error);
    return { kind: "no-verdict", fault: { code: "internal", detail } };
  }
}

/** What a run came to, as it is reported and logged. */
export function describeRun(hook: LiveHook, answer: Answer, { ms, mode }: Told): HookRun {
  const verdict = answer.kind === "verdict" ? answer.decision.verdict : answer.kind;
  // Not spread: an object that is spread and then grows takes V8 many times as long.
  const run: HookRun = { hook: hook.name, id: hook.id, event: hook.event, verdict, ms };
  if (mode) run.mode = mode;
  if (answer.kind === "no-verdict") {
    run.fault = answer.fault;
    return run;
  }
  const { reason, rewrite, context } = answer.decision;
  if (reason !== undefined) run.reason = reason;
  if (rewrite) run.rewrote = true;
  if (context.length > 0) run.context = cleanText(context.join("\n"), MAX_CONTEXT);
  if (answer.stderr !== undefined) run.stderr = answer.stderr;
  if (answer.ignored.length > 0) run.ignored = answer.ignored;
  return run;
}

/** A run without anything it shares with its event's texts: what a hook withheld must not come out in a log. */
export function maskRun(run: HookRun, payloads: readonly Payload[], masker: Masker): HookRun | Promise<HookRun> {
  const { reason, context, fault, stderr, ignored = [] } = run;
  // Of most runs there is nothing that could repeat a text: to find that out must not cost a turn of the queue.
  if (!fault && [reason, context, stderr, ...ignored].every((text = "") => isTooShortToMask(text))) return run;
  let withheld: string[] | undefined;
  return maskWords(run, async (text) => {
    if (isTooShortToMask(text)) return text;
    withheld ??= wordsOfEvent(payloads);
    return masker.mask(text, withheld);
  });
}

/** All that a text about an event could repeat of it. */
export const wordsOfEvent = (payloads: readonly Payload[]): string[] =>
  wordsIn([...new Set(payloads)].map((payload) => Object.values(matchedFields(payload))));

async function maskWords(run: HookRun, masked: (text: string) => Promise<string>): Promise<HookRun> {
  return {
    ...run,
    ...(run.reason !== undefined && { reason: await masked(run.reason) }),
    ...(run.context !== undefined && { context: await masked(run.context) }),
    ...(run.fault && { fault: await maskFault(run.fault, masked) }),
    ...(run.stderr !== undefined && { stderr: await masked(run.stderr) }),
    ...(run.ignored && { ignored: await Promise.all(run.ignored.map(masked)) }),
  };
}

async function maskFault(fault: Fault, masked: (text: string) => Promise<string>): Promise<Fault> {
  if ("stderr" in fault) {
    const { remedy } = fault;
    const stderr = await masked(fault.stderr);
    return { ...fault, stderr, ...(remedy && { remedy: { ...remedy, name: await masked(remedy.name) } }) };
  }
  if ("output" in fault) return { ...fault, output: await masked(fault.output) };
  if ("detail" in fault) return { ...fault, detail: await masked(fault.detail) };
  if (fault.code === "unknown-decision" || fault.code === "bad-until")
    return { ...fault, value: await masked(fault.value) };
  return fault;
}
