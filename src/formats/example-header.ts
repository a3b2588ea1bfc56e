const MAX_HEADER = 80;

/** The entries that a bundled script's header shows to be pasted, each as its lines; none when it shows none. */
export function entriesInHeader(script: string): string[] {
  const lines = script.split("\n", MAX_HEADER).map((line) => line.replace(/^# ?/, "").trimEnd());
  const start = lines.indexOf("hooks:") + 1;
  if (start === 0) return [];
  const rest = lines.slice(start);
  const end = rest.findIndex((line) => !line.startsWith("  "));
  return rest
    .slice(0, end < 0 ? undefined : end)
    .join("\n")
    .split(/^(?= {2}- )/m)
    .map((entry) => entry.replace(/^ {2}/gm, "").trimEnd());
}
