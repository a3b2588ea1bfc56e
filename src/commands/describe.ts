import type { ScriptRemarks } from "../core/control.js";
import type { HookRun } from "../core/firing.js";
import { type HookEntry, LIMITS } from "../core/hook.js";
import type { OwnerAct } from "../core/owner-act.js";
import type { Place } from "../core/place.js";
import type { BundledGuard, Example, HookChange, HookView } from "../core/view.js";
import { quoteWord } from "../lib/argv.js";
import { escapeLine } from "../lib/clean-text.js";
import { isAllMasked } from "../lib/mask.js";
import { shortened } from "../lib/show-value.js";
import { shownUrl } from "../lib/shown-url.js";
import type { Texts } from "../texts/index.js";
import { KINDS } from "../transports/kinds.js";
import type { EntryTrait } from "../transports/transport.js";

export type { OwnerAct } from "../core/owner-act.js";
export { addressOf, titleOf as describeTarget } from "../transports/kinds.js";

/** A hook in one line: its state, its id and what it does. */
export const hookTitle = (mark: string, id: string, event: string, target: string): string =>
  `${mark} [${id}] ${event} → ${target}`;

/** `named`: also the names that whoever can write in a folder has given to new files there. */
export function describeChange(change: HookChange, texts: Texts, named = true): string {
  switch (change.kind) {
    case "entry-removed":
      return texts.change["entry-removed"];
    case "entry-unreadable":
      return texts.change["entry-unreadable"](escapeLine(change.file), change.line);
    case "entry-edited":
      return texts.change["entry-edited"](change.keys.map((key) => KEYS_IN_FILE[key] ?? key).join(", "));
    case "env-refused":
      return texts.change["env-refused"](names(change.names));
    case "folder-changed":
      return texts.change["folder-changed"](escapeLine(change.path), describeInside(change, texts, named));
    default:
      return texts.change[change.kind](escapeLine(change.path));
  }
}

function describeInside(
  { edited, added, removed }: Extract<HookChange, { kind: "folder-changed" }>,
  texts: Texts,
  named: boolean,
): string {
  const { change: words } = texts;
  const some = (all: readonly string[]): string => listSome(all, texts);
  const parts = [
    ...(edited.length > 0 ? [words.edited(some(edited))] : []),
    ...(added.length > 0 ? [words.added(named ? some(added) : words.files(added.length))] : []),
    ...(removed.length > 0 ? [words.removed(some(removed))] : []),
  ];
  return parts.length > 0 ? parts.join(", ") : words.unread;
}

const MAX_NAMED = 3;

const listSome = (all: readonly string[], { change }: Texts): string =>
  all.length > MAX_NAMED ? change.andMore(names(all.slice(0, MAX_NAMED)), all.length - MAX_NAMED) : names(all);

/** What is special about an entry: every key that an approval binds and that is not as usual. */
export function describeTraits(entry: HookEntry, texts: Texts): string[] {
  const { traits } = texts;
  const own = KINDS[entry.type].traits(entry);
  return [
    ...(isShellLine(entry) ? [texts.formats.shellLine] : []),
    ...(entry.trigger === undefined ? [] : [texts.formats.trigger(escapeLine(entry.trigger))]),
    ...(entry.subject === undefined ? [] : [texts.formats.subject(escapeLine(entry.subject))]),
    ...(entry.matcher === undefined ? [] : [traits.matcher(escapeLine(entry.matcher))]),
    ...describePlaces(entry, texts),
    ...(entry.failClosed ? [traits.failClosed] : []),
    ...(entry.mode === "observe" ? [traits.observe] : []),
    ...(entry.async ? [traits.async] : []),
    ...(entry.priority === LIMITS.priority.standard ? [] : [traits.priority(entry.priority)]),
    ...(entry.timeoutMs === LIMITS.timeoutMs.standard ? [] : [traits.timeout(entry.timeoutMs / 1_000)]),
    ...(entry.askTimeoutMs === LIMITS.askTimeoutMs.standard ? [] : [traits.askTimeout(entry.askTimeoutMs / 1_000)]),
    ...(entry.dialect === "native" ? [] : [traits.dialect(entry.dialect)]),
    ...(entry.files.length === 0 ? [] : [traits.files(names(entry.files))]),
    ...(entry.env.length === 0 ? [] : [traits.env(names(entry.env.map(shownVariable)))]),
    ...own.flatMap((trait) => describeTrait(trait, texts)),
    ...describeExampleLists(entry, texts),
    ...(entry.cwd ? [texts.formats.cwd] : []),
    ...(entry.parallel ? [texts.formats.parallel] : []),
  ];
}

