/** What Python and Node print around an error of a script. */
const TRACE = /^…|Traceback \(most recent call last\)|^Node\.js v\d/m;
/** The line that names it. */
const ERROR = /^(?:Uncaught )?[\w.]*(?:Error|Exception|Exit|Interrupt)\b.*$/gm;

/** What a program complained about, and of a trace the line that says what was wrong first: many readers see only one. */
export function errorLineFirst(text: string): string {
  const line = TRACE.test(text) ? text.match(ERROR)?.at(-1) : undefined;
  if (line === undefined || text.startsWith(line)) return text;
  const at = text.lastIndexOf(line);
  return `${line}\n${text.slice(0, at).trimEnd()}${text.slice(at + line.length)}`.trimEnd();
}
