import { maskShared } from "../lib/mask.js";
import type { Answer } from "./decision.js";
import type { Fault } from "./fault.js";
import type { HookRun, LiveHook } from "./firing.js";
import { matchedFields, type Payload, wordsIn } from "./payload.js";

type Told = { ms: number; mode: HookRun["mode"] | undefined };

/** What a run came to, as it is reported and logged. */
export function describeRun(hook: LiveHook, answer: Answer, { ms, mode }: Told, payloads: readonly Payload[]): HookRun {
  const base = { hook: hook.name, id: hook.id, event: hook.event, ms, ...(mode && { mode }) };
  if (answer.kind === "no-verdict") return maskRun({ ...base, verdict: "no-verdict", fault: answer.fault }, payloads);
  const { verdict, reason, rewrite } = answer.decision;
  const said = {
    ...(reason !== undefined && { reason }),
    ...(rewrite && { rewrote: true as const }),
    ...(answer.stderr !== undefined && { stderr: answer.stderr }),
  };
  return maskRun({ ...base, verdict, ...said }, payloads);
}

/** A run without anything it shares with its event's texts: what a hook withheld must not come out in a log. */
export function maskRun(run: HookRun, payloads: readonly Payload[]): HookRun {
  if (run.reason === undefined && run.fault === undefined && run.stderr === undefined) return run;
  const withheld = wordsIn(payloads.map((payload) => Object.values(matchedFields(payload))));
  const masked = (text: string): string => maskShared(text, withheld);
  return {
    ...run,
    ...(run.reason !== undefined && { reason: masked(run.reason) }),
    ...(run.fault && { fault: maskFault(run.fault, masked) }),
    ...(run.stderr !== undefined && { stderr: masked(run.stderr) }),
  };
}

function maskFault(fault: Fault, masked: (text: string) => string): Fault {
  if ("stderr" in fault) return { ...fault, stderr: masked(fault.stderr) };
  if ("output" in fault) return { ...fault, output: masked(fault.output) };
  if ("detail" in fault) return { ...fault, detail: masked(fault.detail) };
  if (fault.code === "unknown-decision") return { ...fault, value: masked(fault.value) };
  return fault;
}
