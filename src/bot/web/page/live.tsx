import type { ComponentChildren, JSX } from "preact";
import { useEffect, useId, useMemo, useState } from "preact/hooks";
import { shortName } from "../../../lib/short-name.js";
import { addressOf, replacePlace } from "./browser.js";
import { BreakableCode, ViewHead } from "./parts.js";
import { type Firing, keyOf } from "./state.js";
import { type Filters, filtersIn, isChosen, placeOf, ZOOMS } from "./sums.js";
import { formatDuration, formatTime } from "./text.js";
import { Timeline } from "./timeline.js";
import { TraceCard } from "./trace.js";
import { usePage, useStore, useWords } from "./use.js";

const AT_ONCE = 100;

/** What fires, as it fires; what is chosen stands in the address. */
export function LiveView(): JSX.Element {
  const { words, texts } = useWords();
  const page = usePage();
  const state = useStore("firings", "hasLog", "place", "blockedToday", "aheadMs");
  const { firings: now, hasLog, place, blockedToday } = state;
  const [held, setHeld] = useState<readonly Firing[]>();
  const [most, setMost] = useState(AT_ONCE);
  const filters = filtersIn(place);
  // A link in the list leads to what is shown above it.
  useEffect(() => {
    if (filters.trace) document.getElementById("main")?.scrollTo(0, 0);
  }, [filters.trace]);
  const choose = (more: Partial<Filters>): void => {
    const next = placeOf({ ...filters, ...more });
    replacePlace("live", next);
    page.set({ place: next });
  };
  const firings = (held ?? now).filter((firing) => isChosen(firing, filters, Date.now() + state.aheadMs));
  return (
    <div class="wide">
      <ViewHead title={words.views.live} lead={words.live.lead} />
      {blockedToday > 0 && <p class="muted">{texts.blockedToday(blockedToday)}</p>}
      {filters.trace ? (
        filters.trace.split(" ").map((id) => <TraceCard key={id} id={id} />)
      ) : (
        <Timeline filters={filters} onFilter={choose} />
      )}
      {(now.length > 0 || held || hasFilter(filters)) && (
        <Tools filters={filters} choose={choose} known={now}>
          <button type="button" aria-pressed={held !== undefined} onClick={() => setHeld(held ? undefined : now)}>
            {held ? words.live.goOn : words.live.pause}
          </button>
          <button type="button" onClick={() => saveLines(firings)}>
            {words.live.export}
          </button>
          <p role="status" class="muted">
            {held && words.live.paused(now.length - held.length)}
          </p>
        </Tools>
      )}
      {firings.length === 0 && (
        <p class="card nothing">{!hasLog ? words.loading : now.length === 0 ? words.live.none : words.live.noneLeft}</p>
      )}
      <ol class="firings">
        {firings.slice(0, most).map((firing) => (
          <FiringItem key={keyOf(firing)} firing={firing} />
        ))}
      </ol>
      {firings.length > most && (
        <button type="button" onClick={() => setMost(most + AT_ONCE)}>
          {words.live.showMore}
        </button>
      )}
    </div>
  );
}

type ToolsProps = {
  filters: Filters;
  choose(more: Partial<Filters>): void;
  /** Whose hooks and events can be chosen. */
  known: readonly Firing[];
  children: ComponentChildren;
};

const hasFilter = (filters: Filters): boolean => Object.keys(filters).some((key) => key !== "zoom");

