import { relative } from "node:path";
import { canonicalEntry, type HookEntry, isRefused, variableIn } from "../../core/hook.js";
import { isPlainAlternation } from "../../core/matcher.js";
import type { HookChange, HookStats, HookView, MatcherHealth } from "../../core/view.js";
import type { Budget } from "../../lib/budget.js";
import { isInside } from "../../lib/is-inside.js";
import { pathOf } from "../../transports/command/binding/fence.js";
import { targetOf } from "../../transports/kinds.js";
import type { Binding, BindingPlace } from "../../transports/transport.js";
import type { ApprovalHealth } from "../snapshots/approval-health.js";
import { bindProposal } from "../snapshots/bind-proposal.js";
import { bindEntry } from "../snapshots/binding.js";
import { isCompiled } from "../snapshots/compiled.js";
import type { Approval } from "../state/state.js";
import type { BundledScripts } from "./bundled.js";
import type { ConfigReader } from "./config-reader.js";
import { OWN_SOURCE, type SourcedFault, type SourcedHook } from "./hook-sources.js";

export type CatalogParts = {
  place: BindingPlace;
  /** What all that is only proposed may cost together. */
  budget: Budget;
  /** Absent for a quick look: then matchers are not timed, which takes a while. */
  reader?: ConfigReader;
  stats(approvalId: string): HookStats;
  health: ReadonlyMap<string, ApprovalHealth>;
  bundled: BundledScripts;
  /** What cannot be used of the files that propose hooks. */
  faults?: readonly SourcedFault[];
  /** Which items are wanted; of the others nothing is looked up. */
  only?: (pair: IndexedPair) => boolean;
  /** Whether what the files hold is wanted, too. */
  keepsBytes?: boolean;
};

/** A view together with what was looked up for it: approving uses exactly this, so that what was seen is what is bound. */
export type CatalogItem = { view: HookView; binding?: Binding; position: number; approval?: Approval };

const NO_STATS: HookStats = { runs: 0, faults: 0 };
/** A file full of slow patterns must not make the list wait for all of them. */
const VETTING_MS = 3_000;
/** On about so many texts a pattern is timed. */
const TIMINGS = 60;
/** As many as the system has threads for looking at files, in Node's usual way. */
const AT_ONCE = 4;
const WELL: ApprovalHealth = { upgraded: [], broken: [] };

/**
 * Puts what is proposed beside what is in force. What is approved is looked at first and in any case; of the rest the
 * shortest entries come first, so that a few that name everything do not use up the budget of all others.
 */
export async function buildCatalog(
  parts: CatalogParts,
  proposals: readonly SourcedHook[],
  approvals: readonly Approval[],
): Promise<CatalogItem[]> {
  const pairs = pairUp(proposals, approvals).map((pair, index) => ({ ...pair, index }));
  const wanted = parts.only ? pairs.filter(parts.only) : pairs;
  const { budget } = parts;
  const patience = { ms: VETTING_MS };
  // One look at each program for all entries; the paths of what is only proposed are looked up apart.
  const own: BindingPlace = { ...parts.place, programs: new Map(), ...pathsOnce() };
  const place: BindingPlace = { ...own, budget, ...pathsOnce() };
  const items: (CatalogItem & { index: number })[] = [];
  // One after the other: what one pattern uses up of the patience is not there for the next.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work);
    turn = mine;
    return mine;
  };
  const sorted = wanted.toSorted(byUrgency);
  for (let at = 0; at < sorted.length; at += AT_ONCE)
    items.push(...(await Promise.all(sorted.slice(at, at + AT_ONCE).map(itemOf))).flat());
  return items.sort((a, b) => a.index - b.index).map(({ index: _, ...item }) => item);

  async function itemOf({ proposed: asWritten, approval, isSame, index }: IndexedPair) {
    const key = keyOf({ approval, index });
    // Without a reader this is the quick look, which is about what is in force alone.
    const isLookedUp = approval || parts.reader;
    const lookedUp =
      asWritten && isLookedUp && (await bindProposal(asWritten, approval?.entry.dialect, isSame ? own : place));
    const { proposed = asWritten, binding } = lookedUp || {};
    const entry = proposed?.entry ?? approval?.entry;
    if (!entry) return [];
    const bundled = binding && (await parts.bundled.guardOf(binding));
    const changes = approval
      ? await changesOf(approval, proposed ?? lostFrom(approval, parts.faults), binding, own)
      : [];
    const view: HookView = {
      key,
      state: !approval ? "not-approved" : changes.length > 0 ? "changed" : stateOf(approval),
      entry,
      source: approval?.source ?? proposed?.source ?? OWN_SOURCE,
      changes,
      problems: binding?.problems ?? [],
      ...((approval && parts.health.get(approval.id)) || WELL),
      matcher: await inTurn(() => matcherHealth(parts.reader, entry, patience, budget)),
      stats: approval ? parts.stats(approval.id) : NO_STATS,
      ...(proposed && binding && { proposed: shownProposal(proposed, binding, place.workspace) }),
      ...(bundled && { bundled }),
      ...(approval && { approval: shownApproval(approval, binding) }),
    };
    // What is only listed is not held in memory: all files of all entries together could fill it.
    if (binding && !parts.keepsBytes) for (const file of binding.files) delete file.bytes;
    const position = proposed?.position ?? approval?.position ?? index;
    return [{ view, index, position, ...(binding && { binding }), ...(approval && { approval }) }];
  }
}

