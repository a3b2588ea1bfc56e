import { canonicalEntry, type HookEntry, targetOf } from "../core/hook.js";
import { isPlainAlternation } from "../core/matcher.js";
import type { HookChange, HookStats, HookView, MatcherHealth } from "../core/view.js";
import { type Binding, type BindingPlace, bindEntry, MOST_READ } from "./binding.js";
import type { ConfigReader } from "./config-reader.js";
import { copyPath } from "./copies.js";
import { hashFile } from "./hash-file.js";
import { OWN_SOURCE, type SourcedHook } from "./hook-sources.js";
import { checkProgram } from "./programs.js";
import type { Approval } from "./state.js";

export type CatalogParts = {
  place: BindingPlace;
  stateFolder: string;
  /** Absent for a quick look: then matchers are not timed, which takes a while. */
  reader?: ConfigReader;
  stats(approvalId: string): HookStats;
};

/** A view together with what was looked up for it: approving uses exactly this, so that what was seen is what is bound. */
export type CatalogItem = { view: HookView; binding?: Binding; position: number; approval?: Approval };

const NO_STATS: HookStats = { runs: 0, faults: 0 };
/** A file full of slow patterns must not make the list wait for all of them. */
const VETTING_MS = 3_000;
/** On about so many texts a pattern is timed. */
const TIMINGS = 60;

/** Puts what is proposed beside what is in force. */
export async function buildCatalog(
  parts: CatalogParts,
  proposals: readonly SourcedHook[],
  approvals: readonly Approval[],
): Promise<CatalogItem[]> {
  const pairs = pairUp(proposals, approvals);
  const patience = { ms: VETTING_MS };
  const place = { ...parts.place, room: { bytes: MOST_READ } };
  const items: CatalogItem[] = [];
  for (const [index, { proposed, approval }] of pairs.entries()) {
    // Without a reader this is the quick look, which is about what is in force alone.
    const wanted = proposed && (approval || parts.reader);
    const binding = wanted && (await bindEntry(proposed.entry, place));
    const entry = proposed?.entry ?? approval?.entry;
    if (!entry) continue;
    const changes = approval ? await changesOf(approval, proposed, binding, place) : [];
    const view: HookView = {
      key: approval?.id ?? `proposed-${index}`,
      state: !approval ? "not-approved" : changes.length > 0 ? "changed" : "approved",
      entry,
      source: approval?.source ?? proposed?.source ?? OWN_SOURCE,
      changes,
      problems: binding?.problems ?? [],
      ...(approval ? await healthOf(parts, approval) : { upgraded: [], broken: [] }),
      matcher: await matcherHealth(parts.reader, entry, patience),
      stats: approval ? parts.stats(approval.id) : NO_STATS,
      ...(proposed &&
        binding && {
          proposed: { entry: proposed.entry, line: proposed.line, digest: binding.digest, warnings: proposed.warnings },
        }),
      ...(approval && {
        approval: { id: approval.id, entry: approval.entry, digest: approval.digest, at: approval.at, by: approval.by },
      }),
    };
    items.push({
      view,
      position: proposed?.position ?? approval?.position ?? index,
      ...(binding && { binding }),
      ...(approval && { approval }),
    });
  }
  return items;
}

type Pair = { proposed?: SourcedHook; approval?: Approval };

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
  const now = binding ?? (await bindEntry(approval.entry, place));
  const changes: HookChange[] = proposed ? entryChanges(approval.entry, proposed.entry) : [{ kind: "entry-removed" }];
  return [...changes, ...fileChanges(approval, now)];
}

function entryChanges(approved: HookEntry, proposed: HookEntry): HookChange[] {
  const before = approved as unknown as Record<string, unknown>;
  const after = proposed as unknown as Record<string, unknown>;
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const edited = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  return edited.length > 0 ? [{ kind: "entry-edited", keys: edited }] : [];
}

function fileChanges(approval: Approval, now: Binding): HookChange[] {
  const changes: HookChange[] = [];
  for (const file of approval.files) {
    const current = now.files.find((each) => each.path === file.path);
    if (!current) changes.push({ kind: "file-removed", path: file.path });
    else if (current.sha256 !== file.sha256 || current.executable !== file.executable) {
      changes.push({ kind: "file-edited", path: file.path });
    }
  }
  for (const file of now.files) {
    if (!approval.files.some((each) => each.path === file.path))
      changes.push({ kind: "file-appeared", path: file.path });
  }
  return changes;
}

/** Whether what was approved can still run as approved: the copies, files checked in place, and programs. */
async function healthOf(parts: CatalogParts, approval: Approval): Promise<{ upgraded: string[]; broken: string[] }> {
  const upgraded: string[] = [];
  const broken: string[] = [];
  for (const program of approval.programs) {
    const state = await checkProgram(program);
    if (state === "upgraded") upgraded.push(program.path);
    if (state === "changed") broken.push(program.path);
  }
  for (const file of approval.files) {
    const path = file.copy === undefined ? file.path : copyPath(parts.stateFolder, approval.id, file.copy);
    if ((await hashFile(path).catch(() => undefined)) !== file.sha256) broken.push(path);
  }
  return { upgraded, broken };
}

/** How the worse of its two patterns stands. */
async function matcherHealth(
  reader: ConfigReader | undefined,
  { matcher, subject }: HookEntry,
  patience: { ms: number },
): Promise<MatcherHealth> {
  const patterns = [matcher, subject].filter((pattern) => pattern !== undefined);
  if (patterns.length === 0) return { kind: "none" };
  for (const pattern of patterns) {
    if (!reader || isPlainAlternation(pattern)) continue;
    if (patience.ms <= 0) return { kind: "slow", pattern, ms: VETTING_MS };
    const startedAt = performance.now();
    const verdict = await reader.vet(pattern);
    const tookMs = performance.now() - startedAt;
    // On a busy machine a fast one waits as well: that is not its fault, nor that of those behind it.
    patience.ms -= verdict.kind === "ok" ? Math.min(tookMs, verdict.ms * TIMINGS) : tookMs;
    if (verdict.kind !== "ok") return { ...verdict, pattern };
  }
  return { kind: "ok" };
}
