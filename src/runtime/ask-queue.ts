import { randomInt } from "node:crypto";
import { type Actor, requireActor } from "../core/actor.js";
import type { Question } from "../core/engine-parts.js";
import type {
  AnswerDetail,
  AnswerResult,
  AskEnding,
  AskOutcome,
  HumanAnswer,
  OpenQuestion,
  QuestionListener,
  SettledQuestion,
} from "../core/question.js";
import { isRunning } from "../lib/processes.js";
import { RecentMap } from "../lib/recent-map.js";
import type { State, StoredQuestion } from "../store/state/state.js";
import type { ActiveState } from "./active-state.js";
import { digestOf, openQuestion, subjectOf } from "./asked-about.js";
import { type Grants, lastingOf, withGrant } from "./grants.js";
import { callSafely, settledSafely } from "./listeners.js";

const MAX_IN_SESSION = 5;
const MAX_TURNS = 1_000;
/** Answered ones are kept for a while, so that a second answer is told about the first. */
const MAX_KEPT = 100;
const KEPT_MS = 86_400_000;
const ALPHABET = "abcdefghjkmnpqrstuvwxyz";
const DIGITS = "23456789";

/** `isRecorded` when the record says so already. */
type End = { outcome: AskOutcome; by?: string; words?: string; isRecorded?: true };
type Waiting = { question: OpenQuestion; isKept: boolean; timer: NodeJS.Timeout; settle(end: End): void };

/**
 * Holds what a hook wants a human to decide, and hears the owners' answers. A question is written down in the state before
 * it is shown: an answer by any process counts, the first one alone, and a held message stays held over a restart.
 */
export class AskQueue {
  private readonly waiting = new Map<string, Waiting>();
  private readonly allowedInSession = new Set<string>();
  /** Model calls that go on without another question, by their session: a turn has many, and asks for one reason. */
  private readonly allowedInTurn = new RecentMap<string, Set<string>>(MAX_TURNS);
  private readonly showing = new Set<QuestionListener>();
  private readonly settled = new Set<(question: SettledQuestion) => void>();

  constructor(
    private readonly activeState: ActiveState,
    readonly grants: Grants,
  ) {
    activeState.onChange(() => this.hear());
  }

  /** Gives up what a process that is gone has asked about calls and claims: their turns are gone with it. */
  open(): Promise<void> {
    this.grants.open();
    const { machine } = this.activeState;
    return this.giveUp((each) => each.machine === machine && !isRunning(each.pid));
  }

  async ask(question: Question): Promise<AskEnding> {
    const { hook, payload, keptAs } = question;
    const digest = digestOf(question);
    const session = String(payload.session_id);
    if (this.allowedInSession.has(`${session} ${digest}`)) return { outcome: "allowed" };
    if (this.allowedInTurn.get(session)?.has(digest)) return { outcome: "allowed" };
    const grant = await this.grants.use(question);
    if (grant !== undefined) return { outcome: "allowed", grant };
    const left = this.stored.find((each) => each.keptAs === keptAs && each.digest === digest);
    if (keptAs !== undefined && left) return this.takeUp(left, question);
    if (this.showing.size === 0) return { outcome: "nobody" };
    if (isFull(this.stored, session)) return { outcome: "too-many" };
    const now = Date.now();
    const lasting = lastingOf(question, this.stored);
    const asked: Omit<StoredQuestion, "code"> = {
      digest,
      session,
      pid: process.pid,
      ...(this.activeState.machine !== undefined && { machine: this.activeState.machine }),
      ...(keptAs !== undefined && { keptAs }),
      event: hook.event,
      hook: hook.name,
      hookId: hook.id,
      reason: question.reason,
      subject: subjectOf(payload),
      askedAt: now,
      expiresAt: now + hook.askTimeoutMs,
      ...(lasting && { lasting }),
    };
    let stored: StoredQuestion | undefined;
    await this.change((questions) => {
      // Looked at anew: others may be asking at the same time.
      stored = isFull(questions, session) ? undefined : { code: this.freshCode(questions), ...asked };
      return stored ? [...questions, stored] : questions;
    });
    return stored ? this.wait(stored, question) : { outcome: "too-many" };
  }

  /** The person has written again: what was allowed for the last turn counts no more. */
  endTurn(session: string): void {
    this.allowedInTurn.delete(session);
  }

