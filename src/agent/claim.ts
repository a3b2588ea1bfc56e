import { readChinese } from "./claim/chinese.js";
import { type Context, type Reading, readEnglish } from "./claim/english.js";
import { HISTORY } from "./claim/english-patterns.js";
import { type Clause, type Sentence, sentencesOf } from "./claim/text.js";

/**
 * Says whether a final reply, by its wording in English or Chinese, reports that what was asked for is done.
 * Reading, checking, searching and finding out are no work of their own: "I read the file, it holds X" answers.
 */
export function isCompletionClaim(reply: string): boolean {
  const context: Context = {
    sentence: "",
    governed: false,
    refusing: false,
    historic: false,
    subject: "",
    carries: "open",
    instructing: false,
  };
  const readings = sentencesOf(reply).map((sentence) => read(sentence, context));
  // The last sentence that claims or takes back is the one that holds.
  return readings.findLast((reading) => reading !== "says neither") === "claims";
}

// What somebody else says or a rule demands, wherever in the sentence that is said.
const HEARSAY = /\baccording to\b|\b(?:he|she|they) (?:says?|said|told)\b|才算|才能|才会|据.{1,8}(?:称|报道|显示)/;

function read({ text, clauses }: Sentence, context: Context): Reading {
  if (HEARSAY.test(text)) return "says neither";
  context.sentence = text;
  context.governed = false;
  context.refusing = false;
  context.historic = HISTORY.test(text);
  context.subject = "";
  context.carries = "open";
  const readings = clauses.map((clause) => readClause(clause, context));
  if (readings.includes("takes back") && STILL_OPEN.test(text)) return "takes back";
  return readings.findLast((reading) => reading !== "says neither") ?? "says neither";
}

// What is still to do stays so, whatever else of the sentence is done.
const STILL_OPEN =
  /(?:还没|尚未|仍未|依旧|依然|仍旧)(?!.*(?:现在|终于|后来|刚))|\b(?:not (?:\w+ ){0,3}yet|persists?)\b(?!.*\b(?:now|finally)\b)/;

function readClause(clause: Clause, context: Context): Reading {
  return /[\u4e00-\u9fff]/.test(clause.text) ? readChinese(clause, context) : readEnglish(clause, context);
}
