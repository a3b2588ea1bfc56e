import type { AskOutcome } from "../core/question.js";

type No = Exclude<AskOutcome, "allowed">;
const unanswered = (hook: string, why: string, reason: string): string =>
  `"${hook}" asked for a person's decision and none was given. ${reason}${reason === "" ? "" : " "}(${why})`;

/** Words about what a human has to decide. */
export const askTexts = {
  /** For the agent or in the place of a message: why it does not go on. */
  notAllowed: {
    allowed: () => "",
    denied: (hook: string, reason: string) =>
      `"${hook}" asked an owner about this, who denied it. Do not try to do the same thing in another way. ${reason}`,
    late: (hook: string, reason: string) => unanswered(hook, "nobody answered in time", reason),
    withdrawn: (hook: string, reason: string) => unanswered(hook, "the request was cancelled in the meantime", reason),
    nobody: (hook: string, reason: string) => `"${hook}" asked for a person's decision and none was given. ${reason}`,
    "too-many": (hook: string, reason: string) =>
      unanswered(hook, "five questions are already pending; answer them first", reason),
  } satisfies Record<No | "allowed", (hook: string, reason: string) => string>,
  deniedWith: (hook: string, reason: string, words: string) =>
    `"${hook}" asked an owner about this, who denied it and told you: "${words}" Apart from that, do not try to do the same thing in another way. ${reason}`,
  allowedForNow: (hook: string) => `"${hook}" asks an owner about such calls, and this exact call is allowed for now.`,
  allowedCall: (hook: string) => `"${hook}" asked an owner about this call, who allowed it once.`,
  waiting: "waiting for a person to decide",

  // the card
  title: (code: string) => `❓ Allow this? [${code}]`,
  hookLine: (hook: string, event: string) => `Asked by ${hook} (${event})`,
  reasonLine: (reason: string) => `Reason: ${reason}`,
  toolLine: (name: string) => `The agent wants to use ${name}:`,
  placeLine: "The agent's shell wants to reach:",
  messageLine: (where: string, length: number) =>
    `A message of ${length} ${length === 1 ? "character" : "characters"} is held, on its way to ${where}.`,
  textElsewhere: "Its text is shown on the page and in the terminal only.",
  textLine: "The text:",
  modelLine: (model: string, used: string) =>
    `The agent wants to call its model ${model}${used}. A yes is valid until your next message, as long as the reason stays the same.`,
  used: (tokens?: number, costUsd?: number) =>
    tokens === undefined
      ? ""
      : ` (so far in this session: ${tokens} tokens${costUsd === undefined ? "" : `, $${costUsd.toFixed(4)}`})`,
  claimLine: (goal: string) => `The agent says that this is done: ${goal}`,
  tooLong: "It is too long to be shown completely, so it can only be denied here. The page and the terminal show it.",
  notShown: "It cannot be shown here, so it can only be denied here. The page and the terminal show it.",
  howTo: (code: string, forSession: boolean) =>
    `Allow: /hooks yes ${code} – deny: /hooks no ${code}${forSession ? ` – allow exactly the same call for this session: /hooks yes ${code} session` : ""}`,
  howToLast: (code: string) =>
    `To allow exactly this in this chat without asking, for a while: /hooks yes ${code} 15m, or /hooks yes ${code} today`,
  howToDeny: (code: string) => `Deny: /hooks no ${code}`,
  deadline: (minutes: number) =>
    minutes <= 1
      ? "If you do not answer within a minute, it is denied."
      : `If you do not answer within ${minutes} minutes, it is denied.`,
  choices: {
    yes: "✓ Allow once",
    session: "✓ Allow for this session",
    quarter: "✓ Allow for 15 minutes",
    today: "✓ Allow today",
    no: "✗ Deny",
  },

  // what became of it
  allowed: (code: string, by: string) => `✓ ${code}: allowed by ${by}.`,
  denied: (code: string, by: string) => `✗ ${code}: denied by ${by}.`,
  late: (code: string) => `✗ ${code}: timed out, so it is denied.`,
  withdrawn: (code: string) => `– ${code}: the request was cancelled, so there is nothing left to decide.`,
  allowedNow: (code: string, hook: string) => `Allowed once: what ${hook} asked about continues [${code}].`,
  allowedForTurn: (code: string, hook: string) =>
    `Allowed until your next message: what ${hook} asked about continues [${code}].`,
  allowedForSession: (code: string, hook: string) =>
    `Allowed for this session: this exact call passes when ${hook} asks again [${code}].`,
  allowedForAWhile: (code: string, hook: string, until: string) =>
    `Allowed until ${until} (UTC): this exact call, in that chat and for that person, passes when ${hook} asks again [${code}]. /hooks pending shows it, /hooks revoke ${code} ends it.`,
  wordsHeard: "Your words are passed on to the agent.",
  wordsUnheard:
    "Your words were not passed on: the reason for a denied message is shown in the chat, and the agent does not see it.",
  deniedNow: (code: string, hook: string) => `Denied: what ${hook} asked about does not continue [${code}].`,
  already: (code: string, by: string, allowed: boolean) =>
    `"${code}" was already ${allowed ? "allowed" : "denied"} by ${by}. Nothing was changed; /hooks pending shows what is waiting.`,
  tooLate: (code: string) =>
    `"${code}" is closed: nobody answered in time, so it was denied. You can tell the agent to try again.`,
  withdrawnAlready: (code: string) =>
    `"${code}" is closed: the request was cancelled before anybody answered, and nothing has run. You can tell the agent to try again.`,
  unknown: (code: string) => `Nothing is waiting under "${code}". /hooks pending shows what is.`,
  onlyOnce: (code: string) =>
    `Only a tool call, made for a known person in a known chat, can be allowed for longer. Nothing was changed; to allow this once: /hooks yes ${code}`,
  badTime: (code: string, given: string) =>
    `"${given}" is not a time that a permission can last. Nothing was changed; give a minute to a day, for example /hooks yes ${code} 15m, /hooks yes ${code} 2h or /hooks yes ${code} today`,
  onlyDeny: (code: string) =>
    `"${code}" cannot be shown here completely, so it cannot be allowed here. Use the page or the terminal, or deny it: /hooks no ${code}`,
  nothingWaits: "Nothing is waiting for your decision.",
  delayed: (count: number) =>
    `Hooks keep ${count === 1 ? "1 message" : `${count} messages`} until later; each is checked again when it leaves:`,
  delayedLine: (time: string, where: string, length: number, hook: string) =>
    `${time} → ${where}, ${length} ${length === 1 ? "character" : "characters"} (${hook})`,

  waitingLine: (where: string, what: string, since: string) =>
    `Waiting until ${where} writes again: ${what}, since ${since}.`,
  counted: (counts: readonly (readonly [kind: "reply" | "push" | "note" | "notice", count: number])[]) => {
    const plural = { reply: "replies", push: "pushes", note: "notes", notice: "notices" };
    return counts.map(([kind, count]) => (count === 1 ? `1 ${kind}` : `${count} ${plural[kind]}`)).join(", ");
  },

  // a permission that lasts
  grantsTitle: "Allowed without asking for now:",
  grantsListed: (count: number) =>
    `${count} ${count === 1 ? "call is" : "calls are"} allowed without asking for now; /hooks pending shows ${count === 1 ? "it" : "them"}.`,
  grantLine: (code: string, tool: string, input: string) => `[${code}] ${tool} ${input}`,
  grantScope: (hook: string, where: string, person: string) =>
    `exactly this, when ${hook} asks, in ${where}, for ${person}`,
  grantUntil: (until: string, by: string, uses: number) =>
    `until ${until} (UTC), allowed by ${by}, ${uses === 0 ? "not used yet" : uses === 1 ? "used once" : `used ${uses} times`}`,
  grantEnded: (code: string) => `Ended: what was allowed under ${code} is asked about again from now on.`,
  passedByGrant: (code: string) => `passed without asking, as allowed under ${code}`,
};
