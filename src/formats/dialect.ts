import type { Decision } from "../core/decision.js";
import type { EventName } from "../core/event.js";
import type { DialectName } from "../core/hook.js";
import type { Payload } from "../core/payload.js";
import { agentHooks } from "./agent-hooks.js";
import { claude } from "./claude.js";
import type { Format } from "./format.js";
import { kimi } from "./kimi.js";
import { native } from "./native.js";

/** The circumstances of one run, as far as scripts of some format are told about them. */
export type Call = {
  at: Date;
  /** Where scripts run: the project. */
  root: string;
  /** Where the agent works: what its relative paths mean. */
  workspace: string;
  /** What the hook's own file calls the event. */
  trigger?: string;
  /** A readable file with the session so far. */
  transcript?: string;
};

/** One of a format's events. `only` narrows an event of ours that the format has two names for. */
export type ForeignEvent = { event: EventName; only?: "worked" | "failed" };

/** What a script said, before its event limits it; `ends` is its wish that everything shall stop. */
export type RawAnswer = Decision & { ends?: boolean };

/** One format that scripts speak: what its events are called, what scripts read, and what their answers mean. */
export type Dialect = {
  name: DialectName;
  events: Readonly<Record<string, ForeignEvent>>;
  /** The JSON a script finds on its standard input. */
  encode(payload: Payload, call: Call): string;
  /** What scripts of this format find in their environment, beside ours. */
  environment(call: Call): Readonly<Record<string, string>>;
  /** What a hook's `subject` is compared with: the names of what the event is about. */
  subjects(payload: Payload): readonly string[];
  /** What a hook's `matcher` goes over, where that is not all of the event's own fields. */
  matched?(payload: Payload): Readonly<Record<string, unknown>>;
  /** Whether such an event takes place in this format at all. */
  hears(payload: Payload): boolean;
  /** Whether its scripts read the session from a file. */
  readsTranscript: boolean;

  /** What output that is no JSON means at an event. */
  plainOutput(event: EventName): "fault" | "nothing" | "context" | "note";
  /** Whether an answer counts whatever the exit code. */
  answersOnAnyExit: boolean;
  /** Whether `message` is text to display, and not a rewrite. */
  messageIsNote: boolean;
  /** The fields that can change something at an event; others of that name are the payload, printed back, or just talk. */
  rewrites(event: EventName): readonly string[];
  /** What an answer means at its event, in our terms. */
  settle(event: EventName, said: RawAnswer, about?: { payload: Payload; call: Call }): Decision;

  /** Where its hooks lie, when it has files of its own. */
  format?: Format;
};

const DIALECT_BY_NAME: Record<DialectName, Dialect> = { native, claude, kimi, "agent-hooks": agentHooks };

export const dialectOf = (name: DialectName): Dialect => DIALECT_BY_NAME[name];
