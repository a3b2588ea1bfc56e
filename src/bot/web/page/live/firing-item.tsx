import type { JSX } from "preact";
import { useId, useState } from "preact/hooks";
import { shortName } from "../../../../lib/short-name.js";
import { addressOf } from "../net/address.js";
import { Breakable } from "../parts/breakable.js";
import { memo } from "../parts/memo.js";
import { clock, took } from "../parts/moments.js";
import type { Firing } from "../state/types.js";
import { usePage, useSelected, useTexts, useWords } from "../state/use.js";

type Props = { firing: Firing };

/** One firing in a row; opened, it says why. */
export const FiringItem = memo(
  function FiringItem({ firing }: Props): JSX.Element {
    const { live: words } = useWords();
    const { verdicts } = useTexts();
    const locale = useSelected((state) => state.locale);
    const [isOpen, setOpen] = useState(false);
    const id = useId();
    return (
      <li class={`firing is-${firing.verdict}`}>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <time dateTime={new Date(firing.at).toISOString()}>{clock(firing.at, locale, true)}</time>
          <span class="verdict">{verdicts[firing.verdict]}</span>
          <code class="event">{firing.event}</code>
          <span class="hook-name" title={firing.hook}>
            {shortName(firing.hook)}
          </span>
          <span class="extras">
            {firing.rewrote && <em>{words.rewrote}</em>}
            {firing.mode && <em>{words[firing.mode]}</em>}
          </span>
          <span class="ms">{took(firing.ms, locale)}</span>
        </button>
        <div id={id} hidden={!isOpen}>
          {isOpen && <Why firing={firing} />}
        </div>
      </li>
    );
  },
  (before, after) => before.firing === after.firing,
);

/** The reason or the fault, and the way to the hook. */
function Why({ firing: { reason, fault, hook, id } }: Props): JSX.Element {
  const { live: words } = useWords();
  const texts = useTexts();
  const { point } = usePage();
  const isKnown = useSelected((state) => state.list?.hooks.some(({ approval }) => approval?.id === id) ?? false);
  return (
    <dl class="facts why">
      <dt>{words.hook}</dt>
      <dd>
        <code>
          <Breakable text={hook} />
        </code>
        {isKnown && (
          <a href={addressOf("hooks")} onClick={() => point(id)}>
            {words.toHook}
          </a>
        )}
      </dd>
      {(reason || !fault) && (
        <>
          <dt>{words.reason}</dt>
          <dd>{reason || words.noReason}</dd>
        </>
      )}
      {fault && (
        <>
          <dt>{words.fault}</dt>
          <dd class="problem">{texts.fault(fault)}</dd>
        </>
      )}
    </dl>
  );
}
