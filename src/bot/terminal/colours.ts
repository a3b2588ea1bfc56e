type Variables = Readonly<Record<string, string | undefined>>;

const [RED, GREEN, YELLOW] = [31, 32, 33];
/** Marks of a list, verdicts of a log, and the lines of a difference behind their numbers. */
const COLOURS: readonly (readonly [RegExp, number])[] = [
  [/^ *✓/gm, GREEN],
  [/^ *✗/gm, RED],
  [/^ *⚠/gm, YELLOW],
  [/(?<=^\d{4}-\d\d-\d\d [\d:]{8} .*(?:: |：))(?:block|drop|拦截|丢弃)(?= in |，)/gm, RED],
  [/(?<=^\d{4}-\d\d-\d\d [\d:]{8} .*(?:: |：))(?:no verdict|没有结论)(?= in |，)/gm, YELLOW],
  [/^ *\d+ +- .*$/gm, RED],
  [/^ *\d+ \+ .*$/gm, GREEN],
];

/** Whether colours may be written to a terminal: see https://no-color.org. */
export const mayColour = (isTerminal: boolean, env: Variables): boolean => isTerminal && !env.NO_COLOR;

/** Colours words of ours: the marks of lists and logs, and what differs. Nothing in the text may be a sequence already. */
export const coloured = (text: string): string =>
  COLOURS.reduce((done, [pattern, colour]) => done.replace(pattern, `\u001b[${colour}m$&\u001b[39m`), text);
