import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { State, StoredGrant, StoredQuestion } from "./state.js";

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PREFIX = "sealed:";

/** The state as it lies on disk: what an agent wanted to do, and what was said about it, is for our key's holders only. */
export const sealQuestions = (key: Buffer, state: State): State => withTexts(state, key, sealText);

/** The state as it is worked with. Records of before were written in clear, and read the same. */
export const unsealQuestions = (key: Buffer, state: State): State => withTexts(state, key, unsealText);

type Answer = NonNullable<StoredQuestion["answer"]>;
type Change = (key: Buffer, text: string) => string;

function withTexts(state: State, secret: Buffer, change: Change): State {
  const { questions, grants } = state;
  if (!questions?.length && !grants?.length) return state;
  const key = Buffer.from(hkdfSync("sha256", secret, "", "chat-hooks questions", KEY_BYTES));
  const changed = (text: string): string => change(key, text);
  return {
    ...state,
    ...(questions && { questions: questions.map((each) => withEachText(each, changed)) }),
    ...(grants && { grants: grants.map((each) => withGrantTexts(each, changed)) }),
  };
}

/** The digest, too: who can guess a short text could find it out by that. */
const withEachText = (question: StoredQuestion, change: (text: string) => string): StoredQuestion => ({
  ...question,
  digest: change(question.digest),
  reason: change(question.reason),
  subject: subjectWith(question.subject, change),
  ...(question.lasting && { lasting: { ...question.lasting, key: change(question.lasting.key) } }),
  ...(question.answer && { answer: answerWith(question.answer, change) }),
});

const answerWith = ({ words, ...answer }: Answer, change: (text: string) => string): Answer =>
  words === undefined ? answer : { ...answer, words: change(words) };

const withGrantTexts = (grant: StoredGrant, change: (text: string) => string): StoredGrant => ({
  ...grant,
  key: change(grant.key),
  input: change(grant.input),
});

function subjectWith(subject: StoredQuestion["subject"], change: (text: string) => string): StoredQuestion["subject"] {
  switch (subject.kind) {
    case "tool":
      return { ...subject, input: change(subject.input) };
    case "claim":
      return { ...subject, goal: change(subject.goal), summary: change(subject.summary) };
    case "message":
    case "model":
      return subject; // their texts are not kept here
  }
}

function sealText(key: Buffer, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return PREFIX + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64");
}

function unsealText(key: Buffer, text: string): string {
  if (!text.startsWith(PREFIX)) return text;
  const bytes = Buffer.from(text.slice(PREFIX.length), "base64");
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
  } catch {
    // The record itself is genuine: an older one, with words that only begin like ours.
    return text;
  }
}
