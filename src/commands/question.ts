import type { HooksControl } from "../core/control.js";
import type { DelayedMessage, HumanAnswer, OpenQuestion, SettledQuestion } from "../core/question.js";
import { escapeInvisible, escapeLine } from "../lib/clean-text.js";
import type { Texts } from "../texts/index.js";
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
      const lines = [ask.toolLine(escapeLine(subject.name))];
      return fits(question, place) ? { lines, text: subject.input } : { lines: [...lines, ask.tooLong] };
    }
    case "message": {
      const line = ask.messageLine(escapeLine(`${subject.channel} ${subject.chatId}`.trim()), subject.length);
      return isOwnScreen(place.channel) && heldText !== undefined
        ? { lines: [line, ask.textLine], text: heldText }
        : { lines: [line, ask.textElsewhere] };
    }
    case "claim":
      return { lines: [], text: `${ask.claimLine(subject.goal)}\n${subject.summary}` };
  }
}

function choicesFor({ code, subject }: OpenQuestion, mayAllow: boolean, { ask }: Texts): Choice[][] {
  const deny = { label: ask.choices.no, line: `/hooks no ${code}` };
  if (!mayAllow) return [[deny]];
  const allow = { label: ask.choices.yes, line: `/hooks yes ${code}` };
  const session = { label: ask.choices.session, line: `/hooks yes ${code} session` };
  return [[allow, deny], ...(subject.kind === "tool" ? [[session]] : [])];
}

/** What became of a question, in one line, for the place where it was asked. */
export function settledLine({ code, outcome, by = "" }: SettledQuestion, { ask }: Texts): string {
  if (outcome === "allowed") return ask.allowed(code, by);
  return outcome === "denied" ? ask.denied(code, by) : ask.late(code);
}

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
      const words = { yes: ask.allowedNow, session: ask.allowedForSession, no: ask.deniedNow };
      return { lines: [words[answer](code, escapeLine(result.question.hook))], changed: true };
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

/** `/hooks pending`: everything that waits for an owner, and what hooks keep until a time. */
export const pending: Action = async ({ hooks, texts, request }) => {
  const questions = await hooks.questions();
  const delayed = await hooks.delayed();
  const cards = await Promise.all(questions.map((question) => questionCard(hooks, question, request, texts)));
  return {
    lines: [
      questions.length === 0 ? texts.ask.nothingWaits : cards.map((card) => card.text).join("\n\n"),
      ...describeDelayed(delayed, texts),
    ],
    choices: cards.flatMap((card) => card.choices),
    data: { questions: questions.map(({ heldText: _, ...shown }) => shown), delayed },
  };
};

const MAX_DELAYED = 20;

/** Of a message that is kept: where it goes, how long it is, until when, and which hook wants that; never its text. */
function describeDelayed(delayed: readonly DelayedMessage[], { ask }: Texts): string[] {
  const lines = delayed.slice(0, MAX_DELAYED).map(({ channel, chatId, length, until, hook }) => {
    const where = escapeLine(`${channel} ${chatId}`.trim());
    return `   ${ask.delayedLine(localTime(until), where, length, escapeLine(hook))}`;
  });
  if (lines.length === 0) return [];
  return [ask.delayed(delayed.length), ...lines, ...(delayed.length > MAX_DELAYED ? ["   …"] : [])];
}

/** A time as the clock of this machine shows it: that is the one that `until: 07:00` means. */
function localTime(at: number): string {
  const there = new Date(at);
  const two = (part: number): string => String(part).padStart(2, "0");
  const date = [there.getFullYear(), two(there.getMonth() + 1), two(there.getDate())].join("-");
  return `${date} ${two(there.getHours())}:${two(there.getMinutes())}`;
}
