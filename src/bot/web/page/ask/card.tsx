import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { escapeInvisible, escapeLine } from "../../../../lib/clean-text.js";
import { shortName } from "../../../../lib/short-name.js";
import { Icon } from "../parts/icon.js";
import type { Question } from "../state/types.js";
import { useTexts, useWords } from "../state/use.js";
import { Clock } from "./clock.js";
import { useDecision } from "./decision.js";
import { endingOf } from "./ending.js";
import { Subject } from "./subject.js";

/** A button that has just come under somebody's finger was not what they meant to press. */
const TOO_SOON_MS = 400;

const MARKS = { good: "✓", bad: "✗", plain: "–" } as const;

/** One question: who asks, about what, how long there is, and the buttons. When it has ended, how. */
export function Card({ question }: { question: Question }): JSX.Element {
  const { ask } = useWords();
  const { code, event, hook, reason, ended } = question;
  const { card, ending } = useFocusKept(ended !== undefined);
  const title = `ask-${code}`;
  const who = <strong title={escapeLine(hook)}>{escapeLine(shortName(hook))}</strong>;
  if (ended) {
    const { tone, text } = endingOf(ended, ask);
    return (
      <article ref={card} class={`ask is-over is-${tone}`} aria-labelledby={title}>
        <p class="ask-head" ref={ending} id={title} tabIndex={-1}>
          <span aria-hidden="true">{MARKS[tone]}</span>
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
        <h3 id={title}>{ask.title}</h3>
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

function Buttons({ question }: { question: Question }): JSX.Element {
  const { ask: words } = useWords();
  const { choices } = useTexts().ask;
  const { isBusy, problem, decide } = useDecision(question);
  const isReady = useIsReady();
  const button = (word: keyof typeof choices, tone: string): JSX.Element => (
    <button
      type="button"
      class={tone}
      // Not "disabled": that would take the focus away from whoever has just pressed it.
      aria-disabled={isBusy || !isReady}
      onClick={() => isReady && !isBusy && void decide(word)}
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
      <p class="muted">{words.silence}</p>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

function useIsReady(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), TOO_SOON_MS);
    return () => clearTimeout(timer);
  }, []);
  return isReady;
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
