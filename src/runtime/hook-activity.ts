import { EVENT_NAMES, type EventInput, type EventName, fieldsOf } from "../core/event.js";
import type { HookEntry } from "../core/hook.js";
import type { HookStats, Silence } from "../core/view.js";
import { dialectOf } from "../formats/dialect.js";
import { nearest } from "../lib/nearest.js";
import type { FiringLog } from "../store/log/firing-log.js";
import type { Approval } from "../store/state/state.js";
import type { ActiveState } from "./active-state.js";
import type { Notices } from "./notices.js";

/** So many runs are a habit; so many times its longest wait, and never fewer than so many events, are a break with it. */
const MIN_RUNS = 10;
const WAITS = 5;
const MIN_EVENTS = 100;
/** A tool's name is right from the first call on; what a matcher looks for may be rare, and well so. */
const MIN_MISSES = { subject: 20, matcher: 200 } as const;
/** How many events go by between two looks: few at first, more the longer the bot runs. They must cost next to nothing. */
const LOOK_AFTER = { least: 16, most: 512 } as const;
const MAX_TOOLS = 20;
/** Anything else in the place of a tool's name is not shown to anybody. */
const TOOL_NAME = /^[\w.:/-]{1,64}$/;
const NONE_APPROVED = "none approved";

/**
 * Counts events, and finds the hooks that look healthy and see none of them. Everything is by counts and nothing by the
 * clock: a week in which nobody used the bot is no silence. The counts are kept here and, by the runs, in the sealed log:
 * whoever is watched by a hook can neither make nor remove them.
 */
export class HookActivity {
  private readonly counts = new Map<string, { fired: number }>(EVENT_NAMES.map((event) => [event, { fired: 0 }]));
  private readonly tools = new Set<string>();
  /** How often a hook's event had been fired when the hook went live, by its id. */
  private liveSince = new Map<string, number>();
  /** How many runs of a hook have begun and not ended. */
  private readonly underWay = new Map<string, number>();
  private isOn = false;
  private firedHere = 0;
  private nextLook: number = LOOK_AFTER.least;

  constructor(
    private readonly log: FiringLog,
    private readonly activeState: ActiveState,
    private readonly notices: Notices,
  ) {
    activeState.onChange(() => this.noteLive());
  }

  /** An event is fired. What happens while the switch is off is nothing that a hook could have seen. */
  note(event: EventName, input: EventInput | undefined): void {
    const count = this.isOn ? this.counts.get(event) : undefined;
    if (!count) return;
    count.fired += 1;
    this.firedHere += 1;
    if (event === "pre_tool_call") this.noteTool(input?.tool_name);
    if (this.firedHere >= this.nextLook) this.lookLater();
  }

  /** A run begins; what it returns is to be called at its end. A hook with many events to look at is not silent. */
  begin(hookId: string): () => void {
    this.underWay.set(hookId, (this.underWay.get(hookId) ?? 0) + 1);
    return () => {
      const left = (this.underWay.get(hookId) ?? 1) - 1;
      if (left > 0) this.underWay.set(hookId, left);
      else this.underWay.delete(hookId);
    };
  }

  /** How many events there were in all. */
  get fired(): number {
    return this.log.firedBefore + this.firedHere;
  }

  /** A hook's counts, and what is odd about them. */
  statsOf(hookId: string): HookStats {
    const stats = this.log.statsOf(hookId);
    const approval = this.activeState.approvals.find(({ id }) => id === hookId);
    const silence = approval && this.activeState.on ? this.silenceOf(approval, stats) : undefined;
    return silence ? { ...stats, silence } : stats;
  }

  /** Tells the owner what is silent, once; what is heard again may be told again. */
  look(): void {
    const { on, approvals, trouble } = this.activeState;
    if (trouble) return;
    if (on && approvals.length === 0) this.notices.tell({ kind: "none-approved", key: NONE_APPROVED }, NONE_APPROVED);
    else this.notices.settle(NONE_APPROVED);
    for (const { id, entry } of on ? approvals : []) {
      const key = `silent ${id}`;
      const { silence } = this.statsOf(id);
      if (!silence) this.notices.settle(key);
      else this.notices.tell({ kind: "hook-silent", key, entry, silence }, digestOf(silence));
    }
  }

  /** Takes down from where on each hook's misses count. */
  noteLive(): void {
    const { on, approvals } = this.activeState;
    this.isOn = on;
    const live = on ? approvals : [];
    this.liveSince = new Map(live.map(({ id, entry }) => [id, this.liveSince.get(id) ?? this.firedAt(entry.event)]));
  }

  private lookLater(): void {
    const { least, most } = LOOK_AFTER;
    this.nextLook = this.firedHere + Math.min(most, Math.max(least, this.firedHere >> 3));
    queueMicrotask(() => this.look());
  }

  private noteTool(name: unknown): void {
    if (typeof name !== "string" || this.tools.has(name) || this.tools.size >= MAX_TOOLS) return;
    if (TOOL_NAME.test(name)) this.tools.add(name);
  }

  private firedAt(event: EventName): number {
    return this.counts.get(event)?.fired ?? 0;
  }

  private silenceOf({ id, entry }: Approval, stats: HookStats): Silence | undefined {
    if (this.underWay.has(id)) return undefined;
    return stats.runs === 0 ? this.neverMatched(id, entry) : this.stopped(entry, stats);
  }

  private stopped({ event }: HookEntry, stats: HookStats): Silence | undefined {
    const { runs, lastAt = 0, firedAt, longestWait: usual = 0 } = stats;
    if (firedAt === undefined || runs < MIN_RUNS) return undefined;
    const events = this.fired - firedAt;
    return events < Math.max(MIN_EVENTS, usual * WAITS)
      ? undefined
      : { kind: "stopped", event, since: lastAt, events, usual };
  }

  private neverMatched(id: string, entry: HookEntry): Silence | undefined {
    const { event, subject, matcher, dialect, trigger = "", parallel } = entry;
    const key = subject === undefined ? "matcher" : "subject";
    const pattern = subject ?? matcher;
    // Of those that run the same side by side only one does, and where nothing fails nothing is to be seen.
    if (pattern === undefined || parallel || dialectOf(dialect).events[trigger]?.only === "failed") return undefined;
    const events = this.firedAt(event) - (this.liveSince.get(id) ?? this.firedAt(event));
    if (events < MIN_MISSES[key]) return undefined;
    const tools = "tool_name" in fieldsOf(event) ? [...this.tools] : [];
    const near = key === "subject" ? meantBy(pattern, tools) : undefined;
    return { kind: "never-matched", event, key, pattern, events, tools, ...(near !== undefined && { near }) };
  }
}

/** The tool whose name is nearest to a word of a pattern. */
function meantBy(pattern: string, tools: readonly string[]): string | undefined {
  const words = pattern.split(/[^\w-]+/).filter((word) => word !== "");
  return words.map((word) => nearest(word, tools)).find((tool) => tool !== undefined);
}

/** Neither grows with the counts: the same silence is told once. */
const digestOf = (silence: Silence): string =>
  silence.kind === "stopped" ? `stopped ${silence.since}` : `${silence.key} ${silence.pattern}`;
