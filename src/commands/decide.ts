import type { HumanAnswer } from "../core/question.js";
import { escapeLine } from "../lib/clean-text.js";
import type { Action, ActionContext, Reply } from "./action.js";
import { questionCard } from "./question.js";

/** `/hooks yes <code> [session]` and `/hooks no <code>`: an owner decides what a hook has asked about. */
export const yes: Action = (context) => decide(context, context.args[1] === undefined ? "yes" : "session");
export const no: Action = (context) => decide(context, "no");

async function decide(
  { hooks, actor, texts, request, target = "" }: ActionContext,
  answer: HumanAnswer,
): Promise<Reply> {
  const { ask } = texts;
  const code = target.toLowerCase();
  const open = (await hooks.questions()).find((question) => question.code === code);
  // Nobody has seen all of it here: a yes would be for something unseen.
  if (open && answer !== "no" && !(await questionCard(hooks, open, request, texts)).mayAllow)
    return problem(ask.onlyDeny(code));
  const result = await hooks.decide(actor, code, answer);
  switch (result.kind) {
    case "settled": {
      const hook = escapeLine(result.question.hook);
      const say = answer === "no" ? ask.deniedNow : answer === "yes" ? ask.allowedNow : ask.allowedForSession;
      return { text: say(code, hook), changed: true };
    }
    case "answered":
      return problem(ask.already(code, result.by, result.outcome === "allowed"));
    case "late":
      return problem(ask.tooLate(code));
    case "only-once":
      return problem(ask.onlyOnce(code));
    case "unknown":
      return problem(ask.unknown(escapeLine(target.slice(0, 60))));
  }
}

const problem = (text: string): Reply => ({ text, changed: false, problem: true });

/** `/hooks pending`: everything that waits for an owner. */
export const pending: Action = async ({ hooks, texts, request }) => {
  const questions = await hooks.questions();
  if (questions.length === 0) return { text: texts.ask.nothingWaits, changed: false };
  const cards = await Promise.all(questions.map((question) => questionCard(hooks, question, request, texts)));
  const choices = cards.flatMap((card) => card.choices);
  const text = cards.map((card) => card.text).join("\n\n");
  return { text, changed: false, choices, data: { questions: questions.map(({ heldText: _, ...shown }) => shown) } };
};
