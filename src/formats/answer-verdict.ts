import type { Decision } from "../core/decision.js";
import { recordOf } from "./foreign-names.js";

type Fields = Readonly<Record<string, unknown>>;
type Verdict = Decision["verdict"];

const VERDICTS = new Map<unknown, Verdict>([
  ["block", "block"],
  ["deny", "block"],
  ["ask", "ask"],
  ["drop", "drop"],
  ["delay", "delay"],
  ["allow", "continue"],
  ["approve", "continue"],
  ["continue", "continue"],
  ["defer", "continue"],
  ["modify", "continue"],
]);
/** What counts where the fields say several things. */
const STRICTEST_FIRST: readonly Verdict[] = ["block", "drop", "ask", "delay", "continue"];

/** How long a message can be kept. */
export const MAX_DELAY_MS = 7 * 24 * 60 * 60_000;
/** A script looks at a clock of its own, a moment before or after ours. */
const CLOCK_MS = 60_000;

/** The strictest of what the fields say. A word we do not know is no verdict: a typo must not read as "allow". */
export function verdictIn(fields: Fields): { verdict: Verdict } | { unknown: string } {
  const said: Verdict[] = fields.continue === false ? ["block"] : [];
  let unknown: string | undefined;
  for (const word of wordsIn(fields)) {
    const known = VERDICTS.get(typeof word === "string" ? word.trim().toLowerCase() : word);
    if (known) said.push(known);
    else unknown = typeof word === "object" ? "{…}" : String(word);
  }
  if (unknown !== undefined && !said.includes("block")) return { unknown };
  return { verdict: STRICTEST_FIRST.find((each) => said.includes(each)) ?? "continue" };
}

/** Every decision that the fields name, known or not. */
export function wordsIn(fields: Fields): unknown[] {
  const inner = recordOf(fields.hookSpecificOutput);
  return [fields.decision, inner.permissionDecision, inner.decision].filter(
    (word) => word !== undefined && word !== null && word !== "",
  );
}

/**
 * When a delay ends: `07:00`, the next one on this machine's clock, or a date with its time. Undefined for anything else,
 * for what is long over, and for what is too far off. `from` is when the script was asked: a run that crosses the hour
 * must not wait for the next day.
 */
export function parseUntil(given: unknown, from: Date): number | undefined {
  const text = typeof given === "string" ? given.trim() : "";
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hours !== undefined && minutes !== undefined) {
    const next = new Date(from);
    next.setHours(Number(hours), Number(minutes), 0, 0);
    if (next <= from) next.setDate(next.getDate() + 1);
    return next.getTime();
  }
  const date = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?$/i;
  const at = date.test(text) ? Date.parse(text.replace(" ", "T").replace(",", ".")) : Number.NaN;
  return at >= from.getTime() - CLOCK_MS && at <= from.getTime() + MAX_DELAY_MS ? at : undefined;
}
