import { decrypted, encrypted, keyFor } from "./cipher.js";
import type { State, StoredGrant, StoredQuestion } from "./state.js";

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
  const key = keyFor(secret, "questions");
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

const sealText = (key: Buffer, text: string): string => PREFIX + encrypted(key, text);

/** The record itself is genuine: what cannot be read is of an older one, with words that only begin like ours. */
const unsealText = (key: Buffer, text: string): string =>
  text.startsWith(PREFIX) ? (decrypted(key, text.slice(PREFIX.length)) ?? text) : text;
