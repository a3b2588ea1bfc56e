import type { JSX } from "preact";
import { troublesOf } from "../logic/faults.js";
import { addressOf, VIEWS } from "../net/address.js";
import { Icon } from "../parts/icon.js";
import { useSelected, useTexts, useWords } from "../state/use.js";

export function Navigation(): JSX.Element {
  const words = useWords();
  const texts = useTexts();
  const view = useSelected((state) => state.view);
  const list = useSelected((state) => state.list);
  const troubles = list ? troublesOf(list, words, texts).length : 0;
  const open = useSelected((state) => state.questions.filter(({ ended }) => !ended).length);
  return (
    <nav aria-label={words.nav}>
      {VIEWS.map((name) => (
        <a key={name} href={addressOf(name)} aria-current={name === view ? "page" : undefined}>
          <Icon name={name} />
          <span>{words.views[name]}</span>
          {name === "chat" && open > 0 && <Count of={open} label={words.ask.waiting(open)} />}
          {name === "hooks" && troubles > 0 && <Count of={troubles} label={words.troubles} />}
        </a>
      ))}
    </nav>
  );
}

const Count = ({ of, label }: { of: number; label: string }): JSX.Element => (
  <span class="count" title={label}>
    <span class="unseen">{label}: </span>
    {of}
  </span>
);
