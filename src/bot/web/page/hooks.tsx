import type { JSX } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import {
  describeBundled,
  describeChange,
  describeExample,
  describeHealth,
  describeName,
  describeSource,
  describeTarget,
  describeTraits,
} from "../../../commands/describe.js";
import type { Example } from "../../../index.js";
import { HookDetail } from "./hook-detail.js";
import { withStableKeys } from "./list.js";
import { freshId } from "./page.js";
import { Breakable, Report, ViewHead } from "./parts.js";
import type { ListedHook } from "./state.js";
import { formatDuration } from "./text.js";
import { useAction, usePage, useStore, useWords } from "./use.js";

const MARKS = { approved: "✓", "not-live": "⚠", "not-approved": "✗", changed: "⚠" } as const;

/** Every hook there is, what cannot be used, and what comes with the package. */
export function HooksView(): JSX.Element {
  const { words, texts } = useWords();
  const { list } = useStore("list");
  if (!list) return <p class="wide muted">{words.loading}</p>;
  return (
    <div class="wide">
      <ViewHead title={words.views.hooks} lead={words.hooks.lead} />
      {list.hooks.some((view) => view.approval) && <Rehearsing />}
      {list.hooks.length === 0 && <p class="card nothing">{words.hooks.none}</p>}
      <ul class="cards">
        {withStableKeys(list.hooks).map(({ key, view }) => (
          <HookCard key={key} view={view} isOn={list.switch.on} />
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
    </div>
  );
}

/** One hook: its state, where it stands, how it fares; its inside on demand. */
function HookCard({ view, isOn }: { view: ListedHook; isOn: boolean }): JSX.Element {
  const { words, texts } = useWords();
  const page = usePage();
  const card = useRef<HTMLLIElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const { pointedAt, ...state } = page.state;
    if (pointedAt === undefined || pointedAt !== view.approval?.id) return;
    page.update(() => state);
    setOpen(true);
    card.current?.scrollIntoView({ block: "start" });
  }, []);
  const id = useId();
  const traits = [...describeTraits(view.entry, texts), ...(view.entry.failClosed ? [] : [words.hooks.failOpen])];
  const troubles = [...view.changes.map((change) => describeChange(change, texts)), ...describeHealth(view, texts)];
  return (
    <li ref={card} class={`card hook is-${view.state}`}>
      <div class="hook-head">
        <span class="state">
          <span aria-hidden="true">{MARKS[view.state]}</span> {words.hooks.states[view.state]}
        </span>
        <code class="event">{view.entry.event}</code>
        {view.state === "approved" && !isOn && <span class="muted">{words.hooks.switchedOff}</span>}
      </div>
      <h3 class="target">
        <Breakable text={describeTarget(view.entry)} />
      </h3>
      {[...describeName(view, texts), ...describeSource(view, texts)].map((from) => (
        <p key={from} class="path">
          <Breakable text={from} />
        </p>
      ))}
      {describeBundled(view, texts, 12).map((line) => (
        <p key={line} class={view.bundled?.changed.length === 0 ? "bundled" : "bundled is-changed"}>
          {line}
        </p>
      ))}
      {troubles.length > 0 && <Items class="troubles" texts={troubles} />}
      <div class="hook-foot">
        <Items class="traits" texts={traits} />
        <Stats view={view} />
      </div>
      <button type="button" class="opener" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {isOpen ? words.hooks.hide : words.hooks.open}
      </button>
      <div id={id} class="hook-inside" hidden={!isOpen}>
        {isOpen && <HookDetail listed={view} />}
      </div>
    </li>
  );
}

const Items = ({ class: name, texts }: { class: string; texts: readonly string[] }): JSX.Element => (
  <ul class={name}>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

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

/** The scripts that come with the package, each a click away from being in force. */
function Examples(): JSX.Element | null {
  const { hooks: words } = useWords().words;
  const page = usePage();
  const [examples, setExamples] = useState<readonly Example[]>([]);
  useEffect(() => {
    page.command<{ examples: Example[] }>("/hooks examples").then(
      ({ data }) => setExamples(data?.examples ?? []),
      () => {}, // the section is an offer: without the list there is none
    );
  }, []);
  if (examples.length === 0) return null;
  return (
    <section class="examples">
      <h2>{words.examples}</h2>
      <p class="muted">{words.examplesLead}</p>
      <ul class="example-list">
        {examples.map((example) => (
          <ExampleItem key={example.name} example={example} />
        ))}
      </ul>
    </section>
  );
}

function ExampleItem({ example }: { example: Example }): JSX.Element {
  const { name, hooks } = example;
  const { words, texts } = useWords();
  const page = usePage();
  const { list } = useStore("list");
  const [said, setSaid] = useState<string>();
  const { isBusy, start } = useAction(setSaid);
  // Each of its entries: one alone may guard a single event.
  const isInstalled = hooks.every((wanted) =>
    list?.hooks.some(
      ({ approval }) =>
        approval?.entry.event === wanted.event && describeTarget(approval.entry) === describeTarget(wanted),
    ),
  );
  const install = async (): Promise<void> => setSaid((await page.command(`/hooks install ${name}`)).text);
  return (
    <li class="card example">
      <div class="example-words">
        <h3>{name}</h3>
        <p>{describeExample(example, texts)}</p>
        <ul class="traits">
          {[...new Set(hooks.map(({ event }) => event))].map((event) => (
            <li key={event}>
              <code>{event}</code>
            </li>
          ))}
        </ul>
      </div>
      {isInstalled ? (
        <span class="state is-good">✓ {words.hooks.installed}</span>
      ) : (
        <button
          type="button"
          aria-disabled={isBusy}
          aria-label={`${words.hooks.install} ${name}`}
          onClick={() => void start(install)}
        >
          {isBusy ? words.hooks.installing : words.hooks.install}
        </button>
      )}
      <div class="example-said" role="status">
        {said && <Report text={said} />}
      </div>
    </li>
  );
}
