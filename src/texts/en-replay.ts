import type { ExampleOutcome } from "../core/rehearsal.js";
import type { NotReplayed, Replay } from "../core/replay.js";
import { plural } from "./en-hosts.js";

const number = (value: number): string => value.toLocaleString("en-US");

const outcomes: Readonly<Record<ExampleOutcome, string>> = {
  passed: "passes",
  blocked: "blocks",
  asked: "asks",
  rewritten: "rewrites",
  "not-wanted": "passes",
  "no-verdict": "gives no verdict",
};

const why: Readonly<Record<NotReplayed["why"], string>> = {
  "not-recording":
    "nothing is recorded. /hooks record on keeps what passes from now on, encrypted, so that this can be answered",
  "no-sandbox":
    "there is no sandbox without a network here. Install bubblewrap where the bot runs, then restart the bot",
  "no-program": "it calls an address, and recorded events are not sent anywhere",
  "cannot-block": "nothing can be blocked at its event",
  "names-others":
    "nobody has approved it, and it would read files outside the workspace. Read its text, then approve it",
  "no-verdict": "it gave no verdict in the sandbox",
  gone: "it is no longer proposed or approved. /hooks list shows what there is",
};

/** The record of what passes, and what a hook would have done to it. */
export const replayTexts = {
  recording: (days: number) =>
    `Recording: what passes is kept for ${plural(days, "day")}, encrypted. /hooks record off stops this and deletes it.`,
  notRecording: "Nothing is recorded. /hooks record on keeps what passes for 7 days, /hooks record on 30d for 30.",
  recordOn: (days: number) =>
    `Recording is ON: from now on, what passes your hooks is kept for ${plural(days, "day")}, encrypted, at most 32 MiB, and never what is blocked or withheld. /hooks show <id> then says what a hook would have stopped. /hooks record off stops this and deletes it.`,
  recordOff: "Recording is OFF, and what was kept is deleted.",
  alreadyOff: "Recording was OFF already: nothing is kept.",
  whileOff: "Hooks are OFF, so nothing passes them, and nothing is recorded. /hooks on turns them on.",
  tooManyDays: (days: number) => `${days} days are too many: at most 30 are kept. Send /hooks record on 30d.`,
  replaying: (target: string) => `Trying ${target} on what has passed …`,
  result: ({ events, blocked, asked, unheard, differ, leftOut, unkept }: Replay): string => {
    const others =
      unkept === 0 ? "" : ` ${number(unkept)} more cannot be replayed: they were held back or are too large.`;
    if (events === 0) return `No recorded event is of its kind, so there was nothing to replay.${others}`;
    return [
      `Of your last ${number(events)} events that passed, it would have blocked ${blocked === 0 ? "none" : number(blocked)}`,
      asked === 0 ? "" : ` and asked about ${number(asked)}`,
      ".",
      differ === undefined ? "" : ` Old and new ${differ === 0 ? "do not differ" : `differ in ${number(differ)}`}.`,
      unheard === 0 ? "" : ` It gave no verdict on ${number(unheard)}.`,
      leftOut === 0 ? "" : ` There was no time for ${number(leftOut)} older ones.`,
      others,
    ].join("");
  },
  notReplayed: ({ why: reason }: NotReplayed, detail: string) =>
    `Not tried on what has passed: ${why[reason]}${detail === "" ? "" : `: ${detail}`}.`,
  lookAtEach: (id: string) => `Look at each: /hooks show ${id} blocked`,
  tryIt: (id: string) => `What would it have stopped? /hooks show ${id} blocked`,
  lookAtOne: (id: string, at: number) => `One in full: /hooks show ${id} blocked ${at}`,
  noSuch: (typed: string, id: string) =>
    `There is no "${typed}" among them. /hooks show ${id} blocked lists them with their numbers.`,
  found: (at: number, when: string, what: string, outcome: ExampleOutcome, before: ExampleOutcome | undefined) =>
    `${at}. ${when}  ${outcomes[outcome]}${before === undefined ? "" : ` (the approved version ${outcomes[before]})`}: ${what}`,
  inTranscript: (events: number) => `${plural(events, "event")} in the transcript.`,
  noTranscript: (path: string) =>
    `"${path}" is not a Claude Code transcript: it must be lines of JSON, as in ~/.claude/projects/<project>/<session>.jsonl.`,
  unreadable: (path: string, detail: string) => `"${path}" cannot be read (${detail}). Check the path and try again.`,
  more: (shown: number) => `Only the newest ${shown} are shown.`,
};
