import type { HooksControl } from "../core/control.js";
import type { OpenQuestion, SettledQuestion } from "../core/question.js";
import { escapeInvisible, escapeLine } from "../lib/clean-text.js";
import type { Texts } from "../texts/index.js";
import { ForeignParts, isOwnScreen } from "./foreign.js";
import { monospaced, takeMonospaced } from "./monospaced.js";
import type { Choice, CommandOutcome } from "./request.js";

/** Where a card is shown: on the owner's own screen all of it, in a chat what may be seen there. */
export type CardPlace = { channel: string; chatId?: string };

/** `mayAllow` is false where an owner is not shown all that a yes would allow. */
export type Card = Pick<CommandOutcome, "text" | "monospaced"> & { choices: Choice[][]; mayAllow: boolean };

/** About two messages: nobody reads more before pressing a button. */
const MAX_IN_CHAT = 6_000;
const MINUTE_MS = 60_000;
/** Before the lines of what others wrote: none of them can pass for one of ours. */
const INDENT = "  ";

/** A question as a person sees it, with everything that a yes would allow, or without the yes. */
export async function questionCard(
  hooks: Pick<HooksControl, "checkReplyText">,
  question: OpenQuestion,
  place: CardPlace,
  texts: Texts,
): Promise<Card> {
  const { ask } = texts;
  const { code, subject } = question;
  const foreign = new ForeignParts();
  const shown = shownSubject(question, place, texts);
  const mark = foreign.mark(escapeInvisible(shown.text ?? ""));
  const reason = foreign.mark(escapeLine(question.reason));
  const { parts, isWhole } = await foreign.checked(hooks, place, question.hookId);
  const mayAllow = fits(question, place) && isWhole;
  const body = shown.text === undefined ? [] : [mayAllow || subject.kind !== "tool" ? monospaced(mark) : ask.notShown];
  const lines = [
    ask.title(code),
    ask.hookLine(escapeLine(question.hook), question.event),
    ...(question.reason === "" ? [] : [ask.reasonLine(reason)]),
    ...shown.lines,
    ...body,
    mayAllow ? ask.howTo(code, subject.kind === "tool") : ask.howToDeny(code),
    ask.deadline(Math.max(1, Math.round((question.expiresAt - Date.now()) / MINUTE_MS))),
  ];
  const indented = parts?.map((part, at) => (at === 0 ? INDENT + part.replaceAll("\n", `\n${INDENT}`) : part));
  const { text, ranges } = takeMonospaced(foreign.putIn(lines.join("\n"), indented, texts.seeElsewhere));
  return {
    text,
    mayAllow,
    choices: choicesFor(question, mayAllow, texts),
    ...(ranges.length > 0 && { monospaced: ranges }),
  };
}

const fits = ({ subject }: OpenQuestion, { channel }: CardPlace): boolean =>
  isOwnScreen(channel) || subject.kind !== "tool" || subject.input.length + subject.name.length <= MAX_IN_CHAT;

function shownSubject(question: OpenQuestion, place: CardPlace, { ask }: Texts): { lines: string[]; text?: string } {
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
