import type { Answer } from "./decision.js";
import type { EventName } from "./event.js";
import type { ColdReason, Fault } from "./fault.js";

/** Why what an owner has approved is not in force before they say so once more. */
export type NotLive = "cannot-start" | "no-verdict" | "examples";

/** Why a hook was not tried, or why its try says nothing about it. */
export type NotTried =
  /** No sample could be made that its subject and matcher want. */
  | { why: "no-sample"; pattern: string }
  /** All tries together took too long, and this one had not ended. */
  | { why: "no-time"; afterMs: number }
  /** It lacks what a sandbox does not have. */
  | { why: "network" | "files"; fault: Fault }
  /** It lacks variables that its entry names and that are not set where the bot was started. */
  | { why: "unset"; names: string; fault: Fault };

export type ExampleList = "must_block" | "must_pass";

/** What became of an example; "not-wanted" is one that the hook's subject or matcher turns away. */
export type ExampleOutcome = "passed" | "blocked" | "asked" | "rewritten" | "not-wanted" | "no-verdict";

/** The first example that did not go as it must. */
export type WrongExample = {
  list: ExampleList;
  /** Counted from 1. */
  number: number;
  /** Its fields, shortened. */
  example: string;
  outcome: ExampleOutcome;
  /** It was approved with the version before, and is no example of this one. */
  isEarlier?: true;
  reason?: string;
  fault?: Fault;
};

type Count = { right: number; of: number };

/** How a hook's examples went. */
export type ExamplesReport = {
  blocked: Count;
  passed: Count;
  /** There was no time for them, or the ones before gave no verdict. */
  leftOut: number;
  wrong?: WrongExample;
};

/** One hook tried on a sample or on its examples, as it is run otherwise or in a sandbox. */
export type Rehearsal = {
  id: string;
  hook: string;
  event: EventName;
  ms: number;
  /** What it said to the sample; none where it has examples of what must pass, or no sample fits it. */
  answer?: Answer;
  /** The sample is one that the hook's own subject or matcher asks for: to block it is its business. */
  isAsked?: true;
  notTried?: NotTried;
  examples?: ExamplesReport;
  inSandbox: boolean;
  /** Of one that is to be kept warm and is not: why. */
  cold?: ColdReason;
};
