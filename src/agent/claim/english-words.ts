import { list } from "./words.js";

// Looking, asking, thinking, trying and being stopped end in -ed as well, but deliver nothing.
const NO_WORK = list(`
  aged agreed aimed allowed analysed analyzed appeared appreciated apologised apologized asked assumed attempted based believed
  belonged billed called charged blessed born bored caused checked compared concerned confused considered contained counted crashed decided declined
  delayed denied depended died differed discovered discussed doubted embed encountered estimated examined exceed exceeded
  excited existed expected experienced explained explored faced failed feared feed flagged followed forced founded
  guessed happened hated hesitated hit hoped hundred identified imagined improved inclined indeed inspected intended
  interested interrupted invented investigated involved killed lacked learned liked limited listed listened lived located
  looked lost loved meant measured mentioned misread missed misunderstood named need needed noted noticed observed occurred opened owned
  paused pleased planned played preferred proceed promised queued ranged read realised realized received recommended
  refused rejected related remained remembered required resembled reviewed red sacred scanned searched seed seemed
  shed shocked skipped sled speed stalled started stayed stopped studied succeed suffered suggested supposed
  surprised suspected talked thanked timed tired tried trusted unchanged understood unfinished unpublished unrelated unused used
  viewed voted waited walked wanted warned watched wed weighed wished wondered worked worried advanced detached nested
  dedicated unexpected`);
const IRREGULAR = list(`
  bought brought built chosen chose cut did done drawn drew gave given hid hidden laid left made overwrote overwritten paid put ran rebuilt
  redrawn redid redone reran re-ran reset rewritten rewrote sent set shrank shut sped split spun swept taken taught took undid undone withdrew
  stuck woke written wrote threw dealt rebooked spent dug bound hung held kept sorted`);
// "is" and "are" go with rules and facts as well ("is called"): here only what a job ends in.
const ENDED = list(`
  accomplished achieved activated added addressed applied approved archived backed booked built cancelled canceled cleaned cleared closed committed
  completed configured confirmed connected converted copied covered created deleted deployed delivered disabled done downloaded drafted
  enabled exported filed finalised finalized finished fixed formatted fulfilled generated handled hosted implemented imported installed integrated
  launched locked merged migrated moved ordered packaged paid patched placed polished posted prepared pushed printed proofread published registered released
  removed renamed renewed repaired replaced resolved reserved restarted restored reverted rotated rewritten saved scheduled secured sent set shared shipped
  signed solved sorted staged submitted synced tested tidied translated armed attached assigned bumped compiled compressed cropped dimmed edited emailed extended extracted forwarded lowered raised refunded rebooked requested rescheduled swapped trimmed typed unlocked unblocked updated
  adjusted amended annotated circulated corrected deactivated deduplicated decluttered digitised digitized emptied enrolled invoiced labelled labeled mailed notified
  packed paused ported programmed rebuilt redacted refactored reformatted reinstalled rephrased resized restocked restructured shortened silenced simplified sliced
  summarised summarized tagged transcribed transferred typeset unsubscribed validated watered whitelisted wiped withdrawn zipped
  calibrated deposited entered flashed mounted muted pinned reassigned rebooted recalculated refilled refreshed reimbursed reopened reprinted rerouted resubmitted
  retrained revised revoked reworked seeded snoozed soldered spell-checked squashed streamlined stitched tallied terminated unified vacuumed vetted upgraded uploaded verified wired wrapped written`);
/** Participle and state in one: they claim with any subject, also with "I am". */
const FINISHED = list("done finished fixed merged resolved sorted complete completed solved wrapped");
/** States a finished job leaves behind. */
const STRONG_STATES = list(`
  live online ready operational reachable accessible passing green back gone searchable usable up successful settled intact functional up-to-date`);
/** States that things are in anyway: they claim only beside "now", "again", "all" and the like. */
const WEAK_STATES = list(`
  active available clean consistent correct empty fine free good in off on out over perfect public running safe stable valid visible working
  centred centered identical aligned responsive faster smaller shorter clickable sortable open unlocked private current`);
const ADVERBS = list(`
  now just already also then finally successfully fully currently officially actually again completely too 
  quickly carefully safely properly correctly entirely freshly recently automatically manually simply even thus
  therefore hereby cleanly happily duly right well nicely really newly additionally`);
const OPENERS = list(`
  and but so ok okay yes yep yeah yup sure great good nice alright hi hello hey cool perfect right thanks well there boom voilà voila tada ta-da
  hooray yay awesome excellent absolutely certainly update status result summary tl;dr news`);
