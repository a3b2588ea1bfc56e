import { readFile } from "node:fs/promises";
import { join } from "node:path";
import writeFileAtomic from "write-file-atomic";
import type { HookRun } from "../../core/firing.js";
import type { Counts, HookSum, Sums, Zoom } from "../../core/sums.js";
import { isSameMac, macOf } from "../state/seal.js";
import type { LoggedRun } from "./firing-log.js";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ZOOM: Readonly<Record<Zoom, { stepMs: number; bars: number }>> = {
  hour: { stepMs: MINUTE, bars: 60 },
  day: { stepMs: HOUR, bars: 24 },
  week: { stepMs: 6 * HOUR, bars: 28 },
};
const KEPT_HOURS = 7 * 24;
/** Times are counted in classes, each a tenth longer than the one before. */
const GROWTH = Math.log(1.1);

type Cell = Pick<HookSum, "id" | "hook" | "event" | "counts"> & { times: Record<number, number> };
type Slots = Map<number, Map<string, Cell>>;
type Saved = { at: number; hours: [number, Cell[]][] };

/** Counts of firings by minute for the last hour and by hour for a week: pictures of it are true however much there was. */
export class FiringSums {
  private readonly minutes: Slots = new Map();
  private readonly hours: Slots = new Map();
  private readonly file: string;

  constructor(
    folder: string,
    private readonly key: () => Buffer,
  ) {
    this.file = join(folder, "sums.json");
  }

  /** Goes on where the last process ended; what it had not written any more is in the log. */
  async open(logged: readonly LoggedRun[]): Promise<void> {
    const saved = await this.load();
    for (const [slot, cells] of saved.hours) this.hours.set(slot, new Map(cells.map((cell) => [keyOf(cell), cell])));
    for (const run of logged) {
      if (run.at > saved.at) addTo(this.hours, Math.floor(run.at / HOUR), run);
      addTo(this.minutes, Math.floor(run.at / MINUTE), run);
    }
    this.forget(Date.now());
  }

  add(run: LoggedRun): void {
    const hour = Math.floor(run.at / HOUR);
    if (!this.hours.has(hour)) this.forget(run.at);
    addTo(this.hours, hour, run);
    addTo(this.minutes, Math.floor(run.at / MINUTE), run);
  }

  of(zoom: Zoom, now: number): Sums {
    const { stepMs, bars } = ZOOM[zoom];
    const [slots, slotMs] = zoom === "hour" ? [this.minutes, MINUTE] : [this.hours, HOUR];
    const start = (Math.floor(now / stepMs) - bars + 1) * stepMs;
    const all = new Map<string, Cell>();
    const inBars = Array.from({ length: bars }, () => new Map<string, Counts>());
    for (const [slot, cells] of slots) {
      const counts = inBars[Math.floor((slot * slotMs - start) / stepMs)];
      if (!counts) continue;
      for (const [key, cell] of cells) {
        all.set(key, merged(all.get(key), cell));
        counts.set(key, plus(counts.get(key) ?? {}, cell.counts));
      }
    }
    const keys = [...all.keys()];
    return {
      start,
      stepMs,
      hooks: [...all.values()].map(({ times, ...cell }) => ({
        ...cell,
        medianMs: at(times, 0.5),
        p95Ms: at(times, 0.95),
      })),
      bars: inBars.map((bar) => [...bar].map(([key, counts]) => ({ hook: keys.indexOf(key), counts }))),
    };
  }

  /** Written at the end, so that a week outlives restarts; a full disk costs the pictures only. */
  async save(): Promise<void> {
    const saved: Saved = { at: Date.now(), hours: [...this.hours].map(([slot, cells]) => [slot, [...cells.values()]]) };
    const body = JSON.stringify(saved);
    const text = JSON.stringify({ body, mac: macOf(this.key(), "sums", body) });
    if (saved.hours.length > 0) await writeFileAtomic(this.file, text, { mode: 0o600 }).catch(() => undefined);
  }

  private async load(): Promise<Saved> {
    try {
      const { body, mac } = JSON.parse(await readFile(this.file, "utf8")) as { body: string; mac: string };
      if (isSameMac(macOf(this.key(), "sums", body), mac)) return JSON.parse(body) as Saved;
    } catch {
      // None yet, or not ours: the log says what it knows.
    }
    return { at: 0, hours: [] };
  }

  private forget(now: number): void {
    for (const hour of this.hours.keys()) if (hour <= Math.floor(now / HOUR) - KEPT_HOURS) this.hours.delete(hour);
    for (const minute of this.minutes.keys()) if (minute <= Math.floor(now / MINUTE) - 60) this.minutes.delete(minute);
  }
}

const keyOf = ({ event, id }: Pick<HookRun, "event" | "id">): string => `${event} ${id}`;
const classOf = (ms: number): number => Math.max(0, Math.round(Math.log(Math.max(ms, 1)) / GROWTH));

function addTo(slots: Slots, slot: number, { id, hook, event, verdict, ms, grant }: LoggedRun): void {
  // Of a run that is counted already.
  if (grant !== undefined) return;
  const cells = slots.get(slot) ?? new Map<string, Cell>();
  slots.set(slot, cells);
  const key = keyOf({ event, id });
  const cell = cells.get(key) ?? { id, hook, event, counts: {}, times: {} };
  cells.set(key, cell);
  cell.counts[verdict] = (cell.counts[verdict] ?? 0) + 1;
  cell.times[classOf(ms)] = (cell.times[classOf(ms)] ?? 0) + 1;
}

const plus = <K extends string | number>(
  one: Partial<Record<K, number>>,
  other: Partial<Record<K, number>>,
): Partial<Record<K, number>> => {
  const sum = { ...one };
  for (const key of Object.keys(other) as K[]) sum[key] = (sum[key] ?? 0) + (other[key] ?? 0);
  return sum;
};

const merged = (one: Cell | undefined, other: Cell): Cell =>
  one
    ? { ...other, counts: plus(one.counts, other.counts), times: plus(one.times, other.times) as Cell["times"] }
    : other;

/** The time that this share of the runs stayed below, to a tenth. */
function at(times: Cell["times"], share: number): number {
  const classes = Object.entries(times).map(([name, count]) => [Number(name), count] as const);
  let left = classes.reduce((sum, [, count]) => sum + count, 0) * share;
  for (const [name, count] of classes.sort(([one], [other]) => one - other)) {
    left -= count;
    if (left <= 0) return Math.exp(name * GROWTH);
  }
  return 0;
}
