import { describeTarget } from "../../../commands/describe.js";
import type { HookSource } from "../../../index.js";
import { shortName } from "../../../lib/short-name.js";
import type { Texts } from "../../../texts/index.js";
import type { ListedHook, PageList } from "./state.js";
import type { Words } from "./words/en.js";

const OWN_FILE = "shell_hooks.yaml";

/** One script with the events that it stands at; `state` is the one that needs an owner most. */
export type HookCardView = {
  /** Stays when a hook is approved, edited or revoked: what is open on the page stays open. */
  key: string;
  target: string;
  state: ListedHook["state"];
  views: readonly ListedHook[];
  /** What a search looks into. */
  searched: string;
};

/** What an owner has to look at comes first. */
const URGENCY: readonly ListedHook["state"][] = ["changed", "not-live", "not-approved", "approved"];
const isHurt = (view: ListedHook): boolean => view.broken.length + view.problems.length > 0;

export function cardsOf(hooks: readonly ListedHook[]): HookCardView[] {
  const groups = new Map<string, ListedHook[]>();
  for (const view of hooks) {
    const key = `${view.entry.type} ${describeTarget(view.entry)}`;
    groups.set(key, [...(groups.get(key) ?? []), view]);
  }
  const cards = [...groups].map(([key, views]): HookCardView & { isHurt: boolean } => {
    const state = URGENCY.find((each) => views.some((view) => view.state === each)) ?? "approved";
    const target = views[0] ? describeTarget(views[0].entry) : "";
    const words = views.map(({ entry, shortId, source, proposed }) => [entry.event, shortId, source, proposed?.name]);
    const searched = [target, ...words.flat()].join(" ").toLowerCase();
    return { key, target, state, views, searched, isHurt: views.some(isHurt) };
  });
  const rank = (card: (typeof cards)[number]): number =>
    (card.isHurt ? 0 : 1) + (card.state === "approved" ? 2 : 0) * 2 + URGENCY.indexOf(card.state);
  // Sorting keeps the order of the list among those that are alike.
  return cards.sort((one, other) => rank(one) - rank(other));
}

/** Cards that were there keep their places, so that an answer stays where it was asked for; new ones come first. */
export function inPlace(cards: readonly HookCardView[], before: readonly string[]): HookCardView[] {
  const placeOf = ({ key }: HookCardView): number => before.indexOf(key);
  return cards.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Versions of hooks that are proposed, and wait for an owner. */
export const proposalsIn = (list: PageList): ListedHook[] =>
  list.hooks.filter(
    ({ state, proposed }) => proposed !== undefined && (state === "not-approved" || state === "changed"),
  );

/** Hooks that are proposed and that nobody has looked at here, in one line each script. */
export const unseenIn = (list: PageList, seen: readonly string[]): HookCardView[] =>
  cardsOf(
    proposalsIn(list).filter(
      ({ state, proposed }) => state === "not-approved" && !seen.includes(proposed?.digest ?? ""),
    ),
  );

export type Trouble = { tone: "bad" | "warn"; text: string };

/** What an owner should look into, the worst first, each in a line. */
export function troublesOf(list: PageList, words: Words, texts: Texts): Trouble[] {
  const { lockdown, away, hooks, faults, switch: status } = list;
  const { mirror } = status;
  const bad = (text: string): Trouble => ({ tone: "bad", text });
  const warn = (text: string): Trouble => ({ tone: "warn", text });
  const nameOf = ({ entry }: ListedHook): string => `${shortName(describeTarget(entry))} (${entry.event})`;
  // One script at several events is one thing to look at.
  const namesOf = (views: readonly ListedHook[]): string[] =>
    cardsOf(views).map(
      ({ target, views: same }) => `${shortName(target)} (${same.map(({ entry }) => entry.event).join(", ")})`,
    );
  const broken = hooks.filter((view) => view.broken.length > 0);
  const notLive = hooks.filter((view) => view.approval?.notLive && !broken.includes(view));
  const changed = hooks.filter((view) => view.state === "changed" && ![...broken, ...notLive].includes(view));
  return [
    ...(lockdown ? [bad(texts.lockdown(lockdown))] : []),
    ...(away ? [bad(texts.databaseAway(away.path, away.detail))] : []),
    ...namesOf(broken).map((name) => bad(words.brokenGuard(name))),
    ...namesOf(notLive).map((name) => warn(words.notLiveHook(name))),
    ...namesOf(changed).map((name) => warn(words.changedHook(name, status.on))),
    ...(status.on && status.approved === 0 ? [warn(texts.noneInForce)] : []),
    ...hooks.flatMap((view) =>
      view.stats.silence ? [warn(`${nameOf(view)}: ${texts.silence(view.stats.silence)}`)] : [],
    ),
    ...(faults.length > 0 ? [warn(words.unusableEntries(faults.length))] : []),
    ...(mirror.kind === "value" && !status.forced && mirror.on !== status.on
      ? [warn(texts.mirrorDiffers(mirror.on, status.on))]
      : []),
  ];
}

/** A file that proposes hooks, and how many entries it has. */
export type SourceFile = { name: string; path: string; entries: number };
/** Another tool, with those of its files that propose something. */
type SourceWithFiles = HookSource & { files: readonly SourceFile[] };

/** Every file that proposes hooks now: by the tool it belongs to, and our own with what belongs to none. */
export function sourcesOf(list: PageList): { own: readonly SourceFile[]; others: readonly SourceWithFiles[] } {
  const { configPath, faults, hooks, sources } = list;
  const proposed = hooks.filter((view) => view.proposed).map(({ source }) => source);
  const named = [
    ...proposed.map((source) => (source === OWN_FILE ? configPath : source)),
    ...faults.map((f) => f.file),
  ];
  const files = [...new Set([configPath, ...named])].map((path) => ({
    // The file with its folder, which is what tells one settings.json from another.
    name: path === configPath ? OWN_FILE : path.split("/").slice(-2).join("/"),
    path,
    entries: named.filter((each) => each === path).length,
  }));
  const isOf = ({ path }: SourceFile, { paths }: HookSource): boolean =>
    paths.some((place) => path === place || path.startsWith(`${place}/`));
  return {
    own: files.filter((file) => !sources.some((source) => isOf(file, source))),
    others: sources.map((source) => ({ ...source, files: files.filter((file) => isOf(file, source)) })),
  };
}
