import type { JSX } from "preact";
import { shortName } from "../../../../lib/short-name.js";
import type { Pending } from "../state/types.js";
import { usePage, useSelected, useWords } from "../state/use.js";

/** What is on its way: words of the person, words of the agent, or the agent's thinking. */
export function PendingItems(): JSX.Element {
  const { chat } = useWords();
  const pending = useSelected((state) => state.pending);
  const pieces = useSelected((state) => state.pieces);
  const isWorking = useSelected((state) => state.working.length > 0);
  const looking = useSelected((state) => state.looking);
  const hooks = [...new Set(Object.values(looking).map(shortName))];
  const streams = Object.entries(pieces);
  return (
    <>
      {pending.map((said) => (
        <PendingItem key={said.id} said={said} />
      ))}
      {streams.map(([id, text]) => (
        <li key={id} class="line from-agent is-streaming" aria-busy="true">
          <p class="who">{chat.agent}</p>
          <div class="bubble">
            <p class="text">{text}</p>
          </div>
        </li>
      ))}
      {(hooks.length > 0 || (isWorking && streams.length === 0)) && (
        <li class="line from-agent is-working">
          <div class="bubble">
            <span class="dots" aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            {hooks.map((hook) => (
              <span key={hook} class="looking" role="status">
                {chat.looking(hook)}
              </span>
            ))}
            {hooks.length === 0 && <span class="unseen">{chat.working}</span>}
          </div>
        </li>
      )}
    </>
  );
}

function PendingItem({ said: { id, text, failed } }: { said: Pending }): JSX.Element {
  const { chat } = useWords();
  const { say } = usePage();
  return (
    <li class={`line from-person is-pending ${failed ? "is-failed" : ""}`}>
      <p class="who">{failed ? chat.you : chat.sending}</p>
      <div class="bubble">
        <p class="text">{text}</p>
        {failed && (
          <p class="problem" role="alert">
            {chat.notSent(failed)}{" "}
            <button type="button" class="small" onClick={() => void say(text, id)}>
              {chat.again}
            </button>
          </p>
        )}
      </div>
    </li>
  );
}