  /** All that waits for an owner, in whichever process. */
  pending(): OpenQuestion[] {
    const now = Date.now();
    return this.stored
      .filter((each) => isOpen(each, now))
      .map((each) => this.waiting.get(each.code)?.question ?? openQuestion(each));
  }

  /** An owner's word. The first one counts, for what was asked and nothing else. */
  async answer(actor: Actor, code: string, word: HumanAnswer, detail: AnswerDetail = {}): Promise<AnswerResult> {
    requireActor(actor);
    await this.activeState.refresh();
    let result: AnswerResult = { kind: "unknown" };
    await this.activeState.change(actor, (state) => {
      const { questions = [] } = state;
      const stored = questions.find((each) => each.code === code);
      result = resultOf(stored, word, Date.now());
      if (result.kind !== "settled" || !stored) return state;
      const { lastsMs } = word === "yes" ? detail : {};
      const granted = lastsMs === undefined ? state : withGrant(state, stored, actor.id, lastsMs);
      if (!granted) result = { kind: "only-once", question: result.question };
      const answer = answerOf(actor.id, word, isHeard(stored) ? detail.words : undefined);
      const answered = questions.map((each) => (each === stored ? { ...each, answer } : each));
      return granted ? { ...granted, questions: answered } : state;
    });
    return result;
  }

  onQuestion(listener: QuestionListener): () => void {
    this.showing.add(listener);
    return () => this.showing.delete(listener);
  }

  onSettled(listener: (question: SettledQuestion) => void): () => void {
    this.settled.add(listener);
    return () => this.settled.delete(listener);
  }

  /** What ends with this process ends with a no. A message that comes again stays held, in the record. */
  async close(): Promise<void> {
    for (const { timer } of this.waiting.values()) clearTimeout(timer);
    const mine = [...this.waiting.values()].filter(({ isKept }) => !isKept);
    await this.giveUp(({ code }) => mine.some(({ question }) => question.code === code)).catch(() => undefined);
    for (const { settle } of mine) settle({ outcome: "late", isRecorded: true });
  }

  private async giveUp(isLost: (question: StoredQuestion) => boolean): Promise<void> {
    const isOver = (each: StoredQuestion): boolean => !each.answer && each.keptAs === undefined && isLost(each);
    if (!this.stored.some(isOver)) return;
    await this.change((questions) =>
      questions.map((each) => (isOver(each) ? { ...each, answer: nobodysAnswer() } : each)),
    );
  }

  private get stored(): readonly StoredQuestion[] {
    return this.activeState.state.questions ?? [];
  }

  /** A message that was held when the bot ended is held again, with the time that was left; its answer is for it alone. */
  private async takeUp(left: StoredQuestion, question: Question): Promise<AskEnding> {
    if (left.answer) return { outcome: left.answer.outcome };
    return left.expiresAt <= Date.now() ? { outcome: "late" } : this.wait(left, question);
  }

  private async wait(stored: StoredQuestion, { payload, onHeld, signal }: Question): Promise<AskEnding> {
    const question = openQuestion(stored, payload);
    const { code, expiresAt } = stored;
    const ended = new Promise<End>((settle) => {
      const timer = setTimeout(() => settle({ outcome: "late" }), Math.max(expiresAt - Date.now(), 0));
      this.waiting.set(code, { question, isKept: stored.keptAs !== undefined, timer, settle });
    });
    const withdraw = (): void => this.waiting.get(code)?.settle({ outcome: "withdrawn" });
    signal?.addEventListener("abort", withdraw, { once: true });
    if (signal?.aborted) withdraw();
    const held = settledSafely(onHeld);
    // An answer may have come between writing it down and waiting for it.
    this.hear();
    void held.then(() => (signal?.aborted ? undefined : this.show(question)));
    const first = await ended;
    signal?.removeEventListener("abort", withdraw);
    clearTimeout(this.waiting.get(code)?.timer);
    const { outcome, by, words } = first.isRecorded ? first : await this.conclude(code, first);
    this.waiting.delete(code);
    for (const listener of this.settled)
      callSafely(() => listener({ ...question, outcome, ...(by !== undefined && { by }) }));
    return { outcome, ...(words !== undefined && { words }) };
  }