/** One look at each path for several entries. */
const pathsOnce = () => ({ found: new Map(), listed: new Map(), reads: new Map() }) satisfies Partial<BindingPlace>;

/** An approval that nobody proposes any more. */
export const approvalView = (approval: Approval, stats: HookStats): HookView => ({
  key: approval.id,
  state: stateOf(approval),
  entry: approval.entry,
  source: approval.source,
  changes: [],
  problems: [],
  ...WELL,
  matcher: { kind: "none" },
  stats,
  approval: shownApproval(approval),
});

const shownProposal = (
  { entry, line, warnings, name, description }: SourcedHook,
  { digest, files }: Binding,
  workspace: string,
) => ({
  entry,
  line,
  digest,
  warnings,
  ...(name !== undefined && { name }),
  ...(description !== undefined && { description }),
  inWorkspace: files.some(({ path, real }) => isInside(workspace, path) || isInside(workspace, real)),
});

const stateOf = ({ notLive }: Approval) => (notLive ? "not-live" : "approved");

const shownApproval = ({ id, entry, digest, at, by, notLive, offered, before }: Approval, binding?: Binding) => ({
  ...{ id, entry, digest, at, by },
  ...(notLive && { notLive }),
  ...(before && {
    before: { id: before.id, entry: before.entry, digest: before.digest, at: before.at, by: before.by },
  }),
  // Of another change it says nothing.
  ...(offered && offered.digest === binding?.digest && { offered: offered.notLive }),
});

type Pair = { proposed?: SourcedHook; approval?: Approval; isSame?: boolean; length: number };
type IndexedPair = Pair & { index: number };

/** The key that the view of a pair has. */
export const keyOf = ({ approval, index }: { approval?: Approval | undefined; index: number }): string =>
  approval?.id ?? `proposed-${index}`;

const byUrgency = (a: Pair, b: Pair): number =>
  Number(b.approval !== undefined) - Number(a.approval !== undefined) || a.length - b.length;

/** An approval belongs to the entry of its file that equals it, else to one with the same event and target, else to none. */
function pairUp(proposals: readonly SourcedHook[], approvals: readonly Approval[]): Pair[] {
  const texts = proposals.map(({ entry }) => canonicalEntry(entry));
  const pairs = proposals.map((proposed, at): Pair => ({ proposed, length: texts[at]?.length ?? 0 }));
  const open = new Set(approvals);
  const pair = (nameOf: (each: Sourced, canonical: string) => string, isSame: boolean): void => {
    const waiting = groupedBy(open, (approval) => nameOf(approval, canonicalEntry(approval.entry)));
    for (const [at, each] of pairs.entries()) {
      if (each.approval || !each.proposed) continue;
      const approval = waiting.get(nameOf(each.proposed, texts[at] ?? ""))?.shift();
      if (!approval) continue;
      open.delete(approval);
      pairs[at] = { ...each, approval, isSame };
    }
  };
  pair(({ source }, canonical) => JSON.stringify([source, canonical]), true);
  // The same but for the dialect, which may have been read from the script.
  pair(({ source, entry }) => JSON.stringify([source, canonicalEntry({ ...entry, dialect: "native" })]), true);
  pair(({ source, entry }) => JSON.stringify([source, entry.event, targetOf(entry)]), false);
  return [...pairs, ...[...open].map((approval) => ({ approval, length: 0 }))];
}

type Sourced = { source: string; entry: HookEntry };

function groupedBy<T>(all: Iterable<T>, nameOf: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) {
    const name = nameOf(each);
    const group = groups.get(name);
    if (group) group.push(each);
    else groups.set(name, [each]);
  }
  return groups;
}

async function changesOf(
  approval: Approval,
  proposed: SourcedHook | HookChange,
  binding: Binding | undefined,
  place: BindingPlace,
): Promise<HookChange[]> {
  const isKnown = binding && !binding.problems.some(({ code }) => code === "not-looked-up");
  const now = isKnown ? binding : await bindEntry(approval.entry, place);
  const changes = "kind" in proposed ? [proposed] : entryChanges(approval.entry, proposed.entry);
  const words = approval.entry.files.map((word) => pathOf(word, place));
  const unread = now.folders.filter(({ isWhole }) => !isWhole).map(({ path }) => path);
  const folders = new Set([...words, ...now.folders.map(({ path }) => path)]);
  const all = [...changes, ...[...folders].reduce(foldedInto(approval, unread), fileChanges(approval, now))];
  const names = approval.entry.env.filter(isRefused).map((item) => variableIn(item).name);
  if (names.length > 0) return [...all, { kind: "env-refused", names }];
  const isNews = (change: HookChange): boolean => approval.beside !== undefined || !isReadSince(change, approval, now);
  return all.some(isNews) ? all : [];
}

