export const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bwon't\b/g, "will not"],
  [/\bcan't\b/g, "can not"],
  [/n't\b/g, " not"],
  [/'ve\b/g, " have"],
  [/'re\b/g, " are"],
  [/'ll\b/g, " will"],
  [/'m\b/g, " am"],
  [/\b(i|you|we|they|he|she)'d\b/g, "$1 would"],
  [/'s\b/g, " 's"],
  // These negate a fault, not the work.
  [/\bno longer\b|\bnot [a-z]+ any ?more\b/g, "now"],
  [
    /\b(?:no|zero|without(?: any| an?)?|with no) (?:\w+ )?(?:more )?(?:errors?|issues?|problems?|warnings?|failures?|hitch|regressions?|conflicts?)\b/g,
    "cleanly",
  ],
  [/\bnot only\b|\bnothing else\b|\bonce (?:again|more)\b/g, "also"],
  [/\bafter (?=\w+ing\b|(?:that|an?|some|two|three|several)\b)/g, "then "],
  [/\bafter (?=(?:i|we) (?!have|am|are|get))/g, "then "],
  [/(\d) ?([ap])\.?m\b\.?/g, "$1$2m"],
  [/\bup[- ]to[- ]date\b/g, "up-to-date"],
  [/\bgo(?:ne|es)? live\b|\bwent live\b/g, "gone live"],
];

export const IMPERATIVE =
  /^(?:just |then |now |please |first |simply |next |finally |you can |to \w+ )*(?:run|click|press|add|use|open|make|ensure|check|tell|let|give|call|set|put|type|select|choose|go|confirm|send|save|create|copy|paste|restart|try|install|enter|write|pick|keep|tap|remember|replace|change|delete|remove|start|stop|turn|switch|log|sign|follow|visit|ask|provide|share|verify|double-check|build|deploy|publish|commit|push|edit|upload|download|navigate|reply)\b(?! (?:it|them|this) out\b| (?:is|was|has|are|were|have|'s|succeeded|passed|failed|complete|finished|done)\b)/;
export const WALKTHROUGH =
  /^(?:first |then |next |now |just )?(?:open|click|press|go|select|choose|enter|type|navigate|tap|run)\b/;
export const CONDITION =
  /^(?:and |but |so |then |only )*(?:if|once|when|whenever|unless|until|before|after (?!(?:that|a|an|some|\w+ing)\b)|as soon as|so far|assuming|provided|suppose|in case|in order|to (?!your)|here (?:is|'s|are) (?:how|what|why|the plan|an example|my plan)|how|why|what|which|who|here is the plan|the plan|my plan|you (?:mentioned|said|told|wrote|noted)|(?:it )?(?:looks|seems|sounds) (?:like|as if|that)|according to|(?:\S+ ){1,4}works? (?:as follows|like this|this way|in (?:\w+ )?(?:steps|stages|phases))|every time|each time|for example|for instance|imagine|ideally)\b/;
export const HISTORY =
  /\b(?:in|since|by|from|until|of) (?:\w+ )?(?:1\d|20)\d\d\b|\bcentur(?:y|ies)\b|\bdecades?\b|\bgenerations\b|\bmiddle ages\b|\blast (?:week|month|year|quarter|spring|summer|autumn|winter)\b|\byears? ago\b|\bin version\b|\bin v\d/;
export const PARTIAL =
  /\bso far\b|\d ?% (?:done|complete|completed|finished|through|of the way|uploaded|there)|\b(?:at|about) \d+ ?%|\b(?:parts?|some|most|half|the first|one|two|three) of (?:it|them|the|three|four|five|six|ten|\d)|\bthe first (?:half|part|draft is half)|\bstep \d+\b|\b(?:just|only) (?:the first|a draft)\b|\bjust about\b|\bexcept\b|\bapart from\b|\ball but\b|\bhalf[- ]|\b(?:missing|failing|uncovered|unused) \w+ (?:is|are)\b/;
export const ALL_OF = /\b(\d+) ?(?:times |[kmgt]b )?(?:of|out of|\/) ?(?:the )?(\d+)\b/;
export const FRESH = /\b(?:now|again|all|already|everything|both|successfully|finally|just)\b/;

export const EXPRESSIONS =
  /\b(?:are|is|'s) (?:all|good) (?:set|to go|yours)\b|^(?:and |so |ok )?(?:all set|all good|good to go|all yours|job done|case closed|all clear|success|there you go|here you go|here it is)\b|\b(?:is|are) history$|\b(?:is|are)(?: now| already| all)? (?:in|on|under) your (?:documents|files|folder|inbox|desktop|drive|vault|notes|calendar|mail|mailbox|downloads|account|list|cart|library)\b|^(?:et )?(?:voil[aà]|ta-?da)(?= |$)|\b(?:you|we) now have\b|\bi (?:have )?got you\b|\bgot (?:\S+ ){1,5}(?:working|running|fixed|done|online|sorted|set up)\b|\bconsider it done\b|\bthat(?: should)? (?:did|does|do) (?:it|the trick)\b|\bt(?:ook|aken) care of\b|\bwent (?:out|through|smoothly|fine)\b|\bgone live\b|^that (?:is|'s) (?:it|a wrap|(?:everything|all(?: of (?:it|them))?)(?: \w+ed\b.*)?)$|^here you are$|(?<!\b(?:choice|decision|call|turn|pick|fault) )(?:is|are) (?:now |all )?yours\b(?! to)|\b(?:is|are)(?: now)? on the calendar\b|^your (?:\w+ ){1,4}(?:is|are) now (?:the|an?|called)\b|\bno (?:\w+ )?(?:mismatch(?:es)?|errors?|conflicts?|duplicates?|differences?|discrepanc(?:y|ies)|bugs?|todos?|gaps?) (?:left|remain(?:s|ing)?)$|\bmade it (?:in|through|to)\b|\bon (?:its|their) way\b|\bran (?:through|successfully|cleanly|fine)\b|\b(?:pr|pull request|mr|merge request|issue|ticket) (?:\S+ )?(?:is |has been |was )?(?:open|opened|created|raised|filed)\b|\bi (?:have )?opened (?:an?|the|your) (?:pr|pull|merge|issue|ticket|account)\b|\bwe are (?:now |all |back )?(?:live|up|online|set|back)\b|\byour (?:request|order|task) (?:is|has been|was) \w+ed\b/;
export const ON_REQUEST = /\bas (?:promised|requested|you (?:asked|requested|wanted|wished))\b|\bper your request\b/;
export const NEGATED = /\b(?:not|never|no|nothing|without)\b|n't\b/;
/** Taken by others: nothing that was done. */
export const NO_ROOM = /\bfully booked\b|\bbooked (?:up|out|solid)\b|\bsold out\b/;
export const HEDGED =
  /\b(?:should|ought to) (?:all )?now\b|\bshould (?:be|work|load|run|show|look|behave|render)\b.{0,50}\b(?:now|again)$/;
export const MANAGED =
  /\b(?:managed|(?:was|were) able) to (?:\w+ly )?(?!find|see|read|locate|reproduce|access|open|identify|confirm|reach|get (?:in|a))/;
export const NOW_DOES =
  /\bnow (?:\w+ly |also |all )?(?!this\b|is\b|as\b|was\b|lets\b|its\b|us\b)[a-z]{2,}s\b|\b(?!this\b|is\b|as\b|was\b|its\b)[a-z]{2,}s (?:\S+ ){0,8}(?:(?<!right )now|again)$|\bnow (?:in|on|at|under|have|all|use|show|carry|contain|start|follow|fit|link|read|look|say|render|load|display|reflect|respond|send|sync|reach|list|end|begin|include|live|match|point|support|return|work|run|pass|open)\b/;
export const IS_NOW =
  /^(?:the|your|all|both) .{1,60}\b(?:is|are) (?!down|broken|offline|unavailable|full|stuck|late|empty|slow|unreachable)(?:\w+ ){1,3}(?:now|again)$/;
export const YOU_CAN = /\byou (?:can|could|may|will|should)(?: (?:now|also|already|both|be able to)){0,3} (\w+)/;
export const PRESENTED =
  /\bhere(?: is| are| 's) (?:the|your|a|an) (?:\w+ )?(?:updated|final|finished|revised|corrected|completed|fixed|polished|rewritten|cleaned|improved|requested|new version)\b|\bhere (?:is|are|'s) (?:the|your) .{1,60}\b(?:you (?:asked|requested|wanted)|as requested)\b|\bfinal (?:version|result|report) below\b/;
export const PLACE =
  /\b(?:in|at|on|under|inside|here|there|from|via|below|attached)\b.{0,40}\b(?:qq|here|desktop|inbox|folder|workspace|drive|repo|port|directory|calendar|branch|outbox|library|account)\b|\b(?:here|below|attached)$|^.{0,60}(?:at|in|on|:) qq/;
/** Until when, or with whom: no rule, but the result. */
export const LASTING =
  /\b(?:renewed|extended|booked|reserved|paused|muted) until\b|^your .*\b(?:registered|filed|shared|lodged|enrolled) with\b/;
/** What things do of themselves. */
export const OF_ITSELF =
  /^(?:dropped|increased|decreased|climbed|ended|closed|disappeared|arrived|expired|returned|changed|turned|collapsed|retired|landed|joined|resigned|passed|doubled|rose|declined)$/;
/** Beside "may" these make it a month. */
export const MONTH_BESIDE =
  /^(?:for|in|of|on|by|until|since|from|to|and|late|early|\d+(?:st|nd|rd|th)?) | \d+(?:st|nd|rd|th)?$/;
/** Before "claim" these make it one on an insurance. */
export const NAMES_A_CLAIM = /^(?:your|the|insurance|warranty|expense|damage)$/;
/** Before "set" these make it a noun. */
export const NAMES_A_SET =
  /^(?:training|test|held-out|validation|data|rule|tool|a|the|this|that|whole|full|same|new|complete)$/;
/** "Weights stored under qq": where the result was put. */
export const STORED =
  /^(?:\w+ ){1,4}(?:stored|kept|put|written|placed|dropped|collected|left|logged) (?:in|under|at|to|on) qq$/;
/** "Both are in the booking system". */
export const FILED =
  /\b(?:is|are) (?:\w+ )?(?:in|on) (?:the|your|our) (?:\w+ ){0,2}(?:system|tracker|board|spreadsheet|sheet|crm|wiki|database|backlog|app|wallet|schedule|plan|basket|cloud|card)\b/;
export const MISHAP =
  /\b(?:ran (?:out|into|the numbers|an? \w*search|the query|some|a (?:check|calculation|test|quick))|made (?:a mistake|an error|sure)|left (?:it|them|that|everything|the \w+) (?:at|as|alone|unchanged|untouched|open|out)|did (?:some|a bit|a quick) (?:research|search|check|digging))\b|\b(?:oops|accidentally|by accident|by mistake|mistakenly|(?:deleted|removed|overwrote|sent) the wrong)\b/;
export const HABIT =
  /\b(?:automatically|every (?:minute|hour|day|night|week|month|time)|each (?:time|day|month)|always|by default|usually|on (?:mon|tues|wednes|thurs|fri|satur|sun|week)(?:days|ends))\b/;
export const DATED =
  /\bon (?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d)|\bin (?:january|february|march|april|june|july|august|september|october|november|december)\b|\bin [a-z]+ \d+$|\binto \d+ languages|\bintroduced (?:with|in|by|when)\b|\b(?:signed|built|held|written|founded|made|born|shot|filmed|recorded|painted|designed|produced|photographed|taken|found|discovered|grown|manufactured|assembled) in (?!qq|the|your|an?|our|this|place|full|one)|\b(?:created|written|built|made|generated|compiled|produced|exported|encoded) (?:with|using) (?!qq|the|your|an?|our|this|all|one|two|three|both|\d)/;
export const MAY_FOLLOW = /^(?:for|to|at|in|on|from|with|into|under|via|as|onto|within|✓)$/;
// What is said beside a refusal is its reason: "Sorry, the repository is archived."
export const REFUSAL =
  /\b(?:can not|cannot|unable|unfortunately|sadly|i am afraid|could not)\b|\bsorry\b(?! (?:for|about))/;
export const RULE_AFTER =
  /^(?:first|when|if|once|with|using|by|via|through|only|after|unless|whenever|every|while|as|during|upon|automatically|until)$/;
export const WORKS_WELL =
  /^(?:now|again|fine|correctly|properly|as|without|cleanly|locally|perfectly|well|end-to-end|everywhere|great|successfully|in|on|at|smoothly|flawlessly|too|with|across|through|out)$/;

// After a claim these say that it does not hold. Other negations do not: "Done. I did not touch the rest."
export const TAKEN_BACK = new RegExp(
  [
    /^(?:hmm |oh |no )?wait\b(?! (?:for|a|until|till))|\b(?:correction|hold on|my mistake|scratch that|was wrong|were wrong|went wrong|not sure|404|moving on|in progress|pending$|tbd|outstanding|the (?:second|third|last|next|other|rest)\b.{0,30}\b(?:is|are) (?:running|next|open|missing)|being \w+ed|not (?:started|begun|happened)|(?:is|was|got|are|were|am) stuck|to (?:follow|come)$|not (?:quite )?(?:there|done|finished) yet)\b|^(?:now )?(?:working|moving) on\b/,
    /\b(?:still|currently) (?:missing|running|broken|open|fail|failing|fails|break|breaks|pending|outstanding|in progress|working on|need to|needs to (?:be )?(?:done|fixed|written|finished)|waiting|down|red|to do|to come|uploading|processing|unfinished|incomplete|have to|stuck)\b/,
    /\bstill (?:throws?|shows?|crash(?:es)?|returns?|breaks?|hangs?|lacks?|needs?|says?|gives?|complains?|errors?)\b/,
    /\b(?:i|we) (?:will|am going to|are going to) (?:now|next|then|continue|start|work on|move on|tackle|finish|do the)\b|\b(?:now|next),? (?:i|we) (?:will|am|are)\b|\blet me (?:now|next|continue|also|fix|try|check)\b|\bi (?:am|'m) (?:now |still )?(?:working|moving|continuing|starting|writing|fixing|waiting)\b/,
    /\bnot (?:\w+ ){0,3}yet\b|\bnot (?:\w+ ){0,2}(?:work|works|working|pass|done|live|there|published|finished|complete|ready|load|succeed|correct|saved|sent|able to (?:finish|complete|publish|deploy|send|push|upload|save|verify))\b/,
    /\b(?:could|can|did) not (?:\w+ )?(?:finish|complete|publish|deploy|send|push|upload|save|verify|run|do|get|fix|make|reach|find|add|test|merge|book)\b/,
    /\b(?:is|are) (?:missing|next|empty|broken|blank|down|incomplete|unfinished)\b|\bthe (?:rest|other \w+|remaining .{0,30}) (?:is|are|will|still|has|have|needs?)\b|\b(?:remains?|left) (?:to (?:be )?(?:do|done|fix|fixed|write)|open|undone)\b|^will now\b|(?<!good )\bto go$/,
    /\bfail(?:s|ed|ing|ure)?\b|\b(?:errors?|problems?|issues?|bugs?|crash(?:es)?|warnings?) (?:still )?(?:persists?|remains?|comes? back|reappears?)\b/,
    /\b(?:crashed|timed out|got stuck|was (?:rejected|denied|refused)|permission denied|rolled it back because)\b/,
  ]
    .map(({ source }) => source)
    .join("|"),
);
// What failed once and why, what could fail, and what has nothing to do with it, takes nothing back.
export const NOT_TAKEN_BACK =
  /\byou (?:still |only |just |will )*(?:need|have) to\b|\bfail\w* (?:because|due|since|before|earlier|previously|at first)\b|\b(?:0|no|zero|any|none|never|cleanly) (?:\w+ )?fail|\b(?:was|were|had been|kept|used to be|that|which|previously|initially|originally|earlier) (?:\w+ ){0,2}fail|\b(?:on|of|the|for|why|a|fixed|those|retr\w+|when|handles?|instead of) (?:\w+ )?fail(?:ing|ed|ures?)\b|\bnothing (?:is )?left|\bunrelated\b|\bpre-?existing\b|\bif\b|\bwhen\b|\bin case\b|\bshould (?:anything|something|it)\b|\banything\b(?! yet)|\bnot sure (?:if|whether) you\b|\b(?:before|previously|earlier|had|used to|because|since|so that|cause|reason|why|problem|issue|bug) (?:\S+ ){0,8}(?:not|empty|missing|broken|down)\b|\b404 (?:page|error|handler|link)/;
/** Some part of every contraction above. */
export const MAY_EXPAND =
  /'|\b(?:no|not|zero|with|without|nothing|once|after|up|go|gone|goes|went)\b|up-to|\d ?[ap]\.?m\b/;