const DEFINITE = list(`
  the your my our its their this these those it they everything all both every each that qq that's yours mine one two three four five six seven
  eight nine ten eleven twelve today's tonight's tomorrow's`);
// Each of these before a predicate makes it something else than a report of the whole.
const BLOCKERS = list(`
  not never no none nothing nobody neither nor half halfway almost nearly partly partially mostly if once when whenever after before until till unless whether
  soon while will going gonna would could should might may must can cannot shall let's let ought need needs want wants make
  says say said told claim claims claimed think thinks thought believe believes guess assume suppose seem seems seemed appears apparently maybe perhaps probably
  likely presumably supposedly allegedly who whose how why what where someone somebody else only because since which whom means mean meaning hope hopefully wish ideally
  please to than unable failed fails without unsure suggest suggests suspect imagine pretend example e.g reports states reads
  typically usually often generally normally always traditionally historically originally previously formerly anyone people users he she`);
const DELIVERABLES = list(`
  build tests checks ci pipeline suite deploy deployment job import links agenda album analysis animation answer answers app application archive article backup banner bot branch brief brochure calendar catalogue chart
  comparison copy cover csv dashboard data deck demo diagram document docs documentation docx draft dump email essay export file files flyer folder form gallery game graph
  guide handout homepage image images invitation invite invoice invoices itinerary link list logo mail menu message migration minutes mockup newsletter notes output
  page pages paper patch pdf photo photos picture playlist poem post poster pr preview proposal prototype recipe recording release report repo result results resume
  schedule screenshot screenshots script server service sheet shop site slides song spreadsheet story subtitles summary table template text thread ticket tickets transcript
  translation video version website wiki write-up writeup workbook zip them it everything`);
/** What a thing that works again does, without an object. */
const SUCCEEDS = list(`
  pass passes passed work works worked succeed succeeds succeeded run runs builds compile compiles load loads
  respond responds render renders resolve resolves landed match matches completes`);
const LOOKS = list(
  "find see view open download access reach visit grab read check preview play watch try use browse edit share log sign start",
);

export type Tag =
  | "I"
  | "Y"
  | "h"
  | "b"
  | "e"
  | "a"
  | "Q"
  | "o"
  | "W"
  | "E"
  | "F"
  | "S"
  | "s"
  | "B"
  | "d"
  | "D"
  | "A"
  | "p"
  | "l"
  | "t"
  | "x";

// A later table wins: "done" is a state before it is a participle, "all" an adverb before it is definite.
const TABLES: readonly (readonly [Tag, readonly string[]])[] = [
  ["A", DELIVERABLES],
  ["l", LOOKS],
  ["p", SUCCEEDS],
  ["x", NO_WORK],
  ["W", IRREGULAR],
  ["E", ENDED],
  ["s", WEAK_STATES],
  ["S", STRONG_STATES],
  ["F", FINISHED],
  ["o", OPENERS],
  ["d", DEFINITE],
  ["a", ADVERBS],
  ["Q", ["all", "both", "each"]],
  ["B", BLOCKERS],
  ["I", ["i", "we"]],
  ["Y", ["you"]],
  ["h", ["have", "has", "had", "having"]],
  ["b", ["been"]],
  ["e", ["is", "are", "'s", "am"]],
  ["t", ["was", "were", "got"]],
];
const TAGS = new Map(TABLES.flatMap(([tag, words]) => words.map((word) => [word, tag] as const)));

/** The part a word plays in the grammar; any unknown -ed word is work. */
export function tagOf(word: string): Tag {
  const known = TAGS.get(word);
  if (known) return known;
  if (/^\d/.test(word)) return "D";
  // "Block-scoped" describes; "re-run" and "double-checked" tell of work.
  if (
    /-/.test(word) &&
    !/^(?:re|un|pre|double|auto|cross|fact|proof|hand|back|spell|soft|hard|force|cherry|de)-/.test(word)
  )
    return "x";
  if (/^[a-z-]{2,}[^e\W]ed$/.test(word)) return /^(?:re|un|up|over|out|co)-?/.test(word) ? tagOfStem(word) : "W";
  if (/^[a-z]{3,}ly$/.test(word)) return "a";
  return /s$/.test(word) && TAGS.get(word.slice(0, -1)) === "A" ? "A" : "x";
}

/** "Rechecked" looks as "checked" does. */
function tagOfStem(word: string): Tag {
  const stem = TAGS.get(word.replace(/^(?:re|un|up|over|out|co)-?/, ""));
  return stem === "x" ? "x" : "W";
}
