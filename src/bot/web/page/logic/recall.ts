/** What was said before, newest first, each once: for the arrow keys in an empty box. */
export function saidBefore(lines: readonly { from: string; text: string }[]): string[] {
  const said = lines.filter(({ from }) => from === "person").map(({ text }) => text);
  return [...new Set(said.reverse())];
}

/** One step back (older) or forth; 0 is the empty box. */
export const stepThrough = (at: number, step: 1 | -1, count: number): number => Math.min(count, Math.max(0, at + step));
