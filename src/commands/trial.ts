import type { HookEntry } from "../core/hook.js";
import type { ExamplesReport, NotLive, NotTried, Rehearsal } from "../core/rehearsal.js";
import { momentsMissed } from "../formats/moments.js";
import { escapeLine } from "../lib/clean-text.js";
import { shortened } from "../lib/show-value.js";
import { spacedJson } from "../lib/spaced-json.js";
import type { Texts } from "../texts/index.js";
import { foreign, type Line, say } from "./reply.js";

/** How a try went: in a line or a few, and whether an owner should look at it first. */
export type DescribedTrial = { isWarning: boolean; lines: Line[] };

/** How the one try at an approval went. */
export function describeTrial(rehearsal: Rehearsal | undefined, texts: Texts, notLive?: NotLive): DescribedTrial {
  if (!rehearsal) return { isWarning: false, lines: [texts.notRehearsed] };
  const { examples, notTried } = rehearsal;
  const sample = describeSample(rehearsal, texts, notLive);
  const wrong = examples?.wrong !== undefined;
  return {
    isWarning: sample.isWarning || wrong || (notTried !== undefined && notTried.why !== "no-sample"),
    lines: [
      ...(notTried ? [describeNotTried(notTried, texts)] : sample.lines),
      ...(examples ? describeExamples(examples, texts) : []),
    ],
  };
}

function describeSample(
  { answer, ms, event, inSandbox, isAsked }: Rehearsal,
  texts: Texts,
  notLive: NotLive | undefined,
): DescribedTrial {
  if (!answer) return { isWarning: false, lines: [] };
  if (answer.kind === "no-verdict") {
    const fault = foreign(texts.fault(answer.fault));
    if (!inSandbox) return { isWarning: true, lines: [notLive ? ["⚠ ", fault] : say(texts.rehearsalFailed, fault)] };
    return { isWarning: true, lines: [say(texts.sandboxFailed, fault), ...(notLive ? [] : [texts.sandboxFailedHint])] };
  }
  const { verdict, reason = "" } = answer.decision;
  if (verdict === "block" && !isAsked)
    return {
      isWarning: true,
      lines: [
        say(texts.rehearsalBlocks, foreign(reason), inSandbox),
        ...(answer.remedy ? [foreign(texts.remedy(answer.remedy))] : []),
      ],
    };
  const words = isAsked ? texts.rehearsalAsked : texts.rehearsalFine;
  const fine = words(texts.verdicts[verdict], ms, inSandbox);
  const ignored = say(texts.fieldsIgnored, event, foreign(answer.ignored.join(", ")));
  // A script whose program is missing ends well and says nothing else.
  const complained = answer.stderr === undefined ? [] : [say(texts.complained, foreign(answer.stderr))];
  return {
    isWarning: complained.length > 0 || answer.ignored.length > 0,
    lines: [answer.ignored.length === 0 ? fine : [`⚠ ${fine} `, ...ignored], ...complained],
  };
}

export function describeNotTried(notTried: NotTried, texts: Texts): Line {
  if (notTried.why === "no-time") return texts.notTried(notTried, String(notTried.afterMs / 1_000));
  const detail = notTried.why === "no-sample" ? notTried.pattern : texts.fault(notTried.fault);
  return say((words: string) => texts.notTried(notTried, words), foreign(detail));
}

/** That a hook waits for what never comes. */
export async function describeNever(entry: HookEntry, texts: Texts): Promise<Line[]> {
  const words = await momentsMissed(entry);
  return words ? [foreign(escapeLine(texts.neverFires(entry.subject ?? "", words.join(", "))))] : [];
}

/** The result in one line, and below it the first example that went wrong. */
export function describeExamples(report: ExamplesReport, texts: Texts): Line[] {
  const { wrong } = report;
  if (!wrong) return [texts.examplesLine(report)];
  const words = wrong.fault ? texts.fault(wrong.fault) : wrong.reason;
  const line = say(
    (example: string) => texts.exampleWrong(placeOf(wrong, texts), example, wrong.outcome),
    foreign(wrong.example),
  );
  return [texts.examplesLine(report), line, ...(words ? [say(texts.exampleSaid, foreign(words))] : [])];
}

const MAX_LISTED = 10;
const MAX_EXAMPLE = 200;

/** The examples that stand in an entry, for whoever looks at what they are about to approve; files are shown as files. */
export function listExamples({ mustBlock, mustPass }: HookEntry, texts: Texts): Line[] {
  const lists = [
    ["must_block", mustBlock],
    ["must_pass", mustPass],
  ] as const;
  return lists.flatMap(([list, given = []]): Line[] => {
    if (typeof given === "string") return [];
    const lines = given.slice(0, MAX_LISTED).map((fields, at): Line => {
      const words = escapeLine(shortened(spacedJson(fields), MAX_EXAMPLE));
      return [`${texts.examplePlace(list, at + 1, false)}: `, foreign(words)];
    });
    const more = given.length - MAX_LISTED;
    return more > 0 ? [...lines, `… + ${texts.exampleCount(more)}`] : lines;
  });
}

/** Which example it is, without its words. */
export const placeOf = ({ list, number, isEarlier }: ExamplesReport["wrong"] & object, texts: Texts): string =>
  texts.examplePlace(list, number, isEarlier ?? false);
