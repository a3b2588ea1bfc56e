export type Tone = "good" | "bad" | "warn" | "plain";
export type ReportPart = { tone: Tone; title: string; lines: readonly string[] };

const TONES: Readonly<Record<string, Tone>> = { "✓": "good", "✗": "bad", "⚠": "warn" };

/** A reply of doctor or install in parts: a line with a mark, and the indented ones that belong to it. */
export function reportParts(text: string): ReportPart[] {
  const parts: { tone: Tone; title: string; lines: string[] }[] = [];
  for (const line of text.split("\n")) {
    const title = line.trim();
    if (title === "") continue;
    const last = parts.at(-1);
    if (/^\s/.test(line) && last) last.lines.push(title);
    else parts.push({ tone: TONES[title[0] ?? ""] ?? "plain", title, lines: [] });
  }
  return parts;
}
