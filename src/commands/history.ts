import type { OwnerAct } from "../core/owner-act.js";
import { escapeLine } from "../lib/clean-text.js";
import type { Texts } from "../texts/index.js";
import { aboutOf } from "./describe.js";
import { timeOf } from "./question.js";
import { type Action, foreign, type Line, say } from "./reply.js";

const USUAL_LINES = 20;

/** `/hooks history [n]`: what owners did last, newest last. */
export const history: Action = async ({ hooks, texts, args: [count = USUAL_LINES] }) => {
  const acts = (await hooks.history()).slice(-Number(count));
  const lines = acts.map((act) => describeAct(act, texts));
  return { lines: lines.length === 0 ? [texts.history.none] : lines, data: { acts } };
};

function describeAct(act: OwnerAct, texts: Texts): Line {
  const { at, by } = act;
  return say(texts.history.line, timeOf(at), by, foreign(escapeLine(texts.history.acts[act.what](aboutOf(act)))));
}
