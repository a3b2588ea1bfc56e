import { describeTarget } from "../../../../commands/describe.js";
import type { ListedHook } from "../state/types.js";

/** A key for each hook that stays when it is approved, edited or revoked: what is open on the page stays open. */
export function withSteadyKeys(hooks: readonly ListedHook[]): { key: string; view: ListedHook }[] {
  const seen = new Map<string, number>();
  return hooks.map((view) => {
    const name = `${view.entry.event} ${describeTarget(view.entry)}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { key: `${name} ${count}`, view };
  });
}
