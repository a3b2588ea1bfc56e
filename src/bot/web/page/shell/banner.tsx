import type { JSX } from "preact";
import { troublesOf } from "../logic/faults.js";
import { addressOf } from "../net/address.js";
import { Icon } from "../parts/icon.js";
import { useSelected, useTexts, useWords } from "../state/use.js";

const MAX_SHOWN = 2;

/** What is broken, changed or unusable, wherever the person is on the page. */
export function Banner(): JSX.Element | null {
  const words = useWords();
  const texts = useTexts();
  const list = useSelected((state) => state.list);
  const view = useSelected((state) => state.view);
  const troubles = list ? troublesOf(list, words, texts) : [];
  if (troubles.length === 0) return null;
  const rest = troubles.length - MAX_SHOWN;
  return (
    <section class={`banner is-${troubles[0]?.tone}`} role="alert" aria-label={words.troubles}>
      <Icon name="alert" />
      <ul>
        {troubles.slice(0, MAX_SHOWN).map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
        {rest > 0 && <li>{words.more(rest)}</li>}
      </ul>
      {view !== "hooks" && <a href={addressOf("hooks")}>{words.look}</a>}
    </section>
  );
}
