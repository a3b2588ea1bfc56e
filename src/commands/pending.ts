import type { DelayedMessage, Grant, WaitingMessage } from "../core/question.js";
import { escapeLine } from "../lib/clean-text.js";
import { parseJson } from "../lib/json.js";
import { localTime } from "../lib/local-time.js";
import { spacedJson } from "../lib/spaced-json.js";
import type { Texts } from "../texts/index.js";
import { questionCard, timeOf } from "./question.js";
import { type Action, type ActionContext, foreign, indent, type Line, type Reply, say } from "./reply.js";

/** `/hooks pending`: everything that waits for an owner, what hooks keep until a time, and what passes because one said so. */
export const pending: Action = async ({ hooks, texts, request }) => {
  const [questions, delayed, grants] = await Promise.all([hooks.questions(), hooks.delayed(), hooks.grants()]);
  const cards = await Promise.all(questions.map((question) => questionCard(hooks, question, request, texts)));
  return {
    lines: [
      questions.length === 0 ? texts.ask.nothingWaits : cards.map((card) => card.text).join("\n\n"),
      ...describeDelayed(delayed, texts),
      ...(grants.length === 0 ? [] : ["", texts.ask.grantsTitle]),
      ...grants.flatMap((grant) => describeGrant(grant, texts)),
    ],
    choices: [
      ...cards.flatMap((card) => card.choices),
      ...grants.map(({ code }) => [{ label: texts.choices.revoke(code), line: `/hooks revoke ${code}` }]),
    ],
    data: { questions: questions.map(({ heldText: _, ...shown }) => shown), delayed, grants },
  };
};

const MAX_SHOWN = 300;

/** What passes without a question, where, for whom, until when, and how to end it. */
function describeGrant(grant: Grant, { ask }: Texts): Line[] {
  const { code, hook, tool, channel, chatId, senderId, by, until, uses } = grant;
  // All of it was shown before it was allowed.
  const call = parseJson(grant.input);
  // Of the network it is a place as it is written.
  const whole = call === undefined ? grant.input : spacedJson(call);
  const input = escapeLine(whole.length > MAX_SHOWN ? `${whole.slice(0, MAX_SHOWN)}…` : whole);
  const where = escapeLine(`${channel} ${chatId}`);
  return [
    say(ask.grantLine, code, escapeLine(tool), foreign(input)),
    ...indent([
      ask.grantScope(escapeLine(hook), where, escapeLine(`${channel}:${senderId}`)),
      ask.grantUntil(timeOf(until), by, uses),
    ]),
  ];
}

/** `/hooks revoke <code>` of a yes that lasts; undefined where the word is no such code. */
export async function endGrant({ hooks, actor, texts, target = "" }: ActionContext): Promise<Reply | undefined> {
  const code = target.toLowerCase();
  if (!/^[a-z]\d[a-z]\d$/.test(code) || !(await hooks.endGrant(actor, code))) return undefined;
  return { lines: [texts.ask.grantEnded(code)], changed: true, data: { revoked: [code] } };
}

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

/** Of what waits for a person to write again: how many of what, for whom, since when; never its text. */
export function describeWaiting(waiting: readonly WaitingMessage[], { ask }: Texts): string[] {
  const chats = new Map<string, WaitingMessage[]>();
  for (const each of waiting) {
    const where = escapeLine(`${each.channel} ${each.chatId}`);
    chats.set(where, [...(chats.get(where) ?? []), each]);
  }
  return [...chats].slice(0, MAX_DELAYED).map(([where, messages]) => {
    const counts = new Map<WaitingMessage["kind"], number>();
    for (const { kind } of messages) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const since = localTime(Math.min(...messages.map((each) => each.since)));
    return ask.waitingLine(where, ask.counted([...counts]), since);
  });
}
