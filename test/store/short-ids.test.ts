import fc from "fast-check";
import { expect, test } from "vitest";
import { issueIds, type Showing } from "../../src/store/state/short-ids.js";
import type { Shown, State } from "../../src/store/state/state.js";

const HOUR_MS = 3_600_000;
const NOW = 100 * 24 * HOUR_MS;

const showingOf = (target: string, digest: string): Showing => ({ source: "f", event: "on_stop", target, digest });
const stateWith = (shown: Shown[]): State => ({ shown }) as unknown as State;

/** The rule as plainly as it can be said, one showing after the other. */
function byRule(shown: readonly Shown[], owner: string, showings: readonly Showing[]): Omit<Shown, "id">[] {
  const kept = [...shown];
  const current = showings.map(({ digest }) => digest);
  for (const showing of showings) {
    const at = kept.findIndex((each) => each.owner === owner && each.digest === showing.digest);
    const known = kept[at];
    const isOvertaken = kept
      .slice(at + 1)
      .some((each) => each.owner === owner && each.target === showing.target && !current.includes(each.digest));
    if (known && NOW - known.at < HOUR_MS && !isOvertaken) continue;
    if (known) kept.splice(at, 1);
    kept.push({ ...showing, id: known?.id ?? "", owner, at: NOW });
  }
  return kept.map(({ id: _, ...rest }) => rest);
}

test("ids are kept, refreshed and moved to the end as the rule says, whatever was shown before", () => {
  const hook = fc.tuple(fc.constantFrom("./a", "./b"), fc.constantFrom("1", "2", "3"));
  const before = fc.array(fc.tuple(hook, fc.constantFrom("me", "you"), fc.constantFrom(NOW - 1, NOW - 2 * HOUR_MS)), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(before, fc.array(hook, { maxLength: 4 }), (past, now) => {
      // A digest stands for one target, and for one owner only once.
      const named = ([target, digest]: readonly [string, string]): Showing => showingOf(target, target + digest);
      const shown = past.map(([each, owner, at], index): Shown => ({ ...named(each), id: `a${index}`, owner, at }));
      const unique = shown.filter(
        ({ owner, digest }, at) => shown.findIndex((each) => each.owner === owner && each.digest === digest) === at,
      );
      const { shown: after } = issueIds(stateWith(unique), "me", now.map(named), NOW);
      expect(after.map(({ id: _, ...rest }) => rest)).toEqual(byRule(unique, "me", now.map(named)));
      for (const { id, owner, digest } of after) {
        const old = unique.find((each) => each.owner === owner && each.digest === digest);
        if (old) expect(id).toBe(old.id);
      }
      expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
    }),
  );
});

test("a list that was shown a moment ago changes nothing", () => {
  const showings = Array.from({ length: 500 }, (_, at) => showingOf(`./guard-${at}.sh`, String(at)));
  const state = issueIds(stateWith([]), "me", showings, NOW);
  expect(state.shown).toHaveLength(500);
  expect(issueIds(state, "me", showings, NOW + 1)).toBe(state);
});
