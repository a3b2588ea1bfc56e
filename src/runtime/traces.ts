import type { FireOutcome, HookRun } from "../core/firing.js";
import type { Payload } from "../core/payload.js";
import type { Trace } from "../core/trace.js";
import { RecentMap } from "../lib/recent-map.js";

const MAX_TRACES = 2_000;
const MAX_RUNS = 100;

/** The last events that hooks ran at, in memory: where each came from and what became of it, and nothing of its text. */
export class Traces {
  private readonly kept = new RecentMap<string, Trace>(MAX_TRACES);
  /** By the payload as it was fired, which is one object for the whole of an event. */
  private readonly running = new WeakMap<Payload, Trace>();
  private readonly prefix = Date.now().toString(36);
  private last = 0;

  /** Adds a run to its event; what it answers is known by that event's number from then on. */
  note(run: HookRun, payload: Payload): HookRun {
    const trace = this.running.get(payload) ?? this.begin(payload, run.ms);
    const numbered = Object.assign({}, run, { trace: trace.id });
    if (trace.runs.length < MAX_RUNS) trace.runs.push(numbered);
    return numbered;
  }

  end(payload: Payload, outcome: FireOutcome): void {
    const trace = this.running.get(payload);
    if (!trace) return;
    outcome.trace = trace.id;
    trace.ms = Date.now() - trace.at;
    trace.end = endOf(outcome);
    if (outcome.verdict === "block" && outcome.hook !== undefined) trace.hook = outcome.hook;
  }

  /** Its payload was recorded: it can be tried again. */
  offerAgain(id: string | undefined): void {
    const trace = id === undefined ? undefined : this.kept.get(id);
    if (trace) trace.again = `/hooks test ${trace.event} #${trace.id}`;
  }

  get(id: string): Trace | undefined {
    return this.kept.get(id);
  }

  /** The first run that ends is the first to be heard of: the event began before it. */
  private begin(payload: Payload, ms: number): Trace {
    this.last += 1;
    const { event, session_id, channel, chat_id, tool_name, tool_use_id, type, kind } = payload;
    const given = { session_id, channel, chat_id, tool_name, tool_use_id, type, kind };
    const about = Object.entries(given).filter(([, value]) => typeof value === "string" && value !== "");
    const id = `${this.prefix}-${this.last}`;
    const trace: Trace = {
      id,
      at: Math.floor(Date.now() - ms),
      event,
      about: Object.fromEntries(about) as Trace["about"],
      runs: [],
    };
    this.running.set(payload, trace);
    this.kept.set(id, trace);
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
