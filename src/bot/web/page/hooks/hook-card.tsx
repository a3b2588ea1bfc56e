import type { JSX } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import {
  describeChange,
  describeHealth,
  describeSource,
  describeTarget,
  describeTraits,
} from "../../../../commands/describe.js";
import { Breakable } from "../parts/breakable.js";
import { took } from "../parts/moments.js";
import type { ListedHook } from "../state/types.js";
import { usePage, useSelected, useTexts, useWords } from "../state/use.js";
import { HookDetail } from "./hook-detail.js";

const MARKS = { approved: "✓", "not-approved": "✗", changed: "⚠" } as const;

/** One hook: its state, where it stands, how it fares; its inside on demand. */
export function HookCard({ view, isOn }: { view: ListedHook; isOn: boolean }): JSX.Element {
  const { hooks: words } = useWords();
  const texts = useTexts();
  const { store } = usePage();
  const card = useRef<HTMLLIElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const { pointedAt, ...state } = store.get();
    if (pointedAt === undefined || pointedAt !== view.approval?.id) return;
    store.update(() => state);
    setOpen(true);
    card.current?.scrollIntoView({ block: "start" });
  }, []);
  const id = useId();
  const traits = [...describeTraits(view.entry, texts), ...(view.entry.failClosed ? [] : [words.failOpen])];
  const troubles = [...view.changes.map((change) => describeChange(change, texts)), ...describeHealth(view, texts)];
  return (
    <li ref={card} class={`card hook is-${view.state}`}>
      <div class="hook-head">
        <span class="state">
          <span aria-hidden="true">{MARKS[view.state]}</span> {words.states[view.state]}
        </span>
        <code class="event">{view.entry.event}</code>
        {view.state === "approved" && !isOn && <span class="muted">{words.switchedOff}</span>}
      </div>
      <h3 class="target">
        <Breakable text={describeTarget(view.entry)} />
      </h3>
      {describeSource(view, texts).map((from) => (
        <p key={from} class="path">
          <Breakable text={from} />
        </p>
      ))}
      {troubles.length > 0 && (
        <ul class="troubles">
          {troubles.map((trouble) => (
            <li key={trouble}>{trouble}</li>
          ))}
        </ul>
      )}
      <div class="hook-foot">
        <ul class="traits">
          {traits.map((trait) => (
            <li key={trait}>{trait}</li>
          ))}
        </ul>
        <Stats view={view} />
      </div>
      <button type="button" class="opener" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {isOpen ? words.hide : words.open}
      </button>
      <div id={id} class="hook-inside" hidden={!isOpen}>
        {isOpen && <HookDetail listed={view} />}
      </div>
    </li>
  );
}

function Stats({ view: { stats } }: { view: ListedHook }): JSX.Element {
  const { hooks: words } = useWords();
  const texts = useTexts();
  const locale = useSelected((state) => state.locale);
  const { runs, faults, last } = stats;
  if (runs === 0 || !last) return <p class="stats">{words.never}</p>;
  return (
    <p class={`stats ${faults > 0 ? "has-faults" : ""}`}>
      {words.runs(runs, faults)} · {words.last(texts.verdicts[last.verdict], took(last.ms, locale))}
    </p>
  );
}
