import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { usePage, useSelected, useWords } from "../state/use.js";
import { Card } from "./card.js";

/** Everything that waits for the person, above the box. */
export function Questions(): JSX.Element | null {
  const { ask } = useWords();
  const { decideNow } = usePage();
  const place = useRef<HTMLElement>(null);
  const questions = useSelected((state) => state.questions);
  const wantsToDecide = useSelected((state) => state.wantsToDecide);
  const isThere = questions.length > 0;
  useEffect(() => {
    if (!wantsToDecide || !isThere) return;
    place.current?.querySelector<HTMLElement>(".ask")?.focus();
    decideNow(false);
  }, [wantsToDecide, isThere]);
  if (!isThere) return null;
  return (
    <section ref={place} class="asks" aria-label={ask.waiting(questions.filter(({ ended }) => !ended).length)}>
      {questions.map((question) => (
        <Card key={`${question.code} ${question.askedAt}`} question={question} />
      ))}
    </section>
  );
}
