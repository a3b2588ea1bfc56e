import type { HookRun } from "../core/firing.js";
import type { Texts } from "../texts/index.js";
import type { Action } from "./action.js";
import { indent } from "./describe.js";

const USUAL_LINES = 10;

/** `/hooks log [n]`: the last firings, newest last. */
export const log: Action = async ({ hooks, texts, args, foreign }) => {
  const runs = await hooks.recentRuns(Number(args[0] ?? USUAL_LINES));
  const text = runs.length === 0 ? texts.noLog : runs.flatMap((run) => describeRun(run, texts, foreign)).join("\n");
  return { text, changed: false, data: { runs } };
};

function describeRun(run: HookRun & { at: number }, texts: Texts, foreign: (text: string) => string): string[] {
  const time = new Date(run.at).toISOString().replace("T", " ").slice(0, 19);
  const line = texts.logLine(time, run.event, run.hook, describeVerdict(run, texts), run.ms);
  return [
    line,
    ...indent([
      ...(run.reason ? [foreign(run.reason.replaceAll("\n", "\n      "))] : []),
      ...(run.fault ? [foreign(texts.fault(run.fault))] : []),
    ]),
  ];
}

/** A verdict in a word, and what makes it special. */
export function describeVerdict({ verdict, rewrote, mode }: HookRun, texts: Texts): string {
  const extras = [
    ...(rewrote ? [texts.rewrote] : []),
    ...(mode ? [mode === "observe" ? texts.traits.observe : texts.traits.async] : []),
  ];
  return [texts.verdicts[verdict], ...extras].join(", ");
}