  /** Writes down that it is over. The record has the last word: whoever was heard in the last moment was told so. */
  private async conclude(code: string, end: End): Promise<End> {
    let said: StoredQuestion["answer"];
    const close = (each: StoredQuestion): StoredQuestion => {
      if (each.code !== code) return each;
      said = each.answer;
      return { ...each, answer: each.answer ?? nobodysAnswer(end.outcome) };
    };
    // Where it cannot be written down, nobody's answer can.
    await this.change((questions) => questions.map(close)).catch(() => undefined);
    return said ? endOf(said) : end;
  }

  private async show(question: OpenQuestion): Promise<void> {
    const shown = await Promise.all(
      [...this.showing].map(async (listener) => {
        try {
          return await listener(question);
        } catch {
          // A channel that is down; another may have somebody.
          return false;
        }
      }),
    );
    if (!shown.some(Boolean)) this.waiting.get(question.code)?.settle({ outcome: "nobody" });
  }

  /** Whatever was answered meanwhile, here or by another process. */
  private hear(): void {
    for (const [code, { settle, question }] of [...this.waiting]) {
      const stored = this.stored.find((each) => each.code === code);
      if (!stored) settle({ outcome: "late", isRecorded: true });
      else if (stored.answer) {
        if (stored.answer.session && question.subject.kind === "tool")
          this.allowedInSession.add(`${stored.session} ${stored.digest}`);
        if (stored.answer.outcome === "allowed" && question.subject.kind === "model")
          this.allowedInTurn.set(
            stored.session,
            new Set([...(this.allowedInTurn.get(stored.session) ?? []), stored.digest]),
          );
        settle(endOf(stored.answer));
      }
    }
  }

  private change(edit: (questions: StoredQuestion[]) => StoredQuestion[]): Promise<void> {
    const isKept = ({ askedAt }: StoredQuestion): boolean => Date.now() - askedAt < KEPT_MS;
    return this.activeState.update((state): State => {
      const questions = edit((state.questions ?? []).filter(isKept)).slice(-MAX_KEPT);
      return { ...state, questions };
    });
  }

  private freshCode(questions: readonly StoredQuestion[]): string {
    for (;;) {
      // A letter, a digit, a letter, a digit: neither a word nor a number, and easy to type.
      const code = [ALPHABET, DIGITS, ALPHABET, DIGITS].map((from) => from[randomInt(from.length)]).join("");
      const { grants = [], shown } = this.activeState.state;
      // Nor is it the id of a hook: /hooks revoke takes both.
      if (![...questions, ...grants].some((each) => each.code === code) && !shown.some(({ id }) => id === code))
        return code;
    }
  }
}

/** Why nobody's word counts any more. */
const nobodysAnswer = (outcome: AskOutcome = "late") => {
  const known = outcome === "withdrawn" ? outcome : ("late" as const);
  return { outcome: known, by: "", at: Date.now() };
};

const answerOf = (by: string, word: HumanAnswer, words: string | undefined) => ({
  outcome: word === "no" ? ("denied" as const) : ("allowed" as const),
  by,
  at: Date.now(),
  ...(word === "session" && { session: true }),
  ...(word === "no" && words !== undefined && { words }),
});

/** Whether the agent hears of a no; that to a message is read in its place, by whoever reads there. */
const isHeard = ({ subject }: StoredQuestion): boolean => subject.kind !== "message";

const endOf = ({ outcome, by, words }: NonNullable<StoredQuestion["answer"]>): End => ({
  outcome,
  ...(words !== undefined && { words }),
  ...(by !== "" && { by }),
  isRecorded: true,
});

const isOpen = ({ answer, expiresAt }: StoredQuestion, now: number): boolean => !answer && expiresAt > now;

function isFull(questions: readonly StoredQuestion[], session: string): boolean {
  const now = Date.now();
  return questions.filter((each) => each.session === session && isOpen(each, now)).length >= MAX_IN_SESSION;
}

function resultOf(stored: StoredQuestion | undefined, word: HumanAnswer, now: number): AnswerResult {
  if (!stored) return { kind: "unknown" };
  const { answer, expiresAt } = stored;
  if (answer?.outcome === "withdrawn") return { kind: "withdrawn" };
  if (answer?.outcome === "late" || (!answer && expiresAt <= now)) return { kind: "late" };
  if (answer) return { kind: "answered", by: answer.by, outcome: answer.outcome };
  const question = openQuestion(stored);
  return word === "session" && stored.subject.kind !== "tool"
    ? { kind: "only-once", question }
    : { kind: "settled", question };
}
