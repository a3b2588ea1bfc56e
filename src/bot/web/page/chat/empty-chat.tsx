import type { JSX } from "preact";
import { Logo } from "../parts/icon.js";
import { usePage, useSelected, useWords } from "../state/use.js";

/** What a newcomer sees first: three things to try. */
export function EmptyChat(): JSX.Element {
  const { chat } = useWords();
  const { write } = usePage();
  const model = useSelected((state) => state.hello?.model);
  // The demo agent's own words would mean nothing to a model.
  const suggestions = chat.suggestions.map(({ label, text, toModel }) => ({ label, text: (model && toModel) ?? text }));
  return (
    <div class="empty">
      <Logo />
      <h2>{chat.emptyTitle}</h2>
      <p>{chat.emptyLead}</p>
      <ul>
        {suggestions.map(({ label, text }) => (
          <li key={text}>
            <button type="button" onClick={() => write(text)}>
              <strong>{label}</strong>
              <code>{text}</code>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
