import type { JSX } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import {
  describeBundled,
  describeChange,
  describeHealth,
  describeName,
  describeSource,
  describeTraits,
} from "../../../commands/describe.js";
import { Examples } from "./examples.js";
import { History } from "./history.js";
import { HookDetail } from "./hook-detail.js";
import { cardsOf, type HookCardView, inPlace, proposalsIn } from "./list.js";
import { freshId } from "./page.js";
import { Breakable, Items, Report, ViewHead } from "./parts.js";
import type { ListedHook } from "./state.js";
import { formatDuration } from "./text.js";
import { useAction, usePage, useStore, useWords } from "./use.js";

const MARKS = { approved: "✓", "not-live": "⚠", "not-approved": "✗", changed: "⚠" } as const;
/** With fewer of them, looking is quicker than searching. */
const ENOUGH_TO_SEARCH = 5;

/** Every hook there is, what cannot be used, and what comes with the package. */
export function HooksView(): JSX.Element {
  const { words, texts } = useWords();
  const page = usePage();
  const { list } = useStore("list");
  const [wanted, setWanted] = useState("");
  const order = useRef<readonly string[]>([]);
  useEffect(() => {
    if (list) page.noteSeen(proposalsIn(list).flatMap(({ proposed }) => proposed?.digest ?? []));
  }, [list]);
  if (!list) return <p class="wide muted">{words.loading}</p>;
  const all = inPlace(cardsOf(list.hooks), order.current);
  order.current = all.map(({ key }) => key);
  const cards = all.filter(({ searched }) => searched.includes(wanted.trim().toLowerCase()));
  return (
    <div class="wide">
      <ViewHead title={words.views.hooks} lead={words.hooks.lead} />
      {list.hooks.some((view) => view.approval) && <Rehearsing />}
      {list.hooks.length === 0 && <p class="card nothing">{words.hooks.none}</p>}
      {all.length >= ENOUGH_TO_SEARCH && (
        <input
          type="search"
          aria-label={words.hooks.search}
          placeholder={words.hooks.search}
          value={wanted}
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
      )}
      {all.length > 0 && cards.length === 0 && <p class="card nothing">{words.hooks.noneFound(wanted)}</p>}
      <ul class="cards">
        {cards.map((card) => (
          <HookCard key={card.key} card={card} isOn={list.switch.on} />
        ))}
      </ul>
      {[...new Set(list.faults.map(({ file }) => file))].map((file) => (
        <section key={file} class="card faulty">
          <h3>{words.hooks.unusable}</h3>
          <p class="path">
            <Breakable text={file} />
          </p>
          <ul>
            {list.faults
              .filter((fault) => fault.file === file)
              .map((fault) => (
                <li key={`${fault.line} ${fault.code}`}>{texts.atLine(fault.line, texts.fileFault(fault))}</li>
              ))}
          </ul>
        </section>
      ))}
      <Examples />
      <History />
    </div>
  );
}

/** One script with all its events: their states, how they fare; its inside on demand. */
function HookCard({ card: { views, state, target }, isOn }: { card: HookCardView; isOn: boolean }): JSX.Element {
  const { words, texts } = useWords();
  const { place } = useStore("place");
  const card = useRef<HTMLLIElement>(null);
  const isMeant = views.some(({ shortId, approval }) => place !== "" && (place === shortId || place === approval?.id));
  const [isOpen, setOpen] = useState(isMeant);
  useEffect(() => {
    if (!isMeant) return;
    setOpen(true);
    card.current?.scrollIntoView({ block: "start" });
  }, [isMeant, place]);
  const id = useId();
  const once = (lines: (view: ListedHook) => readonly string[]): string[] => [...new Set(views.flatMap(lines))];
  return (
    <li ref={card} class={`card hook is-${state}`}>
      <h3 class="target">
        <Breakable text={target} />
      </h3>
      {once((view) => [...describeName(view, texts), ...describeSource(view, texts)]).map((from) => (
        <p key={from} class="path">
          <Breakable text={from} />
        </p>
      ))}
      {once((view) => describeBundled(view, texts, 12)).map((line) => (
        <p key={line} class={views[0]?.bundled?.changed.length === 0 ? "bundled" : "bundled is-changed"}>
          {line}
        </p>
      ))}
      <ul class="hook-events">
        {views.map((view) => (
          <EventRow key={view.key} view={view} isOn={isOn} />
        ))}
      </ul>
      <button type="button" class="opener" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {isOpen ? words.hooks.hide : words.hooks.open}
      </button>
      <div id={id} class="hook-inside" hidden={!isOpen}>
        {isOpen && <HookDetail listed={views} />}
      </div>
    </li>
  );
}

/** The script at one event. */
function EventRow({ view, isOn }: { view: ListedHook; isOn: boolean }): JSX.Element {
  const { words, texts } = useWords();
  const traits = [...describeTraits(view.entry, texts), ...(view.entry.failClosed ? [] : [words.hooks.failOpen])];
  const troubles = [...view.changes.map((change) => describeChange(change, texts)), ...describeHealth(view, texts)];
  return (
    <li class={`hook-event is-${view.state}`}>
      <div class="hook-head">
        <span class="state">
          <span aria-hidden="true">{MARKS[view.state]}</span> {words.hooks.states[view.state]}
        </span>
        <code class="event">{view.entry.event}</code>
        <code class="short-id">{view.shortId}</code>
        {view.state === "approved" && !isOn && <span class="muted">{words.hooks.switchedOff}</span>}
      </div>
      {troubles.length > 0 && <Items class="troubles" texts={troubles} />}
      <div class="hook-foot">
        <Items class="traits" texts={traits} />
        <Stats view={view} />
      </div>
    </li>
  );
}

function Stats({ view: { stats } }: { view: ListedHook }): JSX.Element {
  const { words, texts, locale } = useWords();
  const { runs, faults, last } = stats;
  if (runs === 0 || !last) return <p class="stats">{texts.neverRan}</p>;
  return (
    <p class={`stats ${faults > 0 ? "has-faults" : ""}`}>
      {words.hooks.runs(runs, faults)} ·{" "}
      {words.hooks.last(texts.verdicts[last.verdict], formatDuration(last.ms, locale))}
    </p>
  );
}

/** Tries every approved hook on a sample, and says how each did. */
function Rehearsing(): JSX.Element {
  const { words } = useWords();
  const page = usePage();
  const [id, setId] = useState("");
  const [text, setText] = useState<string>();
  const { isBusy, start } = useAction(setText);
  const { progress } = useStore("progress");
  const rehearse = async (): Promise<void> => {
    const fresh = freshId();
    setId(fresh);
    setText(undefined);
    setText((await page.command("/hooks doctor", fresh)).text ?? "");
  };
  return (
    <section class="rehearsing">
      <div class="row">
        <button type="button" aria-disabled={isBusy} onClick={() => void start(rehearse)}>
          {isBusy ? words.hooks.rehearsing : words.hooks.rehearse}
        </button>
        <p class="muted">{words.hooks.rehearseLead}</p>
      </div>
      <div role="status">
        {isBusy && (
          <div class="card">
            <progress aria-label={words.hooks.rehearsing} />
            <p class="muted">{progress[id] ?? words.loading}</p>
          </div>
        )}
        {text !== undefined && (
          <div class="card">
            <div class="card-head">
              <h3>{words.hooks.report}</h3>
              <button type="button" class="small" onClick={() => setText(undefined)}>
                {words.close}
              </button>
            </div>
            <Report text={text} />
          </div>
        )}
      </div>
    </section>
  );
}
