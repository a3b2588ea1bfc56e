import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { escapeInvisible, escapeLine } from "../../../lib/clean-text.js";
import { shortName } from "../../../lib/short-name.js";
import { addressOf } from "./browser.js";
import { Icon } from "./parts.js";
import type { Ended, Question } from "./state.js";
import { formatTimeLeft } from "./text.js";
import { useAction, usePage, useStore, useWords } from "./use.js";
import type { Words } from "./words/en.js";

/** A button that has just come under somebody's finger was not what they meant to press. */
const TOO_SOON_MS = 400;
const TICK_MS = 1_000;
const HURRY_MS = 60_000;
/** Whoever has the page's token, which is not to be told apart. */
const PAGE = "web:local";

/** What each button types. */
const LINES = {
  yes: (code: string) => `/hooks yes ${code}`,
  session: (code: string) => `/hooks yes ${code} session`,
  quarter: (code: string) => `/hooks yes ${code} 15m`,
  today: (code: string) => `/hooks yes ${code} today`,
  no: (code: string) => `/hooks no ${code}`,
} as const;

type Props = { question: Question };

/** What waits for an answer. */
export const openAmong = (questions: readonly Question[]): Question[] => questions.filter(({ ended }) => !ended);

/** That something waits, in the views that have no cards. */
export function AskBanner(): JSX.Element | null {
  const { ask } = useWords().words;
  const page = usePage();
  const open = openAmong(useStore("questions").questions);
  const [first] = open;
  if (!first) return null;
  return (
    <section class="banner is-ask" aria-label={ask.waiting(open.length)}>
      <Icon name="question" />
      <p>
        <strong>{ask.asks(escapeLine(shortName(first.hook)))}</strong>{" "}
        {open.length > 1 && <span>{ask.waiting(open.length)} </span>}
        <Clock key={first.code} question={first} />
      </p>
      <a href={addressOf("chat")} onClick={() => page.set({ wantsToDecide: true })}>
        {ask.decide}
      </a>
    </section>
  );
}

/** For those who hear the page: what came, and how it ended, in whichever view. */
export function AskNews(): JSX.Element {
  const { ask } = useWords().words;
  const { questions } = useStore("questions");
  return (
    <div class="unseen" aria-live="polite">
      {questions.map(({ code, hook, reason, ended }) => (
        <p key={code}>{ended ? endingOf(ended, ask).text : `${ask.asks(escapeLine(hook))} ${escapeLine(reason)}`}</p>
      ))}
    </div>
  );
}

/** Everything that waits for the person, above the box. */
export function Questions(): JSX.Element | null {
  const { ask } = useWords().words;
  const page = usePage();
  const place = useRef<HTMLElement>(null);
  const { questions, wantsToDecide } = useStore("questions", "wantsToDecide");
  const isThere = questions.length > 0;
  useEffect(() => {
    if (!wantsToDecide || !isThere) return;
    place.current?.querySelector<HTMLElement>(".ask")?.focus();
    page.set({ wantsToDecide: false });
  }, [wantsToDecide, isThere]);
  if (!isThere) return null;
  return (
    <section ref={place} class="asks" aria-label={ask.waiting(openAmong(questions).length)}>
      {questions.map((question) => (
        <Card key={`${question.code} ${question.askedAt}`} question={question} />
      ))}
    </section>
  );
}

/** One question: who asks, about what, how long there is, and the buttons. When it has ended, how. */
function Card({ question }: Props): JSX.Element {
  const { ask } = useWords().words;
  const { code, event, hook, reason, ended } = question;
  const { card, ending } = useFocusKept(ended !== undefined);
  const title = `ask-${code}`;
  const who = <strong title={escapeLine(hook)}>{escapeLine(shortName(hook))}</strong>;
  if (ended) {
    const { tone, mark, text } = endingOf(ended, ask);
    return (
      <article ref={card} class={`ask is-over is-${tone}`} aria-labelledby={title}>
        <p class="ask-head" ref={ending} id={title} tabIndex={-1}>
          <span aria-hidden="true">{mark}</span>
          <span class="ask-ending">{text}</span>
          <span class="ask-about">{who}</span>
          <code class="ask-code">{code}</code>
        </p>
      </article>
    );
  }
  return (
    <article ref={card} class="ask" aria-labelledby={title} tabIndex={-1}>
      <div class="ask-head">
        <Icon name="question" />
        <h2 id={title}>{ask.title}</h2>
        <Clock question={question} />
        <code class="ask-code">{code}</code>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard. */}
      <section class="ask-body" aria-label={ask.details} tabIndex={0}>
        <p class="ask-who">
          {who} <code>{event}</code>
        </p>
        {reason !== "" && <p class="ask-reason">{escapeInvisible(reason)}</p>}
        <Subject question={question} />
      </section>
      <Buttons question={question} />
    </article>
  );
}

