import type { ColdReason } from "../core/fault.js";
import type { Silence } from "../core/view.js";
import { quotedPattern } from "../lib/show-value.js";
import { coldReason } from "./en-faults.js";
import { plural } from "./en-hosts.js";

const minuteOf = (at: number): string => new Date(at).toISOString().replace("T", " ").slice(0, 16);

/** What doctor, test, why and log say. */
export const doctorTexts = {
  doctorStart: (count: number) => `Trying ${plural(count, "approved hook")} …`,
  doctorStep: (done: number, all: number, hook: string) => `${done + 1} of ${all}: ${hook}`,
  doctorNothing: "No hook is approved, so there is nothing to try. /hooks list shows what there is.",
  doctorFine: (event: string, hook: string, verdict: string, ms: number) =>
    `✓ ${event} → ${hook}: ${verdict} in ${Math.round(ms)} ms`,
  doctorSummary: (fine: number, all: number) => `${fine} of ${plural(all, "approved hook")} fine.`,
  macOS:
    "macOS: a background process that a script leaves behind is not found when the script is stopped, and bash can only run unprotected. On Linux neither is the case.",
  noInit:
    "The bot is process 1 of this container, and nothing collects the processes that scripts leave behind: in time no new ones can start. Start the container with an init: docker run --init, init: true in a compose file, or tini in front of the command.",
  unsupportedSystem: (system: string) =>
    `This does not run on "${system}". Start it on Linux or macOS; on Windows in WSL (https://aka.ms/wsl).`,
  helperMissing:
    "The small process that starts hooks does not start here, so the bot starts them itself and pauses for a moment each time. Install the package again, and check whether this machine may start more processes.",
  helperLost: (times: number) =>
    `The small process that starts hooks was lost ${plural(times, "time")} since the start, and replaced: the hooks it was running gave no verdict. Check whether something kills it, or whether memory runs out.`,
  unusableEntries: (count: number) => `${plural(count, "entry", "entries")} of the config cannot be used:`,
  fieldsIgnored: (event: string, fields: string) =>
    `It answers ${fields}, which has no effect on ${event}. Check the spelling, or use another event.`,
  complained: (stderr: string) => `⚠ It ended normally, but wrote to stderr: ${stderr}`,
  silence(silence: Silence): string {
    const { event, events } = silence;
    if (silence.kind === "stopped")
      return `It has not run since ${minuteOf(silence.since)} (UTC), although ${plural(events, "event")} came since then; before, ${silence.usual} was the most between two runs. /hooks why ${event} says what keeps it from running.`;
    const { key, pattern, tools, near } = silence;
    const next =
      near === undefined
        ? "If nothing of that kind has happened yet, this is fine."
        : `Did you mean ${near}? Then change the entry, and approve it again.`;
    const seen = tools.length === 0 ? "" : ` Tools that were called: ${tools.join(", ")}.`;
    return `Its ${key} ${quotedPattern(pattern)} has matched none of ${plural(events, `${event} event`)}.${seen} ${next}`;
  },
  textAroundJson: "It prints other text beside its JSON. The JSON was found, but print logs to stderr to be safe.",
  callsTheBot:
    "It seems to call the bot's own /chat from pre_llm_call, which asks the model from inside a model call. Call the model endpoint directly.",
  otherDialect: (dialect: string) =>
    `The script looks written for ${dialect}. Add "dialect: ${dialect}" to its entry and approve it again.`,
  staysCold: ({ why, detail = "" }: ColdReason) =>
    `It is not kept warm, but started again for each event, with the same verdict: ${coldReason(why, detail)}`,
  verdicts: {
    continue: "continue",
    block: "block",
    ask: "ask",
    drop: "drop",
    delay: "delay",
    "no-verdict": "no verdict",
  },
  rewrote: "rewrote",
  outcomeLine: (verdict: string) => `Outcome: ${verdict}`,
  reasonLine: (reason: string) => `Reason: ${reason}`,
  reasonMasked: (event: string, id: string) =>
    `It repeats what was checked, and no log keeps that. The full reason is shown where it was blocked; to see it again: /hooks test ${event} <payload as JSON>, or run the script that /hooks show ${id} shows by hand.`,
  messageReasonMasked: (id: string) =>
    `It repeats the withheld message, and nothing keeps that. To see the full reason, run the script that /hooks show ${id} shows by hand on the message.`,
  rewriteLine: (value: string) => `Rewritten: ${value}`,
  contextLine: (value: string) => `Context for the agent: ${value}`,
  noteLine: (value: string) => `Note for you: ${value}`,
  runLine: (hook: string, verdict: string, ms: number) => `• ${hook}: ${verdict} in ${Math.round(ms)} ms`,
  testedWhileOff: "(Hooks are OFF: this was only a test. /hooks on makes them count.)",
  nothingFired: (event: string) => `No approved hook matches this ${event} event. /hooks why ${event} says why.`,
  notRecorded: (id: string) =>
    `What event "${id}" came with is not kept. Only what passed while recording is ON can be tried again: /hooks record on`,
  badJson: (detail: string, example = '{"tool_input": {"command": "ls"}}') =>
    `The payload is not a JSON object: ${detail}. Example: ${example}`,
  whyNone: (event: string) => `No hook is configured for ${event}. /hooks list shows what there is.`,
  neverFires: (subject: string, words: string) =>
    `It is for ${JSON.stringify(subject)}, which the ready bot does not have: there it is one of ${words}. Unless your own bot fires it, this hook never runs.`,
  whyFires: "fires now",
  whyNot: {
    off: "would not fire: hooks are OFF. /hooks on turns them on.",
    "not-approved": (id: string) => `would not fire: not approved. /hooks approve ${id}`,
    "matcher-missed": (pattern: string) =>
      `fires only where its matcher finds something: ${quotedPattern(pattern)} (this payload has no match).`,
    elsewhere: (place: string, here: string) => `fires elsewhere: ${place} (this payload: ${here}).`,
    "subject-missed": (pattern: string, about: string) =>
      `fires only where its subject matches: ${quotedPattern(pattern)} (this payload is about "${about}").`,
    "not-for": (pattern: string) =>
      `is not for events of this kind${pattern === "" ? "" : `, or its matcher ${quotedPattern(pattern)} finds nothing`}.`,
    observe: "fires, but only observes: what it says is logged and not enforced.",
  },
  lastBlock: (time: string, event: string) => `The last block was at ${time} (UTC), on ${event}:`,
  blockedUnheard: (fault: string) => `It gave no verdict, and it is set to block in that case (fail_closed). ${fault}`,
  lastBlockHint: (id: string) => `/hooks show ${id} shows the script; /hooks log shows what else ran.`,
  revokedSince: "This hook is no longer approved.",
  noBlock: "Nothing was blocked lately. The state of each hook, on a sample of its event:",
  noneConfigured: "No hook is configured. /hooks examples lists some to install.",
  whyFaulty: (fault: string) => `but the last run gave no verdict: ${fault}`,
  whyChanged: "what fires is the approved version, not the one in the workspace.",
  masksHint:
    "▇▇▇ marks what repeats the checked text. /hooks why says where to find the full reason of the last block.",
  noLog: "No hook has fired yet. /hooks test <event> tries one.",
  logLine: (time: string, event: string, hook: string, verdict: string, ms: number) =>
    `${time} ${event} ${hook}: ${verdict} in ${Math.round(ms)} ms`,
};
