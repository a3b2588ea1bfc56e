import type { Ended } from "../state/types.js";
import type { Words } from "../words/index.js";

/** Whoever has the page's token, which is not to be told apart. */
export const PAGE = "web:local";

/** How a question ended, in a line. */
export function endingOf(
  { outcome, by }: Ended,
  words: Words["ask"],
): { tone: "good" | "bad" | "plain"; text: string } {
  const who = by === PAGE ? undefined : by;
  if (outcome === "allowed") return { tone: "good", text: words.allowed(who) };
  if (outcome === "denied") return { tone: "bad", text: words.denied(who) };
  return outcome === undefined ? { tone: "plain", text: words.elsewhere } : { tone: "bad", text: words.late };
}
