import type { HooksControl } from "../core/control.js";
import type { AnswerDetail, HumanAnswer, OpenQuestion, SettledQuestion } from "../core/question.js";
import { cleanText, escapeInvisible, escapeLine, TEXT_LIMITS } from "../lib/clean-text.js";
import type { Texts } from "../texts/index.js";
import { parseLasting } from "./lasting.js";
import { asTyped } from "./parse.js";
import {
  type Action,
  type ActionContext,
  checkForeign,
  foreign,
  isOwnScreen,
  type Place,
  partsOf,
  problem,
  program,
  type Reply,
  say,
  shownReply,
} from "./reply.js";
import type { Choice } from "./request.js";

/** `mayAllow` is false where an owner is not shown all that a yes would allow. */
export type Card = ReturnType<typeof shownReply> & { choices: Choice[][]; mayAllow: boolean };

/** About two messages: nobody reads more before pressing a button. */
const MAX_IN_CHAT = 6_000;
const MINUTE_MS = 60_000;
/** Before the lines of what others wrote: none of them can pass for one of ours. */
const INDENT = "  ";

/** A question as a person sees it, with everything that a yes would allow, or without the yes. */
export async function questionCard(
  hooks: Pick<HooksControl, "checkReplyText">,
  question: OpenQuestion,
  place: Place,
  texts: Texts,
): Promise<Card> {
  const { ask } = texts;
  const { code, subject } = question;
  const shown = shownSubject(question, place, texts);
  const written = [escapeInvisible(shown.text ?? ""), escapeLine(question.reason)];
  const { parts, isWhole } = await checkForeign(hooks, written, place, question.hookId);
  const [body = "", reason = ""] = parts?.map((part, at) =>
    at === 0 ? INDENT + part.replaceAll("\n", `\n${INDENT}`) : part,
  ) ?? [texts.seeElsewhere, texts.seeElsewhere];
  const mayAllow = fits(question, place) && isWhole;
  const isShown = mayAllow || subject.kind !== "tool";
  const lines = [
    ask.title(code),
    ask.hookLine(escapeLine(question.hook), question.event),
    ...(question.reason === "" ? [] : [say(ask.reasonLine, foreign(reason))]),
    ...shown.lines,
    ...(shown.text === undefined ? [] : [isShown ? program(body) : ask.notShown]),
    mayAllow ? ask.howTo(code, subject.kind === "tool") : ask.howToDeny(code),
    ...(mayAllow && question.lasting === "offered" ? [ask.howToLast(code)] : []),
    ask.deadline(Math.max(1, Math.round((question.expiresAt - Date.now()) / MINUTE_MS))),
  ];
  return { ...shownReply(partsOf(lines)), mayAllow, choices: choicesFor(question, mayAllow, texts) };
}

const fits = ({ subject }: OpenQuestion, { channel }: Place): boolean =>
  isOwnScreen(channel) || subject.kind !== "tool" || subject.input.length + subject.name.length <= MAX_IN_CHAT;

function shownSubject(question: OpenQuestion, place: Place, { ask }: Texts): { lines: string[]; text?: string } {
  const { subject, heldText } = question;
  switch (subject.kind) {
    case "tool": {
      const isPlace = question.event === "on_network_request";
      const lines = [isPlace ? ask.placeLine : ask.toolLine(escapeLine(subject.name))];
      return fits(question, place) ? { lines, text: subject.input } : { lines: [...lines, ask.tooLong] };
    }
    case "message": {
      const line = ask.messageLine(escapeLine(`${subject.channel} ${subject.chatId}`.trim()), subject.length);
      return isOwnScreen(place.channel) && heldText !== undefined
        ? { lines: [line, ask.textLine], text: heldText }
        : { lines: [line, ask.textElsewhere] };
    }
    case "model":
      return { lines: [ask.modelLine(escapeLine(subject.model), ask.used(subject.tokens, subject.costUsd))] };
    case "claim":
      return { lines: [], text: `${ask.claimLine(subject.goal)}\n${subject.summary}` };
  }
}

