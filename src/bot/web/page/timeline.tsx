import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Sums, Zoom } from "../../../index.js";
import { shortName } from "../../../lib/short-name.js";
import { barsOf, type Filters, type HookRow, rowsOf, type Totals, totalOf, ZOOMS } from "./sums.js";
import { formatDuration, formatTime } from "./text.js";
import { usePage, useStore, useWords } from "./use.js";

const GATHER_MS = 2_000;
/** A bar, in the picture's own units. */
const [BAR, HEIGHT] = [10, 100];
const KINDS = ["blocks", "faults", "rest"] as const;
const CLASSES = { blocks: "is-block", faults: "is-no-verdict", rest: "is-continue" } as const;

type Props = { filters: Filters; onFilter(more: Partial<Filters>): void };

/** All firings on one timeline, as the bot has counted them, and how each hook fares. */
export function Timeline({ filters, onFilter }: Props): JSX.Element | null {
  const { words, locale } = useWords();
  const zoom = ZOOMS.find((each) => each === filters.zoom) ?? "hour";
  const sums = useSums(zoom);
  if (!sums) return null;
  const bars = barsOf(sums, filters);
  const total = totalOf(bars);
  const tallest = Math.max(1, ...bars.map(({ runs }) => runs));
  const end = sums.start + sums.stepMs * bars.length;
  return (
    <section class="card timeline" aria-label={words.live.timeline}>
      <div class="timeline-head">
        <p>
          <strong>{words.live.runs(total.runs)}</strong>
          {total.blocks > 0 && <span class="is-block">{words.live.blocks(total.blocks)}</span>}
          {total.faults > 0 && <span class="is-no-verdict">{words.live.faults(total.faults)}</span>}
        </p>
        <div class="row">
          {ZOOMS.map((each) => (
            <button
              key={each}
              type="button"
              class="small"
              aria-pressed={each === zoom}
              onClick={() => onFilter({ zoom: each })}
            >
              {words.live.zooms[each]}
            </button>
          ))}
        </div>
      </div>
      <div class="plot">
        <span class="y-axis" aria-hidden="true">
          <span>{tallest}</span>
          <span>0</span>
        </span>
        <svg
          class="bars"
          viewBox={`0 0 ${bars.length * BAR} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={words.live.picture(total.runs, total.blocks, words.live.zooms[zoom])}
        >
          {bars.map((bar, at) => (
            <Bar key={at} bar={bar} at={at} tallest={tallest} />
          ))}
        </svg>
        <span class="x-axis" aria-hidden="true">
          {[sums.start, (sums.start + end) / 2, end].map((time) => (
            <span key={time}>{formatTime(time, locale)}</span>
          ))}
        </span>
      </div>
      <Rows rows={rowsOf(sums, filters)} onFilter={onFilter} />
    </section>
  );
}

/** Asked for again when something has fired, and never while nothing does. */
function useSums(zoom: Zoom): Sums | undefined {
  const page = usePage();
  const { firings } = useStore("firings");
  const [sums, setSums] = useState<Sums>();
  const newest = firings[0];
  useEffect(() => {
    const ask = (): void => void page.sums(zoom).then(setSums, () => {}); // the list below has its own words for that
    if (!sums) return ask();
    const timer = setTimeout(ask, GATHER_MS);
    return () => clearTimeout(timer);
  }, [newest]);
  useEffect(() => void page.sums(zoom).then(setSums, () => {}), [zoom]);
  return sums;
}

/** From the bottom: blocks, faults, the rest. */
function Bar({ bar, at, tallest }: { bar: Totals; at: number; tallest: number }): JSX.Element {
  let below = 0;
  return (
    <g>
      {KINDS.filter((kind) => bar[kind] > 0).map((kind) => {
        const height = (bar[kind] / tallest) * HEIGHT;
        below += height;
        return (
          <rect key={kind} class={CLASSES[kind]} x={at * BAR + 1} width={BAR - 2} y={HEIGHT - below} height={height} />
        );
      })}
    </g>
  );
}

function Rows({ rows, onFilter }: { rows: readonly HookRow[]; onFilter: Props["onFilter"] }): JSX.Element | null {
  const { live } = useWords().words;
  const { locale } = useStore("locale");
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
    <section class="hook-sums" aria-label={live.perHook} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{live.hook}</th>
            <th scope="col">{live.event}</th>
            {[live.columns.runs, live.columns.blocks, live.columns.faults, live.columns.median, live.columns.p95].map(
              (name) => (
                <th key={name} scope="col" class="figure">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, hook, event, totals, medianMs, p95Ms }) => (
            <tr key={`${event} ${id}`}>
              <th scope="row">
                <button type="button" class="plain" title={hook} onClick={() => onFilter({ hook, event })}>
                  {shortName(hook)}
                </button>
              </th>
              <td>
                <code>{event}</code>
              </td>
              <td class="figure">{totals.runs}</td>
              <td class="figure is-block">{totals.blocks || ""}</td>
              <td class="figure is-no-verdict">{totals.faults || ""}</td>
              <td class="figure">{formatDuration(medianMs, locale)}</td>
              <td class="figure">{formatDuration(p95Ms, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
