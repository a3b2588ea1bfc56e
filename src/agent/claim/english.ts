import {
  ALL_OF,
  CONDITION,
  CONTRACTIONS,
  DATED,
  EXPRESSIONS,
  FILED,
  FRESH,
  HABIT,
  HEDGED,
  HISTORY,
  IMPERATIVE,
  IS_NOW,
  LASTING,
  MANAGED,
  MAY_EXPAND,
  MAY_FOLLOW,
  MISHAP,
  MONTH_BESIDE,
  NAMES_A_CLAIM,
  NAMES_A_SET,
  NEGATED,
  NO_ROOM,
  NOT_TAKEN_BACK,
  NOW_DOES,
  OF_ITSELF,
  ON_REQUEST,
  PARTIAL,
  PLACE,
  PRESENTED,
  REFUSAL,
  RULE_AFTER,
  STORED,
  TAKEN_BACK,
  WALKTHROUGH,
  WORKS_WELL,
  YOU_CAN,
} from "./english-patterns.js";
import { tagOf } from "./english-words.js";
import type { Clause } from "./text.js";

export type Reading = "claims" | "takes back" | "says neither";

/** What is known of a sentence from the clauses before. */
export interface Context {
  /** The whole of the sentence that is being read. */
  sentence: string;
  /** The sentence asks somebody to do something, or sets a condition: only "I have …" still reports. */
  governed: boolean;
  refusing: boolean;
  /** A year or a century stands in the sentence. */
  historic: boolean;
  /** The first half of a subject, when "and" stood inside it: "the header and footer are fixed". */
  subject: string;
  /** The reply is walking somebody through steps: what "is saved" then is what will happen. */
  instructing: boolean;
  /** A participle may go on where the last clause stopped: "I opened it and changed the title". */
  carries: Carried;
}

/** "own": the agent was the subject; "open": nothing was said yet that could be one; "passive": "the leak is found and …". */
export type Carried = "own" | "open" | "passive" | "nothing";

interface Parsed {
  readonly text: string;
  readonly words: readonly string[];
  /** One letter a word: the grammar is a handful of patterns over these. */
  readonly tags: string;
}

/** Reads one clause; the context tells it how the sentence began and is told how it goes on. */
export function readEnglish(clause: Clause, context: Context): Reading {
  const halfSubject = clause.link === "and" ? context.subject : "";
  const parsed = parse(halfSubject + clause.text);
  context.subject = /^[dDA][xdDA]{0,4}$/.test(parsed.tags) ? `${parsed.text} ` : "";
  // "I went with Postgres and set up the schema" tells; "set up the schema" alone asks.
  const goesOn = clause.link === "and" && context.carries === "own" && /^[aQ]*[WE]/.test(parsed.tags);
  const orders = IMPERATIVE.test(parsed.text) && !goesOn;
  if (clause.link === "new") context.refusing = false;
  if (clause.link === "new" && !orders) context.governed = false;
  if (clause.link === "new" && /I/.test(parsed.tags)) context.instructing = false;
  if (REFUSAL.test(parsed.text)) context.refusing = true;
  if (orders || context.refusing || context.historic || CONDITION.test(parsed.text)) context.governed = true;
  if (orders) context.instructing = WALKTHROUGH.test(parsed.text);
  const passive = context.carries === "passive" && /^[aQ]*[EF]/.test(parsed.tags);
  const mayCarry = clause.link !== "and" || passive || /^o/.test(context.carries);
  context.carries = carriesOn(parsed, mayCarry);
  if (TAKEN_BACK.test(parsed.text) && !NOT_TAKEN_BACK.test(parsed.text) && (!context.governed || context.refusing))
    return "takes back";
  const said = context.governed || context.instructing ? !orders && reportsOwnWork(parsed) : reports(parsed, mayCarry);
  // "As you asked" says that it was done, unless what was asked is to leave it.
  const asAsked = !context.governed && ON_REQUEST.test(parsed.text) && !NEGATED.test(context.sentence);
  if (said) context.carries = "own";
  return said || asAsked ? "claims" : "says neither";
}

