import { randomInt } from "node:crypto";
import { meaningOf } from "../../lib/argv.js";
import { isWithinLife } from "../../lib/lifetime.js";
import type { Shown, State } from "./state.js";

/** What is shown to an owner under one id. */
export type Showing = Omit<Shown, "id" | "owner" | "at">;

const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const DAY_MS = 86_400_000;
const KEPT_MS = 30 * DAY_MS;
const REFRESH_MS = 3_600_000;
const MAX_KEPT = 2_000;

/** Gives each showing its short id. One that stands for the same bytes is kept; the state is returned as it is then. */
export function issueIds(state: State, owner: string, showings: readonly Showing[], now: number): State {
  const kept = state.shown.filter((each) => now - each.at < KEPT_MS).slice(-MAX_KEPT);
  const taken = new Set([...kept.map((each) => each.id), ...(state.grants ?? []).map(({ code }) => code)]);
  const current = new Set(showings.map((showing) => showing.digest));
  const places = new Map<string, number>();
  for (const [at, { owner: whose, digest }] of kept.entries())
    if (whose === owner && !places.has(digest)) places.set(digest, at);
  const isOvertaken = overtakenIn(kept, owner, current);
  const issued = new Map<string, Shown>();
  for (const showing of showings) {
    const at = places.get(showing.digest) ?? -1;
    const known = kept[at];
    if (issued.has(showing.digest)) continue;
    if (known && isWithinLife(known.at, REFRESH_MS, now) && !isOvertaken(known, at)) continue;
    issued.set(showing.digest, { ...showing, id: known?.id ?? freshId(taken), owner, at: now });
  }
  if (issued.size === 0 && kept.length === state.shown.length) return state;
  const isMoved = ({ digest }: Shown, at: number): boolean => issued.has(digest) && places.get(digest) === at;
  return { ...state, shown: [...kept.filter((each, at) => !isMoved(each, at)), ...issued.values()] };
}

/** Whether something else was shown for the same hook since: then a showing is the last one now, and must be known as that. */
function overtakenIn(kept: readonly Shown[], owner: string, current: ReadonlySet<string>) {
  const last = new Map<string, number>();
  for (const [at, each] of kept.entries())
    if (each.owner === owner && !current.has(each.digest)) last.set(hookOf(each), at);
  return (shown: Shown, at: number): boolean => last.size > 0 && (last.get(hookOf(shown)) ?? -1) > at;
}

const hookOf = ({ event, target }: Shown): string => JSON.stringify([event, meaningOf(target)]);

/** What this owner was shown under an id. Nobody else's id counts, and for approving only one of the last day. */
export function findShown(state: State, owner: string, id: string): Shown | undefined {
  return state.shown.findLast((each) => each.owner === owner && each.id === id);
}

export const isFreshEnough = (shown: Shown, now: number): boolean => isWithinLife(shown.at, DAY_MS, now);

function freshId(taken: Set<string>): string {
  for (;;) {
    const id = Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
    // All letters would read like a word, all digits like a number: neither is easy to tell from what people type.
    if (taken.has(id) || !/\d/.test(id) || !/[a-z]/.test(id)) continue;
    taken.add(id);
    return id;
  }
}
