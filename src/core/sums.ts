import type { EventName } from "./event.js";
import type { HookRun } from "./firing.js";

export type Zoom = "hour" | "day" | "week";

/** How often a hook answered in which way, at one event. */
export type Counts = Partial<Record<HookRun["verdict"], number>>;
export type HookSum = { id: string; hook: string; event: EventName; counts: Counts; medianMs: number; p95Ms: number };
/** `bars[n]` has, by the place in `hooks`, what ran from `start + n * stepMs` on. */
export type Sums = {
  start: number;
  stepMs: number;
  hooks: HookSum[];
  bars: { hook: number; counts: Counts }[][];
};
