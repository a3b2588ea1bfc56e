import type { EventName } from "./event.js";
import type { Fault } from "./fault.js";
import type { FireOptions, FireOutcome, HookRun, LiveHook, UnfitRewrite } from "./firing.js";
import type { Reach } from "./later.js";
import type { Payload } from "./payload.js";
import type { AskEnding } from "./question.js";
import type { Trace } from "./trace.js";

/** The engine itself; only the wiring may say whose run led to an event. */
export type Engine = {
  fire(event: EventName, input?: Readonly<Record<string, unknown>>, options?: DispatchOptions): Promise<FireOutcome>;
};

/** `parentRuns` are the hooks in whose runs the event came about: they are not asked. */
export type DispatchOptions = { parentRuns?: readonly string[] } & Holding & Reach;
export type Holding = Pick<FireOptions, "onHeld" | "keptAs" | "signal" | "layout" | "takesKey">;

/** `askers` are all hooks that want a person to decide, by their ids; `hook` is the first of them. */
export type Question = { hook: LiveHook; reason: string; askers: readonly string[]; payload: Payload } & Holding;

/** Something that a hook has blocked. `payload` holds what was held back, and is for nobody's eyes; `reason()` does not. */
export type Blocked = {
  hook: string;
  payload: Payload;
  parentRuns: readonly string[];
  reason(): string | Promise<string>;
};

/** What whoever is told of an event keeps about it while it goes on. */
export type EventNotes = { trace?: Trace };

export type EngineParts = {
  /** The live hooks of an event in their order, or undefined when there are none. */
  liveHooks(event: EventName): readonly LiveHook[] | undefined;
  /** Set while the store cannot be trusted: every event that can be blocked is, with this reason. */
  lockdown(): string | undefined;
  /** False when an owner has switched everything at an event off meanwhile: then runs that still wait need not start. */
  isWatched?(event: EventName): boolean;
  /** Whether an owner has revoked this hook meanwhile: what it answers late counts no more. */
  isRevoked?(hook: LiveHook): boolean;
  root: string;
  now(): number;
  /** Hears of each run, with the payload of its event as that was fired. `notes` is one object for the whole of the event. */
  report(run: HookRun, first: Payload, notes: EventNotes): void;
  /** Hears how an event ended that hooks ran at. */
  onEnd?(outcome: FireOutcome, notes: EventNotes): void;
  /** What the person is to hear of a run beside what the hook said, such as that it checked nothing. */
  noteOn?(run: HookRun, payload: Payload, blocks: boolean): string | undefined;
  /** The same of a call that goes on with another input than the agent gave it. */
  noteOnRewrite?(given: Payload, final: Payload, runs: readonly HookRun[]): string | undefined;
  /** Hears of each rewrite that cannot be put back in its place. */
  onUnfit?(rewrite: UnfitRewrite): void;
  /** Hears of each block by a hook. */
  onBlock?(blocked: Blocked): void;
  /** Hears that a run begins which the event waits for, and answers with what to call at its end. */
  begin?(hook: LiveHook, payload: Payload): () => void;
  /** Hears of each run that nobody waits for. */
  background?(run: Promise<unknown>): void;
  /** Asks a human; absent, there is nobody to ask. */
  ask?(question: Question): Promise<AskEnding>;
  words: EngineWords;
};

/** The answer of a human. Where nobody could be asked, that is a no. */
export async function askSafely({ ask }: Pick<EngineParts, "ask">, question: Question): Promise<AskEnding> {
  try {
    return (await ask?.(question)) ?? { outcome: "nobody" };
  } catch {
    return { outcome: "nobody" };
  }
}

export type EngineWords = {
  failedClosed(hook: string, fault: Fault): string;
  /** Shown where the text would have been; what its author can do about it is told elsewhere. */
  cannotPutBack: string;
  /** Keys of a new input that its tool does not take. */
  droppedKeys(hook: string, tool: string, keys: readonly string[]): string;
  /** Hooks that rewrite each other's result for ever. */
  keepsChanging(hook: string): string;
  /** What the model sees in the place of a tool's result. */
  withheldResult(reason: string): string;
  notAllowed(hook: string, reason: string, ending: AskEnding): string;
  allowed(hook: string, ending: AskEnding): string;
};