/** What is told of an entry only since later versions: nobody has changed anything then. */
function isReadSince(change: HookChange, { source, entry }: Approval, { beside }: Binding): boolean {
  if (change.kind === "entry-edited")
    return source !== OWN_SOURCE && entry.env.length === 0 && change.keys.join() === "env";
  return change.kind === "file-appeared" && beside.includes(change.path);
}

/** Why nothing proposes what is approved: nobody can tell that an entry is gone from a file that cannot be read. */
function lostFrom({ source }: Approval, faults: readonly SourcedFault[] = []): HookChange {
  const isIts = (file: string): boolean =>
    source === OWN_SOURCE ? file.endsWith(`/config/${OWN_SOURCE}`) : file === source;
  const fault = faults.find(({ file, code }) => isIts(file) && code !== "duplicate-entry");
  return fault ? { kind: "entry-unreadable", file: fault.file, line: fault.line } : { kind: "entry-removed" };
}

function entryChanges(approved: HookEntry, proposed: HookEntry): HookChange[] {
  const before = approved as unknown as Record<string, unknown>;
  const after = proposed as unknown as Record<string, unknown>;
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const edited = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  return edited.length > 0 ? [{ kind: "entry-edited", keys: edited }] : [];
}

type FileChange = Extract<HookChange, { kind: `file-${string}` }>;

function fileChanges(approval: Approval, now: Binding): HookChange[] {
  const changes: HookChange[] = [];
  const current = new Map(now.files.map((file) => [file.path, file]));
  const sources = approval.files.filter((file) => !isCompiled(file));
  for (const { path, sha256, executable } of sources) {
    const file = current.get(path);
    const isUnread = now.folders.some((folder) => !folder.isWhole && isInside(folder.path, path));
    if (!file && !isUnread) changes.push({ kind: "file-removed", path });
    else if (!file) continue;
    else if (file.sha256 !== sha256) changes.push({ kind: "file-edited", path });
    else if (file.executable !== executable)
      changes.push({ kind: file.executable ? "file-executable" : "file-not-executable", path });
  }
  const approved = new Set(sources.map(({ path }) => path));
  for (const { path } of now.files) if (!approved.has(path)) changes.push({ kind: "file-appeared", path });
  return changes;
}

/** Puts all that differs in a folder into one change. A folder that is named only now has appeared, whatever it holds. */
const foldedInto =
  ({ files }: Approval, unread: readonly string[]) =>
  (changes: HookChange[], folder: string): HookChange[] => {
    const isBelow = (path: string): boolean => path !== folder && isInside(folder, path);
    const inside = changes.filter((change): change is FileChange => isFileChange(change) && isBelow(change.path));
    if (inside.length === 0 && !unread.includes(folder)) return changes;
    const rest = changes.filter((change) => !(isFileChange(change) && isBelow(change.path)));
    if (!files.some(({ path }) => isBelow(path))) return [...rest, { kind: "file-appeared", path: folder }];
    const named = (...kinds: FileChange["kind"][]): string[] =>
      inside.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => relative(folder, path));
    const edited = named("file-edited", "file-executable", "file-not-executable");
    const [added, removed] = [named("file-appeared"), named("file-removed")];
    return [...rest, { kind: "folder-changed", path: folder, edited, added, removed }];
  };

const isFileChange = (change: HookChange): change is FileChange => change.kind.startsWith("file-");

/** How the worse of its two patterns stands. */
async function matcherHealth(
  reader: ConfigReader | undefined,
  { matcher, subject }: HookEntry,
  patience: { ms: number },
  budget: Budget,
): Promise<MatcherHealth> {
  const patterns = [matcher, subject].filter((pattern) => pattern !== undefined);
  if (patterns.length === 0) return { kind: "none" };
  for (const pattern of patterns) {
    if (!reader || isPlainAlternation(pattern)) continue;
    if (patience.ms <= 0 || budget.remainingMs === 0) return { kind: "slow", pattern, ms: VETTING_MS };
    const startedAt = performance.now();
    const verdict = await reader.vet(pattern);
    const tookMs = performance.now() - startedAt;
    // On a busy machine a fast one waits as well: that is not its fault, nor that of those behind it.
    patience.ms -= verdict.kind === "ok" ? Math.min(tookMs, verdict.ms * TIMINGS) : tookMs;
    if (verdict.kind !== "ok") return { ...verdict, pattern };
  }
  return { kind: "ok" };
}
