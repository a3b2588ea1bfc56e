import type { EventName } from "./event.js";

/** How a question to a human ended. Whatever is not a yes is a no. */
export type AskOutcome = "allowed" | "denied" | "late" | "withdrawn" | "nobody" | "too-many";

/** How it ended, with what the person said to the agent, or the code of the grant that answered in their place. */
export type AskEnding = { outcome: AskOutcome; words?: string; grant?: string };

/** What a question is about, whole: nothing of a tool call is left out, of a message only its size is told everywhere. */
export type QuestionSubject =
  | { kind: "tool"; name: string; input: string }
  | { kind: "message"; channel: string; chatId: string; length: number }
  | { kind: "claim"; goal: string; summary: string }
  /** A model call. What the session has used so far, where that is known; a yes holds for the turn. */
  | { kind: "model"; model: string; tokens?: number | undefined; costUsd?: number | undefined };

/** A question that waits for an owner. */
export type OpenQuestion = {
  /** What an owner answers it by. */
  code: string;
  event: EventName;
  hook: string;
  hookId: string;
  reason: string;
  subject: QuestionSubject;
  askedAt: number;
  expiresAt: number;
  /** A yes may last for a while; offered where the very same was allowed several times. */
  lasting?: "possible" | "offered";
  /** The text of a held message, for the owner's own screens only; known to the process that holds it. */
  heldText?: string;
};

/** A message that a hook keeps until a time. Its text is nobody's business until it leaves. */
export type DelayedMessage = { channel: string; chatId: string; length: number; hook: string; until: number };

/** A message that cannot leave before the person it is for writes again; `notice` is a line of the bot's own. */
export type WaitingMessage = {
  channel: string;
  chatId: string;
  kind: "reply" | "push" | "note" | "notice";
  since: number;
};

/** How a question was settled, and by whom, where somebody answered. */
export type SettledQuestion = OpenQuestion & { outcome: AskOutcome; by?: string };

/** An owner's word: once, or for all calls of the session that are the same to the byte. */
export type HumanAnswer = "yes" | "session" | "no";

/** What an owner's word may carry: for how long a yes lasts, or what the agent is told with a no. */
export type AnswerDetail = { lastsMs?: number; words?: string };

/** A tool call that passes without a question for a while: the very same, in the same chat, for the same person. */
export type Grant = {
  code: string;
  hook: string;
  tool: string;
  input: string;
  channel: string;
  chatId: string;
  /** Whose turn it has to be. */
  senderId: string;
  by: string;
  at: number;
  until: number;
  uses: number;
};

/** The shortest and the longest time that a yes may last. */
export const GRANT_MS = { least: 60_000, most: 86_400_000 } as const;

/** What became of an owner's word. */
export type AnswerResult =
  | { kind: "settled"; question: OpenQuestion }
  | { kind: "answered"; by: string; outcome: AskOutcome }
  | { kind: "late" }
  /** Whoever wanted to know has given up meanwhile. */
  | { kind: "withdrawn" }
  | { kind: "only-once"; question: OpenQuestion }
  | { kind: "unknown" };

/** Answers true when it could be shown to somebody. */
export type QuestionListener = (question: OpenQuestion) => boolean | Promise<boolean>;
