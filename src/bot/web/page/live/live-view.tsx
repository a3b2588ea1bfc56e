import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Firing } from "../state/types.js";
import { useSelected, useWords } from "../state/use.js";
import { Filters } from "./filters.js";
import { FiringItem } from "./firing-item.js";
import { Pictures } from "./pictures.js";

const AT_ONCE = 100;

export type Filter = { hook: string; verdict: string };

export function LiveView(): JSX.Element {
  const { live: words, loading } = useWords();
  const hasLog = useSelected((state) => state.hasLog);
  const now = useSelected((state) => state.firings);
  const [held, setHeld] = useState<readonly Firing[]>();
  const [filter, setFilter] = useState<Filter>({ hook: "", verdict: "" });
  const [most, setMost] = useState(AT_ONCE);
  const firings = (held ?? now).filter((firing) => fits(firing, filter));
  return (
    <div class="wide">
      <div class="view-head">
        <h2>{words.title}</h2>
        <p class="muted">{words.lead}</p>
      </div>
      <Pictures firings={now} onPick={(hook) => setFilter({ ...filter, hook })} />
      {(now.length > 0 || held) && (
        <div class="live-tools">
          <Filters firings={now} filter={filter} onChange={setFilter} />
          <button type="button" aria-pressed={held !== undefined} onClick={() => setHeld(held ? undefined : now)}>
            {held ? words.goOn : words.pause}
          </button>
          <p role="status" class="muted">
            {held && words.paused(now.length - held.length)}
          </p>
        </div>
      )}
      {firings.length === 0 && (
        <p class="card nothing">{!hasLog ? loading : now.length === 0 ? words.none : words.noneLeft}</p>
      )}
      <ol class="firings">
        {firings.slice(0, most).map((firing) => (
          <FiringItem key={`${firing.at} ${firing.id} ${firing.event} ${firing.ms}`} firing={firing} />
        ))}
      </ol>
      {firings.length > most && (
        <button type="button" onClick={() => setMost(most + AT_ONCE)}>
          {words.showMore}
        </button>
      )}
    </div>
  );
}

const fits = ({ hook, verdict }: Firing, filter: Filter): boolean =>
  (filter.hook === "" || filter.hook === hook) && (filter.verdict === "" || filter.verdict === verdict);
