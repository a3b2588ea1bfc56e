const BEGIN = "Refused by a hook";
const END = ". Work on; say it again when it is true.";

/** What the agent is told when a hook refuses its claim. */
export function refusalOf(reason: string): string {
  // The reason is often a sentence, and must not end twice.
  const words = reason.trim().replace(/[.。]+$/u, "");
  return words === "" ? `${BEGIN}${END}` : `${BEGIN}: ${words}${END}`;
}

/** The reason alone, out of such words; other words stay as they are. */
export function reasonIn(refusal: string): string {
  const inner = refusal.startsWith(BEGIN) ? refusal.slice(BEGIN.length).replace(/^: /, "") : refusal;
  return inner.endsWith(END) ? inner.slice(0, -END.length) : inner;
}
