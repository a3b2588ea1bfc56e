import type { JSX } from "preact";
import { escapeLine } from "../../../../lib/clean-text.js";
import { shortName } from "../../../../lib/short-name.js";
import { addressOf } from "../net/address.js";
import { Icon } from "../parts/icon.js";
import { usePage, useSelected, useWords } from "../state/use.js";
import { Clock } from "./clock.js";
import { endingOf } from "./ending.js";

/** That something waits, in the views that have no cards. */
export function AskBanner(): JSX.Element | null {
  const { ask } = useWords();
  const { decideNow } = usePage();
  const questions = useSelected((state) => state.questions);
  const open = questions.filter(({ ended }) => !ended);
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
      <a href={addressOf("chat")} onClick={() => decideNow(true)}>
        {ask.decide}
      </a>
    </section>
  );
}

/** For those who hear the page: what came, and how it ended, in whichever view. */
export function AskNews(): JSX.Element {
  const { ask } = useWords();
  const questions = useSelected((state) => state.questions);
  return (
    <div class="unseen" aria-live="polite">
      {questions.map(({ code, hook, reason, ended }) => (
        <p key={code}>{ended ? endingOf(ended, ask).text : `${ask.asks(escapeLine(hook))} ${escapeLine(reason)}`}</p>
      ))}
    </div>
  );
}