/** How a question ended, in a line. */
function endingOf({ outcome, by }: Ended, ask: Words["ask"]) {
  const who = by === PAGE ? undefined : by;
  if (outcome === "allowed") return { tone: "good", mark: "✓", text: ask.allowed(who) };
  if (outcome === "denied") return { tone: "bad", mark: "✗", text: ask.denied(who) };
  if (outcome === undefined) return { tone: "plain", mark: "–", text: ask.elsewhere };
  if (outcome === "withdrawn") return { tone: "plain", mark: "–", text: ask.withdrawn };
  return { tone: "bad", mark: "✗", text: ask.late };
}

/** How long there is to answer, by the bot's clock. When it is over, so is the question. */
function Clock({ question }: Props): JSX.Element {
  const { ask } = useWords().words;
  const page = usePage();
  const { aheadMs } = useStore("aheadMs");
  // What is known of the bot's clock is as old as its answer took to come: never more time than the question had.
  const leftNow = (): number =>
    Math.min(question.expiresAt - (Date.now() + aheadMs), question.expiresAt - question.askedAt);
  const [leftMs, setLeft] = useState(leftNow);
  useEffect(() => {
    const look = (): void => {
      setLeft(leftNow());
      if (leftNow() <= 0) page.end(question, { outcome: "late" });
    };
    look();
    const timer = setInterval(look, TICK_MS);
    return () => clearInterval(timer);
  }, [question.code, question.expiresAt, aheadMs]);
  return (
    // Not read aloud each second; whoever wants to know finds it here.
    <span class={`ask-clock ${leftMs < HURRY_MS ? "is-short" : ""}`} role="timer" aria-live="off">
      {ask.left(formatTimeLeft(leftMs))}
    </span>
  );
}

/** What would go on, all of it, and nothing in it that cannot be seen. */
function Subject({ question: { subject, heldText } }: Props): JSX.Element {
  const { words, texts } = useWords();
  const whole = (title: string, text: string | undefined): JSX.Element => (
    <>
      <p>{title}</p>
      {text === undefined ? <p class="muted">{words.ask.textElsewhere}</p> : <pre>{escapeInvisible(text)}</pre>}
    </>
  );
  switch (subject.kind) {
    case "tool":
      return whole(texts.ask.toolLine(escapeLine(subject.name)), subject.input);
    case "claim":
      return whole(texts.ask.claimLine(escapeLine(subject.goal)), subject.summary);
    case "model":
      return <p>{texts.ask.modelLine(escapeLine(subject.model), texts.ask.used(subject.tokens, subject.costUsd))}</p>;
    case "message": {
      const where = escapeLine(`${subject.channel} ${subject.chatId}`.trim());
      return whole(texts.ask.messageLine(where, subject.length), heldText);
    }
  }
}

/** An owner's word, by the same line as in any chat; what comes of it is told by the bot to every page. */
function Buttons({ question }: Props): JSX.Element {
  const { words, texts } = useWords();
  const { choices } = texts.ask;
  const page = usePage();
  const [problem, setProblem] = useState<string>();
  const { isBusy, start } = useAction(setProblem);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), TOO_SOON_MS);
    return () => clearTimeout(timer);
  }, []);
  const decide = async (word: keyof typeof choices): Promise<void> => {
    setProblem(undefined);
    const { code } = question;
    const reply = await page.command(LINES[word](code));
    if (reply.problem) setProblem(reply.text);
    else page.end(question, { outcome: word === "no" ? "denied" : "allowed", by: PAGE });
  };
  const button = (word: keyof typeof choices, tone: string): JSX.Element => (
    <button
      type="button"
      class={tone}
      // Not "disabled": that would take the focus away from whoever has just pressed it.
      aria-disabled={isBusy || !isReady}
      onClick={() => isReady && void start(() => decide(word))}
    >
      {choices[word]}
    </button>
  );
  return (
    <div class="ask-foot">
      <div class="actions">
        {button("yes", "main")}
        {question.subject.kind === "tool" && button("session", "")}
        {button("no", "danger")}
      </div>
      <p class="muted">{words.ask.silence}</p>
      {question.lasting === "offered" && (
        <div class="ask-longer">
          <p class="muted">{words.ask.offered}</p>
          <div class="actions">
            {button("quarter", "")}
            {button("today", "")}
          </div>
        </div>
      )}
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Whoever is in a card when it ends stays there, and goes on to the next one, or to the box, when it is taken away. */
function useFocusKept(hasEnded: boolean) {
  const card = useRef<HTMLElement>(null);
  const ending = useRef<HTMLParagraphElement>(null);
  // Looked at while the buttons are still there.
  const isInside = card.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    if (hasEnded && isInside) ending.current?.focus();
  }, [hasEnded]);
  useLayoutEffect(() => {
    const own = card.current;
    return () => {
      if (!own?.contains(document.activeElement)) return;
      const next = own.nextElementSibling ?? own.previousElementSibling;
      const box = document.querySelector<HTMLElement>(".box textarea");
      (next instanceof HTMLElement ? next : box)?.focus();
    };
  }, []);
  return { card, ending };
}
