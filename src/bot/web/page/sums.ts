import type { Sums, Zoom } from "../../../index.js";
import type { Firing } from "./state.js";

/** What the live view shows, as the address keeps it. */
export type Filters = Readonly<
  Partial<Record<"hook" | "event" | "verdict" | "text" | "time" | "trace" | "zoom", string>>
>;

export const ZOOMS: readonly Zoom[] = ["hour", "day", "week"];
const SPANS_MS: Readonly<Record<string, number>> = { hour: 3_600_000, day: 86_400_000, week: 604_800_000 };

export const filtersIn = (place: string): Filters => Object.fromEntries(new URLSearchParams(place));

export function placeOf(filters: Filters): string {
  const chosen = Object.entries(filters).filter(([, value]) => value);
  return new URLSearchParams(chosen as [string, string][]).toString();
}

/** Whether a firing is among what was chosen, by the bot's clock. */
export function isChosen(firing: Firing, { hook, event, verdict, text, time, trace }: Filters, now: number): boolean {
  if (time && now - firing.at > (SPANS_MS[time] ?? Number.POSITIVE_INFINITY)) return false;
  if (hook && hook !== firing.hook) return false;
  if (event && event !== firing.event) return false;
  if (verdict && verdict !== firing.verdict) return false;
  if (trace && !trace.split(" ").includes(firing.trace ?? "")) return false;
  if (!text) return true;
  const said = [firing.hook, firing.event, firing.reason, firing.context, JSON.stringify(firing.fault ?? "")];
  return said.join("\n").toLowerCase().includes(text.toLowerCase());
}

export type Totals = { runs: number; blocks: number; faults: number; rest: number };
export type HookRow = Omit<Sums["hooks"][number], "counts"> & { totals: Totals };
type Counts = Sums["hooks"][number]["counts"];

const NONE: Totals = { runs: 0, blocks: 0, faults: 0, rest: 0 };

function totalsOf(counts: Counts, verdict = ""): Totals {
  const chosen = Object.entries(counts).filter(([name]) => verdict === "" || name === verdict);
  const sum = (...names: string[]): number =>
    chosen.filter(([name]) => names.length === 0 || names.includes(name)).reduce((all, [, count]) => all + count, 0);
  const [runs, blocks, faults] = [sum(), sum("block", "drop"), sum("no-verdict")];
  return { runs, blocks, faults, rest: runs - blocks - faults };
}

const plus = (one: Totals, other: Totals): Totals => ({
  runs: one.runs + other.runs,
  blocks: one.blocks + other.blocks,
  faults: one.faults + other.faults,
  rest: one.rest + other.rest,
});

export const totalOf = (bars: readonly Totals[]): Totals => bars.reduce(plus, NONE);

const isMeant = (hook: Sums["hooks"][number] | undefined, filters: Filters): boolean =>
  hook !== undefined &&
  (!filters.hook || filters.hook === hook.hook) &&
  (!filters.event || filters.event === hook.event);

/** What ran in each step of time, of the hooks, events and verdicts that were chosen. */
export const barsOf = ({ hooks, bars }: Sums, filters: Filters): Totals[] =>
  bars.map((bar) =>
    totalOf(
      bar.filter(({ hook }) => isMeant(hooks[hook], filters)).map(({ counts }) => totalsOf(counts, filters.verdict)),
    ),
  );

/** The busiest first. */
export const rowsOf = ({ hooks }: Sums, filters: Filters): HookRow[] =>
  hooks
    .filter((hook) => isMeant(hook, filters))
    .map(({ counts, ...hook }) => ({ ...hook, totals: totalsOf(counts, filters.verdict) }))
    .filter(({ totals }) => totals.runs > 0)
    .sort((one, other) => other.totals.runs - one.totals.runs);
