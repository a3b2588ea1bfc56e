import type { Firing } from "../state/types.js";

const MINUTES = 60;
const MINUTE_MS = 60_000;

export type Minute = { runs: number; blocks: number; faults: number };
export type Picture = {
  id: string;
  hook: string;
  event: string;
  /** Oldest first; the last one is the minute that has just begun. */
  minutes: readonly Minute[];
  runs: number;
  blocks: number;
  faults: number;
  medianMs: number;
  slowestMs: number;
};

/** The last hour of each hook that ran in it, the busiest first. */
export function picturesOf(firings: readonly Firing[], now: number): Picture[] {
  const recent = firings.filter(({ at }) => minutesAgo(at, now) < MINUTES);
  const groups = new Map<string, Firing[]>();
  for (const firing of recent) {
    const key = `${firing.event} ${firing.id}`;
    groups.set(key, [...(groups.get(key) ?? []), firing]);
  }
  return [...groups.values()].flatMap((group) => pictureOf(group, now)).sort((a, b) => b.runs - a.runs);
}

function pictureOf(group: readonly Firing[], now: number): Picture[] {
  const [first] = group;
  if (!first) return [];
  const minutes = Array.from({ length: MINUTES }, (): Minute => ({ runs: 0, blocks: 0, faults: 0 }));
  for (const firing of group) {
    const minute = minutes[MINUTES - 1 - minutesAgo(firing.at, now)];
    if (!minute) continue;
    minute.runs += 1;
    if (firing.verdict === "block") minute.blocks += 1;
    if (firing.verdict === "no-verdict") minute.faults += 1;
  }
  const times = group.map(({ ms }) => ms);
  const count = (verdict: Firing["verdict"]): number => group.filter((each) => each.verdict === verdict).length;
  return [
    {
      id: first.id,
      hook: first.hook,
      event: first.event,
      minutes,
      runs: group.length,
      blocks: count("block"),
      faults: count("no-verdict"),
      medianMs: median(times),
      slowestMs: Math.max(...times),
    },
  ];
}

// Two clocks may differ a little: what comes from the future has just happened.
const minutesAgo = (at: number, now: number): number =>
  Math.max(0, Math.floor(now / MINUTE_MS) - Math.floor(at / MINUTE_MS));

/** The middle one; with two in the middle, what lies between them. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}
