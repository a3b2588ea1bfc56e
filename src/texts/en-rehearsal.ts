import type { ExampleOutcome, ExamplesReport, NotLive, NotTried } from "../core/rehearsal.js";
import { plural } from "./en-hosts.js";

const why: Readonly<Record<NotLive, string>> = {
  "cannot-start": "it could not start when it was tried",
  "no-verdict": "it gave no verdict when it was tried, and with fail_closed it would block everything",
  examples: "its examples did not give the expected results",
};

const outcomes: Readonly<Record<ExampleOutcome, string>> = {
  passed: "it was let through",
  blocked: "it was blocked",
  asked: "it was held for a question",
  rewritten: "it was rewritten (if that is right, add rewritten: true to the example)",
  "not-wanted": "the hook's subject or matcher excludes it, so the hook never sees it",
  "no-verdict": "there was no verdict",
};

/** What is said of tries: on a sample, on the examples that travel with a hook, and of what does not count yet. */
export const rehearsalTexts = {
  tryingExamples: (target: string) => `Trying ${target} on its examples …`,
  approvedNotLive: (event: string, target: string, id: string) =>
    `Approved, but not yet live: ${event} → ${target}. Fix it and approve it again, or activate it as it is: /hooks approve ${id}. Undo: /hooks revoke ${id}`,
  offeredNotLive: (event: string, target: string, id: string) =>
    `Approved, but not yet live: the change of ${event} → ${target}. The previous version stays active. Fix the change and approve it again, or activate it as it is: /hooks approve ${id}`,
  asItIs: (event: string, target: string, id: string) =>
    `Active as it is: ${event} → ${target}. Undo: /hooks revoke ${id}`,
  notLive: (reason: NotLive) => `Not yet live: ${why[reason]}.`,
  notLiveHint: (id: string) =>
    `/hooks doctor tries it again, /hooks approve ${id} activates it as it is, /hooks revoke ${id} removes it.`,
  notLiveChanged: (id: string) =>
    `No version of it is active. /hooks show ${id} shows the change, /hooks approve ${id} tries the new version.`,
  offered: (reason: NotLive) =>
    `You approved the change, and it is not yet live: ${why[reason]}. The previous version stays active; approving the change again activates it as it is.`,
  whyNotLive: (id: string) => `would not fire: approved, but not yet live. /hooks approve ${id} activates it as it is.`,
  rehearsalAsked: (verdict: string, ms: number, inSandbox: boolean) =>
    `Tried once ${inSandbox ? "in a sandbox, " : ""}on a sample that fits its own patterns: ${verdict} in ${Math.round(ms)} ms.`,
  notTried: ({ why: reason, ...more }: NotTried, detail: string) => {
    if (reason === "no-sample")
      return `Not tried: no sample could be made that matches its pattern "${detail}". Write some yourself: must_block and must_pass in its entry.`;
    if (reason === "no-time")
      return `Not tried: all trial runs together took longer than ${detail} seconds. Find the slow hook with /hooks log, then send /hooks doctor again.`;
    const live = "It is live anyway; /hooks doctor tries it the way it runs.";
    if (reason === "unset")
      return `Not tried: ${"names" in more ? more.names : ""} is not set where the bot was started. Set it there and restart the bot. ${live} It said: ${detail}`;
    return reason === "network"
      ? `Not tried: it needs something on the network that could not be reached. ${live} It said: ${detail}`
      : `Not tried: it needs a file, a folder or a permission that it does not have in a sandbox. ${live} It said: ${detail}`;
  },
  examplesLine: ({ blocked, passed, leftOut }: ExamplesReport) => {
    const parts = [
      ...(blocked.of > 0 ? [`${blocked.right} of ${blocked.of} blocked`] : []),
      ...(passed.of > 0 ? [`${passed.right} of ${passed.of} passed`] : []),
      ...(leftOut > 0 ? [`${leftOut} left out`] : []),
    ];
    return `Examples: ${parts.join(", ")}.`;
  },
  exampleWrong: (place: string, example: string, outcome: ExampleOutcome) =>
    `⚠ The first wrong one is ${place}: ${outcomes[outcome]}: ${example}`,
  examplePlace: (list: string, number: number, isEarlier: boolean) =>
    `${list} ${number}${isEarlier ? " of the previous version" : ""}`,
  exampleSaid: (words: string) => `It said: ${words}`,
  noticeExamples: ({ blocked, passed }: ExamplesReport, first: string) => {
    const [letThrough, stopped] = [blocked.of - blocked.right, passed.of - passed.right];
    const tried = `Tried on its examples in a sandbox: ${blocked.right} of ${blocked.of} blocked, ${passed.right} of ${passed.of} passed`;
    if (first === "") return `${tried}.`;
    const lost = [
      ...(letThrough > 0 ? [`lets ${letThrough} of these through`] : []),
      ...(stopped > 0 ? [`does not pass ${stopped} of these`] : []),
    ];
    return `${tried}; the changed version ${lost.join(" and ")}, the first is ${first}.`;
  },
  noticeChangedNotLive: (event: string, target: string, changes: string) =>
    `⚠ ${event} → ${target}: ${changes}. It was approved, but is not yet live. /hooks show ${event} ${target} shows the change.`,
  exampleTrait: (toBlock: string, toPass: string) =>
    [...(toBlock === "" ? [] : [`must block ${toBlock}`]), ...(toPass === "" ? [] : [`must pass ${toPass}`])].join(
      ", ",
    ),
  exampleCount: (count: number) => plural(count, "example"),
};
