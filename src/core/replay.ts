import type { EventName } from "./event.js";
import type { Fault } from "./fault.js";
import type { ExampleOutcome } from "./rehearsal.js";

/** An event as it passed, when that was, and all that it came with; one without `input` was held back, or is too large. */
export type RecordedEvent = { at: number; event: EventName; input?: Readonly<Record<string, unknown>> };

/** The same in the record, with the number that its trace has in the process where it passed. */
export type KeptEvent = RecordedEvent & { trace?: string };

/** That payloads are kept, for how many days each, and since when. */
export type Recording = { days: number; at: string };

/** What a hook says of an event that has passed; `before` is what the approved version says of it, where that differs. */
export type Replayed = Required<RecordedEvent> & {
  outcome: ExampleOutcome;
  reason?: string;
  before?: ExampleOutcome;
};

/** What a hook would have done to the events that have passed. */
export type Replay = {
  /** How many were looked at, and how many there was no time for. */
  events: number;
  leftOut: number;
  /** How many of its kind nobody can replay: they were held back, or are too large to be kept. */
  unkept: number;
  blocked: number;
  asked: number;
  unheard: number;
  /** How many the approved version and the changed one differ in; absent where there is one only. */
  differ?: number;
  /** Those that it would not have let pass, and those in which the versions differ, newest first; the first of many. */
  found: readonly Replayed[];
};

/** Why a hook is not replayed. */
export type NotReplayed =
  | { why: "not-recording" | "no-sandbox" | "no-program" | "cannot-block" | "names-others" | "gone" }
  | { why: "no-verdict"; fault: Fault };