function parse(clause: string): Parsed {
  let text = clause;
  // Most clauses hold nothing to expand, and seventeen looks at each are slow.
  if (MAY_EXPAND.test(clause)) for (const [pattern, full] of CONTRACTIONS) text = text.replace(pattern, full);
  const words = text.match(/✓|'s\b|[a-z0-9à-ÿ][\w'à-ÿ./#+%-]*|%/g) ?? [];
  // A "that" inside a clause opens another one, about something else.
  const tags = words.map((word, at) => {
    if (word === "that" && at > 0) return "B";
    if (word === "may" && MONTH_BESIDE.test(`${wordAt(words, at - 1)} ${wordAt(words, at + 1)}`)) return "x";
    if (/^claims?$/.test(word) && NAMES_A_CLAIM.test(wordAt(words, at - 1))) return "x";
    if (word === "set" && NAMES_A_SET.test(wordAt(words, at - 1))) return "x";
    // "To 30 %" and "to the client" say where, "to publish" says what for.
    return word === "to" && isPlace(words.slice(at + 1, at + 4)) ? "x" : tagOf(word);
  });
  return { text: words.join(" "), words, tags: tags.join("") };
}

const wordAt = (words: readonly string[], at: number): string => words[at] ?? "";

/** What follows "to" is a place or a person: "the mail to Anna is sent", "to the client", "to 30 %". */
const isPlace = (words: readonly string[]): boolean => /^(?:[dDA]|x{1,2}[eht])/.test(words.map(tagOf).join(""));

/** A clause of our own or without a verb hands its subject on: "Great, fixed it", "I opened it and fixed it". */
function carriesOn({ tags }: Parsed, mayCarry: boolean): Carried {
  if (/B/.test(tags)) return "nothing";
  if (/I/.test(tags)) return "own";
  if (/^[dQ].*[et][aQ]*[xWEFSs]+$/.test(tags)) return "passive";
  return mayCarry && tags.length <= 4 && !/[Yhet]/.test(tags) ? "open" : "nothing";
}

function reports(parsed: Parsed, mayCarry: boolean): boolean {
  const { text, tags } = parsed;
  if (isPartial(text) || HISTORY.test(text)) return false;
  return (
    reportsOwnWork(parsed) ||
    (mayCarry && startsWithWork(parsed)) ||
    (mayCarry && isFragment(parsed)) ||
    reportsPerfect(parsed) ||
    reportsPast(parsed) ||
    reportsState(parsed) ||
    reportsSuccess(parsed) ||
    handsOver(parsed) ||
    saysSo(text, tags)
  );
}

function isPartial(text: string): boolean {
  const [, part, whole] = ALL_OF.exec(text) ?? [];
  return PARTIAL.test(text) || part !== whole;
}

/** Finds a pattern of tags that no blocker precedes. */
function finds(tags: string, pattern: RegExp): RegExpExecArray | undefined {
  const found = pattern.exec(tags);
  return found && !tags.slice(0, found.index).includes("B") ? found : undefined;
}

/** "I have published", "we just fixed", "I managed to". */
function reportsOwnWork({ text, tags, words }: Parsed): boolean {
  if (isPartial(text) || HISTORY.test(text)) return false;
  const found = finds(tags, /I[aoQ]*h?[aoQ]*[WEF]|Ie[aQ]*F/);
  if (found) return !/^(?:not|into|across)$/.test(wordAt(words, found.index + found[0].length)) && !MISHAP.test(text);
  return MANAGED.test(text) && !/B.*B/.test(tags);
}

/** "Renamed 12 files", "✓ Deployed", "Successfully sent". */
function startsWithWork({ tags, words }: Parsed): boolean {
  const at = words[0] === "✓" ? 1 : 0;
  const found = /^[oaQ]*[WEF]/.exec(tags.slice(at));
  if (!found) return tags.slice(at).startsWith("S") && words.length <= at + 4 && !tags.includes("B");
  const rest = tags.slice(at + found[0].length);
  if (/^(?:by|of|as|for)$/.test(wordAt(words, at + found[0].length))) return false;
  if (/^(?:takes|costs|needs|requires|means|contains|has|looks|works)$/.test(wordAt(words, at + found[0].length + 1)))
    return false;
  // "Published sites are listed": a sentence about published sites.
  const verb = rest.search(/[et]|hb/);
  return verb < 0 || /[BdI]/.test(rest.slice(0, verb));
}

/** "Setup complete", "Payment sent to Anna", "Homepage ✓". */
function isFragment({ tags, words }: Parsed): boolean {
  const last = wordAt(words, words.length - 1);
  const found = /^[xdDAQWps]{1,6}?[EF]/.exec(tags);
  const after = found ? words.slice(found[0].length).find((word) => tagOf(word) !== "a") : undefined;
  if (found && MAY_FOLLOW.test(after ?? "") && !/[het]/.test(tags)) return true;
  if (/[BhetIY]/.test(tags)) return false;
  if (STORED.test(words.join(" "))) return true;
  if (words.length > 1 && words.length <= 7 && last === "✓") return true;
  if (words.length <= 7 && /[xdDAQaoWps][EFS]a*$/.test(tags)) return true;
  if (/^x[xDA]{1,4}W$/.test(tags) && /ed$/.test(last) && !OF_ITSELF.test(last)) return true;
  return /^[xdDA]{1,2}W$/.test(tags) && /(?:ed|bought|sent|built|made|paid)$/.test(last);
}

/** "has been archived", "have gone live", "the job completed". */
function reportsPerfect({ tags, words }: Parsed): boolean {
  const found = finds(tags, /[he][aQ]*b[aQ]*[WEFSs]|hS[Ss]|d[xADEp]*[aQ]*h[aQ]*F|d[xADE]*[xA][aQ]*F(?!x*[et])/);
  if (!found) return false;
  const [next = "", agent = ""] = words.slice(found.index + found[0].length);
  // "Has been open for an hour" tells how long.
  if (next === "since" || (next === "for" && /s$/.test(found[0]))) return false;
  return next !== "by" || !/^(?:the|an?|your|our|his|her|their|someone|google|apple|microsoft)$/.test(agent);
}

/** "The keys were rotated": a definite thing, and no word of who did it or of a day long past. */
function reportsPast({ text, tags, words }: Parsed): boolean {
  const found = finds(tags, /t[aQ]*[WEFSs]/);
  if (!found || !hasSubject(tags, found.index) || DATED.test(text)) return false;
  return !/^(?:by|as|because|since|due)$/.test(wordAt(words, found.index + found[0].length));
}

/** "The page is live", "it's all fixed"; a rule or a lasting fact is none: "is sent when", "is stored in". */
function reportsState({ text, tags, words }: Parsed): boolean {
  const found = finds(tags, /e[aQ]*[WEFSs]/);
  const toYou = /Y$/.test(tags.slice(0, found?.index)) && /[EW]$/.test(found?.[0] ?? "");
  const finished = /^x{1,3}e[aQ]*F/.test(tags);
  if (!found || !(toYou || finished || hasSubject(tags, found.index)) || /^an? /.test(text) || NO_ROOM.test(text))
    return false;
  const end = found.index + found[0].length;
  const next = words.slice(end).find((word) => word !== "even") ?? "";
  const fresh = FRESH.test(text);
  if (/\bthen\b/.test(words.slice(0, found.index).join(" "))) return false;
  if (HABIT.test(text) && !fresh && !/^(?:scheduled|set|configured)$/.test(wordAt(words, end - 1))) return false;
  const atEnd =
    end === words.length || (end === words.length - 1 && /^(?:off|on|out|up|down|in|away|together|over)$/.test(next));
  switch (found[0].at(-1)) {
    case "F":
      return !RULE_AFTER.test(next) || next === "with" || fresh;
    case "S":
      return !/^(?:to|for|in)$/.test(next) || words[end - 1] !== "up";
    case "E":
      if (/^(?:written|set|built|hosted|configured|covered|created)$/.test(wordAt(words, end - 1)) && next === "in")
        return fresh;
      return !RULE_AFTER.test(next) || fresh || /\bqq\b/.test(text) || LASTING.test(text);
    case "W":
      if (next === "with" && /^d.*A/.test(tags.slice(0, found.index))) return true;
      return fresh || atEnd || /^your .*\bqq$/.test(text);
    default:
      if (/^(?:in|on|off|out|over)$/.test(wordAt(words, end - 1)))
        return atEnd || /^(?:now|again|until|for|at|place|qq)$/.test(next) || /\b(?:now|again)$/.test(text);
      return (
        /\b(?:now|again|already|finally|everything|all (?:good|clear|fine))\b/.test(text) ||
        /\bqq\b/.test(text) ||
        /running (?:on|at|fine|normally)|available (?:at|under|here)/.test(text)
      );
  }
}

const hasSubject = (tags: string, end: number): boolean => /[dDAQ]/.test(tags.slice(0, end));

/** "All tests pass", "the table now lists", "the import runs again". */
function reportsSuccess({ text, tags, words }: Parsed): boolean {
  const succeeds = Array.from(tags.matchAll(/p/g), ({ index }) => index).some((at) => {
    if (at === 0 || !hasSubject(tags, at) || tags.slice(0, at).includes("B")) return false;
    const [verb = "", next] = words.slice(at);
    // "Both runs" are two of them, not something that runs.
    if (/[QD]/.test(tags.charAt(at - 1)) && /s$/.test(verb)) return false;
    const alone = /^(?:pass|succe|compile|land)/.test(verb) && !RULE_AFTER.test(next ?? "");
    return alone || next === undefined || WORKS_WELL.test(next);
  });
  if (succeeds) return true;
  if (/^[dQ]/.test(tags) && !tags.includes("B") && IS_NOW.test(text)) return true;
  const now = NOW_DOES.exec(text);
  if (!now) return false;
  const before = tags.slice(0, countWords(text.slice(0, now.index)));
  return /[dDAQ]/.test(tags) && !/[BY]/.test(before);
}

const countWords = (text: string): number => text.split(" ").length - 1;

/** "You can find the report in …", "the page is at …", "here is the updated text". */
function handsOver({ text, tags }: Parsed): boolean {
  if (PRESENTED.test(text) || (FRESH.test(text) && !/B/.test(tags) && FILED.test(text))) return true;
  const can = YOU_CAN.exec(text);
  if (can && !/\b(?:if|once|when|after|before|unless|not|how)\b/.test(text)) {
    if (/\bnow\b/.test(can[0])) return true;
    if (tagOf(wordAt(can, 1)) === "l") return /A/.test(tags) && PLACE.test(text);
  }
  return (
    finds(tags, /d\w*A[aQ]*(?:e|x)[aQ]*x?/) !== undefined &&
    /\b(?:is|are|'s|sits?|lives?|awaits?|waits?) (?:\w+ )?(?:in|at|on|under|here|attached|waiting)\b/.test(text) &&
    PLACE.test(text) &&
    !/B/.test(tags)
  );
}

function saysSo(text: string, tags: string): boolean {
  if (HEDGED.test(text)) return !/\b(?:if|once|when|not)\b/.test(text);
  const found = EXPRESSIONS.exec(text);
  if (!found) return false;
  return !tags.slice(0, countWords(text.slice(0, found.index))).includes("B");
}
