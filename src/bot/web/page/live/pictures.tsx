import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { shortName } from "../../../../lib/short-name.js";
import { type Minute, type Picture, picturesOf } from "../logic/pictures.js";
import { took } from "../parts/moments.js";
import type { Firing } from "../state/types.js";
import { useSelected, useWords } from "../state/use.js";

const BAR = 4;
const HEIGHT = 36;

/** The last hour of each hook in one small picture: runs a minute, blocks in another colour. */
export function Pictures({
  firings,
  onPick,
}: {
  firings: readonly Firing[];
  onPick(hook: string): void;
}): JSX.Element | null {
  const { live: words } = useWords();
  const now = useNow();
  const pictures = picturesOf(firings, now);
  if (pictures.length === 0) return null;
  return (
    <section aria-label={words.hour}>
      <h3>{words.hour}</h3>
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
  const { live: words } = useWords();
  const locale = useSelected((state) => state.locale);
  const { runs, blocks, faults, medianMs, minutes } = picture;
  const time = took(medianMs, locale);
  return (
    <>
      <code class="event">{picture.event}</code>
      <span class="hook-name" title={picture.hook}>
        {shortName(picture.hook)}
      </span>
      <svg
        class="bars"
        viewBox={`0 0 ${minutes.length * BAR} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.picture(runs, blocks, time)}
      >
        <Bars minutes={minutes} />
      </svg>
      <span class="axis" aria-hidden="true">
        <span>{words.ago}</span>
        <span>{words.now}</span>
      </span>
      <span class="sums">
        <span>{words.runs(runs)}</span>
        {blocks > 0 && <span class="is-block">{words.blocks(blocks)}</span>}
        {faults > 0 && <span class="is-no-verdict">{words.faults(faults)}</span>}
        <span class="ms">{words.median(time)}</span>
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
        if (runs === 0) return [];
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

const REDRAW_MS = 15_000;

/** The time, a few times a minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REDRAW_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
