import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { timeLeft } from "../logic/time-left.js";
import type { Question } from "../state/types.js";
import { usePage, useSelected, useWords } from "../state/use.js";

const TICK_MS = 1_000;
const HURRY_MS = 60_000;

/** How long there is to answer, by the bot's clock. When it is over, so is the question. */
export function Clock({ question }: { question: Question }): JSX.Element {
  const { ask } = useWords();
  const { end } = usePage();
  const aheadMs = useSelected((state) => state.aheadMs);
  const [leftMs, setLeft] = useState(() => leftOf(question, aheadMs));
  useEffect(() => {
    const look = (): void => {
      const left = leftOf(question, aheadMs);
      setLeft(left);
      if (left <= 0) end(question, { outcome: "late" });
    };
    look();
    const timer = setInterval(look, TICK_MS);
    return () => clearInterval(timer);
  }, [question.code, question.expiresAt, aheadMs]);
  return (
    // Not read aloud each second; whoever wants to know finds it here.
    <span class={`ask-clock ${leftMs < HURRY_MS ? "is-short" : ""}`} role="timer" aria-live="off">
      {ask.left(timeLeft(leftMs))}
    </span>
  );
}

const leftOf = ({ expiresAt }: Question, aheadMs: number): number => expiresAt - (Date.now() + aheadMs);
