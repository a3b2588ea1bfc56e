import type { AskOutcome } from "../core/question.js";

type No = Exclude<AskOutcome, "allowed">;
const unanswered = (hook: string, why: string, reason: string): string =>
  `"${hook}" wants a person to decide, and there was no yes. ${reason}${reason === "" ? "" : " "}(${why})`;

/** Words about what a human has to decide. */
export const askTexts = {
  /** For the agent or in the place of a message: why it does not go on. */
  notAllowed: {
    allowed: () => "",
    denied: (hook: string, reason: string) =>
      `"${hook}" asked a person about this, who said no. Do not try to reach the same in another way. ${reason}`,
    late: (hook: string, reason: string) => unanswered(hook, "nobody answered in time", reason),
    withdrawn: (hook: string, reason: string) => unanswered(hook, "the request was cancelled meanwhile", reason),
    nobody: (hook: string, reason: string) => `"${hook}" wants a person to decide, and there was no yes. ${reason}`,
    "too-many": (hook: string, reason: string) =>
      unanswered(hook, "five questions wait already; they come first", reason),
  } satisfies Record<No | "allowed", (hook: string, reason: string) => string>,
  deniedWith: (hook: string, reason: string, words: string) =>
    `"${hook}" asked a person about this, who said no, and to you: "${words}" Beyond what they say, do not try to reach the same in another way. ${reason}`,
  allowedForNow: (hook: string) => `"${hook}" asks a person about such calls, who has allowed this very one for now.`,
  allowedCall: (hook: string) => `"${hook}" asked a person about this call, who allowed it, this once.`,
  waiting: "waiting for a person to decide",

  // the card
  title: (code: string) => `❓ May this go on? [${code}]`,
  hookLine: (hook: string, event: string) => `Asked by ${hook} (${event})`,
  reasonLine: (reason: string) => `Reason: ${reason}`,
  toolLine: (name: string) => `The agent wants to use ${name}:`,
  messageLine: (where: string, length: number) =>
    `A message of ${length} ${length === 1 ? "character" : "characters"} is held, on its way to ${where}.`,
  textElsewhere: "Its text is shown on the page and in the terminal only.",
  textLine: "The text:",
  modelLine: (model: string, used: string) =>
    `The agent wants to call its model ${model}${used}. A yes holds until your next message, as long as the reason is the same.`,
  used: (tokens?: number, costUsd?: number) =>
    tokens === undefined
      ? ""
      : ` (so far in this session: ${tokens} tokens${costUsd === undefined ? "" : `, $${costUsd.toFixed(4)}`})`,
  claimLine: (goal: string) => `The agent says that this is done: ${goal}`,
  tooLong: "It is too long to be shown here whole, so here it can only be denied. The page and the terminal show it.",
  notShown: "It cannot be shown here, so here it can only be denied. The page and the terminal show it.",
  howTo: (code: string, forSession: boolean) =>
    `Allow: /hooks yes ${code} – deny: /hooks no ${code}${forSession ? ` – allow the very same call for this session: /hooks yes ${code} session` : ""}`,
  howToLast: (code: string) =>
    `You have allowed the very same several times. To let it pass in this chat without asking, for a while: /hooks yes ${code} 15m, or /hooks yes ${code} today`,
  howToDeny: (code: string) => `Deny: /hooks no ${code}`,
  deadline: (minutes: number) =>
    minutes <= 1
      ? "Without an answer within a minute it is a no."
      : `Without an answer within ${minutes} minutes it is a no.`,
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
  late: (code: string) => `✗ ${code}: nobody answered in time, so it is a no.`,
  withdrawn: (code: string) => `– ${code}: the request was cancelled, so there is nothing to decide any more.`,
  allowedNow: (code: string, hook: string) => `Allowed, this once: what ${hook} asked about goes on [${code}].`,
  allowedForTurn: (code: string, hook: string) =>
    `Allowed until your next message: what ${hook} asked about goes on [${code}].`,
  allowedForSession: (code: string, hook: string) =>
    `Allowed for this session: the very same call goes on when ${hook} asks again [${code}].`,
  allowedForAWhile: (code: string, hook: string, until: string) =>
    `Allowed until ${until} (UTC): the very same call, in that chat and for that person, passes when ${hook} asks again [${code}]. /hooks pending shows it, /hooks revoke ${code} ends it.`,
  wordsHeard: "Your words go to the agent.",
  wordsUnheard: "Your words were not passed on: a refused message is read about in the chat, not by the agent.",
  deniedNow: (code: string, hook: string) => `Denied: what ${hook} asked about does not go on [${code}].`,
  already: (code: string, by: string, allowed: boolean) =>
    `"${code}" was ${allowed ? "allowed" : "denied"} by ${by} already. Nothing was changed; /hooks pending shows what waits.`,
  tooLate: (code: string) =>
    `"${code}" is over: nobody answered in time, which is a no. The agent can be told to try again.`,
  withdrawnAlready: (code: string) =>
    `"${code}" is over: the request was cancelled before anybody answered, and nothing has run. The agent can be told to try again.`,
  unknown: (code: string) => `Nothing waits under "${code}". /hooks pending shows what does.`,
  onlyOnce: (code: string) =>
    `Only a tool call, made for a known person in a known chat, can be allowed for longer. Nothing was changed; to allow this once: /hooks yes ${code}`,
  badTime: (code: string, given: string) =>
    `"${given}" is no time that a yes can last. Nothing was changed; type a minute to a day, for example /hooks yes ${code} 15m, /hooks yes ${code} 2h or /hooks yes ${code} today`,
  onlyDeny: (code: string) =>
    `"${code}" cannot be shown here whole, so it cannot be allowed here. Use the page or the terminal, or deny it: /hooks no ${code}`,
  nothingWaits: "Nothing waits for you.",
  delayed: (count: number) =>
    `Hooks keep ${count === 1 ? "1 message" : `${count} messages`} until later; each is checked again when it leaves:`,
  delayedLine: (time: string, where: string, length: number, hook: string) =>
    `${time} → ${where}, ${length} ${length === 1 ? "character" : "characters"} (${hook})`,

  // a yes that lasts
  grantsTitle: "Passes without a question for now:",
  grantsListed: (count: number) =>
    `${count} ${count === 1 ? "call passes" : "calls pass"} without a question for now; /hooks pending shows ${count === 1 ? "it" : "them"}.`,
  grantLine: (code: string, tool: string, input: string) => `[${code}] ${tool} ${input}`,
  grantScope: (hook: string, where: string, person: string) =>
    `exactly this, when ${hook} asks, in ${where}, for ${person}`,
  grantUntil: (until: string, by: string, uses: number) =>
    `until ${until} (UTC), allowed by ${by}, ${uses === 0 ? "not used yet" : uses === 1 ? "used once" : `used ${uses} times`}`,
  grantEnded: (code: string) => `Ended: what was allowed under ${code} is asked about again from now on.`,
  passedByGrant: (code: string) => `passed without a question, as allowed under ${code}`,
};
