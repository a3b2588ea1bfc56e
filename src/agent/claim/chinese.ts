import {
  BLOCKED_BY,
  CAUSE,
  markVerbs,
  NO_REPORT,
  NOT_TAKEN_BACK,
  NOT_WITHIN_REACH,
  PARTIAL,
  REMAINDER,
  TAKEN_BACK,
  UNDONE_BY,
  VERB_REPORTS,
  WITHIN_REACH,
  WORD_REPORTS,
} from "./chinese-words.js";
import type { Context, Reading } from "./english.js";
import type { Clause } from "./text.js";

/** Reads one clause that has Chinese in it. */
export function readChinese({ text, link }: Clause, context: Context): Reading {
  if (link === "new") context.governed = false;
  if (NO_REPORT.test(text)) context.governed = true;
  if (context.governed || PARTIAL.test(text)) return "says neither";
  if (takesBack(text, context.sentence)) return "takes back";
  if (WITHIN_REACH.test(text) && !NOT_WITHIN_REACH.test(text)) return "claims";
  return reports(text) ? "claims" : "says neither";
}

function takesBack(text: string, sentence: string): boolean {
  // What was wrong before, and what is left when the rest was thrown away, takes nothing back.
  if (CAUSE.test(sentence) || REMAINDER.test(sentence)) return false;
  return TAKEN_BACK.test(text) && !NOT_TAKEN_BACK.test(text);
}

function reports(text: string): boolean {
  const marked = markVerbs(text);
  const found = [
    ...VERB_REPORTS.map((report) => report.exec(marked)),
    ...WORD_REPORTS.map((report) => report.exec(text)),
  ];
  return found.some((match) => match !== null && stands(text, match.index + match[0].length));
}

/** No word before the end of the report denies it, and none after it puts it off. */
function stands(text: string, end: number): boolean {
  return !BLOCKED_BY.test(text.slice(0, end)) && !UNDONE_BY.test(text.slice(end));
}