/** What may be a key is not repeated in a chat; whoever wants to see it has the file. */
const shownVariable = (item: string): string =>
  /^\w*(?:KEY|TOKEN|SECRET|PASS|CREDENTIAL|AUTH)\w*=/i.test(item) ? item.replace(/=.*/s, "=…") : item;

/** Who and where an entry is for, where that is not everybody and everywhere. */
export const describePlaces = ({ from, to }: Pick<HookEntry, "from" | "to">, texts: Texts): string[] => [
  ...(from ? [texts.traits.from(describePlace(from, texts))] : []),
  ...(to ? [texts.traits.to(describePlace(to, texts))] : []),
];

export function describePlace({ channel = [], chat = [], person = [], chat_type }: Place, { traits }: Texts): string {
  return [
    ...(channel.length > 0 ? [names(channel)] : []),
    ...(chat.length > 0 ? [traits.chat(names(chat))] : []),
    ...(person.length > 0 ? [traits.person(names(person))] : []),
    ...(chat_type ? [traits.chatType[chat_type]] : []),
  ].join(" · ");
}

/** How many examples an entry brings, or the file that has them. */
function describeExampleLists({ mustBlock, mustPass }: HookEntry, texts: Texts): string[] {
  const [toBlock, toPass] = [mustBlock, mustPass].map((given) =>
    typeof given === "string" ? escapeLine(given) : given ? texts.exampleCount(given.length) : "",
  ) as [string, string];
  const line = texts.exampleTrait(toBlock, toPass);
  return line === "" ? [] : [line];
}

/** A line for a shell is told first: it is the one thing that makes everything else less sure. */
export const isShellLine = (entry: HookEntry): boolean => hasTrait(entry, "shell-line");

/** Of a program that stays it is told wherever somebody looks closely: it may remember what went before. */
export const isResident = (entry: HookEntry): boolean => hasTrait(entry, "resident");

const hasTrait = (entry: HookEntry, trait: EntryTrait["code"]): boolean =>
  KINDS[entry.type].traits(entry).some(({ code }) => code === trait);

function describeTrait(trait: EntryTrait, texts: Texts): string[] {
  switch (trait.code) {
    case "shell-line":
      return [];
    case "resident":
      return [texts.traits.resident];
    case "warm":
      return [texts.traits.warm];
    case "signed":
      return [texts.traits.signed(trait.name)];
    case "headers":
      return [texts.formats.headers(names(trait.names))];
  }
}

const names = (list: readonly string[]): string => list.map((name) => escapeLine(name)).join(", ");

/** What an entry's keys are called in shell_hooks.yaml, where they differ. */
const KEYS_IN_FILE: Readonly<Record<string, string>> = {
  timeoutMs: "timeout",
  askTimeoutMs: "ask_timeout",
  failClosed: "fail_closed",
  secretEnv: "secret_env",
  mustBlock: "must_block",
  mustPass: "must_pass",
};

/** An entry as its author wrote it: the file's own keys, times in seconds, no credentials. */
export function entryInFile(entry: HookEntry): Record<string, string> {
  const pairs = Object.entries(entry).map(([key, value]): [string, string] => {
    if (key === "env") return [key, escapeLine(JSON.stringify(entry.env.map(shownVariable)))];
    const shown = key === "url" ? shownUrl(String(value)) : key.endsWith("Ms") ? Number(value) / 1_000 : value;
    return [KEYS_IN_FILE[key] ?? key, escapeLine(typeof shown === "string" ? shown : JSON.stringify(shown))];
  });
  return Object.fromEntries(pairs);
}

/** What is wrong with a hook, one line each, with the way out. */
export function describeHealth(view: HookView, texts: Texts): string[] {
  const { matcher } = view;
  const { notLive, offered } = view.approval ?? {};
  const lines = [
    ...(notLive ? [texts.notLive(notLive)] : []),
    ...(offered ? [texts.offered(offered)] : []),
    ...view.broken.map((path) => texts.brokenHint(path)),
    ...view.problems.map((problem) => texts.problem(problem)),
    ...view.upgraded.map((path) => texts.upgraded(path)),
    ...(matcher.kind === "invalid" ? [texts.matcherInvalid(matcher.pattern, matcher.detail)] : []),
    ...(matcher.kind === "slow" ? [texts.matcherSlow(matcher.pattern)] : []),
    ...(view.proposed?.warnings ?? []).map(texts.formats.warning),
  ];
  return lines.map((line) => escapeLine(line));
}

