import type { EventNotes } from "../core/engine-parts.js";
import type { FireOutcome, HookRun } from "../core/firing.js";
import type { Payload } from "../core/payload.js";
import type { Trace } from "../core/trace.js";

const MAX_TRACES = 2_000;
const MAX_RUNS = 100;
const ABOUT = ["session_id", "channel", "chat_id", "tool_name", "tool_use_id", "type", "kind"] as const;

/** The last events that hooks ran at, in memory: where each came from and what became of it, and nothing of its text. */
export class Traces {
  /** By their numbers, a new one in the place of the oldest. */
  private readonly kept: Trace[] = [];
  private readonly prefix = Date.now().toString(36);
  private last = 0;

  /** Adds a run to its event; what it answers is known by that event's number from then on. */
  note(run: HookRun, payload: Payload, notes: EventNotes): HookRun {
    notes.trace ??= this.begin(payload, run.ms);
    const { trace } = notes;
    const numbered = Object.assign({}, run, { trace: trace.id });
    if (trace.runs.length < MAX_RUNS) trace.runs.push(numbered);
    return numbered;
  }

  end(outcome: FireOutcome, { trace }: EventNotes): void {
    if (!trace) return;
    outcome.trace = trace.id;
    trace.ms = Date.now() - trace.at;
    trace.end = endOf(outcome);
    if (outcome.verdict === "block" && outcome.hook !== undefined) trace.hook = outcome.hook;
  }

  /** Its payload was recorded: it can be tried again. */
  offerAgain(id: string | undefined): void {
    const trace = id === undefined ? undefined : this.get(id);
    if (trace) trace.again = `/hooks test ${trace.event} #${trace.id}`;
  }

  get(id: string): Trace | undefined {
    const number = Number(id.slice(this.prefix.length + 1));
    const trace = this.kept[number % MAX_TRACES];
    return trace?.id === id ? trace : undefined;
  }

  /** The first run that ends is the first to be heard of: the event began before it. */
  private begin(payload: Payload, ms: number): Trace {
    this.last += 1;
    const about: Trace["about"] = {};
    for (const name of ABOUT) {
      const value = payload[name];
      if (typeof value === "string" && value !== "") about[name] = value;
    }
    const id = `${this.prefix}-${this.last}`;
    const trace: Trace = { id, at: Math.floor(Date.now() - ms), event: payload.event, about, runs: [] };
    this.kept[this.last % MAX_TRACES] = trace;
    return trace;
  }
}

function endOf({ verdict, aborted, drop, delayUntil, rewrite, runs }: FireOutcome): NonNullable<Trace["end"]> {
  if (aborted) return "cancelled";
  if (drop) return "dropped";
  if (delayUntil !== undefined) return "delayed";
  const wasAsked = runs.some((run) => run.verdict === "ask" && run.mode === undefined);
  if (verdict === "block") return wasAsked && !runs.some((run) => run.verdict === "block") ? "denied" : "blocked";
  if (rewrite) return "rewritten";
  return wasAsked ? "allowed" : "passed";
}
