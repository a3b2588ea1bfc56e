import type { Turns } from "../lib/breathing.js";
import { nearest } from "../lib/nearest.js";
import type { PartsLayout } from "./align-parts.js";
import type { Answer } from "./decision.js";
import { EVENT_NAMES, type EventInput, type EventName } from "./event.js";
import type { ColdReason, Fault } from "./fault.js";
import type { MatchTexts } from "./match-texts.js";
import type { Matcher } from "./matcher.js";
import type { Payload } from "./payload.js";

/** A hook that is in force, ready to run. */
export type LiveHook = {
  id: string;
  /** What a person calls it: command line, or `POST <url>` without credentials. */
  name: string;
  event: EventName;
  failClosed: boolean;
  mode: "enforce" | "observe";
  async: boolean;
  askTimeoutMs: number;
  /** Whether the event is surely somewhere else than where the hook applies: asked before anything that costs more. */
  isElsewhere?(payload: Payload): boolean;
  /** Whether the event is one of those the hook is for, by its kind and by what it is about; always, where absent. */
  isFor?(payload: Payload): boolean | Promise<boolean>;
  matcher?: Matcher;
  /** Runs beside the others that have one. Of those with the same, the first that wants the event runs. */
  parallel?: string;
  run(payload: Payload, parentRuns: readonly string[], wanted?: Wanted): Promise<Answer>;
  /** The same where nothing of it is real, which the script is told. */
  rehearse(payload: Payload): Promise<Answer>;
  /** The same hook at another event, where a part of what it said counts. */
  behind?: LiveHook;
  /** Why a hook that is to be kept warm is not; `mayRun` says whether its script may be loaded to find out. */
  coldReason?(mayRun: boolean): Promise<ColdReason | undefined>;
};

/** How long a run is wanted; when it is not any more, it rejects with a WithdrawnError. */
export type Wanted = {
  /** Asked when a run that had to wait gets its turn. */
  isWanted?: () => boolean;
  /** Ends it, also while it is under way. */
  signal?: AbortSignal | undefined;
};

/** Whether a hook wants an event. */
export function wantsPayload(
  { isElsewhere, isFor, matcher }: Pick<LiveHook, "isElsewhere" | "isFor" | "matcher">,
  payload: Payload,
  texts: MatchTexts,
  turns?: Turns,
): boolean | Promise<boolean> {
  if (isElsewhere?.(payload)) return false;
  const isMeant = isFor ? isFor(payload) : true;
  if (!isMeant || !matcher) return isMeant;
  return isMeant === true ? matcher(texts, turns) : isMeant.then((meant) => meant && matcher(texts, turns));
}

/** The hook was revoked or switched off while its run waited for its turn, or whoever fired the event has given up. */
export class WithdrawnError extends Error {
  override name = "WithdrawnError";
}

/** One run of one hook, as `fire` reports it and the log keeps it. Never carries payload text. */
export type HookRun = {
  hook: string;
  id: string;
  event: EventName;
  verdict: "continue" | "block" | "ask" | "drop" | "delay" | "no-verdict";
  ms: number;
  rewrote?: true;
  /** It wanted to ask, and the very same was allowed for a while: the code of that. Told beside the run itself. */
  grant?: string;
  mode?: "observe" | "async";
  reason?: string;
  /** What it has told the model, shortened. */
  context?: string;
  fault?: Fault;
  /** It gave no verdict, and the event was blocked for that. */
  closed?: true;
  /** The event that it was run for, among those that are kept for a while. */
  trace?: string;
  /** What it wrote to stderr although it ended well. */
  stderr?: string;
  /** The fields of its answer that had no effect. */
  ignored?: readonly string[];
};

/** The hook whose rewrite does not fit where the text stood. */
export type UnfitRewrite = Pick<HookRun, "hook" | "id" | "event">;

export type FireOutcome = {
  verdict: "continue" | "block";
  /** Nothing leaves, and no notice stands in its place. Only where the caller said `mayDrop`. */
  drop?: true;
  /** It leaves then, not now, and is fired again then. Only where the caller said `mayDelayUntil`. */
  delayUntil?: number;
  /** The caller's signal ended the wait: a block by no hook. Nothing that has not run yet will. */
  aborted?: true;
  /** Blocked because what a hook made of it cannot be put back in its place; its author can help that, nobody else. */
  unfit?: true;
  reason?: string;
  hook?: string;
  /** The payload fields that hooks changed, whole: `Object.assign(payload, outcome.rewrite)` is the new payload. */
  rewrite?: Record<string, unknown>;
  context: string[];
  notes: string[];
  runs: HookRun[];
  /** Under which this event is kept for a while, where hooks ran at it. */
  trace?: string;
};

export type FireOptions = {
  /** The token of the hook run that led here: that hook does not fire again. Anything else in its place is ignored. */
  runToken?: string;
  /**
   * Called when the action waits for a human, which can take minutes: whoever waits behind it need not. Nobody is asked
   * before what it returns has settled.
   */
  onHeld?: () => unknown;
  /** Ends the wait: runs under way are ended, others do not start, and a question to a human is withdrawn. */
  signal?: AbortSignal;
  /** The name of a message that is written down, and fired again under it after a restart: so long it may be held. */
  keptAs?: string;
  /** How the `parts` of a message belong together, so that one new `notification` can be cut into them. */
  layout?: PartsLayout;
  /** Which keys the input of a tool call can have beside those it has, where that is known: hooks may add these. */
  takesKey?: (key: string) => boolean;
  /** A message that nobody waits for: a hook may have it vanish without a word. */
  mayDrop?: boolean;
  /** The same for one that can be kept: how long at most, in milliseconds since 1970. */
  mayDelayUntil?: number;
};

/** All that an agent or an adapter is ever handed: it can fire events and change nothing. */
export interface HookFirer {
  fire<E extends EventName>(event: E, input?: EventInput<E>, options?: FireOptions): Promise<FireOutcome>;
  /** Whether anything would happen at an event: whoever wraps something need not touch it otherwise. */
  isWatched?(event: EventName): boolean;
}

/** An event name that does not exist is a mistake of the host, and must not pass as "nothing to do". */
export class UnknownEventError extends Error {
  override name = "UnknownEventError";
  constructor(readonly event: string) {
    const near = nearest(event, EVENT_NAMES);
    super(`There is no event "${event}".${near ? ` Did you mean ${near}?` : ""}`);
  }
}
