import { Turns } from "../lib/breathing.js";
import type { EventName } from "./event.js";
import { type LiveHook, wantsPayload } from "./firing.js";
import { type MatchTexts, textsToMatch } from "./match-texts.js";
import { buildPayload, type Payload } from "./payload.js";
import { isTooBig } from "./too-big.js";

/** An event as its hooks are first asked about it. */
export type FirstLook = {
  event: EventName;
  hooks: readonly LiveHook[];
  payload: Payload;
  texts: MatchTexts;
  turns: Turns;
  /** How many hooks, from the first one on, do not want it. */
  misses: number;
  /** What the one after them said. */
  next?: Wish;
};

export type Wish = boolean | Promise<boolean>;

/** Asks the hooks of an event, one by one, until one of them may want it: of most events that is none. */
export function lookFirst(
  hooks: readonly LiveHook[],
  event: EventName,
  input: Readonly<Record<string, unknown>>,
  root: string,
): FirstLook {
  const payload = buildPayload(event, input, root);
  const texts = textsToMatch(payload, !isTooBig(input));
  const look: FirstLook = { event, hooks, payload, texts, turns: new Turns(), misses: 0 };
  for (const hook of hooks) {
    const wish = wishOf(hook, payload, look.texts, look.turns);
    if (wish !== false) {
      look.next = wish;
      break;
    }
    look.misses += 1;
  }
  return look;
}

/** Whether a hook wants an event. A matcher that fails has not missed: a guard may run too often, never too rarely. */
export function wishOf(hook: LiveHook, payload: Payload, texts: MatchTexts, turns: Turns): Wish {
  try {
    const wish = wantsPayload(hook, payload, texts, turns);
    return wish instanceof Promise ? wish.catch(() => true) : wish;
  } catch {
    return true;
  }
}

/** Of hooks that would run the same in parallel, the first, and the others. */
export function withoutRepeats(hooks: readonly LiveHook[]): { first: LiveHook[]; repeated: LiveHook[] } {
  const known = new Map<string, LiveHook>();
  for (const hook of hooks)
    if (hook.parallel !== undefined && !known.has(hook.parallel)) known.set(hook.parallel, hook);
  const isFirst = (hook: LiveHook): boolean => hook.parallel === undefined || known.get(hook.parallel) === hook;
  return { first: hooks.filter(isFirst), repeated: hooks.filter((hook) => !isFirst(hook)) };
}