/** What a script that comes with the package is for, in one line. */
export function describeExample({ name, about }: Pick<Example, "name" | "about">, texts: Texts): string {
  const lines: Readonly<Record<string, string>> = texts.examples;
  return lines[name] ?? about;
}

/** Which bundled guard a hook runs and whether it is as it was shipped; nothing where it runs another script. */
export function describeBundled({ bundled }: { bundled?: BundledGuard }, texts: Texts, digits = 64): string[] {
  if (!bundled) return [];
  const { name, version, sha256, changed } = bundled;
  if (changed.length > 0) return [texts.bundledChanged(name, version, listSome(changed, texts))];
  const sha = sha256.length > digits ? `${sha256.slice(0, digits)}…` : sha256;
  return [texts.bundled(name, version, sha, describeExample(bundled, texts))];
}

/** Where a script looks and what that means, with the way out: our own words alone. */
export const describeNote = ({ note }: ScriptRemarks, texts: Texts, id = "<id>"): string[] =>
  note ? [texts.formats.scriptNote[note](`/hooks approve ${id} in workspace`)] : [];

/** What else an owner should know of a script that nobody sees from its text alone, one line each, with the way out. */
export function describeRemarks(
  { isBelow, missed, unseen, absent }: ScriptRemarks,
  { source }: Pick<HookView, "source">,
  texts: Texts,
): string[] {
  const { addToEntry, importWith } = texts.formats;
  // A file of another tool has no place for our keys.
  const isElsewhere = source.includes("/");
  return [
    ...absent.map((path) => texts.absentFile(path)),
    ...(isBelow ? [texts.formats.looksAbove] : []),
    ...(unseen === undefined ? [] : [texts.formats.putTogether(unseen)]),
    ...(missed === undefined
      ? []
      : [
          texts.notCopied(
            isElsewhere ? importWith(`chat-hooks import ${quoteWord(source)}`, missed) : addToEntry(missed),
          ),
        ]),
  ].map((line) => escapeLine(line));
}
/** How a hook's own file calls it, and what it says that it is for; shown as somebody's words, whoever approved the rest. */
export function describeName({ proposed }: HookView, texts: Texts): string[] {
  const { name, description = "" } = proposed ?? {};
  return name === undefined
    ? []
    : [texts.formats.named(escapeLine(name), escapeLine(shortened(description, MAX_ABOUT)))];
}
const MAX_ABOUT = 200;

/** Where a hook comes from, when that is another file than the usual one. */
export const describeSource = ({ entry, source }: HookView, texts: Texts): string[] =>
  entry.trigger === undefined || !source.includes("/") ? [] : [texts.formats.fromSource(escapeLine(source))];

/** Whether something is wrong that an owner should look into. */
export const isUnwell = (view: HookView): boolean =>
  view.state === "changed" ||
  view.approval?.notLive !== undefined ||
  view.broken.length + view.problems.length > 0 ||
  view.matcher.kind === "invalid" ||
  view.matcher.kind === "slow";

/** Nobody can tell how its entry is now. */
export const isUnreadable = ({ changes }: HookView): boolean => changes.some(({ kind }) => kind === "entry-unreadable");

/** Where the whole of a reason is that is masked from end to end; nothing where something of it can be read. */
export function describeMasked({ reason = "", event }: HookRun, id: string, texts: Texts): string[] {
  if (!isAllMasked(reason)) return [];
  return [event === "on_outbound_message" ? texts.messageReasonMasked(id) : texts.reasonMasked(event, id)];
}

/** What can be done about what differs. */
export function changedHint(view: HookView, id: string, texts: Texts): string {
  if (isUnreadable(view)) return texts.unreadableHint(id);
  return isIncomplete(view) ? texts.removedHint(id) : texts.changedHint(id);
}

/** Something of what was approved is not there any more: there is nothing to adopt. */
export const isIncomplete = ({ proposed, changes }: HookView): boolean =>
  !proposed || changes.some(({ kind }) => kind === "file-removed");

/** What an act was about, as the list of hooks names it. */
export const aboutOf = ({ event, about = "", sha256 }: OwnerAct): string =>
  [event === undefined ? about : `${event} → ${about}`, ...(sha256 ? [`(sha256 ${sha256.slice(0, 12)}…)`] : [])].join(
    " ",
  );
