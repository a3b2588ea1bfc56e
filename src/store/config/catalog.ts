import { relative } from "node:path";
import { canonicalEntry, type HookEntry } from "../../core/hook.js";
import { isPlainAlternation } from "../../core/matcher.js";
import type { HookChange, HookStats, HookView, MatcherHealth } from "../../core/view.js";
import type { Budget } from "../../lib/budget.js";
import { isInside } from "../../lib/is-inside.js";
import { pathOf } from "../../transports/command/binding/fence.js";
import { targetOf } from "../../transports/kinds.js";
import type { Binding, BindingPlace } from "../../transports/transport.js";
import type { ApprovalHealth } from "../snapshots/approval-health.js";
import { bindEntry } from "../snapshots/binding.js";
import { isCompiled } from "../snapshots/compiled.js";
import type { Approval } from "../state/state.js";
import type { BundledScripts } from "./bundled.js";
import type { ConfigReader } from "./config-reader.js";
import { OWN_SOURCE, type SourcedHook } from "./hook-sources.js";

export type CatalogParts = {
  place: BindingPlace;
  /** What all that is only proposed may cost together. */
  budget: Budget;
  /** Absent for a quick look: then matchers are not timed, which takes a while. */
  reader?: ConfigReader;
  stats(approvalId: string): HookStats;
  health: ReadonlyMap<string, ApprovalHealth>;
  bundled: BundledScripts;
  /** The key of the one item whose files are wanted; of the others nothing is looked up. */
  only?: string;
};

/** A view together with what was looked up for it: approving uses exactly this, so that what was seen is what is bound. */
export type CatalogItem = { view: HookView; binding?: Binding; position: number; approval?: Approval };

const NO_STATS: HookStats = { runs: 0, faults: 0 };
/** A file full of slow patterns must not make the list wait for all of them. */
const VETTING_MS = 3_000;
/** On about so many texts a pattern is timed. */
const TIMINGS = 60;
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
  const { budget } = parts;
  const patience = { ms: VETTING_MS };
  const place: BindingPlace = { ...parts.place, budget, found: new Map() };
  const items: (CatalogItem & { index: number })[] = [];
  for (const pair of pairs.toSorted(byUrgency)) items.push(...(await itemOf(pair)));
  return items.sort((a, b) => a.index - b.index).map(({ index: _, ...item }) => item);

  async function itemOf({ proposed, approval, index }: Pair & { index: number }) {
    const entry = proposed?.entry ?? approval?.entry;
    const key = approval?.id ?? `proposed-${index}`;
    // Without a reader this is the quick look, which is about what is in force alone.
    const isWanted = parts.only === undefined ? approval || parts.reader : parts.only === key;
    if (!entry || (parts.only !== undefined && !isWanted)) return [];
    const isSame = approval && proposed && canonicalEntry(proposed.entry) === canonicalEntry(approval.entry);
    const binding = proposed && isWanted ? await bindEntry(proposed.entry, isSame ? parts.place : place) : undefined;
    const bundled = binding && (await parts.bundled.guardOf(binding));
    const changes = approval ? await changesOf(approval, proposed, binding, parts.place) : [];
    const view: HookView = {
      key,
      state: !approval ? "not-approved" : changes.length > 0 ? "changed" : "approved",
      entry,
      source: approval?.source ?? proposed?.source ?? OWN_SOURCE,
      changes,
      problems: binding?.problems ?? [],
      ...((approval && parts.health.get(approval.id)) || WELL),
      matcher: await matcherHealth(parts.reader, entry, patience, budget),
      stats: approval ? parts.stats(approval.id) : NO_STATS,
      ...(proposed && binding && { proposed: shownProposal(proposed, binding, place.workspace) }),
      ...(bundled && { bundled }),
      ...(approval && { approval: shownApproval(approval) }),
    };
    // What is only listed is not held in memory: all files of all entries together could fill it.
    if (binding && parts.only === undefined) for (const file of binding.files) delete file.bytes;
    const position = proposed?.position ?? approval?.position ?? index;
    return [{ view, index, position, ...(binding && { binding }), ...(approval && { approval }) }];
  }
}

/** An approval that nobody proposes any more. */
export const approvalView = (approval: Approval, stats: HookStats): HookView => ({
  key: approval.id,
  state: "approved",
  entry: approval.entry,
  source: approval.source,
  changes: [],
  problems: [],
  ...WELL,
  matcher: { kind: "none" },
  stats,
  approval: shownApproval(approval),
});

const shownProposal = ({ entry, line, warnings }: SourcedHook, { digest, files }: Binding, workspace: string) => ({
  entry,
  line,
  digest,
  warnings,
  inWorkspace: files.some(({ path, real }) => isInside(workspace, path) || isInside(workspace, real)),
});

const shownApproval = ({ id, entry, digest, at, by }: Approval) => ({ id, entry, digest, at, by });

type Pair = { proposed?: SourcedHook; approval?: Approval };

const byUrgency = (a: Pair, b: Pair): number =>
  Number(b.approval !== undefined) - Number(a.approval !== undefined) || lengthOf(a) - lengthOf(b);
const lengthOf = ({ proposed }: Pair): number => (proposed ? canonicalEntry(proposed.entry).length : 0);

/** An approval belongs to the entry of its file that equals it, else to one with the same event and target, else to none. */
function pairUp(proposals: readonly SourcedHook[], approvals: readonly Approval[]): Pair[] {
  const open = new Set(approvals);
  const pairs: Pair[] = proposals.map((proposed) => ({ proposed }));
  const same = [
    (entry: HookEntry, approval: Approval) => canonicalEntry(entry) === canonicalEntry(approval.entry),
    (entry: HookEntry, approval: Approval) =>
      entry.event === approval.entry.event && targetOf(entry) === targetOf(approval.entry),
  ];
  for (const matches of same) {
    for (const pair of pairs) {
      if (pair.approval || !pair.proposed) continue;
      const { entry, source } = pair.proposed;
      const found = [...open].find((approval) => approval.source === source && matches(entry, approval));
      if (!found) continue;
      open.delete(found);
      pair.approval = found;
    }
  }
  return [...pairs, ...[...open].map((approval) => ({ approval }))];
}

async function changesOf(
  approval: Approval,
  proposed: SourcedHook | undefined,
  binding: Binding | undefined,
  place: BindingPlace,
): Promise<HookChange[]> {
  const isKnown = binding && !binding.problems.some(({ code }) => code === "not-looked-up");
  const now = isKnown ? binding : await bindEntry(approval.entry, place);
  const changes: HookChange[] = proposed ? entryChanges(approval.entry, proposed.entry) : [{ kind: "entry-removed" }];
  const words = approval.entry.files.map((word) => pathOf(word, place));
  const unread = now.folders.filter(({ isWhole }) => !isWhole).map(({ path }) => path);
  const folders = new Set([...words, ...now.folders.map(({ path }) => path)]);
  return [...changes, ...[...folders].reduce(foldedInto(approval, unread), fileChanges(approval, now))];
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
    else if (file.sha256 !== sha256 || file.executable !== executable) changes.push({ kind: "file-edited", path });
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
    const named = (kind: FileChange["kind"]): string[] =>
      inside.filter((change) => change.kind === kind).map(({ path }) => relative(folder, path));
    const [edited, added, removed] = [named("file-edited"), named("file-appeared"), named("file-removed")];
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
