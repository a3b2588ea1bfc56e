import type { EventName } from "./event.js";

/** How a question to a human ended. Whatever is not a yes is a no. */
export type AskOutcome = "allowed" | "denied" | "late" | "nobody" | "too-many";

/** What a question is about, whole: nothing of a tool call is left out, of a message only its size is told everywhere. */
export type QuestionSubject =
  | { kind: "tool"; name: string; input: string }
  | { kind: "message"; channel: string; chatId: string; length: number }
  | { kind: "claim"; goal: string; summary: string };

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
  /** The text of a held message, for the owner's own screens only; known to the process that holds it. */
  heldText?: string;
};

/** A message that a hook keeps until a time. Its text is nobody's business until it leaves. */
export type DelayedMessage = { channel: string; chatId: string; length: number; hook: string; until: number };

/** How a question was settled, and by whom, where somebody answered. */
export type SettledQuestion = OpenQuestion & { outcome: AskOutcome; by?: string };

/** An owner's word: once, or for all calls of the session that are the same to the byte. */
export type HumanAnswer = "yes" | "session" | "no";

/** What became of an owner's word. */
export type AnswerResult =
  | { kind: "settled"; question: OpenQuestion }
  | { kind: "answered"; by: string; outcome: AskOutcome }
  | { kind: "late" }
  | { kind: "only-once"; question: OpenQuestion }
  | { kind: "unknown" };

/** Answers true when it could be shown to somebody. */
export type QuestionListener = (question: OpenQuestion) => boolean | Promise<boolean>;
