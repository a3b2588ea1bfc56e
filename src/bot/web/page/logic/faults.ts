import { describeTarget } from "../../../../commands/describe.js";
import { shortName } from "../../../../lib/short-name.js";
import type { Texts } from "../../../../texts/index.js";
import type { ListedHook, PageList } from "../state/types.js";
import type { Words } from "../words/index.js";

export type Trouble = { tone: "bad" | "warn"; text: string };

/** What an owner should look into, the worst first, each in a line. */
export function troublesOf(list: PageList, words: Words, texts: Texts): Trouble[] {
  const { lockdown, hooks, faults, switch: status } = list;
  const { mirror } = status;
  const bad = (text: string): Trouble => ({ tone: "bad", text });
  const warn = (text: string): Trouble => ({ tone: "warn", text });
  const broken = hooks.filter((view) => view.broken.length > 0);
  const changed = hooks.filter((view) => view.state === "changed" && !broken.includes(view));
  return [
    ...(lockdown ? [bad(texts.lockdown(lockdown))] : []),
    ...broken.map((view) => bad(words.brokenGuard(nameOf(view)))),
    ...changed.map((view) => warn(words.changedHook(nameOf(view)))),
    ...(faults.length > 0 ? [warn(words.unusableEntries(faults.length))] : []),
    ...(mirror.kind === "value" && !status.forced && mirror.on !== status.on
      ? [warn(texts.mirrorDiffers(mirror.on, status.on))]
      : []),
  ];
}

const nameOf = ({ entry }: ListedHook): string => `${shortName(describeTarget(entry))} (${entry.event})`;
