import { type EventName, sampleInput } from "../core/event.js";
import { cleanText, TEXT_LIMITS } from "../lib/clean-text.js";
import { spacedJson } from "../lib/spaced-json.js";
import type { Action, ActionContext, Reply } from "./action.js";
import { indent } from "./describe.js";
import { describeVerdict } from "./log.js";

/** `/hooks test <event> [json]`: fires the event's approved hooks on a payload and shows the outcome. Changes nothing. */
export const test: Action = async (context) => {
  const { texts, event, target } = context;
  if (event === undefined) return { text: texts.usage.test, changed: false, problem: true, usage: true };
  const payload = target === undefined ? sampleInput(event) : parsePayload(target);
  if (typeof payload === "string") return { text: texts.badJson(payload), changed: false, problem: true, usage: true };
  return fireAndTell(context, event, payload);
};

function parsePayload(text: string): Record<string, unknown> | string {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : cleanText(text, 60);
  } catch (error) {
    return cleanText((error as Error).message, 120);
  }
}

async function fireAndTell(
  { hooks, texts, foreign }: ActionContext,
  event: EventName,
  payload: Record<string, unknown>,
): Promise<Reply> {
  const outcome = await hooks.tryOut(event, payload);
  const status = await hooks.switchStatus();
  if (outcome.runs.length === 0) return { text: texts.nothingFired(event), changed: false, data: outcome };
  const lines = [
    texts.outcomeLine(texts.verdicts[outcome.verdict]),
    ...(outcome.reason ? [texts.reasonLine(foreign(outcome.reason))] : []),
    ...(outcome.rewrite ? [texts.rewriteLine(foreign(cleanText(spacedJson(outcome.rewrite), TEXT_LIMITS.note)))] : []),
    ...outcome.context.map((context) => texts.contextLine(foreign(context))),
    ...outcome.notes.map((note) => texts.noteLine(foreign(note))),
    ...outcome.runs.flatMap((run) => [
      texts.runLine(run.hook, describeVerdict(run, texts), run.ms),
      ...indent(run.fault ? [foreign(texts.fault(run.fault))] : []),
    ]),
    ...(status.on ? [] : [texts.testedWhileOff]),
  ];
  return { text: lines.join("\n"), changed: false, data: outcome };
}
