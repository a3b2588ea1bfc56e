import type { JSX } from "preact";
import { useEffect, useId, useMemo, useState } from "preact/hooks";
import { shortName } from "../../../lib/short-name.js";
import { addressOf } from "./browser.js";
import { type Minute, type Picture, picturesOf } from "./list.js";
import { BreakableCode, ViewHead } from "./parts.js";
import { type Firing, keyOf } from "./state.js";
import { formatDuration, formatTime } from "./text.js";
import { useStore, useWords } from "./use.js";

const AT_ONCE = 100;
const REDRAW_MS = 15_000;
/** A bar of a picture, in its own units. */
const [BAR, HEIGHT] = [4, 36];

/** What fires, as it fires. */
export function LiveView(): JSX.Element {
  const { words, texts } = useWords();
  const { firings: now, hasLog } = useStore("firings", "hasLog");
  const [held, setHeld] = useState<readonly Firing[]>();
  const [hook, setHook] = useState("");
  const [verdict, setVerdict] = useState("");
  const [most, setMost] = useState(AT_ONCE);
  const firings = (held ?? now).filter(
    (firing) => (hook === "" || hook === firing.hook) && (verdict === "" || verdict === firing.verdict),
  );
  const hooks = [...new Set(now.map((firing) => firing.hook))].sort();
  return (
    <div class="wide">
      <ViewHead title={words.views.live} lead={words.live.lead} />
      <Pictures firings={now} onPick={setHook} />
      {(now.length > 0 || held) && (
        <div class="live-tools">
          <Filter
            name={words.live.hook}
            value={hook}
            options={hooks.map((each) => [each, shortName(each)])}
            onPick={setHook}
          />
          <Filter
            name={words.live.verdict}
            value={verdict}
            options={Object.entries(texts.verdicts)}
            onPick={setVerdict}
          />
          <button type="button" aria-pressed={held !== undefined} onClick={() => setHeld(held ? undefined : now)}>
            {held ? words.live.goOn : words.live.pause}
          </button>
          <p role="status" class="muted">
            {held && words.live.paused(now.length - held.length)}
          </p>
        </div>
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

type FilterProps = {
  name: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onPick(value: string): void;
};

function Filter({ name, value, options, onPick }: FilterProps): JSX.Element {
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
function FiringDetail({ firing: { reason, context, fault, hook, id } }: FiringProps): JSX.Element {
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

type PicturesProps = { firings: readonly Firing[]; onPick(hook: string): void };

/** The last hour of each hook in one small picture: runs a minute, blocks in another colour. */
function Pictures({ firings, onPick }: PicturesProps): JSX.Element | null {
  const { words } = useWords();
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REDRAW_MS);
    return () => clearInterval(timer);
  }, []);
  const pictures = picturesOf(firings, now);
  if (pictures.length === 0) return null;
  return (
    <section aria-label={words.live.hour}>
      <h3>{words.live.hour}</h3>
      <ul class="pictures">
        {pictures.map((picture) => (
          <li key={`${picture.event} ${picture.id}`} class="card">
            <button type="button" onClick={() => onPick(picture.hook)}>
              <PictureCard picture={picture} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PictureCard({ picture }: { picture: Picture }): JSX.Element {
  const { words, locale } = useWords();
  const { event, hook, runs, blocks, faults, medianMs, minutes } = picture;
  const time = formatDuration(medianMs, locale);
  return (
    <>
      <code class="event">{event}</code>
      <span class="hook-name" title={hook}>
        {shortName(hook)}
      </span>
      <svg
        class="bars"
        viewBox={`0 0 ${minutes.length * BAR} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.live.picture(runs, blocks, time)}
      >
        <Bars minutes={minutes} />
      </svg>
      <span class="axis" aria-hidden="true">
        <span>{words.live.ago}</span>
        <span>{words.live.now}</span>
      </span>
      <span class="sums">
        <span>{words.live.runs(runs)}</span>
        {blocks > 0 && <span class="is-block">{words.live.blocks(blocks)}</span>}
        {faults > 0 && <span class="is-no-verdict">{words.live.faults(faults)}</span>}
        <span class="ms">{words.live.median(time)}</span>
      </span>
    </>
  );
}

/** From the bottom: blocks, faults, the rest. */
function Bars({ minutes }: { minutes: readonly Minute[] }): JSX.Element {
  const tallest = Math.max(1, ...minutes.map(({ runs }) => runs));
  const heightOf = (count: number): number => (count / tallest) * (HEIGHT - 2);
  return (
    <>
      <line class="ground" x1={0} x2={minutes.length * BAR} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
      {minutes.flatMap(({ runs, blocks, faults }, at) => {
        const parts = [
          { name: "is-block", count: blocks, below: 0 },
          { name: "is-no-verdict", count: faults, below: blocks },
          { name: "is-continue", count: runs - blocks - faults, below: blocks + faults },
        ];
        return parts
          .filter(({ count }) => count > 0)
          .map(({ name, count, below }) => (
            <rect
              key={`${at} ${name}`}
              class={name}
              x={at * BAR + 0.5}
              width={BAR - 1}
              y={HEIGHT - 1 - heightOf(below + count)}
              height={heightOf(count)}
            />
          ));
      })}
    </>
  );
}