/** What is to be seen, and what can be done with it. */
function Tools({ filters, choose, known: all, children }: ToolsProps): JSX.Element {
  const { words, texts } = useWords();
  const known = (key: "hook" | "event") => [...new Set(all.map((firing) => firing[key]))].sort();
  return (
    <div class="live-tools">
      <Filter
        name={words.live.hook}
        value={filters.hook}
        options={known("hook").map((each) => [each, shortName(each)])}
        onPick={(hook) => choose({ hook })}
      />
      <Filter
        name={words.live.event}
        value={filters.event}
        options={known("event").map((each) => [each, each])}
        onPick={(event) => choose({ event })}
      />
      <Filter
        name={words.live.verdict}
        value={filters.verdict}
        options={Object.entries(texts.verdicts)}
        onPick={(verdict) => choose({ verdict })}
      />
      <Filter
        name={words.live.time}
        value={filters.time}
        options={ZOOMS.map((each) => [each, words.live.times[each]])}
        onPick={(time) => choose({ time, ...(time && { zoom: time }) })}
      />
      <label class="filter">
        {words.live.text}
        <input
          type="search"
          value={filters.text ?? ""}
          onInput={(event) => choose({ text: event.currentTarget.value })}
        />
      </label>
      {hasFilter(filters) && (
        <button
          type="button"
          onClick={() => choose({ hook: "", event: "", verdict: "", text: "", time: "", trace: "" })}
        >
          {words.live.noFilter}
        </button>
      )}
      {children}
    </div>
  );
}

/** What is seen, as JSON lines in a file, the oldest first. */
function saveLines(firings: readonly Firing[]): void {
  const lines = firings.toReversed().map((firing) => `${JSON.stringify(firing)}\n`);
  const url = URL.createObjectURL(new Blob(lines, { type: "application/jsonl" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "chat-hooks-firings.jsonl";
  link.click();
  URL.revokeObjectURL(url);
}

type FilterProps = {
  name: string;
  value: string | undefined;
  options: readonly (readonly [value: string, label: string])[];
  onPick(value: string): void;
};

function Filter({ name, value = "", options, onPick }: FilterProps): JSX.Element {
  const { words } = useWords();
  return (
    <label class="filter">
      {name}
      <select value={value} onChange={(event) => onPick(event.currentTarget.value)}>
        <option value="">{words.live.all}</option>
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

type FiringProps = { firing: Firing };

/** One firing in a row; opened, it says why. */
function FiringItem({ firing }: FiringProps): JSX.Element {
  const { words, texts, locale } = useWords();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { at, event, hook, mode, ms, rewrote, verdict } = firing;
  return useMemo(
    () => (
      <li class={`firing is-${verdict}`}>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <time dateTime={new Date(at).toISOString()}>{formatTime(at, locale, true)}</time>
          <span class="verdict">{texts.verdicts[verdict]}</span>
          <code class="event">{event}</code>
          <span class="hook-name" title={hook}>
            {shortName(hook)}
          </span>
          <span class="extras">
            {rewrote && <em>{words.live.rewrote}</em>}
            {mode && <em>{words.live[mode]}</em>}
          </span>
          <span class="ms">{formatDuration(ms, locale)}</span>
        </button>
        <div id={id} hidden={!isOpen}>
          {isOpen && <FiringDetail firing={firing} />}
        </div>
      </li>
    ),
    [firing, locale, isOpen],
  );
}

/** The reason or the fault, and the way to the hook. */
function FiringDetail({ firing: { reason, context, fault, hook, id, trace } }: FiringProps): JSX.Element {
  const { words, texts } = useWords();
  const { list } = useStore("list");
  return (
    <dl class="facts why">
      <dt>{words.live.hook}</dt>
      <dd>
        <BreakableCode text={hook} />
        {list?.hooks.some(({ approval }) => approval?.id === id) && (
          <a href={addressOf("hooks", id)}>{words.live.toHook}</a>
        )}
        {trace && <a href={addressOf("live", placeOf({ trace }))}>{words.live.toTrace}</a>}
      </dd>
      {(reason || !fault) && (
        <>
          <dt>{words.live.reason}</dt>
          <dd>{reason || words.live.noReason}</dd>
        </>
      )}
      {context && (
        <>
          <dt>{words.live.context}</dt>
          <dd>{context}</dd>
        </>
      )}
      {fault && (
        <>
          <dt>{words.live.fault}</dt>
          <dd class="problem">{texts.fault(fault)}</dd>
        </>
      )}
    </dl>
  );
}