function choicesFor({ code, subject, lasting }: OpenQuestion, mayAllow: boolean, { ask }: Texts): Choice[][] {
  const deny = { label: ask.choices.no, line: `/hooks no ${code}` };
  if (!mayAllow) return [[deny]];
  const allow = { label: ask.choices.yes, line: `/hooks yes ${code}` };
  const session = { label: ask.choices.session, line: `/hooks yes ${code} session` };
  const longer = [
    { label: ask.choices.quarter, line: `/hooks yes ${code} 15m` },
    { label: ask.choices.today, line: `/hooks yes ${code} today` },
  ];
  return [
    [allow, deny],
    ...(subject.kind === "tool" ? [[session]] : []),
    // Only an owner takes it: a yes lasts because somebody has said for how long.
    ...(lasting === "offered" ? [longer] : []),
  ];
}

/** What became of a question, in one line, for the place where it was asked. */
export function settledLine({ code, outcome, by = "" }: SettledQuestion, { ask }: Texts): string {
  if (outcome === "allowed") return ask.allowed(code, by);
  if (outcome === "withdrawn") return ask.withdrawn(code);
  return outcome === "denied" ? ask.denied(code, by) : ask.late(code);
}

/** `/hooks yes <code> [session, 15m or today]`: an owner lets go on what a hook has asked about. */
export const yes: Action = async (context) => {
  const typed = context.args.slice(1).join(" ");
  const lasting = parseLasting(typed, new Date());
  switch (lasting.kind) {
    case "once":
      return decide(context, "yes");
    case "session":
      return decide(context, "session");
    case "lasts":
      return decide(context, "yes", { lastsMs: lasting.ms });
    case "bad":
      return { ...problem(context.texts.ask.badTime(asTyped(context.args[0] ?? ""), asTyped(typed))), usage: true };
  }
};

/** `/hooks no <code> [words]`: it does not go on, and the words go to the agent. */
export const no: Action = (context) => {
  const words = cleanText(context.args.slice(1).join(" "), TEXT_LIMITS.reason).trim();
  return decide(context, "no", words === "" ? {} : { words });
};

async function decide(
  { hooks, actor, texts, request, target = "" }: ActionContext,
  answer: HumanAnswer,
  detail: AnswerDetail = {},
): Promise<Reply> {
  const { ask } = texts;
  const code = target.toLowerCase();
  const open = (await hooks.questions()).find((question) => question.code === code);
  // Nobody has seen all of it here: a yes would be for something unseen.
  if (open && answer !== "no" && !(await questionCard(hooks, open, request, texts)).mayAllow)
    return problem(ask.onlyDeny(code));
  const result = await hooks.decide(actor, code, answer, detail);
  switch (result.kind) {
    case "settled":
      return { lines: [settledReply(result.question, answer, detail, texts)], changed: true };
    case "answered":
      return problem(ask.already(code, result.by, result.outcome === "allowed"));
    case "late":
      return problem(ask.tooLate(code));
    case "withdrawn":
      return problem(ask.withdrawnAlready(code));
    case "only-once":
      return problem(ask.onlyOnce(code));
    case "unknown":
      return problem(ask.unknown(escapeLine(target.slice(0, 60))));
  }
}

function settledReply(
  { code, subject, ...question }: OpenQuestion,
  answer: HumanAnswer,
  { lastsMs, words }: AnswerDetail,
  { ask }: Texts,
): string {
  const hook = escapeLine(question.hook);
  if (answer === "no") {
    const denied = ask.deniedNow(code, hook);
    return words === undefined ? denied : `${denied} ${subject.kind === "message" ? ask.wordsUnheard : ask.wordsHeard}`;
  }
  if (answer === "session") return ask.allowedForSession(code, hook);
  const allowed = subject.kind === "model" ? ask.allowedForTurn : ask.allowedNow;
  return lastsMs === undefined ? allowed(code, hook) : ask.allowedForAWhile(code, hook, timeOf(Date.now() + lastsMs));
}

export const timeOf = (at: number): string => new Date(at).toISOString().replace("T", " ").slice(0, 16);
